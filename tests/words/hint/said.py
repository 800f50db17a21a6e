"""Expectations of moves, written in short, and the hints about them."""

import re

from bot.message import Names, Text
from bot.rules.notation import parse_move
from bot.rules.view import View
from bot.words.hint.hint import hint_text
from bot.words.hint.prospects import Prospect
from bot.words.persons import naming
from tests.told import told

name = ("Ann", "Bo", "Cy", "Dee").__getitem__


def prospect(text: str) -> Prospect:
    """Read the prospects of a move, "play 6-3 | less=4 takes=0.5". `less` is the loss against the best (0)."""
    move, _, facts = text.partition(" | ")
    found = {fact: float(value) for fact, _, value in (it.partition("=") for it in facts.split())}
    less = found.get("less", 0.0)
    behind = (less, found.get("error", 0.1)) if less else (0.0, 0.0)
    return Prospect(
        parse_move(move), -less, 0.5, behind, found.get("takes"), found.get("points", 0.0), found.get("made"),
        found.get("own", 0.0), found.get("others", 0.0),
    )  # fmt: skip


def brief(text: Text) -> str:
    """A hint by its messages and their values, moves and shares in short: "hint-better(<do 6-0>, <6-3>, point 4)"."""
    line = re.sub(r"[\w-]+=", "", told(text)).replace(", none)", ")")
    line = re.sub(r"choice-lead\(([^()]*)\)", r"\1", line)
    line = re.sub(r"train-play\((\S+), ([\w-]+)\)", r"\1, \2", line)
    line = re.sub(r"choice-tile-end\((\S+), (\w+)\)", r"\1, end-\2", line)
    line = re.sub(r"\*\* \+ (.*?) \+ \*\*", r"<\1>", line)
    line = re.sub(r"named-([\w-]+)\.do(?:\(([^()]*)\))?", lambda it: f"<do {it[2] or it[1]}>", line)
    line = re.sub(r"named-([\w-]+)\.than(?:\(([^()]*)\))?", lambda it: f"<{it[2] or it[1]}>", line)
    line = re.sub(r"often\((\d+)\)", r"\1/10", line)
    return re.sub(r"(?:about-(\w+)|reason-number)\((\w+)\)", lambda it: f"{it[1] or ''} {it[2]}".strip(), line)


def hint(view: View, prospects: str) -> str:
    with naming(Names(name, view.viewer)):
        return brief(hint_text(view, [*map(prospect, prospects.split(", "))]))
