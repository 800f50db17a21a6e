"""What the trick games share: the deal, its phases, the auction, and the View of it."""
