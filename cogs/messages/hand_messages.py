"""The messages that one player sees: the hand with its controls, and what stands there before and after it."""

from collections.abc import Sequence
from dataclasses import fields

import discord

from bot.rules.moves import OPEN_MOVES, Challenge, Claim, Concede, Lead, Retract, piece_of
from bot.rules.view import Ask, Choice, Phase, View
from bot.table.snapshot import SeatRow, Snapshot
from bot.words.facts.passing import passing, toward
from bot.words.facts.waiting import until_own_turn
from cogs.messages import custom_ids as ids
from cogs.messages import rule_texts, texts
from cogs.messages.buttons import MOST_BUTTONS, MOST_OPTIONS, PRIMARY, SECONDARY, button, select
from cogs.messages.choices import as_sentence, choice_controls, consent_buttons, last_trick_button
from cogs.messages.custom_ids import OfferedMove, OfferedPiece
from cogs.messages.payload import Controls, Item, Payload
from images.hand.hand import HandStyle, draw_hand
from images.table.table import draw_table


def hand(snapshot: Snapshot, seat: SeatRow, notice: str = "") -> Payload:
    """A seat's hand as its player sees it, with what they may do now. `notice` goes before the text."""
    view = snapshot.view_of(seat)
    if view is None:
        return Payload(texts.waiting_text(snapshot))
    if view.winners is not None or snapshot.over:
        return Payload(notice or texts.hand_over_text(snapshot, view.deal, seat.seat))
    if not snapshot.game.hands_by_dm:
        return Payload(notice, draw_table(view, snapshot.names))
    quiet = until_own_turn(view)
    text = texts.hand_text(snapshot, quiet)
    if _is_concerned(snapshot, seat):
        text = f"{texts.undo_line(snapshot)}\n{text}"
    return Payload(
        f"{notice}\n{text}" if notice else text,
        draw_hand(quiet, snapshot.names, style_of(seat.style)),
        (*(consent_buttons(snapshot) if _is_concerned(snapshot, seat) else ()), *_hand_rows(snapshot, quiet)),
        style=seat.style,
    )


def _is_concerned(snapshot: Snapshot, seat: SeatRow) -> bool:
    """Whether a request to take a play back waits for this seat, or was made by it."""
    undo = snapshot.undo
    return undo is not None and undo.is_asked and seat.seat in (undo.seat, *undo.missing)


def _undo_button(snapshot: Snapshot, view: View) -> tuple[Item, ...]:
    """Take back, from one's own play until one is asked again: whether others have acted since is seen at the click,
    so that this message stays as it is while they do.
    """
    if view.viewer is None or view.ask is not None or view.phase not in (Phase.PLAY, Phase.BID):
        return ()
    board = view.trick_board
    own = board.on_table.plays if board.on_table is not None else ()
    last = board.auction if view.phase is Phase.BID else own
    if not last or last[-1][0] != view.viewer:
        return ()
    return (button(ids.UNDO, "Take back", snapshot.id, position=snapshot.played_at[view.viewer]),)


def style_of(words: str) -> HandStyle:
    """The style of a hand, from the words stored for its player."""
    chosen = words.split()
    return HandStyle(**{field.name: field.name in chosen for field in fields(HandStyle)})


def hand_over(snapshot: Snapshot, deal: int, seat: int) -> Payload:
    """A hand message after its deal: a single line."""
    return Payload(texts.hand_over_text(snapshot, deal, seat))


