"""Suggestions while a person types a command: legal moves from their own View, presets, values."""

import asyncio
import re
from collections.abc import Callable, Coroutine, Iterable, Iterator, Mapping
from typing import Any, Literal, NamedTuple, TypeVar

from discord import app_commands

from bot import clock
from bot.message import AnyOf, Joined, Message, Names, Quoted, Text, Who, with_names
from bot.rules.boards import LineView, TrainsView
from bot.rules.catalogue import Catalogue
from bot.rules.errors import BadNotation, Refusal
from bot.rules.moves import Bid, Challenge, End, Lead, Move, Play, Train
from bot.rules.notation import parse_move, parse_play
from bot.rules.pieces import parse_piece
from bot.rules.view import Choice, Phase, View
from bot.table.state.snapshot import Snapshot
from bot.words.kinds import Kind, facts_of, kinds_named
from bot.words.moves import listed
from bot.words.names import label_names
from bot.words.speaker import SUITS, bid_message, say
from bot.words.typed import beginnings, parsed, readings
from bot.words.vocabulary import folded, tokens_of
from cogs.kit.actions import TakingBack, WhatToShow
from cogs.kit.answers.interaction import Interaction, match_here, services_of
from cogs.kit.commands import LONGEST_CHOICE
from cogs.messages.hand_controls import may_take_back
from cogs.play.controls.answering import check_shown

MOST = 25  # that Discord takes
Suggestions = list[app_commands.Choice[str]]
Suggest = Callable[[Interaction, str], Coroutine[Any, Any, Suggestions]]
V = TypeVar("V", str, int)


class Own(NamedTuple):
    """A match as the caller sees it from their own seat."""

    snapshot: Snapshot
    view: View

    @property
    def choices(self) -> tuple[Choice, ...]:
        """Their legal moves, in turn or out of turn."""
        return *(self.view.ask.choices if self.view.ask else ()), *self.view.extra_choices


async def own_match(interaction: Interaction) -> Own | None:
    """The caller's own match; None instead of an error: suggestions must not fail."""
    try:
        snapshot = await match_here(interaction)
        await check_shown(interaction, snapshot)
    except Refusal:
        return None
    seat = snapshot.seat_of(interaction.user.id)
    view = snapshot.view_of(seat) if seat and not snapshot.is_ending(clock.now()) else None
    return Own(snapshot, view) if view is not None else None


def named(words: Text, value: V) -> app_commands.Choice[V]:
    """A value to choose, under its name."""
    return app_commands.Choice(name=say(words)[:LONGEST_CHOICE], value=value)


# -- /move ------------------------------------------------------------------------------------------------------------


async def every_move(interaction: Interaction, typed: str) -> Suggestions:
    """Every legal move in words, as far as it has what is typed."""
    own = await own_match(interaction)
    offered = [] if own is None else [(say(words), value) for words, value in in_words(own)]

    def match(text: str) -> Suggestions:
        sought = {_normal(word) for word in text.casefold().split()}
        return [
            named(words, value)
            for words, value in offered
            if all(word in f"{words} {value}".casefold() for word in sought)
        ]

    return _found(typed, match)


async def meant(interaction: Interaction, typed: str) -> str:
    """The notation of the move whose suggestion a text is, with its note or without; otherwise the text itself, with a
    seat in place of a player's name. Raises BadNotation.
    """
    own = await own_match(interaction)
    if own is None:
        return typed
    found = notation(own, typed)
    return with_seat(own, typed, parse_move) if found == typed else found


async def play_meant(interaction: Interaction, typed: str) -> str:
    """The play that a text is, with a seat in place of a player's name. Raises BadNotation."""
    own = await own_match(interaction)
    return typed if own is None else with_seat(own, typed, parse_play)


def with_seat(own: Own, typed: str, read: Callable[[str], object]) -> str:
    """A play on the train of a player who is named, with their seat: "5-3 seat 2" for "5-3 bo"; any other text as it
    is. Raises BadNotation where that name is no player's, or several could be meant.
    """
    end = _end_of(read, typed)
    if not isinstance(own.view.board, TrainsView) or end is None or isinstance(end, Train):
        return typed
    words, unknown = typed.split(), ""
    for at in range(1, len(words)):
        play, name = " ".join(words[:at]), " ".join(words[at:])
        if _end_of(read, play) is not None:
            continue
        unknown, found = name, _called(own.snapshot, name)
        if len(found) == 1:
            return f"{play} {Train.of(found[0], own.view.viewer or 0)}"
        if found:
            who = AnyOf(Who(own.snapshot.names[seat]) for seat in found)
            raise BadNotation(Message("typed-several-trains", typed=Quoted(name[:20]), who=who))
    if unknown:
        raise BadNotation(Message("typed-no-train", typed=Quoted(unknown[:20])))
    return typed


def _end_of(read: Callable[[str], object], typed: str) -> End | Train | Literal[""] | None:
    """The end or train that a play names, None for none; "" where a text is no play."""
    try:
        move = parsed(read, typed)
    except BadNotation:
        return ""
    return move.end if isinstance(move, Play) else ""


def _called(snapshot: Snapshot, name: str) -> list[int]:
    """The seats of the players that a mention, a whole name or else the beginning of a word of it stands for."""
    if mention := re.fullmatch(r"<@!?(\d{1,20})>", name):
        return [seat.seat for seat in snapshot.seats if seat.user_id == int(mention[1])]
    sought, names = folded(name), [*map(folded, snapshot.names)]
    whole = [seat for seat, it in enumerate(names) if it == sought]
    return whole or [seat for seat, it in enumerate(names) if f" {sought}" in f" {it}"]


