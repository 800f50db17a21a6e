"""The words of Mexican Train: the table, a seat and the end of a round, and what is new since a player's last turn."""

import re
from collections.abc import Iterator
from random import Random

from bot.message import AllOf, Message, Names, Seat, Text
from bot.rules.mexican_train.deal import TrainDeal
from bot.rules.mexican_train.game import MEXICAN_TRAIN
from bot.rules.moves import Done, Play, Train
from bot.rules.pieces import Tile
from bot.rules.view import View
from bot.words.ends.alt import alt_deal_card
from bot.words.ends.chat import ended_text
from bot.words.ends.deal import ending
from bot.words.hand import Telling, hand_text
from bot.words.length import LONGEST_ALT_TEXT
from bot.words.locales import languages
from bot.words.moves import button_label, did, listed, named
from bot.words.names import label_names
from bot.words.persons import naming
from bot.words.seat.band import band
from bot.words.seat.coach import coach_line
from bot.words.seat.headline import headline
from bot.words.speaker import say, speaker, speaking
from bot.words.surfaces import alt_seat, alt_table, figures_text, line_text, table_text
from bot.words.table import of_bystander
from bot.words.trains.play import last_play, lowest, since_parts
from bot.words.turn import turn_note, whose_turn
from tests.rules.mexican_train.scenarios import CHAIN, COVER, FREE, WHOLE, TrainScenario
from tests.told import say_to

ANN, BO, CLEO, DEE = range(4)
NAMES = ("Ann", "Bo", "Cleo", "Dee", "Eve", "Finn", "Gus", "Hana")
START = COVER.hands(
    "12-4 9-9 8-0", "12-3 12-1 11-6 11-4 9-6 8-4", "10-9 7-5", "6-5", ends="8 0 11* 4* 11", boneyard="5-1 6-2 3-1",
    number=3,
)  # fmt: skip
# No one but Cleo has a 5: Ann and Bo draw and pass.
UNCOVERED = COVER.hands(
    "5-5 9-4 8-7", "9-2 4-3", "5-3 2-1", "9-1 3-0", ends="5 9 5 6 9", boneyard="8-6 7-6"
).play("0 play 5-5 own")  # fmt: skip


def each(view: View, *texts: Text) -> list[str]:
    return [say_to(view, text) for text in texts]


def since(scenario: TrainScenario, seat: int) -> list[str]:
    view = scenario.view(seat)
    return each(view, *since_parts(view))


def end_of(scenario: TrainScenario) -> View:
    view = MEXICAN_TRAIN.ended_deal(scenario.match)
    assert view is not None
    return view


# -- a turn ------------------------------------------------------------------------------------------------------------


def test_a_seat_in_words() -> None:
    view = START.play("0 play 12-4 seat 4").view(BO)
    assert alt_seat(view, NAMES) == (
        "Your turn: play on 12 or 11. Playable (4): 11-6 Mexican or Cleo, 11-4 Mexican or Cleo, 12-3 Dee, 12-1 Dee. "
        "Ends: Mexican 11, Cleo 11 marked, Dee 12 marked, Ann 8 closed, you 0. Ann played 12-4 on Dee. "
        "Tiles: Cleo 2, Dee 1, Ann 2. Boneyard 3. Round 3 of 13, engine 10. "
        "Hand (6): 12-3, 12-1, 11-6, 11-4, 9-6, 8-4. "
        "Trains: Mexican 10-11; Cleo 10-11; Dee 10-4 4-12; Ann 10-8; you 10-0."
    )
    head, foot = headline(view), band(view)
    assert each(view, head.title, head.more, foot.line, *foot.right) == [
        *("Your turn", "play on 12 or 11", "Ann: 12-4 Dee", "round 3 of 13")
    ]
    assert view.ask is not None
    assert each(view, *(button_label(view, choice) for choice in view.ask.choices)) == [
        *("11-6 Mexican (6)", "11-4 Mexican (4)", "11-6 Cleo (6)", "11-4 Cleo (4)", "12-3 Dee (3)", "12-1 Dee (1)")
    ]
    assert each(view, listed(view, view.ask.choices[0])) == ["Play 11-6 Mexican"]
    assert each(view, *(named(view, choice.move, "do") for choice in view.ask.choices[::4])) == [
        *("Play **11-6 Mexican**", "Play **12-3**")  # 12-3 fits one train only
    ]
    assert say(did(Play(Tile(5, 1), Train.OWN))) == "played 5-1 own"
    assert say(did(Done())) == "ended the first train"
    assert each(view, *(named(view, Done(), form) for form in ("", "do", "doing", "than"))) == [
        *("ending the first train", "End your first train", "Ending your first train", "ending your first train")
    ]


