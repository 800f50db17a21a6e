"""The one family of errors: each is answered with a sentence that says what to do; none of them changes anything.

`bot.words.refusals.sentence` makes the sentence of any of them: whoever shows one asks it.
"""


class Refusal(Exception):  # noqa: N818 - it is an answer, not a fault
    """What was asked for is refused. Its text is the sentence shown to the player, unless it carries facts."""


class BadNotation(Refusal):
    """The text is no tile, suit or move."""


class BadOptions(Refusal):
    """The house rules do not fit together, or a value is not one of those offered."""


class Fact:
    """One thing a refused move is about: why it is not legal, or what is. Only for the seat that asked.

    A frozen dataclass each; `bot.words` has one sentence for each.
    """


class RefusedMove(Refusal):
    """A move is refused. `facts` say why, and what is legal instead, in the order they are told."""

    in_general = "This move is refused."

    def __init__(self, *facts: Fact) -> None:
        super().__init__(*facts)
        self.facts = facts

    def __str__(self) -> str:
        """What holds of every refusal of its kind: a log or a message shows no pieces by accident."""
        return self.in_general


class IllegalMove(RefusedMove):
    """The move is not legal now."""

    in_general = "This move is not legal now."


class NotYourTurn(RefusedMove):
    """The seat has nothing to decide now."""

    in_general = "It is not your turn."
