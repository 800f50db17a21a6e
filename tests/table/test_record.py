"""The record of a match: written, checked, and found out where someone has touched it."""

import random
import re
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.rules.catalogue import CATALOGUE
from bot.rules.shuffle import commitment, match_seed
from bot.store.errors import SecretKept
from bot.table.tables import Tables
from bot.table.verification.head import BadRecord
from bot.table.verification.report import printable, report
from bot.table.verification.verify import HEADER, Verified, read_file, record_text, verify
from bot.words.speaker import say
from tests.open_stores import stores
from tests.table.fixtures import count_secrets
from tests.table.moves import INTERACTIONS
from tests.table.people import ANN, BEA, join, lobby, match, numbered_match, play_out
from tests.told import fails_with, refused

# Matches of three that were stopped in their first deal: the fair shuffle may never change, so they verify for ever.
KEPT = """\
Boneyard game record 2
game: black-tile
options: {"target": 61, "variant": "11"}
players: 3
opened: 1309876500000000000
people: 1 2 3
joins: 2:1309876543210987654 3:1309876599999999999
start: 1:1309876700000000001
seal: 67050eeb5f95abf57449d92629dcf69f80c26247e207ad006a862d1e4e6498ff
secret: 5feceb66ffc86f38d952786c6d696c79c2dbc239dd4e91b46729d73a27fb57e9
names: ["Ann", "Bea", "Cid"]

1 1 pass 6-5 6-4 6-3
"""
HANDS = (
    "6-5 6-4 6-3 5-5 5-0 4-4 4-0 3-1 2-0",
    "6-2 6-1 5-4 5-3 5-1 4-2 3-3 1-1 0-0",
    "6-6 6-0 5-2 4-3 4-1 3-2 3-0 2-2 1-0",
)
WITHOUT_PRESSES = re.sub("(?m)^(opened|joins|start): .*", r"\1: -", KEPT.partition("\n\n")[0])
KEPT_OF_CONTEST = WITHOUT_PRESSES.replace("\nseal:", "\ndeals: 4\nseal:")
HANDS_OF_CONTEST = (
    "6-3 6-0 5-5 5-2 4-3 4-1 3-3 3-1 2-2",
    "6-6 6-5 6-4 6-1 5-0 4-4 4-0 3-0 0-0",
    "5-4 5-3 5-1 4-2 3-2 2-1 2-0 1-1 1-0",
)
KEPT_42 = """\
Boneyard game record 2
game: forty-two
options: {"all_pass": "throw_in", "nel_o": "on", "nel_o_doubles": "high", "plunge": "on", "scoring": "marks", \
"splash": "on", "stop_early": "off", "target": 1}
players: 4
opened: 1309876500000000000
people: 1 2 3 4
joins: 2:1309876543210987654 3:1309876599999999999 4:1309876600000000001
start: 1:1309876700000000001
seal: 67050eeb5f95abf57449d92629dcf69f80c26247e207ad006a862d1e4e6498ff
secret: 5feceb66ffc86f38d952786c6d696c79c2dbc239dd4e91b46729d73a27fb57e9
names: ["Ann", "Bea", "Cid", "Dee"]

1 4 bid nel-o 42
2 1 bid nel-o 84
3 2 bid nel-o 126
4 3 bid nel-o 168
5 3 lead 0-0 as 0
6 4 play 3-1
7 2 play 3-0
"""
NOW = datetime(2024, 11, 24, tzinfo=UTC)  # some hours after the start of the kept match
OPENED, BEA_JOINED, CID_JOINED, STARTED = (
    "1309876500000000000", "1309876543210987654", "1309876599999999999", "1309876700000000001",
)  # fmt: skip
MUST_PASS = f"refused-wrong-phase(phase=pass) + refused-must-pass(count=3, direction=left, hand={HANDS[0]})"
TOMORROW = str(int(STARTED) + (86_400_000 << 22))


async def verified(tables: Tables, table: int) -> Verified:
    return verify(record_text(await tables._store.journal.record(table)), CATALOGUE)


