"""The alt texts of a deal's and a match's end."""

from collections.abc import Iterator, Sequence
from typing import Literal

from bot.message import AllOf, Joined, Message, Row, Seat, Signed, Text
from bot.rules.boards import LineView, RowsView, TrainsView, TricksView, TrickView
from bot.rules.events import Blocked, Claimed, NothingPlayed, RevokesProven
from bot.rules.view import View
from bot.words.ends import facts
from bot.words.ends.deal import bid_name, ending, laid_open, shortfall, taken_column, to_go
from bot.words.ends.ending import DealEnding, remark, remarks
from bot.words.ends.facts import DealKind, contract_played, ended_result
from bot.words.ends.line import points_of_plays
from bot.words.ends.story import story
from bot.words.ends.trains import ended_trains
from bot.words.length import first_that_fits, said
from bot.words.line.sentences import ends_sentence, line_sentences
from bot.words.rows import rows_sentences
from bot.words.sides import runs, sides, standings, winners
from bot.words.terms import (
    as_sentence,
    counts_hands,
    deal_kind,
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

_DEALS = (100, 40, 20, 10, 5, 0)  # how many of the latest deals to list; shorter texts list fewer


def alt_deal_card(view: View, names: Sequence[str]) -> str:
    """The deal card: the event, the standings, the reasons, the trick to remember and the last one."""
    versions = (_card(view, is_brief=is_brief) for is_brief in (False, True))
    return first_that_fits(text for told in versions for text in said(told, names, view.viewer))


def _card(view: View, *, is_brief: bool) -> Iterator[Text | None]:
    if isinstance(view.board, LineView | TrainsView):  # the picture of its table is the card
        yield from ended_table(view, is_brief=is_brief)
        return
    key, last = facts.key_trick(view), facts.last_trick(view)
    yield Message("end-alt-over", title=view.title, deal=deal_name(view, view.deal))
    yield ending(view).told
    yield remarks(view, ended_result(view), Claimed, RevokesProven, Blocked, NothingPlayed)
    yield _standings(view)
    if not is_brief:
        yield from _taken(view)
    if isinstance(view.board, RowsView):
        yield from rows_sentences(view.rows_board)
    if key is not None:
        yield Message("end-alt-key", title=key.title, plays=_plays(key.trick))
    if last is not None:
        is_same = key is not None and key.trick.number == last.number
        yield Message("end-alt-last.same") if is_same else Message("end-alt-last", plays=_plays(last))
    if (note := to_go(view)) is not None:
        yield Message("end-sentence", what=note)


def _standings(view: View) -> Message:
    """Every side by place, with its points in the deal: "1 Side A (Ann and Cleo) +7 (18); 2 …; to 30."."""
    every, places = sides(view), list[Message]()
    for place in standings(view):
        side, change, by = members(view, every[place.side]), Signed(place.scored), place.moved or 0
        moved = {"moved": "up" if by > 0 else "down" if by else "same", "places": abs(by)}
        places.append(Message("end-alt-place", rank=place.rank, who=side, change=change, total=place.total, **moved))
    return Message("end-alt-standings", places=Row(places, "; "), goal=goal(view))


def _taken(view: View) -> Iterator[Message]:
    """The tricks, pieces or pips that the points come from."""
    kind = facts.kind_of(view)
    if kind is DealKind.PENALTIES:
        taken = list[Message]()
        for seat in facts.by_taken(view):
            pieces = Row((shown.piece for shown in facts.taken_by(view, seat)), " ")
            points = view.seats[seat].points
            taken.append(Message("end-alt-taken.one", who=Seat(seat), points=points, pieces=pieces))
        yield Message("end-alt-taken", pieces=Row(taken, "; "))
    elif kind is DealKind.COUNTS:
        for side in sides(view):
            found = facts.sources(view, side.number)
            each = (Message("end-source", worth=worth, points=it) for worth, it in ((1, found.tricks), *found.tiles))
            called = side_name(view, side.number)
            yield Message("end-alt-sources", who=called, points=found.points, sources=Row(each))
    elif kind is DealKind.LINE:
        yield Message("end-alt-pips", figures=_by_seat([facts.pips_left(view, seat.seat) for seat in view.seats]))
    elif kind is not DealKind.REDEAL:
        yield Message("end-alt-tricks", figures=_by_seat([None if seat.out else seat.tricks for seat in view.seats]))


def _by_seat(figures: Sequence[int | None]) -> Row:
    """The figures of the seats that have one: "Ann 3, Bo 5"."""
    each = ((Seat(seat), figure) for seat, figure in enumerate(figures) if figure is not None)
    return Row(Joined((player, figure), " ") for player, figure in each)


def _by_side(view: View, figures: Sequence[int], between: str = "; ") -> Row:
    """The figures of the sides: "Side A (Ann and Cleo) 12; Side B (Bo and Dee) 5"."""
    each = ((members(view, side), figures[side.number]) for side in sides(view))
    return Row((Joined(side, " ") for side in each), between)


def _plays(trick: TrickView) -> Row:
    """A trick: "Bo led 5-1, Cleo 3-1, Dee 8-1 won"."""
    return Row(play_in_brief(trick, seat, won=seat == trick.winner) for seat, _ in trick.plays)


def ended_table(view: View, *, is_brief: bool = False) -> Iterator[Text | None]:
    """The table of a deal that is over: its end, the tiles there, the tricks won or tiles left, the scores.

    `is_brief` leaves out the tiles of hands at trains.
    """
    end, board = ending(view), view.board
    yield Message("end-alt-over", title=view.title, deal=deal_name(view, view.deal))
    if isinstance(board, RowsView):
        yield from _ended_rows(view, end)
        return
    yield end.told
    if isinstance(board, TrainsView):
        yield from (*ended_trains(view, with_tiles=not is_brief), match_over(view))
        return
    if isinstance(board, TricksView):
        yield from _ended_tricks(view, board)
        return
    yield end.decided
    plays = [points_of_plays(view, seat.seat) or None for seat in view.seats]
    if any(plays):
        yield Message("line-alt-plays", figures=_by_seat(plays))
    yield _standings(view)
    if view.partners and not counts_hands(view):
        yield Message("end-alt-pips", figures=_by_side(view, view.results[-1].taken))
    yield Message("line-alt-left", hands=_held(view, end))
    yield from (*line_sentences(board), ends_sentence(board))
    yield match_over(view)
    if (note := to_go(view)) is not None:
        yield Message("end-sentence", what=note)


def _ended_tricks(view: View, board: TricksView) -> Iterator[Text | None]:
    """The hands that a claim laid open, or the last trick; the tricks won and the standings."""
    if (claim := facts.claimed(view)) is not None:
        yield Message("end-sentence", what=remark(view, claim))
        yield Message("end-alt-open", hands=laid_open(view, claim))
    if board.trump is not None:
        yield Message("trump-is", suit=board.trump)
    if claim is None and (last := facts.last_trick(view)) is not None:
        yield Message("end-alt-last.numbered", number=last.number, count=board.count, plays=_plays(last))
    yield from _taken(view)
    yield _standings(view)
    yield match_over(view)


def _ended_rows(view: View, end: DealEnding) -> Iterator[Text | None]:
    """Rows: `Dot went out: +35 (12 + 14 + 9 pips). Line: 1-4 4-4 … Rows: Dot none; Ann 4-3 3-2, 12 pips; …`"""
    left = view.results[-1].taken
    if end.way != "out":
        yield Message("rows-alt-blocked") if end.way == "blocked" else Message("rows-alt-stuck")
    if end.winner is not None:
        yield Message("rows-alt-result", hero=end.hero, sum=end.sums[0])
    else:
        least = AllOf(side_name(view, side) for side, pips in enumerate(left) if pips == min(left))
        yield Message("rows-alt-tie", who=least, pips=min(left))
    yield from rows_sentences(view.rows_board)
    yield Message("rows-alt-rows", rows=_held(view, end, how="name"))
    yield match_over(view)
    yield scores(view)


def _held(view: View, end: DealEnding, how: Literal["", "name"] = "") -> Row:
    """The tiles that every seat has left, and their pips: "Ann 4-3 3-2, 12 pips; Dot none"."""
    held, counts_pips = list[Text](), end.way in ("blocked", "tie") or not counts_hands(view)
    for seat in end.order:
        tiles = Row((shown.piece for shown in view.seats[seat].shown), " ")
        if tiles.items and not counts_pips:
            held.append(Joined((Seat(seat, how=how), tiles), " "))
            continue
        values = {"tiles": tiles, "count": len(tiles.items), "pips": end.pips[seat]}
        held.append(Message("rows-alt-held", who=Seat(seat, how=how), **values))
    return Row(held, "; ")


def alt_poster(view: View, names: Sequence[str]) -> str:
    """A poster: the great event of a deal, and the standings."""
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
    yield _standings(view)


# -- the match ---------------------------------------------------------------------------------------------------------


def alt_match_end(view: View, names: Sequence[str], ratings: Sequence[int | None] = ()) -> str:
    """The end of a match: the winners, all totals and ratings, its story, its course from deal to deal."""
    versions = (_match_end(view, names, ratings, deals) for deals in _DEALS)
    return first_that_fits(text for told in versions for text in said(told, names, view.viewer))


def _match_end(
    view: View, names: Sequence[str], ratings: Sequence[int | None], deals: int
) -> Iterator[Text | None]:  # fmt: skip
    places, won, every = standings(view), winners(view), sides(view)
    told = "end-alt-match.shared" if len(won) > 1 else "end-alt-match"
    yield Message(told, title=view.title, who=winning(view), total=places[0].total)
    rest = [place for place in places if place.side not in (view.winners or ())]
    if rest:
        row = Row(Joined((it.rank, members(view, every[it.side]), it.total), " ") for it in rest)
        yield Message("end-sentence", what=row)
    rated = [Joined((Seat(seat), Signed(by)), " ") for seat, by in enumerate(ratings) if by is not None]
    if rated:
        yield Message("end-alt-ratings", changes=Row(rated))
    if len(won) == 1:  # of a shared win it tells no more
        yield story(view, names)
    if len(view.results) != 1:
        yield from _by_deal(view, deals)
    elif (column := taken_column(view)) is not None:  # the score of the only deal is the total
        name = "end-alt-tricks" if isinstance(view.board, TricksView) else "end-alt-pips"
        yield Message(name, figures=_by_side(view, column[1]))


def _by_deal(view: View, deals: int) -> Iterator[Message]:
    """Each side's total after each of the last deals: a sentence for each side."""
    for side, run in zip(sides(view), runs(view), strict=True) if deals else ():
        first = max(1, len(run) - deals)
        told = {"kind": deal_kind(view), "first": first, "totals": Row(run[first:], " ")}
        yield Message("end-alt-deals", who=members(view, side), **told)


def alt_scores(view: View, names: Sequence[str]) -> str:
    """The scores of a match: the totals, and how they grew."""
    versions = (_scores(view, deals) for deals in _DEALS)
    return first_that_fits(text for told in versions for text in said(told, names, view.viewer))


def _scores(view: View, deals: int) -> Iterator[Text | None]:
    if not view.results:
        yield Message("chart-none")
    else:
        last = view.results[-1]
        yield Message("chart-alt", deal=deal_name(view, last.number), totals=_by_side(view, last.totals, ", "))
    yield goal_told(view)
    yield match_over(view)
    if view.results:
        yield from _by_deal(view, deals)
