"""The commands of the tricks: pass, lead, yield, play. Each is a move typed instead of clicked."""

from discord import app_commands
from discord.ext import commands

from bot.rules.errors import Refusal
from bot.rules.moves import Lead, Pass, Play, Yield
from bot.rules.pieces import parse_piece
from bot.rules.suits import parse_suit
from cogs.commands.typed_moves import Choices, fitting, make_move, own_moves, own_view
from cogs.controls.caller import Interaction


class PlayCommands(commands.Cog):
    """Moves that play pieces."""

    @app_commands.command(name="pass", description="Pass three tiles to your neighbour.")
    @app_commands.describe(first="A tile, such as 6-4", second="Another", third="And a third")
    async def pass_(self, interaction: Interaction, first: str, second: str, third: str) -> None:
        await make_move(interaction, lambda: Pass(tuple(parse_piece(text) for text in (first, second, third))))

    @app_commands.command(description="Lead a tile to a trick.")
    @app_commands.describe(tile="The tile, such as 6-4", suit="The suit it is led as, where two are possible")
    async def lead(self, interaction: Interaction, tile: str, suit: str | None = None) -> None:
        await make_move(interaction, lambda: Lead(parse_piece(tile), parse_suit(suit) if suit else None))

    @app_commands.command(name="yield", description="Order your left neighbour to lead to the first trick.")
    async def yield_(self, interaction: Interaction) -> None:
        await make_move(interaction, Yield)

    @app_commands.command(description="Play a tile to the trick.")
    @app_commands.describe(tile="The tile, such as 6-4")
    async def play(self, interaction: Interaction, tile: str) -> None:
        await make_move(interaction, lambda: Play(parse_piece(tile)))

    @pass_.autocomplete("first")
    @pass_.autocomplete("second")
    @pass_.autocomplete("third")
    async def _pieces(self, interaction: Interaction, current: str) -> Choices:
        view = await own_view(interaction)
        if view is None or view.ask is None or not view.ask.pick:
            return []
        taken = [str(getattr(interaction.namespace, name)) for name in ("first", "second", "third")]
        if current in taken:
            taken.remove(current)  # the option being typed
        pieces = dict.fromkeys(str(shown.piece) for shown in view.hand)
        return fitting([piece for piece in pieces if piece not in taken], current)

    @lead.autocomplete("tile")
    async def _leads(self, interaction: Interaction, current: str) -> Choices:
        return fitting(list(dict.fromkeys(str(lead.piece) for lead in await own_moves(interaction, Lead))), current)

    @lead.autocomplete("suit")
    async def _suits(self, interaction: Interaction, current: str) -> Choices:
        try:
            piece = parse_piece(str(interaction.namespace.tile))
        except Refusal:
            return []
        suits = [lead.suit for lead in await own_moves(interaction, Lead) if lead.piece == piece and lead.suit]
        return [
            app_commands.Choice(name=suit.label, value=suit.value) for suit in suits if current.lower() in suit.label
        ]

    @play.autocomplete("tile")
    async def _plays(self, interaction: Interaction, current: str) -> Choices:
        return fitting([str(play.piece) for play in await own_moves(interaction, Play)], current)
