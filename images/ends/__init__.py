"""The end of a deal and of a match: the deal card, the posters, the podium."""
