"""Most parts of pictures, painted ahead for the processes that are forked from one."""

from itertools import cycle, islice

from bot.rules.boards import RowsView
from bot.rules.catalogue import CATALOGUE
from images.drawing.felts import felt_titled
from images.ends.deal_card import draw_deal_card
from images.seat.seat import draw_seat
from images.table.table import draw_table
from images.warm import warm

_MOST_MOVES, _DRAWN_EVERY = 120, 4  # moves of a deal, and how often one is drawn
# Between them they have the letters that names begin and go on with.
_PLAYERS = (
    "Abigail", "Bob", "Clyde", "Dave", "Erik", "Flo", "Greg", "Hugo", "Ivy", "Jack", "Kim", "Liz", "Max", "Nina",
    "Otto", "Paul", "Quinn", "Rosa", "Steph", "Tom", "Uwe", "Vic", "Wes", "Xena", "Yves", "Zoe", "jax_7", "mr2048",
)  # fmt: skip


def paint_most() -> None:
    """Draw a deal of each game, for each of its emblems."""
    warm()
    people = cycle(_PLAYERS)
    for game in CATALOGUE.values():
        for preset in {felt_titled(game.title_of(it.options, it.players[0])): it for it in game.presets}.values():
            names = tuple(islice(people, preset.players[0]))
            match = game.start(preset.options, len(names), bytes(32))
            for move in range(_MOST_MOVES):
                if match.results:
                    break
                seat = game.to_act(match)[0]
                view, legal = game.view(match, seat), game.legal(match, seat)
                if move % _DRAWN_EVERY == 0 and not isinstance(view.board, RowsView):
                    draw_seat(view, names).render()
                match, _ = game.play(match, seat, legal[move % len(legal)])
                if move % _DRAWN_EVERY == 0:
                    draw_table(game.view(match, None), names).render()
            ended = game.ended_deal(match)
            if ended is not None:
                draw_table(ended, names).render()
                draw_deal_card(ended, names).render()
