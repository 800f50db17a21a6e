"""Passing and playing, the phases that most trick games have. Each decides what is legal in it."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from bot.message import AnyOf, Message, Row, Text, value_text
from bot.rules.copies import updated
from bot.rules.events import Moved, Passed, TrickWon
from bot.rules.moves import Claim, Concede, Lead, Move, Pass, Play, lead_of, piece_of, play_of
from bot.rules.pieces import Card, Piece
from bot.rules.suits import Suit, SuitSystem, following
from bot.rules.tricks.claims import claims, end_by_claim, why_not
from bot.rules.tricks.deal import Hand, Trick, TrickMatch, changed, in_order, without
from bot.rules.tricks.game import Outcome, PhaseRules, TrickGame, leave_phase, points_in
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
    is_simultaneous = True

    def offset(self, match: TrickMatch) -> int:
        """How many seats to the left pieces are passed in this deal; 0 for none."""
        cycle = (match.players == 4 and self.cycle_of_four) or self.cycle
        return cycle[(match.deal.number - 1) % len(cycle)]

    def applies(self, game: TrickGame, match: TrickMatch) -> bool:
        return self.offset(match) != HOLD

    def to_act(self, game: TrickGame, match: TrickMatch) -> tuple[int, ...]:
        return tuple(seat for seat, chosen in enumerate(match.deal.chosen) if chosen is None)

    def legal(self, game: TrickGame, match: TrickMatch, seat: int) -> tuple[Move, ...]:
        return Pass.every(match.deal.hands[seat], self.count)

    def allows(self, game: TrickGame, match: TrickMatch, seat: int, move: Move) -> bool:
        """Whether a move passes `count` pieces of the hand: there are too many such passes to look through them all."""
        if not isinstance(move, Pass) or len(move.pieces) != self.count:
            return False
        hand = match.deal.hands[seat]
        return all(move.pieces.count(piece) <= hand.count(piece) for piece in move.pieces)

    def refusal(self, game: TrickGame, match: TrickMatch, seat: int, move: Move) -> tuple[Message, ...]:
        hand = match.deal.hands[seat]
        legal = Message("refused-must-pass", count=self.count, direction=self._direction(match), hand=Row(hand))
        if not isinstance(move, Pass):
            return Message("refused-wrong-phase", phase=self.phase), legal
        missing = tuple(piece for piece in move.pieces if piece not in hand)
        if missing:
            return Message("refused-not-held", pieces=AnyOf(missing)), legal
        return Message("refused-wrong-pass", count=self.count), legal

    def apply(self, game: TrickGame, match: TrickMatch, seat: int, move: Pass) -> Outcome:
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
        match, events = leave_phase(game, updated(match, deal=updated(match.deal, hands=hands)))
        return match, (Moved(seat, None), Passed(), *events)

    def is_asked(self, game: TrickGame, match: TrickMatch, seat: int) -> bool:
        """Every seat: a choice can be changed until the last is made."""
        return True

    def ask(self, game: TrickGame, match: TrickMatch, seat: int) -> Ask:
        made = match.deal.chosen[seat]
        where = self._direction(match)
        prompt = Message("prompt-pass", count=self.count, direction=where)
        return Ask(Phase.PASS, prompt, pick=self.count, made=Pass(made) if made else None)

    def _direction(self, match: TrickMatch) -> str:
        return pass_name(self.offset(match), match.players)


@dataclass(frozen=True, slots=True)
class Restriction:
    """Why a seat cannot lead, or when void play, every piece of its hand: as a refusal, and as its prompt."""

    reason: Message
    prompt: Message


@dataclass(frozen=True)
class Playing(PhaseRules):
    """Tricks: others follow the suit that the leader names, if they can (rules §0.3). `direction`: −1 to the right."""

    direction: int = 1
    phase = Phase.PLAY
    lead_prompt = Message("prompt-lead")

    def enter(self, game: TrickGame, match: TrickMatch) -> TrickMatch:
        if match.deal.trick is not None or match.deal.tricks:
            return match
        return updated(match, deal=updated(match.deal, leader=self.first_leader(game, match)))

    def first_leader(self, game: TrickGame, match: TrickMatch) -> int:
        """The seat that leads to the first trick: the one that names trump, or the first player."""
        declarer = game.declarer(match)
        return match.deal.first if declarer is None else declarer

    def leadable(self, game: TrickGame, match: TrickMatch, seat: int) -> tuple[Piece, ...]:
        """The pieces a seat can lead."""
        return match.deal.hands[seat]

    def leads(self, game: TrickGame, match: TrickMatch, seat: int) -> tuple[Lead, ...]:
        """Every lead a seat can make; of identical tiles one is led."""
        return _leads(self.leadable(game, match, seat), game.suits(match))

    def follows(self, game: TrickGame, match: TrickMatch, seat: int, led: Suit) -> tuple[Piece, ...]:
        """The pieces a seat can play to a trick."""
        return following(match.deal.hands[seat], led, game.suits(match))

    def playable(self, game: TrickGame, match: TrickMatch, seat: int) -> tuple[Piece, ...]:
        """The pieces a seat can lead, or play to the trick."""
        trick = match.deal.trick
        return self.leadable(game, match, seat) if trick is None else self.follows(game, match, seat, trick.led)

    def accepted(self, game: TrickGame, match: TrickMatch, seat: int) -> tuple[Piece, ...]:
        """The pieces that are not refused. A hook, for revokes can be accepted (rules §3.5)."""
        return self.playable(game, match, seat)

    def led_last(self, piece: Piece) -> bool:
        """Whether a piece sometimes waits until its hand has no other kind to lead."""
        return False

    def restriction(self, game: TrickGame, match: TrickMatch, seat: int) -> Restriction | None:
        """Why a seat cannot lead, or when void play, every piece of its hand; None if it can."""
        return None

    def to_act(self, game: TrickGame, match: TrickMatch) -> tuple[int, ...]:
        trick = match.deal.trick
        if trick is None:
            return (match.deal.leader,)
        active, seat = game.active(match), trick.plays[-1][0]
        while True:
            seat = (seat + self.direction) % match.players
            if seat in active:
                return (seat,)

    def legal(self, game: TrickGame, match: TrickMatch, seat: int) -> tuple[Move, ...]:
        if seat not in self.to_act(game, match):
            return ()
        pieces = self.accepted(game, match, seat)
        if match.deal.trick is None:
            return _leads(pieces, game.suits(match))
        return tuple(map(play_of, dict.fromkeys(pieces)))

    def allows(self, game: TrickGame, match: TrickMatch, seat: int, move: Move) -> bool:
        if seat not in self.to_act(game, match):
            return False
        pieces = self.accepted(game, match, seat)
        if match.deal.trick is not None:
            return isinstance(move, Play) and move.piece in pieces and move.end is None
        return isinstance(move, Lead) and move.piece in pieces and move.suit in game.suits(match).lead_suits(move.piece)

    def resolve(self, game: TrickGame, match: TrickMatch, short: Move, moves: Iterable[Move]) -> Move | None:
        if not isinstance(short, Lead | Play):
            return None
        return next((move for move in moves if self._is_meant(game, match, short, move)), None)

    def _is_meant(self, game: TrickGame, match: TrickMatch, short: Lead | Play, legal: Move) -> bool:
        if isinstance(legal, Play):
            suits = (None, *game.suits(match).suits_of(legal.piece))  # a follower may name a suit, as a leader does
            return isinstance(short, Lead) and short.piece == legal.piece and short.suit in suits
        if not isinstance(legal, Lead) or short.piece != legal.piece:
            return False
        is_only = sum(short.piece == piece_of(lead) for lead in self.legal(game, match, match.deal.leader)) == 1
        return is_only and short in (Play(short.piece), Lead(short.piece))

    def refusal(self, game: TrickGame, match: TrickMatch, seat: int, move: Move) -> tuple[Message, ...]:
        legal = self.legal_plays(game, match, seat)
        if isinstance(move, Claim | Concede):
            return why_not(self, game, match, seat, move), *legal
        if not isinstance(move, Lead | Play):
            return Message("refused-wrong-phase", phase=Phase.PLAY), *legal
        if move.piece not in match.deal.hands[seat]:
            return Message("refused-not-held", pieces=AnyOf((move.piece,))), *legal
        if isinstance(move, Play) and move.end is not None:
            no_line = Message("refused-no-line", piece=move.piece)
            return (no_line,) if move.piece in self.accepted(game, match, seat) else (no_line, *legal)
        if match.deal.trick is None:
            bad = self._bad_lead(game, match, seat, move)
            return (bad,) if bad else legal
        if isinstance(move, Lead) and move.suit is not None and Play(move.piece) in self.legal(game, match, seat):
            return (Message("refused-not-leading"),)
        is_trump = game.suits(match).trump in game.suits(match).suits_of(move.piece)
        return (Message("refused-only-trump", piece=move.piece), *legal) if is_trump else legal

    def _bad_lead(self, game: TrickGame, match: TrickMatch, seat: int, move: Lead | Play) -> Message | None:
        """The mistake in the suit of a lead; None if the piece cannot be led at all."""
        leads = [lead for lead in self.legal(game, match, seat) if isinstance(lead, Lead) and lead.piece == move.piece]
        suits = tuple(lead.suit for lead in leads if lead.suit is not None)
        if not suits:
            return None
        if isinstance(move, Play) or move.suit is None:
            return Message("refused-suit-not-named", piece=move.piece, suits=AnyOf(suits))
        return Message("refused-bad-lead", piece=move.piece, suits=AnyOf(suits), asked=move.suit)

    def legal_plays(self, game: TrickGame, match: TrickMatch, seat: int) -> tuple[Message, ...]:
        """The legal plays, and why there are no more. A hook: a contract can have its own reason."""
        trick, restriction = match.deal.trick, self.restriction(game, match, seat)
        reasons = (restriction.reason,) if restriction else ()
        if trick is None:
            return *reasons, Message("refused-must-lead", pieces=AnyOf(self.leadable(game, match, seat)))
        pieces = self.follows(game, match, seat, trick.led)
        playable = AnyOf(pieces)
        if trick.led in game.suits(match).suits_of(pieces[0]):
            return (Message("refused-must-follow", led=trick.led, playable=playable),)
        restricted = restriction is not None
        return *reasons, Message("refused-is-void", led=trick.led, playable=playable, restricted=restricted)

    def apply(self, game: TrickGame, match: TrickMatch, seat: int, move: PlayMove) -> Outcome:
        deal = match.deal
        if isinstance(move, Claim | Concede):
            return end_by_claim(self, game, match, seat, move)
        if deal.trick is not None:
            trick = deal.trick.add(seat, move.piece)
        elif isinstance(move, Lead) and move.suit is not None:
            trick = Trick(move.suit, ((seat, move.piece),))
        else:
            raise ValueError(f"{move} leads no suit")
        hands = changed(deal.hands, seat, without(deal.hands[seat], move.piece))
        if len(trick.plays) < len(game.active(match)):
            return updated(match, deal=updated(deal, hands=hands, trick=trick)), (Moved(seat, move),)
        match, events = self._take_trick(game, match, hands, trick)
        return match, (Moved(seat, move), *events)

    def extra_choices(self, game: TrickGame, match: TrickMatch, seat: int) -> tuple[Choice, ...]:
        return claims(self, game, match, seat)

    def _take_trick(self, game: TrickGame, match: TrickMatch, hands: tuple[Hand, ...], trick: Trick) -> Outcome:
        """The match with a complete trick taken by its winner; after the last one the phase is over."""
        deal = match.deal
        seat = trick.winner(game.suits(match))
        tricks, won = (*deal.tricks, trick), (*deal.won, seat)
        points = 0 if deal.counts_tricks else points_in(game, match.options, trick)
        taken = TrickWon(len(tricks), seat, points)
        after = updated(deal, hands=hands, trick=None, tricks=tricks, won=won, leader=seat)
        match, more = self.after_trick(updated(match, deal=after))
        if not game.deal_is_over(match):
            return match, (taken, *more)
        ended, last = leave_phase(game, match)
        return ended, (taken, *more, *last)

    def after_trick(self, match: TrickMatch) -> Outcome:
        """A hook for what else happens after a trick has been taken."""
        return match, ()

    def ask(self, game: TrickGame, match: TrickMatch, seat: int) -> Ask:
        trick = match.deal.trick
        choices = tuple(self.choice(game, match, move) for move in self.legal(game, match, seat))
        restriction = self.restriction(game, match, seat)
        if trick is None:
            return Ask(self.phase, restriction.prompt if restriction else self.lead_prompt, choices)
        if trick.led in game.suits(match).suits_of(self.follows(game, match, seat, trick.led)[0]):
            return Ask(self.phase, Message("prompt-follow", led=trick.led), choices)
        return Ask(self.phase, restriction.prompt if restriction else Message("prompt-void", led=trick.led), choices)

    def ask_openly(self, game: TrickGame, match: TrickMatch, seat: int) -> Ask:
        """Nothing: the pieces that can be played reveal something of the hand."""
        return Ask(self.phase, "")

    def choice(self, game: TrickGame, match: TrickMatch, move: Move) -> Choice:
        system = game.suits(match)
        if isinstance(move, Lead) and move.suit:
            if isinstance(move.piece, Card):
                return Choice(move, value_text(move.piece), self._worth(game, match, move.piece))  # it names its suit
            as_suit = Message("choice-lead", piece=move.piece, suit=move.suit)
            label = Message("choice-lead-trump", piece=move.piece) if move.suit == system.trump else as_suit
            return Choice(move, label, self._worth(game, match, move.piece))
        if not isinstance(move, Play) or match.deal.trick is None:
            return Choice(move)
        suits = system.suits_of(move.piece)
        worth = self._worth(game, match, move.piece)
        if match.deal.trick.led in suits:
            return Choice(move, Message("choice-follows", piece=move.piece, led=match.deal.trick.led), worth)
        if system.trump is not None and system.trump in suits:
            return Choice(move, Message("choice-trumps", piece=move.piece), worth)
        return Choice(move, Message("choice-discards", piece=move.piece), worth)

    def _worth(self, game: TrickGame, match: TrickMatch, piece: Piece) -> Text:
        points = 0 if match.deal.counts_tricks else game.worth(match.options, piece)
        if not points:
            return ""
        return Message("choice-penalty", points=points) if game.low_wins else Message("choice-counts", points=points)


def _leads(pieces: Iterable[Piece], system: SuitSystem) -> tuple[Lead, ...]:
    different = dict.fromkeys(pieces)
    return tuple([lead for piece in different for lead in _leads_as(piece, system.lead_suits(piece))])


@cache
def _leads_as(piece: Piece, suits: tuple[Suit, ...]) -> tuple[Lead, ...]:
    return tuple(lead_of(piece, suit) for suit in suits)


def pass_offset(game: TrickGame, match: TrickMatch) -> int:
    """How many seats to the left pieces are passed in this deal; 0 for none."""
    return next((rules.offset(match) for rules in game.phases(match.options) if isinstance(rules, Passing)), HOLD)


def pass_name(offset: int, players: int) -> str:
    """The name of the direction `offset` seats to the left."""
    if offset % players == 1:
        return "left"
    return "right" if offset % players == players - 1 else "across"
