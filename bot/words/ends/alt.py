"""The pictures of a deal's and a match's end in words."""

from collections.abc import Iterator, Sequence

from bot.message import AllOf, Joined, Message, Row, Seat, Signed, Text
from bot.rules.boards import LineView, RowsView, TricksView, TrickView
from bot.rules.events import Blocked, Claimed, NothingPlayed, RevokesProven
from bot.rules.view import View
from bot.words.ends import facts
from bot.words.ends.deal import bid_name, ending, key_title, laid_open, shortfall, taken_column, to_go
from bot.words.ends.ending import DealEnding, remark, remarks
from bot.words.ends.facts import DealKind, contract_played, ended_result
from bot.words.ends.line import points_of_plays
from bot.words.ends.story import story
from bot.words.length import first_that_fits, said
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
    scores,
    side_name,
    winning,
)
from bot.words.tricks.sentences import play_in_brief

_DEALS = (100, 40, 20, 10, 5, 0)  # told deal by deal: the oldest give way


def alt_deal_card(view: View, names: Sequence[str]) -> str:
    """The deal card: what happened, the standings, why, the trick to remember and the last one."""
    versions = (_card(view, is_brief=is_brief) for is_brief in (False, True))
    return first_that_fits(text for told in versions for text in said(told, names, view.viewer))


def _card(view: View, *, is_brief: bool) -> Iterator[Text | None]:
    if isinstance(view.board, LineView):  # the picture of its table is the card
        yield from ended_table(view)
        return
    key, last = facts.key_trick(view), facts.last_trick(view)
    yield _over(view)
    yield ending(view).told
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
    yield _to_go(view)


def _over(view: View) -> Message:
    return Message("end-alt-over", title=view.title, deal=deal_name(view, view.deal))


def _to_go(view: View) -> Message | None:
    note = to_go(view)
    return Message("end-sentence", what=note) if note is not None else None


def standings_sentence(view: View) -> Message:
    """Every side by place, with what the deal brought: "1 Side A (Ann and Cleo) +7 (18); 2 …; to 30."."""
    places = Row((_place(view, place) for place in standings(view)), "; ")
    return Message("end-alt-standings", places=places, goal=goal(view))


def _place(view: View, place: SideStanding) -> Message:
    side, change = members(view, sides(view)[place.side]), Signed(place.scored)
    by = place.moved or 0
    moved = {"moved": "up" if by > 0 else "down" if by else "same", "places": abs(by)}
    return Message("end-alt-place", rank=place.rank, who=side, change=change, total=place.total, **moved)


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
    return Row(play_in_brief(trick, seat, won=seat == trick.winner) for seat, _ in trick.plays)


def ended_table(view: View) -> Iterator[Text | None]:
    """The table of a deal that is over: how it ended, what lies there and what each took or held, the scores."""
    yield _over(view)
    if isinstance(view.board, TricksView):
        yield from _ended_tricks(view)
    elif isinstance(view.board, LineView):
        yield from _ended_line(view)
    else:
        yield from _ended_rows(view)


def _ended_tricks(view: View) -> Iterator[Text | None]:
    claim, last, trump = facts.claimed(view), facts.last_trick(view), view.trick_board.trump
    yield ending(view).told
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


def _ended_line(view: View) -> Iterator[Text | None]:
    end, board = ending(view), view.line_board
    yield end.told
    yield end.decided
    if board.scores_plays:
        plays = [points_of_plays(view, seat.seat) or None for seat in view.seats]
        yield Message("line-alt-plays", figures=_figures(plays)) if any(plays) else None
    yield standings_sentence(view)
    if view.partners:
        left = view.results[-1].taken
        pips = (Joined((members(view, side), left[side.number]), " ") for side in sides(view))
        yield Message("end-alt-pips", figures=Row(pips, "; "))
    yield Message("line-alt-left", hands=Row((_held(view, end, Seat(seat)) for seat in end.order), "; "))
    yield from line_sentences(board)
    yield ends_sentence(board)
    yield match_over(view)
    yield _to_go(view)


def _ended_rows(view: View) -> Iterator[Text | None]:
    """`Dot went out: +35 (12 + 14 + 9 pips). Line: 1-4 4-4 … Rows: Dot none; Ann 4-3 3-2, 12 pips; …`"""
    end, left = ending(view), view.results[-1].taken
    if end.way != "out":
        yield Message("rows-alt-blocked") if end.way == "blocked" else Message("rows-alt-stuck")
    if end.winner is not None:
        yield Message("rows-alt-result", hero=end.hero, sum=end.sums[0])
    else:
        least = AllOf(side_name(view, side) for side, pips in enumerate(left) if pips == min(left))
        yield Message("rows-alt-tie", who=least, pips=min(left))
    yield from rows_sentences(view.rows_board)
    rows = Row((_held(view, end, Seat(seat, how="name")) for seat in end.order), "; ")
    yield Message("rows-alt-rows", rows=rows)
    yield match_over(view)
    yield scores(view)


def _held(view: View, end: DealEnding, who: Seat) -> Message:
    """The tiles that a seat has left, and their pips."""
    tiles = Row((shown.piece for shown in view.seats[who.number].shown), " ")
    return Message("rows-alt-held", who=who, tiles=tiles, count=len(tiles.items), pips=end.pips[who.number])


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
        yield ending(view).told
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
        each = ((place, members(view, sides(view)[place.side])) for place in rest)
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
    each = ((members(view, sides(view)[side]), figure) for side, figure in enumerate(column[1]))
    figures = Row((Joined((side, figure), " ") for side, figure in each), "; ")
    return Message("end-alt-pips" if not isinstance(view.board, TricksView) else "end-alt-tricks", figures=figures)


def by_deal(view: View, deals: int) -> Iterator[Message]:
    """Each side's total after each deal, the last so many: a sentence for each side."""
    lines = runs(view)
    first = max(1, len(lines[0]) - deals)
    for side, run in enumerate(lines if deals else ()):
        yield Message("end-alt-deals", who=members(view, sides(view)[side]), first=first, totals=Row(run[first:], " "))


def alt_scores(view: View, names: Sequence[str]) -> str:
    """The scores of a match: the totals, and how they grew."""
    versions = (_scores(view, deals) for deals in _DEALS)
    return first_that_fits(text for told in versions for text in said(told, names, view.viewer))


def _scores(view: View, deals: int) -> Iterator[Text | None]:
    if view.results:
        each = ((members(view, sides(view)[side]), total) for side, total in enumerate(view.results[-1].totals))
        totals = Row(Joined((side, total), " ") for side, total in each)
        yield Message("chart-alt", deal=deal_name(view, view.results[-1].number), totals=totals)
    else:
        yield Message("chart-none")
    yield goal_told(view)
    yield match_over(view)
    if view.results:
        yield from by_deal(view, deals)
