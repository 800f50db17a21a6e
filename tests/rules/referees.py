"""The referee of each game."""

from typing import Any

from tests.rules.black_tile.referee import BlackTileReferee
from tests.rules.blind_hughie.referee import BlindHughieReferee
from tests.rules.domino_hearts.referee import DominoHeartsReferee
from tests.rules.domino_whist.referee import DominoWhistReferee
from tests.rules.dominoes.referee import DominoesReferee
from tests.rules.forty_two.referee import FortyTwoReferee
from tests.rules.mexican_train.referee import MexicanTrainReferee
from tests.rules.moon.referee import MoonReferee
from tests.rules.referee import Referee, Tree
from tests.rules.scenario import Scenario
from tests.rules.seventy_nine.referee import SeventyNineReferee

REFEREES: dict[str, type[Referee]] = {
    "black-tile": BlackTileReferee,
    "blind-hughie": BlindHughieReferee,
    "domino-hearts": DominoHeartsReferee,
    "domino-whist": DominoWhistReferee,
    "dominoes": DominoesReferee,
    "forty-two": FortyTwoReferee,
    "mexican-train": MexicanTrainReferee,
    "moon": MoonReferee,
    "seventy-nine": SeventyNineReferee,
}


def tree(scenario: Scenario[Any], deepest: int = 99) -> tuple[int, int]:
    """The number of positions under this one and of ends of the deal, on which the program and the referee agree."""
    return Tree(deepest).walk(scenario, REFEREES[scenario.game.name](scenario.match))
