"""What messages say of a table: its lobby, and the words for its View with names that are escaped, and mentions."""

from collections.abc import Sequence
from functools import lru_cache, partial

from discord.utils import escape_markdown, escape_mentions

from bot import message
from bot.rules.errors import Refusal
from bot.rules.events import DealEnded
from bot.rules.grammar import joined
from bot.rules.moves import Kitty, Move
from bot.rules.tricks.bids import PASS
from bot.rules.view import View
from bot.table.state.snapshot import Outcome, Snapshot
from bot.table.state.undo import UndoState
from bot.words import chat, end_texts, figures
from bot.words.choices import move_words
from bot.words.facts.tricks.forced import made_for_you
from bot.words.facts.tricks.news import Asked
from bot.words.line import deal_title
from bot.words.names import Namer, label_names
from bot.words.people.achievements import earned_lines
from bot.words.refusals import sentence
from bot.words.speaker import say

NAME_LENGTH = 40


@lru_cache(maxsize=1024)
def plain(name: str) -> str:
    """A name as it may stand in a message: no markdown, no mention, not too long."""
    short = name if len(name) <= NAME_LENGTH else f"{name[: NAME_LENGTH - 1]}…"
    return escaped(short)


def escaped(text: str) -> str:
    """Text as it stands, whatever Discord would make of it."""
    return escape_mentions(escape_markdown(text)).replace("<", "‹").replace(">", "›")


def refusal_text(refusal: Refusal) -> str:
    """Why something is refused, and what to do instead."""
    text = sentence(refusal)
    return escaped(text) if isinstance(text, str) else say(message.escaped(text, escaped))


def names_of(snapshot: Snapshot) -> tuple[str, ...]:
    """The escaped names by seat."""
    return _all_plain(snapshot.names)


