"""Hypothesis without surprises: the same examples at every run, no deadline on a busy machine.

`PRDESK_EXAMPLES=5000 pytest tests/property` looks for more, with other examples at each run.
"""

import os

from hypothesis import HealthCheck, settings

EXAMPLES = os.environ.get("PRDESK_EXAMPLES")

settings.register_profile(
    "prdesk",
    derandomize=EXAMPLES is None,
    deadline=None,
    max_examples=int(EXAMPLES or 120),
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)
settings.load_profile("prdesk")
