"""What our bot's messages show, taken from a match of its own, for the floor bot to show the same."""

import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Self

from bot.playground import Revision

KEPT = ("type", "style", "label", "custom_id", "disabled", "placeholder", "min_values", "max_values", "options")


@dataclass(frozen=True)
class Sample:
    """One message: its text, its rows of controls, its picture and the picture's alternative text."""

    content: str
    rows: list[list[dict[str, Any]]]
    filename: str
    description: str | None
    picture: bytes

    @classmethod
    def of(cls, shown: Revision) -> Self:
        rows = [[{key: it[key] for key in KEPT if key in it} for it in row["components"]] for row in shown.components]
        picture = shown.attachments[0]
        return cls(shown.content, rows, picture.filename, picture.description, picture.data)

    @property
    def button(self) -> str:
        every = (it for row in self.rows for it in row if it["type"] == 2 and not it.get("disabled"))
        return next(it["custom_id"] for it in every)

    def save(self, folder: Path, name: str) -> None:
        body = asdict(self) | {"picture": None}
        (folder / f"{name}.json").write_text(json.dumps(body), encoding="utf-8")
        (folder / f"{name}.png").write_bytes(self.picture)

    @classmethod
    def load(cls, folder: Path, name: str) -> Self:
        body = json.loads((folder / f"{name}.json").read_text(encoding="utf-8"))
        return cls(**(body | {"picture": (folder / f"{name}.png").read_bytes()}))
