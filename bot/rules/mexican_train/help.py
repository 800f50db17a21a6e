"""The help pages of Mexican Train."""

from bot.rules.help import HelpPage, PageRow, facts_of, pages_of
from bot.rules.mexican_train.options import MexicanTrainOptions


def help_pages(options: MexicanTrainOptions, players: int) -> tuple[HelpPage, ...]:
    return pages_of(facts_of(options, players), PageRow("help-title-aim", ("mexican-train-help-aim",)))
