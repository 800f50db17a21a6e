"""A match of every game by people of six languages at one table.

Each reads what they alone see in their own language, all of them the rest in the server's, and no word of another is in
it, nor in the pictures.
"""

from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

import pytest
import pytest_asyncio

from bot.message import Message
from bot.playground import ChatChannel, ChatMessage, Guild, UserClient
from bot.rules.catalogue import CATALOGUE
from bot.table.operations.seating import COMPUTER_NAMES
from bot.words.locales import ENGLISH, languages
from bot.words.speaker import speaker, speaking
from tests.end_to_end.conftest import running
from tests.end_to_end.controls import press
from tests.end_to_end.house import House, Table
from tests.end_to_end.noting_bot import NotingBot, drawn_texts
from tests.end_to_end.test_longer_language import GOES_ON, ZONE
from tests.end_to_end.visiting import SHARING, Visitor
from tests.images.drawn import cut
from tests.reading import Read, read_in
from tests.said import said
from tests.samples import NUMBER
from tests.words.dictionary import unknown_words

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.soak]
# Each of a few deals, under the rules that have most to say.
MATCHES = {
    "black-tile": {"game": "black-tile", "target": 5},
    "domino-whist": {"game": "domino-whist", "target": 1},
    "domino-hearts": {"game": "domino-hearts", "target": 10},
    "seventy-nine": {"game": "seventy-nine", "preset": "bidders-choice", "target": 1},
    "forty-two": {"game": "forty-two", "preset": "special-bids", "target": 1},
    "moon": {"game": "moon", "target": 1},
    "all-fives": {"game": "dominoes", "preset": "all-fives", "target": 40},
    "dominican": {"game": "dominoes", "preset": "dominican", "target": 40},
    "brazil-league": {"game": "dominoes", "preset": "brazil-league", "target": 3},
    "mexican-train": {"game": "mexican-train", "preset": "three-rounds", "players": 6},
    "blind-hughie": {"game": "blind-hughie", "target": 20},
    "billitonnen": {"game": "blind-hughie", "preset": "billitonnen"},
}
COMPUTERS = {"seventy-nine": 4, "mexican-train": 4, "moon": 1}  # beside two people; else 2
ALSO = ("more", "less", "sort", *SHARING)
MOMENTARY = ("hint", "last", "more", "less", "hand", "play")  # what they show is another thing at every turn
TYPED = {"move": "move", "pass": "first", "bid": "amount", "lead": "tile", "play": "tile"}
LOCALES = {ENGLISH: "en-US", "es": "es-419"}  # where Discord calls them otherwise
PEOPLE = ("Ann", "Bo", "Cleo", "Deniz", "Eve", "Farouk", "Gil", "Hana", "Ivo", "Jo")  # enough for more languages
TITLES = [speaker(it).say(Message("language-name")) for it in languages()]  # on the pages where one is chosen
NAMES = (*PEOPLE, *COMPUTER_NAMES, *ZONE, *TITLES)


@dataclass
class Company:
    """People of every language, by it, in a server of one of them."""

    house: House
    server: str
    people: Mapping[str, UserClient] = field(init=False)
    guild: Guild = field(init=False)

    def __post_init__(self) -> None:
        playground = self.house.playground
        self.guild = playground.add_guild("Games", channels=("games",), locale=LOCALES.get(self.server, self.server))
        self.people = {
            language: self.house.person(
                name, called=name, guilds=[self.guild], locale=LOCALES.get(language, language), moderator=name == "Ann"
            )
            for name, language in zip(PEOPLE, languages(), strict=False)
        }

    def channel(self) -> ChatChannel:
        return self.house.playground.add_channel("games", guild=self.guild)

    def at_table(self, most: int, turn: int) -> list[str]:
        """The languages of as many as there is room for, others at each turn."""
        every = list(self.people)
        return [every[(turn + at) % len(every)] for at in range(min(most, len(every)))]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def company(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Company]:
    async with running(tmp_path_factory.mktemp("six"), bot_type=NotingBot) as house:
        yield Company(house, languages()[NUMBER % len(languages())])


