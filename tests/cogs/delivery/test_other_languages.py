"""A language that was changed in another process a moment ago: the click's own answer is in the one before, its message
soon in the new one.
"""

from collections.abc import Iterator

import pytest

from tests.cogs.conftest import Bench
from tests.cogs.delivery.test_calls_per_play import at_rest
from tests.cogs.delivery.test_crossing import asked, mid_trick
from tests.words.made_up import languages_of, other_languages

NAMES = {"Ann", "Bo", "Cy"}


@pytest.fixture(scope="module", autouse=True)
def their_languages(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with other_languages(tmp_path_factory.mktemp("words")):
        yield


async def test_a_hand_drawn_in_the_former_language_is_drawn_again(bench: Bench) -> None:
    table = await mid_trick(bench)
    person, hand, moves = await asked(table)
    await bench.bot.store.people.set_preferences(person.id, language="it")  # nobody tells this process
    await (await table.click(person, hand, moves)).acknowledged()
    await at_rest(bench, table)
    assert languages_of([hand.content], NAMES) == {"it"}
    assert {*languages_of([it.content for it in hand.revisions[:-1]], NAMES)} == {"en"}
