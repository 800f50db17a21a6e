"""The story of a match in one sentence: the first of a few that is true of it."""

from collections.abc import Callable, Iterator, Sequence

from bot.rules.events import ContractPlayed, DealResult
from bot.rules.grammar import counted, joined
from bot.rules.view import View
from bot.words.deal_end import side_name
from bot.words.facts.line import counts_rounds, line_end
from bot.words.facts.tricks.auction import bid_title
from bot.words.line import deals_played
from bot.words.names import Namer, spoken_names

LONGEST = 52  # characters
_NAMES = (40, 16, 8)  # of names, which give way first where the sentence grows too long
_GREAT = 0.6  # of the target: a set that turned so much is told
_CLOSE = 0.05  # of the target: a match won by no more was close


def _is_short(words: str) -> bool:
    return len(words) <= LONGEST


def story(view: View, names: Sequence[str], fits: Callable[[str], bool] = _is_short) -> str:
    """What this match will be remembered for; empty before it is over. Names give way until it `fits`."""
    winners, told = view.winners, ""
    if winners is None or not view.results:
        return told
    for longest in _NAMES:
        for told in _stories(view, winners, spoken_names(names, longest)):
            if _is_short(told) and fits(told):
                return told
    return told[: LONGEST - 1].rstrip() + "…"


def _stories(view: View, winners: tuple[int, ...], name: Namer) -> Iterator[str]:
    who = joined(side_name(view, name, side) for side in winners)
    if len(winners) != 1:
        yield f"{who} share the win."
        return
    yield from _only_round(view, name)
    yield from _overtook(view, name, winners[0])
    yield from _moons(view, name, winners[0])
    yield from _great_sets(view, name)
    yield from _led(view, who, winners[0])
    yield from _close(view, who, winners[0])
    yield from _most_tricks(view, name)
    yield from _result(view, name, who, winners[0])


def _only_round(view: View, name: Namer) -> Iterator[str]:
    """How the one round was won that made the match: its score says nothing."""
    if view.line is None or not counts_rounds(view) or len(view.results) > 1:
        return
    end = line_end(view)
    if end.out is not None:
        held = sum(end.pips)
        yield f"{name(end.out)} went out; the others held {counted(held, 'pip')}."
        yield f"{name(end.out)} went out first."
    elif end.winner is not None:
        yield f"Blocked: {name(end.order[0])} had the fewest pips, {end.pips[end.order[0]]}."


def _leader(view: View, result: DealResult) -> int | None:
    """The side that leads alone after a deal."""
    best = min(result.totals) if view.low_wins else max(result.totals)
    leaders = [side for side, total in enumerate(result.totals) if total == best]
    return leaders[0] if len(leaders) == 1 else None


def _overtook(view: View, name: Namer, winner: int) -> Iterator[str]:
    """In one of the last two deals the winner passed the side that led alone before it."""
    who = side_name(view, name, winner)
    leaders = [_leader(view, result) for result in view.results]
    for index in range(len(leaders) - 1, max(0, len(leaders) - 3), -1):
        before, result = leaders[index - 1], view.results[index]
        if leaders[index] == winner and before is not None and before != winner:
            other = _short(view, name, before)
            if result.moon == winner:
                yield f"{who} shot the moon in deal {result.number} and overtook {other}."
            yield f"{who} overtook {other} in deal {result.number}."
            return


def _short(view: View, name: Namer, side: int) -> str:
    """A side after another has been named: only its letter."""
    return side_name(view, name, side).removeprefix("Side ") if view.partners else side_name(view, name, side)


def _moons(view: View, name: Namer, winner: int) -> Iterator[str]:
    shot = [result for result in view.results if result.moon is not None]
    for result in sorted(shot, key=lambda result: (result.moon != winner, -result.number)):
        yield f"{side_name(view, name, result.moon or 0)} shot the moon in deal {result.number}."


def _great_sets(view: View, name: Namer) -> Iterator[str]:
    """A contract that was not made, and what that turned between the sides."""
    for result in view.results:
        for remark in result.remarks:
            if isinstance(remark, ContractPlayed) and not remark.made:
                own = result.scored[view.side_of(remark.seat)]
                others = [points for side, points in enumerate(result.scored) if side != view.side_of(remark.seat)]
                if max(others) - own >= _GREAT * view.target:
                    yield f"{name(remark.seat)} bid {bid_title(remark.bid)} in deal {result.number} and was set."


def _led(view: View, who: str, winner: int) -> Iterator[str]:
    if len(view.results) > 1 and all(_leader(view, result) == winner for result in view.results):
        yield f"{who} led from the first deal to the last."


def _close(view: View, who: str, winner: int) -> Iterator[str]:
    apart = _apart(view, winner)
    if 0 < apart <= _CLOSE * view.target:
        yield f"{who} won by only {apart}."


def _result(view: View, name: Namer, who: str, winner: int) -> Iterator[str]:
    """What can always be told: how far the winner was from the next."""
    if view.line is not None and counts_rounds(view):
        won = counted(view.results[-1].totals[winner], "round")
        yield f"{who} won {f'{won} of {view.deal}' if view.deal > 1 else 'the round'}."
    totals, apart = view.results[-1].totals, _apart(view, winner)
    next_ = [side for side, total in enumerate(totals) if side != winner and abs(total - totals[winner]) == apart]
    if len(totals) == 2:
        yield f"{who} won {totals[winner]} to {totals[1 - winner]}."
    elif apart:
        ahead = counted(apart, "round") if counts_rounds(view) else apart
        yield f"{who} won, {ahead} ahead of {side_name(view, name, next_[0]) if len(next_) == 1 else 'the next'}."
    yield f"{who} wins after {deals_played(view)}."


def _apart(view: View, winner: int) -> int:
    """How far the next side is from the winner."""
    totals = view.results[-1].totals
    return min(abs(total - totals[winner]) for side, total in enumerate(totals) if side != winner)


def _most_tricks(view: View, name: Namer) -> Iterator[str]:
    """Who took most tricks, in games in which tricks are bid."""
    bid = any(
        isinstance(remark, ContractPlayed) and remark.tricks is not None
        for result in view.results
        for remark in result.remarks
    )
    tricks = [sum(taken) for taken in zip(*(result.taken for result in view.results), strict=True)]
    if bid and tricks.count(max(tricks)) == 1:
        yield f"{side_name(view, name, tricks.index(max(tricks)))} took the most tricks: {max(tricks)}."
