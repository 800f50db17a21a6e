"""The help pages of dominoes."""

from functools import partial

from bot.message import Message, Row
from bot.rules.boards import LineView, PieceView
from bot.rules.dominoes.line import Line
from bot.rules.dominoes.options import DOUBLE_SIX, DominoesOptions
from bot.rules.dominoes.score import WON, ends_score, pips_score
from bot.rules.events import Laid
from bot.rules.help import Example, HelpPage, PageRow, Sentence, facts_of, pages_of
from bot.rules.moves import End
from bot.rules.pieces import Tile
from bot.rules.view import Phase

_ENDS = {"": None, "<": End.LEFT, ">": End.RIGHT, "^": End.UP, "_": End.DOWN}
_FOUR_ARMS = "6-6 >6-3 <6-4 ^6-1 _6-2"
_BLOCKED = "3-3 >3-2 <3-1 >4-2 <1-0 >4-3 <3-0 >5-3 >6-5 >6-3"
_LEFT, _WON = 37, 11  # pips in the hands of the losers and the winners of a blocked deal


def line_example(options: DominoesOptions, plays: str, caption: str | None = None, pieces: str = "") -> Example:
    """A line that is played tile by tile, as "6-6 <6-4 >6-3", and pieces beside it: those that fit are marked. The
    caption is a message; None: the sum of the ends, and what it scores.
    """
    line, log = Line(options.spins), list[Laid]()
    for number, word in enumerate(plays.split()):
        tile, end = _tile(word[-3:]), _ENDS[word[:-3]]
        outer = tile.low if end is None else tile.other(line.number_at(end) or 0)
        line = line.after(tile, end)
        log.append(Laid(number % 2, tile, end, outer, ends_score(options, line.sum)))
    counts = Row([end.counts for end in line.ends if end.counts or len(line.ends) == 2], " + ")
    total = Message("dominoes-help-example-sum", counts=counts, sum=line.sum, points=ends_score(options, line.sum))
    board = LineView(tuple(log), line.ends, line.spinner, scores_plays=options.scores_plays, direction=options.step)
    shown = tuple(
        PieceView(tile, legal=fits, tinted=(fits and tile.high in line.numbers, fits and tile.low in line.numbers))
        for tile in map(_tile, pieces.split())
        for fits in [line.takes(tile)]
    )
    return Example(Message(caption) if caption is not None else total, line=board, pieces=shown)


def _tile(name: str) -> Tile:
    return Tile(int(name[0]), int(name[2]))


