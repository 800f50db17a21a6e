"""One search for all trick games: a View becomes bit masks, and worlds that agree with it are dealt and played out."""
