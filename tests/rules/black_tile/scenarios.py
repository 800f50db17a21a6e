"""Black Tile under the house rules that several tests begin with."""

from bot.rules.black_tile.game import BLACK_TILE, BlackTileOptions
from bot.rules.black_tile.options import Variant, usual
from bot.rules.options import Partners
from tests.rules.scenario import TrickScenario

ELEVEN = TrickScenario(BLACK_TILE)
PARTNERS = TrickScenario(BLACK_TILE, BlackTileOptions(partners=Partners.YES))
TWENTY_ONE = TrickScenario(BLACK_TILE, usual(Variant.TWENTY_ONE))
THIRTY = TrickScenario(BLACK_TILE, usual(Variant.THIRTY))
