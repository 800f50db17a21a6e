"""Rounds of Mexican Train set up by hand, and the house rules that several tests begin with."""

from dataclasses import dataclass
from typing import Any, Self

from bot.rules.mexican_train.deal import TrainDeal
from bot.rules.mexican_train.game import MEXICAN_TRAIN
from bot.rules.mexican_train.state import TrainState
from bot.rules.mexican_train.trains import RoundTerms
from tests.rules.dominoes.scenarios import tiles
from tests.rules.scenario import Scenario


@dataclass(frozen=True)
class TrainScenario(Scenario[TrainDeal]):
    def hands(
        self, *hands: str, ends: str = "", boneyard: str = "", owed: tuple[int, ...] = (), open_: str = "",
        first_turns: int = 0, totals: tuple[int, ...] = (), **terms: Any,
    ) -> Self:  # fmt: skip
        """A round in which seat 0 is to act, who also began it; in order of play `first_turns` seats have none yet.

        `ends` has the end of each train and of the Mexican train, "5 4* - 5 9": "*" marks it, "-" has no tile. `owed`
        are trains with doubles to be covered, `open_` more tiles that lie open.
        """
        state = TrainState(RoundTerms(self.options, len(hands), **terms), [], [])
        state.hands = [state.terms.tiles.mask(tiles(hand)) for hand in hands]
        state.boneyard = [state.terms.tiles.number[tile] for tile in tiles(boneyard)][::-1]
        state.laid |= state.terms.tiles.mask(tiles(open_))
        trains = [()] * (len(hands) + 1)
        for train, word in enumerate(ends.split()):
            state.marked |= word.endswith("*") << train
            if (end := word.removesuffix("*")) != "-":
                trains[train] = ((state.terms.engine, int(end)),)
                state.begun |= 1 << train
                state.ends[train] = int(end)
        state.owed, state.first_turns = owed, first_turns
        deal = TrainDeal(state, tuple(trains), (None,) * len(hands))
        return self.position(deal, len(hands), totals)

    @property
    def lacks(self) -> tuple[tuple[tuple[int, ...], ...], ...]:
        """The numbers that each seat is known to lack, newest first."""
        return self.view().train_board.lacks

    @property
    def marked(self) -> tuple[int, ...]:
        """The seats whose trains have a marker."""
        return tuple(seat for seat, train in enumerate(self.view().train_board.trains) if train.marked)


COVER = TrainScenario(MEXICAN_TRAIN)
CHAIN, FREE, NONE = (COVER.under(doubles=doubles) for doubles in ("chain", "free", "none"))
WHOLE = COVER.under(first_turn="train")
