"""The page's colours: text is legible in both themes, and controls have edges that are seen."""

import re

import pytest

from bot.playground.page.server import FILES

STYLE = (FILES / "style.css").read_text(encoding="utf-8")
GROUNDS = ("page", "side", "raised", "hover", "second", "for-me", "alone", "wrong")
TEXTS = [(text, ground) for text in ("text", "muted", "strong") for ground in GROUNDS]
LINKS = [("mention-text", ground) for ground in ("mention", "page", "raised", "hover", "for-me", "alone", "wrong")]
OTHERS = [("on-main", "main"), *(("bad", ground) for ground in ("page", "raised", "alone", "for-me"))]
EDGES = [(edge, ground) for edge in ("edge", "focus") for ground in ("page", "side", "raised")]


def theme(opening: str) -> dict[str, str]:
    """The colour variables of the CSS rule with this selector."""
    return dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6})", STYLE.split(opening, 1)[1].split("}", 1)[0]))


LIGHT, DARK = theme(":root {"), theme(':root[data-theme="dark"] {')


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (it / 12.92 if it <= 0.04045 else ((it + 0.055) / 1.055) ** 2.4 for it in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("colours", [LIGHT, DARK], ids=["light", "dark"])
def test_contrast(colours: dict[str, str]) -> None:
    for least, pairs in ((4.5, TEXTS + LINKS + OTHERS), (3.0, EDGES)):
        for front, back in pairs:
            assert contrast(colours[front], colours[back]) >= least, (front, back)


def test_dark_is_the_same_whether_the_system_or_the_visitor_chose_it() -> None:
    assert theme(':root:not([data-theme="light"]) {') == DARK
    assert LIGHT.keys() == DARK.keys()
