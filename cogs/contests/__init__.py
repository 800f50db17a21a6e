"""What contests share: the daily deal, duels and tournaments."""
