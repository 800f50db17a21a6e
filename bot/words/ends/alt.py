"""The pictures of a deal's and a match's end in words."""

from collections.abc import Iterator, Sequence

from bot.message import Joined, Message, Row, Seat, Signed, Text, Who
from bot.rules.boards import LineView, RowsView, TricksView, TrickView
from bot.rules.events import Blocked, Claimed, NothingPlayed, RevokesProven
from bot.rules.view import View
from bot.words.ends import facts
from bot.words.ends.deal import (
    bid_name,
    key_title,
    laid_open,
    remark,
    remarks,
    shortfall,
    spotlight,
    taken_column,
    to_go,
)
from bot.words.ends.facts import DealKind, contract_played, ended_result
from bot.words.ends.story import story
from bot.words.length import first_that_fits, said
from bot.words.line.end import LineEnd, decided_told, line_end
from bot.words.line.points import points_of_plays
from bot.words.line.sentences import ends_sentence, line_sentences
from bot.words.rows import rows_sentences
from bot.words.sides import SideStanding, runs, sides, standings, winners
from bot.words.terms import (
    as_sentence,
    deal_name,
    goal,
    goal_told,
    match_over,
    members,
    play_told,
    side_name,
    winning,
)

_DEALS = (100, 40, 20, 10, 5, 0)  # told deal by deal: the oldest give way


def alt_deal_card(view: View, names: Sequence[str]) -> str:
    """The deal card: what happened, the standings, why, the trick to remember and the last one."""
    versions = (_card(view, is_brief=is_brief) for is_brief in (False, True))
    return first_that_fits(text for told in versions for text in said(told, names, view.viewer))


def _card(view: View, *, is_brief: bool) -> Iterator[Text | None]:
    if isinstance(view.board, LineView):
        yield from line_ended(view)
        return
    key, last = facts.key_trick(view), facts.last_trick(view)
    yield Message("end-alt-over", title=view.title, deal=deal_name(view, view.deal))
    yield spotlight(view).told
    yield remarks(view, ended_result(view), Claimed, RevokesProven, Blocked, NothingPlayed)
    yield standings_sentence(view)
    if not is_brief:
        yield from _taken(view)
    if isinstance(view.board, RowsView):
        yield from rows_sentences(view.rows_board)
    if key is not None:
        yield Message("end-alt-key", title=key_title(key), plays=_plays(key.trick))
    if last is not None:
        is_same = key is not None and key.trick.number == last.number
        yield Message("end-alt-last.same") if is_same else Message("end-alt-last", plays=_plays(last))
    if (note := to_go(view)) is not None:
        yield Message("end-sentence", what=note)


def standings_sentence(view: View) -> Message:
    """Every side by place, with what the deal brought: "1 Side A (Ann and Cleo) +7 (18); 2 …; to 30."."""
    places = Row((_place(view, place) for place in standings(view)), "; ")
    return Message("end-alt-standings", places=places, goal=goal(view))


def _place(view: View, place: SideStanding) -> Message:
    side, change = _side(view, place.side), Signed(place.scored)
    by = place.moved or 0
    moved = {"moved": "up" if by > 0 else "down" if by else "same", "places": abs(by)}
    return Message("end-alt-place", rank=place.rank, who=side, change=change, total=place.total, **moved)


def _side(view: View, side: int) -> Seat | Who:
    return members(view, sides(view)[side])


def _taken(view: View) -> Iterator[Text | None]:
    """Where the points come from."""
    kind = facts.kind_of(view)
    if kind is DealKind.PENALTIES:
        yield Message("end-alt-taken", pieces=Row((_pieces(view, seat) for seat in facts.by_taken(view)), "; "))
    elif kind is DealKind.COUNTS:
        for side in sides(view):
            found = facts.sources(view, side.number)
            each = (Message("end-source", worth=worth, points=it) for worth, it in ((1, found.tricks), *found.tiles))
            called = side_name(view, side.number)
            yield Message("end-alt-sources", who=called, points=found.points, sources=Row(each))
    elif kind is DealKind.LINE:
        left = [facts.pips_left(view, seat.seat) for seat in view.seats]
        yield Message("end-alt-pips", figures=_figures(left))
    elif kind is not DealKind.REDEAL:
        won = [None if seat.out else seat.tricks for seat in view.seats]
        yield Message("end-alt-tricks", figures=_figures(won))


def _figures(figures: Sequence[int | None]) -> Row:
    each = ((Seat(seat), figure) for seat, figure in enumerate(figures) if figure is not None)
    return Row(Joined((player, figure), " ") for player, figure in each)


def _pieces(view: View, seat: int) -> Message:
    pieces = Row((shown.piece for shown in facts.taken_by(view, seat)), " ")
    return Message("end-alt-taken.one", who=Seat(seat), points=view.seats[seat].points, pieces=pieces)


def _plays(trick: TrickView) -> Row:
    """A trick: "Bo led 5-1, Cleo 3-1, Dee 8-1 won"."""
    return Row(
        play_told(Seat(seat), shown.piece, led=seat == trick.leader, won=seat == trick.winner)
        for seat, shown in trick.plays
    )


