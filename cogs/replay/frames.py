"""The frames of a deal: one for each trick, or each round of turns, and one for what was decided before and after."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from bot.rules.boards import PieceView
from bot.rules.catalogue import AnyGame
from bot.rules.events import Claimed, Drew, Laid, LineEvent, TrickWon
from bot.rules.moves import Bid, Claim, Concede, Declare, Kitty, Lead, Move, NameDoubles, Pass, Play, Trump, piece_of
from bot.rules.pieces import Piece
from bot.rules.view import View
from bot.table.state.steps import Deal, ReplayedMove
from cogs.replay.words import DealPart, Frame, Hands

_BEFORE_PLAY: dict[type[Move], DealPart] = {
    Pass: DealPart.PASS,
    **dict.fromkeys((Bid, Kitty, Trump, Declare, NameDoubles), DealPart.AUCTION),
}


def frames_of(game: AnyGame, deal: Deal) -> tuple[Frame, ...]:
    """The frames of a deal that is over, from its steps."""
    ended = game.ended_deal(deal[-1].after)
    if ended is None:
        raise ValueError("a deal is replayed once it is over")
    if ended.tricks is None:
        return tuple(_of_line(game, deal, ended))
    return tuple(_Tricks(game, ended).frames(deal))


@dataclass
class _Tricks:
    """The frames of a deal of tricks. `decisions` are the moves since the last frame that were no plays."""

    game: AnyGame
    ended: View
    decisions: list[tuple[int, Move]] = field(default_factory=list)

    def frames(self, deal: Deal) -> Iterator[Frame]:
        for step, following in zip(deal, (*deal[1:], None), strict=True):
            part = _BEFORE_PLAY.get(type(step.move))
            if not isinstance(step.move, Lead | Play):
                self.decisions.append((step.seat, step.move))
            if isinstance(step.move, Claim | Concede):
                yield self._frame(DealPart.CLAIM, 0, self.ended, self._laid_open(step))
            elif part is not None and (following is None or _BEFORE_PLAY.get(type(following.move)) is not part):
                if part is DealPart.PASS:
                    self.decisions = [*dict(self.decisions).items()]  # the last word of each counts
                yield self._frame(part, 0, *self._after(step))
            for event in step.events if isinstance(step.move, Lead | Play) else ():
                if isinstance(event, TrickWon):
                    yield self._frame(DealPart.TRICK, event.number, *self._after(step))
        yield self._frame(DealPart.END, 0, self.ended, ())

    def _frame(self, part: DealPart, number: int, view: View, hands: Hands) -> Frame:
        made, self.decisions = tuple(self.decisions), []
        return Frame(part, number, self.ended.trick_board.count, view, hands, made)

    def _after(self, step: ReplayedMove) -> tuple[View, Hands]:
        """What everybody saw after a step, and the hands then. The match may be in its next deal already."""
        if not step.ends_deal:
            return self.game.view(step.after, None), _plain(self.game.open_hands(step.after))
        hands, piece = list(_plain(self.game.open_hands(step.before))), piece_of(step.move)
        hands[step.seat] = _without(hands[step.seat], piece)
        return self.ended, tuple(hands)

    def _laid_open(self, step: ReplayedMove) -> Hands:
        """The hands as they were laid open by a claim, with what lay on the table in a trick that was not finished."""
        claimed = next(event for event in step.events if isinstance(event, Claimed))
        held = [shown for hand in _plain(self.game.open_hands(step.before)) for shown in hand]
        shown_as = {shown.piece: shown for shown in held}
        return tuple(tuple(shown_as.get(piece, PieceView(piece)) for piece in hand) for hand in claimed.hands)


def _of_line(game: AnyGame, deal: Deal, ended: View) -> Iterator[Frame]:
    """The frames of a deal with a line or a chain: a round ends where a seat would turn or play a second time."""
    rounds = _rounds(deal)
    before, held = 0, game.open_hands(deal[0].before)
    for number, steps in enumerate(rounds, 1):
        last = steps[-1]
        if last.ends_deal:
            view, hands = ended, tuple(seat.shown for seat in ended.seats)
        else:
            view, hands = game.view(last.after, None), game.open_hands(last.after)
        turned = view.line.turned[before:] if view.line is not None else ()
        log = view.chain.log[before:] if view.chain is not None else ()
        drawn = _drawn(held, hands, log)
        yield Frame(DealPart.ROUND, number, len(rounds), view, _plain(hands), turned=turned, log=log, drawn=drawn)
        before, held = before + len(turned) + len(log), hands
    yield Frame(DealPart.END, 0, len(rounds), ended)


def _drawn(before: Hands, after: Hands, log: tuple[LineEvent, ...]) -> Hands:
    """The tiles each seat has drawn in a round, whether it has played them or holds them still; empty if none has."""
    if not any(isinstance(event, Drew) for event in log):
        return ()
    hands = [list(hand) for hand in _plain(after)]
    for event in log:
        if isinstance(event, Laid):
            hands[event.seat].append(PieceView(event.tile))
    had = [{shown.piece for shown in hand} for hand in before]
    return tuple(tuple(shown for shown in hand if shown.piece not in old) for hand, old in zip(hands, had, strict=True))


def _rounds(deal: Deal) -> list[list[ReplayedMove]]:
    rounds: list[list[ReplayedMove]] = []
    for before, step in zip((None, *deal), deal, strict=False):
        is_new_turn = before is None or step.seat != before.seat
        if not rounds or (is_new_turn and any(one.seat == step.seat for one in rounds[-1])):
            rounds.append([])
        rounds[-1].append(step)
    return rounds


def _plain(hands: Hands) -> Hands:
    """The hands without marks of what may be played."""
    return tuple(tuple(replace(shown, legal=None, tinted=(False, False)) for shown in hand) for hand in hands)


def _without(hand: tuple[PieceView, ...], piece: Piece | None) -> tuple[PieceView, ...]:
    """A hand less one copy of a piece, if it has it."""
    place = next((place for place, shown in enumerate(hand) if shown.piece == piece and piece is not None), len(hand))
    return (*hand[:place], *hand[place + 1 :])