def test_an_uncovered_double_comes_first() -> None:
    view, public = UNCOVERED.view(CLEO), UNCOVERED.view()
    assert alt_seat(view, NAMES).startswith(
        "Your turn: cover 5-5 on Ann. Playable (1): 5-3. "
        "Ends: Mexican 9, Dee 6 closed, Ann 5-5 to cover, Bo 9 marked, you 5. "
        "Ann played 5-5 on their train, drew 1 and passed (marked). Bo drew 1 and passed (marked). "
        "Tiles: Dee 2, Ann 3 (no 5), Bo 3 (no 5). Boneyard 0. "
    )
    assert alt_table(public, NAMES).startswith("Mexican Train, round 1. Cleo must cover 5-5 on Ann. ")
    assert each(public, whose_turn(public), turn_note(public)) == ["Cleo plays", "must cover 5-5 on Ann"]
    assert each(public, *last_play(public)) == [
        *("Ann: 5-5 own, uncovered · Bo drew 1 and passed", "Ann: 5-5 own, uncovered")
    ]
    covered = UNCOVERED.play("2 play 5-3 seat 1")
    assert since(covered, DEE) == ["Ann: 5-5 own, uncovered", "Bo drew 1 and passed", "Cleo: 5-3 Ann, covered"]
    assert "Cleo covered 5-5 on Ann with 5-3." in alt_table(covered.view(), NAMES)


def test_a_double_of_the_players_own_asks_for_its_cover() -> None:
    start = COVER.hands("5-5 5-1 9-4", "9-2 4-3", ends="5 9 9")
    assert [say_to(view, button_label(view, view.ask.choices[0])) for view in [start.view(ANN)] if view.ask] == [
        "5-5 own, then cover"
    ]
    view = start.play("0 play 5-5 own").view(ANN)
    assert each(view, headline(view).more, band(view).line) == ["cover 5-5 on your train", "You: 5-5 own, uncovered"]
    assert coach_line(view) == Message("coach-train-own-double")
    view = start.play("0 play 5-5 own", "0 play 5-1 own").view(BO)
    assert each(view, *since_parts(view)) == ["Ann: 5-5, 5-1 own"]
    free = FREE.hands("5-5 5-1 9-4", "9-2 4-3", ends="5 9 9").view(ANN)
    assert free.ask is not None
    assert say_to(free, button_label(free, free.ask.choices[0])) == "5-5 own, then one more"
    chain = CHAIN.hands("5-5 9-9 9-4 2-1", "9-2 4-3", ends="5 1 9").play("0 play 5-5 own").view(ANN)
    assert coach_line(chain) == Message("coach-train-chain")
    assert each(chain, headline(chain).more) == ["cover 5-5, or play another double"]


def test_automatic_draws_and_passes_are_shown_to_their_player() -> None:
    covered = UNCOVERED.play("2 play 5-3 seat 1", "3 play 9-1 mexican")
    assert since(covered, ANN) == [
        *("nothing fit: you drew 8-6, your train is marked", "Bo drew 1 and passed"),
        *("Cleo: 5-3 yours, covered", "Dee: 9-1 Mexican"),
    ]
    view = covered.view(ANN)
    assert say_to(view, hand_text(view, "#games")).splitlines()[1].startswith("Nothing fit: you drew 8-6, your train")
    assert each(view, *band(view).briefer[:2]) == [
        *(
            "You drew 8-6 · … · Dee: 9-1 Mexican",
            "… · Bo drew 1 and passed · Cleo: 5-3 yours, covered · Dee: 9-1 Mexican",
        )
    ]
    assert "drew 8-6" not in alt_table(view, NAMES)
    assert of_bystander(view).train_board.drawn is None
    hands = ("6-5 6-2 4-4", "8-7 1-1 3-0")
    went = COVER.hands(*hands, ends="5 4 9", boneyard="9-2 5-0").play("0 play 6-5 own")
    assert since(went, BO) == ["nothing fit: you drew 9-2, it went on the Mexican train"]
    assert since(went, ANN) == ["Bo: drew, 9-2 Mexican"]
    assert "Bo drew 1 and played 9-2 on the Mexican train." in alt_table(went.view(), NAMES)
    none = COVER.hands(*hands, ends="5 4 9").play("0 play 6-5 own")
    assert since(none, BO) == ["nothing fit: your train is marked"]
    choice = COVER.hands(*hands, ends="5 9 9", boneyard="9-2 5-0").play("0 play 6-5 own").view(BO)
    assert each(choice, headline(choice).more, *since_parts(choice)) == [
        *("pick a train for 9-2", "nothing fit: you drew 9-2")
    ]


