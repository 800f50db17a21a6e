"""The custom ids of the settings of people and servers."""

from typing import Self

from cogs.kit.custom_ids import Action, Argument, UnknownControl
from cogs.kit.slots import PERSONAL_SWITCHES, POSTS

_ON_OFF = "on", "off"
_PERSONAL = {
    "ping": ("always", "minute", "never"),
    "pace": ("fast", "normal", "calm"),
    "shows": ("both", "picture", "text"),
    "language": ("",),
    **dict.fromkeys(("large", "contrast", "numerals", "four_colours", "forced", "coach", "about"), _ON_OFF),
}
_OF_SERVER = {
    **dict.fromkeys(("", "tables", "hosted", "usual", "language"), ()),
    "about": _ON_OFF,
    **dict.fromkeys(("roles", "channels", "quiet", "players"), ("none",)),
    "rules": ("locked", "free"),
}


class PersonalSetting(Argument, template="[{name}={value}]"):
    """How a person likes to play, as the control sets it, if it does: `large=on`, `ping=never`."""

    name: str = ""
    value: str = ""

    @classmethod
    def parse(cls, text: str) -> Self:
        name, _, value = text.partition("=")
        of_features = dict.fromkeys((switch for switch, _ in PERSONAL_SWITCHES), _ON_OFF)
        if text and value not in (_PERSONAL | of_features).get(name, ()):
            raise UnknownControl
        return cls(name, value)


class ServerSetting(Argument, template="{name}[={value}]"):
    """What a server's owner decides, and the value that the control sets, if any: `roles`, `roles=none`."""

    name: str = ""
    value: str = ""

    @classmethod
    def parse(cls, text: str) -> Self:
        name, is_set, value = text.partition("=")
        values = (_OF_SERVER | dict.fromkeys((post for post, _ in POSTS), ())).get(name)
        if values is None or (is_set and value not in values):
            raise UnknownControl
        return cls(name, value)


STYLE = Action("style", PersonalSetting)
SERVER = Action("server", ServerSetting)
