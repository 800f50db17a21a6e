"""A deal by a script: the same pieces each time, and everyone makes the first move that is offered."""

import asyncio
import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, Self

from discord import InteractionResponseType

from bot.playground import ChatMessage, Interaction, SeenItem, UserClient
from bot.rules.moves import Bid, Claim, Concede, Move, Pass
from bot.rules.view import View
from bot.table.messages import SHOWN_WITHIN
from bot.table.state.snapshot import Snapshot
from bot.table.tables import Tables
from tests.end_to_end.controls import DECIDES, Control, controls, use
from tests.end_to_end.house import House, Table
from tests.end_to_end.message_checks import wait_until_shown
from tests.end_to_end.secrecy.knowledge import knowledge
from tests.end_to_end.secrecy.search import Search
from tests.idle import GUARD

_NAMES = ("ann", "bo", "cy", "di", "ed", "flo")
_PUT_OFF = InteractionResponseType.deferred_message_update.value
_LATE = 1.4  # seconds after which a press may have been put off
_NO_BID = Bid(None)
_JOINED = 1_500_000_000_000_000_000  # as though Discord had given this number, and the next ones, to those who joined


@dataclass(frozen=True)
class Script:
    """Which game is played, by how many people and computers, and from which secret its deal follows. `rules` are house
    rules that differ from the preset's.
    """

    game: str
    people: int
    secret: int
    computers: int = 0
    options: Mapping[str, Any] = field(default_factory=dict)
    rules: Mapping[str, str | int] = field(default_factory=dict)

    @property
    def players(self) -> int:
        return self.people + self.computers


@dataclass(frozen=True)
class Turn:
    """A person and their press: a move, or the start (None). `number` counts earlier presses, `position` is that of
    the decision.
    """

    number: int
    person: UserClient
    move: Move | None
    position: int = 0


class ScriptedDeal:
    """One deal of a match, which begins with the press of Start, and ends with the match or with the next deal."""

    def __init__(self, script: Script, table: Table, tables: Tables) -> None:
        self.script = script
        self.table = table
        self.house = table.house
        self.tables = tables  # as another process would read them
        self.moves: list[Interaction] = []  # as they were pressed

    @classmethod
    async def open(cls, house: House, script: Script, tables: Tables) -> Self:
        """A lobby at which everyone sits."""
        table = await Table.open(
            house, *house.people(*_NAMES[: script.people]), computers=script.computers, start=False, game=script.game,
            players=script.players, **script.options,
        )  # fmt: skip
        await wait_until_shown(house, tables, table)
        await house.idle()  # or it may redraw the lobby when it finds the table changed
        # On a thread: the bot may hold the lock, and wait for this loop to be told whether it may commit.
        await asyncio.to_thread(_fix, house, table, script)
        return cls(script, table, tables)

    async def now(self) -> Snapshot:
        return await self.tables.snapshot(self.table.id)

    async def next(self) -> Turn | None:
        """The next press; None when the deal is over."""
        async with asyncio.timeout(GUARD):
            while True:
                now = await self.now()
                if now.public is None:
                    return Turn(0, self.table.seated[0], None)
                if now.over or now.public.results:
                    return None
                for seat in now.public.to_act:
                    user = now.seats[seat].user_id
                    if user is not None:
                        person = next(it for it in self.table.seated if it.id == user)
                        return Turn(1 + self._made(), person, chosen(now.views[seat]), now.asked_at)
                await asyncio.sleep(0.01)

    def _made(self) -> int:
        query = "SELECT count(interaction_id) FROM moves WHERE table_id = ?"
        return self.house.rows(query, self.table.id)[0][0]

    async def offered(self, turn: Turn) -> None:
        """Wait until the move is offered. If its tile asks for a suit or end first, press the tile: only the move
        itself is to be harmed.
        """
        if turn.move is None:
            return
        message, control = await self.table.wait(lambda: self._offered(turn))
        while control.action == "piece":  # again if an edit sent before the press replaced its question
            await (await turn.person.click(message, custom_id=control.custom_id)).acknowledged()
            await self.house.idle()  # or writes after this press would count as the move's
            message, control = await self.table.wait(lambda: self._offered(turn))

    async def press(self, turn: Turn) -> Interaction:
        """Press what is offered."""
        person, move, found = turn.person, turn.move, self._offered(turn)
        if move is None or found is None:
            return await person.click(self.table.lobby, label="Start")
        message, control = found
        wanted = [str(piece) for piece in move.pieces] if isinstance(move, Pass) else [str(move)]
        values = () if control.is_button else [control.values[control.moves.index(it)] for it in wanted]
        sent = await use(person, message, control, values)
        self.moves.append(sent)
        return sent

    def _offered(self, turn: Turn) -> tuple[ChatMessage, Control] | None:
        """Find the newest message that offers the move. A button for the move comes before a tile that first asks for
        the suit or end.
        """
        wanted = str(turn.move.pieces[0]) if isinstance(turn.move, Pass) else str(turn.move)
        person = turn.person
        for message in (*reversed(person.dms()), *reversed(person.timeline(self.table.channel))):
            for control in sorted(controls(message), key=lambda it: it.action == "piece"):
                offers = control.action in (*DECIDES, "claim") and control.makes(wanted)
                if offers and control.position == turn.position:
                    return message, control
        return None

    async def made(self, sent: Interaction, turn: Turn) -> None:
        """Wait until what was pressed is acknowledged, and stands in the store: on a slow day that comes later."""
        await sent.acknowledged()
        await self.house.until(lambda: self.is_made(sent, turn))

    def is_made(self, sent: Interaction, turn: Turn) -> bool:
        """True if the press stands in the store."""
        if turn.move is None:
            return self.house.rows("SELECT state FROM tables WHERE id = ?", self.table.id) != [("lobby",)]
        return self.house.rows("SELECT count(*) FROM moves WHERE interaction_id = ?", sent.id) == [(1,)]

    def check_acknowledged(self) -> None:
        """Every move that was acknowledged stands in the journal, and none twice."""
        journal = self.house.rows("SELECT position, interaction_id FROM moves WHERE table_id = ?", self.table.id)
        assert [position for position, _ in journal] == list(range(1, len(journal) + 1))
        made = [interaction for _, interaction in journal if interaction is not None]
        told = {sent.id for sent in self.moves if is_told(sent)}
        assert len(made) == len(set(made))
        assert told <= set(made), "what was acknowledged is lost"

    def check_results(self) -> None:
        """The standings are the sums of the results."""
        rows, by_player = self.house.rows, "GROUP BY player ORDER BY player"
        deals = rows(f"SELECT player, count(*), sum(scored), sum(moon) FROM deal_results {by_player}")
        assert deals == rows(f"SELECT player, sum(deals), sum(points), sum(moons) FROM standings {by_player}")
        matches = rows(f"SELECT player, count(*), sum(won AND NOT shared) FROM match_results {by_player}")
        assert matches == rows(f"SELECT player, sum(matches), sum(wins) FROM standings WHERE matches > 0 {by_player}")

    def check_secrecy(self) -> None:
        """Nothing that a player was shown names a tile hidden from them."""
        if self.script.game in ("blind-hughie", "domino-hearts"):
            return  # rows that no one may look at; cards
        known = knowledge(self.house, self.table.id)
        for seat, person in enumerate(self.table.seated):
            looking = Search(known, seat)
            found = [leak for it in self._shown(person) for leak in looking.leaks(it)]
            assert not found, found[:5]

    def check_told(self) -> None:
        """No message was posted twice, even if one of them is deleted by now; no one was told that something failed."""
        for channel in (self.table.channel, *(person.dm for person in self.table.seated)):
            nonces = [message.nonce for message in channel.messages.values() if message.nonce is not None]
            assert len(nonces) == len(set(nonces)), nonces
        told = [text for person in self.table.seated for it in self._shown(person) for text in it.texts]
        assert not [text for text in told if "went wrong" in text]

    def _shown(self, person: UserClient) -> Iterator[SeenItem]:
        """All that a person was ever shown of this match."""
        for channel in (self.table.channel, person.dm):
            for message in channel.messages.values():
                for revision in message.revisions if message.visible_to(person.user) else ():
                    texts = tuple(revision.texts())
                    yield SeenItem(revision.at, "message", channel, texts, message=message, revision=revision)


