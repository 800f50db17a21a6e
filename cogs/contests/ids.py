"""The custom ids that daily deals, duels and tournaments share."""

import re
from dataclasses import dataclass
from typing import Self

from cogs.kit.custom_ids import Action, matched, parse_id

_CONTEST = re.compile(r"(?P<contest>[0-9]{1,19})(?:/(?:(?P<yes>yes)|(?P<code>[0-9]{1,18}-[0-9a-f]{8})))?")


@dataclass(frozen=True, slots=True)
class OfContest:
    """A contest, and whether what cannot be undone is confirmed: `17`, `17/yes`; or with the code by which somebody is
    invited: `17/17-0a1b2c3d`.
    """

    contest: int
    confirmed: bool = False
    code: str = ""

    def __str__(self) -> str:
        said = "yes" if self.confirmed else self.code
        return f"{self.contest}/{said}" if said else f"{self.contest}"

    @classmethod
    def parse(cls, text: str) -> Self:
        parts = matched(_CONTEST, text)
        return cls(parse_id(parts["contest"]), bool(parts["yes"]), parts["code"] or "")


CONTEST_SHUFFLE = Action("contestshuffle", OfContest)
OLD_PROOF = Action("tournamentproof", OfContest)  # the same, in messages of an older version
OWN_RESULT = Action("fared", OfContest)
