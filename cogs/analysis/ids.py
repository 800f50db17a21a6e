"""The custom ids of what decided a deal or a match."""

import re
from dataclasses import dataclass
from typing import Self

from cogs.kit.custom_ids import Action, NoArgument, matched

_DEAL = re.compile(r"[0-9]{1,5}")


@dataclass(frozen=True, slots=True)
class DealNumber:
    """A deal of a match, counted from 1: `4`."""

    deal: int

    def __str__(self) -> str:
        return str(self.deal)

    @classmethod
    def parse(cls, text: str) -> Self:
        return cls(int(matched(_DEAL, text)[0]))


WHAT_DECIDED = Action("decided", DealNumber)
MY_MATCH = Action("mymatch", NoArgument)
DECISION = Action("decision", NoArgument)
SHARE_DECISION = Action("sharedecision", NoArgument)
DECISION_DETAILS = Action("decisiondetails", NoArgument)
MATCH_DETAILS = Action("matchdetails", NoArgument)
