"""/stats, /leaderboard and /history of matches that were played, and who may read them."""

import re

import pytest

from bot.playground import ChatMessage
from bot.rules.catalogue import CATALOGUE
from bot.table.verification.verify import verify
from tests.cogs.server import Server, labels, text_of
from tests.end_to_end.controls import controls
from tests.end_to_end.house import Table, answer, pictured
from tests.said import is_said, said


async def test_one_match_is_told_as_it_was_played(server: Server) -> None:
    ann, bo, cy = server.people("ann", "bo", "cy")
    table = await server.play_match(ann, bo, target=5)
    rows = server.rows("SELECT seat, total, won FROM match_results WHERE table_id = ? ORDER BY seat", table.id)
    ((deals,),) = server.rows("SELECT count(*) FROM deal_results WHERE player = ?", f"user:{ann.id}")

    own = await pictured(await ann.command(table.channel, "stats", game="black-tile"))
    best = said("card-plate-best.label"), said("card-plate-best.note", worst=rows[0][1])
    for words in (
        said("card-heading", who="Ann", game="Black Tile", everywhere=False),
        f"Ann, Black Tile: {rows[0][2]} of 1 match won.",
        said("card-alt-plate", label=best[0], value=rows[0][1], note=best[1]),
        said("card-alt-deals", deals=deals),
    ):
        assert words in own
    assert re.search(r"Black Tile rating \d+, best \d+, from 1000 over the last 1 match\.", own)
    shown = await (await bo.command(table.channel, "stats", player=ann, game="black-tile")).answered()
    assert (text_of(shown), shown.ephemeral, shown.pings) == (own, True, set())
    none = await (await cy.command(table.channel, "stats")).answered()
    assert none.content == said("card-none", who="Cy", where="server")
    first = await (await cy.click(none, label="Achievements")).answered()
    assert is_said("achievement-next", first.content), "lessons and puzzles count, too"
    other = await answer(await ann.command(table.channel, "stats", game="blind-hughie"))
    assert other == said("card-none-game", who="Ann", game="Blind Hughie", where="server")

    listed = await (await cy.command(table.channel, "history")).answered()
    assert listed.ephemeral
    (line,) = listed.content.splitlines()[1:]
    assert line.startswith("1. **Black Tile** (Eleven Point, custom rules): 🏆 **")
    for name, (_, total, has_won) in zip(("Ann", "Bo"), rows, strict=False):
        assert f"🏆 **{name} {total}**" in line if has_won else f"{name} {total}" in line
    assert re.search(r" · <t:\d+:R>$", line)
    none = await answer(await ann.command(table.channel, "history", player=cy))
    assert none == f"{said('history-none', everywhere=False)} · {said('history-with', who='Cy')}"
    assert line in await answer(await cy.command(table.channel, "history", player=bo, game="black-tile"))

    chosen = await (await cy.choose(listed, [str(table.id)])).answered()
    assert chosen is listed
    assert chosen.attachments[0].description
    assert all(str(total) in chosen.content for _, total, _ in rows)
    assert re.search(r"🤖 .+ \(easy\)", chosen.content)
    record = (await (await cy.click(chosen, label="Record")).answered()).attachments[0].data.decode()
    assert set(verify(record, CATALOGUE).totals) == {total for _, total, _ in rows}
    back = await (await cy.click(chosen, label=said("button-back-to-list"))).answered()
    assert back.content == listed.revisions[0].content
    assert not back.attachments


