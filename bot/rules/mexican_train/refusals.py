"""The reasons why a move is refused in Mexican Train, and what the player can do instead."""

from bot.message import AnyOf, Message
from bot.rules.mexican_train.deal import TrainDeal, legal_plays
from bot.rules.mexican_train.state import TrainState
from bot.rules.mexican_train.view import double_to_cover, open_numbers, train_name
from bot.rules.moves import Done, Lead, Move, Pass, Play, Train
from bot.rules.pieces import Tile, half
from bot.rules.view import Phase


def reasons(deal: TrainDeal, move: Move) -> tuple[Message, ...]:
    """The refusal of a move to the seat to act."""
    may = Message("refused-may-play", tiles=AnyOf(play.piece for play in legal_plays(deal)))
    if isinstance(move, Pass):
        return Message("refused-cannot-pass"), may
    if isinstance(move, Done):
        return (Message("refused-not-done", first_turn=deal.state.first_turns > 0), may)
    if not isinstance(move, Play | Lead):
        return Message("refused-wrong-phase", phase=Phase.PLAY), may
    tile = move.piece
    if not isinstance(tile, Tile) or tile not in deal.hands[deal.seat]:
        return Message("refused-not-held", pieces=AnyOf((tile,))), may
    end = move.end if isinstance(move, Play) else None
    duty = _duty(deal, tile)
    if duty is not None:
        return duty, may
    fitting = [play.end for play in legal_plays(deal) if play.piece == tile and isinstance(play.end, Train)]
    if not isinstance(end, Train):
        if fitting:
            return (Message("refused-which-train", tile=tile, trains=_names(deal, fitting)),)
        return Message("refused-fits-nowhere", tile=tile, numbers=open_numbers(deal.state, deal.seat)), may
    fits = Message("refused-fits-trains", trains=_names(deal, fitting))
    return _wrong_train(deal, tile, end), fits if fitting else may


def _duty(deal: TrainDeal, tile: Tile) -> Message | None:
    """The refusal of a tile that cannot be played now, wherever it fits; None where it can."""
    state, seat = deal.state, deal.seat
    if any(play.piece == tile for play in legal_plays(deal)):
        return None
    if state.drawn >= 0:
        return Message("refused-must-play-drawn", tile=deal.drawn[seat])
    return _to_cover(state, seat) if state.owed else None


def _to_cover(state: TrainState, seat: int) -> Message:
    if state.in_chain:
        doubles = AnyOf(Tile(state.ends[train], state.ends[train]) for train in state.owed)
        return Message("refused-must-cover-chain", tiles=doubles)
    return Message("refused-must-cover", **double_to_cover(state, state.owed[0], seat))


def _wrong_train(deal: TrainDeal, tile: Tile, named: Train) -> Message:
    """The refusal of a tile on a train that it does not fit, or that is closed."""
    state, seat, players = deal.state, deal.seat, deal.state.terms.players
    owner = named.owner(seat)
    if owner is not None and owner >= players:
        return Message("refused-no-such-train", players=players)
    train = players if owner is None else owner
    on_train = train_name(owner, seat).attribute("on")
    is_open = train in state.open_to(seat) or (state.in_chain and train in state.reach(seat))
    if is_open and state.ends[train] not in tile:
        return Message("refused-wrong-train", tile=tile, train=on_train, number=half(state.ends[train]))
    if state.owed:
        return _to_cover(state, seat)
    if state.first_turns:
        return Message("refused-own-train-only")
    if owner is None:
        return Message("refused-own-train-first")
    return Message("refused-train-closed", train=on_train)


def _names(deal: TrainDeal, trains: list[Train]) -> AnyOf:
    owners = [train.owner(deal.seat) for train in trains]
    return AnyOf(train_name(owner, deal.seat).attribute("on") for owner in owners)