def line_ended(view: View) -> Iterator[Text | None]:
    """A deal of a line played from hands that is over: how it ended, what it brought, the tiles left, the line."""
    end, board = line_end(view), view.line_board
    yield Message("end-alt-over", title=view.title, deal=deal_name(view, view.deal))
    yield spotlight(view).told
    yield decided_told(view)
    if view.line_board.scores_plays:
        plays = [points_of_plays(view, seat.seat) or None for seat in view.seats]
        yield Message("line-alt-plays", figures=_figures(plays)) if any(plays) else None
    yield standings_sentence(view)
    if view.partners:
        pips = ((_side(view, side.number), end.left[side.number]) for side in sides(view))
        yield Message("end-alt-pips", figures=Row((Joined(it, " ") for it in pips), "; "))
    yield Message("line-alt-left", hands=Row((_left(view, end, seat) for seat in end.order), "; "))
    yield from line_sentences(board)
    yield ends_sentence(board)
    yield match_over(view)
    if (note := to_go(view)) is not None:
        yield Message("end-sentence", what=note)


def _left(view: View, end: LineEnd, seat: int) -> Message:
    tiles = Row([shown.piece for shown in view.seats[seat].shown], " ")
    held = {"tiles": tiles, "count": len(tiles.items), "pips": end.pips[seat]}
    return Message("rows-alt-held", who=Seat(seat), **held)


def ended_table(view: View) -> Iterator[Text | None]:
    """The table of a trick game whose deal is over: what happened, its last trick, what each took, the scores."""
    claim, last, trump = facts.claimed(view), facts.last_trick(view), view.trick_board.trump
    yield Message("end-alt-over", title=view.title, deal=deal_name(view, view.deal))
    yield spotlight(view).told
    if claim is not None:
        yield Message("end-sentence", what=remark(view, claim))
        yield Message("end-alt-open", hands=laid_open(view, claim))
    if trump is not None:
        yield Message("trump-is", suit=trump)
    if last is not None and claim is None:
        count, plays = view.trick_board.count, _plays(last)
        yield Message("end-alt-last.numbered", number=last.number, count=count, plays=plays)
    yield from _taken(view)
    yield standings_sentence(view)
    yield match_over(view)


def alt_poster(view: View, names: Sequence[str]) -> str:
    """A poster: the great event of a deal, and what it brought."""
    return first_that_fits(said(_poster(view), names, view.viewer))


def _poster(view: View) -> Iterator[Text]:
    played = contract_played(view)
    yield Message("end-sentence", what=Joined((view.title, deal_name(view, view.deal)), " · "))
    if played is not None and not played.made:
        yield Message("end-poster-set")
        yield Message("end-poster-bid", who=Seat(played.seat), bid=bid_name(view, played.bid))
        yield as_sentence(shortfall(view))
    else:
        yield spotlight(view).told
    yield standings_sentence(view)


# -- the match ---------------------------------------------------------------------------------------------------------


def alt_match_end(view: View, names: Sequence[str], ratings: Sequence[int | None] = ()) -> str:
    """The end of a match: who won, everyone's totals and ratings, its story, how it went from deal to deal."""
    versions = (_match_end(view, names, ratings, deals) for deals in _DEALS)
    return first_that_fits(text for told in versions for text in said(told, names, view.viewer))


def _match_end(
    view: View, names: Sequence[str], ratings: Sequence[int | None], deals: int
) -> Iterator[Text | None]:  # fmt: skip
    places, won = standings(view), winners(view)
    told = "end-alt-match.shared" if len(won) > 1 else "end-alt-match"
    yield Message(told, title=view.title, who=winning(view), total=places[0].total)
    rest = [place for place in places if place.side not in (view.winners or ())]
    if rest:
        each = ((place, _side(view, place.side)) for place in rest)
        row = Row(Joined((it.rank, side, it.total), " ") for it, side in each)
        yield Message("end-sentence", what=row)
    rated = [(Seat(seat), by) for seat, by in enumerate(ratings) if by is not None]
    if rated:
        changes = (Joined((player, Signed(by)), " ") for player, by in rated)
        yield Message("end-alt-ratings", changes=Row(changes))
    if len(won) == 1:  # of a shared win it tells no more
        yield story(view, names)
    if len(view.results) == 1:
        yield _only_deal(view)
    else:
        yield from by_deal(view, deals)


def _only_deal(view: View) -> Text:
    """What each side took in the only deal, whose score is the total."""
    column = taken_column(view)
    if column is None:
        return ""
    each = ((_side(view, side), figure) for side, figure in enumerate(column[1]))
    figures = Row((Joined((side, figure), " ") for side, figure in each), "; ")
    return Message("end-alt-pips" if not isinstance(view.board, TricksView) else "end-alt-tricks", figures=figures)


def by_deal(view: View, deals: int) -> Iterator[Message]:
    """Each side's total after each deal, the last so many: a sentence for each side."""
    lines = runs(view)
    first = max(1, len(lines[0]) - deals)
    for side, run in enumerate(lines if deals else ()):
        yield Message("end-alt-deals", who=_side(view, side), first=first, totals=Row(run[first:], " "))


def alt_scores(view: View, names: Sequence[str]) -> str:
    """The scores of a match: the totals, and how they grew."""
    versions = (_scores(view, deals) for deals in _DEALS)
    return first_that_fits(text for told in versions for text in said(told, names, view.viewer))


def _scores(view: View, deals: int) -> Iterator[Text | None]:
    if view.results:
        each = ((_side(view, side), total) for side, total in enumerate(view.results[-1].totals))
        totals = Row(Joined((side, total), " ") for side, total in each)
        yield Message("chart-alt", deal=deal_name(view, view.results[-1].number), totals=totals)
    else:
        yield Message("chart-none")
    yield goal_told(view)
    yield match_over(view)
    if view.results:
        yield from by_deal(view, deals)
