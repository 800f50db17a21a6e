"""The shared parts of trick games' help pages: examples computed by the rules, and the doubles in Nel-O."""

from collections.abc import Sequence

from bot.message import Message, Text
from bot.rules.boards import TrickView
from bot.rules.options import Options
from bot.rules.pieces import Piece, parse_piece
from bot.rules.suits import Suit, SuitSystem
from bot.rules.tricks.deal import Trick
from bot.rules.tricks.faces import faces
from bot.rules.tricks.game import TrickGame
from bot.rules.view import Example

TRICK = Message("help-what-a-trick-is")
CLAIMS = Message("help-claims")
DOUBLES_RANK = {
    "high": Message("help-nel-o-doubles-high"),
    "low": Message("help-nel-o-doubles-low"),
    "own_suit": Message("help-nel-o-doubles-own-suit"),
    "bidders_choice": Message("help-nel-o-doubles-chosen"),
}


def trick_example(
    game: TrickGame, options: Options, system: SuitSystem, caption: Text, led: Suit, pieces: str, base: int = 0
) -> Example:
    """A trick and its winner by the rules: `pieces` as "6-4 4-4" or "KS,QS"; `base` are its points without theirs."""
    played: Sequence[Piece] = [parse_piece(word) for word in pieces.replace(",", " ").split()]
    trick = Trick(led, tuple(enumerate(played)))
    points = base + sum(game.worth(options, piece) for piece in played)
    shown = faces(game, options, system)
    plays = tuple((seat, shown.piece(piece, led)) for seat, piece in trick.plays)
    return Example(caption, trick=TrickView(1, led, plays, trick.winner(system), points), trump=system.trump)
