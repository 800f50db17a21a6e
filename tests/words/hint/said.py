"""What is to be expected of moves, written in short, and what is said of them."""

from bot.message import Joined, Message, Text, Who
from bot.rules.moves import parse_move
from bot.rules.view import View
from bot.words.hint.amounts import about
from bot.words.hint.hint import hint_text
from bot.words.hint.prospects import Prospect
from bot.words.moves import Form, named
from tests.rules.black_tile.scenarios import ELEVEN

name = ("Ann", "Bo", "Cy", "Dee").__getitem__
BLACK_TILE = ELEVEN.hands("6-6 5-4 3-0 2-1", "6-3 6-0 2-2 0-0", "6-4 6-2 1-0 5-1", "5-5 5-3 4-1 2-0")
SECOND = BLACK_TILE.play("0 lead 6-6 as 6").view(1)
YOUR_SIDE = Who(Message("your-side"))


def prospect(
    move: str, less: float = 0.0, error: float = 0.1, *, takes: float | None = None, points: float = 0.0,
    made: float | None = None, own_moon: float = 0.0, other_moon: float = 0.0,
) -> Prospect:  # fmt: skip
    """What is to be expected of a move that is so much worse than the best."""
    behind = (less, error) if less else (0.0, 0.0)
    return Prospect(parse_move(move), -less, 0.5, behind, takes, points, made, own_moon, other_moon)


def facts(text: Text) -> list[tuple[str, dict[str, object]]]:
    """The messages of a text, each with its values."""
    parts = text.parts if isinstance(text, Joined) else (text,)
    return [(part.id, dict(part.values)) for part in parts if isinstance(part, Message)]


def told(view: View, *prospects: Prospect) -> list[tuple[str, dict[str, object]]]:
    """What a hint says: the advice, and a reason if there is one."""
    found = facts(hint_text(view, prospects, name))
    assert len(found) <= 2
    return found


def why(view: View, *prospects: Prospect) -> tuple[str, dict[str, object]]:
    """The reason of a hint."""
    _, reason = told(view, *prospects)
    return reason


def move(view: View, notation: str, form: Form = "than") -> Message:
    """A move as it is named."""
    return named(view, parse_move(notation), name, form)


def better(view: View, best: str, other: str, less: float, unit: str = "point") -> tuple[str, dict[str, object]]:
    """That one move is so much better than another."""
    advice: dict[str, object] = {
        "move": move(view, best, "do"),
        "other": move(view, other),
        "points": about(less, unit),
    }
    return "hint-better", advice


def you(view: View) -> Who:
    return Who(name(view.viewer or 0), is_you=True)
