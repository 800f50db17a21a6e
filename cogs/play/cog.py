"""The commands of a table: /domino, /play and its kin, /hand. What they do is shared with the clicks in `controls`."""

from collections.abc import Awaitable, Callable
from dataclasses import replace

from discord import app_commands
from discord.ext import commands

from bot.message import Message, Quoted
from bot.rules.catalogue import Catalogue
from bot.rules.errors import BadNotation, Refusal
from bot.rules.moves import Bid, Lead, Move, Pass, Play
from bot.rules.notation import parse_bid, parse_move, parse_play
from bot.rules.pieces import parse_piece
from bot.rules.suits import parse_suit
from bot.table.errors import NoTableHere, NotSeated, SeveralSeats
from bot.table.permissions import check_may_stop, ends_when_left
from bot.words.speaker import say_chat
from bot.words.typed import parsed
from cogs.delivery.courier import Courier
from cogs.kit import actions
from cogs.kit.actions import TableRequest, TableToOpen, TakingBack, WhatToShow
from cogs.kit.answers.answers import Answer
from cogs.kit.answers.interaction import (
    Interaction,
    check_permissions,
    part_of,
    person_of,
    server_of,
    services_of,
    table_here,
)
from cogs.kit.bounds import Code, MoveText, Name, Players, Term
from cogs.kit.commands import command, description, games
from cogs.kit.feature import Feature, Host
from cogs.kit.payload.buttons import button
from cogs.kit.payload.payload import Payload
from cogs.kit.poster import Poster
from cogs.kit.slots import SAMPLES, Slot
from cogs.messages import hand_messages, lobby, seat_changes, table_messages
from cogs.messages.games import samples
from cogs.play import suggestions
from cogs.play.controls import choosing, house_rules, lifecycle, moves, requests, seating
from cogs.play.controls.answering import show_own_hand
from cogs.play.controls.choosing import all_games, kind_typed, quick_play
from cogs.play.controls.lifecycle import opened
from cogs.play.controls.requests import ask_to_leave, do, table_or_question
from cogs.play.controls.seating import ask_which_seat

CONTROLS = choosing, house_rules, lifecycle, moves, requests, seating  # their handlers enter themselves
# Features fill these: how a person joins by a code that a friend gave them, and the hand that they have just played
# where they sit at no table; None: nowhere.
CODES: Slot[Callable[[Answer, str], Awaitable[None]]] = Slot()
HAND_ELSEWHERE: Slot[Callable[[Interaction], Awaitable[Payload | None]]] = Slot()


def setup(host: Host) -> Feature:
    poster = Poster(host.tables.servers, host.post)
    return Feature((poster,), (DominoCommands(host.tables.catalogue), Moves()))


class DominoCommands(commands.GroupCog, group_name="domino", group_description=description("domino")):
    """The commands that run a table."""

    def __init__(self, catalogue: Catalogue) -> None:
        super().__init__()
        app_commands.choices(game=games(catalogue))(self.new)

    @command("domino-new")
    async def new(
        self,
        answer: Answer,
        game: str | None = None,
        preset: Name | None = None,
        players: Players | None = None,
        target: app_commands.Range[int, 1, 1000] | None = None,
    ) -> None:
        interaction = answer.interaction
        new = TableToOpen(game or "", players, target)
        if preset is not None:
            kind = await kind_typed(interaction, game, preset)
            await opened(answer, replace(new, game=kind.game.name, preset=kind.preset.name))
        elif game is not None:
            await opened(answer, new)
        else:
            await answer.reply(await all_games(interaction, new))

    @command("domino-play")
    async def play(self, answer: Answer) -> None:
        await quick_play(answer)

    @command("domino-join")
    async def join(self, answer: Answer, code: Code | None = None) -> None:
        interaction = answer.interaction
        if code is not None:
            for join in CODES:
                await join(answer, code)
            return
        table = await table_here(interaction)
        try:
            now = await services_of(interaction).tables.join(table.id, person_of(interaction), interaction.id)
        except SeveralSeats as several:
            await ask_which_seat(answer, several)
            return
        seat = now.seat_of(interaction.user.id)
        if table.row.state == "lobby" or seat is None:
            await answer.reply(seat_changes.joined(now, seat))
        else:
            await answer.reply(lobby.in_match(now, seat))

    @command("domino-leave")
    async def leave(self, answer: Answer) -> None:
        interaction = answer.interaction
        table = await table_or_question(answer, TableRequest(WhatToShow.LEAVING))
        if table is None:
            return
        person = person_of(interaction)
        if ends_when_left(table, person):
            await ask_to_leave(answer, table)
            return
        outcome = await services_of(interaction).tables.seating.leave(table.id, person, interaction.id)
        await answer.reply(lobby.left(outcome.snapshot))

    @command("domino-stop", only_shows=True)
    async def stop(self, answer: Answer) -> None:
        interaction = answer.interaction
        is_own = server_of(interaction) is None
        tables = services_of(interaction).tables
        table = await (tables.practice_of(interaction.user.id) if is_own else table_here(interaction))
        check_may_stop(table, person_of(interaction))
        await answer.reply(lobby.confirm(Message("ask-stop-table"), actions.STOP, Message("button-stop-it"), table.id))

    @command("domino-table")
    async def table(self, answer: Answer) -> None:
        interaction = answer.interaction
        snapshot = await table_or_question(answer, TableRequest(WhatToShow.TABLE))
        if snapshot is None:
            return
        seat = snapshot.seat_of(interaction.user.id)
        if snapshot.row.is_practice and seat is not None:
            await show_own_hand(answer, snapshot, seat)  # its picture shows the table too
            return
        courier, is_own = part_of(interaction, Courier), server_of(interaction) is None or snapshot.row.solo
        if is_own:
            await answer.reply(table_messages.table_again(snapshot))
            return
        check_permissions(interaction)  # else nothing could be posted
        if not await courier.repost(snapshot):
            raise Refusal(Message("refused-unposted"))
        rules = button(actions.RULES, Message("button-rules-and-clock"), snapshot.id)
        await answer.reply(Payload(say_chat(Message("done-table-again")), rows=((rules,),)))

    new.autocomplete("preset")(suggestions.presets)


