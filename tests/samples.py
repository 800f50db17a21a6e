"""Samples of long lists. Every run takes the same, so an unchanged tree gives an unchanged result.

BONEYARD_SAMPLE=NUMBER takes another sample, BONEYARD_SAMPLE=all the whole lists. `.ci/soak` takes a new one each day.
"""

import os
import random
from collections.abc import Sequence
from typing import TypeVar

Item = TypeVar("Item")

NAME = "BONEYARD_SAMPLE"
_GIVEN = os.environ.setdefault(NAME, "0")  # in the environment: for the processes that tests start, too
IS_WHOLE = _GIVEN == "all"
NUMBER = 0 if IS_WHOLE else int(_GIVEN)


def sample(items: Sequence[Item], every: int) -> Sequence[Item]:
    """One of `every` items, from first to last."""
    return items if IS_WHOLE else items[NUMBER % every :: every]


def dice(*of: object) -> random.Random:
    """Random numbers for a test named by `of`: the same for the same sample."""
    return random.Random(f"{NUMBER} {of}")
