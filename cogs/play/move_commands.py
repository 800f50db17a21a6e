"""/play and its kin, and /hand: typed moves, and the hand of the person who asks."""

from collections.abc import Awaitable, Callable

from discord.ext import commands

from bot.message import Message, Quoted
from bot.rules.errors import BadNotation
from bot.rules.moves import Bid, Challenge, Lead, Move, Pass, Play, parse_bid, parse_move, parse_play
from bot.rules.pieces import parse_piece
from bot.rules.suits import parse_suit
from bot.rules.view import Phase
from bot.table.errors import NoTableHere, NotSeated
from bot.words.typed import parsed
from cogs.kit.actions import TableRequest, TakingBack, WhatToShow
from cogs.kit.answers.answers import Answer
from cogs.kit.answers.interaction import Interaction
from cogs.kit.bounds import MoveText, Term
from cogs.kit.commands import command
from cogs.kit.payload.payload import Payload
from cogs.kit.slots import Slot
from cogs.messages import hand_messages
from cogs.play import suggestions
from cogs.play.controls import challenge as challenges
from cogs.play.controls import moves, private, undo
from cogs.play.controls.requests import table_or_question

# A person who asks for their hand without a table: where they have just played; None: nowhere.
HAND_ELSEWHERE: Slot[Callable[[Interaction], Awaitable[Payload | None]]] = Slot()


async def do(answer: Answer, request: TableRequest) -> None:
    """Do what was typed: make a move, look back at the tricks, take a play back or answer somebody who asks to."""
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
        await do(answer, TableRequest(parsed(parse_play, tile)))

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
        await private.show_own_hand(answer, snapshot, seat)

    pass_.autocomplete("first")(suggestions.pieces_to_pass)
    pass_.autocomplete("second")(suggestions.pieces_to_pass)
    pass_.autocomplete("third")(suggestions.pieces_to_pass)
    bid.autocomplete("amount")(suggestions.by_argument(Bid))
    lead.autocomplete("tile")(suggestions.by_argument(Lead, words=lambda lead: str(lead.piece)))
    lead.autocomplete("suit")(suggestions.suits_of_lead)
    play.autocomplete("tile")(suggestions.by_argument(Play))
    move.autocomplete("move")(suggestions.every_move)
