"""The commands that make a move. The rules decide what is legal."""

from collections.abc import Callable, Coroutine, Iterable, Mapping
from typing import Any, Literal

from discord import app_commands
from discord.ext import commands

from bot.rules.errors import Refusal
from bot.rules.events import Moved
from bot.rules.moves import (
    Bid,
    Challenge,
    Claim,
    Concede,
    Declare,
    End,
    Kitty,
    Lead,
    Moon,
    Move,
    NameDoubles,
    Pass,
    Peek,
    Place,
    Play,
    Retract,
    Trump,
    Turn,
    Yield,
    parse_bid,
    parse_move,
    special_in,
)
from bot.rules.pieces import parse_piece
from bot.rules.suits import parse_suit
from bot.rules.view import Choice, View
from bot.words.choices import choice_label
from bot.words.names import label_names
from bot.words.speaker import say
from cogs.controls.answers import Answer, handle
from cogs.controls.interaction import Interaction, match_here, services_of
from cogs.controls.play import challenge as challenges
from cogs.controls.play import private, undo
from cogs.controls.play.requests import table_or_question
from cogs.messages import texts
from cogs.messages.parts.arguments.play import Request, Shown, TakingBack

MOST_SUGGESTIONS = 25
Suggestions = list[app_commands.Choice[str]]


async def make_move(interaction: Interaction, parse: Callable[[], Move]) -> None:
    """Make a typed move at the caller's table, and show them their hand after it."""

    async def work(answer: Answer) -> None:
        move = parse()
        here = await table_or_question(answer, Request(move))
        if here is None:
            return
        await private.check_shown(interaction, here)
        outcome = await services_of(interaction).tables.play.act(
            here.id, interaction.user.id, move, position=None, interaction_id=interaction.id
        )
        seat = outcome.snapshot.seat_of(interaction.user.id)
        if seat is not None and not outcome.repeated:
            own = (event.move for event in outcome.events if isinstance(event, Moved) and event.seat == seat.seat)
            made = next(own, None) or move  # the typed move may be an abbreviation
            await private.show_hand(answer, outcome.snapshot, seat, texts.chose(outcome, made))

    await handle(interaction, work)


async def take_back(interaction: Interaction, said: TakingBack) -> None:
    """Ask to take back one's last play; or answer somebody who asks."""

    async def work(answer: Answer) -> None:
        here = await table_or_question(answer, Request(said))
        if here is not None:
            await undo.typed(answer, here.id, said)

    await handle(interaction, work)


async def challenge(interaction: Interaction, play: str | None) -> None:
    """Challenge a play, or show the tricks so far with those to choose from."""

    async def work(answer: Answer) -> None:
        move = parse_move(f"challenge {play}") if play is not None else None
        here = await table_or_question(answer, Request(move or Shown.REVIEW))
        if here is None:
            return
        if isinstance(move, Challenge):
            await challenges.challenge_typed(answer, here.id, move)
        else:
            await challenges.show_tricks(answer, here)

    await handle(interaction, work)


# -- suggestions: what is legal now, from the caller's own View only ---------------------------------------------------


async def _own_view(interaction: Interaction) -> tuple[View | None, tuple[str, ...]]:
    """The caller's own View of their table and the names there; None instead of an error: suggestions must not fail."""
    try:
        snapshot = await match_here(interaction)
        await private.check_shown(interaction, snapshot)
    except Refusal:
        return None, ()
    seat = snapshot.seat_of(interaction.user.id)
    return snapshot.view_of(seat) if seat else None, snapshot.names


def _choices(view: View | None, *kinds: type[Move]) -> list[Choice]:
    """The caller's legal moves of some kinds, in turn or out of turn."""
    if view is None:
        return []
    every = (*(view.ask.choices if view.ask else ()), *view.extra_choices)
    return [choice for choice in every if isinstance(choice.move, kinds)]


def _argument(move: Move) -> str:
    """The part after the verb in a move's notation: "6" of "bid 6"."""
    return str(move).partition(" ")[2]


