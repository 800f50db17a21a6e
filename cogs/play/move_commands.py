"""/play and its kin, and /hand: typed moves, and the hand of the person who asks."""

from collections.abc import Awaitable, Callable

from discord import app_commands
from discord.ext import commands

from bot.message import Message, Quoted
from bot.rules.errors import BadNotation
from bot.rules.moves import Bid, Challenge, Lead, Move, Pass, Play, parse_bid, parse_move, parse_play
from bot.rules.pieces import parse_piece
from bot.rules.suits import parse_suit
from bot.rules.view import Phase
from bot.table.errors import NoTableHere, NotSeated
from bot.words.typed import parsed
from cogs.kit.answers.answers import Answer
from cogs.kit.answers.handling import handle
from cogs.kit.answers.interaction import Interaction
from cogs.kit.arguments import TableRequest, TakingBack, WhatToShow
from cogs.kit.bounds import MoveText, Term
from cogs.kit.command_words import options, told
from cogs.kit.payload.payload import Payload
from cogs.kit.slots import Slot
from cogs.messages import hand_messages
from cogs.play import suggestions
from cogs.play.controls import challenge as challenges
from cogs.play.controls import moves, private, undo
from cogs.play.controls.requests import table_or_question

# A person who asks for their hand without a table: where they have just played; None: nowhere.
HAND_ELSEWHERE: Slot[Callable[[Interaction], Awaitable[Payload | None]]] = Slot()


async def make_move(interaction: Interaction, parse: Callable[[], Move]) -> None:
    """Make a typed move at the caller's table, and show them their hand after it."""

    async def parsed() -> TableRequest:
        return TableRequest(parse())

    await _do(interaction, parsed)


async def _do(interaction: Interaction, parse: Callable[[], Awaitable[TableRequest]]) -> None:
    """Do what was typed: make a move, look back at the tricks, take a play back or answer somebody who asks to."""

    async def work(answer: Answer) -> None:
        request = await parse()
        here = await table_or_question(answer, request)
        if here is None:
            return
        match request.requested:
            case WhatToShow():
                await challenges.show_tricks(answer, here)
            case TakingBack() as said:
                await undo.typed(answer, here.id, said)
            case Pass(pieces=()) if here.public_view.phase is Phase.BID:
                await moves.make_typed(answer, here, Bid(None))
            case Challenge() as doubt:
                await challenges.challenge_typed(answer, here.id, doubt)
            case move:
                await moves.make_typed(answer, here, move)

    await handle(interaction, work)


async def _read(interaction: Interaction, typed: str) -> TableRequest:
    """What /move asks for: a suggestion, or the notation of a move. Raises BadNotation."""
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

    @app_commands.command(name="pass", description=told("pass"))
    @app_commands.describe(**options("pass", "first", "second", "third"))
    async def pass_(
        self, interaction: Interaction, first: Term | None = None, second: Term | None = None, third: Term | None = None
    ) -> None:
        typed = [text for text in (first, second, third) if text]
        await make_move(interaction, lambda: Pass(tuple(parsed(parse_piece, text) for text in typed)))

    @app_commands.command(description=told("bid"))
    @app_commands.describe(**options("bid", "amount"))
    async def bid(self, interaction: Interaction, amount: Term) -> None:
        await make_move(interaction, lambda: parsed(parse_bid, amount))

    @app_commands.command(description=told("lead"))
    @app_commands.describe(**options("lead", "tile", "suit"))
    async def lead(self, interaction: Interaction, tile: Term, suit: Term | None = None) -> None:
        await make_move(
            interaction, lambda: Lead(parsed(parse_piece, tile), parsed(parse_suit, suit) if suit else None)
        )

    @app_commands.command(description=told("play"))
    @app_commands.describe(**options("play", "tile"))
    async def play(self, interaction: Interaction, tile: Term) -> None:
        await make_move(interaction, lambda: parsed(parse_play, tile))

    @app_commands.command(description=told("move"))
    @app_commands.describe(**options("move", "move"))
    async def move(self, interaction: Interaction, move: MoveText) -> None:
        await _do(interaction, lambda: _read(interaction, move))

    @app_commands.command(description=told("hand"))
    async def hand(self, interaction: Interaction) -> None:
        async def work(answer: Answer) -> None:
            try:
                snapshot = await table_or_question(answer, TableRequest(WhatToShow.HAND))
            except NoTableHere:
                told = [it for way_to in HAND_ELSEWHERE if (it := await way_to(interaction)) is not None]
                if not told:
                    raise
                await answer.reply(told[0])
                return
            if snapshot is None:
                return
            seat = snapshot.seat_of(interaction.user.id)
            if seat is None and not snapshot.over and snapshot.seat_left_by(interaction.user.id) is not None:
                await answer.reply(hand_messages.left(snapshot, interaction.user.id))
                return
            if seat is None:
                raise NotSeated
            await private.show_own_hand(answer, snapshot, seat)

        await handle(interaction, work, only_shows=True)

    pass_.autocomplete("first")(suggestions.pieces_to_pass)
    pass_.autocomplete("second")(suggestions.pieces_to_pass)
    pass_.autocomplete("third")(suggestions.pieces_to_pass)
    bid.autocomplete("amount")(suggestions.by_argument(Bid))
    lead.autocomplete("tile")(suggestions.by_argument(Lead, words=lambda lead: str(lead.piece)))
    lead.autocomplete("suit")(suggestions.suits_of_lead)
    play.autocomplete("tile")(suggestions.by_argument(Play))
    move.autocomplete("move")(suggestions.every_move)
