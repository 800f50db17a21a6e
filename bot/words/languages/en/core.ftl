### What every part of the program says of: players, suits, bids, deals.

# Somebody in the middle of a sentence who is the reader.
you = you

# A tile that nobody may see.
piece-face-down = face down

## Suits: "Follow { 4s }", "trump: { 2s }"

suit-0 = blanks
suit-1 = 1s
suit-2 = 2s
suit-3 = 3s
suit-4 = 4s
suit-5 = 5s
suit-6 = 6s
suit-7 = 7s
suit-8 = 8s
suit-9 = 9s
suit-doubles = doubles
suit-c = clubs
suit-d = diamonds
suit-h = hearts
suit-s = spades
# All tiles are one suit here: the one closest to 7 pips wins.
suit-closest = sevens

## Bids

special-nel-o = Nel-O
special-plunge = Plunge
special-splash = Splash
special-sevens = Sevens
bid-pass = pass
bid-amount = { $amount }
bid-special = { $special } { $amount }

## Sides, deals, what ends a match

# A side of partners. It is a name: with a capital everywhere.
side = Side { $letter }
deal-name = { $kind ->
    [round] round { $number }
   *[deal] deal { $number }
}
# In games where points hurt, a match ends when somebody has so many.
goal-low = ends at { $target }
goal-high = to { $target }
goal-deals = { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}

## People without a name, levels, games where there is little room

# Whoever has left no name.
someone = Someone

# How well a computer plays.
level-easy = easy
level-normal = normal
level-hard = hard
level-expert = expert

game-short-black-tile = Black Tile
game-short-domino-whist = Whist
game-short-domino-hearts = Hearts
game-short-seventy-nine = 79
game-short-forty-two = 42
game-short-blind-hughie = Hughie