def test_a_marker_that_goes_is_told() -> None:
    view = COVER.hands("5-1 9-9", "9-2 4-3", ends="5* 9 6").play("0 play 5-1 own").view(BO)
    assert each(view, *since_parts(view)) == ["Ann: 5-1 own, marker off"]
    assert "Ann played 5-1 on their train (marker off)." in alt_seat(view, NAMES)


def test_a_whole_first_train() -> None:
    start = WHOLE.hands("12-7 7-3 9-1", "12-9 4-3", first_turns=2)
    view = start.view(ANN)
    assert each(view, headline(view).more) == ["start your train with 12"]
    assert coach_line(view) == Message("coach-train-lay")
    view = start.play("0 play 12-7 own").view(ANN)
    assert each(view, headline(view).more) == ["add to your train, or stop"]
    assert view.ask is not None
    assert say_to(view, button_label(view, next(it for it in view.ask.choices if it.move == Done()))) == "Done"
    assert say_to(start.view(), table_text(start.view())).splitlines()[1] == "Ann to lay a whole train."


# -- the end of a round ------------------------------------------------------------------------------------------------


def test_the_end_of_a_round_in_words() -> None:
    start = COVER.under(length=3).hands("9-8", "9-9 8-0", "12-1", ends="9 1 1 1", totals=(48, 61, 20), number=2)
    ended = end_of(start.play("0 play 9-8 own"))
    assert (
        alt_deal_card(ended, NAMES)
        == alt_table(ended, NAMES)
        == (
            "Mexican Train: round 2 is over. Ann went out with 9-8. "
            "Cleo 12-1, +13, 33. Ann +0, 48. Bo 9-9 8-0, +26, 87. Next engine 10-10."
        )
    )
    assert say_to(ended, ended_text(ended)) == (
        "**Round 2** · Ann went out with 9-8. Ann 0 (48), Bo +26 (87), Cleo +13 (33)."
    )
    end = ending(ended)
    assert each(ended, end.title, end.hero, *end.sums) == ["Round 2 is over", "Ann is out", "with 9-8"]
    after = start.play("0 play 9-8 own").view()
    assert each(after, lowest(after)) == ["lowest: Cleo 33"]


def test_a_blocked_round_in_words() -> None:
    start = COVER.hands("9-8 7-7", "6-6", "5-5", ends="9 1 1 1")
    ended = end_of(start.play("0 play 9-8 own"))
    assert alt_deal_card(ended, NAMES).startswith("Mexican Train: round 1 is over. Blocked: no one could play. ")


# -- bounds ------------------------------------------------------------------------------------------------------------


LONG = tuple(f"{'Wilhelmina' * 3}-{seat}" for seat in range(8))
TILE = re.compile(r"\b(\d{1,2})-(\d{1,2})\b")


def moments_of_eight() -> Iterator[tuple[TrainDeal, tuple[View, ...]]]:
    """Some moments of a round of eight players at random, each with the Views of all seats and of a bystander."""
    match, chance = MEXICAN_TRAIN.start(COVER.options, 8, bytes(32)), Random(8)
    for turn in range(60):
        if match.deal.number > 1:
            return
        if turn % 12 == 11:
            yield match.deal, tuple(MEXICAN_TRAIN.view(match, seat) for seat in (*range(8), None))
        legal = MEXICAN_TRAIN.legal(match, match.deal.seat)
        match, _ = MEXICAN_TRAIN.play(match, match.deal.seat, chance.choice(legal))


