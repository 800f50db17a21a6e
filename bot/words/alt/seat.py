"""The alt text of a seat: `Your turn: follow 4s. Playable (4): 7-4, … Trick 1 of 12: Bo led 4-3 as 4s, winning; …`.

It is told in the order in which a listener needs it, and nothing is only in the picture.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial

from bot.rules.moves import Move, Retract
from bot.rules.view import Phase, View
from bot.words.alt.length import NAME_LENGTHS, first_that_fits
from bot.words.alt.moon import moon_sentences
from bot.words.alt.naming import doubles_sentence, naming_sentence
from bot.words.alt.phrases import (
    capital,
    draw_sentences,
    honour_sentences,
    listed,
    open_hands_sentences,
    worth_sentences,
)
from bot.words.alt.review import grey_sentences, review_sentences
from bot.words.alt.seat_table import (
    bids_sentence,
    contract_sentence,
    last_trick_sentence,
    seats_sentences,
    trick_sentence,
)
from bot.words.facts.tricks.auction import doubles_words, kitty_seen, trump_words
from bot.words.facts.tricks.forced import made_for_you
from bot.words.facts.tricks.news import NO_NEWS, Asked, News
from bot.words.facts.tricks.passing import newly_received, passed_from, passing, toward
from bot.words.facts.tricks.trick import undealt_taker
from bot.words.names import Namer, shorter_names, spoken_names
from bot.words.turn import own_trick, turn_words

Sentences = Callable[[View, Namer, bool], Sequence[str]]
_PLAYING = (Phase.OPENING, Phase.PLAY)


def alt_seat(view: View, names: Sequence[str], news: News = NO_NEWS) -> str:
    """The seat of a view in words, and what there is to tell besides. Raises TypeError in a game without tricks."""
    return first_that_fits(_versions(view, names, news))


def _versions(view: View, names: Sequence[str], news: News) -> Iterator[Sequence[str]]:
    """The sentences as they are, then shorter: names give way first, then what is old."""
    sentences = _SPECIAL.get(view.phase, partial(_sentences, news=news))
    for in_full in (True, False):
        for name in shorter_names(names, NAME_LENGTHS):
            yield sentences(view, partial(_name, view, name), in_full)
    if view.phase is Phase.REVIEW:
        yield grey_sentences(view, partial(_name, view, spoken_names(names, NAME_LENGTHS[-1])))


def _name(view: View, name: Namer, seat: int) -> str:
    return "you" if seat == view.viewer else name(seat)


def _sentences(view: View, name: Namer, in_full: bool, news: News) -> Sequence[str]:
    sentences = [
        _asked(view, name, news.asked) if news.asked is not None else "",
        own_trick(view),
        _turn(view, name),
        _playable(view),
        _made(news.made) if news.made is not None else "",
        *_passing(view, name),
        trick_sentence(view, name),
        _trump(view),
        last_trick_sentence(view, name, in_full),
        contract_sentence(view, name),
        bids_sentence(view, name, in_full),
        *seats_sentences(view, name),
        _received(view, name),
        _undealt(view, name) if in_full else "",
        *open_hands_sentences(view, name),
        *honour_sentences(view, name)[: None if in_full else 2],
        draw_sentences(view, name) if in_full else "",
        _hand(view),
        *worth_sentences((*view.hand, *kitty_seen(view))),
    ]
    return [capital(sentence) for sentence in sentences if sentence]


_SPECIAL: Mapping[Phase, Sentences] = {Phase.REVIEW: review_sentences, Phase.MOON: moon_sentences}


def _turn(view: View, name: Namer) -> str:
    """What now; what else may be done; and of whom one is after."""
    if kitty := kitty_seen(view):
        return f"The kitty is {listed(shown.piece for shown in kitty)}: swap any tile for it, or keep."
    title, more = turn_words(view, name)
    if more.startswith("you are after "):
        after = f"You play after {more.removeprefix('you are after ')}."
        return after if title.startswith("Trick ") else f"{title}. {after}"  # the trick comes in a sentence of its own
    if not more:
        return f"{title}."
    if view.phase is Phase.PASS and view.ask is not None:
        return f"{title}; {more}."
    return f"{title}: {more}."


def _playable(view: View) -> str:
    """What may be played, or chosen where no tile is."""
    if view.ask is None:
        retract = any(isinstance(choice.move, Retract) for choice in view.extra_choices)
        return "You may take your tile back." if retract else ""
    if view.phase in (Phase.TRUMP, Phase.DOUBLES):
        return naming_sentence(view) or doubles_sentence(view)
    if kitty_seen(view):
        return "Nobody learns if you swapped."
    if view.phase not in _PLAYING:
        return ""
    playable = [shown.piece for shown in view.hand if shown.legal is not False]
    which = "any" if len(playable) == len(view.hand) else listed(playable)
    revoke = " Any other would be a revoke." if any(choice.revoke for choice in view.ask.choices) else ""
    return f"Playable ({len(playable)}): {which}.{revoke}"


def _asked(view: View, name: Namer, asked: Asked) -> str:
    if asked.seat == view.viewer:
        return f"You ask to take back {asked.what}; not all have agreed yet."
    return f"{name(asked.seat)} asks to take back {asked.what}: do you agree?"


def _made(made: Move) -> str:
    words = made_for_you(made)
    return f"{words[:1].upper()}{words[1:]}."


def _passing(view: View, name: Namer) -> list[str]:
    """Who passes to the viewer. Who is ready changes while this text stays."""
    if view.phase is not Phase.PASS:
        return []
    where = toward(passing(view).direction, brief=True)
    return [f"{name(passed_from(view))} passes to you (all pass {where})."]


def _trump(view: View) -> str:
    board = view.trick_board
    doubles = f" Doubles: {doubles_words(board.doubles)}." if board.doubles is not None else ""
    trump = trump_words(view)
    return f"Trump: {trump}.{doubles}" if trump else doubles.strip()


def _received(view: View, name: Namer) -> str:
    received = newly_received(view)
    return f"From {name(passed_from(view))}: {listed(received)}." if received else ""


def _undealt(view: View, name: Namer) -> str:
    taker = undealt_taker(view)
    if taker is None:
        return ""
    return f"The undealt {listed(shown.piece for shown in view.trick_board.exposed)} went to {name(taker)}."


def _hand(view: View) -> str:
    if not view.hand:
        return "No tiles left."
    pieces = [f"{shown.piece}{' trump' if shown.trump else ''}" for shown in view.hand]
    return f"Hand ({len(view.hand)}): {', '.join(pieces)}."
