### Words that people type in place of figures and signs: "six four", "queen of spades", "5-3 left". Several of one
### meaning are parted by commas; the first is the usual one. Case and accents do not count, so write them properly.

typed-word-0 = blank, zero, blanks, zeros
typed-word-1 = one, ones
typed-word-2 = two, twos
typed-word-3 = three, threes
typed-word-4 = four, fours
typed-word-5 = five, fives
typed-word-6 = six, sixes
typed-word-7 = seven, sevens
typed-word-8 = eight, eights
typed-word-9 = nine, nines
typed-word-10 = ten
# Before a number: the tile with that number at both ends, "double six".
typed-word-double = double
typed-word-doubles = doubles
typed-word-jack = jack, knave
typed-word-queen = queen
typed-word-king = king
typed-word-ace = ace
# Between the rank of a card and its suit, "queen of spades"; or between a tile's ends, where a language says it so.
typed-word-of = of
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
typed-word-pass = pass
