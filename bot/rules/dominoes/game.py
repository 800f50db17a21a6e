"""Dominoes: block, draw, the fives games, partnership dominó and the games of deals won (rules §7)."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import cache

from bot.message import AnyOf, Message, Text
from bot.rules.achievements import Achievement, Played
from bot.rules.boards import PieceView
from bot.rules.copies import updated
from bot.rules.dominoes.deal import (
    DominoDeal,
    DominoGame,
    DominoMatch,
    dealt,
    drawn_after,
    is_always_redealt,
    legal_plays,
    new_deal,
    opening_tile,
)
from bot.rules.dominoes.help import help_pages
from bot.rules.dominoes.options import DAILY, PRESETS, DominoesOptions, Opens
from bot.rules.dominoes.score import DealTerms, totals_after
from bot.rules.dominoes.state import PlayReport
from bot.rules.dominoes.view import domino_views
from bot.rules.errors import BadOptions
from bot.rules.events import (
    BestPlay,
    Bonus,
    CarriedOver,
    DealEnded,
    DealResult,
    DealStarted,
    Domino,
    Event,
    Laid,
    LineClosed,
    MatchEnded,
    Moved,
)
from bot.rules.game import Match, best_sides, by_side, next_turn
from bot.rules.help import HelpPage
from bot.rules.moves import Lead, Move, Pass, Play, Train
from bot.rules.options import Preset
from bot.rules.pieces import Tile
from bot.rules.shuffle import draw_for_first
from bot.rules.view import Phase, View

MANY_POINTS = 30  # for the ends of a line, with one play


def _capicua(played: Played, seat: int) -> bool:
    remarks = played.deal.remarks
    return any(isinstance(remark, Domino) and remark.capicua and remark.seat == seat for remark in remarks)


def _thirty_points(played: Played, seat: int) -> bool:
    best = (remark for remark in played.deal.remarks if isinstance(remark, BestPlay) and remark.seat == seat)
    return any(remark.points >= MANY_POINTS for remark in best)


class Dominoes(DominoGame):
    """Players play a tile to an end of the line. If none fits they draw or pass automatically."""

    name = "dominoes"
    title = Message("game-dominoes")
    credit = Message("game-dominoes.credit")
    options_type = DominoesOptions
    players = (4, 3, 2)
    presets = PRESETS
    daily = DAILY
    achievements = (
        Achievement("capicua", "dominoes", _capicua),
        Achievement("thirty-points", "dominoes", _thirty_points),
    )
    low_wins = False

    def check_options(self, options: DominoesOptions, players: int) -> None:
        super().check_options(options, players)
        tiles = len(options.set_for(players))
        if options.hand_for(players) * players > tiles:
            raise BadOptions(Message("options-too-few-tiles", tiles=tiles, most=tiles // players))
        if is_always_redealt(options, players):
            raise BadOptions(Message("options-always-redealt", doubles=options.redeal_doubles))

    def presets_like(self, options: DominoesOptions) -> Sequence[Preset]:
        """The presets with the same scoring: a match for pips is not called All Fives, whatever else they share."""
        every = ((preset, preset.options) for preset in self.presets)
        return [it for it, of in every if isinstance(of, DominoesOptions) and of.scoring == options.scoring]

    def aim(self, options: DominoesOptions, players: int) -> Text:
        kind = "exactly" if options.is_exact else "love" if options.plays_love else options.scoring
        return Message("game-dominoes.aim", kind=kind, target=options.target)

    def start(self, options: DominoesOptions, players: int, seed: bytes, deals: int | None = None) -> DominoMatch:
        self.check_options(options, players)
        hands, boneyard, redealt = dealt(options, players, seed, 1)
        found = opening_tile(hands, options.opens)
        if found is not None:
            (opener, tile), draws = found, ()
        else:
            opener, draws = draw_for_first(options.set_for(players), range(players), seed, "draw for deal 1, round")
            tile = None
        sides = self.sides(options, players)
        totals = (0,) * len(set(sides))
        terms = DealTerms(options, sides, (options.target,) * len(totals), deals is None, opener=opener)
        deal = new_deal(terms, hands, boneyard, tile, redealt=redealt, opens=options.opens)
        return Match(options, players, seed, deal, totals, draws=draws, deals=deals)

    def title_of(self, options: DominoesOptions, players: int) -> Text:
        return _title(self, options)

    def showing(self, match: DominoMatch) -> Callable[[int | None], View]:
        return domino_views(self, match)

    def open_hands(self, match: DominoMatch) -> tuple[tuple[PieceView, ...], ...]:
        return tuple(tuple(map(PieceView, hand)) for hand in match.deal.hands)

    def ended_deal(self, match: DominoMatch) -> View | None:
        ended = match.deal if match.deal.over else match.deal.before
        return None if ended is None else self.view(updated(match, deal=ended, draws=()), None)

    # -- what is legal -------------------------------------------------------------------------------------------

    def to_act(self, match: DominoMatch) -> tuple[int, ...]:
        return () if match.deal.over else (match.deal.seat,)

    def legal(self, match: DominoMatch, seat: int) -> tuple[Move, ...]:
        """See `legal_plays`; `allows` also accepts the ends that it leaves out."""
        if seat not in self.to_act(match):
            return ()
        return legal_plays(match.deal)

    def allows(self, match: DominoMatch, seat: int, move: Move) -> bool:
        deal = match.deal
        if not isinstance(move, Play) or not isinstance(move.piece, Tile) or seat not in self.to_act(match):
            return False
        if move.piece not in deal.hand(seat):
            return False
        if not deal.line.ends:
            return move.end is None and deal.opening in (None, move.piece)
        return move.end in deal.line.fits(move.piece)

    def reasons(self, match: DominoMatch, seat: int, move: Move) -> tuple[Message, ...]:
        deal = match.deal
        if deal.opening is not None:
            may = Message("refused-must-open", tile=deal.opening)
        else:
            may = Message("refused-may-play", tiles=AnyOf(it.piece for it in legal_plays(deal)))
        if isinstance(move, Pass):
            return Message("refused-cannot-pass"), may
        if not isinstance(move, Play | Lead):
            return Message("refused-wrong-phase", phase=Phase.PLAY), may
        tile = move.piece
        if not isinstance(tile, Tile) or tile not in deal.hand(deal.seat):
            return Message("refused-not-held", pieces=AnyOf((tile,))), may
        if not deal.line.ends:
            return (may,) if deal.opening not in (None, tile) else (Message("refused-no-end-yet", tile=tile),)
        ends = deal.line.fits(tile)
        if not ends:
            return Message("refused-fits-nowhere", tile=tile, numbers=AnyOf(deal.line.numbers)), may
        names = AnyOf(Message(f"end-{end}") for end in ends)
        if isinstance(move, Play) and move.end is not None:
            return (Message("refused-wrong-end", tile=tile, ends=names),)
        return (Message("refused-which-end", tile=tile, ends=names),)

    def resolve(self, match: DominoMatch, short: Move, moves: Iterable[Move]) -> Move | None:
        """A tile without an end stands for its only play."""
        if not isinstance(short, Play | Lead) or (isinstance(short, Play) and short.end is not None):
            return None
        found = [move for move in moves if isinstance(move, Play) and move.piece == short.piece]
        return found[0] if len(found) == 1 else None

    # -- what a move does ----------------------------------------------------------------------------------------

    def apply(self, match: DominoMatch, seat: int, move: Move) -> tuple[DominoMatch, tuple[Event, ...]]:
        if not isinstance(move, Play) or not isinstance(move.piece, Tile) or isinstance(move.end, Train):
            raise TypeError(f"{move} plays no tile on the line")
        deal, report = match.deal, PlayReport()
        state, line = deal.state.copy(), deal.line.after(move.piece, move.end)
        lines = state.line.lines
        state.play(lines.tiles.number[move.piece], lines.state(line), move.end, report)
        events = (Moved(seat, move), *report.events)
        log = [event for event in report.events if not isinstance(event, Bonus)]
        deal = updated(
            deal, state=state, line=line, opening=None, drawn=drawn_after(deal, state, log), log=(*deal.log, *log),
            bonuses=(*deal.bonuses, *report.bonuses), points=report.points or tuple(state.points),
        )  # fmt: skip
        return self._ended(match, deal, report, events) if state.over else (next_turn(match, deal=deal), events)

    def _ended(
        self, match: DominoMatch, deal: DominoDeal, report: PlayReport, events: tuple[Event, ...]
    ) -> tuple[DominoMatch, tuple[Event, ...]]:
        """The match after the end of a deal."""
        options, state, terms = match.options, deal.state, deal.state.terms
        best = max((event for event in deal.log if isinstance(event, Laid)), key=lambda laid: laid.points)
        best_play = (BestPlay(best.seat, best.tile, best.points),) if best.points else ()
        totals, anew = totals_after(options, match.totals, state.points, has_target=terms.has_target)
        result = DealResult(
            terms.number, tuple(by_side(terms.sides, state.pips)), tuple(state.points), totals,
            remarks=(*report.remarks, *best_play, *deal.bonuses),
        )  # fmt: skip
        ended = updated(deal, before=None)
        scored = self.scored(next_turn(match), result, deal=ended)
        if scored.winners is not None:
            return scored, (*events, DealEnded(result), MatchEnded(scored.winners))
        begun = self._next_deal(scored, report, anew=anew)
        return updated(scored, deal=begun, draws=()), (*events, DealEnded(result), DealStarted(begun.number))

    def _next_deal(self, match: DominoMatch, report: PlayReport, *, anew: bool) -> DominoDeal:
        """The deal after one that has ended. `anew`: the totals began anew."""
        options, ended, terms = match.options, match.deal, match.deal.state.terms
        hands, boneyard, redealt = dealt(options, match.players, match.seed, terms.number + 1)
        is_tied = any(isinstance(remark, LineClosed) and remark.winner is None for remark in report.remarks)
        by_double = anew or options.then == "highest_double" or (
            is_tied and options.opens_after_ties and options.after_tie == "highest_double"
        )  # fmt: skip
        opens: Opens = "highest_double" if by_double else "lot"
        following = terms.next_seat[terms.opener] if options.then == "next" else report.opener
        opener, tile = opening_tile(hands, opens) or (following, None)
        terms = replace(
            terms,
            room=tuple([options.target - total for total in match.totals]),
            number=terms.number + 1,
            opener=opener,
            carried=sum([remark.points for remark in report.remarks if isinstance(remark, CarriedOver)]),
        )
        return new_deal(terms, hands, boneyard, tile, redealt=redealt, opens=opens, before=ended)

    def winners(self, match: DominoMatch, result: DealResult) -> tuple[int, ...] | None:
        has_won = max(result.totals) >= match.options.target
        return best_sides(result.totals, low_wins=False) if has_won else None

    def help(self, options: DominoesOptions, players: int) -> tuple[HelpPage, ...]:
        return help_pages(options, players)


@cache
def _title(game: Dominoes, options: DominoesOptions) -> Text:
    preset = game.nearest_preset(options)[0]
    return Message(f"preset-dominoes-{preset.name}.game") if preset.name in ("draw", "block") else preset.title


DOMINOES = Dominoes()
