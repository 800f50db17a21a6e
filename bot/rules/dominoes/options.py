"""The house rules of dominoes, and the seven games they make (rules §7)."""

from dataclasses import dataclass
from typing import Literal

from bot.rules.options import OFF_ON, Options, Preset, number, rule, switch

USUAL = 0  # the hand that goes with the rules and the number of players
DOUBLE_SIX, DOUBLE_NINE = 6, 9
PlayScoring = Literal["pips", "fives", "fives_and_threes"]
Opens = Literal["highest_double", "heaviest", "lot"]
FIRST_DEALS = (100, 75, 50, 25)  # bonuses for the winners of the first deals


@dataclass(frozen=True, slots=True)
class DominoesOptions(Options):
    """All of rules §7. `highest`: the highest double of the set; `hand` is 0 for the usual number of tiles."""

    scoring: PlayScoring = rule("match", "pips")
    target: int = number("match", 100, (61, 100, 150, 200, 250, 500), most=1000)
    exact: bool = switch("match", only_if="scores_threes")
    reached: Literal["at_once", "after_the_deal"] = rule("match", "at_once", only_if="scores_in_play")
    partners: bool = switch("match")
    highest: int = number("deal", DOUBLE_SIX, (DOUBLE_SIX, DOUBLE_NINE), least=DOUBLE_SIX, most=DOUBLE_NINE)
    hand: int = number("deal", USUAL, (USUAL, 5, 6, 7, 9, 10), least=0, most=15, usual="usual")
    opens: Opens = rule("deal", "highest_double")
    then: Literal["winner", "next"] = rule("deal", "winner")
    after_tie: Literal["opener", "next"] = rule("deal", "opener", only_if="opens_after_ties")
    redeal_doubles: int = number("deal", 0, (0, 5, 4), least=4, most=7, usual="off")
    direction: Literal["left", "right"] = rule("play", "left")
    boneyard: Literal["drawn", "asleep"] = rule("play", "asleep")
    keep: int = number("play", 0, (0, 2), least=0, most=2, usual="none", only_if="draws")
    drawing: Literal["until_it_fits", "one"] = rule("play", "until_it_fits", only_if="draws")
    spinner: Literal["none", "first_double"] = rule("play", "none")
    counts: Literal["opponents", "all"] = rule("score", "opponents", only_if="can_count_all")
    blocked_by: Literal["side", "lowest", "closer"] = rule("score", "side", only_if="wins_blocks")
    blocked_scores: Literal["same", "difference"] = rule("score", "same", only_if="scores_pips")
    tied_block: Literal["nobody", "carried", "opener", "closer"] = rule("score", "nobody", only_if="scores_ties")
    capicua: int = number("score", 0, (0, 25, 50, 100), least=0, most=200, usual="off")
    chuchazo: int = number("score", 0, (0, 25, 50, 100), least=0, most=200, usual="off")
    first_pass: int = number("score", 0, (0, 25, 50), least=0, most=200, usual="off", only_if="can_pass_first")
    paso_redondo: int = number("score", 0, (0, 25, 30, 50), least=0, most=200, usual="off")
    first_deals: bool = switch("score", OFF_ON)

    @property
    def step(self) -> int:
        """The step to the next seat: 1 where play goes to the left, −1 to the right."""
        return 1 if self.direction == "left" else -1

    @property
    def draws(self) -> bool:
        """Players who cannot play draw."""
        return self.boneyard == "drawn"

    @property
    def spins(self) -> bool:
        """The first double is a spinner."""
        return self.spinner == "first_double"

    @property
    def scores_plays(self) -> bool:
        """Plays score: the fives games."""
        return self.scoring != "pips"

    @property
    def scores_threes(self) -> bool:
        return self.scoring == "fives_and_threes"

    @property
    def scores_pips(self) -> bool:
        """The pips left in hands score."""
        return not self.scores_threes

    @property
    def can_pass_first(self) -> bool:
        """A pass can follow the first tile of a deal: where tiles are drawn, drawing comes first."""
        return not self.draws

    @property
    def scores_first_pass(self) -> bool:
        return self.first_pass > 0 and self.can_pass_first

    @property
    def scores_in_play(self) -> bool:
        """Points are scored before a deal is over."""
        return self.scores_plays or self.scores_first_pass or self.paso_redondo > 0

    @property
    def can_count_all(self) -> bool:
        """The pips of a partner can score."""
        return self.partners and self.scores_pips

    @property
    def wins_blocks(self) -> bool:
        """The winner of a blocked deal matters."""
        return self.scores_pips or self.then == "winner" or self.first_deals

    @property
    def scores_ties(self) -> bool:
        """Pips score and a block can be a tie: there is none between the blocker and the next player."""
        return self.scores_pips and self.blocked_by != "closer"

    @property
    def breaks_ties(self) -> bool:
        """A side wins a blocked deal even where the pips are equal."""
        return self.scores_ties and self.tied_block in ("opener", "closer")

    @property
    def opens_after_ties(self) -> bool:
        """A tied deal decides who opens the next."""
        return self.then == "winner" and self.blocked_by != "closer" and not self.breaks_ties

    @property
    def is_exact(self) -> bool:
        """The target must be hit exactly."""
        return self.exact and self.scores_threes

    def first_deal_bonus(self, number: int) -> int:
        """The winner's bonus for one of the first deals."""
        is_first = self.first_deals and number <= len(FIRST_DEALS)
        return FIRST_DEALS[number - 1] if is_first else 0

    def hand_for(self, players: int) -> int:
        """The number of tiles dealt to each player.

        Where tiles are drawn 7 and 5 are usual (so rarepike.com for All Fives), and block games deal 7, or 10 of
        double-nine (so Pagat). For Fives and Threes 9, 7 and 5 as in Pagat's All Fives; the Teesdale league gives two
        players 9 too, others 7, and 5 to more.
        """
        if self.hand != USUAL:
            return self.hand
        if self.draws:
            return 7 if players == 2 else 5
        if self.scores_threes:
            return {2: 9, 3: 7, 4: 5}[players]
        return 10 if self.highest == DOUBLE_NINE else 7


