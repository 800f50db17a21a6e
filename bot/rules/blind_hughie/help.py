"""The help pages of Blind Hughie and Billitonnen."""

from bot.message import Message
from bot.rules.blind_hughie.deal import TILES, Layout, row_size
from bot.rules.blind_hughie.options import BlindHughieOptions
from bot.rules.boards import PieceView
from bot.rules.help import Example, HelpPage, PageRow, facts_of, pages_of
from bot.rules.pieces import Tile
from bot.rules.view import Phase

_LAYOUT = Layout(((2, 6), (6, 4)))


def help_pages(options: BlindHughieOptions, players: int) -> tuple[HelpPage, ...]:
    size = row_size(options, players)
    leftover = len(TILES) - players * size
    facts = facts_of(options, players, tiles=size, leftover=leftover, target=options.goes_to(players))
    is_hughie, billitonnen, any_tile = options.hughie, options.billitonnen, options.any_tile
    left_for_billitonnen = "billitonnen-help-left-three" if players == 5 else "billitonnen-help-left-over"
    deals_first_tile = billitonnen and leftover > 0 and players != 5
    return pages_of(
        facts,
        PageRow("help-title-aim", ("blind-hughie-help-aim", "help-sides" if options.in_partners else None)),
        PageRow("help-title-deal",
             ("help-deal-double-six",
              None if not leftover else left_for_billitonnen if billitonnen else "blind-hughie-help-left-over",
              "blind-hughie-help-starter", None if deals_first_tile else "blind-hughie-help-first-tile")),
        PageRow("help-title-turn",
             ("blind-hughie-help-turn", "blind-hughie-help-fits", "billitonnen-help-turn" if billitonnen else None),
             _example("blind-hughie-help-example-turn", Tile(5, 2), Tile(4, 4), Tile(3, 3)),
             (Phase.TURN,) if billitonnen else (Phase.TURN, Phase.PLACE)),
        PageRow("billitonnen-help-title-ends",
             (("billitonnen-help-ends", "billitonnen-help-peek" if options.peeks else None),),
             _example("blind-hughie-help-example-both-ends", Tile(4, 2)), (Phase.PLACE,), billitonnen),
        PageRow("blind-hughie-help-title-no-fit",
             ("billitonnen-help-no-fit" if billitonnen else "blind-hughie-help-no-fit",
              "billitonnen-help-play-doubles" if options.plays_doubles else None)),
        PageRow("blind-hughie-help-title-deal-end",
             ("blind-hughie-help-deal-end", "blind-hughie-help-deal-end-any" if any_tile else None), only_if=is_hughie),
        PageRow("billitonnen-help-title-end",
             ("billitonnen-help-end", "billitonnen-help-blocked", "billitonnen-help-idle" if any_tile else None),
             only_if=billitonnen),
        PageRow("help-title-score", ("blind-hughie-help-score", "blind-hughie-help-tie", "dominoes-help-target"),
             only_if=is_hughie),
        PageRow("help-title-playing-well",
             ("blind-hughie-help-playing-well-any" if any_tile else None, "blind-hughie-help-playing-well",
              "billitonnen-help-playing-well" if options.peeks else None),
             _example("blind-hughie-help-example-both-ends", Tile(4, 2))),
    )  # fmt: skip


def _example(caption: str, *tiles: Tile) -> Example:
    """A layout with its open ends, and tiles that fit or do not, as the rules have it."""
    pieces = tuple(PieceView(tile, legal=bool(_LAYOUT.fits(tile))) for tile in tiles)
    return Example(Message(caption), rows=_LAYOUT.shown(), pieces=pieces)
