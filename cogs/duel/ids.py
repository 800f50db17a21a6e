"""The custom ids of duels."""

import re
from dataclasses import dataclass
from typing import Self

from cogs.contests.ids import OfContest
from cogs.kit.custom_ids import Action, matched, parse_id

_OPPONENT = re.compile(r"(?P<user_id>[0-9]{1,19})/(?P<game>[a-z0-9-]+)")


@dataclass(frozen=True, slots=True)
class Opponent:
    """Who is challenged to a duel, and of which game: `7/black-tile`."""

    user_id: int
    game: str

    def __str__(self) -> str:
        return f"{self.user_id}/{self.game}"

    @classmethod
    def parse(cls, text: str) -> Self:
        parts = matched(_OPPONENT, text)
        return cls(parse_id(parts["user_id"]), parts["game"])


DUEL_JOIN = Action("dueljoin", OfContest)
DUEL_LEAVE = Action("duelleave", OfContest)
DUEL_START = Action("duelstart", OfContest)
DUEL_CANCEL = Action("duelcancel", OfContest)
DUEL_HAND = Action("duelhand", OfContest)
DUEL_DEAL = Action("dueldeal", OfContest)
DUEL_RECORD = Action("duelrecord", OfContest)
DUEL_REPLAY = Action("duelreplay", OfContest)
DUEL_CHALLENGE = Action("duelchallenge", Opponent)
DUEL_REMATCH = Action("duelrematch", OfContest)
