"""The lines at the end of a deal and of a match: what happened and why, what it brought, who has won."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from bot.message import AllOf, Joined, Message, Names, Row, Seat, Signed, Text, Who, with_names
from bot.rules.catalogue import CATALOGUE
from bot.rules.events import Claimed, RevokesProven
from bot.rules.view import View
from bot.words.ends.alt import alt_match_end
from bot.words.ends.chat import deal_text, ended_text, final_text, hand_over_text, seat_over_text
from bot.words.ends.ending import remark
from bot.words.ends.story import LONGEST_STORY, story
from bot.words.locales import languages
from bot.words.speaker import in_language, say, speaker
from tests.images.ended import NAMES, cards, matches, names_of_match
from tests.said import said
from tests.words.written import arguments_of

CARDS = cards()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    ("message", "values"),
    [
        ("end-most", {"who": Who("Ann")}),
        ("end-most", {"who": Who("", is_you=True)}),
        ("end-most", {"who": AllOf((Who("Ann"), Who("Bo")))}),
        ("end-equal.why", {}),
        ("rows-sum", {}),
        ("rows-alt-tie", {"who": AllOf((Who("Ann"), Who("Bo")))}),
        ("tournament-picture-lead", {}),
    ],
)
def test_one_point_or_pip_is_singular(message: str, values: dict[str, object], language: str) -> None:
    with in_language(language):
        one, two = (said(message, **_counts(message, number), **values) for number in (1, 2))
    assert one.replace("1", "2") != two


def _counts(message: str, number: int) -> dict[str, object]:
    names = arguments_of(speaker("en"))[message] & {"points", "pips", "count"}
    return dict.fromkeys(names, number)


def say_as(reader: int | None, text: Text, names: Sequence[str]) -> str:
    return say(with_names(text, Names(names.__getitem__, reader)))


def test_its_player_is_told_what_they_claimed() -> None:
    view, claimed = CARDS["whist_made"], Claimed(2, conceded=False, hands=((), (), (), ()), tricks=2)
    result = replace(view.results[-1], remarks=(*view.results[-1].remarks, claimed))
    told = say_as(2, seat_over_text(replace(view, results=(*view.results[:-1], result)), 2), NAMES["whist_made"])
    claim = said("end-sentence", what=Message("remark-claimed", who=Who("", is_you=True), conceded=False))
    assert f"{claim} {said('end-you', side=True, change=Signed(7), total=18)}" in told


def test_repeated_revokes_are_counted() -> None:
    revokes = remark(CARDS["moon"], RevokesProven((0, 1, 0), 13))
    each = AllOf(Message("remark-revoked", who=Seat(seat), count=count) for seat, count in ((0, 2), (1, 1)))
    assert revokes == Message("remark-revokes-proven", seats=each, cost=13)


def test_totals_below_nothing_have_a_true_minus() -> None:
    view, names = CARDS["whist_set"], NAMES["whist_set"]
    low = replace(view, results=(*view.results[:-1], replace(view.results[-1], totals=(-14, 20))))
    assert "−7 (−14)" in say_as(None, ended_text(low), names)
    assert say_as(2, seat_over_text(low, 2), names).endswith(said("end-you", side=True, change=Signed(-7), total="−14"))


def test_a_win_that_is_shared_is_told_so_and_once() -> None:
    (view, ratings), names = matches()["shared"], names_of_match("shared")
    final = final_text(view)
    assert isinstance(final, Message)
    assert final.id == "end-final.shared"
    over = said("end-match", won=Message("end-won.shared", who=AllOf([Who("Ann"), Who("Cleo")])))
    assert say_as(2, seat_over_text(view, 2), names).endswith(over)
    assert alt_match_end(view, names, ratings).count("share the win") == 1


def test_a_contest_deal_names_no_winner_of_a_match() -> None:
    (view, _), names = matches()["shared"], names_of_match("shared")
    won = said("end-match", won=Message("end-won.shared", who=AllOf([Who("Ann"), Who("Cleo")])))
    own = {contest: say_as(2, seat_over_text(view, 2, contest), names) for contest in (None, "deal", "duel")}
    assert own["duel"] == own[None].removesuffix(f" {won}") != own[None]
    assert own["deal"].startswith("Result: ")
    scored = view.results[-1].scored[view.side_of(2)]
    assert own["deal"].endswith(f" {said('end-you-only', side=view.partners, change=Signed(scored))}")


def test_a_deal_without_a_result_was_redealt_or_the_match_was_stopped() -> None:
    view, names = CARDS["thrown_in"], NAMES["thrown_in"]
    redeal = said("end-because", what=Message("end-redeal"), why=Message("end-redeal.why"))
    later = replace(view, deal=3)
    assert say(deal_text(later, 2)) == f"{said('end-heading', kind='deal', number=2)} {redeal}"

    def own(told: str) -> Text:
        return Message("end-own", kind="deal", number=2, told=Message(told))

    assert hand_over_text(later, 2, 0) == own("end-passed")
    stopped = say_as(None, deal_text(view, 2), names)
    assert stopped.startswith(
        said("end-stopped", title="Seventy-Nine", deal=Message("deal-name", kind="deal", number=2))
    )
    assert "Ann, Cleo and Eve 40; " in stopped
    assert hand_over_text(view, 2, 0) == own("end-stopped-hand")


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
    names = NAMES["hughie"]
    out = Message("remark-went-out", seat=Who("Dot"))
    won = said("end-because", what=out, why=Message("rows-wins-round"))
    wins = Row(Joined((Who(who), n), " ") for who, n in zip(NAMES["hughie"], (1, 1, 0, 0), strict=False))
    heading = said("end-heading", kind="round", number=2)
    assert say_as(None, ended_text(rounds(3)), names) == f"{heading} {won} {said('end-rounds', wins=wins)}"
    only = rounds(1)
    assert say_as(None, ended_text(replace(only, winners=(0,))), names) == (
        f"{heading} {said('end-because', what=out, why=Message('rows-wins-match'))}"
    )
    over = replace(only, winners=(0,))
    assert final_text(over) == Message("end-final.round", who=AllOf([Seat(0, how="mention")]), title=over.title)
