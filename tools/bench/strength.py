"""Mirrored matches between two players (see `tools/strength`): `dev.py bench strength ONE OTHER VARIANT MATCHES`."""

from tools.strength.__main__ import main

if __name__ == "__main__":
    main()
