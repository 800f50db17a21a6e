"""The facts of refusals in Domino Hearts: hearts and points, honour, the moon."""

from bot.message import Message
from bot.rules.errors import Fact
from bot.rules.pieces import Piece
from bot.rules.tricks.refusals import Restriction


class OpensWith(Restriction):
    """The first lead of the deal must be this piece."""

    piece: Piece

    @property
    def lead_prompt(self) -> Message:
        return Message("prompt-lead-opens", piece=self.piece)


class HeartsNotBroken(Restriction):
    """Hearts cannot be led yet. `queen`: the queen of spades opens them too."""

    queen: bool

    @property
    def lead_prompt(self) -> Message:
        return Message("prompt-lead-hearts")


class NoPointsYet(Restriction):
    """No points are allowed on the first trick."""

    @property
    def lead_prompt(self) -> Message:
        return Message("prompt-lead-points")


class MustKeepRules(Fact):
    """A seat that has taken a piece back must follow the rules for the rest of the trick."""


class NothingToTakeBack(Fact):
    """The seat has broken no rule in the trick on the table."""


class TooEarlyToDecline(Fact):
    """ "No challenge" belongs to the review after the last trick."""


class HasDeclined(Fact):
    """The seat has declined to challenge already; other seats have not yet."""


class MayChallenge(Fact):
    """Legal: to challenge a play of this deal, or none."""


class OwnPlay(Fact):
    """The challenged play is the challenger's own."""


class NoSuchTrick(Fact):
    """The challenge names no finished trick; `finished` tricks of this deal are."""

    finished: int


class TookNoPart(Fact):
    """The challenged seat plays nothing in this deal. `name` is its player's, where the table has added it."""

    seat: int
    name: str = ""


class ChallengedBefore(Fact):
    """The play has been challenged already."""


class SeenToBeRight(Fact):
    """The public plays prove that the seat followed the rules in that trick (1 = the deal's first); `name` as above."""

    seat: int
    trick: int
    name: str = ""


class MustChooseMoon(Fact):
    """Legal: to take `points` off the own score, or add them to an opponent's (`everyone`: to every opponent's)."""

    points: int
    everyone: bool
