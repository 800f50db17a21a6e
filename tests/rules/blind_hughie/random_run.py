"""Random matches of Blind Hughie and Billitonnen to their end; a tile that was never turned is nowhere to be seen."""

import re
from collections import Counter
from dataclasses import replace

from bot.rules.blind_hughie.deal import RowDeal, RowMatch, RowTile
from bot.rules.blind_hughie.game import BLIND_HUGHIE
from bot.rules.events import DealEnded, DealStarted, Moved, Turned, Went
from bot.rules.moves import Bid, End, Lead, Move, Pass, Peek, Place, Play, Turn, Yield, parse_move
from bot.rules.pieces import Piece, Tile, double_set
from tests.rules.blind_hughie.brute import scores
from tests.rules.knowledge import found, in_view, printed
from tests.rules.random_match import RandomMatch
from tests.told import told

DECK = double_set(6)


class Memory:
    """One deal as somebody at the table remembers it, from what was turned up before all: each row, None if unseen."""

    def __init__(self, match: RowMatch) -> None:
        self.rows: list[list[Tile | None]] = [[None] * len(row) for row in match.deal.rows]
        self.seen = {Tile.of(*pair) for pair in match.deal.line.tiles}
        self.peeked: tuple[int, Tile] | None = None
        self.waiting = False

    def learn(self, turned: Turned) -> None:
        row = self.rows[turned.seat]
        if not self.waiting:  # a tile that waited has left its row already
            if turned.place == len(row):
                self.peeked = None
            row.pop(turned.place - 1)
        if turned.went is Went.BACK:
            row.insert(0, turned.tile)
        self.seen.add(turned.tile)
        self.waiting = turned.went is Went.WAITS

    def of(self, seat: int | None) -> set[Piece]:
        own = {self.peeked[1]} if self.peeked and self.peeked[0] == seat else set[Tile]()
        return {*self.seen, *own}


