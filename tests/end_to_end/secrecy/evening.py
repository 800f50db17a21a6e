"""An evening at five tables at once, with all that people do: everything that came before anyone's eyes is searched.

At the first hands are in direct messages and in private ones, plays are taken back and a deal is conceded; at the
second there is passing and a kitty; at the third someone bids nel-o, and the match ends; at the fourth dominoes are
drawn and laid; at the fifth trains are built. Everyone asks for hints, and
two take a lesson meanwhile.
"""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from itertools import cycle

from bot.playground import CannotSendError, ChatChannel, ChatMessage, SeenItem, UserClient
from bot.words.speaker import say
from cogs.help.tutorials import LESSONS
from tests.cogs.help.learning import begin
from tests.end_to_end.controls import Control, button, controls, offers, use
from tests.end_to_end.house import House, Table, hint

LESSON = f"**{say(LESSONS['black-tile'].game_title)}: {say(LESSONS['black-tile'].title)}** · step"


@dataclass(repr=False)
class Eager(Table):
    """A table where people make the moves that `prefers` likes wherever they may, by click and by command in turn.

    Each claims as soon as they can; the people of `returns` take a play back when they first can.
    """

    prefers: Callable[[str], bool] = lambda _: True
    returns: list[UserClient] = field(default_factory=list)
    made: int = 0
    claimed: bool = False

    async def turn(self) -> bool:
        """One move of a player who is asked; True if there was one."""
        found = await self.next()
        if found is None:
            return False
        self.made += 1
        asks = button(found[1], "hint")
        if self.made % 2 and asks is not None:
            await hint(partial(found[0].click, found[1], custom_id=asks.custom_id))
            found = await self.next()  # a hint takes its time: the table may have gone on
            if found is None:
                return False
        person, message, moves = found
        claim = button(message, "claim")
        if claim is not None:
            self.moved(person, moves)
            board = self.board()
            assert board is not None
            await (await person.click(message, custom_id=claim.custom_id)).acknowledged()
            await self.wait(lambda: offers(board, "next", "replay"))
            self.claimed = True
        elif self.made % 3 == 0:
            await (await self.type(person, self._preferred(moves))).acknowledged()
        else:
            with suppress(CannotSendError):  # the hand may have gone on, and its controls with it
                await (await self.click(person, message, self._preferred(moves))).acknowledged()
            await self._take_back(person)
        return True

    def _preferred(self, moves: list[Control]) -> list[Control]:
        if moves[0].action == "pick":
            return moves
        found: list[Control] = []
        for control in moves:
            wanted = [move for move in control.moves if self.prefers(move)]
            options = [it for it in control.component.get("options", ()) if it["value"].partition("|")[2] in wanted]
            found += [Control({**control.component, "options": options})] if wanted else []
        return found or moves

    async def _take_back(self, person: UserClient) -> None:
        """Ask the others for the play just made; the first of them agrees by a button, the others by command."""
        hand = self.hand(person)
        undo = button(hand, "undo")
        if hand is None or undo is None or person not in self.returns:
            return
        self.returns.remove(person)
        await (await person.click(hand, custom_id=undo.custom_id)).acknowledged()
        first, *others = (other for other in self.seated if other is not person)
        board: ChatMessage = await self.wait(lambda: (it := self.board()) and offers(it, "agree") and it)
        await (await first.click(board, label="Agree")).acknowledged()
        for other in others:
            await (await other.type(self.channel, "/move move:agree")).answered()

    async def stop(self) -> None:
        """Its host ends the match."""
        asked = await (await self.seated[0].type(self.channel, "/domino stop")).answered()
        await (await self.seated[0].click(asked, label="Stop")).acknowledged()


def is_lesson(shown: SeenItem) -> bool:
    """True if this is a moment of a lesson."""
    return any(LESSON in text for text in shown.texts)


@dataclass(repr=False)
class Evening:
    """The people: at the tables, in the `hall`, where two took a lesson, and without a seat."""

    house: House
    hall: ChatChannel
    tables: list[Eager]
    learners: tuple[UserClient, UserClient]
    people: list[UserClient]

    def shown(self, person: UserClient, table: Table) -> Iterator[SeenItem]:
        """The items of a table that a person was shown, by direct message too if they sat there; no lessons."""
        places = (table.channel, *((person.dm,) if person in table.seated else ()))
        return (it for it in person.shown() if it.channel in places and not is_lesson(it))


async def spend(house: House) -> Evening:
    """Let it happen."""
    ann, bo, cy, watcher = house.people("ann", "bo", "cy", "watcher")
    for person in (bo, watcher):
        person.close_dms()
    alone, kitty, contract, line, trains = await asyncio.gather(
        Eager.open(house, ann, bo, cy, players=3, target=300),
        Eager.open(house, *house.people("dot", "ed", "flo", "gus"), game="domino-whist", preset="passing"),
        Eager.open(house, *house.people("hal", "ida", "jo", "kit"), game="forty-two", preset="special-bids", target=2),
        Eager.open(house, *house.people("lee", "mo", "nan"), game="dominoes", players=3, target=300),
        Eager.open(house, *house.people("olli", "pia", "quin"), game="mexican-train", players=3),
    )
    alone.prefers = lambda move: "3" in move or "0-0" in move  # the points are soon taken: what is left is conceded
    kitty.prefers = lambda move: move == "bid 11"
    contract.prefers = lambda move: move in ("bid nel-o 84", "bid pass")
    alone.returns, kitty.returns = [ann, bo], kitty.seated[:2]
    tables = [alone, kitty, contract, line, trains]
    for table in tables:  # as though all had agreed to hints
        house.change("UPDATE tables SET hints = 1, version = version + 1 WHERE id = ?", table.id)
    await _fail(alone, watcher)
    hall = house.channel()
    people = [watcher, *(person for table in tables for person in table.seated)]
    playing = (_alone(alone, watcher), _kitty(kitty), _contract(contract), _line(line), _trains(trains))
    await asyncio.gather(*playing, _learn(house, hall, ann), _learn(house, hall, watcher))
    await house.idle()
    return Evening(house, hall, tables, (ann, watcher), people)


