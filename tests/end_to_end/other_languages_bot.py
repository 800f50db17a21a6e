"""A bot that knows two languages more."""

from multiprocessing.connection import Connection
from pathlib import Path

from tests.end_to_end.forked_bot import QuickBot, run_quick_program
from tests.words.made_up import add_languages, know_languages

_FOLDER = "languages"


class OtherLanguagesBot(QuickBot):
    """One whose people read them too."""

    async def start(self) -> None:
        if not (folder := self.log.with_name(_FOLDER)).exists():
            add_languages(folder)
        await super().start()

    def _program(self):
        return _run


def _run(environment: dict[str, str], log: str, standard_input: Connection) -> None:
    know_languages(Path(log).with_name(_FOLDER))
    run_quick_program(environment, log, standard_input)
