"""The interface of every game: options, start, legal moves, refusals, and a View for each seat."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from bot.message import AnyOf, Message, Text
from bot.rules.achievements import Achievement
from bot.rules.boards import Board, PieceView
from bot.rules.copies import updated
from bot.rules.errors import BadOptions, IllegalMove, NotYourTurn
from bot.rules.events import DealResult, Event
from bot.rules.help import HelpPage
from bot.rules.moves import ANY_TIME, Move
from bot.rules.options import HouseRule, Options, Preset, Value, dump, load, rules_of
from bot.rules.pieces import Piece
from bot.rules.view import Phase, SeatView, View

O_ = TypeVar("O_", bound=Options)
AnyOptions_co = TypeVar("AnyOptions_co", bound=Options, covariant=True)
D_ = TypeVar("D_")
_ROUNDED_TO = 5  # minutes


@dataclass(frozen=True)
class Match(Generic[AnyOptions_co, D_]):
    """A match at one moment. Only its game and the table that owns it hold one; everyone else gets a View.

    `turn` increases whenever there is something new to decide; it stays while several seats choose simultaneously.
    Totals and winners run by side. With `deals` the match ends after this many scored deals instead of at the target.
    """

    options: AnyOptions_co
    players: int
    seed: bytes = field(repr=False)
    deal: D_ = field(repr=False)
    totals: tuple[int, ...] = ()
    results: tuple[DealResult, ...] = ()
    turn: int = 0
    winners: tuple[int, ...] | None = None
    draws: tuple[tuple[tuple[int, Piece], ...], ...] = ()
    deals: int | None = None


class Game(ABC, Generic[O_, D_]):
    """A game: pure functions over a Match."""

    name: str
    title: Text
    credit: Text
    options_type: type[O_]
    players: tuple[int, ...]
    presets: tuple[Preset, ...]
    low_wins: bool
    achievements: tuple[Achievement, ...] = ()
    daily: tuple[Options, ...] = ()  # house rules of daily deals, in which no player can ask for a new one
    length_rule = "target"  # the house rule that says how long a match is
    hands_by_dm = True  # players hold pieces that only they can see
    includes: Text = ""  # another game that its presets offer

    @property
    def house_rules(self) -> tuple[HouseRule, ...]:
        """Its options, described for people."""
        return rules_of(self.options_type)

    @property
    def offered(self) -> Text:
        """The title in lists of games."""
        return Message("game-with", game=self.title, other=self.includes) if self.includes else self.title

    def check_options(self, options: O_, players: int) -> None:
        """Raises BadOptions where that number of players cannot play under these house rules."""
        if players not in self.players:
            raise wrong_number(self.title, sorted(self.players), players)
        if options.in_partners and (players < 4 or players % 2):
            raise BadOptions(Message("options-partners-need-four"))

    def can_play(self, options: O_, players: int) -> bool:
        """True if that number of players can play under these house rules."""
        try:
            self.check_options(options, players)
        except BadOptions:
            return False
        return True

    def with_rule(self, options: O_, name: str, value: Value) -> O_:
        """The options with a house rule set; rules that now change nothing have their defaults. Raises BadOptions."""
        changed = load(self.options_type, dump(options) | {name: value})
        rules = {rule.name: rule for rule in self.house_rules}
        if not rules[name].applies(changed):
            raise BadOptions(self._needs(changed, rules[name]))
        values = dump(changed)
        return load(self.options_type, {name: values[name] for name, rule in rules.items() if rule.applies(changed)})

    def _needs(self, options: O_, idle: HouseRule) -> Message:
        """The error that names the value of another rule that makes this one effective."""
        values = dump(options)
        for other in self.house_rules:
            for offered in other.offered_values:
                if idle.applies(load(self.options_type, values | {other.name: offered.value})):
                    return Message("options-need", rule=idle.title, other=other.title, value=offered.label)
        return Message("options-idle", rule=idle.title)

    def settled(self, options: O_, players: int) -> O_:
        """The options with values that depend on the number of players filled in."""
        return options

    def aim(self, options: O_, players: int) -> Text:
        """The aim of the game, in a sentence or two."""
        return ""

    def minutes(self, options: O_, players: int) -> int:
        """About how long a match of people takes: that of the nearest preset, by how far the match goes."""
        preset, _ = self.nearest_preset(options)
        usual_options = load(self.options_type, dump(preset.options))
        now, usual = (getattr(self.settled(rules, players), "target", 0) for rules in (options, usual_options))
        minutes = preset.minutes * now / usual if now and usual else preset.minutes
        return max(_ROUNDED_TO, round(minutes / _ROUNDED_TO) * _ROUNDED_TO)

    def goal(self, options: O_, players: int) -> tuple[str, int]:
        """The goal of a match: "points", "marks" or "rounds", and the number of them."""
        return "points", getattr(self.settled(options, players), "target", 0)

    def minutes_alone(self, options: O_, players: int) -> int:
        """Estimate the minutes of a match of one person with computers: the person's share of a match of people, as
        computers take a second or two a round. Measured over all presets.
        """
        return max(_ROUNDED_TO, round(self.minutes(options, players) / players / _ROUNDED_TO) * _ROUNDED_TO)

    def help(self, options: O_, players: int) -> tuple[HelpPage, ...]:
        """The help pages: how the game is played under these house rules."""
        return ()

    @abstractmethod
    def start(self, options: O_, players: int, seed: bytes, deals: int | None = None) -> Match[O_, D_]:
        """The match at the start of its first deal. `seed` is the 32-byte match seed. Raises BadOptions."""

    @abstractmethod
    def winners(self, match: Match[O_, D_], result: DealResult) -> tuple[int, ...] | None:
        """The winning sides after a deal, in a match that is played to its target. None: another deal follows."""

    def scored(self, match: Match[O_, D_], result: DealResult, **changes: Any) -> Match[O_, D_]:
        """The match after a deal with this result, and with other changes.

        A match of `deals` is won by the best sides after its last deal.
        """
        if match.deals is None:
            winners = self.winners(match, result)
        else:
            is_last = len(match.results) + 1 >= match.deals
            winners = best_sides(result.totals, low_wins=self.low_wins) if is_last else None
        results = (*match.results, result)
        return updated(match, totals=result.totals, results=results, winners=winners, **changes)

    @abstractmethod
    def to_act(self, match: Match[O_, D_]) -> tuple[int, ...]:
        """The seats the match waits for; empty once it is over."""

    @abstractmethod
    def legal(self, match: Match[O_, D_], seat: int) -> tuple[Move, ...]:
        """Every legal move of a seat, each once and unabbreviated; empty where it has none."""

    def extra_moves(self, match: Match[O_, D_], seat: int) -> tuple[Move, ...]:
        """Moves a seat can make even out of turn."""
        return ()

    def on_honour(self, options: O_) -> bool:
        """True if plays that break the rules are accepted, so that they can be taken back or challenged."""
        return False

    def refusal(self, match: Match[O_, D_], seat: int, move: Move) -> tuple[Message, ...]:
        """The reasons why a move is not legal, and the moves that are; reveals nothing that the seat cannot know."""
        if match.winners is not None:
            return (Message("refused-match-over"),)
        if isinstance(move, ANY_TIME):
            if not self.on_honour(match.options):
                return (Message("refused-rules-enforced"),)
        elif not self.legal(match, seat):
            return (Message("refused-turn"),)
        return self.reasons(match, seat, move)

    @abstractmethod
    def reasons(self, match: Match[O_, D_], seat: int, move: Move) -> tuple[Message, ...]:
        """The refusal of a move to a seat that is to act, or of one that can be made at any time."""

    @abstractmethod
    def apply(self, match: Match[O_, D_], seat: int, move: Move) -> tuple[Match[O_, D_], tuple[Event, ...]]:
        """The match after a legal move, and its events. Called by `play`, which checks the move."""

    def public_view(
        self, match: Match[O_, D_], board: Board, phase: Phase, seats: tuple[SeatView, ...], deal: int, **more: Any
    ) -> View:
        """A bystander's View: the parts that all games have, and `more` of them."""
        options, players = match.options, match.players
        return View(
            game=self.name,
            title=self.title_of(options, players),
            options=options,
            phase=phase,
            viewer=None,
            seats=seats,
            partners=options.in_partners,
            deal=deal,
            deals=match.deals,
            low_wins=self.low_wins,
            board=board,
            draws=match.draws,
            results=match.results,
            winners=match.winners,
            **more,
        )

    @abstractmethod
    def showing(self, match: Match[O_, D_]) -> Callable[[int | None], View]:
        """The function from a seat, or None for a bystander, to its View. The Views share their common parts."""

    def view(self, match: Match[O_, D_], seat: int | None) -> View:
        """The View of a seat, or of a bystander (None)."""
        return self.showing(match)(seat)

    def views(self, match: Match[O_, D_]) -> tuple[View, tuple[View, ...]]:
        """A bystander's View, and the View of every seat."""
        view_of = self.showing(match)
        return view_of(None), tuple(map(view_of, range(match.players)))

    @abstractmethod
    def ended_deal(self, match: Match[O_, D_]) -> View | None:
        """A bystander's View of the deal that ended last, as it stood when it was scored or redealt.

        Its phase is OVER; it has winners only if that deal ended the match. None before the first deal has ended.
        """

    def open_hands(self, match: Match[O_, D_]) -> tuple[tuple[PieceView, ...], ...]:
        """Each seat's hand, face up. Only for the replay of a deal that is over: no View has all hands before."""
        return tuple(view.hand for view in self.views(match)[1])

    def sides(self, options: O_, players: int) -> tuple[int, ...]:
        return tuple([seat % 2 for seat in range(players)] if options.in_partners else range(players))

    def title_of(self, options: O_, players: int) -> Text:
        """The title under these options, such as "Black Tile 11"."""
        return self.title

    def presets_like(self, options: O_) -> Sequence[Preset]:
        """The presets that a match under these options can be called by."""
        return self.presets

    def nearest_preset(self, options: O_) -> tuple[Preset, tuple[str, ...]]:
        """The preset that differs least from these options, and the names of the options that differ."""
        applying = [rule.name for rule in self.house_rules if rule.applies(options)]
        differences = [
            (preset, tuple(name for name in applying if getattr(preset.options, name) != getattr(options, name)))
            for preset in self.presets_like(options)
        ]
        return min(differences, key=lambda of: len(of[1]))

    def forced_move(self, match: Match[O_, D_]) -> tuple[int, Move] | None:
        """The next move where it is played automatically, as the last pieces to a trick are; usually none is."""
        return None

    def as_kept(self, move: Move) -> Move:
        """Today's form of a move from a journal or record."""
        return move

    def allows(self, match: Match[O_, D_], seat: int, move: Move) -> bool:
        """True if a move is among `legal`."""
        return move in self.legal(match, seat)

    def legal_move(self, match: Match[O_, D_], seat: int, move: Move) -> Move:
        """The move, written out in full. Raises NotYourTurn, IllegalMove."""
        if self.allows(match, seat, move):
            return move
        legal = self.legal(match, seat)
        extra = self.extra_moves(match, seat)
        if move in extra:
            return move
        resolved = self.resolve(match, move, (*legal, *extra))
        if resolved is not None:
            return resolved
        if not legal and not isinstance(move, ANY_TIME):
            raise NotYourTurn(*self.refusal(match, seat, move))
        raise IllegalMove(*self.refusal(match, seat, move))

    def resolve(self, match: Match[O_, D_], short: Move, moves: Iterable[Move]) -> Move | None:
        """The legal move that a short notation stands for; None if ambiguous."""
        return None

    def play(self, match: Match[O_, D_], seat: int, move: Move) -> tuple[Match[O_, D_], tuple[Event, ...]]:
        """The match after a move, and its events. Raises NotYourTurn, IllegalMove."""
        return self.apply(match, seat, self.legal_move(match, seat, move))


