"""The gallery: every view of every game, a page whose links lead somewhere, and names that cannot break it."""

from collections import Counter
from html.parser import HTMLParser
from itertools import islice
from pathlib import Path

import pytest

from bot.rules.catalogue import CATALOGUE
from bot.words.speaker import say
from tests.gallery.__main__ import main
from tests.gallery.approved import FREETYPE, MOVES, approved, current
from tests.gallery.page import write_gallery
from tests.gallery.play import moments_of_match
from tests.gallery.state import State
from tests.gallery.states import states, states_of
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


@pytest.fixture(scope="module")
def found() -> list[State]:
    return list(states(MOVES))


def test_every_picture_is_on_the_page(tmp_path: Path, found: list[State]):
    folder = tmp_path / "new" / "folder"
    drawn = sample(found, 20)
    count = write_gallery(folder, drawn)
    page = Page((folder / "index.html").read_text(encoding="utf-8"))
    assert count == len(page.images) == len(drawn)
    assert {source for source, _ in page.images} == {path.name for path in folder.glob("*.png")}
    assert all(0 < len(alt) <= 1024 for _, alt in page.images)
    assert set(page.links) >= {source for source, _ in page.images}
    assert "b" in page.tags
    assert page.tags["b"] == count, "a name with markup in it makes no tag"


def test_every_game_is_there_with_every_part(found: list[State]):
    parts = Counter(state.part for state in found)
    ends = {"Ends of deals", "Posters", "Ends of matches"}
    seats = {"Seats", "Seats as people like them", "Seats that are told more"}
    assert set(parts) >= {"Tables", "Names", "Lobbies", "Help", *seats, *ends}
    for game in CATALOGUE.values():
        assert any(state.part == "Tables" and state.title.startswith(say(game.title)) for state in found)
        held = any(state.part == "Seats" and state.title.startswith(say(game.title)) for state in found)
        assert held is game.hands_by_dm
    assert len(found) > 300


@pytest.fixture(scope="module")
def changed(found: list[State]) -> set[str]:
    """The names of what is not as it was approved: see approved.py."""
    return {name for name, _ in approved().items() ^ current(found).items()}


def test_pictures_look_as_they_were_approved(changed: set[str]):
    if approved()["pictures are of FreeType"] != FREETYPE:
        pytest.skip(f"another FreeType, {FREETYPE}, draws letters a hair differently")
    assert sorted(it for it in changed if it.startswith("picture")) == []


def test_texts_and_choices_are_as_they_were_approved(changed: set[str]):
    assert sorted(it for it in changed if not it.startswith("picture")) == []


@pytest.mark.parametrize(
    ("game", "preset", "players", "told"),
    [
        ("black-tile", "eleven-point", 4, ("asks to take back", "You ask to take back", "Auto-play: ")),
        ("black-tile", "eleven-point", 3, (" claimed the rest.",)),
        ("blind-hughie", "billitonnen", 4, ("which only you see",)),
        ("domino-hearts", "honour", 4, ("Tricks so far: ",)),
    ],
)
def test_what_happens_now_and_then_is_there_too(game: str, preset: str, players: int, told: tuple[str, ...]):
    found = moments_of_match(CATALOGUE[game], CATALOGUE.preset(game, preset), players, 400)
    alts = [state.drawing.alt for state in states_of(found)]
    for words in told:
        assert any(words in alt for alt in alts), words


def test_the_same_states_are_found_again(found: list[State]):
    again = islice(states(MOVES), 100)
    assert [(state.part, state.title) for state in again] == [(state.part, state.title) for state in found[:100]]


def test_a_folder_that_cannot_be_written_is_said(tmp_path: Path):
    taken = tmp_path / "file"
    taken.write_text("")
    with pytest.raises(SystemExit) as left:
        main([str(taken / "below")])
    assert "cannot be written" in str(left.value.code)
