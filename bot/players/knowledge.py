"""The games that computers know: each trick game's part of the search, and the players of the other games."""

from collections.abc import Collection
from typing import Protocol

from bot.players.black_tile import BlackTileKnowledge
from bot.players.blind_hughie import BlindHughiePlayer
from bot.players.count_games import FortyTwoKnowledge, SeventyNineKnowledge
from bot.players.domino_hearts import DominoHeartsKnowledge
from bot.players.domino_whist import DominoWhistKnowledge
from bot.players.dominoes import player as dominoes
from bot.players.search.knowledge import Knowledge
from bot.rules.moves import Move
from bot.rules.view import View
from bot.words.hint.prospects import Prospect

KNOWLEDGE: dict[str, Knowledge] = {
    known.game.name: known
    for known in (
        BlackTileKnowledge(),
        DominoHeartsKnowledge(),
        DominoWhistKnowledge(),
        SeventyNineKnowledge(),
        FortyTwoKnowledge(),
    )
}


class GamePlayer(Protocol):
    """The player of a game without tricks."""

    def choose(self, view: View, seed: int, level: str) -> Move:
        """A good move."""
        ...

    def choose_at_once(self, view: View, seed: int, level: str) -> Move:
        """A move without looking ahead."""
        ...

    def prospects(
        self, view: View, worlds: int, seed: int, among: Collection[Move] | None = None
    ) -> tuple[Prospect, ...]:
        """The prospects of each move, or of those in `among`, best first; empty if the viewer has no decision."""
        ...


PLAYERS: dict[str, GamePlayer] = {BlindHughiePlayer.game.name: BlindHughiePlayer(), dominoes.GAME: dominoes}
