"""The View of a round of Mexican Train: the trains, the plays, draws and passes, and the viewer's hand."""

from collections.abc import Callable
from functools import cache

from bot.message import AnyOf, Message, Seat
from bot.rules.boards import PieceView, TrainsView, TrainView
from bot.rules.copies import updated
from bot.rules.events import TrainEvent
from bot.rules.mexican_train.deal import Halves, TrainDeal, TrainGame, TrainMatch, legal_plays
from bot.rules.mexican_train.options import MexicanTrainOptions
from bot.rules.mexican_train.trains import RoundTerms, Trains, numbers_of, replayed
from bot.rules.moves import Done, Play, Train
from bot.rules.pieces import Tile, half
from bot.rules.view import Ask, Choice, Phase, SeatView, View

_DONE = Choice(Done(), Message("choice-done"))


def train_views(game: TrainGame, match: TrainMatch) -> Callable[[int | None], View]:
    """The function from a seat, or None for a bystander, to its View. The hands of a round that is over lie open."""
    public = _public(game, match)
    return lambda seat: public if seat is None else _own(match, public, seat)


def _own(match: TrainMatch, public: View, seat: int) -> View:
    """The public View with a seat's hand and choices."""
    deal, hand = match.deal, match.deal.hands[seat]
    if deal.over:
        return updated(public, viewer=seat, hand=tuple(map(_held, hand)))
    board = public.train_board
    if deal.drawn[seat] is not None:
        board = updated(board, drawn=deal.drawn[seat])
    if seat != deal.seat:
        return updated(public, viewer=seat, hand=tuple(map(_held, hand)), board=board)
    legal = legal_plays(deal)
    choices = tuple([_choice(deal, play) for play in legal]) + ((_DONE,) if deal.state.can_end_turn else ())
    joining = {tile: set[int]() for tile in hand}
    for play in legal:
        joining[_tile(play)].add(board.trains[_train(deal, play)].number)
    shown = tuple([_asked(tile, tuple(joining[tile])) for tile in hand])
    return updated(public, viewer=seat, hand=shown, ask=Ask(Phase.PLAY, _prompt(deal), choices), board=board)


def _public(game: TrainGame, match: TrainMatch) -> View:
    deal, options = match.deal, match.options
    begun = TrainsView(
        engine=deal.state.terms.engine,
        trains=(),
        open_to=(),
        rounds=match.deals or options.round_count,
        boneyard=len(deal.state.boneyard),
        engine_by=deal.engine_by,
        engine_drawn=deal.engine_drawn,
    )
    board = board_with(begun, deal.state, deal.trains, deal.log)
    seats = tuple([_seat(match, seat) for seat in range(match.players)])
    phase = Phase.OVER if deal.over else Phase.PLAY
    public = game.public_view(match, board, phase, seats, deal.number, target=options.round_count)
    return updated(public, deals=board.rounds)  # there is no target: the last round ends the match


def board_with(board: TrainsView, trains: Trains, laid: tuple[Halves, ...], log: tuple[TrainEvent, ...]) -> TrainsView:
    """The board with the trains, and the rest of the public state; `laid` has the tiles of each train."""
    seats = range(trains.terms.players)
    return updated(
        board,
        trains=tuple([_train_view(trains, index, tiles) for index, tiles in enumerate(laid)]),
        open_to=tuple([trains.open_to(seat) for seat in seats]),
        owed=trains.owed,
        log=log,
        lacks=tuple([tuple(map(_numbers, groups)) for groups in trains.lacks]),
        first_turns=tuple([seat for seat in seats if trains.is_before_first_turn(seat)]),
    )


_numbers = cache(numbers_of)


def _train_view(trains: Trains, index: int, tiles: Halves) -> TrainView:
    is_mexican = index == trains.terms.players
    marked = not is_mexican and bool(trains.marked >> index & 1)
    return TrainView(None if is_mexican else index, tiles, trains.ends[index], marked, index in trains.owed)