def help_pages(options: DominoesOptions, players: int) -> tuple[HelpPage, ...]:
    sides, scores_plays, scores_pips = options.in_partners, options.scores_plays, options.scores_pips
    tiles = options.hand_for(players)
    leftover = len(options.set_for(players)) - players * tiles
    is_difference = options.blocked_scores == "difference"
    own_too = sides and options.counts == "all"
    points = pips_score(options, _LEFT - _WON if is_difference else _LEFT + _WON * own_too)
    facts = facts_of(
        options, players, tiles=tiles, leftover=leftover, number=options.redeal_doubles, count=options.highest + 1,
        left=_LEFT, own=_WON, points=points,
    )  # fmt: skip
    tied_block = options.tied_block if options.scores_ties else "nobody"
    if options.counts_hands and tied_block == "carried":
        tied_block = "carried_one"
    can_tie = options.wins_blocks and options.blocked_by != "closer"
    can_show_block = options.highest == DOUBLE_SIX and not options.spins
    extra = _extra_scores(options)
    example = partial(line_example, options)
    return pages_of(
        facts,
        PageRow("help-title-aim", ("dominoes-help-aim", "help-sides" if sides else None),
             example("6-5 <6-4 >5-1") if scores_plays else example("6-6 <6-4 >6-2", "dominoes-help-example-aim")),
        PageRow("help-title-deal",
             ("dominoes-help-deal", "rule-drop-blank-three.sentence" if options.drops_blank(players) else None,
              "rule-redeal-doubles.sentence" if options.redeal_doubles else None,
              "dominoes-help-asleep" if leftover and not options.draws else None,
              ("dominoes-help-boneyard", "dominoes-help-keep" if options.keep else None)
              if leftover and options.draws else None,
              "dominoes-help-opens",
              ("dominoes-help-then",
               _of_value("after-tie", options.after_tie) if options.opens_after_ties else None))),
        PageRow("help-title-turn",
             ("dominoes-help-turn", "dominoes-help-no-fit",
              None if players == 2 else "help-clockwise" if options.step == 1 else "help-counter-clockwise"),
             example("6-4 <6-2", "dominoes-help-example-turn", "4-1 2-2 3-3"), (Phase.PLAY,)),
        PageRow("dominoes-help-title-spinner",
             ("dominoes-help-spinner", "dominoes-help-spinner-counts" if scores_plays else None),
             example(_FOUR_ARMS, None if scores_plays else "dominoes-help-example-spinner") if options.spins else None,
             only_if=options.spins),
        PageRow("dominoes-help-title-sum", ("dominoes-help-sum", "dominoes-help-sum-doubles"),
             example("6-6 >6-3"), only_if=scores_plays),
        PageRow("dominoes-help-title-deal-end",
             ("dominoes-help-deal-end", "dominoes-help-blocked" if options.wins_blocks else None,
              Message("dominoes-help-tied", tied_block=tied_block, sides=sides) if can_tie else None),
             example(_BLOCKED, "dominoes-help-example-blocked") if can_show_block else None),
        PageRow("help-title-score", _worths(options) if options.counts_hands else _scores(options)),
        PageRow("dominoes-help-title-extra", extra,
             example("6-4 <6-2", "dominoes-help-example-capicua", "4-2") if options.capicua else None,
             only_if=any(extra)),
        PageRow("help-title-playing-well",
             ("dominoes-help-well-sums" if scores_plays else None, "dominoes-help-well-heavy" if scores_pips else None,
              "dominoes-help-well-hands" if options.counts_hands else None,
              "dominoes-help-well-numbers", "dominoes-help-well-passes",
              "dominoes-help-well-partner" if sides else None),
             example("6-4 <6-2", "dominoes-help-example-well", "4-2")),
    )  # fmt: skip


def _of_value(rule: str, value: str) -> str:
    """The sentence on a value of a house rule."""
    return f"rule-{rule}-{value.replace('_', '-')}.sentence"


def _scores(options: DominoesOptions) -> tuple[Sentence | tuple[Sentence, ...], ...]:
    """The messages of the score, where pips or plays score."""
    in_play, scores_pips = options.scores_in_play, options.scores_pips
    rounded = "dominoes-help-rounded" if options.scoring == "fives" else None
    return (
        ("dominoes-help-won", rounded) if scores_pips else "dominoes-help-chips-out",
        "dominoes-help-blocked-score" if scores_pips else None,
        ("dominoes-help-target", _of_value("reached", options.reached) if in_play else None),
        "rule-exact-yes.sentence" if options.is_exact and in_play else None,
    )


def _worths(options: DominoesOptions) -> tuple[Sentence, ...]:
    """The messages of the worth of a won deal, and of the end of the match."""
    has_more = options.worth_double + options.worth_both + options.worth_crossed > 3 * WON
    return (
        "dominoes-help-worth",
        "dominoes-help-worths" if has_more else None,
        "rule-worth-key-on.sentence" if options.worth_key else None,
        "dominoes-help-love" if options.plays_love else "dominoes-help-target",
        "rule-one-all-on.sentence" if options.plays_love and options.one_all else None,
    )


def _extra_scores(options: DominoesOptions) -> tuple[str | None, ...]:
    """The messages of the bonuses, None for those not in force."""
    if not options.has_bonuses:
        return ()
    return (
        "dominoes-help-capicua" if options.capicua else None,
        "dominoes-help-chuchazo" if options.chuchazo else None,
        "dominoes-help-first-pass" if options.scores_first_pass else None,
        "dominoes-help-paso-redondo" if options.paso_redondo else None,
        "dominoes-help-first-deals" if options.first_deals else None,
    )
