"""The end of a round of Mexican Train: the player who is out, or a block; the tiles left and the next engine."""

from collections.abc import Iterator

from bot.message import Message, Row, Seat, Text
from bot.rules.events import Domino
from bot.rules.mexican_train.options import MexicanTrainOptions
from bot.rules.pieces import Tile
from bot.rules.view import View
from bot.words.ends.ending import DealEnding, remark
from bot.words.ends.facts import pips_left, remark_of
from bot.words.sides import standings
from bot.words.terms import deal_over


def train_ending(view: View) -> DealEnding:
    """The end of a View's round. Raises IndexError before one has ended.

    `sums` stands beside the hero: "with 9-8". `winner` is the player who is out, None in a blocked round.
    """
    result = view.results[-1]
    out = remark_of(result, Domino)
    what = hero = Message("train-blocked")
    why: Text = Message("end-fewest.stuck")
    beside, seat = why, None
    if out is not None:
        seat, what, why = out.seat, remark(view, out), ""
        hero, beside = Message("train-hero", who=Seat(seat)), Message("train-out-with", tile=out.tile)
    order = tuple([place.side for place in standings(view)])
    return DealEnding(
        deal_over(view, result.number), view.title, what, why, out is not None, hero, (beside,),
        "blocked" if seat is None else "domino", seat, seat, () if seat is None else (seat,), order,
        tuple([pips_left(view, place.seat) for place in view.seats]),
    )  # fmt: skip


def next_engine(view: View) -> Tile | None:
    """The engine of the next round; None after the last."""
    if view.winners is not None:
        return None
    number = view.options_as(MexicanTrainOptions).engine_of(view.results[-1].number + 1)
    return Tile(number, number)


def ended_trains(view: View, *, with_tiles: bool) -> Iterator[Text]:
    """The seats by total with the tiles left, their points and totals; then the next engine."""
    for place in standings(view):
        shown = view.seats[place.side].shown
        tiles = Row((it.piece for it in shown), " ") if shown and with_tiles else "none"
        yield Message("train-left", who=Seat(place.side), tiles=tiles, points=place.scored, total=place.total)
    if (engine := next_engine(view)) is not None:
        yield Message("train-next.told", tile=engine)
