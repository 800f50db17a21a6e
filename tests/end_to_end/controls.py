"""The bot's controls as people use them: what a message offers, and presses of it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.playground import (
    ChatChannel,
    ChatMessage,
    Interaction,
    Revision,
    UserClient,
)
from bot.playground.world.components import BUTTON, walk


@dataclass(frozen=True)
class Control:
    """A button or a select of the bot's: its custom id taken apart."""

    component: Mapping[str, Any]

    @property
    def custom_id(self) -> str:
        return self.component.get("custom_id", "")

    @property
    def action(self) -> str:
        return self.custom_id.split(":")[1]

    @property
    def table(self) -> int:
        return int(self.custom_id.split(":")[2])

    @property
    def position(self) -> int:
        return int(self.custom_id.split(":")[3])

    @property
    def is_button(self) -> bool:
        return self.component["type"] == BUTTON

    @property
    def count(self) -> int:
        return int(self.component["min_values"])

    @property
    def values(self) -> list[str]:
        return [option["value"] for option in self.component["options"]]

    def makes(self, move: str) -> bool:
        """True if it makes a move, or is the first of two steps to it."""
        return move in self.moves or (self.action == "piece" and move.startswith(f"{self.moves[0]} "))

    @property
    def moves(self) -> list[str]:
        """The moves it offers, in notation."""
        custom_id_values = [self.custom_id.split(":", 4)[4]] if self.is_button else self.values
        return [custom_id_value.partition("|")[2] for custom_id_value in custom_id_values]


DECIDES = ("move", "piece", "pick")  # the actions by which someone decides


def decisions(shown: ChatMessage | Revision) -> list[Control]:
    """The controls by which someone decides what to play."""
    return [it for it in controls(shown) if it.action in DECIDES]


def controls(shown: ChatMessage | Revision) -> list[Control]:
    """The bot's controls on a message; moves only where they can be made."""
    every = (Control(it) for it in walk(shown.components) if it.get("custom_id"))
    is_lit = [it for it in every if not (it.component.get("disabled") and it.custom_id[1:].startswith(":move:"))]
    return [it for it in is_lit if it.custom_id[:2] in ("b:", "s:")]


def offers(shown: ChatMessage | Revision, *actions: str) -> bool:
    """True if a message has a control for one of these actions."""
    return any(it.action in actions for it in controls(shown))


def control(shown: ChatMessage | Revision, action: str) -> Control:
    """The first control for an action."""
    return next(it for it in controls(shown) if it.action == action)


def button(message: ChatMessage | None, action: str) -> Control | None:
    """The control of a message for an action, if it is offered."""
    return next((it for it in controls(message) if it.action == action), None) if message is not None else None


def find(person: UserClient, channel: ChatChannel, action: str) -> ChatMessage | None:
    """The newest message of a channel, meant for all, with a control for an action."""
    for message in reversed(person.timeline(channel)):
        if not message.ephemeral and offers(message, action):
            return message
    return None


def roster(lobby: ChatMessage | Revision) -> str:
    """The seats of a lobby and their players, as its picture says."""
    return "".join(file.description or "" for file in lobby.attachments)


async def press(person: UserClient, message: ChatMessage, action: str) -> Interaction:
    """Press the button for an action, whatever it says; in a lobby, too, where it is behind **More**."""
    if not offers(message, action) and offers(message, "lobby"):
        message = await (await press(person, message, "lobby")).answered()
    return await use(person, message, control(message, action))


async def use(
    person: UserClient, message: ChatMessage, control: Control, values: Sequence[str] = (), way: str = "", **how: Any
) -> Interaction:
    """Press a button; or choose of a select, the first of its options unless others are named. After a piece its first
    suit or end is pressed, or the `way` of that notation.
    """
    if control.action == "piece":
        ways = await ways_of(person, message, control, **how)
        return await use(person, message, next(it for it in ways if way in ("", *it.moves)))
    if control.is_button:
        return await person.click(message, custom_id=control.custom_id, **how)
    return await person.choose(
        message, [*values] or control.values[: control.count], custom_id=control.custom_id, **how
    )


async def ways_of(person: UserClient, message: ChatMessage, piece: Control, **how: Any) -> list[Control]:
    """Press a piece that asks for its suit or end, and return the buttons for these."""
    ways: list[Control] = []
    while not ways:  # an edit that the bot sent before the press may replace the question; press again
        await (await person.click(message, custom_id=piece.custom_id, **how)).acknowledged()
        ways = [it for it in decisions(message) if it.action == "move"]
    return ways


def phase_of(moves: list[Control]) -> str:
    """The kind of decision that these controls offer."""
    if moves[0].action == "pick":
        return "pass"
    kinds = {move.partition(" ")[0] for it in moves for move in it.moves}
    return "open" if "yield" in kinds else kinds.pop()


def typed(move: str) -> str:
    """A move in notation as the command that a person types."""
    verb, *words = move.split()
    if verb == "pass":
        named = zip(("first", "second", "third"), words, strict=True)
        return "/pass " + " ".join(f"{name}:{tile}" for name, tile in named)
    if verb == "lead":
        return f"/lead tile:{words[0]}" + (f" suit:{words[2]}" if len(words) > 1 else "")
    if verb in ("play", "bid"):
        return f"/{verb} {'tile' if verb == 'play' else 'amount'}:{' '.join(words)}"
    return f"/move move:{move}"
