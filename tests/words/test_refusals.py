"""The reasons for which a move is refused, as sentences."""

import re
from random import Random

import pytest

from bot.message import AllOf, AnyOf, Message, Row, Who
from bot.rules.catalogue import CATALOGUE
from bot.rules.errors import IllegalMove, NotYourTurn, RefusedMove
from bot.rules.moves import Bid, Challenge, Move, Retract, Special
from bot.rules.pieces import Card, Tile, half
from bot.rules.suits import Suit
from bot.rules.view import Phase
from bot.words.catalogue import sources_of
from bot.words.speaker import say
from tests.told import told

TILE, TILES = Tile(5, 4), AnyOf((Tile(5, 4), Tile(5, 1)))
FOLLOW = Message("refused-must-follow", led=Suit.N5, playable=TILES)
SUITS = AnyOf((Suit.N5, Suit.N4))
PLACES = AnyOf(Message(f"doubles-place-{place}") for place in ("high", "low", "own_suit"))
ENDS = AnyOf((Message("end-left"), Message("end-up")))
ON_ANN = Message("train-of.on", who=Who("Ann"))
TRAINS = AnyOf((Message("train-own.on"), Message("train-mexican.on"), ON_ANN))
ON_ANN = Message("train-of.on", who=Who("Ann"))
TRAINS = AnyOf((Message("train-own.on"), Message("train-mexican.on"), ON_ANN))
WITHOUT_VALUES = (
    "match-over", "turn", "rules-enforced", "may-yield", "one-left", "harmful-claim", "nothing-to-claim", "no-claims",
    "not-leading", "no-points-yet", "must-keep-rules", "nothing-to-take-back", "too-early-to-decline", "has-declined",
    "may-challenge", "own-play", "challenged-before", "cannot-pass", "nothing-to-place", "no-peeking",
    "peek-while-choosing", "has-peeked", "not-next", "face-down", "own-train-only", "own-train-first",
)  # fmt: skip


def because(reason: str, **values: object) -> Message:
    return Message(f"refused-{reason}", **values)


EXAMPLES: tuple[Message, ...] = (
    *map(because, WITHOUT_VALUES),
    because("turn-of", who=AllOf(map(Who, ("Ann", "Bo", "Cy")))),
    *(because("wrong-phase", phase=phase) for phase in Phase),
    because("not-held", pieces=TILES),
    *(because("hearts-not-broken", queen=queen) for queen in (True, False)),
    because("wrong-pass", count=3),
    because("must-pass", count=3, direction="left", hand=Row(TILES.items)),
    because("bid-stands", bid=Bid(5)),
    because("bid-stands", bid=Bid(None, Special.NEL_O)),
    *(because("not-offered", special=Special.NEL_O, is_named_later=later) for later in (True, False)),
    because("not-declarable", special=Special.PLUNGE),
    because("may-swap", hand=TILES),
    because("not-a-trump", suit=Suit.DOUBLES),
    because("not-a-trump", suit="none"),
    because("must-name-trump", offered=SUITS, contracts="none"),
    because("must-name-trump", offered=SUITS, contracts=AnyOf((Special.NEL_O, Special.SEVENS))),
    because("must-play-closest", pieces=TILES),
    because("must-place-doubles", offered=PLACES),
    because("no-line", piece=TILE),
    because("suit-not-named", piece=TILE, suits=SUITS),
    because("bad-lead", piece=TILE, suits=SUITS, asked=Suit.N6),
    because("only-trump", piece=TILE),
    because("must-lead", pieces=TILES),
    because("must-follow", led=Suit.N5, playable=TILES),
    *(because("is-void", led=Suit.N6, playable=TILES, restricted=restricted) for restricted in (True, False)),
    *(because("not-proved", is_concession=is_concession) for is_concession in (True, False)),
    because("opens-with", piece=Card(2, "C")),
    *(because("no-such-trick", finished=finished) for finished in (0, 1, 2)),
    *(because("took-no-part", who=Who(name)) for name in (Message("seat-unnamed", number=2), "Bo")),
    *(because("seen-to-be-right", who=Who(name), trick=4) for name in (Message("seat-unnamed", number=2), "Bo")),
    because("must-open", tile=TILE),
    because("may-play", tiles=TILES),
    because("fits-nowhere", tile=TILE, numbers=AnyOf((6, 3))),
    because("wrong-end", tile=TILE, ends=ENDS),
    because("which-end", tile=TILE, ends=ENDS),
    because("no-end-yet", tile=TILE),
    *(because("must-turn", count=3, any_tile=any_tile) for any_tile in (True, False)),
    because("must-turn", count=1, any_tile=True),
    because("must-place", tile=TILE, left=5, right=4),
    *(because("nothing-to-peek-at", is_last=is_last) for is_last in (True, False)),
    because("no-such-place", count=1, place=9),
    because("fits-no-end", tile=TILE, left=1, right=2),
    because("must-wait", tile=TILE),
    because("must-cover", tile=Tile(5, 5), train=ON_ANN),
    because("train-closed", train=ON_ANN),
    because("must-cover-chain", tiles=AnyOf((Tile(5, 5), Tile(4, 4)))),
    because("must-play-drawn", tile=TILE),
    because("which-train", tile=TILE, trains=TRAINS),
    because("fits-trains", trains=TRAINS),
    because("wrong-train", tile=TILE, train=ON_ANN, number=half(0)),
    because("no-such-train", players=4),
    *(because("not-done", first_turn=is_first) for is_first in (True, False)),
)


def test_there_is_an_example_of_every_reason() -> None:
    ids = set(re.findall(r"(?m)^(refused-[\w-]+) =", sources_of("en")["refusals"]))
    assert ids == {reason.id for reason in EXAMPLES}


@pytest.mark.parametrize("reason", EXAMPLES, ids=repr)
def test_every_reason_is_a_sentence(reason: Message) -> None:
    text = say(reason)
    assert re.fullmatch(r"[A-Z0-9].*[^.]\.", text)
    assert not re.search(r"None|Suit|Tile\(|Bid\(|<|  ", text)


def test_reasons_are_told_one_after_another() -> None:
    refusal = IllegalMove(because("not-held", pieces=AnyOf((Tile(6, 4),))), FOLLOW)
    assert told(refusal.text) == ("refused-not-held(pieces=6-4) + refused-must-follow(led=5, playable=5-4 5-1)")


@pytest.mark.parametrize(("kind", "logged"), [(IllegalMove, "Illegal move"), (NotYourTurn, "Not your turn")])
def test_a_logged_refusal_of_a_move_shows_no_pieces(kind: type[RefusedMove], logged: str) -> None:
    refusal = kind(FOLLOW)
    assert str(refusal) == logged
    assert "Tile" not in repr(refusal)


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
            assert kind.refusal(match, seat, move) == (because("rules-enforced"),)
        match, _ = kind.play(match, acting[0], dice.choice(kind.legal(match, acting[0])))
