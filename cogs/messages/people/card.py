"""A player's card as a message, of all games or of one; their achievements; and two players against each other."""

from dataclasses import replace

from bot.rules.catalogue import Catalogue
from bot.table.people import Card, People, Versus
from bot.table.results import Viewer
from bot.words.people.card import card_text, earned_text
from bot.words.people.versus import versus_text
from cogs.messages import texts
from cogs.messages.parts import custom_ids as ids
from cogs.messages.parts.arguments.pages import CardPage, HistoryPage
from cogs.messages.parts.buttons import button, select
from cogs.messages.parts.payload import Controls, Payload
from cogs.messages.people.board import game_options
from images.people.achievements import draw_achievements
from images.people.card import draw_card
from images.people.versus import draw_versus


async def message(people: People, catalogue: Catalogue, viewer: Viewer, which: CardPage, name: str) -> Payload:
    """The card of the player called `name`. Raises BadOptions for no such game."""
    card = await people.card(viewer, which.user_id, name, None if which.earned else which.game)
    if card is not None:
        return payload(catalogue, card, which)
    where = f" of {catalogue.game(which.game).title}" if which.game else ""
    here = "on this server" if which.user_id == viewer.user_id else "in a channel that you can see"
    nothing = f"{texts.plain(name)} has not finished a deal{where} {here} yet. /domino new opens a table."
    return Payload(nothing, rows=_rows(catalogue, which) if which.game else ())


def payload(catalogue: Catalogue, card: Card, which: CardPage) -> Payload:
    """A player's card, or their achievements, with the controls."""
    who = texts.plain(card.name)
    if which.earned:
        return Payload(earned_text(card, who), draw_achievements(card), _rows(catalogue, which))
    return Payload(card_text(card, who), draw_card(card), _rows(catalogue, which))


def _rows(catalogue: Catalogue, which: CardPage) -> Controls:
    other = (
        button(ids.CARD, "Card", 0, replace(which, earned=False))
        if which.earned
        else button(ids.CARD, "Achievements", 0, replace(which, earned=True))
    )
    matches = button(ids.HISTORY, "Matches", 0, HistoryPage(game=which.game, user_id=which.user_id))
    return (other, matches), (select(ids.CARD, "Another game", game_options(catalogue, which.game), 0, which),)


async def versus(
    people: People, viewer: Viewer, own: tuple[int, str], other: tuple[int, str], game: str | None
) -> Payload:
    """Two players' matches against each other, by their ids and names. Raises BadOptions for no such game."""
    return versus_payload(await people.versus(viewer, own, other, game))


def versus_payload(found: Versus) -> Payload:
    """Two players' matches against each other; a sentence where there are none."""
    one, other = map(texts.plain, found.names)
    if not found.matches and not found.together[0]:
        where = f" of {found.game}" if found.game else ""
        return Payload(f"{one} and {other} have finished no match{where} together in a channel that you can see.")
    return Payload(versus_text(found, one, other), draw_versus(found))
