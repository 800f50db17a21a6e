"""What the hands of a deal were worth: the deal is played again by computers, who see their own hands only."""

from random import Random
from typing import Any

from bot.players.computer import choose_at_once
from bot.players.levels import EASY
from bot.rules.catalogue import CATALOGUE
from bot.rules.game import Match, margin

_MOST_MOVES = 1000  # of a deal; one in which nobody ever bids ends as well


def played_again(game: str, match: Match[Any, Any], seed: int) -> tuple[float, ...] | None:
    """Each side's margin as easy computers, who vary, play the deal from where the match stands; None where the deal
    comes to no score, as nobody bid.
    """
    rules, random = CATALOGUE.game(game), Random(seed)  # noqa: S311 - no secret depends on it
    deals, number = len(match.results), rules.view(match, None).deal
    for _ in range(_MOST_MOVES):
        to_act = rules.to_act(match)
        if len(match.results) > deals:
            scored, low_wins = match.results[-1].scored, rules.low_wins
            return tuple(margin(scored, side, low_wins=low_wins) for side in range(len(scored)))
        if not to_act or rules.view(match, None).deal != number:
            return None
        seat = to_act[0]
        move = choose_at_once(rules.view(match, seat), random.getrandbits(32), EASY)
        match, _ = rules.play(match, seat, move)
    return None
