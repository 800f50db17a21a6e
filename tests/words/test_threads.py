"""Pictures are drawn in threads, which say messages too: perhaps the first of a file, at the same moment."""

import threading
from collections.abc import Iterator, Mapping

from bot.words.catalogue import MessageCatalogue


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
