"""The moon as a phase after the play: the seat that took every point chooses whose score changes (rules §3.4)."""

from dataclasses import dataclass

from bot.message import Message, capitalized
from bot.rules.copies import updated
from bot.rules.events import Moved
from bot.rules.moves import Moon, Move
from bot.rules.tricks.deal import TrickMatch
from bot.rules.tricks.game import Outcome, PhaseRules, TrickGame, leave_phase, points_of_all
from bot.rules.view import Ask, Choice, Phase


@dataclass(frozen=True)
class ShootingMoon(PhaseRules):
    """The deal's points: off the shooter's score, or added to an opponent's (`everyone`: to every opponent's)."""

    everyone: bool = False
    phase = Phase.MOON

    def applies(self, game: TrickGame, match: TrickMatch) -> bool:
        return shooter(game, match) is not None

    def to_act(self, game: TrickGame, match: TrickMatch) -> tuple[int, ...]:
        seat = shooter(game, match)
        return () if seat is None else (seat,)

    def legal(self, game: TrickGame, match: TrickMatch, seat: int) -> tuple[Move, ...]:
        return tuple(choice.move for choice in self._choices(game, match)) if seat in self.to_act(game, match) else ()

    def refusal(self, game: TrickGame, match: TrickMatch, seat: int, move: Move) -> tuple[Message, ...]:
        return (Message("end-sentence", what=capitalized(self._prompt(game, match))),)

    def apply(self, game: TrickGame, match: TrickMatch, seat: int, move: Moon) -> Outcome:
        match, events = leave_phase(game, updated(match, deal=updated(match.deal, moon=move)))
        return match, (Moved(seat, move), *events)

    def ask(self, game: TrickGame, match: TrickMatch, seat: int) -> Ask:
        return Ask(Phase.MOON, self._prompt(game, match), self._choices(game, match))

    def _prompt(self, game: TrickGame, match: TrickMatch) -> Message:
        return Message("prompt-moon", points=points_of_all(game, match), everyone=self.everyone)

    def _choices(self, game: TrickGame, match: TrickMatch) -> tuple[Choice, ...]:
        seat, points, totals = self.to_act(game, match)[0], points_of_all(game, match), match.totals
        own = Choice(Moon(), Message("choice-moon-own", points=points), _change(totals[seat], -points))
        if self.everyone:
            return own, Choice(Moon(everyone=True), Message("choice-moon-all", points=points))
        others = ((seat + step) % match.players for step in range(1, match.players))
        return own, *(Choice(Moon(who), note=_change(totals[who], points)) for who in others)


def _change(total: int, points: int) -> Message:
    return Message("choice-total", before=total, after=total + points)


def shooter(game: TrickGame, match: TrickMatch) -> int | None:
    """The seat that has taken every point of the deal; for games in which everyone plays alone."""
    taken = game.taken(match)
    return taken.index(points) if (points := points_of_all(game, match)) in taken else None
