"""The custom ids of tournaments."""

from cogs.contests.ids import OfContest
from cogs.kit.custom_ids import Action

TOURNAMENT_JOIN = Action("tournamentjoin", OfContest)
TOURNAMENT_PARTNER = Action("tournamentpartner", OfContest)
TOURNAMENT_LEAVE = Action("tournamentleave", OfContest)
TOURNAMENT_START = Action("tournamentstart", OfContest)
TOURNAMENT_NEXT = Action("tournamentnext", OfContest)
TOURNAMENT_STOP = Action("tournamentstop", OfContest)
