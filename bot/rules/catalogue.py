"""The list of games. To add a game, write its package and add it here."""

from typing import Any

from bot.message import Message, Quoted, Row
from bot.rules.achievements import OF_SEVERAL
from bot.rules.black_tile.game import BLACK_TILE
from bot.rules.blind_hughie.game import BLIND_HUGHIE
from bot.rules.domino_hearts.game import DOMINO_HEARTS
from bot.rules.domino_whist.game import DOMINO_WHIST
from bot.rules.dominoes.game import DOMINOES
from bot.rules.errors import BadOptions
from bot.rules.forty_two.game import FORTY_TWO
from bot.rules.game import Game
from bot.rules.mexican_train.game import MEXICAN_TRAIN
from bot.rules.moon.game import MOON
from bot.rules.options import Preset
from bot.rules.seventy_nine.game import SEVENTY_NINE

AnyGame = Game[Any, Any]


class Catalogue(dict[str, AnyGame]):
    """Games by name, in the order they are offered."""

    def __init__(self, *games: AnyGame) -> None:
        super().__init__({game.name: game for game in games})

    def game(self, name: str) -> AnyGame:
        """The game of that name. Raises BadOptions."""
        if name not in self:
            raise BadOptions(Message("options-unknown-game", name=Quoted(name[:40]), games=Row(self)))
        return self[name]

    def preset(self, game: str, name: str | None) -> Preset:
        """A game's preset by name, or its first. Raises BadOptions."""
        presets = self.game(game).presets
        if not name:
            return presets[0]
        for preset in presets:
            if name.lower().replace(" ", "-") == preset.name:
                return preset
        known = Row(preset.name for preset in presets)
        raise BadOptions(Message("options-unknown-preset", name=Quoted(name[:40]), presets=known))


CATALOGUE = Catalogue(
    DOMINOES,
    MEXICAN_TRAIN,
    BLACK_TILE,
    DOMINO_WHIST,
    DOMINO_HEARTS,
    SEVENTY_NINE,
    FORTY_TWO,
    MOON,
    BLIND_HUGHIE,
)
ACHIEVEMENTS = {
    one.name: one for one in (*(one for game in CATALOGUE.values() for one in game.achievements), *OF_SEVERAL)
}
