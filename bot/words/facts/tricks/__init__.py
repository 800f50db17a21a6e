"""Facts of the games with tricks."""
