### What every part of the program says of: players, suits, bids, deals.

# What this language calls itself, in the list of languages.
language-name = English
# A language to choose, in a select: "Language: Español", "Language: like my Discord".
language-choice = Language: { $language }

# Somebody in the middle of a sentence who is the reader.
you = you

# A tile that nobody may see.
piece-face-down = face down

## Suits: "Follow { 4s }", "trump: { 2s }"

# 0 pips among numbers: "play on 4 or blank".
blank = blank
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
    .the = Side { $letter }
deal-name = { $kind ->
    [round] round { $number }
   *[deal] deal { $number }
}
# Where in a deal something was decided.
moment = { $phase ->
    [pass] passing
    [bid] bidding
    [kitty] the kitty
    [trump] naming trump
    [doubles] ranking doubles
    [opening] the opening
    [review] the review
    [moon] the moon
    [line] turn { $number }
   *[play] trick { $number }
}
# What ends a match: so many deals, a total; $kind is "low" where points hurt. On a pill the label stands beside the figure.
goal = { $kind ->
    [deals] { $number ->
        [one] { $number } deal
       *[other] { $number } deals
    }
    [rounds] { $number ->
        [one] { $number } round
       *[other] { $number } rounds
    }
    [low] ends at { $number }
   *[high] to { $number }
}
    .told = { $kind ->
        [deals] { $number ->
            [one] Ends after { $number } deal.
           *[other] Ends after { $number } deals.
        }
        [rounds] { $number ->
            [one] Ends after { $number } round.
           *[other] Ends after { $number } rounds.
        }
        [low] Ends at { $number }.
       *[high] First to { $number }.
    }
    .label = { $kind ->
        [deals] ends after
        [rounds] ends after
        [low] ends at
       *[high] first to
    }
    .figure = { $kind ->
        [deals] { $number ->
            [one] { $number } deal
           *[other] { $number } deals
        }
        [rounds] { $number ->
            [one] { $number } round
           *[other] { $number } rounds
        }
       *[other] { $number }
    }

## People without a name, levels, games where there is little room

# Whoever has left no name.
someone = Someone
# More words that stand for people or for the program, between commas. A player with such a name gets quotation marks.
own-names = me, you two, yourself, your side, everyone, everybody, no one, nobody, anyone, all, both, they, player, former player, host, bot, Boneyard

# How well a computer plays.
level-easy = easy
level-normal = normal
level-hard = hard
level-expert = expert

game-short-dominoes = Dominoes
game-short-mexican-train = Train
game-short-black-tile = Black Tile
game-short-domino-whist = Whist
game-short-domino-hearts = Hearts
game-short-seventy-nine = 79
game-short-forty-two = 42
game-short-moon = Moon
game-short-blind-hughie = Hughie
## What several alt texts begin or end with

alt-totals = Totals: { $totals }. { $goal }
alt-total = { $who } { $total }
# A side with its members.
side-members = Side { $letter } ({ $members })
    .the = Side { $letter } ({ $members })
match-over = Match over: { $who-is ->
    [many] { $who } share the win
    [us] { $who } share the win
    [you] you win
   *[one] { $who } wins
}.
# A deal that has ended, as a title.
deal-over = { $kind ->
    [round] Round { $number } is over
   *[deal] Deal { $number } is over
}
# How many deals a match has had.
deals-played = { $kind ->
    [round] { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }
   *[deal] { $count ->
        [one] { $count } deal
       *[other] { $count } deals
    }
}

## What pieces are worth, in alt texts: "Penalty: Q♠ 13, hearts 1 each (K♥, 10♥)."

alt-penalties = Penalty: { $worth }.
alt-counts = Counts: { $worth }.
alt-worth-each = { $points } each ({ $pieces })
alt-worth-suit = { $suit } { $points } each ({ $pieces })

# A name or a kind and what belongs to it: "Side A: Ann, Cleo", "Dominoes: Cuban", "Target: 61".
labelled = { $label }: { $value }
# "4 of 9": won, earned, right, taken.
count-of = { $count } of { $all }

# A player whose name shows nothing.
seat-unnamed = Seat { $number }
# A computer player that is named after nobody, and one that plays for somebody who has left: the name first, as the end
# is cut off where there is little room.
seat-computer = Computer
seat-computer-for = { $name } (computer)

# Between wholes that have commas of their own: "Ann 6-4, 5-1; Bo 3-0".
between-wholes = ;{" "}
