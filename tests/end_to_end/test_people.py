"""Leaderboard, player card, achievements and head-to-head, as people see them; and who is not told."""

import pytest

from bot.playground import ChatChannel, ChatMessage, UserClient
from bot.rules.achievements import ACHIEVEMENTS
from tests.end_to_end.hidden import hide
from tests.end_to_end.house import House, Table, answer, pictured
from tests.said import is_said, said

pytestmark = pytest.mark.asyncio(loop_scope="module")
MOST_MATCHES = 20  # until somebody wins one without a point


def heard(shown: ChatMessage) -> str:
    """A message and what its picture shows."""
    return "\n".join((shown.content, *(file.description or "" for file in shown.attachments)))


async def matches(house: House, number: int, *people: UserClient) -> ChatChannel:
    """The channel of so many short matches of these people and computers, one after the other."""
    channel = house.channel()
    for _ in range(number):
        table = await Table.open(house, *people, computers=4 - len(people), target=1, channel=channel)
        assert await table.play() is not None
    return channel


async def test_the_leaderboard_by_period_and_game_with_ones_own_row(own_house: House) -> None:
    house = own_house
    ann, bo, cy = house.people("ann", "bo", "cy")
    channel = await matches(house, 3, ann, bo)
    shown = await (await ann.command(channel, "leaderboard", game="black-tile")).answered()
    assert shown.ephemeral
    assert "Leaderboard, Black Tile, all time, by rating: 2 ranked. 1 " in heard(shown)
    ratings = dict(house.rows("SELECT player, sum(rating_change) FROM match_results GROUP BY player"))
    won = dict(house.rows("SELECT player, sum(won) FROM match_results GROUP BY player"))
    key = f"user:{ann.id}"
    assert f" Ann (you) {1000 + ratings[key]}, won {won[key]} of 3" in heard(shown)
    assert is_said("board-computers", shown.content)
    for_cy = await pictured(await cy.command(channel, "leaderboard", period="week"))
    assert "Leaderboard, all games, last 7 days, by net wins: 2 ranked." in for_cy
    assert said("board-alt-missing", count=3) in for_cy

    long_ago = "strftime('%Y-%m-%d %H:%M:%S', {0}, '-10 days') || '.000000'"
    house.change(f"UPDATE tables SET ended_at = {long_ago.format('ended_at')}")
    shown = await (await ann.click(shown, label="7 days")).answered()
    assert "Black Tile, last 7 days, by rating: 0 ranked. No one is ranked yet." in heard(shown)
    assert is_said("board-empty", shown.content)
    shown = await (await ann.click(shown, label="30 days")).answered()
    assert "Black Tile, last 30 days, by rating: 2 ranked." in heard(shown)
    assert heard(shown).count(", same place.") == 2, "they stood there a week ago, too"
    shown = await (await ann.choose(shown, ["all"])).answered()
    assert "Leaderboard, all games, last 30 days, by net wins: 2 ranked." in heard(shown)
    shown = await (await ann.choose(shown, ["domino-hearts"])).answered()
    assert "Domino Hearts, last 30 days, by rating: 0 ranked." in heard(shown)


