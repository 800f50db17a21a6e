"""The pictures of a replay: a trick or a round with every hand open."""