@lru_cache(maxsize=256)  # every text of a table has the same
def _all_plain(names: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(map(plain, names))


def namer_of(snapshot: Snapshot) -> Namer:
    """What each seat is called in a message."""
    return names_of(snapshot).__getitem__


def mention(snapshot: Snapshot, seat: int) -> str:
    """A person's mention, a computer player's name."""
    row = snapshot.seats[seat]
    return plain(row.name) if row.user_id is None else f"<@{row.user_id}>"


def chose(outcome: Outcome, move: Move) -> str:
    """What somebody has just done, told to themselves. What is asked of them next may belong to the next deal."""
    if isinstance(move, Kitty):
        return f"You gave {move.swap} for the kitty." if move.swap else "You kept your hand."
    ended = next((f"Deal {it.result.number} is over. " for it in outcome.events if isinstance(it, DealEnded)), "")
    words = "pass" if move == PASS else say(move_words(move, label_names(names_of(outcome.snapshot))))
    return f"{ended}You chose: {words}."


def table_text(snapshot: Snapshot) -> str:
    """The table message: where the match stands, who is to do what, the trick."""
    view = _public(snapshot)
    if snapshot.row.state == "stopped":
        return f"**{view.title}** · {deal_title(view, view.deal)} — this match was stopped."
    text = chat.table_text(view, namer_of(snapshot), partial(mention, snapshot))
    return "\n".join(filter(None, (text, undo_line(snapshot), _unreached_line(snapshot))))


def _unreached_line(snapshot: Snapshot) -> str:
    """Where those find their hand whom no direct message reaches."""
    names = [name for name, seat in zip(names_of(snapshot), snapshot.seats, strict=True) if seat.dm_closed]
    if not names or not snapshot.game.hands_by_dm or snapshot.over:
        return ""
    return f"-# No direct message reaches {joined(names)}: **My hand** shows the hand here."


def undo_line(snapshot: Snapshot, reader: int | None = None) -> str:
    """What there is to say of a play that is taken back, to all or to one seat; empty while nobody asks for it."""
    undo = snapshot.undo
    if undo is None or not undo.is_news:
        return ""
    names = ["You" if seat == reader else name for seat, name in enumerate(names_of(snapshot))]
    who, what = names[undo.seat], Asked(undo.seat, undo.move).what
    if undo.is_done:
        return f"↩ {who} {'have' if undo.seat == reader else 'has'} taken back {what}."
    if undo.is_asked:
        return f"↩ {_undo_request(undo, names, what, reader)}"
    return f"↩ {names[undo.refused_by]} did not agree: {what} stays." if undo.refused_by is not None else ""


def _undo_request(undo: UndoState, names: Sequence[str], what: str, reader: int | None) -> str:
    who, missing = names[undo.seat], joined(names[seat] for seat in undo.missing)
    if reader is None:
        return f"**{who}** asks to take back {what}" + (f": {missing}, do you agree?" if missing else ".")
    if reader == undo.seat:
        return f"You ask to take back {what}." + (f" Waiting for {missing} to agree." if missing else "")
    if reader in undo.missing:
        return f"**{who}** asks to take back {what}. Do you agree?"
    return f"You agree that {who} takes back {what}." + (f" Waiting for {missing} to agree too." if missing else "")


def trick_line(snapshot: Snapshot, view: View) -> str:
    """The trick that lies on the table of a View."""
    return chat.trick_line(view, namer_of(snapshot))


def ended_text(snapshot: Snapshot, ended: View) -> str:
    """The deal that ended last: what happened, what it brought each side, and who earned what for the first time."""
    earned = earned_lines(snapshot.earned, ended.deal, namer_of(snapshot), of_match=False)
    return "\n".join((end_texts.ended_text(ended, namer_of(snapshot)), *earned))


def deal_text(snapshot: Snapshot, number: int) -> str:
    """A deal that ended earlier."""
    earned = earned_lines(snapshot.earned, number, namer_of(snapshot), of_match=False)
    return "\n".join((end_texts.deal_text(_public(snapshot), namer_of(snapshot), number), *earned))


def hand_text(snapshot: Snapshot, view: View) -> str:
    """The message with a hand: what its player may do now, or that others are to act."""
    text = chat.hand_text(view, namer_of(snapshot), _channel(snapshot))
    made = made_for(snapshot, view)
    if made is None:
        return text
    words = made_for_you(made)
    return f"{text}\n-# {words[:1].upper()}{words[1:]}."


def challenge_text(snapshot: Snapshot, view: View) -> str:
    """Beside the tricks of a deal that goes on: the player's last challenge, and what may be challenged."""
    return chat.challenge_text(view, namer_of(snapshot), _channel(snapshot))


def made_for(snapshot: Snapshot, view: View) -> Move | None:
    """The play that was last made for the View's player."""
    return snapshot.made_for[view.viewer] if view.viewer is not None and snapshot.made_for else None


def hand_over_text(snapshot: Snapshot, deal: int, seat: int) -> str:
    """What is left of a hand message when its deal is over: one line."""
    name, where, ended = namer_of(snapshot), _channel(snapshot), snapshot.ended
    if ended is not None and ended.deal == deal:
        return end_texts.seat_over_text(ended, name, where, seat)
    return end_texts.hand_over_text(_public(snapshot), name, where, deal, seat)


def final_text(snapshot: Snapshot) -> str:
    """The end of a match: the winners mentioned, the totals, and who earned what by it for the first time."""
    view = _public(snapshot)
    text = end_texts.final_text(view, namer_of(snapshot), partial(mention, snapshot))
    last = view.results[-1].number if view.results else 0
    return "\n".join((text, *earned_lines(snapshot.earned, last, namer_of(snapshot), of_match=True)))


def record_text(record: str) -> str:
    """What is said of the record of a match: the secret of its shuffle, and what the file is for."""
    secret = next((line.removeprefix("secret: ") for line in record.splitlines() if line.startswith("secret: ")), "")
    return (
        "Every move of the match. `boneyard record verify` deals it again from its secret, which was sealed before it "
        "began:\n"
        f"-# `{secret}`"
    )


def scores_text(snapshot: Snapshot) -> str:
    """This match's scores so far."""
    view = snapshot.public
    return figures.scores_text(view, namer_of(snapshot)) if view is not None else "No deal has been scored yet."


def _public(snapshot: Snapshot) -> View:
    assert snapshot.public is not None, "a lobby has no table yet"  # noqa: S101
    return snapshot.public


def _channel(snapshot: Snapshot) -> str:
    """Where a table is, as a message says it."""
    return "your own match" if snapshot.row.solo else f"<#{snapshot.row.channel_id}>"
