"""Counts of deeds in older results, by SQL that both databases understand. Revision 0036 runs it once."""
# ruff: noqa: S608 - the queries are made of parts of this file

from alembic import op

_USER = "CAST(substr({0}, 6) AS BIGINT)"
_OWN = _USER.format("r.player")
_IS_PERSON = "substr(r.player, 1, 5) = 'user:'"
_MATCHES = f"""
    SELECT {_OWN} AS user_id, r.table_id, r.seat, r.side, r.total, r.won, r.shared, r.low_wins, r.at, t.game
    FROM match_results r JOIN tables t ON t.id = r.table_id WHERE {_IS_PERSON} AND t.contest_id IS NULL
"""
# The people, the computers and the rated players of each match, and the weakest level by its place.
_SEATED = """
    SELECT table_id, SUM(CASE WHEN substr(player, 1, 5) = 'user:' THEN 1 ELSE 0 END) AS people,
        SUM(CASE WHEN substr(player, 1, 9) = 'computer:' THEN 1 ELSE 0 END) AS computers, COUNT(*) AS seats,
        COUNT(above) AS rated,
        MIN(CASE player WHEN 'computer:easy' THEN 0 WHEN 'computer:normal' THEN 1 WHEN 'computer:hard' THEN 2
            WHEN 'computer:expert' THEN 3
            ELSE CASE WHEN substr(player, 1, 5) = 'user:' THEN 9 ELSE -1 END END) AS weakest
    FROM match_results GROUP BY table_id
"""
_ALONE = f"""
    SELECT m.*, CASE s.weakest WHEN 0 THEN 'easy' WHEN 1 THEN 'normal' WHEN 2 THEN 'hard' ELSE 'expert' END AS level,
        s.weakest, CASE WHEN m.low_wins THEN -1 ELSE 1 END * (m.total - (
            SELECT CASE WHEN m.low_wins THEN MIN(o.total) ELSE MAX(o.total) END
            FROM match_results o WHERE o.table_id = m.table_id AND o.side <> m.side
        )) AS lead
    FROM ({_MATCHES}) m JOIN ({_SEATED}) s ON s.table_id = m.table_id
    WHERE s.people = 1 AND s.computers = s.seats - 1 AND s.weakest BETWEEN 0 AND 3 AND s.rated = 0
"""
_FIGURES = {
    "deals": f"SELECT {_OWN} AS user_id, COUNT(*) AS n FROM deal_results r WHERE {_IS_PERSON} GROUP BY r.player",
    "contracts": f"""
        SELECT {_OWN} AS user_id, COUNT(*) AS n FROM deal_results r
        WHERE {_IS_PERSON} AND r.role = 'bidder' AND r.made GROUP BY r.player
    """,
    "sets": f"""
        SELECT {_OWN} AS user_id, COUNT(*) AS n FROM deal_results r
        WHERE {_IS_PERSON} AND r.role = 'opponent' AND NOT r.made GROUP BY r.player
    """,
    "wins": f"SELECT user_id, COUNT(*) AS n FROM ({_MATCHES}) m WHERE m.won GROUP BY user_id",
    "company": f"""
        SELECT m.user_id, COUNT(*) AS n FROM ({_MATCHES}) m JOIN ({_SEATED}) s ON s.table_id = m.table_id
        WHERE s.people >= 4 GROUP BY m.user_id
    """,
    "beat-hard": f"SELECT user_id, COUNT(*) AS n FROM ({_ALONE}) m WHERE m.won AND m.weakest >= 2 GROUP BY user_id",
    "beat-expert": f"SELECT user_id, COUNT(*) AS n FROM ({_ALONE}) m WHERE m.won AND m.weakest = 3 GROUP BY user_id",
}
# The matches of each person, numbered by those they had lost until then: wins in a row have one number.
_RUNS = """
    SELECT {keys}, run, SUM(CASE WHEN won THEN 1 ELSE 0 END) AS n FROM (
        SELECT m.*, SUM(CASE WHEN won THEN 0 ELSE 1 END) OVER (PARTITION BY {keys} ORDER BY at, table_id) AS run
        FROM ({matches}) m
    ) runs GROUP BY {keys}, run
"""
_GOALS = {
    "first-deal": ("deals", 1), "ten-deals": ("deals", 10), "hundred-deals": ("deals", 100),
    "first-win": ("wins", 1), "ten-wins": ("wins", 10), "first-bid": ("contracts", 1), "ten-bids": ("contracts", 10),
    "first-set": ("sets", 1), "good-company": ("company", 1), "beat-hard": ("beat-hard", 1),
    "beat-expert": ("beat-expert", 1),
}  # fmt: skip


