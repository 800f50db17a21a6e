"""What is told to whoever asked for something that is refused."""

import re
from random import Random

import pytest

from bot.rules.blind_hughie import refusals as rows
from bot.rules.catalogue import CATALOGUE
from bot.rules.domino_hearts import refusals as hearts
from bot.rules.dominoes import refusals as dominoes
from bot.rules.errors import Fact, IllegalMove, NotYourTurn, RefusedMove
from bot.rules.moves import Bid, Challenge, End, Move, Retract, Special
from bot.rules.pieces import Card, Tile
from bot.rules.refusals import MatchOver, NotHeld, OutOfTurn, RulesEnforced, WrongPhase
from bot.rules.suits import Doubles, Suit
from bot.rules.tricks import refusals as tricks
from bot.rules.view import Phase
from bot.words.catalogue import sources_of
from bot.words.refusals import fact_sentence, sentence
from bot.words.speaker import say
from tests.told import told

TILE, TILES = Tile(5, 4), (Tile(5, 4), Tile(5, 1))
SUITS = (Suit.N5, Suit.N4)
WITHOUT_VALUES: tuple[type[Fact], ...] = (
    MatchOver, tricks.MayYield, RulesEnforced, tricks.OneLeft, tricks.HarmfulClaim, tricks.NothingToClaim,
    tricks.NoClaims, hearts.NoPointsYet, hearts.MustKeepRules, hearts.NothingToTakeBack,
    hearts.TooEarlyToDecline, hearts.HasDeclined, hearts.MayChallenge, hearts.OwnPlay, hearts.ChallengedBefore,
    dominoes.CannotPass, rows.NothingToPlace, rows.NoPeeking, rows.PeekWhileChoosing, rows.HasPeeked, rows.NotNext,
    rows.FaceDown,
)  # fmt: skip
EXAMPLES: tuple[Fact, ...] = (
    *(kind() for kind in WITHOUT_VALUES),
    OutOfTurn((1,)),
    OutOfTurn((1, 2, 3), ("Ann", "Bo", "Cy")),
    *(WrongPhase(phase) for phase in Phase),
    NotHeld(TILES),
    *map(hearts.HeartsNotBroken, (True, False)),
    tricks.WrongPass(3),
    tricks.MustPass(3, "left", TILES),
    tricks.BidStands(Bid(5)),
    tricks.BidStands(Bid(None, Special.NEL_O)),
    tricks.NotOffered(Special.NEL_O),
    tricks.NotOffered(Special.NEL_O, is_named_later=True),
    tricks.NotDeclarable(Special.PLUNGE),
    tricks.MustBid((Bid(4), Bid(None)), if_passed=4),
    tricks.MustBid((Bid(6), Bid(7), Bid(8), Bid(None, Special.NEL_O), Bid(None))),
    tricks.MustBid((Bid(None),)),
    tricks.MaySwap(TILES),
    tricks.NotATrump(Suit.DOUBLES),
    tricks.NotATrump(None),
    tricks.MustNameTrump((*SUITS, None)),
    tricks.MustNameTrump((*SUITS, None), (Special.NEL_O, Special.SEVENS)),
    tricks.MustPlayClosest(TILES),
    tricks.MustPlaceDoubles((Doubles.HIGH, Doubles.LOW, Doubles.OWN_SUIT)),
    tricks.NoLine(TILE),
    tricks.SuitNotNamed(TILE, SUITS),
    tricks.BadLead(TILE, SUITS, Suit.N6),
    tricks.NotLeading(TILE, Suit.N6),
    tricks.OnlyTrump(TILE),
    tricks.MustLead(TILES),
    tricks.MustFollow(Suit.N5, TILES),
    tricks.IsVoid(Suit.N6, TILES, restricted=True),
    tricks.IsVoid(Suit.N6, TILES, restricted=False),
    tricks.NotProved(is_concession=False),
    tricks.NotProved(is_concession=True),
    hearts.OpensWith(Card(2, "C")),
    *map(hearts.NoSuchTrick, (0, 1, 2)),
    hearts.TookNoPart(1),
    hearts.SeenToBeRight(1, 4),
    hearts.SeenToBeRight(1, 4, "Bo"),
    hearts.TookNoPart(1, "Bo"),
    hearts.MustChooseMoon(26, everyone=False),
    hearts.MustChooseMoon(26, everyone=True),
    dominoes.MustOpen(TILE),
    dominoes.MayPlay(TILES),
    dominoes.FitsNowhere(TILE, (6, 3)),
    dominoes.WrongEnd(TILE, (End.LEFT, End.UP)),
    dominoes.WhichEnd(TILE, (End.LEFT, End.RIGHT)),
    dominoes.NoEndYet(TILE),
    rows.MustTurn(3, any_tile=False),
    rows.MustTurn(3, any_tile=True),
    rows.MustTurn(1, any_tile=True),
    rows.MustPlace(TILE, 5, 4),
    rows.NothingToPeekAt(is_last=True),
    rows.NothingToPeekAt(is_last=False),
    rows.NoSuchPlace(1, 9),
    rows.FitsNoEnd(TILE, 1, 2),
    rows.MustWait(TILE),
)


