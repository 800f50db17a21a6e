"""Domino Hearts: a game of avoiding hearts and the queen of spades, with cardominoes (rules §3)."""

from collections.abc import Callable, Mapping
from functools import cache

from bot.message import Message, Text
from bot.rules.domino_hearts.help import help_pages
from bot.rules.domino_hearts.honour import PlayingOnHonour, Reviewing
from bot.rules.domino_hearts.moon import ShootingMoon, shooter
from bot.rules.domino_hearts.options import (
    PLAYERS,
    PRESETS,
    REVOKE_COSTS,
    DominoHeartsOptions,
)
from bot.rules.domino_hearts.play import HEARTS, LEFT_OUT, QUEEN, HeartsMatch, PlayingHearts
from bot.rules.events import DealResult, RevokesProven
from bot.rules.help import HelpPage
from bot.rules.pieces import Card, Piece, cards
from bot.rules.suits import CardSuits, SuitSystem
from bot.rules.tricks.claims import no_points_left
from bot.rules.tricks.game import PhaseRules, Traits, TrickGame, points_of_all
from bot.rules.tricks.phases import ACROSS, HOLD, LEFT, RIGHT, Passing
from bot.rules.tricks.view import trick_views
from bot.rules.view import View

PASSING = Passing((LEFT, RIGHT, HOLD), cycle_of_four=(LEFT, RIGHT, ACROSS, HOLD))
DECKS = {players: cards(left_out) for players, left_out in LEFT_OUT.items()}
WORTHS: Mapping[Piece, int] = {QUEEN: 13} | dict.fromkeys(HEARTS, 1)
SUITS = CardSuits()


class DominoHearts(TrickGame):
    """Points are bad; a player who takes all 26 chooses whose score the moon changes."""

    name = "domino-hearts"
    title = Message("game-domino-hearts")
    credit = Message("game-domino-hearts.credit")
    options_type = DominoHeartsOptions
    players = PLAYERS
    presets = PRESETS
    low_wins = True
    traits = Traits(drawn_for="dealer")

    def aim(self, options: DominoHeartsOptions, players: int) -> Text:
        return Message("game-domino-hearts.aim", target=options.target)

    def help(self, options: DominoHeartsOptions, players: int) -> tuple[HelpPage, ...]:
        return help_pages(self, options, players)

    def on_honour(self, options: DominoHeartsOptions) -> bool:
        return options.revoke == "honour"

    def phases(self, options: DominoHeartsOptions) -> tuple[PhaseRules, ...]:
        clockwise, everyone = options.play_direction == "clockwise", options.moon_add == "all"
        return _phases(clockwise=clockwise, everyone=everyone, on_honour=self.on_honour(options))

    def deck(self, options: DominoHeartsOptions, players: int) -> tuple[Card, ...]:
        return DECKS[players]

    def suits(self, match: HeartsMatch) -> SuitSystem:
        return SUITS

    def worths(self, options: DominoHeartsOptions) -> Mapping[Piece, int]:
        return WORTHS

    def is_decided(self, match: HeartsMatch) -> bool:
        return no_points_left(self, match)

    def score(self, match: HeartsMatch) -> DealResult:
        moon = shooter(self, match)
        scored = list(self.taken(match)) if moon is None else self._moon_scores(match, moon)
        proven = [challenged.seat for challenged in match.deal.challenges if challenged.proven]
        for seat in proven:
            scored[seat] += REVOKE_COSTS
        remarks = (RevokesProven(tuple(proven), REVOKE_COSTS),) if proven else ()
        return self.result(match, scored, moon, remarks)

    def _moon_scores(self, match: HeartsMatch, seat: int) -> list[int]:
        chosen, points = match.deal.moon, points_of_all(self, match)
        if chosen is None:
            raise ValueError("the moon's shooter has not chosen yet")
        if chosen.everyone:
            return [0 if who == seat else points for who in range(match.players)]
        scored = [0] * match.players
        scored[seat if chosen.opponent is None else chosen.opponent] = -points if chosen.opponent is None else points
        return scored

    def showing(self, match: HeartsMatch) -> Callable[[int | None], View]:
        return trick_views(self, match)


@cache
def _phases(*, clockwise: bool, everyone: bool, on_honour: bool) -> tuple[PhaseRules, ...]:
    direction, moon = 1 if clockwise else -1, ShootingMoon(everyone)
    if on_honour:
        return PASSING, PlayingOnHonour(direction), Reviewing(), moon
    return PASSING, PlayingHearts(direction), moon


DOMINO_HEARTS = DominoHearts()
