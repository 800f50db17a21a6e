"""The catalogue and the code fit; what a language lacks is said in English, and files are read by several threads."""

import ast
import re
import threading
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest
from prometheus_client import REGISTRY

from bot.message import Message
from bot.words.catalogue import MessageCatalogue, sources_of
from bot.words.locales import language_of
from bot.words.speaker import speaker
from tests.words.leftovers import ROOT, leftovers_in
from tests.words.seventh import SEVENTH, seventh_language
from tests.words.written import arguments_of

CODE = [path for folder in ("bot", "cogs", "images") for path in (ROOT / folder).glob("**/*.py")]


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def _calls(path: Path) -> Iterator[tuple[int, str, frozenset[str] | None]]:
    """Each `Message("…", …)` as written: its line, its id, the names of its arguments (None: not all are written)."""
    for node in ast.walk(tree_of(path)):
        match node:
            case ast.Call(ast.Name("Message"), [ast.Constant(str(name)), *_], keywords):
                given = frozenset(word.arg.replace("_", "-") for word in keywords if word.arg)
                yield node.lineno, name, None if any(word.arg is None for word in keywords) else given
            case _:
                pass


def test_no_words_are_left_in_python():
    assert [leftover for path in CODE for leftover in leftovers_in(path)] == []


def test_a_message_stands_in_one_file():
    found = Counter(
        name for source in sources_of("en").values() for name in re.findall(r"(?m)^([a-z][\w-]*) *=", source)
    )
    assert [name for name, count in found.items() if count > 1] == []


def test_messages_are_said_as_they_are_written():
    variables = arguments_of(speaker("en"))
    wrong = [
        f"{path.relative_to(ROOT)}:{line}: {name} takes {sorted(variables.get(name, ['it does not exist']))}"
        for path in CODE
        for line, name, given in _calls(path)
        if name not in variables or (given is not None and given != variables[name])
    ]
    assert wrong == []


BROKEN = {  # messages that cannot be said, and one that is not there
    Message("someone"): "",
    Message("bid-amount", amount=5): "bid-amount { $amount }",  # no Fluent
    Message("seat-unnamed", number=3): "seat-unnamed = { $nubmer }",
    Message("chain-total", before=1, after=2): "chain-total = { $befor ->\n   *[other] { $after }\n}",
    Message("side", letter="A"): "side = { bid-amount }",
    Message("seat-computer-for", name="Ann"): "seat-computer-for =\n    .told = { $name }",
}


def untranslated() -> float:
    return REGISTRY.get_sample_value("boneyard_untranslated_total", {"language": SEVENTH}) or 0


def test_a_broken_message_is_said_in_english_and_counted(tmp_path: Path) -> None:
    with seventh_language(tmp_path, {"core": "you = tu\n" + "\n".join(BROKEN.values())}):
        who, english = speaker(SEVENTH), speaker("en")
        for message in BROKEN:
            before = untranslated()
            assert [say(message) for say in (who.say, who.chat)] == [english.say(message)] * 2
            assert who.line(message) == english.line(message)
            assert untranslated() == before + 3, message
        assert who.say(Message("you")) == "tu"


def test_a_message_of_no_language_is_an_error(tmp_path: Path) -> None:
    with seventh_language(tmp_path, {"core": "you = tu\n"}):
        with pytest.raises(LookupError):
            speaker(SEVENTH).say(Message("no-such-message"))
        with pytest.raises(ValueError, match="amount"):
            speaker(SEVENTH).say(Message("bid-amount"))


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("en-US", "en"), ("en-GB", "en"), ("es-ES", "es"), ("es-419", "es"), ("pt-BR", "pt-BR"), ("pt-PT", "pt-BR"),
        ("fr", "fr"), ("de", "de"), ("nl", "nl"), ("ja", "en"), ("zh-CN", "en"), ("", "en"), (None, "en"),
    ],
)  # fmt: skip
def test_a_locale_gets_its_language_whatever_the_region_else_english(locale: str | None, language: str) -> None:
    assert language_of(locale) == language


class Interrupted(Mapping[str, str]):
    """Two files. While the second is first read for its messages another thread asks for one of them."""

    def __init__(self) -> None:
        self._files = {"core": "yes = Yes\n", "table": "no = No\n"}
        self.asked: threading.Thread | None = None

    def __getitem__(self, name: str) -> str:
        asked = self.asked
        if name == "table" and asked is not None and asked.ident is None:
            asked.start()
            asked.join()
        return self._files[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._files)

    def __len__(self) -> int:
        return len(self._files)


def test_a_file_is_read_by_two_threads() -> None:
    sources, told = Interrupted(), list[str]()
    catalogue = MessageCatalogue("en_GB", sources, {})
    sources.asked = threading.Thread(target=lambda: told.append(catalogue.pattern("no").say({})))
    assert catalogue.pattern("no").say({}) == "No"
    assert told == ["No"]
