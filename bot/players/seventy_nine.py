"""What the search knows of Seventy-Nine beyond any count game: nothing but the game itself (rules §4)."""

from bot.players.count_games import CountKnowledge
from bot.rules.seventy_nine.game import SEVENTY_NINE


class SeventyNineKnowledge(CountKnowledge):
    """Three against three, with two sets."""

    game = SEVENTY_NINE
    all_points = SEVENTY_NINE.deal_points