def _matching(words: Iterable[str], typed: str, notes: Mapping[str, str] | None = None) -> Suggestions:
    """The words that contain every letter typed so far: 64 and 4-6 find 6-4. Without duplicates. Some have a note."""
    letters = [letter for letter in typed.lower() if letter.isalnum()]
    matching = [word for word in dict.fromkeys(words) if all(letter in word.lower() for letter in letters)]
    named = ((" · ".join(filter(None, (word, (notes or {}).get(word)))), word) for word in matching[:MOST_SUGGESTIONS])
    return [app_commands.Choice(name=name, value=word) for name, word in named]


Suggest = Callable[[Interaction, str], Coroutine[Any, Any, Suggestions]]


def _by_argument(*kinds: type[Move], words: Callable[[Any], str] = _argument) -> Suggest:
    """Suggest legal moves of some kinds by their notation; bids and contracts with what they come to."""

    async def suggest(interaction: Interaction, current: str) -> Suggestions:
        view, _ = await _own_view(interaction)
        choices = [(word, choice) for choice in _choices(view, *kinds) if (word := words(choice.move))]
        notes = {word: say(choice.note) for word, choice in choices if isinstance(choice.move, Bid | Declare)}
        return _matching((word for word, _ in choices), current, notes)

    return suggest


def _by_label(kind: type[Move]) -> Suggest:
    """Suggest legal moves of one kind by their labels, with players' names."""

    async def suggest(interaction: Interaction, current: str) -> Suggestions:
        view, names = await _own_view(interaction)
        if view is None:
            return []
        name = label_names(names)
        named = [(say(choice_label(view, choice, name)), _argument(choice.move)) for choice in _choices(view, kind)]
        matching = [(label, value) for label, value in named if current.lower() in f"{label} {value}".lower()]
        return [app_commands.Choice(name=label[:100], value=value) for label, value in matching[:MOST_SUGGESTIONS]]

    return suggest


async def _pieces_to_pass(interaction: Interaction, current: str) -> Suggestions:
    """The pieces of the hand that are not chosen in another option of the command."""
    view, _ = await _own_view(interaction)
    if view is None or view.ask is None or not view.ask.pick:
        return []
    chosen = [str(getattr(interaction.namespace, name)) for name in ("first", "second", "third")]
    if current in chosen:
        chosen.remove(current)  # the option being typed
    pieces = (str(shown.piece) for shown in view.hand)
    return _matching((piece for piece in pieces if piece not in chosen), current)


async def _suits_of_lead(interaction: Interaction, current: str) -> Suggestions:
    """The suits as which the tile in the other option may be led."""
    try:
        piece = parse_piece(str(interaction.namespace.tile))
    except Refusal:
        return []
    view, _ = await _own_view(interaction)
    leads = [choice.move for choice in _choices(view, Lead)]
    suits = [lead.suit for lead in leads if isinstance(lead, Lead) and lead.piece == piece and lead.suit]
    return [app_commands.Choice(name=suit.label, value=suit.value) for suit in suits if current.lower() in suit.label]


def _swap(kitty: Kitty) -> str:
    return str(kitty.swap) if kitty.swap else ""


def _named(text: str) -> Trump | Declare:
    """What the bid winner has typed: a suit, none, or the name of a contract. Raises BadNotation."""
    special = special_in(text)
    if special is not None:
        return Declare(special)
    return Trump(None if text.strip().lower() in ("none", "no trump") else parse_suit(text))


# -- the commands -----------------------------------------------------------------------------------------------------


