"""Someone who presses whatever shows them something, and reads on from there."""

import re
from collections import deque
from collections.abc import Collection, Iterator
from dataclasses import dataclass, field

from bot.playground import ChatMessage, Interaction, Revision, UserClient
from bot.playground.api.interactions import InteractionKind
from bot.playground.world.components import BUTTON, SELECT
from bot.rules.catalogue import CATALOGUE
from cogs.kit.answers.clicks import HANDLERS
from tests.end_to_end.controls import Control, controls
from tests.end_to_end.house import MATCH_TIME

SHOWING = frozenset(handler.action.name for handler in HANDLERS if handler.only_shows)
ASKING = frozenset(("clock", "deletedata", "invite", "leave", "level", "style"))  # at first, what is to be done
SHARING = ("replayshare", "replaytrick", "sharedecision")
_PERSON = re.compile(r"\d{15,}")
_LATER = 6  # an answer of the bot's: the message will change, or another follow


@dataclass
class Visitor:
    """Presses each control once that shows something, then those that it shows, and so on. Of other people, and of
    other games than the one they name, they want to know nothing.
    """

    person: UserClient
    game: str = ""
    pressed: set[tuple[str, str]] = field(default_factory=set)

    async def visit(self, message: ChatMessage, also: Collection[str] = ()) -> None:
        """`also`: other actions whose controls are pressed."""
        shown = deque([(message, message.now)])
        while shown:
            source, revision = shown.popleft()
            for control, values in self._new(revision, also):
                answer = await _shown(self._press(source, revision, control, values))
                if answer is not None:
                    shown.append((answer, answer.now))

    def forget(self, *actions: str) -> None:
        """These will show something else."""
        self.pressed = {(action, argument) for action, argument in self.pressed if action not in actions}

    def _new(self, revision: Revision, also: Collection[str]) -> Iterator[tuple[Control, list[str]]]:
        for control in controls(revision):
            if control.component.get("disabled") or control.component["type"] not in (BUTTON, SELECT):
                continue
            argument = control.custom_id.split(":", 4)[4]
            asks = control.action in ASKING and argument in ("", str(self.person.id))
            if not (asks or control.action in SHOWING or control.action in also):
                continue
            for values in [[]] if control.is_button else [[value] for value in control.values]:
                # Of a page there may be a button and an option. What is shared is shared once, whatever it is.
                key = control.action, "" if control.action in SHARING else "".join((argument, *values))
                if key not in self.pressed and self._is_wanted(key[1]):
                    self.pressed.add(key)
                    yield control, values

    def _is_wanted(self, argument: str) -> bool:
        of_another = _PERSON.match(argument) is not None and not argument.startswith(str(self.person.id))
        of_other_game = self.game and any(name in argument for name in CATALOGUE if name != self.game)
        return not (of_another or of_other_game)

    def _press(self, source: ChatMessage, revision: Revision, control: Control, values: list[str]) -> Interaction:
        """A press that may cross with another message's taking the place of this one."""
        component = control.component
        data = {"component_type": component["type"], "custom_id": control.custom_id, "id": component["id"]}
        chosen = {"values": values} if values else {}
        who, place = self.person.user, source.channel
        return self.person._send(InteractionKind.COMPONENT, who, place, data | chosen, source, revision=revision)


async def _shown(sent: Interaction) -> ChatMessage | None:
    """The message that is shown at last, if it is no form."""
    source = sent.source
    assert source is not None
    before = len(source.revisions)
    await sent.acknowledged()

    def told() -> ChatMessage | None:
        redrawn = [source] if len(source.revisions) > before else []
        shown = [*redrawn, *sent.followups] if sent.callback_type == _LATER else [sent.response]
        return next((it for it in shown[::-1] if it is not None and not _is_passing(it)), None)

    return None if sent.modal is not None else await sent.changes.wait_for(told, MATCH_TIME)


def _is_passing(message: ChatMessage) -> bool:
    """True if something else will stand there soon."""
    return message.loading or message.content.endswith(" …")
