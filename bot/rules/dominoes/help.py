"""How dominoes are played, page by page, under the house rules in force."""

from bot.message import Message, Row, Text, paragraphs, sentences
from bot.rules.boards import ChainView, PieceView
from bot.rules.dominoes.deal import new_line
from bot.rules.dominoes.line import Line
from bot.rules.dominoes.options import (
    DominoesOptions,
)
from bot.rules.dominoes.score import ends_score, pips_score
from bot.rules.events import Laid
from bot.rules.moves import End
from bot.rules.pieces import Tile, double_set
from bot.rules.view import Example, HelpPage, Phase

_ENDS = {"": None, "<": End.LEFT, ">": End.RIGHT, "^": End.UP, "_": End.DOWN}


def line_example(options: DominoesOptions, caption: Text, plays: str, pieces: str = "") -> Example:
    """A line that is played tile by tile, as "6-6 <6-4 >6-3", and pieces beside it: those that fit are marked."""
    line, chain = _played(options, plays)
    shown = tuple(_piece(line, _tile(word)) for word in pieces.split())
    return Example(caption, chain=chain, pieces=shown)


def sum_example(options: DominoesOptions, plays: str) -> Example:
    """A line, with what its ends add up to and score as the caption."""
    line, chain = _played(options, plays)
    counts = Row([end.counts for end in line.ends if end.counts or len(line.ends) == 2], " + ")
    points = ends_score(options, line.sum)
    return Example(Message("dominoes-help-example-sum", counts=counts, sum=line.sum, points=points), chain=chain)


def _played(options: DominoesOptions, plays: str) -> tuple[Line, ChainView]:
    line, log = new_line(options), list[Laid]()
    for number, word in enumerate(plays.split()):
        tile, end = _tile(word[-3:]), _ENDS[word[:-3]]
        outer = tile.low if end is None else tile.other(line.number_at(end) or 0)
        line = line.after(tile, end)
        log.append(Laid(number % 2, tile, end, outer, ends_score(options, line.sum)))
    board = ChainView(tuple(log), line.ends, line.spinner, scores_plays=options.scores_plays, direction=options.step)
    return line, board


def _piece(line: Line, tile: Tile) -> PieceView:
    fits = line.takes(tile)
    tinted = (fits and tile.high in line.numbers, fits and tile.low in line.numbers)
    return PieceView(tile, legal=fits, tinted=tinted)


def _tile(name: str) -> Tile:
    return Tile(int(name[0]), int(name[2]))


_FOUR_ARMS = "6-6 >6-3 <6-4 ^6-1 _6-2"
_LEFT, _WON = 37, 11  # pips in the hands of the losers and the winners of a blocked deal
_OPENS = {
    "highest_double": Message("dominoes-help-opens-double"),
    "heaviest": Message("dominoes-help-opens-heaviest"),
    "lot": Message("dominoes-help-opens-lot"),
}


def help_pages(options: DominoesOptions, players: int) -> tuple[HelpPage, ...]:
    """The pages: the aim, the deal, a turn, the spinner, the ends' sum, the deal's end, the score, extra points."""
    pages = (
        _aim(options),
        HelpPage(Message("help-title-deal"), _deal(options, players)),
        _turn(options, players),
        _spinner(options) if options.spins else None,
        _sums(options) if options.scores_plays else None,
        _deal_end(options),
        HelpPage(Message("help-title-score"), _score(options)),
        _extra(options),
        _playing_well(options),
    )
    return tuple(page for page in pages if page is not None)


def _aim(options: DominoesOptions) -> HelpPage:
    text = paragraphs(
        Message("dominoes-help-aim", scoring=options.scoring, sides=options.in_partners),
        Message("help-partners") if options.in_partners else None,
    )
    if options.scores_plays:
        return HelpPage(Message("help-title-aim"), text, sum_example(options, "6-5 <6-4 >5-1"))
    caption = Message("dominoes-help-example-aim")
    return HelpPage(Message("help-title-aim"), text, line_example(options, caption, "6-6 <6-4 >6-2"))


def _deal(options: DominoesOptions, players: int) -> Text:
    size = options.hand_for(players)
    left = len(double_set(options.highest)) - players * size
    return paragraphs(
        Message("dominoes-help-deal", players=players, tiles=size, highest=options.highest),
        Message("rule-redeal-doubles.sentence", number=options.redeal_doubles) if options.redeal_doubles else None,
        _boneyard(options, left),
        _OPENS[options.opens],
        _then(options),
    )


def _then(options: DominoesOptions) -> Text:
    if options.then == "next":
        return Message("dominoes-help-then-next")
    after_tie = Message(f"rule-after-tie-{options.after_tie}.sentence") if options.opens_after_ties else None
    return sentences(Message("dominoes-help-then-winner"), after_tie)


def _boneyard(options: DominoesOptions, left: int) -> Text:
    if not left:
        return ""
    if not options.draws:
        return Message("dominoes-help-asleep", tiles=left)
    keep = Message("dominoes-help-keep", tiles=options.keep) if options.keep else None
    return sentences(Message("dominoes-help-boneyard", tiles=left), keep)


