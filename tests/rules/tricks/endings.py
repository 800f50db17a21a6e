"""Every way the rest of a deal may go, by brute force: what claims are measured against."""

import random
from collections.abc import Iterator
from dataclasses import replace

from bot.rules.events import Claimed, DealEnded, Event
from bot.rules.moves import Move
from bot.rules.suits import Suit
from bot.rules.tricks.deal import TrickMatch, in_order
from bot.rules.tricks.game import TrickGame

Ending = tuple[object, ...]


def after(game: TrickGame, match: TrickMatch, seat: int, move: Move) -> tuple[TrickMatch, Ending | None]:
    """The match after a move, and what came of the deal if that has ended its play."""
    then, events = game.play(match, seat, move)
    return then, ending(game, match, then, events)


def ending(game: TrickGame, before: TrickMatch, then: TrickMatch, events: tuple[Event, ...]) -> Ending | None:
    """The outcome of a deal, without its remark on the claim: its scores, or the seat that has the moon."""
    result = next((event.result for event in events if isinstance(event, DealEnded)), None)
    if result is not None:
        remarks = tuple(remark for remark in result.remarks if not isinstance(remark, Claimed))
        return result.scored, result.totals, result.moon, remarks, then.winners
    if then.deal.phase is not before.deal.phase:
        return then.deal.phase, game.taken(then), game.to_act(then)
    return None


def every_ending(game: TrickGame, match: TrickMatch, seat: int | None, line: tuple[Move, ...]) -> Iterator[Ending]:
    """Every ending there is, with a seat making these moves first; the others play whatever they may."""
    actor = game.to_act(match)[0]
    moves = game.legal(match, actor)
    if actor == seat and line:
        assert line[0] in moves, f"{line[0]} is not legal"
        moves, line = line[:1], line[1:]
    for move in moves:
        then, ended = after(game, match, actor, move)
        if ended is not None:
            yield ended
        else:
            yield from every_ending(game, then, seat, line)


def another_world(game: TrickGame, match: TrickMatch, seat: int, knows_unused: bool, dice: random.Random) -> TrickMatch:
    """The same match to a seat, its unseen pieces dealt out anew as what all have seen allows."""
    deal, system = match.deal, game.suits(match)
    fixed = {seat} | {who for who in range(match.players) if game.open_hand(match, who)}
    void: dict[int, set[Suit]] = {who: set() for who in range(match.players)}
    for trick in (*deal.tricks, *((deal.trick,) if deal.trick else ())):
        for who, piece in trick.plays:
            if trick.led not in system.suits_of(piece):
                void[who].add(trick.led)
    others = [who for who in range(match.players) if who not in fixed]
    for _ in range(200):
        pool = [piece for who in others for piece in deal.hands[who]]
        pool += [] if knows_unused else deal.unused
        dice.shuffle(pool)
        hands = list(deal.hands)
        for who in others:
            hands[who] = in_order(pool.pop() for _ in hands[who])
        if all(void[who].isdisjoint(system.suits_of(piece)) for who in others for piece in hands[who]):
            unused = deal.unused if knows_unused else tuple(pool)
            return replace(match, deal=replace(deal, hands=tuple(hands), unused=unused))
    return match  # so many have shown what they lack that another world is hard to come by
