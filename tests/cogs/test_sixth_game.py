"""A new game is one file and a line in the catalogue: table, cogs and pictures take it as it is."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from bot.playground import Playground
from bot.rules.catalogue import Catalogue
from bot.rules.events import DealResult
from bot.rules.game import Match
from bot.rules.options import Options, Preset, number
from bot.rules.pieces import Piece, double_set
from bot.rules.shuffle import Draws
from bot.rules.tricks.deal import TrickDeal
from bot.rules.tricks.game import PhaseRules, Traits, TrickGame
from bot.rules.tricks.phases import Playing
from bot.rules.tricks.view import trick_views
from bot.rules.view import View
from tests.cogs.server import present, running
from tests.end_to_end.house import Table, house_limits


@dataclass(frozen=True, slots=True)
class OneTrickOptions(Options):
    target: int = number("match", 1, (1,), most=5)


class OneTrick(TrickGame):
    """Three tiles each, one trick, and its winner has won the match."""

    name = "one-trick"
    title = "One Trick"
    credit = "Made up for a test."
    options_type = OneTrickOptions
    players = (2, 3)
    low_wins = False
    traits = Traits(trick_points=1)
    presets = (Preset("domino-whist", "whist", OneTrickOptions(), (2, 3)),)  # so that it has words

    def phases(self, options: Options) -> tuple[PhaseRules, ...]:
        return (Playing(self),)

    def deck(self, options: Options, players: int) -> tuple[Piece, ...]:
        return double_set(6)

    def hand_size(self, options: Options, players: int) -> int:
        return 3

    def deal_is_over(self, match: Match[OneTrickOptions, TrickDeal]) -> bool:
        return bool(match.deal.tricks)

    def score(self, match: Match[OneTrickOptions, TrickDeal]) -> DealResult:
        return self.result(match, self.taken(match))

    def first_dealer(self, options: Options, players: int, seed: bytes) -> tuple[int, Draws]:
        return 0, ()

    def showing(self, match: Match[OneTrickOptions, TrickDeal]) -> Callable[[int | None], View]:
        return trick_views(self, match)


async def test_a_sixth_game_is_played_to_its_end(tmp_path: Path) -> None:
    async with (
        Playground(limits=house_limits()) as playground,
        running(playground, tmp_path, Catalogue(OneTrick())) as server,
    ):
        ann, bo = server.people("ann", "bo")
        table = await Table.open(server, ann, bo, game="one-trick", players=2)
        final = present(await table.play())
        await server.idle()
    told = [text for shown in ann.shown() if shown.pictures for text in shown.texts]
    assert any(text.startswith("Your turn: lead any tile. Playable (3): any.") for text in told)
    assert {("Side" in text) for text in told if "deal 1 is over." in text} == {False}
    assert "🏆" in final.content
    assert "One Trick" in final.content
    assert (final.attachments[0].description or "").startswith("One Trick: the match is over.")