@pytest.mark.parametrize("made", [match, numbered_match])
@pytest.mark.parametrize(("preset", "seats"), [("eleven-point", 3), ("partners", 4), ("fosdick", 3), ("berndt", 4)])
async def test_a_whole_match_verifies(tables: Tables, preset: str, seats: int, made: Callable[..., Any]):
    table = await made(tables, seats, preset=preset, target=6)
    first = await tables.snapshot(table)
    await fails_with(SecretKept, tables._store.journal.record(table), match="error-secret-kept")
    last = (await play_out(tables, table, random.Random(preset)))[-1].snapshot
    proof, results = await verified(tables, table), last.public_view.results
    assert proof.seal == first.commitment == last.commitment
    assert proof.totals == results[-1].totals
    assert (proof.moves, proof.over, len(proof.deals)) == (last.position, True, len(results))
    assert proof.deals[0] == tuple(" ".join(str(piece_view.piece) for piece_view in view.hand) for view in first.views)
    assert proof.title == first.game.title_of(first.options, seats)
    assert first.terms == (None if proof.terms.opened is None else proof.terms)


async def test_a_stopped_match_with_substitutes_and_forgotten_people_verifies(tables: Tables):
    table = await numbered_match(tables, 3)
    terms = (await tables.snapshot(table)).terms
    await tables.seating.leave(table, BEA)
    await join(tables, table, BEA)
    await tables.lifecycle.stop(table, ANN)
    proof = await verified(tables, table)
    assert (proof.moves, proof.over, proof.totals) == (0, False, (0, 0, 0))
    assert (proof.terms, proof.names) == (terms, ("Ann", "Bea", "Cid")), "who came back has joined once"
    for person in (BEA, ANN):
        assert await tables._store.personal_data.forget(person.user_id)
    proof = await verified(tables, table)
    assert (proof.terms, proof.names) == (terms, ("", "", "Cid"))


@pytest.mark.parametrize(
    ("kept", "hands", "moves", "totals"),
    [
        (KEPT, HANDS, 1, (0, 0, 0)), (KEPT_OF_CONTEST, HANDS_OF_CONTEST, 0, (0, 0, 0)), (KEPT_42, (), 7, (0, 4)),
        (KEPT_42.replace("play 3-1", "play 3-1 up"), (), 7, (0, 4)),  # an end was once kept with a play to a trick
    ],
)  # fmt: skip
def test_kept_records_verify_for_ever(kept: str, hands: tuple[str, ...], moves: int, totals: tuple[int, ...]):
    proof = verify(kept, CATALOGUE)
    assert (proof.moves, proof.over, proof.totals) == (moves, "forty-two" in kept, totals)
    assert not hands or proof.deals == (hands,)
    assert (proof.terms.opened is None) == (kept == KEPT_OF_CONTEST)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def record(tmp_path_factory: pytest.TempPathFactory) -> str:
    url = f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('record') / 'boneyard.sqlite3'}"
    async with stores(url) as open_store:
        tables = Tables(await open_store(), CATALOGUE)
        with pytest.MonkeyPatch.context() as monkeypatch:
            count_secrets(monkeypatch)
            monkeypatch.setattr(INTERACTIONS, "last", 2**60)
            table = await numbered_match(tables, 3, target=2)
        await play_out(tables, table, random.Random(11))
        return record_text(await tables._store.journal.record(table))


def _swapped(text: str, old: str, new: str) -> str:
    assert old in text
    assert old != new
    return text.replace(old, new, 1)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("secret: .*", f"secret: {'00' * 32}"),
        ("seal: .*\nsecret: .*", f"seal: {commitment(bytes(32))}\nsecret: {'00' * 32}"),
        (f"3:{2**60 + 3}", f"3:{2**60 + 9}"),  # joined otherwise
        (f"start: 1:{2**60 + 4}", f"start: 1:{2**60 + 9}"),
        ("start: 1:", "start: 2:"),
        ('"target": 2', '"target": 3'),
        ("players: 3", "players: 3\nplayers: 3"),
        (HEADER, "Boneyard game record 1"),
        ("\n9 .*", ""),  # a move
        ("\n9 ", "\n9 4"),
        ('"left"', '"right"'),
        ("players: 3", "players: 4"),
        ("players: 3", "players: 9"),
        ("options: .*", "options: [1]"),
        ("{", '{"x": 1, '),
        (HEADER, ""),
        ("(?s).*", ""),
        ("(?s)\n.*", ""),
        ("players: 3", "players: 3\nwhatever"),
    ],
)
def test_tampering_is_found(record: str, old: str, new: str):
    tampered = re.sub(old, new, record, count=1)
    assert tampered != record
    with pytest.raises(BadRecord) as found:
        verify(tampered, CATALOGUE)
    assert len(say(found.value.text)) < 400


