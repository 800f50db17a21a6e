"""What a translator has at hand: a check of a language against the English one, and a page that shows it."""
