"""What the page shows that depends on the bot behind it. The defaults fit any bot."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Shortcut:
    """A button labelled `label`, shown in its `group` below the text `about`. It types the `lines`; of those
    without a slash it presses the newest button whose custom id begins so.
    """

    group: str
    about: str
    label: str
    lines: tuple[str, ...]


@dataclass(frozen=True)
class Waiting:
    """How the page knows that the bot waits for a person, and what it calls that.

    A message waits for a person if it has a menu or a main button, and mentions them in a channel, or in the direct
    messages has a text in which the regular expression `asks` is found. "Choose for me" prefers what is labelled
    `prefer`.
    """

    title: str = "Waiting for you"
    go_to_direct_message: str = "Go to the message"
    asks: str | None = None
    prefer: str | None = None


@dataclass(frozen=True)
class PageSettings:
    """`home` is the name of the channel to begin in, the first if there is none of that name."""

    home: str = ""
    welcome: str = "A practice Discord on your own computer, with your bot. Type / for its commands."
    direct_messages: str = "Messages that only you can see."
    shortcuts_title: str = "Shortcuts"
    shortcuts: tuple[Shortcut, ...] = ()
    waiting: Waiting = Waiting()
    tools_note: str = "The bot should go on after each of these."
    delete_picture: str = "Delete the newest picture"
    restart_note: str = "The bot's process is killed, and started again"


ANY_BOT = PageSettings()
