"""The one family of errors. Each is a sentence for the player that says what to do; none of them changes anything."""


class Refusal(Exception):  # noqa: N818 - it is an answer, not a fault
    """What was asked for is refused. `str(refusal)` is the sentence shown to the player."""


class BadNotation(Refusal):
    """The text is no tile, suit or move."""


class IllegalMove(Refusal):
    """The move is not legal now; the sentence says what is."""


class NotYourTurn(Refusal):
    """The seat has nothing to decide now."""


class BadOptions(Refusal):
    """The house rules do not fit together, or a value is not one of those offered."""
