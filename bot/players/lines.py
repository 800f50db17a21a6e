"""The games with a line instead of tricks, each with the module that plays it."""

from collections.abc import Collection
from typing import Protocol

from bot.players import blind_hughie, dominoes
from bot.rules.moves import Move
from bot.rules.view import View
from bot.words.hint.prospects import Prospect


class LinePlayer(Protocol):
    """What such a module has."""

    def choose(self, view: View, seed: int, level: str) -> Move:
        """A good move."""
        ...

    def choose_at_once(self, view: View, seed: int, level: str) -> Move:
        """A move without looking ahead."""
        ...

    def prospects(
        self, view: View, worlds: int, seed: int, among: Collection[Move] | None = None
    ) -> tuple[Prospect, ...]:
        """The prospects of each move."""
        ...


LINES: dict[str, LinePlayer] = {blind_hughie.GAME: blind_hughie, dominoes.GAME: dominoes}