def _preset(name: str, minutes: int, options: DominoesOptions) -> Preset:
    players = (4,) if options.in_partners else (4, 3, 2)
    return Preset("dominoes", name, options, players, minutes)


_ALL_FIVES = DominoesOptions("fives", target=200, boneyard="drawn", spinner="first_double")
# As Dominicans keep it (dominoesonline.com): who closed the line is compared with the next in turn.
_DOMINICAN = DominoesOptions(
    partners=True, direction="right", target=200, counts="all", blocked_by="closer", capicua=25, first_pass=25
)
PRESETS = (
    _preset("draw", 20, DominoesOptions(boneyard="drawn", keep=2)),
    _preset("block", 20, DominoesOptions()),
    _preset("all-fives", 25, _ALL_FIVES),
    # As Pagat and pub leagues play it: lots decide the first lead, then it moves on. You win at exactly 61.
    _preset(
        "fives-and-threes", 25, DominoesOptions("fives_and_threes", target=61, exact=True, opens="lot", then="next")
    ),
    # As a club of Puerto Ricans writes it down (sacitc.blog).
    _preset(
        "puerto-rico",
        35,
        DominoesOptions(
            partners=True, direction="right", target=500, counts="all", capicua=100, chuchazo=100, first_deals=True
        ),
    ),
    _preset("dominican", 25, _DOMINICAN),
    # Pagat and onlinedominogames.com: the partner's pips never count.
    _preset("cuban", 30, DominoesOptions(partners=True, direction="right", target=150, highest=DOUBLE_NINE)),
)
DAILY = _ALL_FIVES, _DOMINICAN
