"""What stands at the end of a deal of dominoes comes to what the deal scored, in every game and for every side."""

import re
from itertools import pairwise

from bot.rules.view import View
from bot.words.chain.end import ChainEnd, ChainEnding, chain_end, end_spotlight, tells_sides
from bot.words.chain.points import end_sum, end_sum_in_two, hand_notes, side_change
from bot.words.names import spoken_names
from bot.words.speaker import say
from tests.moments import ended_deals
from tests.words.chains import preset

name = spoken_names(("Ann", "Bo", "Cleo", "Dee"))


def test_the_amounts_shown_come_to_what_each_side_scored() -> None:
    ended = [view for view in ended_deals() if view.chain is not None]
    assert len(ended) > 30
    for view in ended:
        end = chain_end(view)
        for side, scored in enumerate(view.results[-1].scored):
            before = scored_before(view, side)
            told = told_of_the_end(view, end) if side == end.winner else {0}
            assert {before + points for points in told} == {scored}, (say(end_spotlight(view, name)), end)


def test_a_side_that_did_not_win_sees_what_it_scored_for() -> None:
    chain = preset("dominican").hands("6-4 1-1", "2-2", "6-5 3-3", "5-0")
    view = chain.play("0 play 6-4", "2 play 6-5 left", "3 play 5-0 left").ended()
    assert view.results[-1].scored == (25, 12)
    assert [say(note) for note in hand_notes(view, 0)] == ["2 pips · +25 first pass", "2 pips · +25"]
    change = side_change(view, 0)
    assert change is not None
    assert say(change) == "+25 first pass"
    assert side_change(view, 1) is None


def scored_before(view: View, side: int) -> int:
    """What the rows of a side's seats say that they scored before the deal ended, in many words as in few."""
    notes = [[signed(say(note)) for note in hand_notes(view, seat)] for seat in view.members(side)]
    assert all(len(set(each)) == 1 for each in notes), "all say the same"
    return sum(each[0] for each in notes)


def told_of_the_end(view: View, end: ChainEnd) -> set[int]:
    """What the end brought the winner: as the hero says, and as each sum comes to."""
    sums = [say(told) for told in end_sum(view)]
    sums += [f"{say(first)} {say(second)}" for first, second in end_sum_in_two(view)]
    if end.way is ChainEnding.TARGET:
        after = view.results[-1].totals[view.side_of(end.last.seat)]
        assert [come_to(told) for told in sums] == [after]
        return {sum(int(points) for points in re.findall(r"(\d+) for going out", sums[0]))}
    if end.is_blocked:
        hero = {signed(say(end_spotlight(view, name)))}
        return hero if tells_sides(view, end) else hero | set(map(come_to, sums))
    return set(map(come_to, sums))


def signed(told: str) -> int:
    """What the changes in a text come to."""
    return sum(map(int, re.findall(r"\+(\d+)", told)))


def come_to(told: str) -> int:
    """What a sum comes to, each step of which must be right: "8 + 10 = 18 → 20 + 100 for deal 1 = +120"."""
    told = re.sub(r"(for deal|past) \d+", "", told)
    steps = [[added(part) for part in step.split("→")] for step in re.split(r"[=:]", told)]
    assert all(one[-1] == other[0] for one, other in pairwise(steps)), told
    return steps[-1][-1]


def added(told: str) -> int:
    return sum(int(number) * (-1 if sign == "−" else 1) for sign, number in re.findall(r"([+−]?) ?(\d+)", told))
