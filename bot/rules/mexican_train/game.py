"""Mexican Train: each seat's train, one for all, and doubles to be covered (rules §8)."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from itertools import takewhile

from bot.message import Message, Text
from bot.rules.achievements import IN_A_ROW, Achievement, Played
from bot.rules.boards import PieceView
from bot.rules.copies import updated
from bot.rules.errors import BadOptions
from bot.rules.events import (
    Blocked,
    DealEnded,
    DealResult,
    DealStarted,
    Domino,
    Event,
    JoinedTrain,
    MatchEnded,
    Moved,
)
from bot.rules.game import Match, added, best_sides, next_turn, wrong_number
from bot.rules.help import HelpPage
from bot.rules.mexican_train.deal import (
    TrainDeal,
    TrainGame,
    TrainMatch,
    after_events,
    dealt,
    holder_of_engine,
    legal_plays,
    new_deal,
)
from bot.rules.mexican_train.help import help_pages
from bot.rules.mexican_train.options import DAILY, DOUBLE_NINE, PRESETS, MexicanTrainOptions
from bot.rules.mexican_train.refusals import reasons
from bot.rules.mexican_train.state import TurnReport
from bot.rules.mexican_train.view import train_views
from bot.rules.moves import Done, Lead, Move, Play, Train
from bot.rules.pieces import Tile, double_set
from bot.rules.shuffle import draw_for_first
from bot.rules.view import View


def _went_out(result: DealResult, seat: int) -> bool:
    return any(isinstance(remark, Domino) and remark.seat == seat for remark in result.remarks)


def _express(played: Played, seat: int) -> bool:
    """Every third round in a row in which the seat goes out."""
    rounds = takewhile(lambda result: _went_out(result, seat), reversed(played.results))
    count = sum(1 for _ in rounds)
    return count > 0 and count % IN_A_ROW == 0


def _double_stop(played: Played, seat: int) -> bool:
    """True for a seat that goes out with a double."""
    remarks = played.deal.remarks
    return any(isinstance(it, Domino) and it.seat == seat and it.tile.is_double for it in remarks)


def _packed_train(played: Played, seat: int) -> bool:
    """True for a seat that goes out at a full table."""
    return len(played.sides) == max(MexicanTrain.players) and _went_out(played.deal, seat)


ACHIEVEMENTS = (
    Achievement("express", "mexican-train", _express),
    Achievement("double-stop", "mexican-train", _double_stop),
    Achievement("packed-train", "mexican-train", _packed_train),
)


class MexicanTrain(TrainGame):
    """Players play tiles on their own trains, the Mexican train and marked ones. If none fits they draw, or pass."""

    name = "mexican-train"
    title = Message("game-mexican-train")
    credit = Message("game-mexican-train.credit")
    options_type = MexicanTrainOptions
    players = (4, 3, 2, 5, 6, 7, 8)
    presets = PRESETS
    daily = DAILY
    achievements = ACHIEVEMENTS
    low_wins = True
    length_rule = "length"

    def check_options(self, options: MexicanTrainOptions, players: int) -> None:
        super().check_options(options, players)
        if options.highest == DOUBLE_NINE and players > 4:
            raise wrong_number(self.title, (2, 3, 4), players)
        tiles = len(double_set(options.highest)) - (options.engine == "set_aside")
        if options.hand_for(players) * players > tiles:
            raise BadOptions(Message("options-too-few-tiles", tiles=tiles, most=tiles // players))

    def settled(self, options: MexicanTrainOptions, players: int) -> MexicanTrainOptions:
        return replace(options, hand=options.hand_for(players), length=options.round_count)

    def aim(self, options: MexicanTrainOptions, players: int) -> Text:
        return Message("game-mexican-train.aim", rounds=options.round_count)

    def goal(self, options: MexicanTrainOptions, players: int) -> tuple[str, int]:
        return "rounds", options.round_count

    def minutes(self, options: MexicanTrainOptions, players: int) -> int:
        return options.minutes

    def help(self, options: MexicanTrainOptions, players: int) -> tuple[HelpPage, ...]:
        return help_pages(options, players)

    def start(self, options: MexicanTrainOptions, players: int, seed: bytes, deals: int | None = None) -> TrainMatch:
        self.check_options(options, players)
        deal = dealt(options, players, seed, 1)
        opener, draws = holder_of_engine(options, deal, 1), ()
        if opener is None:
            every = double_set(options.highest)
            opener, draws = draw_for_first(every, range(players), seed, "draw for deal 1, round")
        return Match(
            options, players, seed, new_deal(options, deal, 1, opener), (0,) * players, draws=draws, deals=deals
        )

    def showing(self, match: TrainMatch) -> Callable[[int | None], View]:
        return train_views(self, match)

    def open_hands(self, match: TrainMatch) -> tuple[tuple[PieceView, ...], ...]:
        return tuple(tuple(map(PieceView, hand)) for hand in match.deal.hands)

    def ended_deal(self, match: TrainMatch) -> View | None:
        ended = match.deal if match.deal.over else match.deal.before
        return None if ended is None else self.view(updated(match, deal=ended, draws=()), None)

    # -- what is legal -------------------------------------------------------------------------------------------

    def to_act(self, match: TrainMatch) -> tuple[int, ...]:
        return () if match.deal.over else (match.deal.seat,)

    def legal(self, match: TrainMatch, seat: int) -> tuple[Move, ...]:
        if seat not in self.to_act(match):
            return ()
        plays = legal_plays(match.deal)
        return (*plays, Done()) if match.deal.state.can_end_turn else plays

    def reasons(self, match: TrainMatch, seat: int, move: Move) -> tuple[Message, ...]:
        return reasons(match.deal, move)

    def resolve(self, match: TrainMatch, short: Move, moves: Iterable[Move]) -> Move | None:
        """A tile alone stands for its only place, and a seat's own number for its own train."""
        if not isinstance(short, Play | Lead):
            return None
        plays = [move for move in moves if isinstance(move, Play) and move.piece == short.piece]
        end = short.end if isinstance(short, Play) else None
        if end is not None:
            is_own = isinstance(end, Train) and end.owner(match.deal.seat) == match.deal.seat
            plays = [play for play in plays if is_own and play.end is Train.OWN]
        return plays[0] if len(plays) == 1 else None

    # -- what a move does ----------------------------------------------------------------------------------------

    def apply(self, match: TrainMatch, seat: int, move: Move) -> tuple[TrainMatch, tuple[Event, ...]]:
        state, report = match.deal.state.copy(), TurnReport()
        if isinstance(move, Play) and isinstance(move.piece, Tile) and isinstance(move.end, Train):
            owner = move.end.owner(seat)
            state.play(state.terms.tiles.number[move.piece], match.players if owner is None else owner, report)
        elif isinstance(move, Done):
            state.end_turn(report)
        else:
            raise TypeError(f"{move} plays no tile on a train")
        deal, events = after_events(match.deal, state, report), (Moved(seat, move), *report.events)
        after = next_turn(match, deal=deal)
        return self._ended(after, events) if state.over else (after, events)

    def _ended(self, match: TrainMatch, events: tuple[Event, ...]) -> tuple[TrainMatch, tuple[Event, ...]]:
        """The match after the end of a round."""
        deal = match.deal
        state, number = deal.state, deal.number
        left = tuple(map(state.pips, range(match.players)))
        result = DealResult(number, left, left, added(match.totals, left), remarks=(_end_of(deal),))
        ended = updated(deal, before=None)
        scored = self.scored(match, result, deal=ended)
        if scored.winners is not None:
            return scored, (*events, DealEnded(result), MatchEnded(scored.winners))
        first = (deal.opener + 1) % match.players
        tiles = dealt(match.options, match.players, match.seed, number + 1)
        begun = new_deal(match.options, tiles, number + 1, first, before=ended)
        after = updated(scored, deal=begun, draws=())
        return after, (*events, DealEnded(result), DealStarted(begun.number), *begun.log)

    def winners(self, match: TrainMatch, result: DealResult) -> tuple[int, ...] | None:
        is_last = result.number >= match.options.round_count
        return best_sides(result.totals, low_wins=True) if is_last else None


def _end_of(deal: TrainDeal) -> Domino | Blocked:
    """The end of a round: the last tile of a hand, or a block."""
    last = deal.log[-1]
    return Domino(last.seat, last.tile, capicua=False) if isinstance(last, JoinedTrain) else Blocked()


MEXICAN_TRAIN = MexicanTrain()
