"""Facts of games with tricks."""
