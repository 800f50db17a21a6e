"""The gallery: every view of every game, a page whose links lead somewhere, and names that cannot break it."""

from collections import Counter
from html.parser import HTMLParser
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.gallery.page import write_gallery
from bot.gallery.play import moments_of_match
from bot.gallery.states import states, states_of
from bot.rules.catalogue import CATALOGUE

MOVES = 30


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
    count = write_gallery(tmp_path / "new" / "folder", moves=6)
    folder = tmp_path / "new" / "folder"
    page = Page((folder / "index.html").read_text(encoding="utf-8"))
    assert count == len(page.images) > 100
    assert {source for source, _ in page.images} == {path.name for path in folder.glob("*.png")}
    assert all(0 < len(alt) <= 1024 for _, alt in page.images)
    assert set(page.links) >= {source for source, _ in page.images}
    assert "b" in page.tags
    assert page.tags["b"] == count, "a name with markup in it makes no tag"


def test_every_game_is_there_with_every_part():
    found = list(states(MOVES))
    parts = Counter(state.part for state in found)
    ends = {"Ends of deals", "Posters", "Ends of matches"}
    seats = {"Seats", "Seats as people like them", "Seats that are told more"}
    assert set(parts) >= {"Tables", "Names", "Lobbies", "Help", *seats, *ends}
    for game in CATALOGUE.values():
        assert any(state.part == "Tables" and state.title.startswith(game.title) for state in found)
        held = any(state.part == "Seats" and state.title.startswith(game.title) for state in found)
        assert held is game.hands_by_dm
    assert len(found) > 300


@pytest.mark.parametrize(
    ("game", "preset", "players", "told"),
    [
        ("black-tile", "eleven-point", 4, ("asks to take back", "You ask to take back", "Played for you: ")),
        ("black-tile", "eleven-point", 3, (" claimed the rest.",)),
        ("blind-hughie", "billitonnen", 4, ("seen by you alone",)),
        ("domino-hearts", "honour", 4, ("Review: the first ",)),
    ],
)
def test_what_happens_now_and_then_is_there_too(game: str, preset: str, players: int, told: tuple[str, ...]):
    found = moments_of_match(CATALOGUE[game], CATALOGUE.preset(game, preset), players, 400)
    alts = [state.drawing.alt for state in states_of(found)]
    for words in told:
        assert any(words in alt for alt in alts), words


def test_the_same_states_are_found_again():
    assert [(state.part, state.title) for state in states(4)] == [(state.part, state.title) for state in states(4)]


def test_a_folder_that_cannot_be_written_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    taken = tmp_path / "file"
    taken.write_text("")
    with pytest.raises(SystemExit) as left:
        main(["gallery", str(taken / "below")])
    assert left.value.code == 1
    assert "cannot be written" in capsys.readouterr().err
