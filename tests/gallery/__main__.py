"""`python -m tests.gallery DIR` draws every picture in every state, with a page to leaf through."""

import argparse
import sys
from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path

from tests.gallery.state import State
from tests.gallery.states import states

_HEAD = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Boneyard: every picture</title>
<meta name="viewport" content="width=device-width">
<style>
body { background: #0c2f2b; color: #f6f1e4; font: 16px/1.45 system-ui, sans-serif; margin: 2rem; }
section { display: grid; gap: 1.5rem; grid-template-columns: repeat(auto-fill, minmax(330px, 1fr)); }
figure { margin: 0; } img { width: 100%; height: auto; }
figcaption b { display: block; } figcaption { color: #b4d0c6; font-size: 14px; overflow-wrap: anywhere; }
</style></head><body>
"""


def write_gallery(folder: Path, found: Iterable[State]) -> int:
    """Write these pictures and `index.html` into the folder; returns the number of pictures. Raises OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    parts: dict[str, list[str]] = {}
    for number, state in enumerate(found, 1):
        name, words, png = f"{number:04}.png", escape(state.drawing.alt), state.drawing.render()
        (folder / name).write_bytes(png)
        parts.setdefault(state.part, []).append(
            f'<figure><a href="{name}"><img src="{name}" alt="{words}" width="1100" height="700" loading="lazy"></a>'
            f"<figcaption><b>{escape(state.title)} · {len(png) / 1024:.0f} KiB</b>{words}</figcaption></figure>\n"
        )
    sections = [f"<h2>{part}</h2><section>{''.join(figures)}</section>" for part, figures in parts.items()]
    (folder / "index.html").write_text(f"{_HEAD}{''.join(sections)}</body></html>\n", encoding="utf-8")
    return sum(map(len, parts.values()))


def main(arguments: Sequence[str] | None = None) -> None:
    """The command line. Exits with 1 where the folder cannot be written."""
    parser = argparse.ArgumentParser(prog="python -m tests.gallery", description="Draw every picture in every state.")
    parser.add_argument("folder", type=Path, metavar="DIR", help="where the pictures and index.html go")
    folder: Path = parser.parse_args(arguments).folder
    try:
        count = write_gallery(folder, states())
    except OSError as error:
        sys.exit(f"{folder} cannot be written ({error.strerror}). Choose another folder.")
    print(f"{count} pictures. Open {folder / 'index.html'} to leaf through them.")


if __name__ == "__main__":
    main()
