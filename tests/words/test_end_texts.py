"""The lines at the end of a deal and of a match: what happened and why, what it brought, who has won."""

from dataclasses import replace

import pytest

from bot.message import AllOf, Message, Row, Signed, Text, Who
from bot.rules.catalogue import CATALOGUE
from bot.rules.events import Claimed, RevokesProven
from bot.rules.suits import Suit
from bot.rules.view import View
from bot.words.ends.alt import alt_match_end
from bot.words.ends.deal import Spotlight, remark, spotlight
from bot.words.ends.story import LONGEST_STORY, story
from bot.words.ends.texts import deal_text, ended_text, final_text, hand_over_text, seat_over_text
from bot.words.speaker import say
from tests.images.ended import NAMES, cards, matches, names_of_match
from tests.said import said

CARDS = cards()
TRUMP = Message("end-trump", trump=Suit.N2)
SIX = Message("bid-amount", amount=7)
SHORT = Message("end-short-side", side=Who(Message("side", letter="A")), won=5)


def happened(deal: str) -> Spotlight:
    return spotlight(CARDS[deal], NAMES[deal].__getitem__)


def test_a_deal_is_told_by_its_decision() -> None:
    black = Message("end-queen.why", points=7, total=11)
    assert happened("black_tile") == (Message("end-black", who=Who("Pip")), black, False)
    made = Message("end-made.with", won=8, count=11, partners=AllOf([Who("Ann")]), trump=TRUMP)
    assert happened("whist_made") == (Message("end-made", who=Who("Cleo"), bid=SIX), made, True)
    assert happened("whist_set") == (
        Message("end-set", who=Who("Cleo")), Message("end-set.why", bid=SIX, short=SHORT), False,
    )  # fmt: skip
    assert happened("nel_o_set").why == Message(
        "end-set.why", bid=Message("special-nel-o"), short=Message("end-short-trick", number=3)
    )
    assert happened("nel_o_made").why == Message("end-made.nel-o", count=9)
    assert happened("thrown_in").what == Message("end-redeal")
    assert happened("hughie").what == Message("end-out", who=Who("Dot"))
    assert happened("moon").what == Message("end-moon", who=Who("Dee"))


def test_a_deal_that_has_just_ended() -> None:
    view, name = CARDS["whist_made"], NAMES["whist_made"].__getitem__
    changes = [("A", 7, 18), ("B", 3, 14)]
    row = Row(
        Message("end-change", who=Who(Message("side", letter=side)), change=Signed(by), total=total)
        for side, by, total in changes
    )
    heading, told = said("end-heading", kind="deal", number=3), say(happened("whist_made").told)
    assert say(ended_text(view, name)) == f"{heading} {told} {said('end-sentence', what=row)}"
    assert say(ended_text(CARDS["thrown_in"], name)) == (
        f"{said('end-heading', kind='deal', number=CARDS['thrown_in'].deal)} {say(happened('thrown_in').told)}"
    )


@pytest.mark.parametrize(
    ("deal", "seat", "what", "change", "total"),
    [
        ("black_tile", 3, Message("end-black", who=Who("Pip", is_you=True)), 7, 51),
        ("black_tile", 0, Message("end-black", who=Who("Pip")), 0, 12),
        ("moon", 2, Message("end-moon", who=Who("Dee", is_you=True)), 0, 32),
        ("whist_made", 0, Message("end-made", who=Who("Cleo"), bid=SIX), 7, 18),
        ("whist_set", 2, Message("end-set", who=Who("Cleo", is_you=True)), -7, 11),
    ],
)
def test_its_player_is_told_what_they_did(deal: str, seat: int, what: Message, change: int, total: int) -> None:
    view = CARDS[deal]
    told = said("end-own", kind="deal", number=view.deal, told=Message("end-sentence", what=what))
    own = said("end-you", change=Signed(change), total=total)
    assert say(seat_over_text(view, NAMES[deal].__getitem__, seat)) == f"{told} {own}"


def test_its_player_is_told_what_they_claimed() -> None:
    view, claimed = CARDS["whist_made"], Claimed(2, conceded=False, hands=((), (), (), ()), tricks=2)
    result = replace(view.results[-1], remarks=(*view.results[-1].remarks, claimed))
    told = say(seat_over_text(replace(view, results=(*view.results[:-1], result)), NAMES["whist_made"].__getitem__, 2))
    claim = said("end-sentence", what=Message("remark-claimed", who=Who("", is_you=True), conceded=False))
    assert f"{claim} {said('end-you', change=Signed(7), total=18)}" in told