async def test_three_matches_rank_and_compare_those_who_played(server: Server) -> None:
    (ann, bo, cy), lounge, channel = server.people("ann", "bo", "cy"), server.channel(), server.channel()
    for _ in range(3):
        await server.play_match(ann, bo, channel=channel)
    query = "SELECT sum(rating_change), sum(won) FROM match_results WHERE player = ?"
    ((rating, won),) = server.rows(query, f"user:{ann.id}")

    shown = await (await ann.command(lounge, "leaderboard", game="black-tile")).answered()
    assert shown.ephemeral
    assert "Leaderboard, Black Tile, all time, by rating: 2 ranked. 1 " in text_of(shown)
    assert f" Ann (you) {1000 + rating}, won {won} of 3" in text_of(shown)
    assert is_said("board-computers", shown.content)
    for_cy = await pictured(await cy.command(lounge, "leaderboard", period="month"))
    assert re.search(r"Leaderboard, all games, season \w+ 20\d\d, by net wins: 2 ranked\.", for_cy)
    assert said("board-alt-missing", count=3) in for_cy
    earlier = "UPDATE tables SET ended_at = strftime('%Y-%m-%d %H:%M:%S', ended_at, 'start of month', '-10 days')"
    server.change(f"{earlier} || '.000000' WHERE guild_id = ?", server.guild.id)
    shown = await (await ann.command(lounge, "leaderboard", game="black-tile")).answered()
    assert text_of(shown).count("Medal: place 1") == 1
    assert text_of(shown).count(", same place.") == 2, "they stood there a week ago, too"
    shown = await (await ann.click(shown, label=said("period-button.month"))).answered()
    assert "by net wins: 0 ranked. No one is ranked yet." in text_of(shown)
    ((month,),) = server.rows("SELECT DISTINCT substr(ended_at, 1, 7) FROM tables WHERE guild_id = ?", server.guild.id)
    shown = await (await ann.choose(shown, [month], placeholder=said("season-pick"))).answered()
    assert re.search(r"Black Tile, season \w+ 20\d\d, by net wins: 2 ranked\.", text_of(shown))
    assert "same place" not in text_of(shown)
    shown = await (await ann.choose(shown, ["all"], placeholder=said("people-pick-game"))).answered()
    assert re.search(r"all games, season \w+ 20\d\d, by net wins: 2 ranked\.", text_of(shown))

    card = await (await cy.command(lounge, "stats", player=ann)).answered()
    assert said("card-heading", who="Ann", game=said("all-games"), everywhere=False) in card.content
    assert re.search(
        r"of 3 matches won\. Medal: place [12] in the season .+ Rank [12]\. Black Tile rating ", text_of(card)
    )
    assert said("card-alt-game", game="Domino Whist", won=0, matches=0) in text_of(card)
    card = await (await cy.choose(card, ["black-tile"])).answered()
    assert "Ann, Black Tile" in text_of(card)
    card = await (await cy.click(card, label="Achievements")).answered()
    assert is_said("achievements-heading", card.content)
    earned = "SELECT DISTINCT achievement FROM achievements WHERE player = ? AND achievement <> 'record'"
    assert len(card.content.splitlines()) == 1 + len(server.rows(earned, f"user:{ann.id}")), "and not what she has not"
    card = await (await cy.click(card, label="Card")).answered()
    card = await (await cy.choose(card, ["black-tile"])).answered()
    assert "Ann, Black Tile" in text_of(card)
    listed = await (await cy.click(card, label="Matches")).answered()
    assert said("history-with", who="Ann") in listed.content

    versus = await pictured(await cy.command(lounge, "stats", player=ann, versus=bo))
    for one, other in ((ann, bo), (bo, ann)):
        ahead = server.rows(
            "SELECT 1 FROM match_results a JOIN match_results b ON a.table_id = b.table_id AND a.place < b.place"
            " WHERE a.player = ? AND b.player = ?", f"user:{one.id}", f"user:{other.id}",
        )  # fmt: skip
        assert said("versus-ahead", who=one.user.global_name, count=len(ahead)) in versus
    assert said("versus-played", matches=3) in versus
    assert is_said("versus-alt-points", versus)
    nothing = await answer(await cy.command(lounge, "stats", versus=bo))
    assert nothing == said("versus-none", one="Cy", other="Bo", everywhere=False)
    same = await answer(await cy.command(lounge, "stats", player=bo, versus=bo))
    assert same == said("refused-same-players")

    server.hide(channel, ann, bo)
    assert said("card-none", who="Ann", where="seen") in await pictured(await cy.command(lounge, "stats", player=ann))
    hidden = await pictured(await cy.command(lounge, "stats", player=ann, versus=bo))
    assert said("versus-none", one="Ann", other="Bo", everywhere=False) in hidden
    assert "of 3 matches won" in await pictured(await ann.command(lounge, "stats", player=bo)), "who sat there"


async def test_leaving_a_match_loses_it_whatever_becomes_of_the_seat(server: Server) -> None:
    ann, bo, cy = server.people("ann", "bo", "cy")
    table = await Table.open(server, ann, bo, cy, computers=1, target=1)
    await (await cy.command(table.channel, "domino leave")).answered()
    table.seated.remove(cy)
    assert await table.play() is not None
    await server.idle()
    ((change, above),) = server.rows("SELECT rating_change, above FROM forfeits WHERE player = ?", f"user:{cy.id}")
    assert change is not None
    assert above == -15
    query = "SELECT player, rating_change FROM match_results WHERE seat = 2 AND table_id = ?"
    assert server.rows(query, table.id) in ([("computer:normal", None)], [("computer:easy", None)])
    card = await pictured(await cy.command(table.channel, "stats", game="black-tile"))
    assert "0 of 0 matches won. " in card
    assert " rating " in card
    assert said("board-alt-missing", count=2) in await pictured(await cy.command(table.channel, "leaderboard"))


