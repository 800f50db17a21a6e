"""The house rules of dominoes, and the twelve games they make (rules §7)."""

from dataclasses import dataclass, replace
from typing import Literal

from bot.rules.options import OFF_ON, Options, Preset, number, rule, switch
from bot.rules.pieces import Tile, double_set

USUAL = 0  # the hand that goes with the rules and the number of players
DOUBLE_SIX, DOUBLE_NINE = 6, 9
WITHOUT_BLANK = 3  # players who leave out 0-0, and get nine tiles each
PlayScoring = Literal["pips", "fives", "fives_and_threes", "hands"]
Opens = Literal["highest_double", "heaviest", "lot"]
FIRST_DEALS = (100, 75, 50, 25)  # bonuses for the winners of the first deals


@dataclass(frozen=True, slots=True)
class DominoesOptions(Options):
    """All of rules §7. `highest`: the highest double of the set; `hand` is 0 for the usual number of tiles."""

    scoring: PlayScoring = rule("match", "pips")
    target: int = number("match", 100, (3, 6, 7, 10, 61, 100, 150, 200, 250, 500), most=1000)
    wins: Literal["total", "love"] = rule("match", "total", only_if="counts_hands")
    one_all: bool = switch("match", OFF_ON, only_if="plays_love")
    exact: bool = switch("match", only_if="scores_threes")
    reached: Literal["at_once", "after_the_deal"] = rule("match", "at_once", only_if="scores_in_play")
    partners: bool = switch("match")
    highest: int = number("deal", DOUBLE_SIX, (DOUBLE_SIX, DOUBLE_NINE), least=DOUBLE_SIX, most=DOUBLE_NINE)
    hand: int = number("deal", USUAL, (USUAL, 5, 6, 7, 9, 10, 14), least=0, most=15, usual="usual")
    opens: Opens = rule("deal", "highest_double")
    then: Literal["winner", "next", "highest_double"] = rule("deal", "winner")
    after_tie: Literal["opener", "next", "highest_double"] = rule("deal", "opener", only_if="opens_after_ties")
    redeal_doubles: int = number("deal", 0, (0, 5, 4), least=4, most=7, usual="off")
    drop_blank: Literal["no", "three"] = rule("deal", "no", only_if="plays_alone")
    direction: Literal["left", "right"] = rule("play", "left")
    boneyard: Literal["drawn", "asleep"] = rule("play", "asleep")
    keep: int = number("play", 0, (0, 2), least=0, most=2, usual="none", only_if="draws")
    drawing: Literal["until_it_fits", "one"] = rule("play", "until_it_fits", only_if="draws")
    spinner: Literal["none", "first_double"] = rule("play", "none")
    counts: Literal["opponents", "all"] = rule("score", "opponents", only_if="can_count_all")
    worth_double: int = number("score", 1, (1, 2), most=2, only_if="counts_hands")
    worth_both: int = number("score", 1, (1, 2, 3), most=3, only_if="counts_hands")
    worth_crossed: int = number("score", 1, (1, 2, 4, 6), most=6, only_if="counts_hands")
    worth_key: bool = switch("score", OFF_ON, only_if="counts_hands")
    blocked_by: Literal["side", "lowest", "closer", "nobody"] = rule("score", "side", only_if="wins_blocks")
    blocked_scores: Literal["same", "difference"] = rule("score", "same", only_if="scores_pips")
    tied_block: Literal["nobody", "carried", "opener", "closer", "closer_loses"] = rule(
        "score", "nobody", only_if="scores_ties"
    )
    capicua: int = number("score", 0, (0, 25, 50, 100), least=0, most=200, usual="off", only_if="has_bonuses")
    chuchazo: int = number("score", 0, (0, 25, 50, 100), least=0, most=200, usual="off", only_if="has_bonuses")
    first_pass: int = number("score", 0, (0, 25, 50), least=0, most=200, usual="off", only_if="can_pass_first")
    paso_redondo: int = number("score", 0, (0, 25, 30, 50), least=0, most=200, usual="off", only_if="has_bonuses")
    first_deals: bool = switch("score", OFF_ON, only_if="has_bonuses")

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
        return self.scoring in ("fives", "fives_and_threes")

    @property
    def counts_hands(self) -> bool:
        """Won deals score, and pips only decide blocked ones."""
        return self.scoring == "hands"

    @property
    def has_bonuses(self) -> bool:
        """Feats can score besides."""
        return not self.counts_hands

    @property
    def plays_love(self) -> bool:
        """All totals go back to 0 once every side has won a deal."""
        return self.counts_hands and self.wins == "love"

    @property
    def plays_alone(self) -> bool:
        return not self.partners

    @property
    def scores_threes(self) -> bool:
        return self.scoring == "fives_and_threes"

    @property
    def scores_pips(self) -> bool:
        """The pips left in hands score."""
        return not self.scores_threes and not self.counts_hands

    @property
    def can_pass_first(self) -> bool:
        """A pass can follow the first tile of a deal, and score: where tiles are drawn, drawing comes first."""
        return not self.draws and self.has_bonuses

    @property
    def scores_first_pass(self) -> bool:
        return self.first_pass > 0 and self.can_pass_first

    @property
    def scores_in_play(self) -> bool:
        """Points are scored before a deal is over."""
        return self.scores_plays or self.scores_first_pass or (self.paso_redondo > 0 and self.has_bonuses)

    @property
    def can_count_all(self) -> bool:
        """The pips of a partner can score."""
        return self.partners and self.scores_pips

    @property
    def wins_blocks(self) -> bool:
        """The winner of a blocked deal matters."""
        return self.scores_pips or self.counts_hands or self.then == "winner" or self.first_deals

    @property
    def scores_ties(self) -> bool:
        """Blocks score and can be a tie: there is none between the blocker and the next player."""
        return not self.scores_threes and self.blocked_by != "closer"

    @property
    def breaks_ties(self) -> bool:
        """A side wins a blocked deal even where the pips are equal."""
        return self.scores_ties and self.tied_block not in ("nobody", "carried")

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
        is_first = self.first_deals and self.has_bonuses and number <= len(FIRST_DEALS)
        return FIRST_DEALS[number - 1] if is_first else 0

    def drops_blank(self, players: int) -> bool:
        """This number of players leaves out 0-0."""
        return self.drop_blank == "three" and players == WITHOUT_BLANK

    def set_for(self, players: int) -> tuple[Tile, ...]:
        """The tiles that are shuffled."""
        return double_set(self.highest)[self.drops_blank(players) :]

    def hand_for(self, players: int) -> int:
        """The number of tiles dealt to each player.

        Where tiles are drawn 7 and 5 are usual (so rarepike.com for All Fives), and block games deal 7, or 10 of
        double-nine (so Pagat). For Fives and Threes 9, 7 and 5 as in Pagat's All Fives; the Teesdale league gives two
        players 9 too, others 7, and 5 to more.
        """
        if self.hand != USUAL:
            return self.hand
        if self.drops_blank(players):
            return 9
        if self.draws:
            return 7 if players == 2 else 5
        if self.scores_threes:
            return {2: 9, 3: 7, 4: 5}[players]
        return 10 if self.highest == DOUBLE_NINE else 7


