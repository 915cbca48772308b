"""How Hypothesis looks for examples: the same ones in every run, however slow the machine is.

With `FILLER_EXPLORE=1` in the environment it looks for new ones each time; what it finds then becomes an `@example`.
"""

import os

from hypothesis import HealthCheck, settings

settings.register_profile(
    "filler",
    deadline=None,
    derandomize=os.environ.get("FILLER_EXPLORE") != "1",
    # A shared machine may be slow for reasons of its own.
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("filler")
