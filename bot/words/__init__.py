"""A View and its events in words: what happened, who takes part, alt texts, names."""
