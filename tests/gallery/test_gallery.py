"""The gallery as a page: every game with every part, links that lead somewhere, and names that cannot break it."""

from collections import Counter
from html.parser import HTMLParser
from itertools import islice
from pathlib import Path

import pytest

from bot.rules.catalogue import CATALOGUE
from bot.words.speaker import say
from tests.gallery.__main__ import main
from tests.gallery.page import write_gallery
from tests.gallery.states import states
from tests.samples import sample


class Page(HTMLParser):
    """The links, images and tags of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.images: list[tuple[str, str]] = []
        self.tags: Counter[str] = Counter()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.tags[tag] += 1
        if tag == "a":
            self.links.append(given["href"])
        if tag == "img":
            self.images.append((given["src"], given["alt"]))


def test_every_picture_is_on_the_page(tmp_path: Path):
    folder = tmp_path / "new" / "folder"
    drawn = sample([*states()], 60)
    count = write_gallery(folder, drawn)
    page = Page((folder / "index.html").read_text(encoding="utf-8"))
    assert count == len(page.images) == len(drawn)
    assert {source for source, _ in page.images} == {path.name for path in folder.glob("*.png")}
    assert all(0 < len(alt) <= 1024 for _, alt in page.images)
    assert set(page.links) >= {source for source, _ in page.images}
    assert page.tags["b"] == count, "a name with markup in it makes no tag"


def test_every_game_is_there_with_every_part():
    found = [*states()]
    parts = Counter(state.part for state in found)
    ends = {"Ends of deals", "Posters", "Ends of matches", "Charts"}
    seats = {"Seats", "Seats as people like them", "Seats that are told more"}
    assert set(parts) >= {"Tables", "Names", "Lobbies", "Help", "Made up", *seats, *ends}
    for game in CATALOGUE.values():
        begun = {state.part for state in found if state.title.startswith(say(game.title))}
        assert begun >= {"Tables", "Ends of deals", "Ends of matches"}
        assert ("Seats" in begun) is game.hands_by_dm


def test_rare_states_are_there_too():
    alts = [state.drawing.alt for state in states() if state.part in ("Tables", "Seats", "Seats that are told more")]
    for words in (
        "asks to take back", "You ask to take back", "Auto-play: ", " claimed the rest.", "which only you see",
        "Tricks so far: ", "shot the moon", "challenged",
    ):  # fmt: skip
        assert any(words in alt for alt in alts), words


def test_the_same_states_are_found_again():
    once, again = (islice(states(), 100) for _ in range(2))
    assert [(it.part, it.title, it.drawing.alt) for it in once] == [(it.part, it.title, it.drawing.alt) for it in again]


def test_a_folder_that_cannot_be_written_is_said(tmp_path: Path):
    taken = tmp_path / "file"
    taken.write_text("")
    with pytest.raises(SystemExit) as left:
        main([str(taken / "below")])
    assert "cannot be written" in str(left.value.code)
