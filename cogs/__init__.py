"""Discord's face: the table, what all stands on, and the features."""

# The packages here that are features, in the order in which they are built: each finds the parts of those before.
# A feature is dropped by deleting its folder and its name; only play, the first, has to be there.
FEATURES = (
    "play", "contests", "daily", "duel", "puzzles", "tournament", "replay", "analysis", "week", "people", "settings",
    "privacy", "help",
)  # fmt: skip
