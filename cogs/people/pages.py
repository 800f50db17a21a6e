"""Messages about people: the leaderboard, a player's card or their achievements, and two players against each other."""

from dataclasses import replace

from bot.message import Message, Who
from bot.players.levels import LEVELS
from bot.rules.catalogue import Catalogue
from bot.table.operations.servers import NOWHERE, Viewer
from bot.words.speaker import say_chat
from cogs.kit.payload.buttons import PRIMARY, SECONDARY, button, option, select
from cogs.kit.payload.payload import Component, Controls, Payload
from cogs.kit.payload.plain import plain
from cogs.people.ids import BOARD, CARD, HISTORY, BoardPage, CardPage, HistoryPage
from cogs.people.pictures.achievements import draw_achievements
from cogs.people.pictures.card import draw_card
from cogs.people.pictures.leaderboard import draw_leaderboard
from cogs.people.pictures.versus import draw_versus
from cogs.people.table import People, Period
from cogs.people.words.board import board_text
from cogs.people.words.card import card_text, earned_text
from cogs.people.words.versus import versus_text

EVERY_GAME = "all"  # the option for all games


async def leaderboard(people: People, catalogue: Catalogue, viewer: Viewer, which: BoardPage) -> Payload:
    """A leaderboard of the server. Raises BadOptions for no such game."""
    board = await people.leaderboard(viewer, which.game, which.period, levels=LEVELS)
    return Payload(say_chat(board_text(board)), draw_leaderboard(board), _board_rows(catalogue, which))


def _board_rows(catalogue: Catalogue, which: BoardPage) -> Controls:
    periods = tuple(
        button(
            BOARD, Message(f"period-button.{period.value}"), 0, BoardPage(period, which.game),
            style=PRIMARY if period is which.period else SECONDARY, disabled=period is which.period,
        )
        for period in Period
    )  # fmt: skip
    return periods, (select(BOARD, Message("people-pick-game"), game_options(catalogue, which.game), 0, which),)


def game_options(catalogue: Catalogue, chosen: str | None) -> list[Component]:
    """All games, and each of them."""
    games = [option(game.offered, name, chosen=name == chosen) for name, game in catalogue.items()]
    return [option(Message("people-all-games"), EVERY_GAME, chosen=chosen is None), *games]


async def card(people: People, catalogue: Catalogue, viewer: Viewer, which: CardPage, name: str) -> Payload:
    """The card of the player called `name`, or their achievements. Raises BadOptions for no such game."""
    found = await people.card(viewer, which.user_id, name, None if which.earned else which.game)
    rows, who = _card_rows(catalogue, which), plain(name)
    if found is not None:
        if which.earned:
            return Payload(say_chat(earned_text(found, who)), draw_achievements(found), rows)
        return Payload(say_chat(card_text(found, who)), draw_card(found), rows)
    is_own = which.user_id == viewer.user_id
    if which.game is None:
        none = "card-none-anywhere" if viewer.guild_id == NOWHERE else "card-none"
        return Payload(say_chat(Message(none if is_own else "card-none-seen", who=Who(who))))
    none, game = "card-none-game" if is_own else "card-none-seen-game", catalogue.game(which.game).title
    return Payload(say_chat(Message(none, who=Who(who), game=game)), rows=rows)


def _card_rows(catalogue: Catalogue, which: CardPage) -> Controls:
    other = (
        button(CARD, Message("card-button.card"), 0, replace(which, earned=False))
        if which.earned
        else button(CARD, Message("card-button.achievements"), 0, replace(which, earned=True))
    )
    history = HistoryPage(game=which.game, user_id=which.user_id)
    matches = button(HISTORY, Message("card-button.matches"), 0, history)
    options = game_options(catalogue, which.game)
    return (other, matches), (select(CARD, Message("people-pick-game"), options, 0, which),)


async def versus(
    people: People, viewer: Viewer, own: tuple[int, str], other: tuple[int, str], game: str | None
) -> Payload:
    """Two players' matches against each other, by their ids and names; a sentence where there are none.

    Raises BadOptions for no such game.
    """
    found = await people.versus(viewer, own, other, game)
    one, two = map(plain, found.names)
    if not found.matches and not found.together[0]:
        both = {"one": Who(one), "other": Who(two)}
        none = Message("versus-none-game", **both, game=found.game) if found.game else Message("versus-none", **both)
        return Payload(say_chat(none))
    return Payload(say_chat(versus_text(found, one, two)), draw_versus(found))
