"""Honour play: revokes are accepted, can be taken back until their trick is complete, and challenged after that.

The game can always detect a revoke, but reveals it to the others only through a challenge (rules §3.5).
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache

from bot.message import Joined, Message, Seat
from bot.rules.boards import Challenged, Withdrawn
from bot.rules.copies import updated
from bot.rules.domino_hearts.play import PlayingHearts
from bot.rules.events import Moved
from bot.rules.moves import Challenge, Claim, Concede, Move, Retract, piece_of
from bot.rules.pieces import Piece
from bot.rules.tricks.deal import Transition, Trick, TrickMatch, changed, in_order
from bot.rules.tricks.game import PhaseRules, TrickGame
from bot.rules.tricks.phases import PlayMove
from bot.rules.view import Ask, Choice, Phase


@dataclass(frozen=True)
class PlayingOnHonour(PlayingHearts):
    """Any piece of the hand can be played. A seat that has taken a piece back must follow the rules in that trick."""

    def accepted(self, match: TrickMatch, seat: int) -> tuple[Piece, ...]:
        in_trick = len(match.deal.tricks) + 1, seat
        retracted = any(play.revoke and (play.trick, play.seat) == in_trick for play in match.deal.withdrawn)
        return self.playable(match, seat) if retracted else match.deal.hands[seat]

    def extra_choices(self, match: TrickMatch, seat: int) -> tuple[Choice, ...]:
        trick, others = match.deal.trick, challenges(match, seat)
        has_played = trick is not None and any(who == seat for who, _ in trick.plays)
        if not has_played or not is_revoke(self.game, match, len(match.deal.tricks) + 1, seat):
            return others
        return Choice(Retract(), Message("choice-retract")), *others

    def refusal(self, match: TrickMatch, seat: int, move: Move) -> tuple[Message, ...]:
        if isinstance(move, Challenge):
            return (bad_challenge(self.game, match, seat, move),)
        if isinstance(move, Retract):
            return (Message("refused-nothing-to-take-back"),)
        if isinstance(move, Claim | Concede):
            return (Message("refused-no-claims"),)
        reasons, piece = super().refusal(match, seat, move), piece_of(move)
        breaks = piece in match.deal.hands[seat] and piece not in self.accepted(match, seat)
        return (Message("refused-must-keep-rules"), *reasons) if breaks else reasons

    def apply(self, match: TrickMatch, seat: int, move: PlayMove | Challenge | Retract) -> Transition:
        if isinstance(move, Challenge):
            return challenged(self.game, match, seat, move)
        if isinstance(move, Retract):
            return _retracted(match, seat), (Moved(seat, move),)
        after, events = super().apply(match, seat, move)
        if len(after.deal.tricks) == len(match.deal.tricks):
            return after, events
        challengeable = (*after.deal.challengeable, *_challengeable(self.game, after))
        return updated(after, deal=updated(after.deal, challengeable=challengeable)), events

    def choice(self, match: TrickMatch, move: Move) -> Choice:
        choice, piece = super().choice(match, move), piece_of(move)
        if piece is None or piece in self.playable(match, self.to_act(match)[0]):
            return choice
        points = self.game.worth(match.options, piece) if choice.note else 0
        breaks = Message("choice-breaks")
        note = Joined((Message("choice-penalty", points=points), breaks), ", ") if points else breaks
        return replace(choice, note=note, revoke=True)


@dataclass(frozen=True)
class Reviewing(PhaseRules):
    """Before the score every seat challenges plays of this deal, or declines."""

    phase = Phase.REVIEW
    is_simultaneous = True

    def to_act(self, match: TrickMatch) -> tuple[int, ...]:
        return tuple(seat for seat in self.game.active(match) if seat not in match.deal.declined)

    def legal(self, match: TrickMatch, seat: int) -> tuple[Move, ...]:
        return (Challenge(), *(challenge_of(*play) for play in _to_challenge(match, seat)))

    def extra_choices(self, match: TrickMatch, seat: int) -> tuple[Choice, ...]:
        return challenges(match, seat) if seat in match.deal.declined else ()

    def refusal(self, match: TrickMatch, seat: int, move: Move) -> tuple[Message, ...]:
        if isinstance(move, Challenge) and move.seat is not None:
            return (bad_challenge(self.game, match, seat, move),)
        if seat in match.deal.declined:
            return (Message("refused-has-declined"),)
        return Message("refused-wrong-phase", phase=self.phase), Message("refused-may-challenge")

    def apply(self, match: TrickMatch, seat: int, move: Challenge) -> Transition:
        if move.seat is not None:
            return challenged(self.game, match, seat, move)
        match = updated(match, deal=updated(match.deal, declined=(*match.deal.declined, seat)))
        if self.to_act(match):
            return match, (Moved(seat, move),)
        return self.game.leave_phase(match, Moved(seat, move))

    def ask(self, match: TrickMatch, seat: int) -> Ask:
        choices = Choice(Challenge(), Message("choice-no-challenge")), *challenges(match, seat)
        return Ask(Phase.REVIEW, Message("prompt-review"), choices)


challenge_of = cache(Challenge)  # one object for each


def challenges(match: TrickMatch, seat: int) -> tuple[Choice, ...]:
    """The plays a seat can challenge, as choices."""
    tricks = match.deal.tricks
    return tuple(
        Choice(challenge_of(who, number), note=Message("choice-challenge.note", led=tricks[number - 1].led))
        for who, number in _to_challenge(match, seat)
    )


def _to_challenge(match: TrickMatch, seat: int) -> Iterator[tuple[int, int]]:
    """The plays a seat can challenge: of others, in finished tricks, not provably within the rules; latest first."""
    done = {(made.seat, made.trick) for made in match.deal.challenges}
    return (play for play in reversed(match.deal.challengeable) if play[0] != seat and play not in done)


def bad_challenge(game: TrickGame, match: TrickMatch, seat: int, move: Challenge) -> Message:
    finished = len(match.deal.tricks)
    if move.seat is None:
        return Message("refused-too-early-to-decline")
    if move.seat == seat:
        return Message("refused-own-play")
    if not 1 <= move.trick <= finished:
        return Message("refused-no-such-trick", finished=finished)
    if move.seat not in game.active(match):
        return Message("refused-took-no-part", who=Seat(move.seat))
    if any((made.seat, made.trick) == (move.seat, move.trick) for made in match.deal.challenges):
        return Message("refused-challenged-before")
    return Message("refused-seen-to-be-right", who=Seat(move.seat), trick=move.trick)


def challenged(game: TrickGame, match: TrickMatch, seat: int, move: Challenge) -> Transition:
    """The match with a play challenged, which reveals whether it was a revoke."""
    if move.seat is None:
        raise ValueError(f"{move} names no play")
    made = Challenged(seat, move.seat, move.trick, is_revoke(game, match, move.trick, move.seat))
    deal = updated(match.deal, challenges=(*match.deal.challenges, made))
    return updated(match, deal=deal), (Moved(seat, move),)


def is_revoke(game: TrickGame, match: TrickMatch, number: int, seat: int) -> bool:
    """True if a seat's play to a trick (1 = the deal's first) broke the rules, by the hand it was played from."""
    tricks = _tricks(match)
    later = (piece for trick in tricks[number - 1 :] for who, piece in trick.plays if who == seat)
    return _breaks(game, match, number, seat, (*match.deal.hands[seat], *later))


def _challengeable(game: TrickGame, match: TrickMatch) -> tuple[tuple[int, int], ...]:
    """The plays to the last finished trick, as (seat, trick), that break the rules from some hand."""
    if game.deal_is_over(match):
        return ()
    trick, number = match.deal.tricks[-1], len(match.deal.tricks)
    everything = game.deck(match.options, match.players)
    system = game.suits(match)
    return tuple(
        (seat, number)
        for seat, piece in trick.plays
        if (trick.led not in system.suits_of(piece) or seat == trick.leader)
        and _breaks(game, match, number, seat, everything)
    )


def _breaks(game: TrickGame, match: TrickMatch, number: int, seat: int, hand: tuple[Piece, ...]) -> bool:
    """True if a seat's play to a trick would break the rules, had it been made from this hand."""
    deal, trick = match.deal, _tricks(match)[number - 1]
    place = _place(trick, seat)
    then = updated(
        deal,
        phase=Phase.PLAY,
        hands=changed(deal.hands, seat, hand),
        leader=trick.leader,
        trick=Trick(trick.led, trick.plays[:place]) if place else None,
        tricks=deal.tricks[: number - 1],
        won=deal.won[: number - 1],
    )
    playing = next(rules for rules in game.phases(match.options) if isinstance(rules, PlayingHearts))
    return trick.pieces[place] not in playing.playable(updated(match, deal=then), seat)


def _tricks(match: TrickMatch) -> tuple[Trick, ...]:
    deal = match.deal
    return deal.tricks if deal.trick is None else (*deal.tricks, deal.trick)


def _place(trick: Trick, seat: int) -> int:
    return next(place for place, (who, _) in enumerate(trick.plays) if who == seat)


def _retracted(match: TrickMatch, seat: int) -> TrickMatch:
    """The match with a seat's play to the trick, and those after it, back in the hands."""
    deal, trick = match.deal, match.deal.trick
    if trick is None:
        raise ValueError("nothing has been played to this trick")
    place, hands = _place(trick, seat), deal.hands
    for who, piece in trick.plays[place:]:
        hands = changed(hands, who, in_order((*hands[who], piece)))
    number = len(deal.tricks) + 1
    back = tuple(Withdrawn(number, who, piece, who == seat) for who, piece in trick.plays[place:])
    left = Trick(trick.led, trick.plays[:place]) if place else None
    return updated(match, deal=updated(deal, hands=hands, trick=left, withdrawn=(*deal.withdrawn, *back)))
