"""What the help pages of trick games share: examples computed by the rules, and where doubles belong in Nel-O."""

from collections.abc import Sequence

from bot.rules.boards import TrickView
from bot.rules.options import Options
from bot.rules.pieces import Piece, parse_piece
from bot.rules.suits import Suit, SuitSystem
from bot.rules.tricks.counts import NelODoubles
from bot.rules.tricks.faces import faces
from bot.rules.tricks.game import TrickGame
from bot.rules.tricks.trick import Trick
from bot.rules.view import Example

TRICK = (
    "A trick is one tile from each player: one leads, the others follow in turn, and the best tile takes it. What lies "
    "in it belongs to whoever took it."
)
DOUBLES_IN_NEL_O = {
    NelODoubles.HIGH: "Doubles are the highest of their numbers, as always.",
    NelODoubles.LOW: "Doubles are the lowest of their numbers, below the blank.",
    NelODoubles.OWN_SUIT: "Doubles leave their numbers and are a suit of their own, 6-6 the highest.",
    NelODoubles.BIDDERS_CHOICE: "Before leading, the bidder says whether doubles are the highest of their numbers, the "
    "lowest, or a suit of their own.",
}

CLAIMS = (
    "Where no tile that you have not seen can take one of the tricks that are left from you, **Claim the rest** ends "
    "the deal and lays open all hands. Where the rest can change nothing, **End the deal** does. And a play that has "
    "shown nothing but itself goes back with **Take back**, if all the people at the table agree."
)


def trick_example(
    game: TrickGame, options: Options, system: SuitSystem, caption: str, led: Suit, pieces: str, base: int = 0
) -> Example:
    """A trick and its winner, computed by the rules: `pieces` in play order, as "6-4 4-4 6-6".

    `base` is what the trick counts besides its pieces.
    """
    played: Sequence[Piece] = [parse_piece(word) for word in pieces.split()]
    trick = Trick(led, tuple(enumerate(played)))
    points = base + sum(game.worth(options, piece) for piece in played)
    shown = faces(game, options, system)
    plays = tuple((seat, shown.piece(piece, led)) for seat, piece in trick.plays)
    return Example(caption, trick=TrickView(1, led, plays, trick.winner(system), points), trump=system.trump)
