"""Black Tile under the house rules that several tests begin with."""

from bot.rules.black_tile.game import BLACK_TILE, BlackTileOptions
from bot.rules.black_tile.options import usual
from tests.rules.scenario import TrickScenario

ELEVEN = TrickScenario(BLACK_TILE)
PARTNERS = TrickScenario(BLACK_TILE, BlackTileOptions(partners=True))
TWENTY_ONE = TrickScenario(BLACK_TILE, usual("21"))
THIRTY = TrickScenario(BLACK_TILE, usual("30"))