def names_of_facts(kind: type[Fact] = Fact) -> set[str]:
    """The name of every kind of fact there is, but for those that only others are derived from."""
    below = kind.__subclasses__()  # of a class with slots, the one it was made from as well
    return set[str]().union(*map(names_of_facts, below)) if below else {f"{kind.__module__}.{kind.__name__}"}


def test_there_is_an_example_of_every_fact() -> None:
    missing = names_of_facts() - {f"{type(fact).__module__}.{type(fact).__name__}" for fact in EXAMPLES}
    assert not missing, "a new fact needs its sentence in bot/words/refusals.py, and an example here"


@pytest.mark.parametrize("fact", EXAMPLES, ids=repr)
def test_every_fact_is_a_sentence(fact: Fact) -> None:
    text = say(fact_sentence(fact))
    assert re.fullmatch(r"[A-Z0-9].*[^.]\.", text)
    assert not re.search(r"None|Suit|Tile\(|Bid\(|<|  ", text)


def test_facts_are_told_one_after_another() -> None:
    refusal = IllegalMove(NotHeld((Tile(6, 4),)), tricks.MustFollow(Suit.N5, TILES))
    assert told(sentence(refusal)) == ("refused-not-held(pieces=6-4) + refused-must-follow(led=5, playable=5-4 5-1)")


def test_a_refusal_names_the_player_in_turn_where_names_are_known() -> None:
    assert told(sentence(NotYourTurn(OutOfTurn((2,))))) == "refused-turn"
    named = NotYourTurn(OutOfTurn((0, 1, 2), ("Ann", "Bo", "Cy")))
    assert told(sentence(named)) == "refused-turn-of(who=Ann Bo Cy)"


@pytest.mark.parametrize(("kind", "logged"), [(IllegalMove, "Illegal move"), (NotYourTurn, "Not your turn")])
def test_a_logged_refusal_of_a_move_shows_no_pieces(kind: type[RefusedMove], logged: str) -> None:
    refusal = kind(tricks.MustFollow(Suit.N5, TILES))
    assert str(refusal) == logged
    assert "Tile" not in repr(refusal)
    assert refusal.facts == (tricks.MustFollow(Suit.N5, TILES),)


def test_a_fact_without_a_sentence_is_a_fault() -> None:
    with pytest.raises(TypeError):
        fact_sentence(Fact())


def test_every_refusal_of_the_catalogue_is_of_a_fact() -> None:
    ids = set(re.findall(r"(?m)^(refused-[\w-]+) =", sources_of("en")["refusals"]))
    said = {fact_sentence(fact).id for fact in EXAMPLES}
    assert ids == said - {"end-sentence"}, "some say the prompt"


@pytest.mark.parametrize("game", CATALOGUE)
@pytest.mark.parametrize("move", [Retract(), Challenge(0, 1)])
def test_nothing_is_taken_back_or_challenged_but_on_honour(game: str, move: Move) -> None:
    kind = CATALOGUE[game]
    preset = kind.presets[0]
    match, dice = kind.start(preset.options, preset.players[0], bytes(32), 1), Random(1)
    phases = set[Phase]()
    while (phase := kind.view(match, None).phase) not in phases and (acting := kind.to_act(match)):
        phases.add(phase)
        for seat in range(preset.players[0]):
            assert kind.refusal(match, seat, move) == (RulesEnforced(),)
        match, _ = kind.play(match, acting[0], dice.choice(kind.legal(match, acting[0])))
