"""The shared parts of trick games: the deal, its phases, the auction, and the View of it."""
