"""The fair shuffle of a contest, and the argument of its buttons."""

from collections.abc import Iterator

from discord.utils import format_dt

from bot.message import Message, Row, Text, lines
from bot.words.speaker import say, say_chat
from cogs.contests.contest import Contest, ContestKind, sealed_at, terms_of
from cogs.kit.custom_ids import Action, Argument
from cogs.kit.payload.buttons import button
from cogs.kit.payload.payload import Component, Payload
from cogs.kit.payload.plain import plain


class OfContest(Argument, template="{contest}[/{confirmed:yes}][/{code:[0-9]{1,18}-[0-9a-f]{8}}]"):
    """A contest, and a confirmation, or the code of an invitation: `17`, `17/yes`, `17/17-0a1b2c3d`."""

    contest: int
    confirmed: bool = False
    code: str = ""


CONTEST_SHUFFLE = Action("contestshuffle", OfContest)
OLD_PROOF = Action("tournamentproof", OfContest)  # the same, in messages of an older version
OWN_RESULT = Action("fared", OfContest)


def shuffle_button(contest: Contest) -> Component:
    return button(CONTEST_SHUFFLE, Message("button-fair-shuffle"), 0, OfContest(contest.id))


def shuffle_page(contest: Contest, user_id: int) -> Payload:
    """Everything needed to check the deals, before and after; for one person, with their number."""
    if contest.row.kept == "result":
        return Payload(say_chat(Message("fair-contest-deleted")))
    seal = _code(contest.seal)
    if not contest.over:
        return Payload(say_chat(lines(Message("fair-contest-open", seal=seal), *_while_played(contest, user_id))))
    secret = Message("fair-contest-over", secret=_code(contest.row.secret.hex()), seal=seal)
    check = Message(f"fair-contest-{contest.row.kind}-check")
    if contest.row.kind is ContestKind.TOURNAMENT:
        terms = "\n".join(terms_of(contest.row, contest.entries).lines)
        check = Message("fair-contest-tournament-check", terms=f"```\n{terms}\n```")
    return Payload(say_chat(lines(secret, *_numbers(contest), check)))


def _while_played(contest: Contest, user_id: int) -> Iterator[Text]:
    if contest.row.kind is ContestKind.DAILY:
        yield Message("fair-contest-daily", since=format_dt(sealed_at(contest), "f"))
        return
    yield Message("fair-contest-later")
    own = contest.entry_of(user_id)
    if own is not None and own.interaction_id is not None:
        yield Message("fair-contest-own", number=_code(own.interaction_id))
    yield from _numbers(contest)


def _numbers(contest: Contest) -> Iterator[Message]:
    """The numbers of the presses that count in the deals of a duel; those of a tournament are among its terms."""
    if contest.row.kind is not ContestKind.DUEL:
        return
    joined = (entry for entry in contest.entries if entry.interaction_id is not None)
    numbers: list[Text] = [f"{called(entry.name)} {_code(entry.interaction_id)}" for entry in joined]
    if contest.row.start_number is not None:
        numbers.append(Message("fair-contest-start", number=_code(contest.row.start_number)))
    if numbers:
        yield Message("fair-contest-numbers", numbers=Row(numbers, " · "))


def _code(value: object) -> str:
    return f"`{value}`"


def called(name: str) -> str:
    """A name as it may stand in a message; "Someone" for a person whose data was deleted."""
    return plain(name or say(Message("someone")))
