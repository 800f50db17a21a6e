"""A part of a long list, another one each day: what one run leaves out is tried by the runs of the next days.

A run that fails says the number of its part. With BONEYARD_SAMPLE set to that number the same part is tried again;
with BONEYARD_SAMPLE=all, the whole of every list.
"""

import os
import random
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import TypeVar

Item = TypeVar("Item")

NAME = "BONEYARD_SAMPLE"
# In the environment, so that all processes of a run have the same, also around midnight.
_GIVEN = os.environ.setdefault(NAME, str(datetime.now(UTC).toordinal()))
IS_WHOLE = _GIVEN == "all"
NUMBER = 0 if IS_WHOLE else int(_GIVEN)


def sample(items: Sequence[Item], every: int) -> Sequence[Item]:
    """One of `every` items, from first to last."""
    return items if IS_WHOLE else items[NUMBER % every :: every]


def dice(*of: object) -> random.Random:
    """Random numbers for a test named by `of`: the same all day, others each day."""
    return random.Random(f"{NUMBER} {of}")
