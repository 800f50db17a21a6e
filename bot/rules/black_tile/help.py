"""How Black Tile is played, page by page."""

from functools import partial

from bot.message import Message
from bot.rules.black_tile.options import BlackTileOptions
from bot.rules.help import HelpPage, PageRow, pages_of
from bot.rules.suits import DominoSuits, Suit
from bot.rules.tricks.game import TrickGame
from bot.rules.tricks.help import trick_example, trick_facts
from bot.rules.view import Phase


def help_pages(game: TrickGame, options: BlackTileOptions, players: int) -> tuple[HelpPage, ...]:
    facts = trick_facts(game, options, players, variant=int(options.variant))
    aim_caption = Message("black-tile-help-example-aim", eleven=options.variant == "11")
    example = partial(trick_example, game, options, DominoSuits())
    return pages_of(
        facts,
        PageRow("help-title-aim", ("help-what-a-trick-is", "black-tile-help-counts", "help-sides"),
             example(aim_caption, Suit.N3, "6-3 3-3 0-0 3-1")),
        PageRow("help-title-before", ("help-deal-double-six", "black-tile-help-pass", "black-tile-help-opening",
             "black-tile-help-first", "black-tile-help-undealt" if players == 3 else None),
             about=(Phase.PASS, Phase.OPENING)),
        PageRow("help-title-suits", ("black-tile-help-suits",),
             example("black-tile-help-example-suits", Suit.N2, "6-2 2-0 2-2 5-2")),
        PageRow("help-title-trick", ("help-clockwise", "domino-hearts-help-trick"),
             example("black-tile-help-example-trick", Suit.N3, "6-3 6-6 5-3 3-0"), (Phase.PLAY,)),
        PageRow("black-tile-help-title-black-tile", ("black-tile-help-black-tile",),
             example("black-tile-help-example-black-tile", Suit.DOUBLES, "0-0 3-3 6-6 4-1")),
        PageRow("help-title-score", ("black-tile-help-score", "help-tie", "help-claims")),
        PageRow("help-title-playing-well", ("black-tile-help-playing-well",),
             example("black-tile-help-example-playing-well", Suit.N5, "5-4 5-5 0-0 5-1")),
    )  # fmt: skip
