"""The state of a round with its hands, in bit masks: plays, draws and passes for matches and computer players alike.

A state changes in place; a `Match` holds one that is never changed again, and goes on with a copy.
"""

from bot.rules.dominoes.tiles import members
from bot.rules.events import Drew, JoinedTrain, Knocked, TrainEvent
from bot.rules.mexican_train.trains import RoundTerms, Trains, numbers_of

_NONE = -1


class TurnReport:
    """The events that follow a move, and the tiles drawn."""

    def __init__(self) -> None:
        self.events: list[TrainEvent] = []
        self.drawn: list[int] = []


class TrainState(Trains):
    """The trains, with the hands as masks and the boneyard, whose last tile is drawn next.

    `drawn` is a tile just drawn that fits several trains, while its player chooses; −1 for none. The seat to act can
    always play, or end a first turn, until the round is `over`.
    """

    __slots__ = ("boneyard", "drawn", "hands", "over")

    def __init__(self, terms: RoundTerms, hands: list[int], boneyard: list[int]) -> None:
        super().__init__(terms)
        self.hands, self.boneyard, self.drawn, self.over = hands, boneyard, _NONE, False

    @classmethod
    def at(cls, trains: Trains, hands: list[int], boneyard: list[int]) -> "TrainState":
        """The state of a round with these trains, hands and boneyard."""
        state = cls.__new__(cls)
        state.terms, state.seat, state.laid, state.marked = trains.terms, trains.seat, trains.laid, trains.marked
        state.begun, state.doubled, state.passes = trains.begun, trains.doubled, trains.passes
        state.first_turns, state.owed, state.in_chain = trains.first_turns, trains.owed, trains.in_chain
        state.ends, state.lacks = trains.ends[:], trains.lacks[:]
        state.hands, state.boneyard, state.drawn, state.over = hands, boneyard, _NONE, False
        return state

    def copy(self) -> "TrainState":
        twin = TrainState.at(self, self.hands[:], self.boneyard[:])
        twin.drawn, twin.over = self.drawn, self.over
        return twin

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TrainState) and self._values() == other._values()

    def __hash__(self) -> int:
        return hash(self._values())

    def _values(self) -> tuple[object, ...]:
        lists = self.ends, self.lacks, self.hands, self.boneyard
        return (
            self.terms, self.seat, self.laid, self.marked, self.begun, self.doubled, self.passes, self.first_turns,
            self.owed, self.in_chain, self.drawn, self.over, *map(tuple, lists),
        )  # fmt: skip

    # -- the plays -----------------------------------------------------------------------------------------------

    def plays(self) -> list[tuple[int, int]]:
        """The plays of the seat to act as (tile, train), in the order of the trains."""
        hand = self.hands[self.seat] if self.drawn == _NONE else 1 << self.drawn
        bearing, ends = self.terms.tiles.bearing, self.ends
        if self.in_chain:
            return self._plays_in_chain(hand)
        return [(tile, train) for train in self.open_to(self.seat) for tile in members(hand & bearing[ends[train]])]

    def _plays_in_chain(self, hand: int) -> list[tuple[int, int]]:
        """More doubles where they fit, and a tile on one of this turn's doubles."""
        tiles, ends, plays = self.terms.tiles, self.ends, list[tuple[int, int]]()
        doubles, reach = hand & tiles.doubles, self.reach(self.seat)
        for train in (*reach, *[owed for owed in self.owed if owed not in reach]):
            of_hand = hand if train in self.owed else doubles
            plays += [(tile, train) for tile in members(of_hand & tiles.bearing[ends[train]])]
        return plays

    def can_play(self, seat: int) -> bool:
        """True if a tile in a seat's hand fits, or would if it had the turn."""
        hand, bearing, ends = self.hands[seat], self.terms.tiles.bearing, self.ends
        for train in self.open_to(seat):
            if hand & bearing[ends[train]]:
                return True
        return self.in_chain and seat == self.seat and bool(self._plays_in_chain(hand))

    @property
    def can_end_turn(self) -> bool:
        """True if the seat to act can end its first turn: it has laid a tile."""
        return self.first_turns > 0 and bool(self.begun >> self.seat & 1)

    def asks_more(self, tile: int) -> bool:
        """True if the seat to act must play another tile after this one, as it is a double."""
        terms, bit = self.terms, 1 << tile
        if not (bit & terms.tiles.doubles and terms.must_cover) or self.first_turns:
            return False
        number = terms.tiles.tiles[tile].high
        needs_cover = bool(terms.tiles.bearing[number] & ~self.laid & ~bit)
        if self.hands[self.seat] == bit and (terms.ends_on_doubles or not self.boneyard or not needs_cover):
            return False
        return needs_cover or bool(self.owed) or not terms.covers

    # -- what a play does ----------------------------------------------------------------------------------------

    def play(self, tile: int, train: int, report: TurnReport | None = None) -> None:
        """Play a tile of the seat to act on a train, then draw and pass up to the next choice."""
        is_drawn, self.drawn = self.drawn == tile, _NONE
        self._go_on(report, stays=self._put(tile, train, report, is_drawn=is_drawn))

    def end_turn(self, report: TurnReport | None = None) -> None:
        """End the first turn of the seat to act."""
        self._go_on(report, stays=False)

    def begin(self, report: TurnReport | None = None) -> None:
        """Draw and pass for those who cannot begin."""
        self._go_on(report, stays=True)

    def _put(self, tile: int, train: int, report: TurnReport | None, *, is_drawn: bool) -> bool:
        """Put a tile on a train. Returns whether the same seat goes on."""
        seat, terms, was_marked = self.seat, self.terms, self.marked
        is_first_turn, asks_more = self.first_turns > 0, self.asks_more(tile)
        hand = self.hands[seat] = self.hands[seat] ^ (1 << tile)
        self.lay(tile, train)
        if report is not None:
            owner, unmarked = None if train == terms.players else train, was_marked != self.marked
            face = terms.tiles.tiles[tile]
            report.events.append(JoinedTrain(seat, face, owner, self.ends[train], is_drawn, unmarked))
        self.over = not hand and not asks_more
        return asks_more or (is_first_turn and bool(hand & terms.tiles.bearing[self.ends[train]]))

    def _go_on(self, report: TurnReport | None, *, stays: bool) -> None:
        """Draw and pass up to the next seat that has a choice. The round ends where there is none."""
        players = range(self.terms.players)
        while not self.over:
            if not stays:
                self.next_turn()
                if self.passes >= len(players) and not self.boneyard and not any(map(self.can_play, players)):
                    self.over = True
                    return
            if self.can_play(self.seat):
                return
            stays = self._draw_or_pass(report)
            if self.drawn != _NONE:
                return

    def _draw_or_pass(self, report: TurnReport | None) -> bool:
        """Draw for the seat to act and play the tile, or pass. Returns whether the same seat goes on."""
        seat, numbers = self.seat, self.numbers(self.seat)
        if self.boneyard:
            tile = self.drawn = self.boneyard.pop()
            self.hands[seat] |= 1 << tile
            plays = self.plays()
            self.drew(numbers, fits=bool(plays))
            if report is not None:
                report.events.append(Drew(seat, 1, numbers_of(numbers), bool(plays)))
                report.drawn.append(tile)
            if len(plays) > 1:
                return True
            self.drawn = _NONE
            if plays:
                return self._put(*plays[0], report, is_drawn=True)
        self.passed(numbers)
        if report is not None:
            report.events.append(Knocked(seat, numbers_of(numbers)))
        return False

    def pips(self, seat: int) -> int:
        """The score for a hand: its pips."""
        hand, tiles = self.hands[seat], self.terms.tiles
        return tiles.pips_of(hand) + (self.terms.options.double_blank if hand & 1 else 0)
