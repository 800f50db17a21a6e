"""The choice of a language, on the pages of a person's settings and of a server's."""

from bot.message import Message
from bot.words.locales import languages
from bot.words.speaker import in_language, say
from cogs.kit.custom_ids import A_, Action, UnknownControl
from cogs.kit.payload.buttons import option, select
from cogs.kit.payload.payload import Component

_USUAL = "usual"  # none is chosen
_NAME = Message("language-name")


def language_select(action: Action[A_], argument: A_, usual: Message, chosen: str | None) -> Component:
    """A select of every language by its own name; `usual` names what holds where none is `chosen`."""
    found = chosen if chosen in languages() else _USUAL
    names: dict[str, Message | str] = {_USUAL: usual} | {it: _name_of(it) for it in languages()}
    options = [
        option(Message("language-choice", language=name), value, chosen=value == found) for value, name in names.items()
    ]
    return select(action, Message("language-choice", language=names[found]), options, 0, argument)


def chosen_language(value: str) -> str | None:
    """The language that was chosen; None for none. Raises UnknownControl."""
    if value not in (_USUAL, *languages()):
        raise UnknownControl
    return None if value == _USUAL else value


def _name_of(language: str) -> str:
    with in_language(language):
        return say(_NAME)
