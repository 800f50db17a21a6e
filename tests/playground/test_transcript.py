"""The transcript's folder."""

from pathlib import Path

from bot.playground.transcript import write_transcript
from tests.playground.conftest import Bench
from tests.playground.sample_bot import PNG


async def test_each_persons_own_view_is_written(bench: Bench, tmp_path: Path):
    ann, bo, games = bench.ann, bench.bo, bench.games
    said = await (await ann.command(games, "say", text="<b>&counting")).answered()
    await (await bo.click(said, label="Now 1")).acknowledged()
    await (await ann.command(games, "board")).answered()
    await (await bo.command(games, "whisper")).answered()
    await (await ann.choose(await (await bench.opened("pick")).answered(), ["6-4", "5-5"])).acknowledged()
    await ann.autocomplete(games, "tile", focused="name", value="7")
    await bo.delete(said)
    written = write_transcript(bench.playground.people.values(), tmp_path / "seen")

    assert written.pictures == 2
    assert written.picture_bytes == 2 * len(PNG)
    assert [path.read_bytes() for path in sorted((tmp_path / "seen" / "pictures").iterdir())] == [PNG, PNG]
    page, text = written.page.read_text("utf-8"), written.text.read_text("utf-8")
    assert "<b>" not in page
    assert "&lt;b&gt;&amp;counting" in page
    of_ann, of_bo = text.split("═══ bo ═══")
    assert "between us" not in of_ann
    assert "between us" in of_bo
    assert "/say text:<b>&counting" in of_ann
    assert "clicked 'Now 1'" in of_bo
    assert "chose 6-4, 5-5" in of_ann
    assert "7-1" in of_ann
    assert "7-1" not in of_bo
    assert "[🂠 Off] (off)" in of_ann
    assert "a message was deleted" in of_ann
    assert of_bo.index("<b>&counting") < of_bo.index("counted to 2")
    assert 'alt="the board"' in page
    assert ": the board" in of_bo
    for name in (bench.bot.http.token, *(it.token for it in ann.interactions())):
        assert name
        assert name not in page + text


async def test_components_v2_and_forms_are_written_in_order(bench: Bench, tmp_path: Path):
    ann, games = bench.ann, bench.games
    await (await ann.command(games, "layout")).answered()
    opened = await bench.opened("note")
    await (await ann.submit(opened, text="x")).answered()
    written = write_transcript(bench.playground.people.values(), tmp_path / "seen")
    text, page = written.text.read_text("utf-8"), written.page.read_text("utf-8")
    of_ann = text.partition("═══ bo ═══")[0]
    shown = [line.strip() for line in of_ann.splitlines() if line.startswith("    │")]
    picture = next(line for line in shown if "picture" in line)
    assert picture.endswith("hand.png: your hand")
    assert shown == [
        "│ # A hand", picture, "│ beside    [Aside]", "│ ────────────", "│ [Now 5]", "│ ## A note", "│ Text: [▏]",
    ]  # fmt: skip
    assert "submitted text: x" in text
    assert '<div class="section"><div><p class="text">beside</p></div><div><span class="control">' in page
    assert page.count('alt="your hand"') == 2, "once for each of the two people"
