"""The catalogue and the code fit; what a language lacks is said in English, and files are read by several threads."""

import ast
import random
import re
import threading
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

import pytest
from fluent.syntax import ast as fluent
from prometheus_client import REGISTRY

from bot.message import Message
from bot.rules.view import Phase
from bot.translation.messages import WrittenMessage
from bot.words.catalogue import MessageCatalogue, sources_of
from bot.words.locales import language_of, languages
from bot.words.speaker import speaker
from tests.samples import sample
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


def test_two_threads_ask_for_a_message_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    catalogue, told = MessageCatalogue("en_GB", {"core": "no = No\n"}, {}), list[str]()
    other = threading.Thread(target=lambda: told.append(catalogue.pattern("no").say({})))
    parsed = catalogue.parsed

    def interrupted(name: str) -> fluent.Pattern:
        if other.ident is None:
            other.start()
            other.join()
        return parsed(name)

    monkeypatch.setattr(catalogue, "parsed", interrupted)
    assert catalogue.pattern("no").say({}) == "No"
    assert told == ["No"]


# -- compiled messages -------------------------------------------------------------------------------------------------

NUMBERS = (0, 1, 2, 5, 11, 999, 1000, 1_000_000)
COMBINATIONS = 4  # of the values of a message's arguments


def result(say: Callable[[Mapping[str, object]], str], values: Mapping[str, object]) -> str | None:
    """The text; None where a value is missing."""
    try:
        return say(values)
    except (KeyError, ValueError):
        return None


def values_of(name: str, messages: Mapping[str, WrittenMessage]) -> Mapping[str, Sequence[object]]:
    """Values that each argument of a message can have, None where it is missing."""
    every, waiting = dict[str, set[object]](), [messages[name]]
    for message in waiting:
        waiting += [messages[it] for it in message.references & messages.keys()]
        for argument in message.shown:
            every.setdefault(argument, {"A", "5", Phase.PLAY, None})
        for argument, keys in message.keys.items():
            every.setdefault(argument, {"A", "5", Phase.PLAY, None}).update(keys, NUMBERS)
    return {argument: sorted(values, key=str) for argument, values in every.items()}


@pytest.mark.parametrize("language", languages())
def test_a_compiled_message_says_what_the_library_says(language: str) -> None:
    catalogue, rng = speaker(language).catalogue, random.Random(language)
    messages = messages_of(speaker(language))
    for name in sample([*messages], 8):
        pattern, values = catalogue.pattern(name), values_of(name, messages)
        assert pattern._said != pattern._said_by_library
        for _ in range(COMBINATIONS if values else 1):
            chosen = {argument: rng.choice(every) for argument, every in values.items()}
            given = {argument: value for argument, value in chosen.items() if value is not None}
            assert result(pattern.say, given) == result(pattern._said_by_library, given), (name, given)


@pytest.mark.parametrize(
    ("message", "told"),
    [
        ("{ $n }, { NUMBER($n, minimumFractionDigits: 1) }", "1,000, 1,000.0"),
        ("{ NUMBER($n) ->\n    [one] one\n   *[other] { $n } others\n }", "1,000 others"),
        ("{ -name }", "Boneyard"),
        ("{ 5 }", "5"),
        ('{ "{" } { $n ->\n    [1000] a thousand\n   *[one] one\n }', "{ a thousand"),
    ],
)
def test_the_library_says_what_is_not_compiled(message: str, told: str) -> None:
    catalogue = MessageCatalogue("en_GB", {"core": f"it = {message}\n-name = Boneyard\n"}, {})
    assert catalogue.pattern("it").say({"n": 1000}) == told


def test_a_message_that_refers_to_itself_is_an_error() -> None:
    catalogue = MessageCatalogue("en_GB", {"core": "one = { two }\ntwo = { one }\n"}, {})
    with pytest.raises(LookupError):
        catalogue.pattern("one")


def test_only_messages_that_are_needed_are_parsed() -> None:
    catalogue = MessageCatalogue("en_GB", {"core": "one = 1 { two }\n# about\ntwo = 2\nthree = 3\n"}, {})
    assert catalogue.pattern("one").say({}) == "1 2"
    assert catalogue._parsed.keys() == {"one", "two"}
