"""The page of a replay: one frame of a deal, and the controls to step through it and to share it."""

from dataclasses import dataclass

from bot.message import Message, Names, Text, lines, small, with_names
from bot.table.state.snapshot import Snapshot
from bot.words.names import spoken_name, spoken_names
from bot.words.speaker import say_chat
from bot.words.terms import deal_kind
from cogs.kit.custom_ids import Action, Argument
from cogs.kit.payload.buttons import MOST_OPTIONS, button, option, select
from cogs.kit.payload.payload import Attachment, Component, Controls, Payload, fitting
from cogs.kit.payload.plain import plain
from cogs.messages.games import practice_button
from cogs.replay.pictures import draw_frame
from cogs.replay.words import DealPart, Replay, ReplayFrame, deal_title, note_of, place_of, sentences_of, where_of

LONGEST_REPLAY_TEXT = 1900  # characters of a message
_LAST = 99_999  # as a frame: the last of its deal


class ReplayPlace(Argument, template="{deal:[0-9]{1,5}}/{frame:[0-9]{1,5}}"):
    """A deal, counted from 1, and its frame, counted from 0: `3/9`. Where there is none, the nearest is meant."""

    deal: int = 1
    frame: int = 0


OPEN_REPLAY = Action("replay", ReplayPlace)  # opens it
REPLAY_FRAME = Action("replayframe", ReplayPlace)
REPLAY_DEAL = Action("replaydeal", ReplayPlace)
SHARE_FRAME = Action("replayshare", ReplayPlace)
ANIMATE_TRICK = Action("replaytrick", ReplayPlace)
ANIMATE_DEAL = Action("replayfilm", ReplayPlace)


@dataclass(frozen=True, slots=True)
class Source:
    """The source of a replay: a table's match, or a record that a person attached, whose text the page carries.
    `note` stands below the page; `is_shared_here`: its frames can be posted here.
    """

    table: int = 0
    record: Attachment | None = None
    note: Text = ""
    is_shared_here: bool = True


def frame_at(replay: Replay, place: ReplayPlace) -> tuple[ReplayFrame, ReplayPlace]:
    """The frame at a place of the replay's deal, or the nearest, and where that is."""
    number = min(place.frame, len(replay.frames) - 1)
    return replay.frames[number], ReplayPlace(replay.deal, number)


def page(replay: Replay, source: Source, place: ReplayPlace, *, shared: Text = "") -> Payload:
    """A frame with its controls; `shared` says what has just been shared."""
    frame, place = frame_at(replay, place)
    notes = (small(note) for note in (source.note, shared) if note)
    heading = Message("replay-heading", title=replay.title, where=where_of(frame, replay.deals))
    text = say_chat(lines(heading, with_names(lines(*sentences_of(frame)), _names(replay)), *notes))
    rows = [_steps(replay, source, place, frame)]
    if replay.deals > 1:
        rows.append((_deals(replay, source, place),))
    if source.is_shared_here:
        rows.append(_sharing(source, place, frame, is_done=bool(shared)))
    return Payload(
        fitting(text, LONGEST_REPLAY_TEXT)[:LONGEST_REPLAY_TEXT],
        draw_frame(frame, replay.names),
        tuple(rows),
        file=source.record,
    )


def _names(replay: Replay) -> Names:
    """The names of the seats in a message."""
    names = replay.names  # not the replay itself: names are kept with the texts that have them
    return Names(lambda seat: plain(spoken_name(names, seat)))


def _steps(replay: Replay, source: Source, place: ReplayPlace, frame: ReplayFrame) -> tuple[Component, ...]:
    """To the deal before and the next, one frame back and on; where the deal ends, on to the next deal."""
    table, deal, number = source.table, place.deal, place.frame
    back = ReplayPlace(deal, number - 1) if number else ReplayPlace(deal - 1, _LAST)
    on = ReplayPlace(deal, number + 1) if number + 1 < len(replay.frames) else ReplayPlace(deal + 1, 0)
    has_before, has_next = deal > 1, deal < replay.deals
    return (
        button(REPLAY_DEAL, "⏮", table, ReplayPlace(deal - 1, 0), disabled=not has_before),
        button(REPLAY_FRAME, "◀", table, back, disabled=not number and not has_before),
        button(REPLAY_FRAME, place_of(frame), table, place, disabled=True),
        button(REPLAY_FRAME, "▶", table, on, disabled=on.deal > deal and not has_next),
        button(REPLAY_DEAL, "⏭", table, ReplayPlace(deal + 1, 0), disabled=not has_next),
    )


def _deals(replay: Replay, source: Source, place: ReplayPlace) -> Component:
    """The deals around the one that is shown, each with its result."""
    first = min(max(1, place.deal - MOST_OPTIONS // 2), max(1, replay.deals - MOST_OPTIONS + 1))
    numbers = range(first, min(replay.deals, first + MOST_OPTIONS - 1) + 1)
    options = [_option(replay, number, is_shown=number == place.deal) for number in numbers]
    return select(REPLAY_FRAME, Message("replay-another-deal"), options, source.table, place)


def _option(replay: Replay, deal: int, *, is_shown: bool) -> Component:
    title = Message("replay-deal", kind=deal_kind(replay.frames[0].view), number=deal, deals=1)
    return option(
        title, str(deal), with_names(note_of(replay, deal), Names(spoken_names(replay.names))), chosen=is_shown
    )


def _sharing(source: Source, place: ReplayPlace, frame: ReplayFrame, *, is_done: bool) -> tuple[Component, ...]:
    table, animate = source.table, Message("replay-share-trick")
    one = button(SHARE_FRAME, Message("replay-share-picture"), table, place, disabled=is_done)
    trick = (button(ANIMATE_TRICK, animate, table, place),) if frame.part is DealPart.TRICK else ()
    return one, *trick, button(ANIMATE_DEAL, Message("replay-share-deal"), table, place)


# -- what is posted in the channel ------------------------------------------------------------------------------------


def shared_text(replay: Replay, source: Source, frame: ReplayFrame, who: str, *, whole_deal: bool = False) -> str:
    """The text above a frame, or an animation, that a person shared."""
    where = deal_title(frame) if whole_deal else where_of(frame)
    text = "" if whole_deal else with_names(lines(*sentences_of(frame)), _names(replay))
    unknown = Message("replay-unknown") if source.record is not None else None
    heading = Message("replay-shares", who=plain(who), title=replay.title, where=where)
    return fitting(say_chat(lines(heading, text, unknown)), LONGEST_REPLAY_TEXT)[:LONGEST_REPLAY_TEXT]


def play_row(replay: Replay) -> Controls:
    """The button to play this kind of game, below what is shared."""
    return ((practice_button(replay.game, replay.options),),)


def button_of_match(table_id: int, label: Text) -> Component:
    """The button to the replay of a match, under a label."""
    return button(OPEN_REPLAY, label, table_id, ReplayPlace())


def replay_button(snapshot: Snapshot, deal: int = 1) -> Component:
    """The button to the replay of a match, from a deal on."""
    return button(OPEN_REPLAY, Message("end-button-replay"), snapshot.id, ReplayPlace(deal))
