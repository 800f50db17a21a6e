"""Random matches of dominoes to their end; every draw and pass is looked at, and no hand is shown to others."""

from collections import Counter
from dataclasses import replace
from random import Random

from bot.rules.boards import ChainView
from bot.rules.dominoes.deal import DominoDeal, DominoMatch, new_line
from bot.rules.dominoes.game import DOMINOES
from bot.rules.events import Bonus, DealEnded, DealStarted, Drew, Knocked, Laid, LineEvent, Moved
from bot.rules.moves import Bid, End, Lead, Move, Pass, Play, Turn, Yield, parse_move
from bot.rules.options import dump
from bot.rules.pieces import Piece, Tile, double_set
from tests.rules.dominoes.brute import Log, Table, lacking, worth
from tests.rules.dominoes.scenarios import every_play, in_order
from tests.rules.knowledge import found, in_view, printed
from tests.rules.random_match import RandomMatch
from tests.rules.say import plain
from tests.told import told


class DominoesRun(RandomMatch[DominoDeal]):
    """One random match, checked at each step. The table is laid out once more as it is told by the events."""

    game = DOMINOES
    short = 30

    def start_deal(self) -> None:
        self.sides = DOMINOES.sides(self.options, self.players)
        self.rules = dump(self.options)
        self.table = Table(self.rules["spinner"] == "first_double")
        self.told: list[LineEvent] = []
        self.deck = Counter(double_set(self.options.highest))
        deal = self.match.deal
        assert {len(hand) for hand in deal.hands} == {self.options.hand_for(self.players)}
        assert (deal.seat, deal.log, deal.points) == (deal.opener, (), (0,) * (max(self.sides) + 1))
        self.check_tiles()
        if deal.number == 1:
            self.check_views()

    def step(self) -> None:
        before = self.match
        (seat,) = DOMINOES.to_act(before)
        legal = DOMINOES.legal(before, seat)
        assert len(set(legal)) == len(legal) > 0
        allowed = [move for move in every_play(before.deal.hands[seat]) if DOMINOES.allows(before, seat, move)]
        assert set(legal) <= set(allowed)
        assert {str(move).split()[1] for move in legal} == {str(move).split()[1] for move in allowed}
        move = self.dice.choice(allowed)
        assert parse_move(str(move)) == move
        self.match, events = DOMINOES.play(before, seat, move)
        assert self.match.turn == before.turn + 1
        self.journal.append((seat, str(move)))
        self.check_events(before, seat, move, events)
        if self.match.deal.number > before.deal.number:
            self.start_deal()
        self.check_tiles()
        if self.match.deal.number == 1 or self.dice.random() < 0.1:
            self.check_views()
        if self.dice.random() < 0.05:
            self.check_refusals()

    # -- what came of a move -------------------------------------------------------------------------------------

    def check_events(self, before: DominoMatch, seat: int, move: Move, events: tuple[object, ...]) -> None:
        deal = self.after()
        hands, yard = list(map(list, before.deal.hands)), list(before.deal.boneyard)
        assert events[0] == Moved(seat, move)
        for event in events[1:]:
            match event:
                case Laid():
                    self.lay(event, hands)
                case Drew():
                    self.draw(event, hands, yard)
                case Knocked(by, numbers):
                    assert numbers == self.table.numbers()
                    assert not self.table.takes(list(map(plain, hands[by]))), "nobody passes who could play"
                case _:
                    pass
            if isinstance(event, Laid | Drew | Knocked):
                self.told.append(event)
        assert deal.hands == tuple(map(in_order, hands))
        assert deal.boneyard == tuple(yard)
        assert deal.log == tuple(self.told)
        bonuses = sum(event.points for event in events if isinstance(event, Bonus))
        played = sum(event.points for event in events if isinstance(event, Laid))
        assert sum(deal.points) >= sum(before.deal.points) + played + bonuses
        assert DealStarted(before.deal.number + 1) not in events or self.match.winners is None
        if ended := [event for event in events if isinstance(event, DealEnded)]:
            self.check_result(before, deal, ended[0])
        else:
            assert self.table.takes(list(map(plain, deal.hands[deal.seat]))), "who is to act can play"
            assert all(deal.hands)

    def after(self) -> DominoDeal:
        """The deal in which the last move was made, as it stands now or stood at its end."""
        deal = self.match.deal
        return deal.before if deal.before is not None and not deal.log else deal

    def lay(self, event: Laid, hands: list[list[Tile]]) -> None:
        hands[event.seat].remove(event.tile)
        ends, end = self.table.ends(), event.end.value if event.end else ""
        assert (ends.get(end) in event.tile) if ends else end == ""
        self.table = self.table.lay(plain(event.tile), end)
        assert event.outer == self.table.ends()[end or "right"]
        assert event.points in (0, worth(self.rules, self.table.sum()))
        assert event.points or self.rules["exact"] == "yes" or not worth(self.rules, self.table.sum())

    def draw(self, event: Drew, hands: list[list[Tile]], yard: list[Tile]) -> None:
        assert self.options.draws
        assert event.numbers == self.table.numbers()
        assert not self.table.takes(list(map(plain, hands[event.seat]))), "nobody draws who could play"
        drawn = [yard.pop(0) for _ in range(event.count)]
        hands[event.seat] += drawn
        assert len(yard) >= self.options.keep
        assert [self.table.takes([plain(tile)]) for tile in drawn] == [False] * (event.count - 1) + [event.fits]
        assert event.fits or len(yard) == self.options.keep or self.rules["drawing"] == "one"
        assert event.count == 1 or self.rules["drawing"] != "one"

    def check_result(self, before: DominoMatch, deal: DominoDeal, ended: DealEnded) -> None:
        result = ended.result
        left = [0] * len(deal.points)
        for seat, hand in enumerate(deal.hands):
            left[self.sides[seat]] += sum(tile.pips for tile in hand)
        assert result.taken == tuple(left)
        assert result.totals == tuple(map(sum, zip(before.totals, result.scored, strict=True))) == self.match.totals
        within = [0] * len(deal.points)
        for event in self.told:
            if isinstance(event, Laid):
                within[self.sides[event.seat]] += event.points
        for bonus in deal.bonuses:
            within[self.sides[bonus.seat]] += bonus.points
        assert deal.points == tuple(within)
        assert all(scored >= points for scored, points in zip(result.scored, within, strict=True))
        assert sum(scored > points for scored, points in zip(result.scored, within, strict=True)) <= 1
        target = self.options.target
        assert (self.match.winners is not None) is (max(result.totals) >= target)
        if self.rules["exact"] == "yes" and self.rules["scoring"] == "fives_and_threes":
            assert max(result.totals) <= target
        if self.match.winners is not None:
            best = max(result.totals)
            assert self.match.winners == tuple(side for side, total in enumerate(result.totals) if total == best)

    def check_tiles(self) -> None:
        deal = self.match.deal
        laid = [event.tile for event in deal.log if isinstance(event, Laid)]
        assert Counter((*deal.boneyard, *laid, *(tile for hand in deal.hands for tile in hand))) == self.deck
        line = new_line(self.options)
        for event in deal.log:
            if isinstance(event, Laid):
                line = line.after(event.tile, event.end)
        assert line == deal.line, "the log gives the same line"
        log: Log = [_plain(event) for event in deal.log]
        for seat in range(self.players):
            lacks = {number for group in self.board(seat).lacks[seat] for number in group}
            assert lacks == lacking(log, seat)
            assert not [tile for tile in deal.hands[seat] if lacks & set(tile)], "they really lack them"

    def board(self, seat: int | None) -> ChainView:
        return DOMINOES.view(self.match, seat).chain_board

    # -- what is shown -------------------------------------------------------------------------------------------

    def known(self, viewer: int | None) -> set[Piece]:
        """The tiles that somebody at the table has seen in this deal."""
        deal = self.match.deal
        seen: set[Piece] = {event.tile for event in deal.log if isinstance(event, Laid)}
        hands = deal.hands if deal.over else deal.hands[viewer : viewer + 1] if viewer is not None else ()
        return seen.union(*hands)

    def check_views(self) -> None:
        deal = self.match.deal
        secret = self.deck.keys() - self.known(None)
        traced = (replace(self.match, draws=(), results=()), deal, deal.hands if deal.over else ())
        assert not printed(traced) & secret
        for viewer in (None, *range(self.players)):
            view = DOMINOES.view(self.match, viewer)
            known = self.known(viewer)
            assert in_view(replace(view, results=())) <= known
            assert view == DOMINOES.view(self.indistinguishable(viewer), viewer)
            assert found(" ".join(self.words(viewer))) <= known
            assert tuple(shown.piece for shown in view.hand) == (deal.hands[viewer] if viewer is not None else ())
            assert [seat.held for seat in view.seats] == list(map(len, deal.hands))
            own = deal.drawn_by(viewer) if viewer is not None and not deal.over else ()
            assert view.chain_board.drawn == own
            assert viewer is None or set(own) <= set(deal.hands[viewer])
            assert view.chain_board.boneyard == len(deal.boneyard)
            assert {end.end.value: end.number for end in view.chain_board.ends} == self.table.ends()
            for seat in view.seats:
                assert tuple(shown.piece for shown in seat.shown) == (deal.hands[seat.seat] if deal.over else ())
            legal = DOMINOES.legal(self.match, viewer) if viewer is not None else ()
            assert (view.ask is not None) is bool(legal)
            assert view.to_act == DOMINOES.to_act(self.match)
            if view.ask is not None:
                assert tuple(choice.move for choice in view.ask.choices) == legal
                playable = {shown.piece for shown in view.hand if shown.legal}
                assert playable == {move.piece for move in legal if isinstance(move, Play)}

    def words(self, viewer: int | None) -> list[str]:
        view = DOMINOES.view(self.match, viewer)
        choices = view.ask.choices if view.ask else ()
        asked = [told(view.ask.prompt)] if view.ask else []
        return [told(view.prompt), *asked, *(f"{told(choice.label)} {told(choice.note)}" for choice in choices)]

    def indistinguishable(self, viewer: int | None) -> DominoMatch:
        return elsewhere(self.match, viewer, self.dice.random())

    # -- what is refused -----------------------------------------------------------------------------------------

    def anything(self) -> list[Move]:
        tiles = self.dice.sample(sorted(self.deck), 3)
        hand = self.match.deal.hands[self.match.deal.seat]
        return [
            *every_play((*hand, tiles[0])), *map(Lead, tiles), Pass(tuple(tiles)), Yield(), Bid(3), Turn(),
            Play(tiles[1], End.UP),
        ]  # fmt: skip

    def is_allowed(self, seat: int, move: Move) -> bool:
        """A tile in hand at an end it fits; the legal moves have one of those that leave the same line."""
        deal = self.match.deal
        if not isinstance(move, Play) or not isinstance(move.piece, Tile) or seat not in DOMINOES.to_act(self.match):
            return False
        if move.piece not in deal.hands[seat]:
            return False
        if not self.table.laid:
            return move.end is None and deal.opening in (None, move.piece)
        return move.end is not None and move.end.value in self.table.fits(plain(move.piece))

    def check_refusal(self, seat: int, move: Move, other: DominoMatch) -> str:
        words = super().check_refusal(seat, move, other)
        assert found(words) <= self.known(seat) | found(move)
        return words


