"""How Blind Hughie and Billitonnen are played, page by page, under the house rules in force."""

from bot.message import Message, Text, paragraphs, sentences
from bot.rules.blind_hughie.deal import TILES, row_size
from bot.rules.blind_hughie.line import Layout
from bot.rules.blind_hughie.options import BlindHughieOptions
from bot.rules.boards import PieceView
from bot.rules.pieces import Tile
from bot.rules.view import Example, HelpPage, Phase

_LINE = Layout(((2, 6), (6, 4)))


def help_pages(options: BlindHughieOptions, players: int) -> tuple[HelpPage, ...]:
    """The pages: the aim, the deal, turning up, choosing an end, what does not fit, the end and the score."""
    return _billitonnen(options, players) if options.billitonnen else _hughie(options, players)


def _hughie(options: BlindHughieOptions, players: int) -> tuple[HelpPage, ...]:
    return (
        HelpPage(
            Message("help-title-aim"),
            paragraphs(Message("blind-hughie-help-aim"), Message("help-partners") if options.in_partners else None),
        ),
        HelpPage(Message("help-title-deal"), _deal(options, players)),
        HelpPage(
            Message("help-title-turn"),
            paragraphs(Message("blind-hughie-help-turn", any=options.any_tile), Message("blind-hughie-help-fits")),
            _example(Message("blind-hughie-help-example-turn"), "5-2", "4-4", "3-3"),
            (Phase.TURN, Phase.PLACE),
        ),
        HelpPage(Message("blind-hughie-help-title-no-fit"), Message("blind-hughie-help-no-fit")),
        HelpPage(
            Message("blind-hughie-help-title-deal-end"),
            paragraphs(
                Message("blind-hughie-help-deal-end"),
                Message("blind-hughie-help-deal-end-any") if options.any_tile else None,
            ),
        ),
        HelpPage(Message("help-title-score"), _score(options, players)),
        HelpPage(
            Message("help-title-playing-well"),
            paragraphs(
                Message("blind-hughie-help-playing-well-any") if options.any_tile else None,
                Message("blind-hughie-help-playing-well"),
            ),
            _example(Message("blind-hughie-help-example-both-ends"), "4-2"),
        ),
    )


def _billitonnen(options: BlindHughieOptions, players: int) -> tuple[HelpPage, ...]:
    return (
        HelpPage(Message("help-title-aim"), Message("blind-hughie-help-aim")),
        HelpPage(Message("help-title-deal"), _deal(options, players)),
        HelpPage(
            Message("help-title-turn"),
            paragraphs(
                Message("blind-hughie-help-turn", any=options.any_tile),
                Message("blind-hughie-help-fits"),
                Message("billitonnen-help-turn"),
            ),
            _example(Message("blind-hughie-help-example-turn"), "5-2", "4-4", "3-3"),
            (Phase.TURN,),
        ),
        HelpPage(
            Message("billitonnen-help-title-ends"),
            sentences(Message("billitonnen-help-ends"), Message("billitonnen-help-peek") if options.peeks else None),
            _example(Message("blind-hughie-help-example-both-ends"), "4-2"),
            (Phase.PLACE,),
        ),
        HelpPage(
            Message("blind-hughie-help-title-no-fit"),
            paragraphs(
                Message("billitonnen-help-no-fit", any=options.any_tile),
                Message("billitonnen-help-play-doubles") if options.plays_doubles else None,
            ),
        ),
        HelpPage(
            Message("billitonnen-help-title-end"),
            paragraphs(
                Message("billitonnen-help-end", rounds=options.rounds),
                Message("billitonnen-help-blocked"),
                Message("billitonnen-help-idle") if options.any_tile else None,
            ),
        ),
        HelpPage(
            Message("help-title-playing-well"),
            paragraphs(
                Message("blind-hughie-help-playing-well-any") if options.any_tile else None,
                Message("blind-hughie-help-playing-well"),
                Message("billitonnen-help-playing-well") if options.peeks else None,
            ),
            _example(Message("blind-hughie-help-example-both-ends"), "4-2"),
        ),
    )


def _deal(options: BlindHughieOptions, players: int) -> Text:
    size = row_size(options, players)
    left = len(TILES) - players * size
    return paragraphs(
        Message("help-deal-double-six", players=players, tiles=size),
        _left_over(options, players, left),
        Message("blind-hughie-help-starter", billitonnen=options.billitonnen),
        None if options.billitonnen and left and players != 5 else Message("blind-hughie-help-first-tile"),
    )


def _left_over(options: BlindHughieOptions, players: int, left: int) -> Message | None:
    if not left:
        return None
    if not options.billitonnen:
        return Message("blind-hughie-help-left-over", tiles=left)
    return Message("billitonnen-help-left-three") if players == 5 else Message("billitonnen-help-left-over")


def _score(options: BlindHughieOptions, players: int) -> Text:
    sides = options.in_partners
    goes_out = options.going_out_wins_ties
    return paragraphs(
        Message("blind-hughie-help-score-sides" if sides else "blind-hughie-help-score"),
        Message("blind-hughie-help-tie-out", sides=sides) if goes_out else Message("blind-hughie-help-tie"),
        Message("dominoes-help-target", target=options.goes_to(players), sides=sides),
    )


def _example(caption: Message, *tiles: str) -> Example:
    """A line with its open ends, and tiles that fit or do not, as the rules have it."""
    pieces = [Tile(int(text[0]), int(text[2])) for text in tiles]
    shown = tuple(PieceView(piece, legal=bool(_LINE.fits(piece))) for piece in pieces)
    return Example(caption, line=_LINE.shown(), pieces=shown)
