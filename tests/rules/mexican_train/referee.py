"""Mexican Train (rules §8): a table with trains of numbers, markers and uncovered doubles, played by hand.

The Mexican train is the last one. A train is the numbers from the engine on: (12, 7, 3) is 12-7 and 7-3.
"""

import copy
from typing import Any, ClassVar

from bot.rules.events import Drew, JoinedTrain, Knocked
from bot.rules.game import Match
from bot.rules.options import Options
from bot.rules.shuffle import shuffled
from tests.rules.referee import Referee


class MexicanTrainReferee(Referee):
    """The log has ("played", seat, tile, train), ("drew", seat, open numbers, fits) and ("passed", seat, numbers)."""

    low_wins = True
    short: ClassVar[int] = 1

    def __init__(self, match: Match[Any, Any], options: Options | None = None) -> None:
        super().__init__(match, options)
        deal, state = match.deal, match.deal.state
        self.hands = tuple(tuple(map(str, hand)) for hand in deal.hands)
        self.yard = tuple(str(state.terms.tiles.tiles[tile]) for tile in reversed(state.boneyard))
        self.engine = self.rules.highest - (self.number - 1) % (self.rules.highest + 1)
        self.trains: tuple[tuple[int, ...], ...]
        self.trains = tuple((self.engine, *(outer for _, outer in train)) for train in deal.trains)
        self.open = frozenset(map(str, state.terms.tiles.in_mask(state.laid)))  # tiles
        self.marked = frozenset(train for train in range(self.players) if state.marked >> train & 1)
        self.owed: tuple[int, ...] = state.owed
        self.mine: tuple[int, ...] = (
            state.owed if state.in_chain else ()
        )  # trains on which the seat has played doubles in this turn
        self.waiting = str(state.terms.tiles.tiles[state.drawn]) if state.drawn >= 0 else None
        self.opener, self.seat = deal.opener, deal.seat
        self.first_turns: tuple[int, ...] = tuple(self.turns_from(self.opener)[self.players - state.first_turns :])
        self.passes: int = state.passes
        self.log: tuple[tuple[Any, ...], ...] = tuple(map(_plain, deal.log))
        self.is_over = False

    # -- the deal ------------------------------------------------------------------------------------------------

    def check_deal(self, match: Match[Any, Any]) -> None:
        """Deal the round again, to its first choice."""
        before = copy.copy(self)
        before.deal_again(match)
        for name, found in vars(before).items():
            assert getattr(self, name) == found, name
        assert match.deal.number == len(match.results) + 1

    def deal_again(self, match: Match[Any, Any]) -> None:
        highest, engine = self.rules.highest, f"{self.engine}-{self.engine}"
        every = [f"{high}-{low}" for high in range(highest + 1) for low in range(high + 1)]
        deck = [tile for tile in every if self.rules.engine == "dealt" or tile != engine]
        order, size = shuffled(deck, match.seed, f"deal {self.number}"), self.rules.hand or self.usual_hand()
        hands = [order[seat * size : (seat + 1) * size] for seat in range(self.players)]
        yard, drawn = order[size * self.players :], [0] * self.players
        assert len(yard) == len(deck) - size * self.players >= 0
        deal = match.deal
        before = (deal.before.opener + 1) % self.players if deal.before else deal.opener
        self.opener = next((seat for seat, hand in enumerate(hands) if engine in hand), before)
        if engine in yard:
            seat = before
            if deal.before is None:  # by lot
                (seat,) = (seat for seat, _ in match.draws[-1] if self.has_drawn_best(match, seat))
            while (tile := yard.pop(0)) != engine:
                hands[seat].append(tile)
                drawn[seat] += 1
                seat = (seat + 1) % self.players
            drawn[seat] += 1
            self.opener = seat
        elif self.rules.engine == "dealt":
            hands[self.opener].remove(engine)
        is_dealt = self.rules.engine == "dealt"
        assert deal.engine_drawn == (tuple(drawn) if is_dealt else ())
        assert deal.engine_by == (self.opener if is_dealt else None)
        self.hands, self.yard = tuple(map(_sorted, hands)), tuple(yard)
        self.trains, self.open = ((self.engine,),) * (self.players + 1), frozenset({engine})
        self.marked, self.owed, self.mine, self.waiting, self.passes, self.log = frozenset(), (), (), None, 0, ()
        self.seat = self.opener
        self.first_turns = tuple(self.turns_from(self.opener)) if self.rules.first_turn == "train" else ()
        self.go_on(stays=True)

    def has_drawn_best(self, match: Match[Any, Any], seat: int) -> bool:
        drawn = {who: self.draw_value(str(piece)) for who, piece in match.draws[-1]}
        return drawn[seat] == max(drawn.values())

    def usual_hand(self) -> int:
        if self.rules.highest == 9:
            return {2: 12, 3: 11, 4: 10}[self.players]
        return 15 if self.players <= 4 else 12 if self.players <= 6 else 10

    def target(self) -> int:
        engines = self.rules.highest + 1
        return min(self.rules.length or engines, engines)

    def draw_value(self, piece: str) -> int:
        return sum(_halves(piece))

    def turns_from(self, seat: int) -> list[int]:
        return [(seat + step) % self.players for step in range(self.players)]

    # -- what is open --------------------------------------------------------------------------------------------

    def end_of(self, train: int) -> int:
        return self.trains[train][-1]

    def needs_cover(self, number: int) -> bool:
        """A double needs none once all tiles of its number lie open."""
        return sum(number in _halves(tile) for tile in self.open) <= self.rules.highest

    def open_trains(self, seat: int) -> set[int]:
        """The trains open to a seat while no double must be covered."""
        mexican = self.players
        trains = {seat, mexican, *self.marked}
        if self.rules.mexican_from == "own_started" and len(self.trains[seat]) == 1:
            trains.remove(mexican)
        return {seat} if seat in self.first_turns else trains

    def counted_as_open(self, seat: int) -> set[int]:
        """The trains whose numbers are told when a seat draws or passes."""
        chain = {*self.owed} & {*self.mine} if self.rules.doubles == "chain" and seat == self.seat else set[int]()
        return chain or set(self.owed[:1]) or self.open_trains(seat)

    def places(self, seat: int, tile: str) -> list[int]:
        """The trains that a tile may go on."""
        fits = {train for train in range(self.players + 1) if self.end_of(train) in _halves(tile)}
        if self.rules.doubles == "chain" and self.mine and seat == self.seat and _is_double(tile):
            return sorted(fits & self.open_trains(seat))
        return sorted(fits & self.counted_as_open(seat))

    def to_act(self) -> tuple[int, ...]:
        return () if self.winners is not None else (self.seat,)

    def legal(self, seat: int) -> list[str]:
        names = {seat: "own", self.players: "mexican"}
        tiles = self.hands[seat] if self.waiting is None else (self.waiting,)
        plays = [
            f"play {tile} {names.get(train, f'seat {train + 1}')}"
            for tile in tiles
            for train in self.places(seat, tile)
        ]
        may_stop = seat in self.first_turns and len(self.trains[seat]) > 1
        return [*plays, "done"] if may_stop else plays

    def can_play(self, seat: int) -> bool:
        return any(self.places(seat, tile) for tile in self.hands[seat])

    # -- turns ---------------------------------------------------------------------------------------------------

    def do_play(self, seat: int, tile: str, *words: str) -> None:
        named = {"own": seat, "mexican": self.players}
        train = int(words[1]) - 1 if words[0] == "seat" else named[words[0]]
        self.waiting = None
        self.go_on(stays=self.put(tile, train))

    def do_done(self, seat: int) -> None:
        self.go_on(stays=False)

    def put(self, tile: str, train: int) -> bool:
        """Put a tile on a train. Whether the turn goes on."""
        seat, (high, low) = self.seat, _halves(tile)
        end = low if self.end_of(train) == high else high
        self.trains = _changed(self.trains, train, (*self.trains[train], end))
        self.open |= {tile}
        self.hands = _changed(self.hands, seat, tuple(held for held in self.hands[seat] if held != tile))
        self.marked -= {train} if train == seat else set()
        self.log += (("played", seat, tile, train if train < self.players else None),)
        self.passes = 0
        self.owed = tuple(it for it in self.owed if it != train and self.needs_cover(self.end_of(it)))
        is_out = not self.hands[seat]
        if seat in self.first_turns:
            self.is_over = is_out
            return self.can_play(seat)
        if self.rules.doubles == "none" or not _is_double(tile):
            self.is_over = is_out
            return False
        is_needed = self.needs_cover(end)
        self.is_over = is_out and (self.rules.last_double == "ends" or not is_needed or not self.yard)
        if self.rules.doubles == "free":
            return True
        if is_needed:
            self.owed += (train,)
        self.mine += (train,)
        return bool(self.owed)

    def go_on(self, *, stays: bool) -> None:
        while not self.is_over:
            if not stays:
                self.next_turn()
                if self.passes >= self.players and not self.yard and not any(map(self.can_play, range(self.players))):
                    break
            if self.can_play(self.seat):
                return
            stays = self.draw()
            if self.waiting is not None:
                return
        left = [
            sum(sum(_halves(tile)) + (self.rules.double_blank if tile == "0-0" else 0) for tile in hand)
            for hand in self.hands
        ]
        self.is_over = True
        self.end(
            left, left, *(range(self.players) if self.rules.engine == "dealt" else self.turns_from(self.opener)[1:2])
        )

    def won(self) -> tuple[int, ...] | None:
        return self.best() if self.number >= self.target() else None

    def next_turn(self) -> None:
        was_first = bool(self.first_turns)
        self.first_turns = tuple(seat for seat in self.first_turns if seat != self.seat)
        self.seat, self.mine = (self.seat + 1) % self.players, ()
        if was_first and not self.first_turns and self.rules.doubles in ("cover", "chain"):
            doubles = [seat for seat in self.turns_from(self.opener) if len(self.trains[seat]) > 1]
            doubles = [seat for seat in doubles if self.trains[seat][-1] == self.trains[seat][-2]]
            self.owed = tuple(seat for seat in doubles if self.needs_cover(self.end_of(seat)))

    def draw(self) -> bool:
        """Draw and play, or pass, for a seat that cannot play. Whether the turn goes on."""
        seat = self.seat
        numbers = tuple(sorted({self.end_of(train) for train in self.counted_as_open(seat)}, reverse=True))
        if self.yard:
            tile, self.yard = self.yard[0], self.yard[1:]
            self.hands = _changed(self.hands, seat, _sorted([*self.hands[seat], tile]))
            places = self.places(seat, tile)
            self.log += (("drew", seat, numbers, bool(places)),)
            if len(places) > 1:
                self.waiting = tile
                return True
            if places:
                return self.put(tile, *places)
        self.log += (("passed", seat, numbers),)
        self.marked |= {seat}
        self.passes += 1
        return False

    # -- what is known -------------------------------------------------------------------------------------------

    def known(self, viewer: int | None) -> set[str]:
        seen, own = set(self.open), [] if viewer is None else self.hands[viewer]
        return seen.union(*self.hands) if self.winners is not None else seen.union(own)

    def lacks(self, seat: int) -> tuple[tuple[int, ...], ...]:
        """The numbers that a seat is known to lack, newest first."""
        groups: list[tuple[int, ...]] = []
        for what, who, numbers, *fits in self.log:
            if who != seat or what == "played":
                continue
            older = [] if fits == [False] else [tuple(it for it in group if it not in numbers) for group in groups]
            groups = [numbers, *filter(None, older)]
        return tuple(groups)

    def check(self, match: Match[Any, Any]) -> None:
        deal = match.deal
        assert (deal.number, deal.seat) == (self.number, self.seat)
        assert [_sorted(map(str, hand)) for hand in deal.hands] == list(map(_sorted, self.hands))
        assert tuple((self.engine, *(outer for _, outer in train)) for train in deal.trains) == self.trains
        assert tuple(map(_plain, deal.log)) == self.log
        assert deal.state.owed == self.owed


def _halves(tile: str) -> tuple[int, int]:
    high, low = map(int, tile.split("-"))
    return high, low


def _is_double(tile: str) -> bool:
    high, low = _halves(tile)
    return high == low


def _sorted(tiles: Any) -> tuple[str, ...]:
    return tuple(sorted(tiles, key=_halves, reverse=True))


def _changed(items: tuple[Any, ...], place: int, item: Any) -> tuple[Any, ...]:
    return (*items[:place], item, *items[place + 1 :])


def _plain(event: JoinedTrain | Drew | Knocked) -> tuple[Any, ...]:
    if isinstance(event, JoinedTrain):
        return "played", event.seat, str(event.tile), event.owner
    if isinstance(event, Drew):
        return "drew", event.seat, event.numbers, event.fits
    return "passed", event.seat, event.numbers
