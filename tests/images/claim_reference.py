"""The reference pictures of a deal that was claimed: the hands laid open, and its card."""

from bot.rules.catalogue import CATALOGUE, AnyGame
from bot.rules.moves import Claim
from bot.rules.view import View
from images.drawing.drawing import Drawing
from images.ends.deal_card import draw_deal_card
from images.table.table import draw_table
from tests.gallery.play import AnyMatch
from tests.images.views import NAMES


def claim_pictures() -> dict[str, Drawing]:
    """Each reference by its name."""
    pictures: dict[str, Drawing] = {}
    for game, number, players in (("domino-whist", 1, 4), ("black-tile", 0, 3)):
        view = claimed(game, number, players)
        name = f"claimed_{game.replace('-', '_')}"
        pictures |= {f"ended_{name}": draw_table(view, NAMES), f"deal_{name}": draw_deal_card(view, NAMES)}
    return pictures


def claimed(game: str, preset: int, players: int) -> View:
    """The first deal that ends by a claim of two tricks or more."""
    rules = CATALOGUE[game]
    for seed in range(400):
        match, turn = rules.start(rules.presets[preset].options, players, seed.to_bytes(32)), 0
        while match.winners is None and len(match.results) < 3:
            after = _after_claim(rules, match)
            if after is not None:
                ended = rules.ended_deal(after)
                assert ended is not None
                return ended
            seat = rules.to_act(match)[0]
            moves = rules.legal(match, seat)
            match, turn = rules.play(match, seat, moves[turn * 7 % len(moves)])[0], turn + 1
    raise AssertionError("no such deal")


def _after_claim(rules: AnyGame, match: AnyMatch) -> AnyMatch | None:
    """The match with the rest of its deal claimed, where that may be done for three tricks or more."""
    for seat in rules.to_act(match):
        can = any(isinstance(move, Claim) for move in rules.extra_moves(match, seat))
        if can and len(rules.view(match, seat).hand) >= 3:
            return rules.play(match, seat, Claim())[0]
    return None