def _turn(options: DominoesOptions, players: int) -> HelpPage:
    direction = Message("help-clockwise") if options.step == 1 else Message("help-counter-clockwise")
    text = paragraphs(Message("dominoes-help-turn"), _nothing_fits(options), None if players == 2 else direction)
    caption = Message("dominoes-help-example-turn")
    return HelpPage(
        Message("help-title-turn"),
        text,
        line_example(options, caption, "6-4 <6-2", "4-1 2-2 3-3"),
        (Phase.PLAY,),
    )


def _nothing_fits(options: DominoesOptions) -> Message:
    if not options.draws:
        return Message("dominoes-help-passes")
    return Message("dominoes-help-draws-one" if options.drawing == "one" else "dominoes-help-draws")


def _spinner(options: DominoesOptions) -> HelpPage:
    text = paragraphs(
        Message("dominoes-help-spinner"),
        Message("dominoes-help-spinner-counts") if options.scores_plays else None,
    )
    example = (
        sum_example(options, _FOUR_ARMS)
        if options.scores_plays
        else line_example(options, Message("dominoes-help-example-spinner"), _FOUR_ARMS)
    )
    return HelpPage(Message("dominoes-help-title-spinner"), text, example)


def _sums(options: DominoesOptions) -> HelpPage:
    text = paragraphs(Message("dominoes-help-sum", scoring=options.scoring), Message("dominoes-help-sum-doubles"))
    return HelpPage(Message("dominoes-help-title-sum"), text, sum_example(options, "6-6 >6-3"))


def _deal_end(options: DominoesOptions) -> HelpPage:
    text = paragraphs(Message("dominoes-help-deal-end"), _blocked(options) if options.wins_blocks else None)
    if options.highest != 6 or options.spins:
        return HelpPage(Message("dominoes-help-title-deal-end"), text)
    plays = "3-3 >3-2 <3-1 >4-2 <1-0 >4-3 <3-0 >5-3 >6-5 >6-3"
    example = line_example(options, Message("dominoes-help-example-blocked"), plays)
    return HelpPage(Message("dominoes-help-title-deal-end"), text, example)


def _blocked(options: DominoesOptions) -> Text:
    by = Message("dominoes-help-blocked", by=options.blocked_by, sides=options.in_partners)
    if options.blocked_by == "closer":  # no tie is left to speak of
        return by
    to = options.tied_block if options.scores_ties else "nobody"
    return paragraphs(by, Message("dominoes-help-tied", to=to, sides=options.in_partners))


def _score(options: DominoesOptions) -> Text:
    return paragraphs(_won(options), _blocked_score(options) if options.scores_pips else None, _target(options))


def _won(options: DominoesOptions) -> Text:
    if not options.scores_pips:
        return Message("dominoes-help-chips-out")
    whose = "alone" if not options.in_partners else options.counts
    rounded = Message("dominoes-help-rounded") if options.scoring == "fives" else None
    return sentences(Message("dominoes-help-won", whose=whose), rounded)


def _blocked_score(options: DominoesOptions) -> Message:
    is_difference = options.blocked_scores == "difference"
    own_too = options.in_partners and options.counts == "all"
    points = _LEFT - _WON if is_difference else _LEFT + _WON * own_too
    told = "dominoes-help-blocked-difference" if is_difference else "dominoes-help-blocked-same"
    return Message(told, left=_LEFT, own=_WON, points=pips_score(options, points))


def _target(options: DominoesOptions) -> Text:
    target = Message("dominoes-help-target", target=options.target, sides=options.in_partners)
    if not options.scores_in_play:
        return target
    at_once = options.reached == "at_once"
    reached = Message(f"rule-reached-{'at-once' if at_once else 'after-the-deal'}.sentence")
    exact = Message("rule-exact-yes.sentence") if options.is_exact else None
    return paragraphs(sentences(target, reached), exact)


def _extra(options: DominoesOptions) -> HelpPage | None:
    text = paragraphs(
        Message("dominoes-help-capicua", points=options.capicua, spinner=options.spins) if options.capicua else None,
        Message("dominoes-help-chuchazo", points=options.chuchazo) if options.chuchazo else None,
        Message("dominoes-help-first-pass", points=options.first_pass) if options.scores_first_pass else None,
        Message("dominoes-help-paso-redondo", points=options.paso_redondo) if options.paso_redondo else None,
        Message("dominoes-help-first-deals") if options.first_deals else None,
    )
    if not text:
        return None
    title = Message("dominoes-help-title-extra")
    if not options.capicua:
        return HelpPage(title, text)
    caption = Message("dominoes-help-example-capicua")
    return HelpPage(title, text, line_example(options, caption, "6-4 <6-2", "4-2"))


def _playing_well(options: DominoesOptions) -> HelpPage:
    text = paragraphs(
        Message("dominoes-help-well-sums") if options.scores_plays else None,
        Message("dominoes-help-well-heavy") if options.scores_pips else None,
        Message("dominoes-help-well-numbers", count=options.highest + 1),
        Message("dominoes-help-well-passes"),
        Message("dominoes-help-well-partner") if options.in_partners else None,
    )
    caption = Message("dominoes-help-example-well")
    example = line_example(options, caption, "6-4 <6-2", "4-2")
    return HelpPage(Message("help-title-playing-well"), text, example)
