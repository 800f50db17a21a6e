"""Domino Hearts (rules §3). Revokes are noted when they are made, while the program works them out afterwards."""

from collections.abc import Iterable
from typing import Any

from bot.rules.game import Match
from bot.rules.options import Options
from tests.rules.tricks.referee import TrickReferee

CYCLES = {3: (1, 2, 0), 4: (1, -1, 2, 0), 5: (1, -1, 0)}
QUEEN, POINTS = "QS", 26
Plays = frozenset[tuple[int, int]]  # (seat, trick), tricks counted from 1


class DominoHeartsReferee(TrickReferee):
    drawn_for = "dealer"
    low_wins = True
    phases = ("pass", "play", "review", "moon")

    def __init__(self, match: Match[Any, Any], options: Options | None = None) -> None:
        super().__init__(match, options)
        self.direction = 1 if self.rules.play_direction == "clockwise" else -1
        self.on_honour = self.asides = self.rules.revoke == "honour"
        self.revokes: Plays = frozenset()
        self.doubtful: Plays = frozenset()  # plays that not all can see to be right
        self.challenged: Plays = frozenset()
        self.kept: frozenset[int] = frozenset()  # who has taken a tile back in this trick, and keeps the rules
        self.declined: frozenset[int] = frozenset()
        self.moon: str = ""

    def deck(self) -> list[str]:
        ranks = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
        left_out = {3: ("2C",), 4: (), 5: ("2C", "2D")}[self.players]
        return [rank + suit for suit in "CDHS" for rank in ranks if rank + suit not in left_out]

    def size(self) -> int:
        return {3: 17, 4: 13, 5: 10}[self.players]

    def passed(self) -> int:
        cycle = CYCLES[self.players]
        return cycle[(self.number - 1) % len(cycle)]

    def worth(self, piece: str) -> int:
        return 13 if piece == QUEEN else int(piece[-1] == "H")

    def draw_value(self, piece: str) -> int:
        """The lowest rank deals."""
        return -self.strength(piece, piece[-1])

    def has(self, phase: str) -> bool:
        return {"review": self.on_honour, "moon": POINTS in self.points()}.get(phase, super().has(phase))

    def opens(self) -> str:
        return "2C" if self.players == 4 else "3C"

    def first_leader(self) -> int:
        return next(seat for seat in range(self.players) if self.opens() in self.hands[seat])

    def declarer(self) -> int:
        """The seat that shot the moon."""
        return self.points().index(POINTS)

    def to_act(self) -> tuple[int, ...]:
        if self.phase == "review" and self.winners is None:
            return tuple(seat for seat in range(self.players) if seat not in self.declined)
        return super().to_act()

    def is_broken(self) -> bool:
        breaking = (QUEEN,) if self.rules.breaking == "queen_too" else ()
        return any(piece[-1] == "H" or piece in breaking for trick in self.tricks for _, piece in trick)

    def may_lead(self, seat: int) -> Iterable[str]:
        hand = self.hands[seat]
        if not self.tricks and self.rules.opening == "lowest_club" and self.opens() in hand:
            return (self.opens(),)
        return hand if self.is_broken() else [piece for piece in hand if piece[-1] != "H"] or hand

    def may_follow(self, seat: int) -> Iterable[str]:
        pieces = super().may_follow(seat)
        if self.tricks or self.rules.first_trick == "points" or any(piece[-1] == self.led for piece in pieces):
            return pieces
        return [piece for piece in pieces if not self.worth(piece)] or pieces

    def plays(self, seat: int) -> list[str]:
        if self.phase == "review":
            return ["challenge none", *self.challenges(seat)]
        if self.phase == "moon":
            others = [f"seat {other + 1}" for other in range(self.players) if other != seat]
            return [f"moon {who}" for who in ("minus", *(["all"] if self.rules.moon_add == "all" else others))]
        if not self.on_honour or seat in self.kept:
            return super().plays(seat)
        return [f"{'play' if self.trick else 'lead'} {piece}" for piece in self.hands[seat]]

    def do_play(self, seat: int, piece: str) -> None:
        play = (seat, len(self.tricks) + 1)
        right = self.may_follow(seat) if self.trick else self.may_lead(seat)
        if piece not in right:
            self.revokes |= {play}
        if self.trick:
            is_doubtful = piece[-1] != self.led
        elif self.tricks:
            is_doubtful = piece[-1] == "H" and not self.is_broken()
        elif self.rules.opening == "any":
            is_doubtful = piece[-1] == "H"
        else:
            is_doubtful = piece != self.opens()
        if is_doubtful and len(self.hands[seat]) > 1:  # with the last tile no one has a choice
            self.doubtful |= {play}
        super().do_play(seat, piece)
        if not self.trick:
            self.kept = frozenset()

    def challenges(self, seat: int) -> list[str]:
        return [
            f"challenge seat {who + 1} trick {number}"
            for who, number in self.doubtful - self.challenged
            if who != seat and number <= len(self.tricks)
        ]

    def aside(self, seat: int) -> list[str]:
        if not self.on_honour or self.winners is not None or self.phase not in ("play", "review"):
            return []
        if self.phase == "review" and seat not in self.declined:
            return []
        may_retract = (seat, len(self.tricks) + 1) in self.revokes
        return [*(["retract"] if may_retract else []), *self.challenges(seat)]

    def do_retract(self, seat: int) -> None:
        place = [who for who, _ in self.trick].index(seat)
        for who, piece in self.trick[place:]:
            self.receive(who, (piece,))
        undone = {(who, len(self.tricks) + 1) for who, _ in self.trick[place:]}
        self.revokes, self.doubtful = self.revokes - undone, self.doubtful - undone
        self.trick, self.kept = self.trick[:place], self.kept | {seat}

    def do_challenge(self, seat: int, *words: str) -> None:
        if words != ("none",):
            self.challenged |= {(int(words[1]) - 1, int(words[3]))}
            return
        self.declined |= {seat}
        if len(self.declined) == self.players:
            self.advance()

    def do_moon(self, seat: int, *words: str) -> None:
        self.moon = " ".join(words)
        self.advance()

    def score(self) -> None:
        taken = self.points()
        scored = taken if not self.moon else [self.by_moon(seat) for seat in range(self.players)]
        for seat, _ in self.challenged & self.revokes:
            scored[seat] += 13
        self.end(self.points(), scored, (self.first + 1) % self.players, moon=self.declarer() if self.moon else None)

    def by_moon(self, seat: int) -> int:
        is_shooter = seat == self.declarer()
        if self.moon == "minus":
            return -POINTS if is_shooter else 0
        return POINTS if not is_shooter and self.moon in ("all", f"seat {seat + 1}") else 0
