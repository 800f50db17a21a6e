"""The surfaces that tell a View: for each a table of facts, in the order in which a listener needs them.

Each kind of board tells a fact in one way, under the same key on every surface.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import chain

from bot.message import Joined, Message, Text, capitalized, lines, sentences, small
from bot.rules.boards import LineView, RowsView, TrainsView, TricksView
from bot.rules.view import Phase, View
from bot.words import rows
from bot.words.draw import draw_alone, draw_of, draw_told
from bot.words.ends.alt import ended_table
from bot.words.length import NAME_LENGTHS, first_that_fits, said
from bot.words.line import sentences as line
from bot.words.news import NO_NEWS, Asked, News, asked_message, made_for_you
from bot.words.table import heading, of_bystander
from bot.words.terms import as_sentence, match_over, scores
from bot.words.trains import sentences as trains
from bot.words.tricks import sentences as tricks
from bot.words.tricks.moon import moon_sentences
from bot.words.tricks.naming import naming_sentences
from bot.words.tricks.nel_o import nel_o_of, open_hand
from bot.words.tricks.play import PLAYING, goes_counter_clockwise, kitty_seen
from bot.words.tricks.review import review_sentences
from bot.words.turn import turn_sentence, turn_text, whose_turn

_TEXT = (str, Message, Joined)  # a tuple: a union would be made anew at each check
_SPECIAL = (Phase.REVIEW, Phase.MOON)  # each has a surface of its name for the seat
Told = Text | Iterable[Text | None] | None


def tell(view: View, surface: str, news: News = NO_NEWS) -> Iterator[Text]:
    """The facts of a View on a surface, in its order. Raises TypeError where its board has no such surface."""
    facts, surfaces = _BOARDS[type(view.board)]
    if surface not in surfaces:
        raise TypeError(f"this game has no {surface}")
    for key in surfaces[surface]:
        found = facts[key](view) if key in facts else _NEWS[key](view, news)
        if isinstance(found, _TEXT):
            if found:
                yield found
        elif found is not None:
            yield from filter(None, found)


def alt_seat(view: View, names: Sequence[str], news: News = NO_NEWS) -> str:
    """The seat of a view in words, with its news. Raises TypeError in a game without hands.

    In a long text names are cut first, then old facts; at trains old tiles first.
    """
    if isinstance(view.board, TrainsView):
        return _alt_trains(view, "seat", names, news)
    surface = view.phase if view.phase in _SPECIAL else "seat"
    versions = (tell(view, f"{surface}{length}", news) for length in ("", "-in-brief"))
    return first_that_fits(text for facts in versions for text in said(facts, names, view.viewer, news.earlier))


def full_sentences(view: View, news: News = NO_NEWS) -> Iterator[Text]:
    """Everything that the picture of a seat shows, except the first line of its message."""
    first = turn_sentence(view, news)
    return (it for it in tell(view, view.phase if view.phase in _SPECIAL else "seat", news) if it != first)


def alt_table(view: View, names: Sequence[str]) -> str:
    """The table in words, as its picture shows it: the draw, the play, or how the deal ended.

    In a long text names are cut first, then in a trick game all challenges but two; at trains old tiles first.
    """
    if not isinstance(view.board, RowsView):
        view = of_bystander(view)
    if view.phase is Phase.OVER and (view.results or not isinstance(view.board, RowsView)):
        return first_that_fits(said(tell(view, "ended-table"), names, view.viewer))
    if isinstance(view.board, TrainsView):
        return _alt_trains(view, "table", names)
    texts = said(tell(view, "table"), names, view.viewer)
    if isinstance(view.board, TricksView):
        texts = chain(texts, said(tell(view, "table-in-brief"), names, view.viewer, lengths=NAME_LENGTHS[-1:]))
    return first_that_fits(texts)


def _alt_trains(view: View, surface: str, names: Sequence[str], news: News = NO_NEWS) -> str:
    """A surface of trains in words: with fewer and fewer of their tiles, then with shorter names too."""
    versions = [tuple(tell(view, f"{surface}{length}", news)) for length in _TRAIN_LENGTHS]
    return first_that_fits(
        text
        for longest in NAME_LENGTHS
        for facts in versions
        for text in said(facts, names, view.viewer, news.earlier, lengths=(longest,))
    )


def table_text(view: View) -> Text:
    """The text of the table: the standing of the match, the next step and its player, the pieces on the table."""
    return lines(*tell(view, "text-of-the-table"))


def figures_text(view: View) -> Text:
    """`Tricks: you 1, Bo 0. Totals: you 12, Bo 18 (to 25).`, the viewer first, and open hands; of a line all of it."""
    return sentences(*tell(view, "beside-large-print"))


def line_text(view: View) -> Text:
    """The line or the trains on request: every tile, the ends, the last play, the number of tiles in each hand and in
    the boneyard.
    """
    return lines(*tell(view, "line"))


# -- facts -------------------------------------------------------------------------------------------------------------


def _undo(view: View, asked: Asked) -> Iterator[Text]:
    yield as_sentence(asked_message(asked))
    if asked.seat != view.viewer:
        yield capitalized(Message("undo-agree"))


def _drawn(view: View) -> Text:
    """The draw in small letters. The line about the turn says who goes first."""
    draw = draw_of(view)
    found = draw_told(draw, is_told=view.phase is Phase.OPENING or isinstance(view.board, LineView | TrainsView))
    return small(found) if found is not None else ""


def _open_beside(view: View) -> Iterator[Text]:
    nel_o = nel_o_of(view)
    yield from (Message("figures-open", hand=open_hand(*one)) for one in (nel_o.open_hands if nel_o else ()))


_NEWS: Mapping[str, Callable[[View, News], Told]] = {
    "undo": lambda view, news: _undo(view, news.asked) if news.asked is not None else None,
    "your-turn": lambda view, news: (  # the kitty says it better
        None if view.phase is Phase.KITTY and kitty_seen(view) else turn_sentence(view, news)
    ),
    "made": lambda _, news: made_for_you(news.made) if news.made is not None else None,
}
Facts = Mapping[str, Callable[[View], Told]]
Surfaces = Mapping[str, Sequence[str]]
_ANY: Facts = {
    "heading": heading,
    "spoken-heading": lambda view: heading(view).attribute("alt"),
    "turn": turn_text,
    "drawn": _drawn,
    "end": ended_table,
}
_TOTALS: Facts = {"match-over": match_over, "scores": scores}

# -- tricks ------------------------------------------------------------------------------------------------------------

_TRICKS: Facts = {
    **_ANY,
    "draw": lambda view: draw_told(draw_of(view)) if view.trick_board.on_table is None else None,
    "won": lambda view: as_sentence(own) if view.winners is None and (own := tricks.own_trick(view)) else None,
    "pieces": tricks.pieces_now,
    "playable": tricks.playable_told,
    "naming": lambda view: naming_sentences(view) if view.ask is not None and view.phase not in PLAYING else None,
    "trick": tricks.trick_now,
    "trump": tricks.trump_told,
    "doubles": lambda view: (
        Message("doubles-are", rank=tricks.doubles_rank(doubles)) if (doubles := view.trick_board.doubles) else None
    ),
    "last-trick": lambda view: tricks.last_in_play(view, in_full=True),
    "last-winner": lambda view: tricks.last_in_play(view, in_full=False),
    "contract": tricks.contract_told,
    "progress": tricks.contract_progress,
    "bids": lambda view: tricks.bids_told(view, in_full=True) if view.phase is Phase.BID else None,
    "last-bids": lambda view: tricks.bids_told(view, in_full=False) if view.phase is Phase.BID else None,
    "figures": tricks.standings_told,
    "received": tricks.received_told,
    "undealt": lambda view: tricks.undealt_told(view) if view.trick_board.exposed else None,
    "open-hands": tricks.open_hands,
    "open-beside": _open_beside,
    "honour": lambda view: (
        tricks.honour_told(view) if view.trick_board.withdrawn or view.trick_board.challenges else None
    ),
    "honour-in-brief": lambda view: [*tricks.honour_told(view)][:2],
    "honour-news": tricks.honour_news_told,
    "hand": tricks.hand_told,
    "worths": tricks.worths_told,
    "lying": tricks.trick_told,
    "points": tricks.in_trick_told,
    "kitty": lambda view: (
        Message("alt-kitty", tiles=len(kitty))
        if (kitty := view.trick_board.kitty) and view.phase in (Phase.BID, Phase.KITTY, Phase.TRUMP)
        else None
    ),
    "way-round": lambda view: Message("alt-counter-clockwise") if goes_counter_clockwise(view) else None,
    "turn-or-end": lambda view: turn_text(view) or match_over(view),
    "review": lambda view: review_sentences(view, in_full=True),
    "review-in-brief": lambda view: review_sentences(view, in_full=False),
    "moon": moon_sentences,
}
_BRIEF = {"last-trick": "last-winner", "bids": "last-bids", "honour": "honour-in-brief", "review": "review-in-brief"}


def _in_brief(keys: Sequence[str], *without: str) -> Sequence[str]:
    return tuple([_BRIEF.get(key, key) for key in keys if key not in without])


_SEAT = (
    "undo", "won", "your-turn", "pieces", "playable", "naming", "made", "trick", "trump", "doubles", "last-trick",
    "progress", "bids", "figures", "received", "undealt", "open-hands", "honour", "draw", "hand", "worths",
)  # fmt: skip
_TABLE = (
    "spoken-heading", "contract", "lying", "points", "draw", "undealt", "doubles", "kitty", "open-hands", "honour",
    "way-round", "turn-or-end", "figures",
)  # fmt: skip
_TRICK_SURFACES: Surfaces = {
    "seat": _SEAT, "seat-in-brief": _in_brief(_SEAT, "undealt", "draw"),
    "review": ("review",), "review-in-brief": _in_brief(("review",)),
    "moon": ("moon",), "moon-in-brief": ("moon",),
    "table": _TABLE, "table-in-brief": _in_brief(_TABLE),
    "ended-table": ("end",),
    "text-of-the-table": ("heading", "turn", "lying", "honour-news", "drawn"),
    "beside-large-print": ("figures", "open-beside"),
}  # fmt: skip

# -- the line of dominoes ----------------------------------------------------------------------------------------------


def _has_begun(view: View) -> bool:
    return bool(view.line_board.log or view.line_board.redealt)


_LINE: Facts = {
    **_ANY,
    **_TOTALS,
    "playable": line.legal_told,
    "ends": lambda view: line.ends_sentence(view.line_board),
    "open-ends": lambda view: line.ends_sentence(view.line_board) if view.line_board.ends else None,
    "draw": lambda view: draw_told(draw_of(view), is_told=True),
    "since": line.since_told,
    "since-if-any": lambda view: line.since_told(view) if _has_begun(view) else None,
    "since-own-play": lambda view: (
        line.since_told(view, own_play=True) if _has_begun(view) else draw_told(draw_of(view))
    ),
    "hands": line.hands_told,
    "boneyard": line.stock_told,
    "carried": line.carried_told,
    "line": lambda view: line.line_sentences(view.line_board),
    "hand": tricks.hand_told,
}
_SEAT_AT_A_LINE = (
    "undo", "your-turn", "playable", "made", "ends", "since-own-play", "hands", "boneyard", "line", "hand", "scores",
)  # fmt: skip
_LINE_SURFACES: Surfaces = {
    "seat": _SEAT_AT_A_LINE, "seat-in-brief": _SEAT_AT_A_LINE,
    "table": (
        "spoken-heading", "draw", "turn", "since-if-any", "ends", "hands", "boneyard", "line", "match-over", "scores",
    ),
    "ended-table": ("end",),
    "text-of-the-table": ("heading", "turn", "since-if-any", "open-ends", "carried", "drawn"),
    "line": ("line", "ends", "since", "hands", "boneyard"),
    "beside-large-print": ("line", "hands", "boneyard", "scores"),
}  # fmt: skip

# -- trains ------------------------------------------------------------------------------------------------------------

_TRAINS: Facts = {
    **_ANY,
    **_TOTALS,
    "playable": trains.legal_told,
    "ends": trains.ends_told,
    "draw": lambda view: draw_told(draw_of(view), is_told=True),
    "since": trains.since_told,
    "since-last-play": trains.last_told,
    "hands": trains.hands_told,
    "boneyard": trains.boneyard_told,
    "round": lambda view: trains.round_told(view.train_board, view.deal),
    "lines": trains.train_lines,
    "trains": trains.trains_told,
    **{f"trains-{most}": partial(trains.trains_told, most=most) for most in (8, 4, 2, 1)},
    "hand": tricks.hand_told,
}
# The newest tiles of each train that a text has room for, and what else there is.
_TRAIN_LENGTHS: Mapping[str, Mapping[str, str]] = {
    "": {},
    **{f"-{most}": {"trains": f"trains-{most}"} for most in (8, 4, 2)},
    "-in-brief": {"trains": "trains-1", "since": "since-last-play"},
}
_AT_TRAINS: Surfaces = {
    "seat": (
        "undo", "your-turn", "playable", "made", "ends", "since", "hands", "boneyard", "round", "hand", "trains",
    ),
    "table": (
        "spoken-heading", "draw", "turn", "since", "ends", "hands", "boneyard", "round", "match-over", "scores",
        "trains",
    ),
}  # fmt: skip
_TRAIN_SURFACES: Surfaces = {
    **{
        f"{surface}{length}": tuple([instead.get(key, key) for key in keys])
        for surface, keys in _AT_TRAINS.items()
        for length, instead in _TRAIN_LENGTHS.items()
    },
    "ended-table": ("end",),
    "text-of-the-table": ("heading", "turn", "since", "ends", "drawn"),
    "line": ("lines", "ends", "since-last-play", "hands", "boneyard", "round"),
    "beside-large-print": ("trains", "hands", "boneyard", "round", "scores"),
}

# -- rows face down ----------------------------------------------------------------------------------------------------

_ROWS: Facts = {
    **_ANY,
    **_TOTALS,
    "draw": lambda view: draw_told(draw_alone(view)),
    "turn-after-what": lambda view: whose_turn(view, "sentence") if view.to_act else None,
    "turned-up": rows.turned_told,
    "since": rows.since_told,
    "line": lambda view: rows.rows_sentences(view.rows_board) or Message("rows-alt-none"),
    "peeked": lambda view: (
        Message("rows-alt-peeked", tile=peeked) if (peeked := view.rows_board.peeked) is not None else None
    ),
    "rows": rows.rows_told,
    "lines": rows.rows_lines,
}
_ROW_SURFACES: Surfaces = {
    "table": (
        "spoken-heading", "draw", "turn-after-what", "turned-up", "since", "line", "peeked", "rows", "match-over",
        "scores",
    ),
    "ended-table": ("end",),
    "text-of-the-table": ("heading", "turn", "lines", "drawn"),
}  # fmt: skip

_BOARDS: Mapping[type[object], tuple[Facts, Surfaces]] = {
    TricksView: (_TRICKS, _TRICK_SURFACES),
    LineView: (_LINE, _LINE_SURFACES),
    RowsView: (_ROWS, _ROW_SURFACES),
    TrainsView: (_TRAINS, _TRAIN_SURFACES),
}