class Moves(commands.Cog):
    """Every move of every game."""

    @app_commands.command(name="pass", description="Pass tiles to another player.")
    @app_commands.describe(first="A tile, such as 6-4", second="Another", third="And a third")
    async def pass_(self, interaction: Interaction, first: str, second: str, third: str) -> None:
        await make_move(interaction, lambda: Pass(tuple(parse_piece(text) for text in (first, second, third))))

    @app_commands.command(description="Bid, or pass in the auction.")
    @app_commands.describe(amount="A number or pass; nel-o, plunge, splash or sevens where they are bid")
    async def bid(self, interaction: Interaction, amount: str) -> None:
        await make_move(interaction, lambda: parse_bid(amount))

    @app_commands.command(description="Swap a tile of yours for the kitty, or keep your hand.")
    @app_commands.describe(swap="The tile you give for it; leave it out to keep your hand")
    async def kitty(self, interaction: Interaction, swap: str | None = None) -> None:
        await make_move(interaction, lambda: Kitty(parse_piece(swap) if swap else None))

    @app_commands.command(description="Name trump, or another contract.")
    @app_commands.describe(suit="A number, doubles, or none; nel-o, plunge, splash or sevens where you may play them")
    async def trump(self, interaction: Interaction, suit: str) -> None:
        await make_move(interaction, lambda: _named(suit))

    @app_commands.command(description="Say where the doubles belong in this deal.")
    @app_commands.describe(place="The suit they are in, and how they rank there")
    async def doubles(self, interaction: Interaction, place: str) -> None:
        await make_move(interaction, lambda: parse_move(f"doubles {place}"))

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

    @app_commands.command(description="Turn up a tile of your row, or place the one turned up.")
    @app_commands.describe(
        end="The end of the line, where the tile fits both", tile="Which tile of your row, from left"
    )
    async def turn(
        self,
        interaction: Interaction,
        end: Literal["left", "right"] | None = None,
        tile: app_commands.Range[int, 1, 14] | None = None,
    ) -> None:
        await make_move(interaction, lambda: Place(End(end)) if end else Turn(tile))

    @app_commands.command(description="Look at the next tile of your row, for your eyes only.")
    async def peek(self, interaction: Interaction) -> None:
        await make_move(interaction, Peek)

    @app_commands.command(description="You took every point: say whose score it changes.")
    @app_commands.describe(whose="Yours goes down, or an opponent's goes up")
    async def moon(self, interaction: Interaction, whose: str) -> None:
        await make_move(interaction, lambda: parse_move(f"moon {whose}"))

    @app_commands.command(description="Take back the tile you have just played against the rules.")
    async def retract(self, interaction: Interaction) -> None:
        await make_move(interaction, Retract)

    @app_commands.command(description="Look back at the tricks, or say that a play to one of them broke the rules.")
    @app_commands.describe(play="Which play, if you know it; “none” when the deal is over and you doubt nothing")
    async def challenge(self, interaction: Interaction, play: str | None = None) -> None:
        await challenge(interaction, play)

    @app_commands.command(description="End the deal: no trick that is left can be lost any more.")
    async def claim(self, interaction: Interaction) -> None:
        await make_move(interaction, Claim)

    @app_commands.command(description="End the deal: nothing that is left can change its score any more.")
    async def concede(self, interaction: Interaction) -> None:
        await make_move(interaction, Concede)

    @app_commands.command(description="Take back your last play, if everybody agrees; or agree to it.")
    @app_commands.describe(answer="Your answer, where somebody else asks")
    async def undo(self, interaction: Interaction, answer: Literal["agree", "refuse"] | None = None) -> None:
        await take_back(interaction, TakingBack(answer or TakingBack.ASK))

    pass_.autocomplete("first")(_pieces_to_pass)
    pass_.autocomplete("second")(_pieces_to_pass)
    pass_.autocomplete("third")(_pieces_to_pass)
    bid.autocomplete("amount")(_by_argument(Bid))
    kitty.autocomplete("swap")(_by_argument(Kitty, words=_swap))
    trump.autocomplete("suit")(_by_argument(Trump, Declare))
    doubles.autocomplete("place")(_by_argument(NameDoubles))
    lead.autocomplete("tile")(_by_argument(Lead, words=lambda lead: str(lead.piece)))
    lead.autocomplete("suit")(_suits_of_lead)
    play.autocomplete("tile")(_by_argument(Play))
    moon.autocomplete("whose")(_by_label(Moon))
    challenge.autocomplete("play")(_by_label(Challenge))