def _fix(house: House, table: Table, script: Script) -> None:
    """Let a table's deal follow from the script."""
    forget = "UPDATE seats SET interaction_id = NULL WHERE interaction_id BETWEEN ? AND ?"
    house.change(forget, _JOINED, _JOINED + len(_NAMES))
    for seat, person in enumerate(table.seated):
        house.change("UPDATE seats SET interaction_id = ? WHERE user_id = ?", _JOINED + seat, person.id)
    secret = script.secret.to_bytes(2, "little") + bytes(30)
    rules = json.dumps({**house.options(table.id), **script.rules})
    # As an older version has opened it: in its shuffle the press of Start, which has another number each time, does not
    # count.
    changes = "secret = ?, options = ?, opened_number = NULL, version = version + 1, show_by = ?"
    # The lobby names the seal of the secret: a bot that is started again is to redraw it, as after any other change.
    show_by = (datetime.now(UTC) + SHOWN_WITHIN).strftime("%Y-%m-%d %H:%M:%S.%f")
    house.change(f"UPDATE tables SET {changes} WHERE id = ?", secret, rules, show_by, table.id)


def is_told(sent: Interaction) -> bool:
    """True if a press was answered, and not just put off because it took long."""
    return sent.acknowledged_after is not None and (sent.callback_type != _PUT_OFF or sent.acknowledged_after < _LATE)


def chosen(view: View) -> Move:
    """The script's move: a claim where there is one, the first pieces, a pass when someone has bid, else the first
    choice.
    """
    for choice in view.extra_choices:
        if isinstance(choice.move, Claim | Concede):
            return choice.move
    assert view.ask is not None
    if view.ask.pick:
        return Pass(tuple(shown.piece for shown in view.hand[: view.ask.pick] if shown.piece is not None))
    moves = [choice.move for choice in view.ask.choices]
    if any(seat.bid not in (None, _NO_BID) for seat in view.seats):
        return next((move for move in moves if move == _NO_BID), moves[0])
    return moves[0]