def count_progress() -> None:
    """Count what older results tell. Tiles played out, clean sheets, comebacks and close ends are in no result."""
    add = "INSERT INTO progress (user_id, figure, count)"
    for figure, query in _FIGURES.items():
        op.execute(f"{add} SELECT user_id, '{figure}', n FROM ({query}) found")
    op.execute(f"""
        {add} SELECT {_OWN}, 'game:' || t.game, COUNT(*)
        FROM deal_results r JOIN tables t ON t.id = r.table_id WHERE {_IS_PERSON} GROUP BY r.player, t.game
    """)
    runs = _RUNS.format(keys="user_id", matches=_MATCHES)
    latest = f"SELECT user_id, MAX(run) AS run FROM ({runs}) every GROUP BY user_id"
    op.execute(f"""
        {add} SELECT runs.user_id, 'wins-in-a-row', runs.n FROM ({runs}) runs
        JOIN ({latest}) latest ON latest.user_id = runs.user_id AND latest.run = runs.run
    """)
    _count_records()
    give = "INSERT INTO badges (user_id, achievement)"
    op.execute(f"""
        INSERT INTO badges (user_id, achievement, at) SELECT {_OWN}, r.achievement, MIN(r.at) FROM achievements r
        WHERE {_IS_PERSON} GROUP BY r.player, r.achievement
    """)
    for name, (figure, goal) in _GOALS.items():
        op.execute(f"{give} SELECT user_id, '{name}' FROM progress WHERE figure = '{figure}' AND count >= {goal}")
    op.execute(f"{give} SELECT DISTINCT user_id, 'winning-streak' FROM ({runs}) runs WHERE n >= 3")
    games = "SELECT user_id, COUNT(*) AS n FROM progress WHERE substr(figure, 1, 5) = 'game:' GROUP BY user_id"
    for name, goal in (("three-games", 3), ("every-game", 9)):
        op.execute(f"{give} SELECT user_id, '{name}' FROM ({games}) games WHERE n >= {goal}")
    op.execute("INSERT INTO rarity SELECT achievement, COUNT(*) FROM badges GROUP BY achievement")


def _count_records() -> None:
    """The matches against computers; the best of each game and level is the earliest with that margin."""
    keys = ("user_id", "game", "level")
    listed = ", ".join(keys)

    def same(one: str, other: str) -> str:
        return " AND ".join(f"{one}.{key} = {other}.{key}" for key in keys)

    sums = f"SELECT {listed}, COUNT(*) AS n, SUM(CASE WHEN won THEN 1 ELSE 0 END) AS won FROM alone GROUP BY {listed}"
    runs = _RUNS.format(keys=listed, matches="SELECT * FROM alone")
    latest = f"SELECT {listed}, MAX(run) AS run FROM ({runs}) every GROUP BY {listed}"
    ahead = "SELECT * FROM alone WHERE won AND NOT shared AND lead > 0"
    most = f"SELECT {listed}, MAX(lead) AS lead FROM ({ahead}) won GROUP BY {listed}"
    named = ", ".join(f"a.{key}" for key in keys)
    best = f"""
        SELECT {named}, a.lead, MIN(a.at) AS at FROM ({ahead}) a JOIN ({most}) m ON {same("a", "m")} AND a.lead = m.lead
        GROUP BY {named}, a.lead
    """
    op.execute(f"CREATE TEMPORARY TABLE alone AS {_ALONE}")
    op.execute(f"""
        INSERT INTO records (user_id, game, level, matches, won, streak, best, best_at)
        SELECT {named}, a.n, a.won, r.n, b.lead, b.at FROM ({sums}) a
        JOIN ({latest}) l ON {same("a", "l")} JOIN ({runs}) r ON {same("a", "r")} AND l.run = r.run
        LEFT JOIN ({best}) b ON {same("a", "b")}
    """)
    op.execute("DROP TABLE alone")