class BlindHughieRun(RandomMatch[RowDeal]):
    """One random match, checked at each step."""

    game = BLIND_HUGHIE
    short = 20

    def start_deal(self) -> None:
        self.sides = list(BLIND_HUGHIE.sides(self.options, self.players))
        self.memory = Memory(self.match)
        if self.match.deal.number == 1:
            self.check_views()

    def step(self) -> None:
        before = self.match
        (seat,) = BLIND_HUGHIE.to_act(before)
        legal = BLIND_HUGHIE.legal(before, seat)
        assert len(set(legal)) == len(legal) > 0
        move = self.dice.choice(legal)
        assert parse_move(str(move)) == move
        assert not re.search(r"\d-\d", str(move)), "the journal holds no faces"
        self.match, events = BLIND_HUGHIE.play(before, seat, move)
        assert self.match.turn == before.turn + 1
        self.journal.append((seat, str(move)))
        self.check_events(before, seat, move, events)
        if self.match.deal.number > before.deal.number:
            self.start_deal()
        self.check_tiles()
        if self.match.deal.number == 1 or self.dice.random() < 0.05:
            self.check_views()
        if self.dice.random() < 0.05:
            self.check_refusals()

    def check_events(self, before: RowMatch, seat: int, move: Move, events: tuple[object, ...]) -> None:
        assert events[0] == Moved(seat, move)
        turned = [event for event in events if isinstance(event, Turned)]
        assert len(turned) == (0 if isinstance(move, Peek) else 1)
        if isinstance(move, Peek):
            self.memory.peeked = seat, before.deal.rows[seat][-1].tile
        for event in turned:
            self.memory.learn(event)
        ended = [event for event in events if isinstance(event, DealEnded)]
        over = self.is_over(before, turned)
        assert bool(ended) is over
        assert (DealStarted(before.deal.number + 1) in events) is (over and self.match.winners is None)
        if ended:
            self.check_score(before, turned[0])
        if self.match.winners is not None:
            self.memory.seen.update(row_tile.tile for row in self.match.deal.rows for row_tile in row)
        assert found(events) <= self.memory.of(None)

    def is_over(self, before: RowMatch, turned: list[Turned]) -> bool:
        """Whether the deal must have ended with this move: from the rows of before and the tile that was turned."""
        if not turned or turned[0].went is Went.WAITS:
            return False
        rows = self.rows_after(before, turned[0])
        if turned[0].went is Went.BACK:
            longest = max(map(len, rows))
            any_tile = self.options.turn == "any" and self.options.variant == "hughie"
            return any_tile and before.deal.idle + 1 >= longest * self.players
        ends = self.ends_after(before, turned[0])
        fits = any(tile.has(end) for row in rows for tile in row for end in ends)
        return not rows[turned[0].seat] or not fits

    def rows_after(self, before: RowMatch, turned: Turned) -> list[list[Tile]]:
        rows = [[row_tile.tile for row_tile in row] for row in before.deal.rows]
        if before.deal.waiting is None:
            rows[turned.seat].pop(turned.place - 1)
        if turned.went is Went.BACK:
            rows[turned.seat].insert(0, turned.tile)
        return rows

    def ends_after(self, before: RowMatch, turned: Turned) -> tuple[int, int]:
        ends = before.deal.line.ends
        if ends is None:
            return turned.tile.high, turned.tile.low
        left, right = ends
        if turned.went is Went.LEFT:
            return turned.tile.other(left), right
        return left, turned.tile.other(right)

    def check_score(self, before: RowMatch, turned: Turned) -> None:
        result = self.match.results[-1]
        rows = self.rows_after(before, turned)
        plain = [[(tile.high, tile.low, False) for tile in row] for row in rows]
        left, won = scores(self.options.variant, plain, self.sides, self.options.going_out_wins_ties == "yes")
        assert (list(result.taken), list(result.scored)) == (left, won)
        assert result.totals == tuple(map(sum, zip(before.totals, won, strict=True)))
        target = self.options.target or (100 if self.players == 2 or self.options.partners == "yes" else 61)
        target = self.options.rounds if self.options.variant == "billitonnen" else target
        reached = [side for side, total in enumerate(result.totals) if total >= target]
        assert self.match.winners == (tuple(reached) if reached else None)
        if not reached:
            assert self.match.deal.starter == (before.deal.starter + 1) % self.players
            assert self.match.deal.number == before.deal.number + 1

    def check_tiles(self) -> None:
        deal = self.match.deal
        tiles = Counter(row_tile.tile for row in deal.rows for row_tile in row)
        tiles.update(Tile.of(*pair) for pair in deal.line.tiles)
        tiles.update(deal.unused)
        if deal.waiting is not None:
            tiles[deal.waiting.tile] += 1
        assert tiles == Counter(DECK)
        for row, remembered in zip(deal.rows, self.memory.rows, strict=True):
            for row_tile, known in zip(row, remembered, strict=True):
                assert known is None or known == row_tile.tile
                assert row_tile.up is (known is not None and known.is_double and self.options.variant == "billitonnen")

    def check_views(self) -> None:
        secret = set(DECK) - self.memory.of(None)
        traced = (replace(self.match, draws=()), self.match.deal, self.match.deal.rows)
        assert not printed(traced) & secret
        for viewer in (None, *range(self.players)):
            view = BLIND_HUGHIE.view(self.match, viewer)
            assert in_view(view) <= self.memory.of(viewer)
            assert found(" ".join(self.words(viewer))) <= self.memory.of(viewer)
            assert view == BLIND_HUGHIE.view(self.indistinguishable(viewer), viewer)
            for seat in range(self.players):
                for shown, row_tile in zip(view.seats[seat].shown, self.match.deal.rows[seat], strict=True):
                    is_up = row_tile.up or self.match.winners is not None  # the rows are the score
                    assert shown.piece == (row_tile.tile if is_up else None)
            legal = BLIND_HUGHIE.legal(self.match, viewer) if viewer is not None else ()
            assert (view.ask is not None) is bool(legal)
            assert view.to_act == BLIND_HUGHIE.to_act(self.match)
            if view.ask is not None:
                assert tuple(choice.move for choice in view.ask.choices) == legal
                assert view.open_choices == view.ask.choices
                assert len(legal) <= 25

    def words(self, viewer: int | None) -> list[str]:
        view = BLIND_HUGHIE.view(self.match, viewer)
        asked = [told(view.ask.prompt)] if view.ask else []
        return [
            told(view.prompt),
            *asked,
            *(f"{told(choice.label)} {told(choice.note)}" for choice in view.open_choices),
        ]

    def indistinguishable(self, viewer: int | None) -> RowMatch:
        deal = self.match.deal
        known = self.memory.of(viewer)
        hidden = [
            tile
            for tile in (*(row_tile.tile for row in deal.rows for row_tile in row), *deal.unused)
            if tile not in known
        ]
        self.dice.shuffle(hidden)
        rows = tuple(
            tuple(row_tile if row_tile.tile in known else RowTile(hidden.pop(), row_tile.up) for row_tile in row)
            for row in deal.rows
        )
        unused = tuple(hidden)
        changed = replace(deal, rows=rows, unused=unused)
        return replace(self.match, deal=changed, seed=b"another seed, of thirty-two bytes")

    def anything(self) -> list[Move]:
        tiles = self.dice.sample(DECK, 3)
        turns: list[Move] = [Turn(), *map(Turn, range(1, 16)), *map(Place, End), Peek()]
        return [*turns, Yield(), Bid(3), *map(Play, tiles), Lead(tiles[0]), Pass(tuple(tiles))]

    def check_refusal(self, seat: int, move: Move, other: RowMatch) -> str:
        words = super().check_refusal(seat, move, other)
        assert found(words) <= self.memory.of(seat)
        return words
