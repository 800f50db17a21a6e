"""The games. Pure: the standard library only, no clock, no I/O, no randomness but the seeded shuffle.

A game is a class with pure functions over a Match (`game`); outside it and the table that owns the match everybody gets
a View (`view`). A new trick game is one file that fills in `trick_game`, its options and help beside it, and a line in
`catalogue`. The files, each knowing only those before it:

    errors, grammar, shuffle                     refusals; lists and counts in sentences; the fair shuffle
    pieces, suits, moves, options                what is played with, its suits, the moves' notation, house rules
    events, view, game                           what happened, what a seat may know, what every game is
    drawing, bids, tricks, line                  who goes first, the terms of an auction, one trick, one line
    trick_deal, trick_game                       a deal of tricks as a value; its course through phases
    phases, auction, declaring, honour, moon     the phases: pass, lead and play; bid; kitty, trump; revokes; the moon
    trick_view, help                             the View of a trick game; examples for pages of help
    black_tile, domino_whist, domino_hearts,     the games, each with *_options and *_help, the last of them with a
      seventy_nine, blind_hughie                 deal, a view and words of its own, as it has no tricks
    catalogue                                    all of them by name
"""
