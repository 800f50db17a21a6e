"""A language in one HTML file: every kind of picture, pages with their texts, and every message."""

from base64 import b64encode
from collections.abc import Callable, Iterator
from html import escape
from itertools import groupby
from pathlib import Path
from typing import TypeVar

from bot.message import Message
from bot.translation.messages import written
from bot.translation.shown import pages, picture_of, pictures, read
from bot.words.catalogue import sources_of
from bot.words.locales import ENGLISH
from bot.words.speaker import Speaker, say, speaker, speaking
from cogs.kit.payload.page import Page
from cogs.kit.payload.payload import Payload
from images.drawing import Drawing

_HEAD = """<!doctype html>
<html lang="{language}"><head><meta charset="utf-8"><title>Boneyard: {language}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>
body {{ background: #0c2f2b; color: #f6f1e4; font: 16px/1.45 system-ui, sans-serif; margin: 0 auto; max-width: 60rem; padding: 1rem; }}
h1, h2 {{ line-height: 1.2; }} h2 {{ margin: 2rem 0 1rem; }} summary {{ cursor: pointer; color: #ffc857; }}
section {{ display: grid; gap: 1.5rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 26rem), 1fr)); }}
article {{ min-width: 0; }} img {{ width: 100%; height: auto; border-radius: 6px; }}
p, dd {{ white-space: pre-wrap; overflow-wrap: anywhere; margin: 0.4rem 0; }} .alt, dt, .english {{ color: #b4d0c6; font-size: 14px; }}
.label {{ display: inline-block; background: #2b564f; border-radius: 6px; margin: 2px; padding: 2px 8px; font-size: 14px; }}
</style></head><body>
<h1>{named}</h1>
"""  # noqa: E501 - it is a style sheet
_TAIL = "</body></html>\n"
_LANGUAGE = Message("language-name")
V = TypeVar("V")


def write_preview(language: str, file: Path) -> int:
    """Write the page of a language. Returns its number of pictures. Raises KeyError (no such language), OSError."""
    who = speaker(language)
    with speaking(who), file.open("w", encoding="utf-8") as out:
        out.write(_HEAD.format(language=language, named=escape(who.say(_LANGUAGE))))
        count = 0
        for part, found in groupby(_shown(who), key=lambda it: it[0]):
            articles = [html for _, html in found]
            count += sum(it.count("<img") for it in articles)
            out.write(f"<h2>{escape(part)}</h2>\n<section>\n{''.join(articles)}</section>\n")
        out.writelines(_messages(language))
        out.write(_TAIL)
    return count


def _shown(who: Speaker) -> Iterator[tuple[str, str]]:
    """Each picture and page with its heading, followed by its English twin; of a page only the words."""
    english = None if who.language == ENGLISH else speaker(ENGLISH)
    for part, draw in pictures():
        own = _drawn(draw(), who)
        if own:
            twin = _in_english(_drawn(_spoken(draw, english), english)) if english else ""
            yield say(part), f"<article>{own}{twin}</article>\n"
    for part, make in pages():
        twin = _in_english(_words(_spoken(make, english))) if english else ""
        own = make()
        yield say(part), f"<article>{_drawn(picture_of(own), who)}{_words(own)}{twin}</article>\n"


def _spoken(make: Callable[[], V], who: Speaker) -> V:
    with speaking(who):
        return make()


def _drawn(drawing: Drawing | None, who: Speaker) -> str:
    if drawing is None:
        return ""
    data, alt = b64encode(drawing.render()).decode(), escape(drawing.alt)
    return (
        f'<img src="data:image/png;base64,{data}" alt="" loading="lazy"><p class="alt" lang="{who.language}">{alt}</p>'
    )


def _words(message: Page | Payload) -> str:
    texts, labels = read(message)
    paragraphs = "".join(f"<p>{escape(text)}</p>" for text in texts)
    return paragraphs + "".join(f'<span class="label">{escape(it)}</span>' for it in labels)


def _in_english(html: str) -> str:
    return f'<details class="english"><summary>English</summary>{html}</details>'


def _messages(language: str) -> Iterator[str]:
    """Every message in Fluent, file by file."""
    english, own = (written(sources_of(it)).messages for it in (ENGLISH, language))
    for file, found in groupby(english.values(), key=lambda it: it.file):
        yield f"<details><summary>{escape(file)}.ftl</summary>\n<dl>\n"
        for original in found:
            translated = own.get(original.id)
            theirs = "" if translated is None else f"<dd>{escape(translated.text)}</dd>"
            yield f'<dt>{original.id}</dt>{theirs}<dd class="english">{escape(original.text)}</dd>\n'
        yield "</dl></details>\n"
