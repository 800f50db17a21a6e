"""Dominoes: block, draw, All Fives, Fives and Threes and partnership dominó (rules §7)."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import cache

from bot.message import Message, Text
from bot.rules.boards import PieceView
from bot.rules.copies import updated
from bot.rules.dominoes.deal import (
    DominoDeal,
    DominoGame,
    DominoMatch,
    dealt,
    is_always_redealt,
    new_line,
    opening_tile,
    plays,
)
from bot.rules.dominoes.help import help_pages
from bot.rules.dominoes.options import PRESETS, DominoesOptions
from bot.rules.dominoes.refusals import reasons
from bot.rules.dominoes.score import (
    closed,
    has_reached,
    is_capicua,
    may_score,
    opener_of,
    play_score,
    reached,
    went_out,
)
from bot.rules.dominoes.view import chain_views
from bot.rules.errors import BadOptions
from bot.rules.events import (
    Bonus,
    BonusKind,
    CarriedOver,
    DealEnded,
    DealResult,
    DealStarted,
    Domino,
    Drew,
    Event,
    Knocked,
    Laid,
    LineClosed,
    LineEvent,
    MatchEnded,
    Moved,
)
from bot.rules.game import Match, best_sides, next_turn
from bot.rules.help import HelpPage
from bot.rules.moves import Lead, Move, Play
from bot.rules.options import Preset
from bot.rules.pieces import Tile, double_set
from bot.rules.shuffle import draw_for_first
from bot.rules.view import View

Outcome = tuple[DominoMatch, tuple[Event, ...]]


class Dominoes(DominoGame):
    """Players play a tile to an end of the line. If none fits they draw or pass, which is done for them."""

    name = "dominoes"
    title = Message("game-dominoes")
    credit = Message("game-dominoes.credit")
    options_type = DominoesOptions
    players = (4, 3, 2)
    presets = PRESETS
    low_wins = False

    def check_options(self, options: DominoesOptions, players: int) -> None:
        super().check_options(options, players)
        tiles = len(double_set(options.highest))
        if options.hand_for(players) * players > tiles:
            raise BadOptions(Message("options-too-few-tiles", tiles=tiles, most=tiles // players))
        if is_always_redealt(options, players):
            raise BadOptions(Message("options-always-redealt", doubles=options.redeal_doubles))

    def presets_like(self, options: DominoesOptions) -> Sequence[Preset]:
        """Those that score alike: a match for pips is not called All Fives, however much else it shares with it."""
        every = ((preset, preset.options) for preset in self.presets)
        return [it for it, of in every if isinstance(of, DominoesOptions) and of.scoring == options.scoring]

    def aim(self, options: DominoesOptions, players: int) -> Text:
        kind = "exactly" if options.is_exact else options.scoring
        return Message("game-dominoes.aim", kind=kind, target=options.target)

    def start(self, options: DominoesOptions, players: int, seed: bytes, deals: int | None = None) -> DominoMatch:
        self.check_options(options, players)
        hands, boneyard, redealt = dealt(options, players, seed, 1)
        found = opening_tile(hands, options.opens)
        sides = len(set(self.sides(options, players)))
        if found is not None:
            (opener, tile), draws = found, ()
        else:
            opener, draws = draw_for_first(double_set(options.highest), range(players), seed, "draw for deal 1, round")
            tile = None
        deal = DominoDeal(
            1, opener, hands, boneyard, new_line(options), opener, (0,) * sides, tile, redealt=redealt
        )  # fmt: skip
        return Match(options, players, seed, deal, (0,) * sides, draws=draws, deals=deals)

    def title_of(self, options: DominoesOptions, players: int) -> Text:
        return _title(self, options)

    def showing(self, match: DominoMatch) -> Callable[[int | None], View]:
        return chain_views(self, match)

    def open_hands(self, match: DominoMatch) -> tuple[tuple[PieceView, ...], ...]:
        return tuple(tuple(map(PieceView, hand)) for hand in match.deal.hands)

    def ended_deal(self, match: DominoMatch) -> View | None:
        ended = match.deal if match.deal.over else match.deal.before
        return None if ended is None else self.view(updated(match, deal=ended, draws=()), None)

    # -- what is legal -------------------------------------------------------------------------------------------

    def to_act(self, match: DominoMatch) -> tuple[int, ...]:
        return () if match.deal.over else (match.deal.seat,)

    def legal(self, match: DominoMatch, seat: int) -> tuple[Move, ...]:
        """Every play that differs: of ends where a tile leaves the same line, the first stands for all."""
        if seat not in self.to_act(match):
            return ()
        return plays(match.deal, counted=match.options.scores_plays)

    def allows(self, match: DominoMatch, seat: int, move: Move) -> bool:
        if super().allows(match, seat, move):
            return True
        if not isinstance(move, Play) or not isinstance(move.piece, Tile) or seat not in self.to_act(match):
            return False
        deal = match.deal
        return move.piece in deal.hands[seat] and move.end in deal.line.fits(move.piece)

    def reasons(self, match: DominoMatch, seat: int, move: Move) -> tuple[Message, ...]:
        return reasons(match, move)

    def resolve(self, match: DominoMatch, short: Move, moves: Iterable[Move]) -> Move | None:
        """A tile without an end stands for its only play."""
        if not isinstance(short, Play | Lead) or (isinstance(short, Play) and short.end is not None):
            return None
        found = [move for move in moves if isinstance(move, Play) and move.piece == short.piece]
        return found[0] if len(found) == 1 else None

    # -- what a move does ----------------------------------------------------------------------------------------

    def apply(self, match: DominoMatch, seat: int, move: Move) -> Outcome:
        if not isinstance(move, Play) or not isinstance(move.piece, Tile):
            raise TypeError(f"{move} plays no tile")
        deal, tile, sides = match.deal, move.piece, self.sides(match.options, match.players)
        side = sides[seat]
        before, line = deal.line, deal.line.after(tile, move.end)
        hand = tuple([held for held in deal.hands[seat] if held != tile])
        points, out = play_score(match, side, line, goes_out=not hand)
        outer = tile.low if move.end is None else tile.other(before.number_at(move.end) or 0)
        laid = Laid(seat, tile, move.end, outer, points)
        deal = _scored(updated(
            deal, hands=deal.with_hand(seat, hand), line=line, log=(*deal.log, laid), opening=None,
            drawn=deal.drawn_before(seat),
        ), side, points)  # fmt: skip
        events: tuple[Event, ...] = (Moved(seat, move), laid)
        if out:
            deal = _with_bonus(deal, side, Bonus(seat, BonusKind.CHIPPED_OUT, out))
        if self._is_over(match, deal, side):
            return self._ended(match, deal, reached(match, deal, sides, seat), seat, events)
        if not hand:
            last = Domino(seat, tile, is_capicua(before, tile))
            return self._ended(match, deal, went_out(match, deal, sides, last), seat, events)
        return self._goes_on(match, deal, laid, events)

    def _goes_on(self, match: DominoMatch, deal: DominoDeal, laid: Laid, events: tuple[Event, ...]) -> Outcome:
        """Draw and pass for everyone who cannot play; the deal ends where no one can."""
        options, sides = match.options, self.sides(match.options, match.players)
        before, (deal, new) = deal, _to_next_play(match, deal)
        told: tuple[Event, ...] = new
        if laid.end is None and new and isinstance(new[0], Knocked) and options.scores_first_pass:
            passed = updated(before, log=(*before.log, new[0]))  # where it wins the match nobody else passes
            bonus = Bonus(laid.seat, BonusKind.FIRST_PASS, options.first_pass)
            passed, first = _scored_pass(match, passed, sides, bonus)
            if self._is_over(match, passed, sides[laid.seat]):
                result = reached(match, passed, sides, laid.seat)
                return self._ended(match, passed, result, laid.seat, (*events, new[0], *first))
            deal = updated(deal, points=passed.points, bonuses=passed.bonuses)
            told = (new[0], *first, *new[1:])
        events = (*events, *told)
        if deal.can_play(deal.seat):
            if deal.seat == laid.seat and options.paso_redondo:
                redondo = Bonus(laid.seat, BonusKind.PASO_REDONDO, options.paso_redondo)
                deal, scored = _scored_pass(match, deal, sides, redondo)
                events = (*events, *scored)
                if self._is_over(match, deal, sides[laid.seat]):
                    return self._ended(match, deal, reached(match, deal, sides, laid.seat), laid.seat, events)
            return next_turn(match, deal=deal), events
        result = closed(match, deal, sides, laid)
        winner = next((it.winner for it in result.remarks if isinstance(it, LineClosed)), None)
        if winner is not None:
            opener = opener_of(match, deal, sides, winner, laid.seat)
        else:
            moves_on = options.after_tie == "next"
            opener = (deal.opener + options.step) % match.players if moves_on else deal.opener
        return self._ended(match, deal, result, opener, events)

    def _is_over(self, match: DominoMatch, deal: DominoDeal, side: int) -> bool:
        """Whether the points that a side just scored end the deal."""
        return match.options.reached == "at_once" and has_reached(match, deal, side)

    def _ended(
        self, match: DominoMatch, deal: DominoDeal, result: DealResult, opener: int, events: tuple[Event, ...]
    ) -> Outcome:
        """The match after a deal; `opener` opens the next where its winner does."""
        winners = self.winners_after(match, result)
        ended = updated(deal, over=True, before=None)
        scored = updated(
            next_turn(match), deal=ended, totals=result.totals, results=(*match.results, result), winners=winners
        )
        if winners is not None:
            return scored, (*events, DealEnded(result), MatchEnded(winners))
        options, number = match.options, deal.number + 1
        if options.then == "next":
            opener = (deal.opener + options.step) % match.players
        hands, boneyard, redealt = dealt(options, match.players, match.seed, number)
        carried = sum(remark.points for remark in result.remarks if isinstance(remark, CarriedOver))
        following = DominoDeal(
            number, opener, hands, boneyard, new_line(options), opener, (0,) * len(deal.points), carried=carried,
            redealt=redealt, before=ended,
        )  # fmt: skip
        return updated(scored, deal=following, draws=()), (*events, DealEnded(result), DealStarted(number))

    def winners(self, match: DominoMatch, result: DealResult) -> tuple[int, ...] | None:
        has_won = max(result.totals) >= match.options.target
        return best_sides(result.totals, low_wins=False) if has_won else None

    def help(self, options: DominoesOptions, players: int) -> tuple[HelpPage, ...]:
        return help_pages(options, players)


@cache
def _title(game: Dominoes, options: DominoesOptions) -> Text:
    preset = game.nearest_preset(options)[0]
    return Message(f"preset-dominoes-{preset.name}.game") if preset.name in ("draw", "block") else preset.title


def _scored(deal: DominoDeal, side: int, points: int) -> DominoDeal:
    if not points:
        return deal
    return updated(deal, points=tuple(had + points * (of == side) for of, had in enumerate(deal.points)))


def _with_bonus(deal: DominoDeal, side: int, bonus: Bonus) -> DominoDeal:
    return _scored(updated(deal, bonuses=(*deal.bonuses, bonus)), side, bonus.points)


def _scored_pass(
    match: DominoMatch, deal: DominoDeal, sides: tuple[int, ...], bonus: Bonus
) -> tuple[DominoDeal, tuple[Bonus, ...]]:
    """The deal after a bonus for others' passes, and the bonus; none if it would go past an exact target."""
    side, bonus = sides[bonus.seat], replace(bonus, laid=deal.line.count)
    return (_with_bonus(deal, side, bonus), (bonus,)) if may_score(match, deal, side, bonus.points) else (deal, ())