def check(company: Company, channel: ChatChannel) -> None:
    """Everyone read one language alone and one with the others; pictures were drawn in these, and nothing is cut."""
    found = dict[str, set[Read]]()
    for language, person in company.people.items():
        found.setdefault(language, set()).update(read_in(channel, person, by_all=False))
        found.setdefault(company.server, set()).update(read_in(channel, person, by_all=True))
    for language, drawn in drawn_texts(company.house.folder).items():
        texts = {*drawn, *(it.text for it in found[language])}
        assert {text: words for text in texts if (words := unknown_words(text, language, NAMES))} == {}, language
        with speaking(speaker(language)):
            whole, waits = {*map(said, GOES_ON)}, said("mistake-waiting").rstrip("…")  # and how far that is
            cut_off = {it.text for it in found[language] if it.is_cut and not it.text.startswith(waits)}
            assert cut_off - whole == set(), language
            assert {*cut(drawn, NAMES)} == set(), language
    assert "Traceback" not in company.house.bot.log.read_text("utf-8")


async def test_every_game_has_a_match() -> None:
    assert {match["game"] for match in MATCHES.values()} == {*CATALOGUE}


async def board_of(table: Table) -> ChatMessage:
    """The message of the table: its last, once the match is over."""
    return await table.wait(lambda: table.final() or table.board())


def deals_over(table: Table) -> int:
    return table.house.rows("SELECT count(*) FROM deal_results WHERE table_id = ?", table.id)[0][0]


@pytest.mark.parametrize("name", MATCHES)
async def test_a_whole_match(company: Company, name: str) -> None:
    house, rules, turn = company.house, MATCHES[name], NUMBER + list(MATCHES).index(name)
    seats = COMPUTERS.get(name, 2) + 2
    seated = company.at_table(seats, turn)
    people = [company.people[language] for language in seated]
    visitors = {it.id: Visitor(it, rules["game"]) for it in company.people.values()}
    table = await Table.open(house, *people, channel=company.channel(), start=False, **rules)
    for person in people[:2]:
        await visitors[person.id].visit(table.lobby)
    await table.start()
    looked, deals = set[int](), 0
    while (found := await table.next()) is not None:
        person, message, _ = found
        if person.id not in looked:
            looked.add(person.id)
            await visitors[person.id].visit(message, ALSO)
            for command, option in TYPED.items():
                await person.autocomplete(table.channel, command, focused=option)
        elif deals < (deals := deals_over(table)):
            await visitors[person.id].visit(await board_of(table))
        else:
            await table.act(*found)
    await house.idle()
    for person in company.people.values():  # also those who only look on
        visitors[person.id].forget(*MOMENTARY)
        await (await press(person, await board_of(table), "replay")).answered()
        for line in ("hand", f"stats game:{rules['game']}", "play tile:6-4"):
            await (await person.type(table.channel, f"/{line}")).answered()
    check(company, table.channel)


async def test_a_table_of_six_languages_lasts_through_kills(tmp_path: Path) -> None:
    async with running(tmp_path, bot_type=NotingBot) as house:
        company = Company(house, languages()[(NUMBER + 1) % len(languages())])
        people = [company.people[language] for language in company.at_table(6, NUMBER)]
        table = await Table.open(house, *people, channel=company.channel(), game="seventy-nine", target=1)
        for _ in range(4):
            await table.play(9)
            await house.restart()
        await table.play()
        await house.idle()
        check(company, table.channel)
        for person in people:
            assert {it.text for it in read_in(table.channel, person, by_all=False)}, "each has read something alone"


async def test_pages(company: Company) -> None:
    channel = company.channel()
    for person in company.people.values():
        for line in ("help", "settings", "privacy", "domino setup", "domino new", "daily", "puzzle", "leaderboard"):
            await (await person.type(channel, f"/{line}")).answered()
        await person.autocomplete(channel, "domino new", focused="preset", game="dominoes")
    for language, person in company.people.items():
        read = read_in(channel, person, by_all=False)
        wrong = {it.text: unknown_words(it.text, language, NAMES) for it in read}
        assert {text: words for text, words in wrong.items() if words} == {}, language
