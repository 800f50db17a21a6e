"""The engine of contests: the daily deal, duels and tournaments."""