async def _alone(table: Eager, watcher: UserClient) -> None:
    """Deals until one was conceded and a play was taken back, and the beginning of the next."""
    board, (ann, bo, cy) = table.board(), table.seated
    assert board is not None
    for person in (bo, cy):  # one whose direct messages are closed, and one who likes it better so
        await (await person.click(board, label="My hand")).answered()
    looking = cycle((bo, watcher, cy))
    while not table.claimed or len(table.returns) > 1:
        await table.turn()
        if table.made % 6 == 0:
            await _look_around(table, next(looking))
            await _look_on(table, ann)
    if offers(board, "next"):  # else the next deal has come by itself
        await (await cy.click(board, label="Next deal")).acknowledged()
    for person in (bo, watcher):
        await _look_around(table, person)
    for _ in range(6):
        await table.turn()
    await table.stop()


async def _kitty(table: Eager) -> None:
    """A deal until its second trick."""
    looking = cycle(table.seated)
    while not any(notation.startswith("play") for _, _, notation in table.house.journal(table.id)[-4:-3]):
        await table.turn()
        if table.made % 2 == 0:
            await _look_around(table, next(looking))
    await table.stop()


async def _line(table: Eager) -> None:
    """A deal of dominoes to its end, with what is drawn in it, and the beginning of the next."""
    looking = cycle(table.seated)
    while table.house.rows("SELECT count(*) FROM deal_results WHERE table_id = ?", table.id)[0][0] < 1:
        await table.turn()
        if table.made % 3 == 0:
            await _look_around(table, next(looking))
    for _ in range(3):
        await table.turn()
    await table.stop()


async def _trains(table: Eager) -> None:
    """The beginning of a round at trains, as far as tiles are drawn and trains marked."""
    looking = cycle(table.seated)
    while table.made < 9:
        await table.turn()
        if table.made % 6 == 0:
            await _look_around(table, next(looking))
    await table.stop()


async def _contract(table: Eager) -> None:
    """A match to its end, and its record."""
    while await table.turn():
        if table.made % 4 == 0:
            await _look_on(table, table.seated[0])
    final = table.final()
    assert final is not None
    await (await table.seated[3].click(final, label="Record")).answered()


async def _look_around(table: Table, person: UserClient) -> None:
    """Ask for everything that can be looked at. Who has a seat has their hand in the channel from then on."""
    await _press(table, person, "My hand")
    await _look_on(table, person)
    await (await person.type(table.channel, "/hand")).acknowledged()


async def _look_on(table: Table, person: UserClient) -> None:
    """Ask for what can be looked at but the own hand."""
    await _press(table, person, "Last trick")
    await _press(table, person, "Line")
    await _press(table, person, "Trains")
    await _press(table, person, "Scores")
    for action in ("scores", "sort"):
        await _press_behind_more(table, person, action)
    for command in ("play", "lead"):
        await person.autocomplete(table.channel, command, focused="tile")


async def _press(table: Table, person: UserClient, label: str) -> None:
    board = table.board()
    with suppress(CannotSendError):  # the deal may have ended, and its controls with it
        if board is not None:
            await (await person.click(board, label=label)).acknowledged()


async def _press_behind_more(table: Table, person: UserClient, action: str) -> None:
    """Have all that is behind More below one's hand shown, press one of it, and have the usual row again."""
    for pressed in ("more", action, "less"):
        hand = table.hand(person) if person in table.seated else None
        control = button(hand, pressed)
        with suppress(CannotSendError):  # as above
            if hand is not None and control is not None:
                await (await person.click(hand, custom_id=control.custom_id)).acknowledged()


async def _fail(table: Table, watcher: UserClient) -> None:
    """People do what they may not, and a click goes wrong: nothing else goes on meanwhile that this could hit."""
    board = table.board()
    assert board is not None
    for person in (watcher, *table.seated):
        await (await person.type(table.channel, "/move move:claim")).answered()
        await (await person.type(table.channel, "/play tile:0-0")).answered()
    table.house.playground.faults.answer(400, where=r"POST /interactions/")
    await (await watcher.click(board, label="Scores")).answered()
    table.house.playground.faults.answer(429, times=2, where=r"PATCH /webhooks/")  # of whoever is next


async def _learn(house: House, hall: ChatChannel, person: UserClient) -> None:
    """Begin a lesson and press some of what it offers."""
    contents = await (await person.command(hall, "help")).answered()
    told = await (await begin(person, contents, "black-tile")).answered()
    lesson = told if told.attachments else await house.playground.wait_for(lambda: _lesson(person))
    for _ in range(4):
        await (await use(person, lesson, controls(lesson)[0])).acknowledged()


def _lesson(person: UserClient) -> ChatMessage | None:
    """The lesson among a person's direct messages."""
    return next((it for it in person.dms() if offers(it, "lesson")), None)
