"""The catalogue and the code fit; what a language lacks is said in English, and files are read by several threads."""

import ast
import re
import threading
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest
from prometheus_client import REGISTRY

from bot.message import Message
from bot.words.catalogue import MessageCatalogue, sources_of
from bot.words.locales import language_of
from bot.words.speaker import speaker
from tests.source import ROOT, SOURCES, nodes_of
from tests.words.leftovers import leftovers_in
from tests.words.seventh import SEVENTH, seventh_language
from tests.words.written import arguments_of, english_ids, messages_of


def _calls(path: Path) -> Iterator[tuple[int, str, frozenset[str] | None]]:
    """Each `Message("…", …)` as written: its line, its id, the names of its arguments (None: not all are written)."""
    for node in nodes_of(path):
        match node:
            case ast.Call(ast.Name("Message"), [ast.Constant(str(name)), *_], keywords):
                given = frozenset(word.arg.replace("_", "-") for word in keywords if word.arg)
                yield node.lineno, name, None if any(word.arg is None for word in keywords) else given
            case _:
                pass


def test_no_words_are_left_in_python():
    assert [leftover for path in SOURCES for leftover in leftovers_in(path)] == []


def test_a_message_stands_in_one_file():
    found = Counter(
        name for source in sources_of("en").values() for name in re.findall(r"(?m)^([a-z][\w-]*) *=", source)
    )
    assert [name for name, count in found.items() if count > 1] == []


def test_messages_are_said_as_they_are_written():
    variables = arguments_of(speaker("en"))
    wrong = [
        f"{path.relative_to(ROOT)}:{line}: {name} takes {sorted(variables.get(name, ['it does not exist']))}"
        for path in SOURCES
        for line, name, given in _calls(path)
        if name not in variables or (given is not None and given != variables[name])
    ]
    assert wrong == []


ANY = "[a-z0-9_-]+"  # what an f-string has between its words


def _constants(path: Path) -> Iterator[str]:
    """The strings of a file; of one with something in it, a pattern for what it may become."""
    for node in nodes_of(path):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield re.escape(node.value)
        if isinstance(node, ast.JoinedStr):
            yield "".join(re.escape(str(it.value)) if isinstance(it, ast.Constant) else ANY for it in node.values)


def _families(path: Path) -> Iterator[str]:
    """The families of messages that are called after what they are for: each `message_for("…", …)`."""
    for node in nodes_of(path):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "message_for":
            yield ast.literal_eval(node.args[0])


def test_every_message_is_used():
    patterns = {constant for path in SOURCES for constant in _constants(path) if re.match(r"^[a-z\[]", constant)}
    literal = {re.sub(r"\\(.)", r"\1", it) for it in patterns if ANY not in it}
    families = [it for it in patterns if ANY in it and re.match(r"[a-z]+\\?-", it)]
    families += [rf"{family}-{ANY}(\.{ANY})?" for path in SOURCES for family in _families(path)]
    family = re.compile("|".join(families) or "(?!)")
    by_messages = {name for message in messages_of(speaker("en")).values() for name in message.references}
    unused = {
        name
        for name in english_ids() - by_messages - literal
        if name.partition(".")[0] not in literal and not family.fullmatch(name)
    }
    assert unused == set()


BROKEN = {  # messages that cannot be said, and one that is not there
    Message("someone"): "",
    Message("bid-amount", amount=5): "bid-amount { $amount }",  # no Fluent
    Message("seat-unnamed", number=3): "seat-unnamed = { $nubmer }",
    Message("line-total", before=1, after=2): "line-total = { $befor ->\n   *[other] { $after }\n}",
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