def _hand_rows(snapshot: Snapshot, view: View) -> Controls:
    id_, position = snapshot.id, snapshot.asked_at
    rows: list[tuple[Item, ...]] = []
    if view.ask and view.ask.pick:
        rows.append((_pick_pieces(view, view.ask, id_, position),))
    elif view.ask:
        private = [choice for choice in view.ask.choices if not isinstance(choice.move, OPEN_MOVES)]
        openly = [choice for choice in view.ask.choices if isinstance(choice.move, OPEN_MOVES)]
        rows.extend(choice_controls(snapshot, view, private, _placeholder(view, private)))
        # Beside a select, which has no colour, a coloured button would look like the move to make.
        style = SECONDARY if len(private) > MOST_BUTTONS else PRIMARY
        rows.extend(choice_controls(snapshot, view, openly, as_sentence(view.ask.prompt), style))
    retract = [choice for choice in view.extra_choices if isinstance(choice.move, Retract)]
    doubts = [choice for choice in view.extra_choices if isinstance(choice.move, Challenge)]
    # These may be made at any time: without a position they stay the same while others play.
    rows.extend(choice_controls(snapshot, view, retract, "", position=0))
    rows.extend(choice_controls(snapshot, view, doubts[:MOST_OPTIONS], "Challenge a play", position=0))
    asides = (*last_trick_button(id_, view), button(ids.SORT, "Sort", id_), button(ids.TABLE, "Table", id_))
    rows.append((*asides, *_undo_button(snapshot, view), *_claim_buttons(view, id_, position)))
    return tuple(rows)


def _claim_buttons(view: View, table_id: int, position: int) -> tuple[Item, ...]:
    """To claim or concede the rest: last of all, so that nobody presses it for a tile."""
    claims = (choice for choice in view.extra_choices if isinstance(choice.move, Claim | Concede))
    return tuple(button(ids.CLAIM, choice.label, table_id, OfferedMove(0, choice.move), position) for choice in claims)


def _placeholder(view: View, choices: Sequence[Choice]) -> str:
    """A placeholder for these moves, which only the hand message offers."""
    if view.phase is Phase.KITTY:
        return "Swap a tile for the kitty, or keep your hand"
    if view.trick_board.led:
        return f"Play a tile ({len(choices)} to choose from)"
    if any(isinstance(choice.move, Lead) for choice in choices):
        pieces = [piece_of(choice.move) for choice in choices]
        return "Lead a tile as one of its suits" if len(set(pieces)) < len(pieces) else "Lead a tile"
    return as_sentence(view.ask.prompt) if view.ask else ""


def _pick_pieces(view: View, ask: Ask, table_id: int, position: int) -> Item:
    options = [
        discord.SelectOption(
            label=str(shown.piece),
            value=str(OfferedPiece(number, shown.piece)),
            description=f"{'penalty' if shown.penalty else 'counts'} {shown.points}" if shown.points else None,
        )
        for number, shown in enumerate(view.hand)
        if shown.piece is not None  # always true: players see every piece of their own hand
    ]
    where = toward(passing(view).direction, brief=True)
    verb = "Change what you pass" if ask.made else f"Choose {ask.pick} to pass {where}"
    return select(ids.PICK, verb, options, table_id, position=position, count=ask.pick)


def seated(snapshot: Snapshot, seat: SeatRow) -> Payload:
    """The first direct message, which checks that the player accepts them."""
    return Payload(
        f"You have seat {seat.seat + 1} at <#{snapshot.row.channel_id}> "
        f"({rule_texts.title_of(snapshot)}). Your hands come here."
    )


def left(snapshot: Snapshot) -> Payload:
    """Instead of the hand of a player who has left the table, or whose time was over."""
    return Payload(
        f"A computer plays for you in <#{snapshot.row.channel_id}>. Come back whenever you like.",
        rows=((button(ids.JOIN, "Take my seat back", snapshot.id, style=PRIMARY),),),
    )


def put_away(snapshot: Snapshot, seat: SeatRow) -> Payload:
    """A private message that cannot be kept up to date any more: it must not look as though it were."""
    if snapshot.over:
        view = snapshot.public
        return Payload(texts.hand_over_text(snapshot, view.deal, seat.seat) if view is not None else "")
    return Payload(
        "Your hand is put away. **My hand** shows it again.", rows=((button(ids.HAND, "My hand", snapshot.id),),)
    )