async def test_the_card_and_two_against_each_other(own_house: House) -> None:
    house = own_house
    ann, bo, cy = house.people("ann", "bo", "cy")
    lounge = house.channel()
    channel = await matches(house, 2, ann, bo)
    card = await (await cy.command(lounge, "stats", player=ann)).answered()
    assert said("card-heading", who="Ann", game=said("all-games")) in card.content
    assert "of 2 matches won. Black Tile rating " in heard(card)
    assert said("card-alt-game", game="Domino Whist", won=0, matches=0) in heard(card)
    card = await (await cy.choose(card, ["black-tile"])).answered()
    assert "Ann, Black Tile" in heard(card)
    assert f"{said('card-plate-alone.label', deals=2)[:5]}, " in heard(card)
    card = await (await cy.click(card, label="Achievements")).answered()
    assert is_said("achievements-heading", card.content)
    assert len(card.content.splitlines()) == 1 + len(ACHIEVEMENTS)
    assert " of 14 achievements." in heard(card)
    card = await (await cy.click(card, label="Card")).answered()
    assert "Ann, Black Tile" in heard(card)
    listed = await (await cy.click(card, label="Matches")).answered()
    assert listed.content.startswith(said("history-title"))
    assert said("history-with", who="Ann") in listed.content

    versus = await pictured(await cy.command(lounge, "stats", player=ann, versus=bo))
    rows = house.rows(
        "SELECT a.place, b.place FROM match_results a JOIN match_results b ON a.table_id = b.table_id"
        " WHERE a.player = ? AND b.player = ?", f"user:{ann.id}", f"user:{bo.id}",
    )  # fmt: skip
    ahead = sum(one < other for one, other in rows), sum(other < one for one, other in rows)
    for number, name in enumerate(("Ann", "Bo")):
        assert said("versus-ahead", who=name, count=ahead[number]) in versus
    assert said("versus-played", matches=2) in versus
    assert is_said("versus-alt-points", versus)
    nothing = await answer(await cy.command(lounge, "stats", versus=bo))
    assert nothing == said("versus-none", one="Cy", other="Bo")
    same = await answer(await cy.command(lounge, "stats", player=bo, versus=bo))
    assert same == said("refused-same-players")

    hide(house, channel, ann, bo)
    assert said("card-none-seen", who="Ann") in await pictured(await cy.command(lounge, "stats", player=ann))
    assert said("versus-none", one="Ann", other="Bo") in await pictured(
        await cy.command(lounge, "stats", player=ann, versus=bo)
    )
    assert "of 2 matches won" in await pictured(await ann.command(lounge, "stats", player=bo)), "who sat there"


async def test_who_leaves_has_lost_and_what_becomes_of_the_seat_is_not_theirs(own_house: House) -> None:
    house = own_house
    ann, bo, cy = house.people("ann", "bo", "cy")
    table = await Table.open(house, ann, bo, cy, computers=1, target=1)
    await (await cy.command(table.channel, "domino leave")).answered()
    table.seated.remove(cy)
    assert await table.play() is not None
    ((rating, change),) = house.rows("SELECT rating_change, above FROM forfeits WHERE player = ?", f"user:{cy.id}")
    assert rating is not None
    assert change == -15
    substitute = house.rows("SELECT player, rating_change FROM match_results WHERE seat = 2")
    assert substitute == [("computer:normal", None)] or substitute == [("computer:easy", None)]
    card = await pictured(await cy.command(table.channel, "stats", game="black-tile"))
    assert "0 of 0 matches won. " in card
    assert " rating " in card
    assert said("board-alt-missing", count=2) in await pictured(await cy.command(table.channel, "leaderboard"))


async def played_to_the_end(house: House, table: Table) -> None:
    """The match played until its result is stored, whether or not it is shown."""

    def is_over() -> bool:
        return bool(house.rows("SELECT 1 FROM match_results WHERE table_id = ?", table.id))

    while not is_over():
        found = await table.wait(lambda: table.someone() or is_over(), 60)
        if isinstance(found, tuple):
            sent = await table.click(*found)
            await house.until(lambda sent=sent: sent.is_acknowledged or is_over())


async def test_an_achievement_is_told_once_even_if_the_bot_is_killed_as_it_is_earned(own_house: House) -> None:
    """Four play short matches until one is won without a point, as more than every second is."""
    house = own_house
    people = house.people("ann", "bo", "cy", "dee")
    channel = house.channel()
    query = "SELECT player FROM achievements WHERE achievement = 'spotless' AND is_first ORDER BY seat"
    table = await Table.open(house, *people, target=1, channel=channel)
    await played_to_the_end(house, table)
    while not house.rows(query) and len(house.rows("SELECT 1 FROM tables")) < MOST_MATCHES:
        await table.wait(table.final)
        table = await Table.open(house, *people, target=1, channel=channel)
        await played_to_the_end(house, table)
    await house.bot.kill()
    await house.bot.start()
    final = await table.wait(table.final, 20)
    await house.quiet()
    by_key = {f"user:{person.id}": person for person in people}
    winners = [by_key[str(player)] for (player,) in house.rows(query)]
    names = " and ".join(str(winner.user.global_name) for winner in winners)
    spotless = said("achievement-spotless.title")
    line = said("achievement-new", title=spotless, told=said("achievement-spotless.told", who=names))
    assert winners
    assert line in final.content
    assert sum(line in message.content for message in people[0].timeline(channel)) == 1
    told = await (await people[0].command(channel, "stats", player=winners[0])).answered()
    assert spotless in told.content
    told = await (await people[0].click(told, label="Achievements")).answered()
    assert f"**{spotless}**" in told.content
