"""A deal of dominoes: what is dealt, the line that grows, and the plays that are legal (rules §7)."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import islice

from bot.rules.boards import OpenEnd
from bot.rules.dominoes.line import EndKind, Line, lines_of
from bot.rules.dominoes.options import DominoesOptions, Opens
from bot.rules.dominoes.score import DealTerms
from bot.rules.dominoes.state import DealState
from bot.rules.events import Bonus, Drew, Knocked, LineEvent, Redealt
from bot.rules.game import Game, Match
from bot.rules.moves import Play, play_of
from bot.rules.pieces import Tile
from bot.rules.shuffle import deal_purpose, shuffled

Hand = tuple[Tile, ...]  # in descending order


@dataclass(frozen=True)
class DominoDeal:
    """One deal. `opening` is the tile that must be played first, if one must; `opens` decides which.

    `points` are scored by plays and for passes, by side; the end of the deal scores more. `drawn` are the tiles that
    seats drew in their last turn and hold. `redealt` are the hands with too many doubles, after which everyone got new
    tiles. Once the deal is `over` all hands lie open, for their pips count.
    """

    state: DealState = field(repr=False)
    line: Line
    points: tuple[int, ...]
    opening: Tile | None = field(default=None, repr=False)
    drawn: tuple[tuple[int, Hand], ...] = field(default=(), repr=False)  # as (seat, tiles)
    log: tuple[LineEvent, ...] = ()
    bonuses: tuple[Bonus, ...] = ()
    redealt: tuple[Redealt, ...] = ()
    opens: Opens = "lot"
    before: "DominoDeal | None" = field(default=None, repr=False)  # the deal before this one, as it ended

    @property
    def number(self) -> int:
        return self.state.terms.number

    @property
    def opener(self) -> int:
        return self.state.terms.opener

    @property
    def carried(self) -> int:
        """The points that tied deals before this one left to its winner."""
        return self.state.terms.carried

    @property
    def seat(self) -> int:
        """The seat to act."""
        return self.state.seat

    @property
    def over(self) -> bool:
        return self.state.over

    def hand(self, seat: int) -> Hand:
        return self.state.tiles.in_mask(self.state.hands[seat])

    @property
    def hands(self) -> tuple[Hand, ...]:
        """The tiles of each seat."""
        return tuple(map(self.hand, range(self.state.terms.players)))

    def drawn_by(self, seat: int) -> Hand:
        """The tiles a seat drew in its last turn, until it plays."""
        return dict(self.drawn).get(seat, ())


DominoMatch = Match[DominoesOptions, DominoDeal]
DominoGame = Game[DominoesOptions, DominoDeal]


def dealt(
    options: DominoesOptions, players: int, seed: bytes, number: int
) -> tuple[tuple[Hand, ...], Hand, tuple[Redealt, ...]]:
    """The hands by seat, the boneyard in drawing order, and the earlier hands with too many doubles."""
    size, redealt = options.hand_for(players), list[Redealt]()
    while True:
        deck = shuffled(options.set_for(players), seed, deal_purpose(number, len(redealt)))
        hands = [tuple(sorted(deck[seat * size : (seat + 1) * size], reverse=True)) for seat in range(players)]
        doubles = [sum(tile.is_double for tile in hand) for hand in hands]
        most = max(doubles)
        if not options.redeal_doubles or most < options.redeal_doubles:
            return tuple(hands), tuple(deck[players * size :]), tuple(redealt)
        redealt.append(Redealt(doubles.index(most), most))


def is_always_redealt(options: DominoesOptions, players: int) -> bool:
    """True if every possible deal gives some hand too many doubles."""
    tiles = options.set_for(players)
    left_over = len(tiles) - options.hand_for(players) * players
    dealt_doubles = sum(tile.is_double for tile in tiles) - left_over
    return options.redeal_doubles > 0 and dealt_doubles > (options.redeal_doubles - 1) * players


def opening_tile(hands: tuple[Hand, ...], opens: Opens) -> tuple[int, Tile] | None:
    """The seat that opens a deal, and its tile: the highest double dealt, or the heaviest tile.

    Where no double was dealt the heaviest tile opens (so rarepike.com and bonesdomino.com; others deal again). Of tiles
    with equal pips the one with the higher end is heavier. None where lots are drawn and any tile can open.
    """
    if opens == "lot":
        return None
    held = [(tile, seat) for seat, hand in enumerate(hands) for tile in hand]
    tile, seat = max(held, key=lambda found: opening_rank(found[0], opens))
    return seat, tile


def opening_rank(tile: Tile, opens: Opens) -> tuple[bool, int, int]:
    """A tile's rank for opening: the highest opens."""
    return opens == "highest_double" and tile.is_double, tile.pips, tile.high


def new_deal(
    terms: DealTerms, hands: Iterable[Hand], boneyard: Iterable[Tile], opening: Tile | None = None,
    redealt: tuple[Redealt, ...] = (), opens: Opens = "lot", before: DominoDeal | None = None,
) -> DominoDeal:  # fmt: skip
    """A deal at its start; `boneyard` is in drawing order."""
    lines = lines_of(terms.options)
    yard = [lines.tiles.number[tile] for tile in boneyard][::-1]
    state = DealState(terms, list(map(lines.tiles.mask, hands)), yard, lines.empty, terms.opener)
    line, points = Line(terms.options.spins), tuple(state.points)
    return DominoDeal(state, line, points, opening, redealt=redealt, opens=opens, before=before)


def legal_plays(deal: DominoDeal) -> tuple[Play, ...]:
    """The plays of the seat to act. Of ends where a tile leaves the same state the first stands for all; so it does for
    a last tile where won deals count, as they are worth the same at any end.
    """
    state, line = deal.state, deal.line
    lines, hand = state.line.lines, state.hands[state.seat]
    if not line.ends:
        return tuple([play_of(tile) for tile in lines.tiles.in_mask(hand) if deal.opening in (None, tile)])
    ends: dict[EndKind, OpenEnd] = {}
    for kind, end in zip(lines.kinds(line), line.ends, strict=True):
        ends.setdefault(kind, end)
    tiles = lines.tiles.in_mask(hand & state.line.fits)
    plays = [play_of(tile, end.end) for tile in tiles for end in ends.values() if end.number in tile]
    is_last = not hand & hand - 1
    return tuple(plays[:1] if is_last and state.terms.options.counts_hands else plays)


def drawn_after(deal: DominoDeal, state: DealState, events: Iterable[LineEvent]) -> tuple[tuple[int, Hand], ...]:
    """The `drawn` tiles of a deal after a play with these events, which has led to this state."""
    tiles, yard = state.tiles.tiles, reversed(deal.state.boneyard)
    held, drew = dict(deal.drawn), -1
    for event in events:
        if isinstance(event, Drew):
            held[event.seat] = tuple([tiles[tile] for tile in islice(yard, event.count)])
        elif event.seat != drew:  # else it passes after a draw, in the same turn
            held.pop(event.seat, None)
        drew = event.seat if isinstance(event, Drew) else -1
    if state.seat != drew:
        held.pop(state.seat, None)
    return tuple(held.items())


def known_lacking(log: tuple[LineEvent, ...], seat: int) -> tuple[tuple[int, ...], ...]:
    """The numbers that a seat is known to lack: the open numbers at each of its passes and draws, newest first.

    A pass shows that the hand has none of them. Of drawn tiles only the last can fit, and it is played at once: until
    then nothing is known. The others stay in the hand, and can bear any number that was lacked before.
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
