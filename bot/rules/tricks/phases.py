"""Passing and playing, the phases that most trick games have. Each decides what is legal in it."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from bot.message import AnyOf, Message, Row, value_text
from bot.rules.copies import updated
from bot.rules.events import Moved, Passed, TrickWon
from bot.rules.moves import Claim, Concede, Lead, Move, Pass, Play, lead_of, piece_of, play_of
from bot.rules.pieces import Card, Piece
from bot.rules.suits import Suit, SuitSystem, following
from bot.rules.tricks.claims import Claiming
from bot.rules.tricks.deal import Transition, Trick, TrickMatch, changed, in_order, without
from bot.rules.tricks.game import PhaseRules, TrickGame
from bot.rules.view import Ask, Choice, Phase

PlayMove = Lead | Play | Claim | Concede
LEFT, RIGHT, ACROSS, HOLD = 1, -1, 2, 0  # offsets to the left; HOLD: no passing in this deal


@dataclass(frozen=True)
class Passing(PhaseRules):
    """Everyone secretly chooses pieces for the player `offset` seats to the left (rules §0.5)."""

    cycle: tuple[int, ...]  # the offsets, deal by deal, repeated
    cycle_of_four: tuple[int, ...] = ()  # the cycle with four players, if it differs
    count: int = 3
    phase = Phase.PASS
    is_simultaneous = can_change = True

    def offset(self, match: TrickMatch) -> int:
        """The number of seats to the left that pieces are passed in this deal; 0 for none."""
        cycle = (match.players == 4 and self.cycle_of_four) or self.cycle
        return cycle[(match.deal.number - 1) % len(cycle)]

    def applies(self, match: TrickMatch) -> bool:
        return self.offset(match) != HOLD

    def to_act(self, match: TrickMatch) -> tuple[int, ...]:
        return tuple(seat for seat, chosen in enumerate(match.deal.chosen) if chosen is None)

    def legal(self, match: TrickMatch, seat: int) -> tuple[Move, ...]:
        return Pass.every(match.deal.hands[seat], self.count)

    def allows(self, match: TrickMatch, seat: int, move: Move) -> bool:
        """Checked by its pieces, as there are too many legal passes to look through."""
        if not isinstance(move, Pass) or len(move.pieces) != self.count:
            return False
        hand = match.deal.hands[seat]
        return all(move.pieces.count(piece) <= hand.count(piece) for piece in move.pieces)

    def refusal(self, match: TrickMatch, seat: int, move: Move) -> tuple[Message, ...]:
        hand = match.deal.hands[seat]
        legal = Message("refused-must-pass", count=self.count, direction=self._direction(match), hand=Row(hand))
        if not isinstance(move, Pass):
            return Message("refused-wrong-phase", phase=self.phase), legal
        missing = tuple(piece for piece in move.pieces if piece not in hand)
        if missing:
            return Message("refused-not-held", pieces=AnyOf(missing)), legal
        return Message("refused-wrong-pass", count=self.count), legal

    def apply(self, match: TrickMatch, seat: int, move: Pass) -> Transition:
        deal = match.deal
        chosen = (*deal.chosen[:seat], move.pieces, *deal.chosen[seat + 1 :])
        match = updated(match, deal=updated(deal, chosen=chosen))
        if None in chosen:
            return match, (Moved(seat, None),)
        offset = self.offset(match)
        hands = tuple(
            in_order((*without(hand, *(chosen[who] or ())), *(chosen[(who - offset) % match.players] or ())))
            for who, hand in enumerate(deal.hands)
        )
        return self.game.leave_phase(updated(match, deal=updated(match.deal, hands=hands)), Moved(seat, None), Passed())

    def ask(self, match: TrickMatch, seat: int) -> Ask:
        made = match.deal.chosen[seat]
        where = self._direction(match)
        prompt = Message("prompt-pass", count=self.count, direction=where)
        return Ask(Phase.PASS, prompt, pick=self.count, made=Pass(made) if made else None)

    def _direction(self, match: TrickMatch) -> str:
        return pass_name(self.offset(match), match.players)


@dataclass(frozen=True, slots=True)
class Restriction:
    """The reason why a seat cannot lead, or when void play, every piece of its hand, and the prompt that has it."""

    reason: Message
    prompt: Message


@dataclass(frozen=True)
class Playing(Claiming):
    """Tricks: others follow the suit that the leader names, if they can (rules §0.3). `direction`: −1 to the right."""

    direction: int = 1
    phase = Phase.PLAY
    lead_prompt = Message("prompt-lead")

    def enter(self, match: TrickMatch) -> TrickMatch:
        if match.deal.trick is not None or match.deal.tricks:
            return match
        return updated(match, deal=updated(match.deal, leader=self.first_leader(match)))

    def first_leader(self, match: TrickMatch) -> int:
        """The seat that leads to the first trick: the one that names trump, or the first player."""
        declarer = self.game.declarer(match)
        return match.deal.first if declarer is None else declarer

    def leadable(self, match: TrickMatch, seat: int) -> tuple[Piece, ...]:
        """The pieces a seat can lead."""
        return match.deal.hands[seat]

    def leads(self, match: TrickMatch, seat: int) -> tuple[Lead, ...]:
        return _leads(self.leadable(match, seat), self.game.suits(match))

    def follows(self, match: TrickMatch, seat: int, led: Suit) -> tuple[Piece, ...]:
        return following(match.deal.hands[seat], led, self.game.suits(match))

    def playable(self, match: TrickMatch, seat: int) -> tuple[Piece, ...]:
        """The pieces a seat can lead, or play to the trick."""
        trick = match.deal.trick
        return self.leadable(match, seat) if trick is None else self.follows(match, seat, trick.led)

    def accepted(self, match: TrickMatch, seat: int) -> tuple[Piece, ...]:
        """The pieces that are not refused. A hook, for revokes can be accepted (rules §3.5)."""
        return self.playable(match, seat)

    def restriction(self, match: TrickMatch, seat: int) -> Restriction | None:
        """The restriction on a seat now, if there is one."""
        return None

    def to_act(self, match: TrickMatch) -> tuple[int, ...]:
        trick = match.deal.trick
        if trick is None:
            return (match.deal.leader,)
        active, seat = self.game.active(match), trick.plays[-1][0]
        while True:
            seat = (seat + self.direction) % match.players
            if seat in active:
                return (seat,)

    def legal(self, match: TrickMatch, seat: int) -> tuple[Move, ...]:
        pieces = self.accepted(match, seat)
        if match.deal.trick is None:
            return _leads(pieces, self.game.suits(match))
        return tuple(map(play_of, dict.fromkeys(pieces)))

    def allows(self, match: TrickMatch, seat: int, move: Move) -> bool:
        pieces = self.accepted(match, seat)
        if match.deal.trick is not None:
            return isinstance(move, Play) and move.piece in pieces and move.end is None
        if not isinstance(move, Lead) or move.piece not in pieces:
            return False
        return move.suit in self.game.suits(match).lead_suits(move.piece)

    def resolve(self, match: TrickMatch, short: Move, moves: Iterable[Move]) -> Move | None:
        if not isinstance(short, Lead | Play):
            return None
        return next((move for move in moves if self._is_meant(match, short, move)), None)

    def _is_meant(self, match: TrickMatch, short: Lead | Play, legal: Move) -> bool:
        if isinstance(legal, Play):
            suits = (None, *self.game.suits(match).suits_of(legal.piece))  # also a follower can name a suit
            return isinstance(short, Lead) and short.piece == legal.piece and short.suit in suits
        if not isinstance(legal, Lead) or short.piece != legal.piece:
            return False
        is_only = sum(short.piece == piece_of(lead) for lead in self.legal(match, match.deal.leader)) == 1
        return is_only and short in (Play(short.piece), Lead(short.piece))

    def refusal(self, match: TrickMatch, seat: int, move: Move) -> tuple[Message, ...]:
        legal = self.legal_plays(match, seat)
        if isinstance(move, Claim | Concede):
            return self.why_not(match, seat, move), *legal
        if not isinstance(move, Lead | Play):
            return Message("refused-wrong-phase", phase=Phase.PLAY), *legal
        if move.piece not in match.deal.hands[seat]:
            return Message("refused-not-held", pieces=AnyOf((move.piece,))), *legal
        if isinstance(move, Play) and move.end is not None:
            no_line = Message("refused-no-line", piece=move.piece)
            return (no_line,) if move.piece in self.accepted(match, seat) else (no_line, *legal)
        if match.deal.trick is None:
            bad = self._bad_lead(match, seat, move)
            return (bad,) if bad else legal
        if isinstance(move, Lead) and move.suit is not None and Play(move.piece) in self.legal(match, seat):
            return (Message("refused-not-leading"),)
        is_trump = self.game.suits(match).trump in self.game.suits(match).suits_of(move.piece)
        return (Message("refused-only-trump", piece=move.piece), *legal) if is_trump else legal

    def _bad_lead(self, match: TrickMatch, seat: int, move: Lead | Play) -> Message | None:
        """The mistake in the suit of a lead; None if the piece cannot be led at all."""
        leads = [lead for lead in self.legal(match, seat) if isinstance(lead, Lead) and lead.piece == move.piece]
        suits = tuple(lead.suit for lead in leads if lead.suit is not None)
        if not suits:
            return None
        if isinstance(move, Play) or move.suit is None:
            return Message("refused-suit-not-named", piece=move.piece, suits=AnyOf(suits))
        return Message("refused-bad-lead", piece=move.piece, suits=AnyOf(suits), asked=move.suit)

    def legal_plays(self, match: TrickMatch, seat: int) -> tuple[Message, ...]:
        """The legal plays, and why there are no more. A hook: a contract can have its own reason."""
        trick, restriction = match.deal.trick, self.restriction(match, seat)
        reasons = (restriction.reason,) if restriction else ()
        if trick is None:
            return *reasons, Message("refused-must-lead", pieces=AnyOf(self.leadable(match, seat)))
        pieces = self.follows(match, seat, trick.led)
        playable = AnyOf(pieces)
        if trick.led in self.game.suits(match).suits_of(pieces[0]):
            return (Message("refused-must-follow", led=trick.led, playable=playable),)
        restricted = restriction is not None
        return *reasons, Message("refused-is-void", led=trick.led, playable=playable, restricted=restricted)

    def apply(self, match: TrickMatch, seat: int, move: PlayMove) -> Transition:
        deal = match.deal
        if isinstance(move, Claim | Concede):
            return self.end_by_claim(match, seat, move)
        if deal.trick is not None:
            trick = deal.trick.add(seat, move.piece)
        elif isinstance(move, Lead) and move.suit is not None:
            trick = Trick(move.suit, ((seat, move.piece),))
        else:
            raise ValueError(f"{move} leads no suit")
        hands = changed(deal.hands, seat, without(deal.hands[seat], move.piece))
        if len(trick.plays) < len(self.game.active(match)):
            return updated(match, deal=updated(deal, hands=hands, trick=trick)), (Moved(seat, move),)
        winner, points = trick.winner(self.game.suits(match)), 0
        if not deal.counts_tricks:
            points = self.game.points_in(match.options, trick)
        tricks, won = (*deal.tricks, trick), (*deal.won, winner)
        after = updated(deal, hands=hands, trick=None, tricks=tricks, won=won, leader=winner)
        match, more = self.after_trick(updated(match, deal=after))
        events = (Moved(seat, move), TrickWon(len(tricks), winner, points), *more)
        return self.game.leave_phase(match, *events) if self.game.deal_is_over(match) else (match, events)

    def ask(self, match: TrickMatch, seat: int) -> Ask:
        trick, restriction = match.deal.trick, self.restriction(match, seat)
        if trick is not None and trick.led in self.game.suits(match).suits_of(self.follows(match, seat, trick.led)[0]):
            prompt = Message("prompt-follow", led=trick.led)
        elif restriction is not None:
            prompt = restriction.prompt
        else:
            prompt = self.lead_prompt if trick is None else Message("prompt-void", led=trick.led)
        return Ask(self.phase, prompt, tuple([self.choice(match, move) for move in self.legal(match, seat)]))

    def ask_openly(self, match: TrickMatch, seat: int) -> Ask:
        """Without prompt or choices: the pieces that can be played reveal something of the hand."""
        return Ask(self.phase, "")

    def choice(self, match: TrickMatch, move: Move) -> Choice:
        deal, game, system = match.deal, self.game, self.game.suits(match)
        if not isinstance(move, Lead | Play):
            return Choice(move)
        piece, note = move.piece, ""
        points = 0 if deal.counts_tricks else game.worth(match.options, piece)
        if points:
            note = Message("choice-penalty" if game.low_wins else "choice-counts", points=points)
        if isinstance(move, Lead):
            if isinstance(piece, Card):
                return Choice(move, value_text(piece), note)  # it names its suit
            if move.suit == system.trump:
                return Choice(move, Message("choice-lead-trump", piece=piece), note)
            return Choice(move, Message("choice-lead", piece=piece, suit=move.suit), note)
        suits = system.suits_of(piece)
        if deal.trick is not None and deal.trick.led in suits:
            return Choice(move, Message("choice-follows", piece=piece, led=deal.trick.led), note)
        is_trump = system.trump is not None and system.trump in suits
        return Choice(move, Message("choice-trumps" if is_trump else "choice-discards", piece=piece), note)


def _leads(pieces: Iterable[Piece], system: SuitSystem) -> tuple[Lead, ...]:
    different = dict.fromkeys(pieces)
    return tuple([lead for piece in different for lead in _leads_as(piece, system.lead_suits(piece))])


@cache
def _leads_as(piece: Piece, suits: tuple[Suit, ...]) -> tuple[Lead, ...]:
    return tuple(lead_of(piece, suit) for suit in suits)


def pass_offset(game: TrickGame, match: TrickMatch) -> int:
    """The number of seats to the left that pieces are passed in this deal; 0 for none."""
    return next((rules.offset(match) for rules in game.phases(match.options) if isinstance(rules, Passing)), HOLD)


def pass_name(offset: int, players: int) -> str:
    """The name of the direction `offset` seats to the left."""
    if offset % players == 1:
        return "left"
    return "right" if offset % players == players - 1 else "across"
