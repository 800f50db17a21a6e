"""The house rules of dominoes, and the seven games they make (rules §7)."""

from dataclasses import dataclass

from bot.rules.options import Options, Partners, Preset, RuleSection, Setting, house_rule, number

USUAL = 0  # the hand that goes with the rules and the number of players
DOUBLE_SIX, DOUBLE_NINE = 6, 9
FIRST_DEALS = (100, 75, 50, 25)  # what the winners of the first deals score besides


class BoneyardUse(Setting):
    DRAWN = "drawn"
    ASLEEP = "asleep"


class DrawLimit(Setting):
    UNTIL_IT_FITS = "until_it_fits"
    ONE = "one"


class Direction(Setting):
    LEFT = "left"
    RIGHT = "right"


class Spinner(Setting):
    NONE = "none"
    FIRST_DOUBLE = "first_double"


class PlayScoring(Setting):
    PIPS = "pips"
    FIVES = "fives"
    FIVES_AND_THREES = "fives_and_threes"


class ExactTarget(Setting):
    NO = "no"
    YES = "yes"


class Reached(Setting):
    AT_ONCE = "at_once"
    AFTER_THE_DEAL = "after_the_deal"


class Opens(Setting):
    HIGHEST_DOUBLE = "highest_double"
    HEAVIEST = "heaviest"
    LOT = "lot"


class Then(Setting):
    WINNER = "winner"
    NEXT = "next"


class Counts(Setting):
    OPPONENTS = "opponents"
    ALL = "all"


class BlockedBy(Setting):
    SIDE = "side"
    LOWEST = "lowest"
    CLOSER = "closer"


class BlockedScores(Setting):
    SAME = "same"
    DIFFERENCE = "difference"


class TiedBlock(Setting):
    NOBODY = "nobody"
    CARRIED = "carried"
    OPENER = "opener"
    CLOSER = "closer"


class AfterTie(Setting):
    OPENER = "opener"
    NEXT = "next"


class FirstDeals(Setting):
    OFF = "off"
    ON = "on"


