### Words that people type in place of figures and signs: "six four", "queen of spades", "5-3 left". Several of one
### meaning are parted by commas; the first is the usual one. Case and accents do not count, so write them properly.

typed-word-0 = blank, zero, blanks, zeros
typed-word-1 = one, ones
typed-word-2 = two, twos
typed-word-3 = three, threes
typed-word-4 = four, fours
typed-word-5 = five, fives
typed-word-6 = six, sixes
typed-word-7 = seven
typed-word-8 = eight, eights
typed-word-9 = nine, nines
typed-word-10 = ten
typed-word-11 = eleven
typed-word-12 = twelve
# Before a number: the tile with that number at both ends, "double six".
typed-word-double = double
typed-word-doubles = doubles
typed-word-jack = jack, knave
typed-word-queen = queen
typed-word-king = king
typed-word-ace = ace
# Between the rank of a card and its suit, "queen of spades"; or between a tile's ends, "six and four".
typed-word-of = of, and
typed-word-clubs = clubs, club
typed-word-diamonds = diamonds, diamond
typed-word-hearts = hearts, heart
typed-word-spades = spades, spade
# Before a suit: "6-4 as 4".
typed-word-as = as
# The ends of the line, long and short.
typed-word-left = left, l
typed-word-right = right, r
typed-word-up = up, u
typed-word-down = down, d
# The player's own train, as they type it.
typed-word-own = own, my, mine
typed-word-pass = pass, passing, passed
# The suit of sevens, and the contract.
typed-word-sevens = sevens
# Small words that mean nothing: "6-4 to the left end", "30 points".
typed-word-to = to, the, at, on, onto, an, a, in, it, end, side, with, for, from, point, points, tile, train
# After a number: "2 marks" is 84.
typed-word-marks = mark, marks
# Before a number: "challenge seat 2 trick 5".
typed-word-seat = seat, player
typed-word-trick = trick, tricks

## The letters on cards, where they stand beside a suit: "Q♠"

typed-letter-jack = J
typed-letter-queen = Q
typed-letter-king = K
typed-letter-ace = A

## What a move begins with. The words on the buttons and in the lists of moves need not stand here: they are understood

typed-word-lead = lead
typed-word-play = play
typed-word-yield = yield, make my neighbor lead, make your left neighbor lead, make my left neighbor lead, make my neighbour lead, make your left neighbour lead, make my left neighbour lead
typed-word-bid = bid
# Swap a tile for the kitty, or keep the hand.
typed-word-kitty = kitty, swap
typed-word-keep = keep, keep your hand
typed-word-trump = trump, name, make
typed-word-no-trump = no trump, without trump
typed-word-declare = declare, contract
# Where the doubles belong, after "doubles".
typed-word-high = high
typed-word-low = low
typed-word-own-suit = own suit, a suit, suit
typed-word-turn = turn, turn up
typed-word-place = place
typed-word-peek = peek
typed-word-retract = retract
typed-word-challenge = challenge
typed-word-no-challenge = accept, no challenge
typed-word-claim = claim
typed-word-concede = concede
typed-word-undo = undo, take back
typed-word-agree = agree, yes
typed-word-refuse = refuse, no
typed-word-review = review, look back