def test_a_record_cut_in_a_move_is_refused_but_spaces_do_not_matter(record: str):
    proof = verify(record, CATALOGUE)
    assert verify(record.replace("\n", "\r\n"), CATALOGUE) == proof
    assert verify("\n".join(line.rstrip() for line in record.splitlines()) + "\n\n", CATALOGUE) == proof
    assert verify(record.replace("\n", " \t\n"), CATALOGUE) == proof
    assert "cut off" not in report(proof)
    head, moves = record.split("\n\n")
    lines = moves.splitlines()
    leads = [at for at, line in enumerate(lines) if "lead " in line]  # that of a double also stands without its suit
    number = next((at for at in leads if re.search("lead (.)-\\1 as", lines[at])), leads[0])
    before = "\n".join((head, "", *lines[:number], ""))
    assert verify(before, CATALOGUE).moves == number
    assert f"stopped after move {number}, or this record was cut off" in report(verify(before, CATALOGUE))
    for end in range(1, len(lines[number])):
        with pytest.raises(BadRecord):
            verify(before + lines[number][:end], CATALOGUE)


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("players: 3", "players: ٣", "record-bad-line(line=4)"),
        ("black-tile", "chess", "record-bad-line(line=2)"),
        ('{"target"', "{target", "record-bad-line(line=3)"),
        ('"target": 61', '"target": null', "record-bad-line(line=3)"),
        ('"11"', '"12"', "record-bad-line(line=3)"),
        ("secret: 5f", "secret: 5x", "record-bad-line(line=10)"),
        ('names: ["Ann"', "names: [Ann", "record-bad-line(line=11)"),
        ("people: 1 2 3", "people: 1 2 9", "record-bad-line(line=6)"),
        ("seal: ", "sael: ", "record-line-missing(name=seal)"),
        ("opened: ", "opend: ", "record-bad-line(line=5)"),
        ("1 1 pass", "1 x pass", "record-bad-line(line=13)"),
        ("1 1 pass 6-5", "0 1 pass 6-5", "record-bad-line(line=13)"),
        ("pass 6-5 6-4 6-3", "pass 6-4 6-5 6-3", "record-bad-line(line=13)"),
        ("\n1 1 pass", "\n1 0 pass", "record-bad-line(line=13)"),
        ("\n1 1 pass", "\n1 4 pass", "record-bad-line(line=13)"),
        ("pass 6-5 6-4 6-3", "yield", "record-move(move=1)"),
        # numbers of presses
        (BEA_JOINED, "5", "record-numbers"),
        (BEA_JOINED, "-7", "record-bad-line(line=7)"),
        (BEA_JOINED, "١٣٠٩٨٧٦٥٤٣٢١", "record-bad-line(line=7)"),
        (BEA_JOINED, "9" * 20, "record-numbers"),
        (STARTED, TOMORROW, "record-numbers"),
        (BEA_JOINED, CID_JOINED, "record-numbers"),
        (BEA_JOINED, STARTED, "record-numbers"),
        (BEA_JOINED, "1309876400000000000", "record-numbers"),
        (STARTED, "1309876400000000000", "record-numbers"),
        (BEA_JOINED, OPENED, "record-numbers"),
        (f"2:{BEA_JOINED} 3:{CID_JOINED}", "-", "record-numbers"),
        (f"2:{BEA_JOINED} ", "", "record-numbers"),
        ("people: 1 2 3", "people: 1 2", "record-numbers"),
        (f"3:{CID_JOINED}", f"2:{CID_JOINED}", "record-numbers"),
        (f"3:{CID_JOINED}", CID_JOINED, "record-bad-line(line=7)"),
        (f"3:{CID_JOINED}", f"4:{CID_JOINED}", "record-bad-line(line=7)"),
        ("people: 1 2 3", "people: -", "record-numbers"),
        (f"start: 1:{STARTED}", "start: -", "record-numbers"),
        (f" 3:{CID_JOINED}\nstart: 1", "\nstart: 0", "record-numbers"),
    ],
)
def test_damage_is_named_with_its_line_and_bad_numbers_with_their_reason(old: str, new: str, why: str):
    with refused(BadRecord, why):
        verify(_swapped(KEPT, old, new), CATALOGUE, NOW)