def _preset(name: str, minutes: int, options: DominoesOptions, players: tuple[int, ...] = (4, 3, 2)) -> Preset:
    players = (4,) if options.in_partners else players
    return Preset("dominoes", name, options, players, minutes)


_ALL_FIVES = DominoesOptions("fives", target=200, boneyard="drawn", spinner="first_double")
# As Dominicans keep it (dominoesonline.com): who closed the line is compared with the next in turn.
_DOMINICAN = DominoesOptions(
    partners=True, direction="right", target=200, counts="all", blocked_by="closer", capicua=25, first_pass=25
)
# As Brazilians keep it (domino-esje.blogspot.com, livrozilla.com): the last tile decides what a deal is worth.
_BRAZIL = DominoesOptions(
    "hands", target=6, partners=True, after_tie="highest_double", redeal_doubles=4, direction="right", worth_double=2,
    worth_both=3, worth_crossed=4, blocked_by="lowest",
)  # fmt: skip
# As Pagat and sixlove.pages.dev have it: every deal counts one.
_JAMAICA = DominoesOptions(
    "hands", target=6, partners=True, after_tie="highest_double", direction="right", blocked_by="lowest"
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
    _preset("brazil", 15, _BRAZIL),
    # A tournament's rules (livrozilla.com): a blocked deal leaves its point to the next winner.
    _preset("brazil-league", 20, replace(_BRAZIL, target=7, blocked_by="nobody", tied_block="carried")),
    _preset("jamaica", 25, _JAMAICA),
    _preset("cut-throat", 35, replace(_JAMAICA, partners=False, drop_blank="three")),
    # locations-vue-turquoise.com and sandycarros.canalblog.com: a player without a win at the end is cochon.
    _preset("martinique", 15, replace(_JAMAICA, partners=False, target=3, wins="love"), players=(3, 4, 2)),
)
DAILY = _ALL_FIVES, _DOMINICAN
