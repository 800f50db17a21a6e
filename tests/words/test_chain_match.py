"""Whole matches of dominoes in every preset: every text is said for each seat, and tells no tile it cannot know."""

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from bot.message import Text
from bot.rules.catalogue import AnyGame
from bot.rules.dominoes.game import DOMINOES
from bot.rules.dominoes.options import (
    BlockedBy,
    BlockedScores,
    BoneyardUse,
    DominoesOptions,
    DrawLimit,
    FirstDeals,
    PlayScoring,
    Reached,
    Spinner,
    TiedBlock,
)
from bot.rules.pieces import Piece, parse_piece
from bot.rules.view import Phase, View
from bot.table.state.steps import Deal, ReplayedMove
from bot.table.state.waiting import until_own_turn
from bot.words.chain import end as ends
from bot.words.chain import play as chain
from bot.words.chain import points as chain_points
from bot.words.chain import sentences as chain_told
from bot.words.ends.alt import alt_deal_card, alt_match_end, alt_scores
from bot.words.ends.story import LONGEST_STORY, story
from bot.words.ends.texts import deal_text, ended_text, final_text, hand_over_text, seat_over_text
from bot.words.moves import button_label, choice_label, choice_note, did, listed, named
from bot.words.names import spoken_names
from bot.words.seat.alt import alt_seat
from bot.words.seat.band import band
from bot.words.seat.hand import hand_text
from bot.words.seat.headline import headline, turn_sentence
from bot.words.speaker import say
from bot.words.table.alt import alt_table
from bot.words.table.figures import figures_text, scores_text
from bot.words.table.table import table_text
from bot.words.terms import moment_of
from cogs.replay.table import frames_of
from cogs.replay.words import alt_frame, where_of
from tests.samples import sample
from tests.words.chains import preset

NAMES = ("Ann", "Bo", "Cleo", "Dee")
GAME: AnyGame = DOMINOES
MIXED = {"tied_block": TiedBlock.CARRIED, "blocked_scores": BlockedScores.DIFFERENCE, "chuchazo": 25, "capicua": 25}
HOUSE_RULES: dict[str, Any] = {  # what no preset has
    "draw": {"drawing": DrawLimit.ONE, "spinner": Spinner.FIRST_DOUBLE, "first_pass": 25, **MIXED},
    "all-fives": {"reached": Reached.AFTER_THE_DEAL, "first_deals": FirstDeals.ON, "highest": 9, **MIXED},
    "dominican": {"blocked_by": BlockedBy.LOWEST, "boneyard": BoneyardUse.DRAWN, "scoring": PlayScoring.FIVES, **MIXED},
}
MATCHES = [
    pytest.param(preset.options, players, id=f"{preset.name}-{players}")
    for preset in GAME.presets
    for players in preset.players
] + [pytest.param(preset(name, **rules).options, 4, id=f"{name}-mixed") for name, rules in HOUSE_RULES.items()]


@pytest.mark.parametrize(("options", "players"), sample(MATCHES, 4))
def test_every_text_is_said_and_none_tells_a_tile_that_its_reader_cannot_know(
    options: DominoesOptions, players: int
) -> None:
    dice, names = Random(f"{options} {players}"), NAMES[:players]
    match = GAME.start(options, players, dice.randbytes(32))
    steps = list[ReplayedMove]()
    while match.winners is None:
        (seat,) = GAME.to_act(match)
        for viewer in (None, *range(players)):
            view = GAME.view(match, viewer)
            for shown in {id(it): it for it in (view, until_own_turn(view))}.values():
                check(shown, during(shown, names))
        move = dice.choice(GAME.legal(match, seat))
        after, events = GAME.play(match, seat, move)
        steps.append(ReplayedMove(match, seat, move, after, events))
        match = after
        if steps[-1].ends_deal:
            at_the_end(steps, names)
            steps = []
    for viewer in (None, *range(players)):
        view = GAME.view(match, viewer)
        check(view, during(view, names))
    view = GAME.view(match, None)
    name = spoken_names(names)
    assert 0 < len(story(view, names)) <= LONGEST_STORY
    check(view, map(say, (final_text(view, name, name), alt_match_end(view, names), alt_scores(view, names))))


def check(view: View, texts: Iterator[str]) -> None:
    known = known_to(view)
    for text in texts:
        assert text.strip()
        assert not re.search(r"None|Tile\(|\(0 never| {2}|\.\.|<b>", text), text
        told = {parse_piece(code) for code in re.findall(r"\b\d-\d\b", text)}
        assert told <= known, text


def known_to(view: View) -> set[Piece]:
    """The tiles that a viewer can know: those played, their own, those drawn for the first deal, those laid open."""
    laid = {laid.tile for laid in view.chain_board.laid}
    own = {shown.piece for hand in (view.hand, *(seat.shown for seat in view.seats)) for shown in hand}
    return laid | {piece for piece in own if piece is not None} | {piece for drawn in view.draws for _, piece in drawn}


def during(view: View, names: tuple[str, ...]) -> Iterator[str]:
    """Everything that is said while a deal is played."""
    name = spoken_names(names)
    yield from map(say, spoken(view, names))
    yield alt_table(view, names)
    if view.viewer is not None:
        yield alt_seat(view, names)
        yield say(hand_text(view, name, "#games"))
        head = headline(view, name)
        yield from map(say, (head.title, head.more, turn_sentence(view, name), *(pill.value for pill in head.pills)))
        told = band(view, name)
        yield from map(say, (told.line, *told.briefer, *told.right))
    for choice in view.ask.choices if view.ask is not None else ():
        yield from map(say, (button_label(view, choice, name), choice_label(view, choice, name)))
        yield from map(say, (choice_note(view, choice), listed(view, choice, name), did(choice.move)))
        yield from (say(named(view, choice.move, name, form)) for form in ("", "do", "doing", "than"))


def spoken(view: View, names: tuple[str, ...]) -> Iterator[Text]:
    name = spoken_names(names)
    yield table_text(view, name, name)
    yield from (scores_text(view, name), figures_text(view, name), moment_of(view))
    if view.phase is not Phase.OVER:
        yield from chain.last_play(view, name)
        yield chain.turn_note(view)
        yield chain_told.line_text(view, name)
    if view.to_act:
        yield chain.whose_turn(view, name)
    yield chain.ends_or_target(view)
    yield from (note.text for seat in view.seats if (note := chain.seat_note(view, seat.seat)) is not None)


def at_the_end(steps: Deal | list[ReplayedMove], names: tuple[str, ...]) -> None:
    """Everything that is said of a deal that is over, and of its replay."""
    after, name = steps[-1].after, spoken_names(names)
    view = GAME.ended_deal(after)
    assert view is not None
    texts: list[Text] = [
        ended_text(view, name), ends.end_title(view), ends.end_place(view), ends.end_spotlight(view, name),
        *chain_points.end_sum(view), *ends.end_why(view, name),
        deal_text(GAME.view(after, None), name, view.deal),
        *(seat_over_text(view, name, seat.seat) for seat in view.seats),
        *(hand_over_text(GAME.view(after, None), name, view.deal, seat.seat) for seat in view.seats),
        *(note for seat in view.seats for note in chain_points.hand_notes(view, seat.seat)),
        *(row for rows in chain_points.end_sum_in_two(view) for row in rows),
        *(ends.total_change(view, seat.side) for seat in view.seats),
    ]  # fmt: skip
    frames = frames_of(GAME, tuple(steps))
    texts += [text for frame in frames for text in (alt_frame(frame, names), where_of(frame))]
    check(view, map(say, (*texts, alt_deal_card(view, names), alt_table(view, names))))
