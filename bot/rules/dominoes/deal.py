"""A deal of dominoes: hands, the boneyard and the line (rules §7)."""

from dataclasses import dataclass, field

from bot.rules.dominoes.line import Line
from bot.rules.dominoes.options import DominoesOptions, Opens
from bot.rules.events import Bonus, Drew, Knocked, LineEvent, Redealt
from bot.rules.game import Game, Match
from bot.rules.moves import Play, play_of
from bot.rules.pieces import Tile, double_set
from bot.rules.shuffle import deal_purpose, shuffled

Hand = tuple[Tile, ...]  # in descending order


@dataclass(frozen=True)
class DominoDeal:
    """One deal. `seat` is to act. `opening` is the tile that must be played first, if one must.

    `points` are scored in it so far, by side; `carried` is what tied deals before it left to its winner. `drawn` are
    the tiles that seats drew in their last turn and hold. `redealt` are the hands with too many doubles, after which
    everyone got new tiles. Once the deal is `over` all hands lie open, for their pips count.
    """

    number: int
    opener: int
    hands: tuple[Hand, ...] = field(repr=False)
    boneyard: tuple[Tile, ...] = field(repr=False)
    line: Line
    seat: int
    points: tuple[int, ...]
    opening: Tile | None = field(default=None, repr=False)
    carried: int = 0
    drawn: tuple[tuple[int, Hand], ...] = field(default=(), repr=False)  # as (seat, tiles)
    log: tuple[LineEvent, ...] = ()
    bonuses: tuple[Bonus, ...] = ()
    redealt: tuple[Redealt, ...] = ()
    over: bool = False
    before: "DominoDeal | None" = field(default=None, repr=False)  # the deal before this one, as it ended

    def pips(self, seat: int) -> int:
        """The pips in a hand."""
        return sum([tile.pips for tile in self.hands[seat]])

    @property
    def all_pips(self) -> list[int]:
        """The pips in each hand."""
        return [self.pips(seat) for seat in range(len(self.hands))]

    def can_play(self, seat: int) -> bool:
        """Whether a tile of this seat fits an end."""
        return any(map(self.line.takes, self.hands[seat]))

    def drawn_by(self, seat: int) -> Hand:
        """The tiles a seat drew in its last turn, until it plays."""
        return next((tiles for who, tiles in self.drawn if who == seat), ())

    def drawn_before(self, seat: int) -> tuple[tuple[int, Hand], ...]:
        """The other seats' draws are kept: this seat has had its next turn."""
        return tuple([drawn for drawn in self.drawn if drawn[0] != seat])

    def with_hand(self, seat: int, hand: Hand) -> tuple[Hand, ...]:
        """The hands with one of them replaced."""
        return (*self.hands[:seat], hand, *self.hands[seat + 1 :])


DominoMatch = Match[DominoesOptions, DominoDeal]
DominoGame = Game[DominoesOptions, DominoDeal]


def dealt(
    options: DominoesOptions, players: int, seed: bytes, number: int
) -> tuple[tuple[Hand, ...], Hand, tuple[Redealt, ...]]:
    """The hands of a deal by seat, the boneyard in drawing order, and the hands with too many doubles dealt before."""
    size, redealt = options.hand_for(players), list[Redealt]()
    while True:
        deck = shuffled(double_set(options.highest), seed, deal_purpose(number, len(redealt)))
        hands = [tuple(sorted(deck[seat * size : (seat + 1) * size], reverse=True)) for seat in range(players)]
        doubles = [sum(tile.is_double for tile in hand) for hand in hands]
        most = max(doubles)
        if not options.redeal_doubles or most < options.redeal_doubles:
            return tuple(hands), tuple(deck[players * size :]), tuple(redealt)
        redealt.append(Redealt(doubles.index(most), most))


def is_always_redealt(options: DominoesOptions, players: int) -> bool:
    """Whether every possible deal gives some hand too many doubles."""
    tiles = double_set(options.highest)
    left_over = len(tiles) - options.hand_for(players) * players
    dealt_doubles = sum(tile.is_double for tile in tiles) - left_over
    return options.redeal_doubles > 0 and dealt_doubles > (options.redeal_doubles - 1) * players


def opening_tile(hands: tuple[Hand, ...], opens: Opens) -> tuple[int, Tile] | None:
    """Who opens the first deal, and with which tile: the highest double dealt, or the heaviest tile.

    Where no double was dealt the heaviest tile opens (so rarepike.com and bonesdomino.com; others deal again). Of tiles
    with as many pips the one with the higher end is heavier. None where lots are drawn and any tile can open.
    """
    if opens == "lot":
        return None
    held = [(tile, seat) for seat, hand in enumerate(hands) for tile in hand]
    tile, seat = max(held, key=lambda found: opening_rank(found[0], opens))
    return seat, tile


def opening_rank(tile: Tile, opens: Opens) -> tuple[bool, int, int]:
    """The tile of the highest rank opens."""
    return opens == "highest_double" and tile.is_double, tile.pips, tile.high


def new_line(options: DominoesOptions) -> Line:
    """A line without a tile."""
    return Line(options.spins)


def plays(deal: DominoDeal, *, counted: bool) -> tuple[Play, ...]:
    """The plays of the seat to act that differ: of ends where a tile leaves the same line, the first stands for all."""
    hand, line = deal.hands[deal.seat], deal.line
    if not line.ends:
        return tuple([play_of(tile) for tile in hand if deal.opening in (None, tile)])
    found: list[Play] = []
    for tile in hand:
        ends, seen = line.fits(tile), list[object]()
        for end in ends:
            if len(ends) > 1:
                alike = line.place(tile, end).alike(counted=counted)
                if alike in seen:
                    continue
                seen.append(alike)
            found.append(play_of(tile, end))
    return tuple(found)


def known_lacking(log: tuple[LineEvent, ...], seat: int) -> tuple[tuple[int, ...], ...]:
    """The numbers that a seat is known to lack: for each of its passes and draws the open numbers, the newest first.

    A pass shows that the hand has none of them. Of the tiles that are drawn only the last can fit, and it is played at
    once: until then nothing is known. The others stay in the hand, with any number that was lacked before.
    """
    lacking: list[tuple[int, ...]] = []
    fits_nowhere: tuple[int, ...] = ()
    for event in log:
        if event.seat != seat:
            continue
        if isinstance(event, Drew):
            lacking = [] if event.kept else lacking
            fits_nowhere = event.numbers
            continue
        new = event.numbers if isinstance(event, Knocked) else fits_nowhere
        fits_nowhere = ()
        if new:
            older = [tuple([number for number in group if number not in new]) for group in lacking]
            lacking = [new, *[group for group in older if group]]
    return () if fits_nowhere else tuple(lacking)
