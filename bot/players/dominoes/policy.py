"""The policy: a learnt value for each entry of a play, as shipped in `bot/players/policies/dominoes.json.gz`."""

from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any

from bot.players.dominoes.features import SIZE, Rows
from bot.players.search.policy import learnt_tables, packed_values, unpacked_values, whole_values
from bot.rules.dominoes.line import LineState
from bot.rules.dominoes.score import DealTerms
from bot.rules.dominoes.state import DealState

GAME = "dominoes"
LARGE = 7  # partners with a larger set have another table


@dataclass(frozen=True, eq=False)
class DominoPolicy:
    """Values by entry; `unit` is the worth of a value of 1 in points."""

    values: tuple[int, ...]
    unit: float = 1.0

    @staticmethod
    def indifferent() -> "DominoPolicy":
        """A policy that values nothing."""
        return DominoPolicy((0,) * SIZE)

    @staticmethod
    def of(values: list[float]) -> "DominoPolicy":
        """The policy with these values in points."""
        return DominoPolicy(*whole_values(values))

    def packed(self) -> dict[str, Any]:
        """The entries for the file."""
        return {"unit": round(self.unit, 6), "values": packed_values(self.values)}

    @cached_property
    def rows(self) -> Rows:
        return Rows(self.values)

    def values_of(self, deal: DealState, plays: list[tuple[int, LineState]]) -> list[int]:
        """The worth of each play of the seat to act, in units."""
        return self.rows.values_of(deal, plays)

    def best(self, deal: DealState, plain: int = 0) -> tuple[int, LineState]:
        """The play of the seat to act that is worth most; to a plain player, that scores most or is heaviest.

        `plain` are the seats of plain players, as a mask.
        """
        line = deal.line
        fitting = deal.hands[deal.seat] & line.fits
        if not fitting & (fitting - 1):
            tile = fitting.bit_length() - 1
            lines = line.after[tile]
            if len(lines) == 1:
                return tile, next(iter(lines))
        plays = deal.plays()
        if plain >> deal.seat & 1:
            return max(plays, key=lambda play: plain_worth(deal, play))
        values = self.rows.values_of(deal, plays)
        return plays[values.index(max(values))]


def plain_worth(deal: DealState, play: tuple[int, LineState]) -> tuple[int, int]:
    """A plain player's order of plays: by score, then by pips."""
    tile, line = play
    return line.points, deal.tiles.pips[tile]


def table_of(terms: DealTerms) -> str:
    """The kind of table that a policy is learnt for."""
    options = terms.options
    scoring = options.scoring
    if options.scoring == "pips":
        scoring = "draw" if options.draws else "block"
    is_large = scoring == "block" and options.in_partners and options.highest > LARGE
    return f"{scoring}-{'partners' if options.in_partners else terms.players}{'-large' * is_large}"


@cache
def policy_at(table: str) -> DominoPolicy:
    """The policy of a kind of table; where none was learnt, one that values nothing."""
    stored = learnt_tables(GAME).get(table)
    if stored is None:
        return DominoPolicy.indifferent()
    return DominoPolicy(unpacked_values(stored["values"]), stored["unit"])