PYTHONS_WORDS = re.compile(r"invalid literal|non-hexadecimal|Expecting|line 1 column|codec|NoneType|Error|'\w+'")


@settings(max_examples=80)
@given(st.data())
def test_reports_of_damage_are_plain_sentences_without_control_codes(data: st.DataObject):
    """One stretch of a record replaced by anything: it verifies, or is refused with a sentence; it never breaks."""
    start = data.draw(st.integers(0, len(KEPT)))
    end = data.draw(st.integers(start, min(len(KEPT), start + 20)))
    other = data.draw(st.text(max_size=12) | st.text('0123456789abcXE:-{}[]",. \n\x1b\u202e', max_size=12))
    try:
        verify(KEPT[:start] + other + KEPT[end:], CATALOGUE, NOW)
    except BadRecord as refused:
        why = say(refused.text)
        assert not PYTHONS_WORDS.search(why)
        assert printable(why).isprintable()


def test_the_report_says_what_was_proved():
    text = report(verify(KEPT, CATALOGUE, NOW))
    for line in (
        "seat 1 (Ann): 1309876700000000001 (2024-11-23 13:42:21 UTC), Start",
        "seat 2 (Bea): 1309876543210987654 (2024-11-23 13:41:44 UTC), joined",
        "Any other secret, number or rule deals other hands.",
        "your own number",
        "cut off",
    ):
        assert line in text
    text = report(verify(KEPT_OF_CONTEST, CATALOGUE, NOW))
    assert "It is of a contest: all who played these deals had the same secret" in text
    assert "number" not in text
    other = _swapped(KEPT, f"start: 1:{STARTED}", f"start: 0:{STARTED}").replace("\n1 1 pass 6-5 6-4 6-3", "")
    text = report(verify(other, CATALOGUE, NOW))
    assert "somebody who did not sit there: 1309876700000000001" in text
    assert "seat 1 (Ann): opened the table and has no number, as somebody else pressed Start" in text
    unnamed = _swapped(KEPT, 'names: ["Ann", "Bea", "Cid"]', 'names: ["", "Bea", "Cid"]')
    assert "  seat 1: 1309876700000000001" in report(verify(unnamed, CATALOGUE, NOW))
    names = r'names: ["A\u001b[2Jnn", "B\u202eea", "C\ud800id"]'
    text = report(verify(_swapped(KEPT, 'names: ["Ann", "Bea", "Cid"]', names), CATALOGUE, NOW))
    assert "(A�[2Jnn)" in text
    assert all(line.isprintable() for line in text.split("\n")), "it does not control the terminal"


def test_a_huge_file_is_no_record(tmp_path: Path):
    file = tmp_path / "record.txt"
    file.write_text(KEPT)
    assert read_file(file) == KEPT
    file.write_text(KEPT + "\n" * 1_000_000)
    with refused(BadRecord, "record-too-large"):
        read_file(file)


async def test_an_operator_who_tries_secrets_does_not_know_what_they_will_deal(tables: Tables):
    """Alone with computers too: the seal is shown, and only then comes the press that decides the hands."""
    number = next(INTERACTIONS)
    table = await lobby(tables, 1, number=number)
    sealed = await tables.snapshot(table)
    await tables.seating.fill(table, ANN)
    started = (await tables.lifecycle.start(table, ANN, next(INTERACTIONS))).snapshot
    terms, game = started.terms, started.game
    assert terms is not None
    assert terms.presses == ((0, INTERACTIONS.last),)
    secret = (await tables.lifecycle.stop(table, ANN)).snapshot.row.secret
    dealt = {match_seed(secret, replace(terms, starter=(0, press)).lines) for press in range(number, number + 100)}
    assert len(dealt) == 100, "each press would have dealt other hands"

    def pips(secret: bytes) -> int:
        hand = game.view(game.start(started.options, 3, match_seed(secret, terms.lines)), 0).hand
        return sum(int(digit) for shown in hand for digit in re.findall(r"\d", str(shown.piece)))

    # Afterwards the operator finds a secret that would have dealt a better hand: its seal is another.
    better = min((sha256(b"%d" % number).digest() for number in range(300)), key=pips)
    forged = record_text(await tables._store.journal.record(table)).replace(secret.hex(), better.hex())
    with refused(BadRecord, "record-seal"):
        verify(forged, CATALOGUE)
    assert verify(forged.replace(sealed.commitment, commitment(better)), CATALOGUE).seal != sealed.commitment
