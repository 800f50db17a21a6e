"""The alt text of a seat at a line of dominoes: `Your turn: play on 6 or 4. Playable (3): 6-2 right, 4-1 left, … Ends:
left 4, right 6. Ann played 6-4 left. Tiles: Ann 7 (drew 3). Boneyard 11. Line (5): 4-6 6-6 … Hand (5): 6-2, …`
"""

from collections.abc import Iterator

from bot.message import Message, Row, Text
from bot.rules.view import View
from bot.words.chain_told import (
    chain_sentences,
    ends_sentence,
    hands_told,
    is_any,
    playable_told,
    since_told,
    stock_told,
)
from bot.words.draw import draw_of, draw_told
from bot.words.headline import turn_sentence
from bot.words.names import Namer
from bot.words.news import News, asked_message, made_for_you
from bot.words.terms import scores


def chain_seat(view: View, name: Namer, news: News) -> Iterator[Text | None]:
    """The seat in sentences, in the order in which a listener needs them: good enough to play by."""
    board, asked = view.chain_board, news.asked
    if asked is not None:
        yield Message("seat-sentence", text=asked_message(view, name, asked))
        yield Message("undo-agree.sentence") if asked.seat != view.viewer else None
    yield turn_sentence(view, name)
    if view.ask is not None:
        count, playable = len(view.hand), playable_told(view)
        if is_any(view):
            yield Message("seat-alt-playable-any", count=count)
        else:
            yield Message("seat-alt-playable", count=len(playable.items), pieces=playable)
    yield made_for_you(news.made) if news.made is not None else None
    yield ends_sentence(board)
    yield since_told(view, name) if board.log else draw_told(view, draw_of(view), name)
    yield hands_told(view, name)
    yield stock_told(view)
    yield from chain_sentences(board)
    hand = Row(shown.piece for shown in view.hand)
    yield Message("seat-alt-hand", count=len(view.hand), pieces=hand) if view.hand else Message("seat-alt-no-tiles")
    yield scores(view, name)
