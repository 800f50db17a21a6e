"""The documented record says enough: a reader that is written from the documents alone deals the hands of the bot."""

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from hashlib import sha256
from itertools import count
from pathlib import Path
from random import Random

import pytest

from bot.rules.catalogue import CATALOGUE, AnyGame
from bot.rules.options import Preset, dump
from bot.rules.shuffle import Terms, commitment, match_seed, options_text, seed_in_contest
from bot.table.verification.verify import HEADER, verify
from tests.moments import choose_move

DOCUMENT = Path(__file__).parents[2] / "docs" / "record-format.md"
SECRET = bytes(range(32))
MOVES = 150

SIZES = {"domino-whist": {3: 7, 4: 8, 5: 9}}
SHARES = {"hughie": {2: 8, 3: 7, 4: 6}, "billitonnen": {3: 9, 4: 7, 5: 5}}
LEFT_OUT = {3: ["2C"], 4: [], 5: ["2C", "2D"]}
Moves = list[tuple[int, str]]


class Read:
    """A record as the document describes it."""

    def __init__(self, text: str) -> None:
        first, *lines = text.splitlines()
        blank = lines.index("")
        head = {name: value.strip() for name, _, value in (line.partition(":") for line in lines[:blank])}
        self.game, self.players, self.options = head["game"], int(head["players"]), json.loads(head["options"])
        secret = bytes.fromhex(head["secret"])
        assert sha256(secret).hexdigest() == head["seal"]
        assert first == "Boneyard game record 2"
        if head["opened"] == "-":
            self.seed = sha256(secret + b"|").digest()
        else:
            terms = [it for it in lines if re.match("(game|options|players|opened|people|joins|start):", it)]
            self.seed = sha256(secret + "".join(f"{line}\n" for line in terms).encode()).digest()
        self.moves: Moves = []
        for number, line in enumerate(lines[blank + 1 :], 1):
            position, seat, move = line.split(" ", 2)
            assert int(position) == number
            if move == "undone":
                self.moves.pop()
            elif move not in ("undo", "agree", "refuse"):
                self.moves.append((int(seat) - 1, move))

    def pieces(self) -> list[str]:
        if self.game == "domino-hearts":
            cards = [rank + suit for suit in "CDHS" for rank in (*map(str, range(2, 11)), *"JQKA")]
            return [card for card in cards if card not in LEFT_OUT[self.players]]
        most = self.options["highest"] if "highest" in self.options else SIZES.get(self.game, {}).get(self.players, 6)
        tiles = [f"{high}-{low}" for high in range(most + 1) for low in range(high + 1)]
        if self.game == "moon":
            blanks = ["0-0"] if self.options["tiles"] == "22" else []
            return [*blanks, *(tile for tile in tiles if "0" not in tile)]
        if self.drops_blank():
            return tiles[1:]
        return [tile for tile in tiles for _ in range(2)] if self.game == "seventy-nine" else tiles

    def drops_blank(self) -> bool:
        return self.options.get("drop_blank") == "three" and self.players == 3

    def words(self, purpose: str) -> Iterator[int]:
        seed = sha256(self.seed + purpose.encode()).digest()
        for counter in count():
            block = sha256(seed + counter.to_bytes(8, "big")).digest()
            yield from (int.from_bytes(block[at : at + 4], "big") for at in range(0, 32, 4))

    def shuffled(self, purpose: str, without: str = "") -> list[str]:
        pieces, words = [piece for piece in self.pieces() if piece != without], self.words(purpose)
        for last in range(len(pieces) - 1, 0, -1):
            word = next(word for word in words if word < 2**32 - 2**32 % (last + 1))
            chosen = word % (last + 1)
            pieces[last], pieces[chosen] = pieces[chosen], pieces[last]
        return pieces

    def first(self) -> int:
        """The seat drawn for the first deal of a game with dominoes."""
        left, variant = list(range(self.players)), self.options.get("variant")
        for number in count(1):
            drawn = dict(zip(left, self.shuffled(f"draw for deal 1, round {number}"), strict=False))
            by_end = variant == "billitonnen"
            worth = {seat: (sum(map(int, it.split("-"))), it[0] if by_end else "") for seat, it in drawn.items()}
            left = [seat for seat in left if worth[seat] == max(worth.values())]
            if len(left) == 1:
                break
        return left[0]

    def opener(self) -> int:
        """The seat that opens the first deal of dominoes."""
        if self.options["opens"] == "lot":
            return self.first()
        held = {tile: seat for seat, hand in enumerate(self.dealt(1)[: self.players]) for tile in hand}
        doubles = {tile for tile in held if tile[0] == tile[2]} if self.options["opens"] == "highest_double" else set()
        return held[max(doubles or held, key=lambda tile: (int(tile[0]) + int(tile[2]), tile[0]))]

    def hand(self) -> int:
        """The number of tiles each player of dominoes gets."""
        if self.options["hand"]:
            return self.options["hand"]
        if self.drops_blank():
            return 9
        if self.options["boneyard"] == "drawn":
            return 7 if self.players == 2 else 5
        if self.options["scoring"] == "fives_and_threes":
            return {2: 9, 3: 7, 4: 5}[self.players]
        return 10 if self.options["highest"] == 9 else 7

    def share_of_trains(self) -> int:
        """The number of tiles each player of Mexican Train gets."""
        double_nine = {2: 12, 3: 11, 4: 10}
        usual = {5: 12, 6: 12, 7: 10, 8: 10} if self.options["highest"] == 12 else double_nine
        return self.options["hand"] or usual.get(self.players, 15)

    def round_of_trains(self, deal: int) -> list[list[str]]:
        """The hands at the first choice of Mexican Train, and what is left."""
        engine = self.options["highest"] - (deal - 1)
        *hands, left = self.hands_of(deal, self.shuffled(f"deal {deal}", without=f"{engine}-{engine}"))
        for turn in range(len(left)):
            hand = hands[(self.first() + deal - 1 + turn) % self.players]
            if any(str(engine) in tile.split("-") for tile in hand):
                break
            hand.append(left.pop(0))
            if str(engine) in hand[-1].split("-"):
                break
        return [*hands, left]

    def dealt(self, deal: int) -> list[list[str]]:
        """The hands, and what is left."""
        if self.game == "mexican-train":
            return self.round_of_trains(deal)
        for again in count():
            hands = self.hands_of(deal, self.shuffled(f"deal {deal} again {again}" if again else f"deal {deal}"))
            many = self.options.get("redeal_doubles", 0)
            if not many or all(sum(tile[0] == tile[2] for tile in hand) < many for hand in hands[: self.players]):
                return hands
        raise AssertionError

    def hands_of(self, deal: int, pieces: list[str]) -> list[list[str]]:
        """The hands, and what is left, of pieces in this order."""
        variant = self.options.get("variant", "")
        share = 9 if self.game == "seventy-nine" else len(pieces) // self.players
        if self.game in ("dominoes", "mexican-train"):
            share = self.hand() if self.game == "dominoes" else self.share_of_trains()
        elif variant == "billitonnen" or self.options.get("hands") == "short":
            share = SHARES[variant][self.players]
        hands = [pieces[share * seat : share * (seat + 1)] for seat in range(self.players)]
        left = pieces[share * self.players :]
        if (variant, self.players) == ("billitonnen", 5):
            for offset, tile in enumerate(left):
                hands[(self.first() + deal - 1 + offset) % 5].append(tile)
            left = []
        return [*hands, left]