def notation(own: Own, typed: str) -> str:
    """The notation of the one legal move whose words a text is; otherwise the text itself."""
    sought = tokens_of(typed)
    offered = [(say(words)[:LONGEST_CHOICE], value) for words, value in in_words(own)]
    for labels in (offered, [(words.partition(" · ")[0], value) for words, value in offered]):
        found = {value for words, value in labels if tokens_of(words) == sought}
        if len(found) == 1:
            return found.pop()
    return typed


def in_words(own: Own) -> Iterator[tuple[Text, str]]:
    """Each legal move in words, with its notation."""
    names = Names(label_names(own.snapshot.names))
    for choice in own.choices:
        yield with_names(listed(own.view, choice), names), str(choice.move)
    undo, seat = own.snapshot.undo, own.view.viewer
    if undo is not None and undo.is_asked and seat in undo.missing:
        asks = Who(names.called(undo.seat))
        yield Message("typed-agree", who=asks), TakingBack.AGREE.value
        yield Message("typed-refuse", who=asks), TakingBack.REFUSE.value
    elif undo is not None and undo.is_asked and seat == undo.seat:
        yield Message("typed-withdraw"), TakingBack.REFUSE.value
    elif may_take_back(own.snapshot, own.view):
        yield Message("typed-undo"), TakingBack.ASK.value
    if own.view.phase is Phase.REVIEW or any(isinstance(choice.move, Challenge) for choice in own.choices):
        yield Message("typed-review"), WhatToShow.REVIEW.value


def _normal(word: str) -> str:
    """A word that is typed; a tile as its notation, however it is written."""
    try:
        return str(parse_piece(word)).casefold() if len(word) > 1 else word
    except Refusal:
        return word


# -- the commands that people type while they play --------------------------------------------------------------------


def by_argument(*kinds: type[Move], words: Callable[[Any], str] = lambda move: str(move).partition(" ")[2]) -> Suggest:
    """Suggest legal moves of some kinds by what follows their verb; bids, and plays to a line or train, in words."""

    async def suggest(interaction: Interaction, typed: str) -> Suggestions:
        own = await own_match(interaction)
        found = [] if own is None else [choice for choice in own.choices if isinstance(choice.move, kinds)]
        labels = {words(it.move): (bid_message(it.move), it.note) for it in found if isinstance(it.move, Bid)}
        if own is not None and isinstance(own.view.board, LineView | TrainsView):
            names = Names(label_names(own.snapshot.names))
            labels = {words(it.move): (with_names(it.label, names), it.note) for it in found}
        return _matching((words(choice.move) for choice in found), typed, labels)

    return suggest


async def pieces_to_pass(interaction: Interaction, typed: str) -> Suggestions:
    """The pieces of the hand that are not chosen in another option of the command."""
    own = await own_match(interaction)
    if own is None or own.view.ask is None or not own.view.ask.pick:
        return []
    chosen = [str(getattr(interaction.namespace, name)) for name in ("first", "second", "third")]
    if typed in chosen:
        chosen.remove(typed)  # the option being typed
    pieces = (str(shown.piece) for shown in own.view.hand)
    return _matching((piece for piece in pieces if piece not in chosen), typed)


async def suits_of_lead(interaction: Interaction, typed: str) -> Suggestions:
    """The suits as which the tile in the other option may be led."""
    own = await own_match(interaction)
    try:
        piece = parsed(parse_piece, str(interaction.namespace.tile))
    except Refusal:
        return []
    leads = [choice.move for choice in own.choices] if own is not None else []
    suits = [lead.suit for lead in leads if isinstance(lead, Lead) and lead.piece == piece and lead.suit]
    suggested = [named(Message(SUITS[suit]), suit.value) for suit in suits]
    return _found(typed, lambda it: [one for one in suggested if it.casefold() in f"{one.name} {one.value}".casefold()])


def _matching(values: Iterable[str], typed: str, labels: Mapping[str, tuple[Text, Text]] | None = None) -> Suggestions:
    """The values with every letter typed (64 and 4-6 find 6-4), or whose words have them, each once; first those that
    begin with the tile typed.
    """
    offered = {value: (labels or {}).get(value, (value, "")) for value in values}

    def match(text: str) -> Suggestions:
        letters, found = {letter for letter in text.casefold() if letter.isalnum()}, Suggestions()
        for value, (words, note) in offered.items():
            if any(all(letter in it.casefold() for letter in letters) for it in (value, say(words))):
                found.append(named(Joined((words, note), " · ") if note else words, value))
        begun = _normal(text.partition(" ")[0])
        return sorted(found, key=lambda choice: choice.value.partition(" ")[0].casefold() != begun)

    return _found(typed, match)


def _found(typed: str, match: Callable[[str], Suggestions]) -> Suggestions:
    """Suggestions that match as typed; else by the notation of the words; else those that are typed to their end."""
    for text in dict.fromkeys((typed, *readings(typed), *beginnings(typed))):
        if found := match(text):
            return found[:MOST]
    return []


# -- the commands that open something ---------------------------------------------------------------------------------


async def presets(interaction: Interaction, typed: str) -> Suggestions:
    """The presets of the game chosen in a command, or of all games, that match what is typed."""
    catalogue = services_of(interaction).tables.catalogue
    game = catalogue.get(str(interaction.namespace.game))
    found = await asyncio.to_thread(kinds_named, catalogue if game is None else Catalogue(game), typed)
    return [named(_in_line(kind), kind.value if game is None else kind.preset.name) for kind in found[:MOST]]


def _in_line(kind: Kind) -> Text:
    """A kind with its description, if there is room."""
    line = Message("kind-in-words", kind=kind.title, facts=facts_of(kind), about=kind.preset.sentence)
    return (
        line
        if len(say(line)) <= LONGEST_CHOICE
        else Message("kinds-read-out.short", kind=kind.title, facts=facts_of(kind))
    )
