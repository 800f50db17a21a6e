"""A View's choices as buttons and selects: one tap each, or a piece and then the suit or end with which to play it."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from bot.message import Message, Names, Text, value_text, with_names
from bot.rules.boards import LineView, TrainsView
from bot.rules.moves import Bid, Challenge, Declare, Done, Kitty, Lead, Move, Play, Trump, Yield, piece_of
from bot.rules.pieces import Piece
from bot.rules.tricks.bids import PASS
from bot.rules.view import Ask, Choice, Phase, View
from bot.table.state.snapshot import Snapshot
from bot.words.hint.hint import may_be_asked
from bot.words.moves import button_label, choice_label, choice_note
from bot.words.names import label_names
from bot.words.tricks.naming import naming_of
from cogs.kit import actions
from cogs.kit.actions import OfferedMove
from cogs.kit.custom_ids import Action
from cogs.kit.payload.buttons import (
    DANGER,
    MOST_BUTTONS,
    MOST_OPTIONS,
    PRIMARY,
    SECONDARY,
    SUCCESS,
    Offer,
    button,
    in_rows,
    move_buttons,
    move_select,
    shown_piece,
    with_piece,
)
from cogs.kit.payload.payload import Component, Controls

_MOST_PIECES = 15  # pieces, or suits and contracts to name, that have a button each
MOST_TAPS = 10  # choices that have a button each
# The most frequent answers, without a piece or a number: each has a button apart from the others.
APART = frozenset[Move]({PASS, Kitty(), Challenge(), Yield(), Done()})


def offers_of(snapshot: Snapshot, view: View, choices: Iterable[Choice], *, on_buttons: bool) -> tuple[Offer, ...]:
    """Choices as offers, labelled for buttons or for the options of a select."""
    label = button_label if on_buttons else choice_label
    offers: list[Offer] = []
    for number, choice in enumerate(choices):
        move, words, style = choice.move, label(view, choice), SECONDARY if choice.revoke else PRIMARY
        if move in APART:
            style = DANGER if move == PASS else SECONDARY
        if not isinstance(move, Lead | Play) or isinstance(view.board, TrainsView):  # other labels name no player
            words = with_names(words, Names(label_names(snapshot.names)))
        offers.append(Offer(number, move, words, choice_note(view, choice), style))
    return tuple(offers)


def choice_controls(
    snapshot: Snapshot, view: View, choices: Iterable[Choice], placeholder: Text, position: int | None = None
) -> Controls:
    """A choice of moves: buttons for up to ten, else one select."""
    asked_at = snapshot.asked_at if position is None else position
    offers = offers_of(snapshot, view, choices, on_buttons=True)
    if not offers:
        return ()
    if len(offers) <= MOST_TAPS:
        return in_rows(move_buttons(offers, snapshot.id, asked_at))
    offers = offers_of(snapshot, view, choices, on_buttons=False)[:MOST_OPTIONS]
    return ((move_select(offers, placeholder, snapshot.id, asked_at),),)


def challenge_selects(snapshot: Snapshot, view: View, action: Action[OfferedMove]) -> Controls:
    """A select of the plays that may be challenged at any time, the latest first; more than one where they are many."""
    asked = view.ask.choices if view.ask is not None else ()
    doubts = ((choice, choice.move) for choice in (*asked, *view.extra_choices))
    choices = [choice for choice, move in doubts if isinstance(move, Challenge) and move.seat is not None]
    offers = offers_of(snapshot, view, choices, on_buttons=False)
    parts = [offers[start : start + MOST_OPTIONS] for start in range(0, len(offers), MOST_OPTIONS)]
    return tuple(
        (move_select(part, challenge_placeholder(part, len(offers)), snapshot.id, snapshot.asked_at, action),)
        for part in parts
    )


def challenge_placeholder(offers: Sequence[Offer], count: int) -> Message:
    """The placeholder of a select with some of `count` plays that may be challenged."""
    tricks = [offer.move.trick for offer in offers if isinstance(offer.move, Challenge)]
    if len(offers) == count or not tricks:
        return Message("select-challenge")
    return Message("select-challenges", first=min(tricks), last=max(tricks))


def last_trick_button(table_id: int, view: View) -> tuple[Component, ...]:
    """The button to the last trick, the line or the trains. A hand has it once its player has played to the first
    trick: it is not redrawn when that is over.
    """
    if isinstance(view.board, TrainsView):
        return (button(actions.LAST_TRICK, Message("button-trains"), table_id),)
    if isinstance(view.board, LineView):
        return (button(actions.LAST_TRICK, Message("button-line"), table_id),) if view.line_board.log else ()
    board = view.trick_board
    played = view.viewer is not None and board.on_table is not None and board.on_table.by(view.viewer) is not None
    exists = board.finished or board.last_of_previous_deal or played
    return (button(actions.LAST_TRICK, Message("button-last-trick"), table_id),) if exists else ()


def hint_button(snapshot: Snapshot, view: View) -> tuple[Component, ...]:
    """The button Hint, if hints are on and there is a decision: below a hand, or at the table in a game without."""
    is_decision = may_be_asked(view) if view.viewer is not None else len(view.open_choices) > 1
    if not snapshot.has_hints or not is_decision:
        return ()
    return (button(actions.HINT, Message("button-hint"), snapshot.id, position=snapshot.asked_at),)


def consent_buttons(snapshot: Snapshot, reader: int | None = None) -> Controls:
    """Buttons to let a play be taken back, or not. The player who asks for that can only withdraw the request."""
    if snapshot.undo is None or not snapshot.undo.is_asked:
        return ()
    table, position = snapshot.id, snapshot.asked_at
    if reader == snapshot.undo.seat:
        return ((button(actions.REFUSE, Message("consent-withdraw"), table, position=position),),)
    agree = button(actions.AGREE, Message("consent-yes"), table, position=position, style=SUCCESS)
    return ((agree, button(actions.REFUSE, Message("consent-no"), table, position=position)),)


def decision_rows(snapshot: Snapshot, view: View, ask: Ask, room: int) -> Controls:
    """The choices in at most `room` rows: a button each, or one for each piece where there are more than ten; selects
    where those are too many. The choice to let another player lead comes after the leads.
    """
    offers = offers_of(snapshot, view, ask.choices, on_buttons=True)
    apart = move_buttons((offer for offer in offers if offer.move in APART), snapshot.id, snapshot.asked_at)
    others = [offer for offer in offers if offer.move not in APART]
    if isinstance(view.board, TrainsView):
        return _train_rows(snapshot, others, apart)
    if len(offers) <= MOST_BUTTONS:
        return ((*apart, *move_buttons(others, snapshot.id, snapshot.asked_at)),)
    taps = _taps(snapshot, view, others)
    for rows in _arrangements(view, apart, taps) if taps else ():
        if len(rows) <= room:
            return rows
    return _lists(snapshot, view, ask, offers)


def _train_rows(snapshot: Snapshot, plays: Sequence[Offer], apart: tuple[Component, ...]) -> Controls:
    """Each tile with its train: five on buttons, more in one select. Of more than fit into one, the tiles, and then the
    trains of the one chosen. What needs no tile comes last.
    """
    table, position = snapshot.id, snapshot.asked_at
    if len(plays) + len(apart) <= MOST_BUTTONS:
        return ((*move_buttons(plays, table, position), *apart),)
    words, last = Message("select-play", count=len(plays)), (apart,) if apart else ()
    if len(plays) <= MOST_OPTIONS:
        return ((move_select(plays, words, table, position),), *last)
    ways = Counter(shown_piece(offer.move) for offer in plays)
    tiles = {shown_piece(offer.move): offer for offer in reversed(plays)}
    listed = [
        offer if ways[piece] == 1 else offer._replace(move=_without_way(offer.move), label=value_text(piece))
        for piece, offer in reversed(tiles.items())
    ]
    parts = [listed[start : start + MOST_OPTIONS] for start in range(0, len(listed), MOST_OPTIONS)]
    return (*((move_select(part, words, table, position, actions.PIECE),) for part in parts), *last)


def _taps(snapshot: Snapshot, view: View, offers: Sequence[Offer]) -> tuple[Component, ...]:
    """A button for each choice or each piece; none where there are too many, or their labels are long."""
    if view.phase is Phase.REVIEW:
        return ()
    if len(offers) <= (_MOST_PIECES if view.phase is Phase.TRUMP else MOST_TAPS):
        return move_buttons(offers, snapshot.id, snapshot.asked_at)
    pieces = list(dict.fromkeys(shown_piece(offer.move) for offer in offers))
    if None in pieces or len(pieces) > _MOST_PIECES:
        return ()
    return tuple(_piece_button(snapshot, piece, offers) for piece in pieces if piece is not None)


def _piece_button(snapshot: Snapshot, piece: Piece, offers: Sequence[Offer]) -> Component:
    """The button of a piece: it plays the piece, or asks how if there are several ways."""
    ways = {offer.move: offer for offer in offers if shown_piece(offer.move) == piece}
    first = next(iter(ways.values()))
    label = value_text(piece)
    if len(ways) == 1:
        (made,) = move_buttons((first._replace(label=label),), snapshot.id, snapshot.asked_at)
        return made
    open_move = _without_way(first.move)
    carried = OfferedMove(first.number, open_move)
    return with_piece(button(actions.PIECE, label, snapshot.id, carried, snapshot.asked_at, PRIMARY), piece)


def _without_way(move: Move) -> Move:
    """A lead without its suit, or a play without its end."""
    piece = piece_of(move)
    if piece is None:
        return move
    return Lead(piece) if isinstance(move, Lead) else Play(piece) if isinstance(move, Play) else move


def _arrangements(view: View, apart: tuple[Component, ...], taps: tuple[Component, ...]) -> Iterator[Controls]:
    """The rows of buttons, from the clearest to the tightest."""
    if apart and view.phase is not Phase.BID:
        yield (*in_rows(taps), apart) if view.phase is Phase.OPENING else (apart, *in_rows(taps))
    yield in_rows((*taps, *apart) if view.phase is Phase.OPENING else (*apart, *taps))


def ways_rows(snapshot: Snapshot, view: View, piece: Piece) -> Controls:
    """The suits, ends or trains with which a piece can be played, and Back; empty if there is only one."""
    choices = view.ask.choices if view.ask is not None else ()
    offers = [
        offer for offer in offers_of(snapshot, view, choices, on_buttons=True) if shown_piece(offer.move) == piece
    ]
    if len({offer.move for offer in offers}) < 2:
        return ()
    back = button(actions.LESS, Message("hand-less"), snapshot.id)
    return in_rows((*move_buttons(offers, snapshot.id, snapshot.asked_at), back))


# -- too many for buttons ----------------------------------------------------------------------------------------------


def _lists(snapshot: Snapshot, view: View, ask: Ask, offers: Sequence[Offer]) -> Controls:
    """The most frequent choices, and those of APART, as buttons, the rest in selects."""
    table, position = snapshot.id, snapshot.asked_at
    apart = [offer for offer in offers if offer.move in APART]
    others = [offer for offer in offers if offer.move not in APART]
    usual = _usual(view, others, MOST_BUTTONS - len(apart))
    on_buttons = {offer.number for offer in (*apart, *usual)}
    listed = offers_of(snapshot, view, ask.choices, on_buttons=False)
    rest = [offer for offer in listed if offer.number not in on_buttons]
    rows = tuple((move_select(part, _placeholder(view, part, len(others)), table, position),) for part in _parts(rest))
    buttons = move_buttons((*apart, *usual), table, position)
    if not buttons:
        return rows
    return (*rows, buttons) if view.phase is Phase.OPENING else (buttons, *rows)


def _usual(view: View, offers: Sequence[Offer], most: int) -> list[Offer]:
    """The most frequent of many choices, for buttons: the lowest bids, the suits with most tiles in the hand."""
    if view.phase is Phase.BID:
        return [*offers[:most]]
    naming = naming_of(view)
    if naming is None:
        return []
    counts = {Trump(holding.suit): holding.held for holding in naming.holdings}
    return sorted(offers, key=lambda offer: -counts.get(offer.move, 0) if isinstance(offer.move, Trump) else 0)[:most]


def _parts(offers: Sequence[Offer]) -> list[list[Offer]]:
    """Offers divided among selects: all in one if they fit, else bids by their tens."""
    if len(offers) <= MOST_OPTIONS:
        return [[*offers]]
    parts: list[list[Offer]] = []
    for _, group in groupby(offers, key=_tens):
        tens = [*group]
        if parts and len(parts[-1]) + len(tens) <= MOST_OPTIONS:
            parts[-1].extend(tens)
        else:
            parts.extend(tens[start : start + MOST_OPTIONS] for start in range(0, len(tens), MOST_OPTIONS))
    return parts


def _tens(offer: Offer) -> int:
    return offer.move.amount // 10 if isinstance(offer.move, Bid) and offer.move.amount is not None else -1


def _placeholder(view: View, offers: Sequence[Offer], count: int) -> Message:
    """The placeholder of a select with some of `count` choices."""
    match view.phase:
        case Phase.BID:
            first, last = offers[0].label, offers[-1].label
            one = Message("select-bid", bid=first)
            return one if len(offers) == 1 else Message("select-bids", first=first, last=last)
        case Phase.TRUMP:
            others = any(isinstance(offer.move, Declare) for offer in offers)
            return Message("select-contract") if others else Message("select-trump")
        case Phase.KITTY:
            return Message("select-kitty")
        case Phase.REVIEW:
            return challenge_placeholder(offers, count)
        case _ if any(isinstance(offer.move, Lead) for offer in offers):
            pieces = [piece_of(offer.move) for offer in offers]
            return Message("select-lead-as") if len(set(pieces)) < len(pieces) else Message("select-lead")
        case _:
            return Message("select-play", count=count)
