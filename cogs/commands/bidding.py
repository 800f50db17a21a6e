"""The commands of the auction: bid, take the kitty, name trump."""

from discord import app_commands
from discord.ext import commands

from bot.rules.moves import Bid, Kitty, NameDoubles, Trump, parse_bid, parse_move
from bot.rules.pieces import parse_piece
from bot.rules.suits import parse_suit
from cogs.commands.typed_moves import Choices, fitting, make_move, own_moves
from cogs.controls.caller import Interaction


class BiddingCommands(commands.Cog):
    """Moves before the first lead."""

    @app_commands.command(description="Bid, or pass in the auction.")
    @app_commands.describe(amount="A number, pass, or nel-o where it is played")
    async def bid(self, interaction: Interaction, amount: str) -> None:
        await make_move(interaction, lambda: parse_bid(amount))

    @app_commands.command(description="Swap a tile of yours for the kitty, or keep your hand.")
    @app_commands.describe(swap="The tile you give for it; leave it out to keep your hand")
    async def kitty(self, interaction: Interaction, swap: str | None = None) -> None:
        await make_move(interaction, lambda: Kitty(parse_piece(swap) if swap else None))

    @app_commands.command(description="Name trump.")
    @app_commands.describe(suit="A number, doubles, or none")
    async def trump(self, interaction: Interaction, suit: str) -> None:
        none = suit.strip().lower() in ("none", "no trump")
        await make_move(interaction, lambda: Trump(None if none else parse_suit(suit)))

    @app_commands.command(description="Say where the doubles belong in this deal.")
    @app_commands.describe(place="The suit they are in, and how they rank there")
    async def doubles(self, interaction: Interaction, place: str) -> None:
        await make_move(interaction, lambda: parse_move(f"doubles {place}"))

    @bid.autocomplete("amount")
    async def _bids(self, interaction: Interaction, current: str) -> Choices:
        return fitting([str(bid).partition(" ")[2] for bid in await own_moves(interaction, Bid)], current)

    @kitty.autocomplete("swap")
    async def _swaps(self, interaction: Interaction, current: str) -> Choices:
        return fitting([str(move.swap) for move in await own_moves(interaction, Kitty) if move.swap], current)

    @trump.autocomplete("suit")
    async def _suits(self, interaction: Interaction, current: str) -> Choices:
        return fitting([str(move).partition(" ")[2] for move in await own_moves(interaction, Trump)], current)

    @doubles.autocomplete("place")
    async def _places(self, interaction: Interaction, current: str) -> Choices:
        return fitting([str(move).partition(" ")[2] for move in await own_moves(interaction, NameDoubles)], current)
