"""The fair shuffle in words: its seal, everybody's number, and how anybody checks them."""

from collections.abc import Iterator, Sequence

from bot.rules.shuffle import Terms
from bot.table.state.snapshot import SeatRow, Snapshot
from bot.words.speaker import say
from cogs.messages import texts
from cogs.messages.pages import rule_texts
from cogs.messages.parts.payload import Payload


def seal_line(seal: str, what: str = "Sealed shuffle") -> str:
    """The seal where people see it before they press, all of it: a part of it would bind nobody."""
    return f"-# {what} `{seal}`"


def page(snapshot: Snapshot) -> Payload:
    """What the seal is, whose number is in the shuffle so far, and how anybody checks it."""
    opened = f" Opened by press `{number}`." if (number := snapshot.row.opened_number) is not None else ""
    return Payload(
        "**Fair shuffle.** The hands follow from a secret, from the game with its house rules, and from a number of "
        "each person, which Discord gives to their press. Who knows the secret cannot know the numbers to come; who "
        "presses does not know the secret. It is fixed already, and this is its seal (its SHA-256):\n"
        f"`{snapshot.commitment}`\n"
        f"**Numbers so far.**{opened}\n" + "\n".join(_so_far(snapshot)) + "\n"
        "**To check it**, keep the seal and your number. Before the first hand is shown all numbers are posted here, "
        "in a message that is never edited: yours must be among them, and the seal the same. After the match "
        "**Record** gives the secret and every move; `boneyard record verify` deals every hand again from them."
    )


def _so_far(snapshot: Snapshot) -> Iterator[str]:
    for seat in snapshot.seats:
        if seat.user_id is not None:
            yield f"{seat.seat + 1}. {texts.plain(seat.name)}: {_number(seat, snapshot)}"


def _number(seat: SeatRow, snapshot: Snapshot) -> str:
    if seat.interaction_id is not None:
        return f"`{seat.interaction_id}`"
    return "comes with **Start**" if seat.user_id == snapshot.row.host_id else "none"


def published(snapshot: Snapshot) -> Payload:
    """What a match is dealt from, but for its secret: posted before the first hand is shown, and never edited."""
    terms = snapshot.terms
    assert terms is not None, "only such matches have this message"  # noqa: S101
    rules = f"{say(rule_texts.rules_line(snapshot))}, {terms.players} players"
    return Payload(
        f"-# **Fair shuffle** of {say(rule_texts.title_of(snapshot))}: {rules}. Opened by press `{terms.opened}`.\n"
        f"-# Numbers: {' · '.join(_numbers(terms, tuple(map(texts.plain, snapshot.first_names))))}\n"
        f"-# Seal `{snapshot.commitment}`\n"
        "-# Compare your number and the seal with what you were told. At the end **Record** proves every hand."
    )


def _numbers(terms: Terms, names: Sequence[str]) -> Iterator[str]:
    for seat, number in terms.joins:
        yield f"{names[seat]} `{number}`"
    if terms.starter is not None:
        seat, number = terms.starter
        yield f"{names[seat] if seat is not None else 'somebody who does not play'} `{number}` (Start)"
    pressed = {seat for seat, _ in terms.presses}
    for seat in terms.people:
        if seat not in pressed:  # has opened the table, and somebody else has started it
            yield f"{names[seat]} none"
