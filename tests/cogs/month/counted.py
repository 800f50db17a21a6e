"""The figures of a month computed a second way: from the rows of results, in plain Python."""

from collections import Counter, defaultdict
from datetime import UTC, date, datetime, timedelta
from typing import Any

from tests.cogs.month.living import ZONE, Month

WHOLE = 60  # parts of a match


def _at(text: str) -> datetime:
    return datetime.fromisoformat(text).replace(tzinfo=UTC).astimezone(ZONE)


class Counted:
    """Counts what the messages of a month must say."""

    def __init__(self, month: Month) -> None:
        self.month = month
        self.names = {person.id: person.user.global_name or "" for person in (*month.regulars, *month.guests)}

    def _rows(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        return self.month.server.rows(query, *values)

    def dailies(self) -> dict[int, list[tuple[int, str, int]]]:
        """The finished entries of each daily deal by its number: tenths of a point, name and user id, best first."""
        found = defaultdict[int, list[tuple[int, str, int]]](list)
        query = (
            "SELECT number, score, name, user_id FROM contest_entries JOIN contests ON contests.id = contest_id "
            "WHERE kind = 'daily' AND guild_id = ? AND score IS NOT NULL ORDER BY score DESC, finished_at, user_id"
        )
        for number, score, name, user_id in self._rows(query, self.month.server.guild.id):
            found[number].append((score, name, user_id))
        return found

    def group_streak(self, number: int) -> int:
        """The days in a row until a daily deal on which someone finished it."""
        played, days = self.dailies(), 0
        while played.get(number - days):
            days += 1
        return days

    def mended(self, user_id: int) -> set[int]:
        query = "SELECT number FROM daily_mends WHERE user_id = ? AND guild_id = ? AND is_done"
        return {number for (number,) in self._rows(query, user_id, self.month.server.guild.id)}

    def streak(self, user_id: int, latest: int) -> int:
        """The days in a row of a person until a daily deal, which they may still play."""
        played = {number for number, entries in self.dailies().items() if any(it[2] == user_id for it in entries)}
        played |= self.mended(user_id)
        number = latest if latest in played else latest - 1
        days = 0
        while number in played:
            days, number = days + 1, number - 1
        return days

    def matches(self, first: date, until: date) -> list[tuple[Any, ...]]:
        """The matches in the channel that ended within some days: id and state."""
        query = "SELECT id, state, ended_at FROM tables WHERE guild_id = ? AND contest_id IS NULL AND NOT solo"
        rows = self._rows(f"{query} AND ended_at IS NOT NULL AND started_at IS NOT NULL", self.month.server.guild.id)
        return [(id_, state) for id_, state, ended in rows if first <= _at(ended).date() < until]

    def week(self, monday: date) -> tuple[int, int, int]:
        """The matches, deals and people of a week."""
        ids = [id_ for id_, _ in self.matches(monday, monday + timedelta(days=7))]
        deals = {
            row for id_ in ids for row in self._rows("SELECT table_id, deal FROM deal_results WHERE table_id = ?", id_)
        }
        people = {
            player for id_ in ids for (player,) in self._rows("SELECT player FROM deal_results WHERE table_id = ?", id_)
            if not player.startswith("computer:")
        }  # fmt: skip
        return len(ids), len(deals), len(people)

    def wins(self, first: date, until: date) -> Counter[int]:
        """The rated matches that each person won."""
        won = Counter[int]()
        for id_, _ in self.matches(first, until):
            query = "SELECT player, won FROM match_results WHERE table_id = ? AND above IS NOT NULL"
            for player, is_won in self._rows(query, id_):
                if player.startswith("user:"):
                    won[int(player[5:])] += is_won
        return won

    def net_wins(self, first: date, until: date) -> dict[int, tuple[int, int]]:
        """The matches of each person and their wins beyond chance, in sixtieths, from places and sides alone."""
        found = defaultdict[int, list[int]](list)
        for id_, _ in self.matches(first, until):
            rows = self._rows("SELECT player, side, won, above FROM match_results WHERE table_id = ?", id_)
            sides, winners = {row[1] for row in rows}, {row[1] for row in rows if row[2]}
            for player, side, _, above in rows:
                if player.startswith("user:") and above is not None:
                    share = 0 if side not in winners else WHOLE if len(winners) == 1 else WHOLE // 2
                    found[int(player[5:])].append(share - WHOLE // len(sides))
        return {user: (len(of), sum(of)) for user, of in found.items()}

    def check_progress(self) -> None:
        """The counters of people are those of the results, and the rarity that of the badges."""
        for user_id in self.names:
            if user_id in self.month.gone:
                assert not self._rows("SELECT 1 FROM progress WHERE user_id = ?", user_id)
                continue
            own, kept = (
                f"user:{user_id}",
                dict(self._rows("SELECT figure, count FROM progress WHERE user_id = ?", user_id)),
            )
            ((deals,),) = self._rows("SELECT count(*) FROM deal_results WHERE player = ?", own)
            ((wins,),) = self._rows(
                "SELECT count(*) FROM match_results JOIN tables ON tables.id = table_id "
                "WHERE player = ? AND won AND contest_id IS NULL", own,
            )  # fmt: skip
            assert (kept.get("deals", 0), kept.get("wins", 0)) == (deals, wins), self.names[user_id]
        badges = Counter(name for (name,) in self._rows("SELECT achievement FROM badges"))
        assert {name: count for name, count in self._rows("SELECT achievement, people FROM rarity") if count} == badges
