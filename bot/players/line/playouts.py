"""The margins of moves in possible worlds, with everyone playing by habit after them."""

from collections.abc import Iterable, Sequence

from bot.players.line.habits import habit, play_on
from bot.players.line.position import Actions, Deal, RowPosition

Candidate = tuple[int, Actions]  # the index of a move, and one of the things it may come to


def candidates(position: RowPosition) -> list[Candidate]:
    """Each of the different moves with each of its possible effects."""
    return [(index, actions) for index, (_, every) in enumerate(position.moves) for actions in every]


def habitual(position: RowPosition) -> Candidate:
    """What habit chooses."""
    deal = position.deal(iter(position.hidden))  # habit goes by the tiles that were seen: any hidden ones do
    every = candidates(position)
    step = 0
    while len(every) > 1:
        action = habit(deal)
        deal.act(action)
        every = [candidate for candidate in every if candidate[1][step] == action]
        step += 1
    return every[0]


def played_out(worlds: Iterable[Deal], every: Sequence[Candidate], side: int) -> list[list[float]]:
    """The margins of a side by candidate and world: the same worlds for all candidates."""
    margins: list[list[float]] = [[] for _ in every]
    for world in worlds:
        for found, (_, actions) in zip(margins, every, strict=True):
            deal = world.after(actions)
            play_on(deal)
            found.append(deal.margins()[side])
    return margins
