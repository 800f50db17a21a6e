"""The custom ids of the settings of people and servers."""

from dataclasses import dataclass
from typing import Self

from cogs.kit.custom_ids import Action, UnknownControl

_SWITCHES = ("large", "contrast", "numerals", "four_colours", "forced", "coach", "puzzles")
_PERSONAL = {
    "ping": ("always", "minute", "never"),
    "language": ("",),
    **dict.fromkeys((*_SWITCHES, "about"), ("on", "off")),
}
_OF_SERVER = {
    **dict.fromkeys(("", "tables", "hosted", "usual", "puzzle", "daily", "language"), ()),
    "about": ("on", "off"),
    **dict.fromkeys(("roles", "channels", "quiet"), ("none",)),
    "rules": ("locked", "free"),
}


@dataclass(frozen=True, slots=True)
class PersonalSetting:
    """How a person likes to play, as the control sets it, if it does: `large=on`, `ping=never`."""

    name: str = ""
    value: str = ""

    def __str__(self) -> str:
        return f"{self.name}={self.value}" if self.name else ""

    @classmethod
    def parse(cls, text: str) -> Self:
        if not text:
            return cls()
        name, _, value = text.partition("=")
        if value not in _PERSONAL.get(name, ()):
            raise UnknownControl
        return cls(name, value)


@dataclass(frozen=True, slots=True)
class ServerSetting:
    """What a server's owner decides, and the value that the control sets, if any: `roles`, `roles=none`,
    `rules=locked`.
    """

    name: str = ""
    value: str = ""

    def __str__(self) -> str:
        return f"{self.name}={self.value}" if self.value else self.name

    @classmethod
    def parse(cls, text: str) -> Self:
        name, is_set, value = text.partition("=")
        if name not in _OF_SERVER or (is_set and value not in _OF_SERVER[name]):
            raise UnknownControl
        return cls(name, value)


STYLE = Action("style", PersonalSetting)
SERVER = Action("server", ServerSetting)