@dataclass(frozen=True, slots=True)
class DominoesOptions(Options):
    """All of rules §7. `highest`: the highest double of the set; `hand` is 0 for the usual number of tiles."""

    scoring: PlayScoring = house_rule(RuleSection.MATCH, PlayScoring.PIPS)
    target: int = number(RuleSection.MATCH, 100, (61, 100, 150, 200, 250, 500), most=1000)
    exact: ExactTarget = house_rule(RuleSection.MATCH, ExactTarget.NO, "scores_threes")
    reached: Reached = house_rule(RuleSection.MATCH, Reached.AT_ONCE, "scores_in_play")
    partners: Partners = house_rule(RuleSection.MATCH, Partners.NO)
    highest: int = number(RuleSection.DEAL, DOUBLE_SIX, (DOUBLE_SIX, DOUBLE_NINE), least=DOUBLE_SIX, most=DOUBLE_NINE)
    hand: int = number(RuleSection.DEAL, USUAL, (USUAL, 5, 6, 7, 9, 10), least=0, most=15, usual="usual")
    opens: Opens = house_rule(RuleSection.DEAL, Opens.HIGHEST_DOUBLE)
    then: Then = house_rule(RuleSection.DEAL, Then.WINNER)
    after_tie: AfterTie = house_rule(RuleSection.DEAL, AfterTie.OPENER, "opens_after_ties")
    redeal_doubles: int = number(RuleSection.DEAL, 0, (0, 5, 4), least=4, most=7, usual="off")
    direction: Direction = house_rule(RuleSection.PLAY, Direction.LEFT)
    boneyard: BoneyardUse = house_rule(RuleSection.PLAY, BoneyardUse.ASLEEP)
    keep: int = number(RuleSection.PLAY, 0, (0, 2), least=0, most=2, usual="none", only_if="draws")
    drawing: DrawLimit = house_rule(RuleSection.PLAY, DrawLimit.UNTIL_IT_FITS, "draws")
    spinner: Spinner = house_rule(RuleSection.PLAY, Spinner.NONE)
    counts: Counts = house_rule(RuleSection.SCORE, Counts.OPPONENTS, "can_count_all")
    blocked_by: BlockedBy = house_rule(RuleSection.SCORE, BlockedBy.SIDE, "wins_blocks")
    blocked_scores: BlockedScores = house_rule(RuleSection.SCORE, BlockedScores.SAME, "scores_pips")
    tied_block: TiedBlock = house_rule(RuleSection.SCORE, TiedBlock.NOBODY, "scores_ties")
    capicua: int = number(RuleSection.SCORE, 0, (0, 25, 50, 100), least=0, most=200, usual="off")
    chuchazo: int = number(RuleSection.SCORE, 0, (0, 25, 50, 100), least=0, most=200, usual="off")
    first_pass: int = number(
        RuleSection.SCORE, 0, (0, 25, 50), least=0, most=200, usual="off", only_if="can_pass_first"
    )
    paso_redondo: int = number(RuleSection.SCORE, 0, (0, 25, 30, 50), least=0, most=200, usual="off")
    first_deals: FirstDeals = house_rule(RuleSection.SCORE, FirstDeals.OFF)

    @property
    def in_partners(self) -> bool:
        return self.partners is Partners.YES

    @property
    def step(self) -> int:
        """How far the next seat in turn is: 1 where play goes to the left, −1 to the right."""
        return 1 if self.direction is Direction.LEFT else -1

    @property
    def draws(self) -> bool:
        """Whether players who cannot play draw."""
        return self.boneyard is BoneyardUse.DRAWN

    @property
    def spins(self) -> bool:
        """Whether the first double is a spinner."""
        return self.spinner is Spinner.FIRST_DOUBLE

    @property
    def scores_plays(self) -> bool:
        """Whether plays score: the fives games."""
        return self.scoring is not PlayScoring.PIPS

    @property
    def scores_threes(self) -> bool:
        return self.scoring is PlayScoring.FIVES_AND_THREES

    @property
    def scores_pips(self) -> bool:
        """Whether the pips left in hands score."""
        return not self.scores_threes

    @property
    def can_pass_first(self) -> bool:
        """Whether a pass can follow the first tile of a deal: where tiles are drawn, that comes first."""
        return not self.draws

    @property
    def scores_first_pass(self) -> bool:
        return self.first_pass > 0 and self.can_pass_first

    @property
    def scores_in_play(self) -> bool:
        """Whether points are scored before a deal is over."""
        return self.scores_plays or self.scores_first_pass or self.paso_redondo > 0

    @property
    def can_count_all(self) -> bool:
        """Whether the pips of a partner can score."""
        return self.in_partners and self.scores_pips

    @property
    def wins_blocks(self) -> bool:
        """Whether it counts who wins a blocked deal."""
        return self.scores_pips or self.then is Then.WINNER or self.first_deals is FirstDeals.ON

    @property
    def scores_ties(self) -> bool:
        """Whether a block can be a tie, and pips score: who closed a line is never level with the next in turn."""
        return self.scores_pips and self.blocked_by is not BlockedBy.CLOSER

    @property
    def breaks_ties(self) -> bool:
        """Whether a side wins a blocked deal even where the pips are equal."""
        return self.scores_ties and self.tied_block in (TiedBlock.OPENER, TiedBlock.CLOSER)

    @property
    def opens_after_ties(self) -> bool:
        """Whether a tied deal decides who opens the next."""
        return self.then is Then.WINNER and self.blocked_by is not BlockedBy.CLOSER and not self.breaks_ties

    @property
    def is_exact(self) -> bool:
        """Whether the target must be hit exactly."""
        return self.exact is ExactTarget.YES and self.scores_threes

    def first_deal_bonus(self, number: int) -> int:
        """What the winner of this deal scores for it being one of the first."""
        is_first = self.first_deals is FirstDeals.ON and number <= len(FIRST_DEALS)
        return FIRST_DEALS[number - 1] if is_first else 0

    def hand_for(self, players: int) -> int:
        """How many tiles each player is dealt.

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


def _partners(**rules: Setting | int) -> DominoesOptions:
    return DominoesOptions(partners=Partners.YES, direction=Direction.RIGHT, **rules)  # type: ignore[arg-type]


PRESETS = (
    _preset("draw", 20, DominoesOptions(boneyard=BoneyardUse.DRAWN, keep=2)),
    _preset("block", 20, DominoesOptions()),
    _preset(
        "all-fives",
        25,
        DominoesOptions(PlayScoring.FIVES, target=200, boneyard=BoneyardUse.DRAWN, spinner=Spinner.FIRST_DOUBLE),
    ),
    # As Pagat and pub leagues play it: lots decide the first lead, then it moves on. You win at exactly 61.
    _preset(
        "fives-and-threes",
        25,
        DominoesOptions(
            PlayScoring.FIVES_AND_THREES, target=61, exact=ExactTarget.YES, opens=Opens.LOT, then=Then.NEXT
        ),
    ),
    # As a club of Puerto Ricans writes it down (sacitc.blog).
    _preset(
        "puerto-rico",
        35,
        _partners(target=500, counts=Counts.ALL, capicua=100, chuchazo=100, first_deals=FirstDeals.ON),
    ),
    # As Dominicans keep it (dominoesonline.com): who closed the line is compared with the next in turn.
    _preset(
        "dominican",
        25,
        _partners(target=200, counts=Counts.ALL, blocked_by=BlockedBy.CLOSER, capicua=25, first_pass=25),
    ),
    # Pagat and onlinedominogames.com: the partner's pips never count.
    _preset("cuban", 30, _partners(target=150, highest=DOUBLE_NINE)),
)
