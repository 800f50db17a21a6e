"""Domino Hearts: a game of avoiding hearts and the queen of spades, with cardominoes (rules §3)."""

from bot.rules.domino_hearts.help import help_pages
from bot.rules.domino_hearts.honour import PlayingOnHonour, Reviewing
from bot.rules.domino_hearts.moon import ShootingMoon, all_points, shooter
from bot.rules.domino_hearts.options import (
    PLAYERS,
    PRESETS,
    REVOKE_COSTS,
    Breaking,
    DominoHeartsOptions,
    FirstTrick,
    MoonAdd,
    PlayDirection,
    Revoke,
)
from bot.rules.domino_hearts.refusals import HeartsNotBroken, NoPointsYet, OpensWith
from bot.rules.drawing import Draws, draw
from bot.rules.events import DealResult
from bot.rules.game import Match
from bot.rules.help import HelpPage
from bot.rules.moves import Lead
from bot.rules.pieces import Card, Piece, cards
from bot.rules.suits import CardSuits, Suit, SuitSystem
from bot.rules.tricks.deal import TrickDeal
from bot.rules.tricks.game import PhaseRules, TrickGame
from bot.rules.tricks.phases import Passing, Playing
from bot.rules.tricks.refusals import Restriction
from bot.rules.tricks.view import trick_view
from bot.rules.view import View

HeartsMatch = Match[DominoHeartsOptions, TrickDeal]
QUEEN = Card(12, "S")
TWO_OF_CLUBS = Card(2, "C")
LEFT_OUT = {3: (TWO_OF_CLUBS,), 4: (), 5: (TWO_OF_CLUBS, Card(2, "D"))}