def elsewhere(match: DominoMatch, viewer: int | None, shuffle: float) -> DominoMatch:
    """The same match as far as the viewer can tell: other tiles in the other hands, the boneyard in another order.

    Only its holder knows which tile must open, before it does. Hands that lie open stay.
    """
    deal = match.deal
    if deal.over:
        return replace(match, seed=b"another seed, of thirty-two bytes")
    hidden = [tile for seat, hand in enumerate(deal.hands) if seat != viewer for tile in hand]
    hidden += deal.boneyard
    Random(shuffle).shuffle(hidden)
    hands = [hand if seat == viewer else in_order(hidden.pop() for _ in hand) for seat, hand in enumerate(deal.hands)]
    changed = replace(deal, hands=tuple(hands), boneyard=tuple(hidden), before=None)
    drawn = [(seat, tiles if seat == viewer else hands[seat][: len(tiles)]) for seat, tiles in deal.drawn]
    changed = replace(changed, drawn=tuple(drawn))
    if viewer != deal.seat:
        changed = replace(changed, opening=deal.opening and hands[deal.seat][0])
    return replace(match, deal=changed, seed=b"another seed, of thirty-two bytes")


def _plain(event: LineEvent) -> tuple[str, int, tuple[int, ...], int]:
    if isinstance(event, Drew):
        return "drew", event.seat, event.numbers, event.count - event.fits
    if isinstance(event, Knocked):
        return "passed", event.seat, event.numbers, 0
    return "laid", event.seat, (), 0