def test_repeated_revokes_are_counted() -> None:
    view, name = CARDS["moon"], NAMES["moon"].__getitem__
    revokes = remark(view, RevokesProven((0, 1, 0), 13), name)
    each = AllOf(Message("remark-revoked", who=Who(who), count=count) for who, count in (("Ann", 2), ("Cleo", 1)))
    assert revokes == Message("remark-revokes", cost=13, each=each)


def test_a_contract_set_without_a_trick_won_nothing() -> None:
    view = CARDS["whist_set"]
    empty = replace(view, tricks=replace(view.trick_board, contract_progress=(0, 7)))
    told = say(ended_text(empty, NAMES["whist_set"].__getitem__))
    assert said("end-set.why", bid=SIX, short=Message("end-short", won=0)) in told


def test_totals_below_nothing_have_a_true_minus() -> None:
    view, name = CARDS["whist_set"], NAMES["whist_set"].__getitem__
    low = replace(view, results=(*view.results[:-1], replace(view.results[-1], totals=(-14, 20))))
    assert "−7 (−14)" in say(ended_text(low, name))
    assert say(seat_over_text(low, name, 2)).endswith(said("end-you", change=Signed(-7), total="−14"))


def test_a_win_that_is_shared_is_told_so_and_once() -> None:
    (view, ratings), names = matches()["shared"], names_of_match("shared")
    final = final_text(view, names.__getitem__, names.__getitem__)
    assert isinstance(final, Message)
    assert final.id == "end-final.shared"
    over = said("end-match.shared", who=AllOf([Who("Ann"), Who("Cleo")]))
    assert say(seat_over_text(view, names.__getitem__, 2)).endswith(over)
    assert alt_match_end(view, names, ratings).count("share the win") == 1


def test_a_deal_without_a_result_was_redealt_or_the_match_was_stopped() -> None:
    view, name = CARDS["thrown_in"], NAMES["thrown_in"].__getitem__
    redeal = said("end-because", what=Message("end-redeal"), why=Message("end-redeal.why"))
    later = replace(view, deal=3)
    assert say(deal_text(later, name, 2)) == f"{said('end-heading', kind='deal', number=2)} {redeal}"

    def own(told: str) -> Text:
        return Message("end-own", kind="deal", number=2, told=Message(told))

    assert hand_over_text(later, name, 2, 0) == own("end-passed")
    stopped = say(deal_text(view, name, 2))
    assert stopped.startswith(
        said("end-stopped", title="Seventy-Nine", deal=Message("deal-name", kind="deal", number=2))
    )
    assert "Ann, Cleo and Eve 40; " in stopped
    assert hand_over_text(view, name, 2, 0) == own("end-stopped-hand")


def test_a_story_is_short_and_names_give_way() -> None:
    for deal, (view, _) in matches().items():
        told = story(view, names_of_match(deal))
        assert 0 < len(told) <= LONGEST_STORY
        assert len(story(view, ["Wilhelmina Wolfeschlegelsteinhausen"] * 6)) <= LONGEST_STORY


def rounds(target: int) -> View:
    """A round of Billitonnen that its winner has won by going out, the second of them their first."""
    view = CARDS["hughie"]
    result = replace(view.results[-1], scored=(1, 0, 0, 0), totals=(1, 1, 0, 0))
    options = CATALOGUE.preset("blind-hughie", "billitonnen").options
    return replace(view, options=options, target=target, results=(*view.results[:-1], result))


def test_rounds_are_told_as_rounds() -> None:
    name = NAMES["hughie"].__getitem__
    out = Message("end-out", who=Who("Dot"))
    won = said("end-because", what=out, why=Message("line-wins-round"))
    wins = Row(
        Message("end-total", who=Who(who), total=n) for who, n in zip(NAMES["hughie"], (1, 1, 0, 0), strict=False)
    )
    heading = said("end-heading", kind="round", number=2)
    assert say(ended_text(rounds(3), name)) == f"{heading} {won} {said('end-rounds', wins=wins)}"
    only = rounds(1)
    assert say(ended_text(replace(only, winners=(0,)), name)) == (
        f"{heading} {said('end-because', what=out, why=Message('line-wins-match'))}"
    )
    over = replace(only, winners=(0,))
    assert final_text(over, name, name) == Message("end-final.round", who=AllOf([Who("Dot")]), title=over.title)
