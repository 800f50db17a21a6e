"""The page that shows a language is whole in one file."""

import re
from pathlib import Path

import pytest

from bot.rules.catalogue import CATALOGUE
from bot.translation.preview import write_preview
from bot.words.speaker import say
from tests.words.seventh import seventh_language
from tests.words.written import english_ids


@pytest.mark.soak  # it draws every page of the help
def test_every_game_and_message_is_shown_beside_the_english(tmp_path: Path) -> None:
    """A language needs only one message; nothing is loaded from elsewhere."""
    (tmp_path / "languages").mkdir()
    with seventh_language(tmp_path / "languages", {"core": "you = tu\n"}) as language:
        page = tmp_path / "page.html"
        assert write_preview(language, page) > 100
    html = page.read_text(encoding="utf-8")
    assert all(f"<h2>{say(game.title)}</h2>" in html for game in CATALOGUE.values())
    assert set(re.findall(r'(?:src|href)="([^"]{0,22})', html)) == {"data:image/png;base64,"}
    assert {*re.findall(r"<dt>(.*?)</dt>", html)} == english_ids()
    assert '<dt>you</dt><dd>tu</dd><dd class="english">you</dd>' in html
    assert html.count('class="english"><summary>English') > 100
