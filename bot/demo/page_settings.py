"""The settings of the playground's page for our bot: each game's shortcuts, and the page's texts."""

from collections.abc import Iterator

from bot.playground.page.settings import PageSettings, Shortcut, Waiting
from bot.rules.catalogue import CATALOGUE

_ASKS = r"\*\*(Your turn|Pass \d|Review|You shot the moon)\b"
_COMPUTERS = {1: "one computer", 2: "two computers", 3: "three computers", 5: "five computers"}


def page_settings() -> PageSettings:
    """The page's settings for our bot."""
    return PageSettings(
        home="games",
        welcome=(
            "A Discord of your own, on this machine: the real bot, and people whom you play. "
            "Choose a game, or type / below for the bot's commands."
        ),
        direct_messages="What the bot sends to you alone. Your hands come here.",
        shortcuts_title="New table",
        shortcuts=tuple(_shortcuts()),
        waiting=Waiting("Your turn", "Go to your hand", asks=_ASKS, prefer="Pass"),
        tools_note="The match goes on after each of these.",
        delete_picture="Delete the table message",
        restart_note="The bot's process is killed; its matches are on disk",
    )


def _shortcuts() -> Iterator[Shortcut]:
    """For each game: play against computers at once, or open a table."""
    for name, game in CATALOGUE.items():
        preset = game.presets[0]
        players = preset.players[0]
        others = players - 1
        rules = preset.options, players
        about = f"{game.aim(*rules)} {players} players, about {game.minutes(*rules)} minutes."
        opened, seated = f"/domino new game:{name}", ("/domino computer",) * others
        label = f"Play {_COMPUTERS.get(others, f'{others} computers')}"
        yield Shortcut(game.title, about, label, (opened, *seated, "/domino start"))
        yield Shortcut(game.title, about, "Open a table", (opened,))
