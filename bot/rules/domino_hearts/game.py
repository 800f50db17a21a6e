"""Domino Hearts: a game of avoiding hearts and the queen of spades, with cardominoes (rules §3)."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, partial

from bot.message import AllOf, Message, Text, capitalized
from bot.rules.achievements import MOON, SPOTLESS
from bot.rules.copies import updated
from bot.rules.domino_hearts.honour import PlayingOnHonour, Reviewing
from bot.rules.domino_hearts.options import DAILY, PLAYERS, PRESETS, REVOKE_COSTS, DominoHeartsOptions
from bot.rules.domino_hearts.play import HEARTS, LEFT_OUT, QUEEN, HeartsMatch, PlayingHearts
from bot.rules.events import DealResult, Moved, RevokesProven
from bot.rules.help import HelpPage, PageRow, pages_of
from bot.rules.moves import Moon, Move
from bot.rules.pieces import Card, Piece, cards
from bot.rules.suits import CardSuits, Suit, SuitSystem
from bot.rules.tricks.deal import Transition, TrickMatch
from bot.rules.tricks.game import PhaseRules, Traits, TrickGame
from bot.rules.tricks.help import trick_example, trick_facts
from bot.rules.tricks.phases import ACROSS, HOLD, LEFT, RIGHT, Passing
from bot.rules.tricks.view import trick_views
from bot.rules.view import Ask, Choice, Phase, View

DECKS = {players: cards(left_out) for players, left_out in LEFT_OUT.items()}
WORTHS: Mapping[Piece, int] = {QUEEN: 13} | dict.fromkeys(HEARTS, 1)
SUITS = CardSuits()


@dataclass(frozen=True)
class ShootingMoon(PhaseRules):
    """The deal's points: off the shooter's score, or added to an opponent's (`everyone`: to every opponent's)."""

    everyone: bool = False
    phase = Phase.MOON

    def applies(self, match: TrickMatch) -> bool:
        return bool(self.to_act(match))

    def to_act(self, match: TrickMatch) -> tuple[int, ...]:
        seat = shooter(self.game, match)
        return () if seat is None else (seat,)

    def legal(self, match: TrickMatch, seat: int) -> tuple[Move, ...]:
        return tuple(choice.move for choice in self._choices(match))

    def refusal(self, match: TrickMatch, seat: int, move: Move) -> tuple[Message, ...]:
        return (Message("end-sentence", what=capitalized(self._prompt(match))),)

    def apply(self, match: TrickMatch, seat: int, move: Moon) -> Transition:
        return self.game.leave_phase(updated(match, deal=updated(match.deal, moon=move)), Moved(seat, move))

    def ask(self, match: TrickMatch, seat: int) -> Ask:
        return Ask(Phase.MOON, self._prompt(match), self._choices(match))

    def _prompt(self, match: TrickMatch) -> Message:
        return Message("prompt-moon", points=self.game.points_of_all(match), everyone=self.everyone)

    def _choices(self, match: TrickMatch) -> tuple[Choice, ...]:
        seat, points, totals = self.to_act(match)[0], self.game.points_of_all(match), match.totals
        own = Choice(Moon(), Message("choice-moon-own", points=points), _change(totals[seat], -points))
        if self.everyone:
            return own, Choice(Moon(everyone=True), Message("choice-moon-all", points=points))
        others = ((seat + step) % match.players for step in range(1, match.players))
        return own, *(Choice(Moon(who), note=_change(totals[who], points)) for who in others)


def _change(total: int, points: int) -> Message:
    return Message("choice-total", before=total, after=total + points)


def shooter(game: TrickGame, match: TrickMatch) -> int | None:
    """The seat that has taken every point of the deal; for games in which everyone plays alone."""
    taken = game.taken(match)
    return taken.index(points) if (points := game.points_of_all(match)) in taken else None


class DominoHearts(TrickGame):
    """Points are bad; a player who takes all 26 chooses whose score the moon changes."""

    name = "domino-hearts"
    title = Message("game-domino-hearts")
    credit = Message("game-domino-hearts.credit")
    options_type = DominoHeartsOptions
    players = PLAYERS
    presets = PRESETS
    daily = DAILY
    achievements = (MOON, SPOTLESS)
    low_wins = True
    traits = Traits(drawn_for="dealer")

    def aim(self, options: DominoHeartsOptions, players: int) -> Text:
        return Message("game-domino-hearts.aim", target=options.target)

    def help(self, options: DominoHeartsOptions, players: int) -> tuple[HelpPage, ...]:
        deck = self.deck(options, players)
        left_out = [card for card in cards() if card not in deck]
        lowest = next(card for card in cards() if card in deck)  # clubs stand first
        facts = trick_facts(self, options, players, without=AllOf(left_out), card=lowest, cost=REVOKE_COSTS)
        example = partial(trick_example, self, options, CardSuits())
        is_clockwise = options.play_direction == "clockwise"
        on_honour = options.revoke == "honour"
        return pages_of(
            facts,
            PageRow("help-title-aim", ("help-what-a-trick-is", "domino-hearts-help-aim", "help-sides"),
                 example("domino-hearts-help-example-aim", Suit.SPADES, "9S,KS,QS,4H")),
            PageRow("help-title-before",
                 ("domino-hearts-help-deal-without" if left_out else "domino-hearts-help-deal",
                  "domino-hearts-help-pass", "domino-hearts-help-dealer"), about=(Phase.PASS,)),
            PageRow("help-title-trick",
                 (("domino-hearts-help-opening",
                   None if options.first_trick == "points" else "domino-hearts-help-no-points-yet"),
                  "help-clockwise" if is_clockwise else "help-counter-clockwise", "domino-hearts-help-trick"),
                 example("domino-hearts-help-example-trick", Suit.DIAMONDS, "7D,9D,AH,8D"), (Phase.PLAY,)),
            PageRow("domino-hearts-help-title-leading-hearts", ("domino-hearts-help-broken",)),
            PageRow("domino-hearts-help-title-queen", ("domino-hearts-help-queen",),
                 example("domino-hearts-help-example-queen", Suit.SPADES, "KS,QS,4S,9S")),
            # On honour nothing is claimed: a play may still be challenged.
            PageRow("help-title-score", ("domino-hearts-help-score", None if on_honour else "help-claims"),
                 about=(Phase.MOON,)),
            PageRow("help-title-playing-well", ("domino-hearts-help-playing-well",),
                 example("domino-hearts-help-example-playing-well", Suit.DIAMONDS, "JD,KD,QS,3D")),
            PageRow("domino-hearts-help-title-honour", ("domino-hearts-help-honour",), about=(Phase.REVIEW,),
                 only_if=on_honour),
        )  # fmt: skip

    def on_honour(self, options: DominoHeartsOptions) -> bool:
        return options.revoke == "honour"

    def phases(self, options: DominoHeartsOptions) -> tuple[PhaseRules, ...]:
        clockwise, everyone = options.play_direction == "clockwise", options.moon_add == "all"
        return _phases(self, clockwise=clockwise, everyone=everyone, on_honour=self.on_honour(options))

    def deck(self, options: DominoHeartsOptions, players: int) -> tuple[Card, ...]:
        return DECKS[players]

    def suits(self, match: HeartsMatch) -> SuitSystem:
        return SUITS

    def worths(self, options: DominoHeartsOptions) -> Mapping[Piece, int]:
        return WORTHS

    def is_decided(self, match: HeartsMatch) -> bool:
        return self.no_points_left(match)

    def score(self, match: HeartsMatch) -> DealResult:
        moon = shooter(self, match)
        scored = list(self.taken(match)) if moon is None else self._moon_scores(match, moon)
        proven = [challenged.seat for challenged in match.deal.challenges if challenged.proven]
        for seat in proven:
            scored[seat] += REVOKE_COSTS
        remarks = (RevokesProven(tuple(proven), REVOKE_COSTS),) if proven else ()
        return self.result(match, scored, moon, remarks)

    def _moon_scores(self, match: HeartsMatch, seat: int) -> list[int]:
        chosen, points = match.deal.moon, self.points_of_all(match)
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
def _phases(game: DominoHearts, *, clockwise: bool, everyone: bool, on_honour: bool) -> tuple[PhaseRules, ...]:
    passing = Passing(game, (LEFT, RIGHT, HOLD), cycle_of_four=(LEFT, RIGHT, ACROSS, HOLD))
    direction, moon = 1 if clockwise else -1, ShootingMoon(game, everyone)
    if on_honour:
        return passing, PlayingOnHonour(game, direction), Reviewing(game), moon
    return passing, PlayingHearts(game, direction), moon


DOMINO_HEARTS = DominoHearts()