class DominoHearts(TrickGame):
    """Points are bad; whoever takes all 26 chooses whose score the moon changes."""

    name = "domino-hearts"
    title = "Domino Hearts"
    credit = "The card game Hearts, as it is played with cardominoes: tiles that bear the 52 cards instead of pips."
    options_type = DominoHeartsOptions
    players = PLAYERS
    presets = PRESETS
    low_wins = True
    drawn_for = "dealer"

    def help(self, options: DominoHeartsOptions, players: int) -> tuple[HelpPage, ...]:
        return help_pages(self, options, players)

    def phases(self, options: DominoHeartsOptions) -> tuple[PhaseRules, ...]:
        moon = ShootingMoon(options.moon_add is MoonAdd.ALL)
        if options.revoke is Revoke.HONOUR:
            return Passing(), PlayingOnHonour(), Reviewing(), moon
        return Passing(), Playing(), moon

    def deck(self, options: DominoHeartsOptions, players: int) -> tuple[Card, ...]:
        return cards(LEFT_OUT[players])

    def hand_size(self, options: DominoHeartsOptions, players: int) -> int:
        return 52 // players

    def suits(self, match: HeartsMatch) -> SuitSystem:
        return CardSuits()

    def worth(self, options: DominoHeartsOptions, piece: Piece) -> int:
        if piece == QUEEN:
            return 13
        return int(_is_heart(piece))

    def target(self, options: DominoHeartsOptions) -> int:
        return options.target

    def first_ever(self, options: DominoHeartsOptions, players: int, seed: bytes) -> tuple[int, Draws]:
        deck = self.deck(options, players)
        return draw(deck, range(players), seed, "draw for deal 1, round", lambda card: -card.rank)

    def next_first(self, match: HeartsMatch) -> tuple[int, Draws]:
        return (match.deal.first + 1) % match.players, ()

    def pass_offset(self, match: HeartsMatch) -> int:
        cycle = (1, 3, 2, 0) if match.players == 4 else (1, match.players - 1, 0)
        return cycle[(match.deal.number - 1) % len(cycle)]

    def step(self, match: HeartsMatch) -> int:
        return 1 if match.options.play_direction is PlayDirection.CLOCKWISE else -1

    def opening_leader(self, match: HeartsMatch) -> int:
        return next(seat for seat, hand in enumerate(match.deal.hands) if opening_card(match.players) in hand)

    def leads(self, match: HeartsMatch, seat: int) -> tuple[Lead, ...]:
        hand, opening = match.deal.hands[seat], opening_card(match.players)
        if not match.deal.tricks and opening in hand:
            return (Lead(opening),)
        free = hand if self.broken(match) else tuple(piece for piece in hand if not _is_heart(piece))
        return tuple(Lead(piece) for piece in free or hand)

    def follows(self, match: HeartsMatch, seat: int, led: Suit) -> tuple[Piece, ...]:
        pieces = super().follows(match, seat, led)
        if match.deal.tricks or match.options.first_trick is FirstTrick.POINTS or _bears(pieces[0], led):
            return pieces
        return tuple(piece for piece in pieces if not self.worth(match.options, piece)) or pieces

    def restriction(self, match: HeartsMatch, seat: int) -> Restriction | None:
        deal, hand = match.deal, match.deal.hands[seat]
        if deal.trick is not None:
            pieces = self.follows(match, seat, deal.trick.led)
            is_restricted = len(pieces) < len(hand) and not _bears(pieces[0], deal.trick.led)
            return NoPointsYet() if is_restricted else None
        leads = self.leads(match, seat)
        if len(leads) == len(hand):
            return None
        opening = opening_card(match.players)
        return OpensWith(opening) if leads[0].piece == opening else HeartsNotBroken()

    def broken(self, match: HeartsMatch) -> bool:
        """Whether a heart may be led: one has been played in an earlier trick."""
        breaks = QUEEN if match.options.breaking is Breaking.QUEEN_TOO else None
        return any(_is_heart(piece) or piece == breaks for trick in match.deal.tricks for piece in trick.pieces)

    def score(self, match: HeartsMatch) -> DealResult:
        taken, moon = self.taken(match), shooter(self, match)
        scored = list(taken) if moon is None else self._moon_scores(match, moon)
        proven = [one.seat for one in match.deal.challenges if one.proven]
        for seat in proven:
            scored[seat] += REVOKE_COSTS
        totals = tuple(total + points for total, points in zip(match.totals, scored, strict=True))
        return DealResult(match.deal.number, taken, tuple(scored), totals, moon, _revokes(proven))

    def _moon_scores(self, match: HeartsMatch, seat: int) -> list[int]:
        chosen, points = match.deal.moon, all_points(self, match)
        if chosen is None:
            raise ValueError("the moon's shooter has not chosen yet")
        if chosen.everyone:
            return [0 if who == seat else points for who in range(match.players)]
        scored = [0] * match.players
        scored[seat if chosen.opponent is None else chosen.opponent] = -points if chosen.opponent is None else points
        return scored

    def winners(self, match: HeartsMatch, result: DealResult) -> tuple[int, ...] | None:
        if max(result.totals) < match.options.target:
            return None
        return tuple(seat for seat, total in enumerate(result.totals) if total == min(result.totals))

    def view(self, match: HeartsMatch, seat: int | None) -> View:
        return trick_view(self, match, seat)


def opening_card(players: int) -> Card:
    """The card led to the first trick: the lowest club in the deck."""
    return Card(3, "C") if TWO_OF_CLUBS in LEFT_OUT[players] else TWO_OF_CLUBS


def _is_heart(piece: Piece) -> bool:
    return isinstance(piece, Card) and piece.suit == Suit.HEARTS


def _bears(piece: Piece, suit: Suit) -> bool:
    return isinstance(piece, Card) and piece.suit == suit


def _revokes(seats: list[int]) -> str:
    """What proven revokes cost, for the deal's record."""
    told = (f"seat {seat + 1}" + _times(seats.count(seat)) for seat in sorted({*seats}))
    return f"Proven revokes, {REVOKE_COSTS} each: {', '.join(told)}." if seats else ""


def _times(count: int) -> str:
    return f" ({count} times)" if count > 1 else ""


DOMINO_HEARTS = DominoHearts()
