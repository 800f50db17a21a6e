"""`boneyard record show`: a match as a story."""

import argparse

from bot.command_line import CommandLine
from bot.table.verification.report import RECORD, print_record


def _show(asked: argparse.Namespace, _: object) -> int:
    from bot.rules.catalogue import CATALOGUE  # noqa: PLC0415 - other commands start without them
    from cogs.replay.table import story  # noqa: PLC0415 - likewise

    return print_record(asked.file, lambda text: story(text, CATALOGUE))


COMMANDS = (
    CommandLine("record show", "print the match deal by deal and trick by trick, with all hands", _show, RECORD),
)
