"""Black Tile under the house rules that several tests begin with."""

from bot.rules.black_tile.game import BLACK_TILE, BlackTileOptions
from bot.rules.options import Partners
from tests.rules.scenario import TrickScenario

ELEVEN = TrickScenario(BLACK_TILE)
PARTNERS = TrickScenario(BLACK_TILE, BlackTileOptions(partners=Partners.YES))