def _seat(match: TrainMatch, seat: int) -> SeatView:
    deal, state = match.deal, match.deal.state
    return SeatView(
        seat=seat,
        side=seat,
        held=state.hands[seat].bit_count(),
        tricks=0,
        points=state.pips(seat) if deal.over else 0,
        total=match.totals[seat],
        to_act=not deal.over and seat == deal.seat,
        dealer=seat == deal.opener,
        shown=tuple(map(_held, deal.hands[seat])) if deal.over else (),
    )


@cache
def _held(tile: Tile) -> PieceView:
    return PieceView(tile)


@cache
def _asked(tile: Tile, joining: tuple[int, ...]) -> PieceView:
    """A tile of the seat to act, and the numbers of the trains that it can join."""
    return PieceView(tile, legal=bool(joining), tinted=(tile.high in joining, tile.low in joining))


# -- the question -----------------------------------------------------------------------------------------------------


def train_name(owner: int | None, seat: int) -> Message:
    """A train in a text to the player at `seat`: "Mexican", "own"; `.on` is the same in a sentence, "on Ann"."""
    if owner is None:
        return Message("train-mexican")
    return Message("train-own") if owner == seat else Message("train-of", who=Seat(owner))


def double_to_cover(trains: Trains, train: int, seat: int) -> dict[str, object]:
    """A double to be covered, and its train, for a message to the player at `seat`."""
    number = trains.ends[train]
    on_train = train_name(owner_of(trains, train), seat).attribute("on")
    return {"tile": Tile(number, number), "train": on_train}


def owner_of(trains: Trains, train: int) -> int | None:
    return None if train == trains.terms.players else train


def open_numbers(trains: Trains, seat: int) -> AnyOf:
    """The numbers open to a seat, as they are said."""
    return AnyOf(map(half, numbers_of(trains.numbers(seat))))


def _prompt(deal: TrainDeal) -> Message:
    state, seat = deal.state, deal.seat
    drawn = deal.drawn[seat]
    if state.drawn >= 0 and drawn is not None:
        return Message("prompt-drawn", tile=drawn)
    if state.in_chain:
        return Message("prompt-chain", tiles=AnyOf(Tile(state.ends[train], state.ends[train]) for train in state.owed))
    if state.owed:
        return Message("prompt-cover", **double_to_cover(state, state.owed[0], seat))
    if state.first_turns:
        return Message("prompt-first-train", number=half(state.ends[seat]), begun=state.can_end_turn)
    return Message("prompt-play-on", numbers=open_numbers(state, seat))


def _choice(deal: TrainDeal, play: Play) -> Choice:
    """A play with its train and the number that it leaves there; `then`: "cover" or "more" where a double asks it."""
    state, tile, train = deal.state, _tile(play), _train(deal, play)
    then = "none"
    if state.asks_more(state.terms.tiles.number[tile]):
        then = "cover" if state.terms.covers else "more"
    name = train_name(owner_of(state, train), deal.seat)
    label = Message("choice-on-train", tile=tile, train=name, number=tile.other(state.ends[train]), then=then)
    return Choice(play, label)


def _tile(play: Play) -> Tile:
    if not isinstance(play.piece, Tile):
        raise TypeError(f"{play.piece} is no domino")
    return play.piece


def _train(deal: TrainDeal, play: Play) -> int:
    """The index of the train of a play."""
    if not isinstance(play.end, Train):
        raise TypeError(f"{play} names no train")
    owner = play.end.owner(deal.seat)
    return deal.state.terms.players if owner is None else owner


# -- the round from its View ------------------------------------------------------------------------------------------


def terms_of(view: View) -> RoundTerms:
    """The terms of a round, from its View. Raises TypeError where the view is of another game."""
    opener = next(seat.seat for seat in view.seats if seat.dealer)
    return RoundTerms(view.options_as(MexicanTrainOptions), len(view.seats), view.deal, opener)


def trains_of(view: View, until: int | None = None) -> Trains:
    """The public state of a round, from its View: now, or after the first events of its log."""
    log = view.train_board.log
    trains = replayed(terms_of(view), log[:until])
    follows = log[until].seat if until is not None and until < len(log) else view.to_act[0] if view.to_act else None
    if follows not in (None, trains.seat):
        trains.next_turn()
    return trains