def wrong_number(title: Text, counts: Iterable[int], players: int) -> BadOptions:
    """The error for a number of players that cannot play the game."""
    return BadOptions(Message("options-players", game=title, counts=AnyOf(counts), players=players))


def added(totals: tuple[int, ...], scored: Iterable[int]) -> tuple[int, ...]:
    """The totals after a deal, by side."""
    return tuple(total + points for total, points in zip(totals, scored, strict=True))


def by_side(sides: Sequence[int], counts: Iterable[int]) -> list[int]:
    """The sum of the seats' counts by side; `sides` has the side of each seat."""
    found = [0] * (max(sides) + 1)
    for side, count in zip(sides, counts, strict=True):
        found[side] += count
    return found


def best_sides(totals: tuple[int, ...], *, low_wins: bool) -> tuple[int, ...]:
    best = min(totals) if low_wins else max(totals)
    return tuple(side for side, total in enumerate(totals) if total == best)


def margin(scores: Sequence[float], side: int, *, low_wins: bool) -> float:
    """A side's score less the mean of the others'; the other way round where low scores win."""
    own = scores[side]
    more = own - (sum(scores) - own) / (len(scores) - 1)
    return -more if low_wins else more


def next_turn(match: Match[O_, D_], **changes: Any) -> Match[O_, D_]:
    """The match with its turn increased, and with other changes."""
    return updated(match, turn=match.turn + 1, **changes)
