"""The shared parts of trick games' help: the arguments of its messages, and examples computed by the rules."""

from bot.message import Message
from bot.rules.boards import TrickView
from bot.rules.help import Example, Facts, facts_of
from bot.rules.options import Options
from bot.rules.pieces import parse_piece
from bot.rules.suits import Suit, SuitSystem
from bot.rules.tricks.deal import Trick
from bot.rules.tricks.game import TrickGame
from bot.rules.tricks.view import faces, piece_view


def trick_facts(game: TrickGame, options: Options, players: int, **more: object) -> Facts:
    """The arguments of a trick game's help: also `tiles`, how many each player is dealt."""
    tiles = game.hand_size(options, players)
    return facts_of(game.settled(options, players), players, tiles=tiles, **more)


def trick_example(
    game: TrickGame, options: Options, system: SuitSystem, caption: str | Message, led: Suit, pieces: str,
    trick_points: int = 0,
) -> Example:  # fmt: skip
    """A trick and its winner by the rules: `pieces` as "6-4 4-4" or "KS,QS"."""
    trick = Trick(led, tuple(enumerate(map(parse_piece, pieces.replace(",", " ").split()))))
    points = trick_points + sum(game.worth(options, piece) for _, piece in trick.plays)
    shown = faces(game, options, system)
    plays = tuple((seat, piece_view(shown, piece, led)) for seat, piece in trick.plays)
    view = TrickView(1, led, plays, trick.winner(system), points)
    return Example(Message(caption) if isinstance(caption, str) else caption, trick=view, trump=system.trump)
