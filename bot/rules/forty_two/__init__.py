"""Texas Forty-Two (rules §6)."""