async def test_a_stopped_match_is_history_and_changes_no_rating(server: Server) -> None:
    ann = server.person()
    table = await Table.open(server, ann, computers=3, target=500)
    while not server.rows("SELECT 1 FROM deal_results WHERE table_id = ?", table.id):
        await table.play(moves=1)
    asked = await (await ann.command(table.channel, "domino stop")).answered()
    await (await ann.click(asked, label="Stop")).acknowledged()
    await table.wait(lambda: server.rows("SELECT 1 FROM tables WHERE state = 'stopped' AND id = ?", table.id))
    own = await pictured(await ann.command(table.channel, "stats"))
    assert "0 of 0 matches won." in own
    assert "Rating" not in own
    assert server.rows("SELECT 1 FROM ratings WHERE guild_id = ?", server.guild.id) == []
    listed = await (await ann.command(table.channel, "history")).answered()
    assert re.search(r"^1\. \*\*Black Tile\*\* .*: stopped after 1 deal · Ann, ", listed.content, re.MULTILINE)
    chosen = await (await ann.choose(listed, [str(table.id)])).answered()
    assert said("history-stopped", deals=1) in chosen.content
    record = (await (await ann.click(chosen, label="Record")).answered()).attachments[0].data.decode()
    assert not verify(record, CATALOGUE).over


async def test_an_achievement_is_announced_with_the_match_that_earns_it(server: Server) -> None:
    """Four play short matches until one is won without a point, as more than every second is."""
    people, channel = server.people("ann", "bo", "cy", "dee"), server.channel()
    query = "SELECT player FROM achievements WHERE achievement = 'spotless' AND is_first AND table_id = ? ORDER BY seat"
    while True:
        table = await server.play_match(*people, channel=channel)
        if earned := server.rows(query, table.id):
            break
    winners = [person for (key,) in earned for person in people if key == f"user:{person.id}"]
    spotless = said("achievement-spotless.title")
    names = " and ".join(str(winner.user.global_name) for winner in winners)
    line = said("achievement-new", title=spotless, told=said("achievement-spotless.told", who=names))
    final = table.final()
    assert final is not None
    assert line in final.content
    assert sum(line in message.content for message in people[0].timeline(channel)) == 1
    assert spotless in await answer(await people[0].command(channel, "stats", player=winners[0]))


def numbers(shown: ChatMessage) -> list[int]:
    return [int(number) for number in re.findall(r"^(\d+)\. ", shown.content, re.MULTILINE)]


async def test_past_matches_are_turned_page_by_page(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.people.pages.PER_PAGE", 2)
    ann, channel = server.person(), server.channel()
    made = [(await server.play_match(ann, channel=channel)).id for _ in range(3)]
    shown = await (await ann.command(channel, "history", player=ann)).answered()
    assert shown.content.startswith("**Past matches** · with Ann · page 1 of 2\n")
    seen = list[int]()
    for there in (range(1, 3), range(3, 4)):
        assert numbers(shown) == [*there]
        buttons = {it.component["label"]: bool(it.component.get("disabled")) for it in controls(shown) if it.is_button}
        turns = {label: buttons[label] for label in ("Newer", "Older")}
        assert turns == {"Newer": 1 in there, "Older": 3 in there}
        seen += [int(value) for control in controls(shown) if not control.is_button for value in control.values]
        if 1 in there:
            shown = await (await ann.click(shown, label="Older")).answered()
    assert seen == made[::-1]
    chosen = await (await ann.choose(shown, [str(made[0])])).answered()
    back = await (await ann.click(chosen, label=said("button-back-to-list"))).answered()
    assert numbers(back) == [3]
    shown = await (await ann.click(back, label="Newer")).answered()
    assert numbers(shown) == [1, 2]


async def test_newcomers_read_in_their_hands_what_they_earn(server: Server) -> None:
    """Two play one deal, which one of them wins."""
    people = ann, bo = server.people("ann", "bo")
    table = await server.play_match(ann, bo, game="dominoes", players=2, computers=0)
    ((winner_key,),) = server.rows("SELECT player FROM match_results WHERE won AND table_id = ?", table.id)
    winner, loser = sorted(people, key=lambda person: winner_key != f"user:{person.id}")
    deal, win = said("achievement-first-deal.title"), said("achievement-first-win.title")
    for person, wins in ((winner, True), (loser, False)):
        hands = "\n".join(it.content for it in person.dms())
        assert deal in hands
        assert (win in hands) is wins
    assert not any(title in text_of(it) for it in ann.timeline(table.channel) for title in (deal, win))

    card = await (await winner.command(table.channel, "stats")).answered()
    page = await (await winner.click(card, label="Achievements")).answered()
    text = said("milestone-progress.games", count=1, goal=3)
    assert said("achievement-next", title=said("achievement-three-games.title"), progress=text) in page.content
    assert said("achievements-alt-next", title=said("achievement-three-games.title"), progress=text) in text_of(page)
    more = await (await winner.click(page, label="▶")).answered()
    assert said("achievements-alt-missing", titles="").rstrip(".") in text_of(more)
    other = await (await loser.command(table.channel, "stats", player=winner)).answered()
    assert "Computers" not in labels(other), "their practice is their own"
    theirs = (await (await loser.click(other, label="Achievements")).answered()).content
    assert win in theirs
    assert said("achievement-ten-deals.title") not in theirs
    await server.bot.store.people.set_preferences(winner.id, progress=False)
    card = await (await winner.click(more, label="Card")).answered()
    off = await (await winner.click(card, label="Achievements")).answered()
    assert is_said("achievements-off", off.content)
