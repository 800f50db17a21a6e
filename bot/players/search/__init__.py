"""One search for all trick games: a View becomes bit masks, worlds that agree with it are dealt and played out."""
