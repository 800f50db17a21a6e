"""The custom ids of replays."""

import re
from dataclasses import dataclass
from typing import Self

from cogs.kit.custom_ids import Action, matched

_FRAME = re.compile(r"(?P<deal>[0-9]{1,5})/(?P<frame>[0-9]{1,5})")


@dataclass(frozen=True, slots=True)
class ReplayPlace:
    """A deal of a replay, counted from 1, and its frame, counted from 0: `3/9`. Where there is no such deal or frame,
    the nearest is meant.
    """

    deal: int = 1
    frame: int = 0

    def __str__(self) -> str:
        return f"{self.deal}/{self.frame}"

    @classmethod
    def parse(cls, text: str) -> Self:
        parts = matched(_FRAME, text)
        return cls(int(parts["deal"]), int(parts["frame"]))


REPLAY = Action("replay", ReplayPlace)  # opens it
REPLAY_FRAME = Action("replayframe", ReplayPlace)
REPLAY_DEAL = Action("replaydeal", ReplayPlace)
SHARE_FRAME = Action("replayshare", ReplayPlace)
ANIMATE_TRICK = Action("replaytrick", ReplayPlace)
ANIMATE_DEAL = Action("replayfilm", ReplayPlace)
