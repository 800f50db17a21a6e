"""A line of dominoes played from hands, in words: the play, its end, hints and advice."""