def texts_of(view: View) -> Iterator[str]:
    with naming(Names(NAMES.__getitem__, view.viewer)):
        yield from (say(text(view)) for text in (table_text, line_text, figures_text))
        if view.viewer is not None:
            yield say(hand_text(view, "#games", Telling.FULL))
            yield from (say(band(view).line), say(headline(view).more))


def test_texts_have_room_for_eight_players_with_long_names() -> None:
    for language in languages():
        with speaking(speaker(language)):
            for _, views in moments_of_eight():
                for view in (*views[::3], views[-1]):
                    text = alt_table(view, LONG) if view.viewer is None else alt_seat(view, LONG)
                    assert len(text) <= LONGEST_ALT_TEXT
                    assert not text.endswith("…"), text
                    assert text == alt_table(view, LONG) or str(view.hand[0].piece) in text
                    with naming(Names(label_names(LONG), view.viewer)):
                        for choice in view.ask.choices if view.ask is not None else ():
                            assert len(say(button_label(view, choice))) <= 80


def test_old_tiles_give_way_before_names() -> None:
    *_, (_, views) = moments_of_eight()
    view = views[-1]
    longest = max(view.train_board.trains, key=lambda train: len(train.tiles)).tiles
    oldest, newest = (f" {one}-{other}" for one, other in (longest[0], longest[-1]))
    assert f"{oldest} " in alt_table(view, NAMES)
    text = alt_table(view, tuple(f"{name} of the way" for name in NAMES))
    assert "Hana of the way" in text
    assert newest in text
    assert re.search(rf" \+\d+( \d+-\d+)*{newest}", text)


def test_no_text_has_a_tile_that_its_reader_cannot_see() -> None:
    for deal, views in moments_of_eight():
        for view in views:
            tiles = deal.state.terms.tiles
            own = tiles.mask([it.piece for it in view.hand if isinstance(it.piece, Tile)])
            hidden = {tile for hand in deal.hands for tile in hand} | {tiles.tiles[it] for it in deal.state.boneyard}
            hidden -= set(tiles.in_mask(own))
            alt = alt_table(view, NAMES) if view.viewer is None else alt_seat(view, NAMES)
            for text in (alt, *texts_of(view)):
                named_tiles = {Tile.of(int(one), int(other)) for one, other in TILE.findall(text)}
                assert not named_tiles & hidden, text


# -- tips --------------------------------------------------------------------------------------------------------------


def test_each_tip_for_a_first_game_is_given_once_a_round() -> None:
    match, chance, given = MEXICAN_TRAIN.start(COVER.options, 4, bytes(32)), Random(5), list[tuple[int, str]]()
    while match.deal.number == 1:
        seat = match.deal.seat
        if isinstance(tip := coach_line(MEXICAN_TRAIN.view(match, seat)), Message):
            given.append((seat, tip.id))
        match, _ = MEXICAN_TRAIN.play(match, seat, chance.choice(MEXICAN_TRAIN.legal(match, seat)))
    often = {tip for tip in given if given.count(tip) > 1}
    assert {tip for _, tip in often} <= {"coach-train-heavy"}  # one for each player who is nearly out
    assert {tip.removeprefix("coach-train-") for _, tip in given} >= {"start", "run", "mexican", "cover"}


def test_tips_tell_what_is_new() -> None:
    assert coach_line(UNCOVERED.view(CLEO)) == Message("coach-train-cover")
    view = UNCOVERED.play("2 play 5-3 seat 1", "3 play 9-1 mexican").view(ANN)
    assert coach_line(view) == Message("coach-train-marked")
    hands = ("6-5 6-2 6-1 3-3", "8-7 1-1 4-3 2-2", "7-5 5-1 8-5 9-9 1-0")
    out = COVER.hands(*hands, ends="5 4 5 9").play("0 play 6-5 own", "1 play 4-3 own", "2 play 7-5 own")
    assert coach_line(out.view(ANN)) == Message("coach-train-heavy", who=Seat(BO), count=3)
    hands = ("6-5 6-2 4-4 3-3", "8-7 1-1 3-0 2-2")
    view = COVER.hands(*hands, ends="5 4 9").play("0 play 6-5 own").view(ANN)
    assert coach_line(view) == Message("coach-train-others", who=AllOf((Seat(BO),)))