def _to_next_play(match: DominoMatch, deal: DominoDeal) -> tuple[DominoDeal, tuple[LineEvent, ...]]:
    """The deal at the next seat that can play, with the draws and passes before; or its end, if no seat can."""
    options, seat, in_a_row = match.options, deal.seat, 0
    events: list[LineEvent] = []
    while in_a_row < match.players:
        seat = (seat + options.step) % match.players
        deal = updated(deal, seat=seat, drawn=deal.drawn_before(seat))
        if deal.can_play(seat):
            break
        count = _to_draw(options, deal)
        if count:
            in_a_row = 0
            drawn = deal.boneyard[:count]
            hand = tuple(sorted((*deal.hands[seat], *drawn), reverse=True))
            fits = deal.line.takes(drawn[-1])
            events.append(Drew(seat, count, deal.line.numbers, fits))
            deal = updated(
                deal,
                hands=deal.with_hand(seat, hand),
                boneyard=deal.boneyard[count:],
                drawn=(*deal.drawn, (seat, drawn)),
            )
            if fits:
                break
        events.append(Knocked(seat, deal.line.numbers))
        in_a_row += 1
    return updated(deal, log=(*deal.log, *events)), tuple(events)


def _to_draw(options: DominoesOptions, deal: DominoDeal) -> int:
    """How many tiles a seat that cannot play draws: up to the first that fits, or one, as far as the boneyard goes."""
    if not options.draws:
        return 0
    most = max(0, len(deal.boneyard) - options.keep)
    if options.drawing == "one":
        return min(1, most)
    fitting = (count for count, tile in enumerate(deal.boneyard[:most], 1) if deal.line.takes(tile))
    return next(fitting, most)


DOMINOES = Dominoes()
