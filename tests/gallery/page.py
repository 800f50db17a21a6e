"""The gallery as a folder: a PNG for each picture, and a page that shows them all."""

from collections.abc import Iterable
from html import escape
from pathlib import Path

from tests.gallery.state import State

_HEAD = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Boneyard: every picture</title>
<meta name="viewport" content="width=device-width">
<style>
body { background: #0c2f2b; color: #f6f1e4; font: 16px/1.45 system-ui, sans-serif; margin: 2rem; }
a { color: #ffc857; } h2 { margin: 2.5rem 0 1rem; }
nav a { margin-right: 1rem; }
section { display: grid; gap: 1.5rem; grid-template-columns: repeat(auto-fill, minmax(var(--wide, 330px), 1fr)); }
figure { margin: 0; } img { width: 100%; height: auto; border-radius: 6px; background: #12403a; }
figcaption b { display: block; } figcaption { color: #b4d0c6; font-size: 14px; overflow-wrap: anywhere; }
</style></head><body>
"""
_TAIL = "</body></html>\n"


def write_gallery(folder: Path, found: Iterable[State]) -> int:
    """Write these pictures and `index.html` into the folder; returns the number of pictures. Raises OSError."""
    folder.mkdir(parents=True, exist_ok=True)
    shown: dict[str, list[str]] = {}
    for number, state in enumerate(found, 1):
        name = f"{number:04}.png"
        png = state.drawing.render()
        (folder / name).write_bytes(png)
        shown.setdefault(state.part, []).append(_figure(state, name, len(png)))
    (folder / "index.html").write_text(_page(shown.items()), encoding="utf-8")
    return sum(map(len, shown.values()))


def _figure(state: State, name: str, size: int) -> str:
    words = escape(state.drawing.alt)
    return (
        f'<figure><a href="{name}"><img src="{name}" alt="{words}" width="1100" height="700" loading="lazy"></a>'
        f"<figcaption><b>{escape(state.title)} · {size / 1024:.0f} KiB</b>{words}</figcaption></figure>\n"
    )


def _page(parts: Iterable[tuple[str, list[str]]]) -> str:
    links, body = "", ""
    for part, figures in parts:
        anchor = part.lower().replace(" ", "-")
        links += f'<a href="#{anchor}">{escape(part)} ({len(figures)})</a>'
        body += f'<h2 id="{anchor}">{escape(part)}</h2>\n<section>\n{"".join(figures)}</section>\n'
    return f"{_HEAD}<h1>Every picture</h1>\n<nav>{links}</nav>\n{body}{_TAIL}"
