"""A translation is compared with the English: by a language that is one folder, with a fault of each kind."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.message import Message
from bot.translation.check import Problem, check, mark_done, progress
from bot.translation.messages import written
from bot.words.catalogue import folder_of, sources_of
from bot.words.locales import language_of, languages
from bot.words.speaker import speaker
from tests.words.seventh import SEVENTH, seventh_language

ENGLISH = sources_of("en")


@pytest.fixture
def language(tmp_path: Path) -> Iterator[Path]:
    """The folder of a language that has nothing yet but who is addressed."""
    with seventh_language(tmp_path, {"core": "you = tu\n"}):
        yield tmp_path / SEVENTH


def found(problem: Problem) -> list[tuple[str, str]]:
    return [(it.id, it.detail) for it in check(SEVENTH) if it.problem is problem]


def test_a_folder_is_a_language(language: Path) -> None:
    assert language.name in languages()
    assert language_of("it") == SEVENTH
    assert speaker(SEVENTH).say(Message("you")) == "tu"
    assert speaker(SEVENTH).say(Message("someone")) == speaker("en").say(Message("someone"))
    done, every = progress(SEVENTH)
    assert done == 1
    missing = [it for it in check(SEVENTH) if it.problem is Problem.MISSING]
    in_core = written({"core": ENGLISH["core"]}).messages.keys() - {"you"}
    assert {it.id for it in missing if it.file == "core"} == in_core
    whole = {it.file: int(it.detail.split()[0]) for it in missing if it.file != "core"}  # a line for each
    assert whole.keys() == ENGLISH.keys() - {"core"}
    assert done + len(in_core) + sum(whole.values()) == every


@pytest.mark.parametrize(
    ("file", "text", "problem", "name"),
    [
        ("core", "you tu", Problem.NOT_FLUENT, "'you tu'"),
        ("core", "you = tu\nyou = voi", Problem.TWICE, "you"),
        ("core", "yo = tu", Problem.UNKNOWN, "yo"),
        ("typed", "you = tu", Problem.UNKNOWN, "you"),
        ("core", "bid-amount = { $amout }", Problem.ARGUMENTS, "bid-amount"),
        ("core", "bid-amount = una", Problem.UNSAID, "bid-amount"),
        ("core", "deal-name = { $kind ->\n [giro] giro\n *[deal] mano\n} { $number }", Problem.VARIANT, "deal-name"),
        ("core", "alt-total = { $who-is ->\n [tu] tu\n *[one] { $who }\n} { $total }", Problem.VARIANT, "alt-total"),
        ("errors", "error-moves-deleted = { COMMAND(\"daily\") }", Problem.REFERENCES, "error-moves-deleted"),
        ("commands", "command-name-new = Nuovo", Problem.NAME, "command-name-new"),
        ("commands", "command-name-new = di nuovo", Problem.NAME, "command-name-new"),
        ("commands", f"command-name-new = {'n' * 33}", Problem.NAME, "command-name-new"),
        ("commands", "command-name-new = a\ncommand-name-open = a", Problem.ALIKE, "command-name-open"),
        ("typed", "typed-word-1 = uno, asso\ntyped-word-ace = Asso", Problem.ALIKE, "typed-word-ace"),
        ("commands", f"command-domino = {'n' * 101}", Problem.TOO_LONG, "command-domino"),
        ("commands", f"menu-replay = {'n' * 33}", Problem.TOO_LONG, "menu-replay"),
        ("commands", "button-stop-it = Per favore, ferma", Problem.LONG, "button-stop-it"),
    ],
)  # fmt: skip
def test_each_fault_is_told(language: Path, file: str, text: str, problem: Problem, name: str) -> None:
    (language / f"{file}.ftl").write_text(f"{text}\n", encoding="utf-8")
    if file != "core":
        (language / "core.ftl").write_text("", encoding="utf-8")
    assert name in dict(found(problem))


@pytest.mark.parametrize(
    "text",
    [
        "bid-amount = { $amount ->\n    [one] una\n   *[other] { $amount }\n}",
        "you = te",
        "goal = { $number ->\n    [one] { $number }\n   *[other] { $number }\n}",  # not by its kind
    ],
)
def test_another_grammar_is_no_fault(language: Path, text: str) -> None:
    (language / "core.ftl").write_text(f"{text}\n", encoding="utf-8")
    assert [it for it in check(SEVENTH) if it.id == text.partition(" ")[0]] == []


def test_a_changed_english_message_is_stale_until_it_is_noted(language: Path) -> None:
    assert found(Problem.STALE) == []
    mark_done(SEVENTH)
    assert found(Problem.STALE) == []
    english = language.parent / "en"
    english.unlink()
    english.mkdir()
    for name, source in ENGLISH.items():
        (english / f"{name}.ftl").write_text(source, encoding="utf-8")
    (english / "core.ftl").write_text(ENGLISH["core"].replace("you = you", "you = thou"), encoding="utf-8")
    assert found(Problem.STALE) == [("you", "now 'thou'")]
    mark_done(SEVENTH)
    assert found(Problem.STALE) == []


def test_the_command_says_it_and_fails_where_there_are_faults(
    language: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["words", "check", SEVENTH])
    told = capsys.readouterr().out.splitlines()
    assert ended.value.code == 1
    assert "core.ftl: someone is missing" in told
    assert told[-1].startswith("1 of ")
    for name, source in ENGLISH.items():
        (language / f"{name}.ftl").write_text(source, encoding="utf-8")
    with pytest.raises(SystemExit) as ended:
        main(["words", "check", SEVENTH, "--done"])
    assert ended.value.code == 0
    assert len(capsys.readouterr().out.splitlines()) == 2
    with pytest.raises(SystemExit) as ended:
        main(["words", "check", "tlh"])
    assert ended.value.code == 2


def test_a_reader_that_closes_the_pipe_gets_no_traceback() -> None:
    command = [sys.executable, "-m", "bot", "words", "check", "es"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.close()
        process.stdout = None
        _, told = process.communicate(timeout=60)
    assert told == b""


def test_every_language_knows_what_it_was_translated_from() -> None:
    """Else the check could not tell which English messages have changed since: `words check LANG --done`."""
    for language in languages():
        assert language == "en" or (folder_of(language) / "translated.txt").exists(), language