async def _read(interaction: Interaction, typed: str) -> TableRequest:
    """Read the text of /move: a suggestion, or the notation of a move. Raises BadNotation."""
    meant = (await suggestions.meant(interaction, typed)).strip()
    try:
        return TableRequest(parsed(requested, meant))
    except BadNotation:
        raise BadNotation(Message("refused-unknown-choice", typed=Quoted(typed[:40]))) from None


def requested(text: str) -> Move | WhatToShow | TakingBack:
    """Read a move, or what else /move asks for, from its notation. Raises BadNotation."""
    return _OTHERS.get(text.strip().lower()) or parse_move(text)


_OTHERS: dict[str, WhatToShow | TakingBack] = {
    "challenge": WhatToShow.REVIEW,
    WhatToShow.REVIEW.value: WhatToShow.REVIEW,
    **{said.value: said for said in TakingBack},
}


class Moves(commands.Cog):
    """Every move of every game, and the hand."""

    @command("pass")
    async def pass_(
        self, answer: Answer, first: Term | None = None, second: Term | None = None, third: Term | None = None
    ) -> None:
        pieces = tuple(parsed(parse_piece, text) for text in (first, second, third) if text)
        await do(answer, TableRequest(Pass(pieces)))

    @command("bid")
    async def bid(self, answer: Answer, amount: Term) -> None:
        await do(answer, TableRequest(parsed(parse_bid, amount)))

    @command("lead")
    async def lead(self, answer: Answer, tile: Term, suit: Term | None = None) -> None:
        move = Lead(parsed(parse_piece, tile), parsed(parse_suit, suit) if suit else None)
        await do(answer, TableRequest(move))

    @command("play")
    async def play(self, answer: Answer, tile: Term) -> None:
        meant = await suggestions.play_meant(answer.interaction, tile)
        await do(answer, TableRequest(parsed(parse_play, meant)))

    @command("move")
    async def move(self, answer: Answer, move: MoveText) -> None:
        await do(answer, await _read(answer.interaction, move))

    @command("hand", only_shows=True)
    async def hand(self, answer: Answer) -> None:
        person = answer.interaction.user.id
        try:
            snapshot = await table_or_question(answer, TableRequest(WhatToShow.HAND))
        except NoTableHere:
            pages = [page for show in HAND_ELSEWHERE if (page := await show(answer.interaction)) is not None]
            if not pages:
                raise
            await answer.reply(pages[0])
            return
        if snapshot is None:
            return
        seat = snapshot.seat_of(person)
        if seat is None and not snapshot.over and snapshot.seat_left_by(person) is not None:
            await answer.reply(hand_messages.left(snapshot, person))
            return
        if seat is None:
            raise NotSeated
        await show_own_hand(answer, snapshot, seat)

    pass_.autocomplete("first")(suggestions.pieces_to_pass)
    pass_.autocomplete("second")(suggestions.pieces_to_pass)
    pass_.autocomplete("third")(suggestions.pieces_to_pass)
    bid.autocomplete("amount")(suggestions.by_argument(Bid))
    lead.autocomplete("tile")(suggestions.by_argument(Lead, words=lambda lead: str(lead.piece)))
    lead.autocomplete("suit")(suggestions.suits_of_lead)
    play.autocomplete("tile")(suggestions.by_argument(Play))
    move.autocomplete("move")(suggestions.every_move)


SAMPLES.put(samples, rank=2)
