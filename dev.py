#!/usr/bin/env python3
"""The one command for working on Filler: ``python3 dev.py VERB``.

It needs nothing but Python 3.11 and the network: whatever else a verb needs is set up first, inside this folder.
The work itself is done by the modules in ``tools/``.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - whoever has an older Python must get a sentence, not a traceback
    sys.exit("Filler needs Python 3.11 or newer; this is Python " + sys.version.split()[0] + ".")

from tools import commands

if __name__ == "__main__":
    sys.exit(commands.main(sys.argv[1:]))
