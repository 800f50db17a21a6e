"""The story of a match in one short sentence: the first of a few that is true of it and fits."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from bot.message import AllOf, Message, Names, Seat
from bot.rules.boards import LineView, RowsView, TrainsView
from bot.rules.events import BestPlay, ContractPlayed, Domino
from bot.rules.view import View
from bot.words.ends.deal import bid_name, ending
from bot.words.ends.line import losers_told
from bot.words.length import NAME_LENGTHS
from bot.words.names import spoken_names
from bot.words.persons import naming
from bot.words.sides import SideStanding, leader, standings
from bot.words.speaker import say
from bot.words.terms import counts_rounds, deal_kind, deals_played, side_name

LONGEST_STORY = 52  # characters
_GREAT = 0.6  # the story mentions a set that turned this share of the target
_DEAR = 25  # the story mentions a play of this many points
_MANY = 3  # the story mentions a player who went out this often
_CLOSE = 0.05  # a match won by this share of the target or less was close


def story(view: View, names: Sequence[str], fits: Callable[[str], bool] = lambda _: True) -> str:
    """The most remarkable fact of a match; empty before it is over. Names are cut until it `fits`."""
    told = ""
    for longest in NAME_LENGTHS if view.winners is not None and view.results else ():
        with naming(Names(spoken_names(names, longest), view.viewer)):
            for told in map(say, _stories(view)):
                if len(told) <= LONGEST_STORY and fits(told):
                    return told
    return told if len(told) <= LONGEST_STORY else f"{told[: LONGEST_STORY - 1].rstrip()}…"


def _stories(view: View) -> Iterator[Message]:
    winners, places = view.winners or (), standings(view)
    if len(winners) != 1:
        yield Message("story-shared", who=AllOf(side_name(view, side) for side in winners))
        return
    if isinstance(view.board, RowsView) and counts_rounds(view) and len(view.results) == 1:
        yield from _only_round(view)
    winner, called = places[0].side, side_name(view, places[0].side)
    apart = min(abs(place.total - places[0].total) for place in places[1:])
    leaders = [leader(view, result) for result in view.results]
    yield from _overtook(view, leaders)
    if isinstance(view.board, LineView | TrainsView):
        yield from _dominoes(view, winner)
    moons = [(result.moon, result.number) for result in view.results if result.moon is not None]
    for side, deal in sorted(moons, key=lambda moon: (moon[0] != winner, -moon[1])):
        yield Message("story-moon", who=side_name(view, side), deal=deal)
    contracts = [(result, it) for result in view.results for it in result.remarks if isinstance(it, ContractPlayed)]
    for result, played in contracts:
        lost = max(result.scored) - result.scored[view.side_of(played.seat)]
        if not played.made and lost >= _GREAT * view.target:
            bid = bid_name(view, played.bid)
            yield Message("story-set", who=Seat(played.seat), bid=bid, deal=result.number)
    if len(view.results) > 1 and set(leaders) == {winner}:
        yield Message("story-led", who=called, kind=deal_kind(view))
    if 0 < apart <= _CLOSE * view.target:
        yield Message("story-close", who=called, apart=apart)
    tricks = [sum(taken) for taken in zip(*(result.taken for result in view.results), strict=True)]
    is_bid = any(played.tricks is not None for _, played in contracts)
    if is_bid and tricks.count(most := max(tricks)) == 1:
        yield Message("story-tricks", who=side_name(view, tricks.index(most)), tricks=most)
    yield from _result(view, places, apart)


def _only_round(view: View) -> Iterator[Message]:
    """The end of the only round of a match, whose score says nothing."""
    end = ending(view)
    if end.out is not None:
        yield Message("story-out", who=Seat(end.out), pips=sum(end.pips))
        yield Message("story-out.short", who=Seat(end.out))
    elif end.winner is not None:
        yield Message("story-blocked", who=Seat(end.order[0]), pips=end.pips[end.order[0]])


def _dominoes(view: View, winner: int) -> Iterator[Message]:
    """Feats of a match of dominoes or trains: its last tile, the dearest play, the player who went out most often."""
    if (losers := losers_told(view)) is not None:
        yield losers
    end = ending(view)
    if end.out is not None and end.winner == winner and end.way in ("capicua", "chuchazo"):
        yield Message("story-great-end", who=Seat(end.out), way=end.way)
    remarks = [remark for result in view.results for remark in result.remarks]
    plays = (it for it in remarks if isinstance(it, BestPlay) and view.side_of(it.seat) == winner)
    best = max(plays, key=lambda it: it.points, default=None)
    if best is not None and best.points >= _DEAR:
        yield Message("story-best-play", who=Seat(best.seat), tile=best.tile, points=best.points)
    dominoes = Counter(remark.seat for remark in remarks if isinstance(remark, Domino))
    seat, count = dominoes.most_common(1)[0] if dominoes else (0, 0)
    if view.side_of(seat) == winner and count >= _MANY and 2 * count > len(view.results):
        kind = deal_kind(view)
        yield Message("story-dominoes", who=Seat(seat), count=count, deals=len(view.results), kind=kind)


def _overtook(view: View, leaders: Sequence[int | None]) -> Iterator[Message]:
    """The winner passed the side that led alone, in one of the last two deals."""
    winner = leaders[-1]
    for index in range(len(leaders) - 1, max(0, len(leaders) - 3), -1):
        before, result = leaders[index - 1], view.results[index]
        if winner in (view.winners or ()) and leaders[index] == winner and before not in (None, winner):
            sides = {"who": side_name(view, winner or 0), "other": side_name(view, before or 0)}
            if result.moon == winner:
                yield Message("story-overtook.moon", deal=result.number, **sides)
            yield Message("story-overtook", kind=deal_kind(view), deal=result.number, **sides)
            return


def _result(view: View, places: Sequence[SideStanding], apart: int) -> Iterator[Message]:
    """The result, which is always true: how far the winner was ahead of the next."""
    first, second, *others = places
    called, next_ = side_name(view, first.side), side_name(view, second.side)
    if counts_rounds(view) and view.deal > 1:
        yield Message("story-rounds", who=called, rounds=first.total, of=view.deal)
    elif counts_rounds(view):
        yield Message("story-rounds.one", who=called)
    if not others:
        yield Message("story-score", who=called, own=first.total, other=second.total)
    elif apart and others[0].total != second.total:
        yield Message("story-ahead", who=called, apart=apart, other=next_)
    elif apart:
        yield Message("story-ahead.next", who=called, apart=apart)
    yield Message("story-deals", who=called, deals=deals_played(view))
