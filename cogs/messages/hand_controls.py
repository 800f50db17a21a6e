"""The controls of a hand: what is to be decided, what may be done besides, what there is to look at. A row of each."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby

from bot.rules.moves import Bid, Challenge, Claim, Concede, Declare, Lead, Retract, Trump, piece_of
from bot.rules.view import Ask, Order, Phase, View, next_order, orders
from bot.table.state.snapshot import SeatRow, Snapshot
from bot.words.names import label_names
from bot.words.naming import naming_of
from bot.words.passing import chosen_to_pass, passed_to
from bot.words.speaker import say
from cogs.messages.parts import custom_ids as ids
from cogs.messages.parts.arguments.play import OfferedMove, OfferedPiece
from cogs.messages.parts.buttons import (
    MOST_BUTTONS,
    MOST_OPTIONS,
    MOST_ROWS,
    Offer,
    button,
    move_buttons,
    move_select,
    option,
    select,
)
from cogs.messages.parts.choices import (
    APART,
    challenge_placeholder,
    challenge_selects,
    choice_controls,
    hint_button,
    last_trick_button,
    offers_of,
)
from cogs.messages.parts.payload import Component, Controls, Payload

_SORTED = {Order.HIGH: "high ends first", Order.POINTS: "points first", Order.DOUBLES: "doubles first"}


def hand_rows(snapshot: Snapshot, seat: SeatRow, view: View, *, is_cleared: bool = False) -> Controls:
    """The rows below a hand, five at most. `is_cleared`: what its player has chosen to pass is not marked."""
    decision: Controls = ()
    if view.ask is not None and view.ask.pick:
        decision = _pass_rows(snapshot, view, view.ask, is_cleared=is_cleared)
    elif view.ask is not None:
        decision = _choice_rows(snapshot, view, view.ask)
    return (
        *decision,
        *_second_thoughts(snapshot, view),
        *_claim_row(snapshot, seat, view),
        _looking_row(snapshot, seat, view),
    )


def with_tip(shown: Payload, tip: str, table_id: int) -> Payload:
    """A message with a newcomer's tip below its text, if there is one, and the button that ends the tips: in the last
    row, else in one of its own; five rows at most.
    """
    if not tip:
        return shown
    stop = button(ids.COACH, "No more tips", table_id)
    *others, last = shown.rows or ((),)
    rows = shown.rows
    if len(last) < MOST_BUTTONS:
        rows = (*others, (*last, stop))
    elif len(rows) < MOST_ROWS:
        rows = (*others, (stop,), last)
    text = "\n".join(filter(None, (shown.content, f"-# 💡 {tip}")))
    return replace(shown, content=text, rows=rows)


# -- what is to be decided --------------------------------------------------------------------------------------------


def _choice_rows(snapshot: Snapshot, view: View, ask: Ask) -> Controls:
    """Up to five choices as buttons; else what is chosen most as buttons, and the rest in selects.

    What takes no piece and no figure, such as Pass, is always a button: the first, but after the leads where it lets
    another player lead.
    """
    table, position = snapshot.id, snapshot.asked_at
    offers = offers_of(snapshot, view, ask.choices, on_buttons=True)
    apart = [offer for offer in offers if offer.move in APART]
    others = [offer for offer in offers if offer.move not in APART]
    if len(offers) <= MOST_BUTTONS:
        return (move_buttons([*apart, *others], table, position),)
    if len(others) <= MOST_BUTTONS:
        rows: Controls = (move_buttons(others, table, position),)
    else:
        usual = _usual(view, others, MOST_BUTTONS - len(apart))
        on_buttons = {offer.number for offer in (*apart, *usual)}
        listed = offers_of(snapshot, view, ask.choices, on_buttons=False)
        rest = [offer for offer in listed if offer.number not in on_buttons]
        rows = tuple((_select(snapshot, view, part, len(others)),) for part in _parts(rest))
        apart = [*apart, *usual]
    if not apart:
        return rows
    first = move_buttons(apart, table, position)
    return (*rows, first) if view.phase is Phase.OPENING else (first, *rows)


def _usual(view: View, offers: Sequence[Offer], most: int) -> list[Offer]:
    """Of many choices those made most, for buttons: the lowest bids, the suits one holds most of. None of tiles."""
    if view.phase is Phase.BID:
        return [*offers[:most]]
    naming = naming_of(view)
    if naming is None:
        return []
    counts = {Trump(holding.suit): holding.held for holding in naming.holdings}
    return sorted(offers, key=lambda offer: -counts.get(offer.move, 0) if isinstance(offer.move, Trump) else 0)[:most]


def _parts(offers: Sequence[Offer]) -> list[list[Offer]]:
    """Offers as they are divided among selects: all in one where they fit, else bids by their tens."""
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


def _select(snapshot: Snapshot, view: View, offers: Sequence[Offer], count: int) -> Component:
    return move_select(offers, _placeholder(view, offers, count), snapshot.id, snapshot.asked_at)


def _placeholder(view: View, offers: Sequence[Offer], count: int) -> str:
    """What is chosen in a select that has some of so many choices."""
    match view.phase:
        case Phase.BID:
            return _higher_bids(offers)
        case Phase.TRUMP:
            others = any(isinstance(offer.move, Declare) for offer in offers)
            return "Another suit, or another contract" if others else "Name another suit trump"
        case Phase.KITTY:
            return "Swap a tile for the kitty"
        case Phase.REVIEW:
            return challenge_placeholder(offers, count)
        case _ if any(isinstance(offer.move, Lead) for offer in offers):
            pieces = [piece_of(offer.move) for offer in offers]
            return "Lead a tile as one of its suits" if len(set(pieces)) < len(pieces) else "Lead a tile"
        case _:
            return f"Play a tile ({count} to choose from)"


def _higher_bids(offers: Sequence[Offer]) -> str:
    first, last = say(offers[0].label), say(offers[-1].label)
    if len(offers) == 1:
        return f"Bid {first}"
    return f"Bid more ({first} {'or' if len(offers) == 2 else '…'} {last})"


def _pass_rows(snapshot: Snapshot, view: View, ask: Ask, *, is_cleared: bool) -> Controls:
    """The pieces to pass, what has been chosen among them marked; and Clear, to choose from the beginning."""
    chosen = [] if is_cleared else [*chosen_to_pass(view)]
    options: list[Component] = []
    for number, shown in enumerate(view.hand):
        if shown.piece is None:  # never: players see every piece of their own hand
            continue
        is_chosen = shown.piece in chosen
        if is_chosen:
            chosen.remove(shown.piece)  # of two identical tiles one may be chosen
        worth = f"{'penalty' if shown.penalty else 'counts'} {shown.points}" if shown.points else ""
        value = str(OfferedPiece(number, shown.piece))
        options.append(option(str(shown.piece), value, worth, chosen=is_chosen))
    whom = label_names(snapshot.names)(passed_to(view))
    placeholder = f"Choose {ask.pick} to pass to {whom}"
    id_, position = snapshot.id, snapshot.asked_at
    pick = select(ids.PICK, placeholder, options, id_, position=position, count=ask.pick)
    clear = ((button(ids.CLEAR, "Clear", id_, position=position),),) if ask.made is not None else ()
    return ((pick,), *clear)


# -- what may be done besides -----------------------------------------------------------------------------------------


def _second_thoughts(snapshot: Snapshot, view: View) -> Controls:
    """Where rules are kept on honour: to take a tile back, to challenge a play."""
    if not view.extra_choices and view.phase is not Phase.REVIEW:
        return ()
    retract = [choice for choice in view.extra_choices if isinstance(choice.move, Retract)]
    # It may be made at any time: without a position it stays the same while others play.
    taken_back = choice_controls(snapshot, view, retract, "", position=0)
    if view.phase is Phase.REVIEW:  # the hand shows the tricks; before the player has accepted them it asks for this
        return challenge_selects(snapshot, view, ids.MOVE) if view.ask is None else ()
    if not any(isinstance(choice.move, Challenge) for choice in view.extra_choices):
        return taken_back
    return (*taken_back, (button(ids.REVIEW, "Challenge a play", snapshot.id),))


def _claim_row(snapshot: Snapshot, seat: SeatRow, view: View) -> Controls:
    """To take the last play back, to claim or concede the rest, to have forced plays made: a row apart, so that nobody
    presses it for a tile.
    """
    claims = (choice for choice in view.extra_choices if isinstance(choice.move, Claim | Concede))
    row = (
        *_undo_button(snapshot, view),
        *(
            button(ids.CLAIM, choice.label, snapshot.id, OfferedMove(0, choice.move), snapshot.asked_at)
            for choice in claims
        ),
        *(_forced_offer(snapshot) if snapshot.offers_forced_plays(seat) else ()),
    )
    return (row,) if row else ()


def _forced_offer(snapshot: Snapshot) -> tuple[Component, ...]:
    """Shall forced plays be made for them? Asked at each such play until they answer, whatever the answer is."""
    return (
        button(ids.FORCED, "Play forced tiles for me", snapshot.id),
        button(ids.NOT_FORCED, "No, thanks", snapshot.id),
    )


def _undo_button(snapshot: Snapshot, view: View) -> tuple[Component, ...]:
    if view.viewer is None or not may_take_back(snapshot, view):
        return ()
    return (button(ids.UNDO, "Take back", snapshot.id, position=snapshot.played_at[view.viewer]),)


def may_take_back(snapshot: Snapshot, view: View) -> bool:
    """Whether one may ask for it, from one's own play until one is asked again: whether others have acted since is seen
    at the click, so that this message stays as it is while they do. Not in a contest, in which nothing is taken back.
    """
    if view.viewer is None or view.ask is not None or view.phase not in (Phase.PLAY, Phase.BID):
        return False
    if snapshot.row.contest_id is not None:
        return False
    board = view.trick_board
    own = board.on_table.plays if board.on_table is not None else ()
    last = board.auction if view.phase is Phase.BID else own
    has_turned_up = bool(board.exposed) and board.complete_trick is not None and len(board.finished) == 1
    return bool(last) and last[-1][0] == view.viewer and not has_turned_up  # the undealt tile, at the end of trick 1


# -- what there is to look at -----------------------------------------------------------------------------------------


def _looking_row(snapshot: Snapshot, seat: SeatRow, view: View) -> tuple[Component, ...]:
    """The same below every hand, so that the picture is never a dead end; first a hint, where there is something to
    decide. Leave stands here where the match has no table in a channel. Sort says what it does next. My style, which
    is a command too, makes room where there are too many.
    """
    id_ = snapshot.id
    offered = orders(view)
    following = next_order(offered, seat.order or Order.HIGH)
    sort = (button(ids.SORT, f"Sort: {_SORTED[following]}", id_),) if len(offered) > 1 else ()
    row = (
        *hint_button(snapshot, view),
        *last_trick_button(id_, view),
        button(ids.SCORES, "Scores", id_),
        button(ids.HOW, "How to play", id_),
        *((button(ids.LEAVE, "Leave", id_),) if snapshot.row.solo else ()),
        *sort,
        button(ids.STYLE, "My style", 0),
    )
    return row[:MOST_BUTTONS]