def record(game: AnyGame, preset: Preset, players: int, *, in_contest: bool = False) -> str:
    """The record of a random match with a number of moves."""
    options = options_text(dump(preset.options))
    terms = Terms(  # they are hashed as they stand
        game=game.name, options=options.replace(": ", ":") if players == 4 else options, players=players,
        opened=None if in_contest else 10**18, people=(0, 1), joins=() if in_contest else ((1, 10**18 + 5),),
        starter=None if in_contest else (0, 10**18 + 9),
    )  # fmt: skip
    seed, dice = seed_in_contest(SECRET) if in_contest else match_seed(SECRET, terms.lines), Random(1)
    match, moves = game.start(preset.options, players, seed), list[str]()
    while len(moves) < MOVES and game.to_act(match):
        seat = dice.choice(game.to_act(match))
        move = choose_move(game, match, seat, dice)
        match, _ = game.play(match, seat, move)
        moves.append(f"{len(moves) + 1} {seat + 1} {move}")
    head = HEADER, *terms.lines, *(("deals: 100",) if in_contest else ())
    return "\n".join((*head, f"seal: {commitment(SECRET)}", f"secret: {SECRET.hex()}", "names: []", "", *moves)) + "\n"


def kinds() -> list[tuple[AnyGame, Preset, int]]:
    """One match of each game and kind of hands for every number of players."""
    found = dict[tuple[str, str, int], tuple[AnyGame, Preset, int]]()
    for game in CATALOGUE.values():
        for preset in game.presets:
            for players in preset.players:
                rules = dump(preset.options)
                variant = [rules.get(name) for name in ("variant", "hands", "boneyard", "scoring", "highest", "opens")]
                found.setdefault((game.name, str(variant), players), (game, preset, players))
    cuban = CATALOGUE.preset("dominoes", "cuban")
    redealt = replace(cuban, options=replace(cuban.options, redeal_doubles=4))  # type: ignore[call-arg]
    return [*found.values(), (CATALOGUE.game("dominoes"), redealt, 4)]


@pytest.mark.parametrize(("game", "preset", "players"), kinds())
def test_a_reader_by_the_document_deals_the_same_hands(game: AnyGame, preset: Preset, players: int):
    text = record(game, preset, players, in_contest=players == 3)
    proof, read = verify(text, CATALOGUE), Read(text)
    assert proof.moves == len(read.moves)
    for number, deal in enumerate(proof.deals, 1):
        assert [*map(sorted, read.dealt(number)[:players])] == [sorted(hand.split()) for hand in deal]
    if game.name == "blind-hughie":
        assert read.moves[0][0] == read.first()
    if game.name == "dominoes":
        assert read.moves[0][0] == read.opener()


def test_the_example_is_as_it_is_told():
    document = DOCUMENT.read_text("utf-8")
    text, hands = re.findall(r"^```\n(.*?)^```$", document, re.DOTALL | re.MULTILINE)
    read, proof = Read(text), verify(text, CATALOGUE)
    assert f"The match seed is `{read.seed.hex()}`" in document
    assert hands == "".join(f"seat {seat}: {' '.join(hand)}\n" for seat, hand in enumerate(read.dealt(1)[:3], 1))
    assert proof.over
    assert len(proof.deals) == 1
