"""Rounds of Mexican Train set up by hand, and the house rules that several tests begin with."""

from dataclasses import dataclass
from typing import Any, Self

from bot.rules.mexican_train.deal import Halves, TrainDeal, after_events
from bot.rules.mexican_train.game import MEXICAN_TRAIN
from bot.rules.mexican_train.state import TrainState, TurnReport
from bot.rules.mexican_train.trains import RoundTerms
from bot.rules.pieces import double_set
from tests.rules.dominoes.scenarios import tiles
from tests.rules.scenario import Scenario


@dataclass(frozen=True)
class TrainScenario(Scenario[TrainDeal]):
    def hands(
        self, *hands: str, ends: str = "", boneyard: str = "", owed: tuple[int, ...] = (), open_: str = "",
        first_turns: int = 0, totals: tuple[int, ...] = (), **terms: Any,
    ) -> Self:  # fmt: skip
        """A round in which seat 0 has the turn, and also began it; `first_turns` seats have their first turn to come.

        `ends` has the end of each train and of the Mexican train, "5 4* - 5 9": "*" marks it, "-" has no tile. `owed`
        are trains with doubles to be covered, `open_` more tiles that lie open.
        """
        state = TrainState(RoundTerms(self.options, len(hands), **terms), [], [])
        state.hands = [state.terms.tiles.mask(tiles(hand)) for hand in hands]
        state.boneyard = [state.terms.tiles.number[tile] for tile in tiles(boneyard)][::-1]
        state.laid |= state.terms.tiles.mask(tiles(open_))
        trains: list[Halves] = [()] * (len(hands) + 1)
        for train, word in enumerate(ends.split()):
            state.marked |= word.endswith("*") << train
            if (end := word.removesuffix("*")) != "-":
                trains[train] = ((state.terms.engine, int(end)),)
                state.begun |= 1 << train
                state.ends[train] = int(end)
        state.owed, state.first_turns = owed, first_turns
        report = TurnReport()
        state.begin(report)
        deal = after_events(TrainDeal(state, tuple(trains), (None,) * len(hands)), state, report)
        return self.position(deal, len(hands), totals)

    @property
    def owed(self) -> tuple[int, ...]:
        """The trains with doubles to be covered."""
        return self.deal.state.owed

    @property
    def plays(self) -> str:
        """The tiles that were played, with the seats and the owners of the trains."""
        return ", ".join(
            f"{event.seat} {event.tile} {'mexican' if event.owner is None else event.owner}"
            for event in self.view().train_board.laid
        )

    @property
    def lacks(self) -> str:
        """The numbers that each seat is known to lack, newest first: "9 5, 4 | -"."""
        return " | ".join(
            ", ".join(" ".join(map(str, group)) for group in groups) or "-" for groups in self.view().train_board.lacks
        )

    @property
    def marked(self) -> tuple[int, ...]:
        """The seats whose trains have a marker."""
        return tuple(seat for seat, train in enumerate(self.view().train_board.trains) if train.marked)


COVER = TrainScenario(MEXICAN_TRAIN)
CHAIN, FREE, NONE = (COVER.under(doubles=doubles) for doubles in ("chain", "free", "none"))
WHOLE = COVER.under(first_turn="train")

SMALL = tuple(tile for tile in double_set(3) if tile != (3, 3))  # of a double-three set, where 3-3 is the engine
REST = " ".join(str(tile) for tile in double_set(12) if tile.high > 3)  # all others: open, so that it is one
