### Hints: one move, by how much it is better, and one reason. At most two short sentences.

## Moves. The name alone stands on buttons and in pictures; `.do` is advice; `.doing` begins a sentence
## ("Playing 6-4 was better"); `.than` is what a move is compared with ("better than 6-4", "with 6-4"). What is played or
## passed stands alone without words.

# $piece is a tile or a card; of a tile that could be played to different ends of a line "5-3 left".
named-play =
    .do = Play **{ $piece }**
    .doing = Playing **{ $piece }**
# $piece: "6-4 as 4s" of a tile that could be led as either of its suits.
named-lead =
    .do = Lead **{ $piece }**
    .doing = Leading **{ $piece }**
# Tiles that are passed to a neighbour.
named-pass =
    .do = Pass **{ $pieces }**
    .doing = Passing **{ $pieces }**
named-bid = bid { $bid }
    .do = Bid **{ $bid }**
    .doing = Bidding **{ $bid }**
    .than = a bid of **{ $bid }**
# In an auction.
named-no-bid = pass
    .do = Pass
    .doing = Passing
    .than = passing
named-trump = { $suit ->
        [none] no trump
       *[other] { $suit }
    }
    .do = { $suit ->
        [none] Play **without trump**
       *[other] Make **{ $suit }** trump
    }
    .doing = { $suit ->
        [none] Playing **without trump**
       *[other] Making **{ $suit }** trump
    }
    .than = { $suit ->
        [none] **no trump**
       *[other] **{ $suit }**
    }
named-declare =
    .do = Play **{ $special }**
    .doing = Playing **{ $special }**
named-name-doubles = { $doubles ->
        [high] doubles high
        [low] doubles low
       *[own_suit] doubles as a suit
    }
    .do = { $doubles ->
        [high] Make doubles **high**
        [low] Make doubles **low**
       *[own_suit] Make doubles **a suit of their own**
    }
    .doing = { $doubles ->
        [high] Making doubles **high**
        [low] Making doubles **low**
       *[own_suit] Making doubles **a suit of their own**
    }
    .than = { $doubles ->
        [high] **high doubles**
        [low] **low doubles**
       *[own_suit] **doubles as a suit**
    }
# A tile of the hand for the one in the kitty.
named-kitty = { $swap ->
        [none] keep your hand
       *[other] swap { $swap }
    }
    .do = { $swap ->
        [none] Keep your hand
       *[other] Swap **{ $swap }**
    }
    .doing = { $swap ->
        [none] Keeping your hand
       *[other] Swapping **{ $swap }**
    }
    .than = { $swap ->
        [none] keeping your hand
       *[other] swapping **{ $swap }**
    }
# A tile that fits both ends of the line; $number stands at that end.
named-place = { $end ->
        [left] left ({ $number })
       *[right] right ({ $number })
    }
    .do = { $end ->
        [left] Place it **left ({ $number })**
       *[right] Place it **right ({ $number })**
    }
    .doing = { $end ->
        [left] Placing it **left ({ $number })**
       *[right] Placing it **right ({ $number })**
    }
    .than = { $end ->
        [left] **left ({ $number })**
       *[right] **right ({ $number })**
    }
# The tile at a place of the row, counted from the left.
named-turn = { $place ->
        [none] your next tile
       *[other] tile { $place }
    }
    .do = { $place ->
        [none] Turn up **your next tile**
       *[other] Turn up **tile { $place }**
    }
    .doing = { $place ->
        [none] Turning up **your next tile**
       *[other] Turning up **tile { $place }**
    }
    .than = { $place ->
        [none] **your next tile**
       *[other] **tile { $place }**
    }
named-peek = peek
    .do = Peek at your next tile
    .doing = Peeking
    .than = peeking
named-yield = { $who } leads
    .do = Make { $who } lead
    .doing = Making { $who } lead
    .than = making { $who } lead
named-done = ending the first train
    .do = End your first train
    .doing = Ending your first train
    .than = ending your first train
# After shooting the moon: whose score changes.
named-moon = { $everyone ->
        [yes] everyone else
       *[no] { $opponent ->
            [none] your own score
           *[other] { $who }
        }
    }
    .do = { $everyone ->
        [yes] Give the points to **everyone else**
       *[no] { $opponent ->
            [none] Take the points off **your own score**
           *[other] Give the points to **{ $who }**
        }
    }
    .doing = { $everyone ->
        [yes] Giving the points to **everyone else**
       *[no] { $opponent ->
            [none] Taking the points off **your own score**
           *[other] Giving the points to **{ $who }**
        }
    }
    .than = { $everyone ->
        [yes] **everyone else**
       *[no] { $opponent ->
            [none] **your own score**
           *[other] **{ $who }**
        }
    }
# Any other move, as it is typed.
named-typed =
    .do = Choose **{ $typed }**
    .doing = Choosing **{ $typed }**

## How often, and how much

# "You win this trick 9 times in 10, with 6-0 almost never."
often = { $tenths ->
    [0] almost never
    [1] 1 time in 10
    [5] half the time
    [10] almost always
   *[other] { $tenths } times in 10
}
about-little = { $unit ->
    [mark] less than half a mark
    [round] less than half a round
   *[point] less than half a point
}
about-half = { $unit ->
    [mark] about half a mark
    [round] about half a round
   *[point] about half a point
}
about-point = { $count ->
    [one] about 1 point
   *[other] about { $count } points
}
about-mark = { $count ->
    [one] about 1 mark
   *[other] about { $count } marks
}
about-round = { $count ->
    [one] about 1 round
   *[other] about { $count } rounds
}

## The advice: $move is a move's `.do`, the others its `.than`, $points how much.

hint-better = 💡 { $move }: { $points } better than { $other }.
hint-near = 💡 { $move }: { $other } is about as good.
hint-near-all = 💡 { $move }: every choice is about as good.
hint-any = 💡 { $move }, or anything else: it makes no difference.
# The worst move is worth a warning where the best two are alike.
hint-avoid = 💡 { $move } or { $other }, not { $worst }: { $points } better.
hint-only = { $move }: it's your only move.
hint-of-computer = 💡 { $move }, as a computer would.
hint-none = No hints on this one: you decide whether someone broke the rules.
hint-too-late = No hint right now, the computers are busy. Ask again in a moment.

## Why a computer would do so

hint-gives = { $points ->
    [one] That gives away 1 point.
   *[other] That gives away { $points } points.
}
hint-gets = You get { $pieces } for it.

## Reasons. $first and $second are moves' `.than`, $often and $less how often it happens with each;
## `.either` is said where it happens as often with both.

your-side = your side

reason-moon = { $who-is ->
    [you] With { $first } you shoot the moon { $often }, with { $second } { $less }.
   *[one] With { $first } { $who } shoots the moon { $often }, with { $second } { $less }.
}
    .either = { $who-is ->
        [you] Either way you shoot the moon { $often }.
       *[one] Either way { $who } shoots the moon { $often }.
    }
reason-moon-others = With { $first } someone else shoots the moon { $often }, with { $second } { $less }.
    .either = Either way someone else shoots the moon { $often }.
reason-contract = { $who-is ->
    [you] With { $first } you make the contract { $often }, with { $second } { $less }.
   *[one] With { $first } { $who } makes the contract { $often }, with { $second } { $less }.
}
    .either = { $who-is ->
        [you] Either way you make the contract { $often }.
       *[one] Either way { $who } makes the contract { $often }.
    }
# Both moves are bids.
reason-bids = { $who-is ->
    [you] You make it { $often } with { $first }, { $less } with { $second }.
   *[one] { $who } makes it { $often } with { $first }, { $less } with { $second }.
}
# Only this one is a bid; the other is to pass.
reason-bid = { $who-is ->
    [you] You make it { $often } with { $first }.
   *[one] { $who } makes it { $often } with { $first }.
}
reason-win = { $who-is ->
    [you] With { $first } you win this trick { $often }, with { $second } { $less }.
   *[one] With { $first } { $who } wins this trick { $often }, with { $second } { $less }.
}
reason-win-points = { $who-is ->
    [you] With { $first } you win this trick { $often } ({ $points }), with { $second } { $less }.
   *[one] With { $first } { $who } wins this trick { $often } ({ $points }), with { $second } { $less }.
}
# The last to play knows for sure.
reason-win-surely = { $who-is ->
    [you] { $points ->
        [0] With { $first } you win this trick, but not with { $second }.
        [one] With { $first } you win this trick (1 point), but not with { $second }.
       *[other] With { $first } you win this trick ({ $points } points), but not with { $second }.
    }
   *[one] { $points ->
        [0] With { $first } { $who } wins this trick, but not with { $second }.
        [one] With { $first } { $who } wins this trick (1 point), but not with { $second }.
       *[other] With { $first } { $who } wins this trick ({ $points } points), but not with { $second }.
    }
}
# The trick itself speaks against the better move.
reason-win-later = { $who-is ->
    [you] With { $first } you win this trick { $often }, but it pays off later in the deal.
   *[one] With { $first } { $who } wins this trick { $often }, but it pays off later in the deal.
}
reason-lose-later = { $who-is ->
    [you] With { $first } you lose this trick { $often }, but it pays off later in the deal.
   *[one] With { $first } { $who } loses this trick { $often }, but it pays off later in the deal.
}
reason-later = It pays off later in the deal.
reason-more = { $who-is ->
    [you] With { $first } you win { $points } more in this trick.
   *[one] With { $first } { $who } wins { $points } more in this trick.
}
reason-fewer = { $who-is ->
    [you] With { $first } you win { $points } less in this trick.
   *[one] With { $first } { $who } wins { $points } less in this trick.
}
# The others win the trick; in a game in which points hurt.
reason-dump = { $points ->
    [one] The others win this trick { $often }, and { $first } gives them 1 point.
   *[other] The others win this trick { $often }, and { $first } gives them { $points } points.
}
# The same where points are good.
reason-spare = { $points ->
    [one] The others win this trick { $often }, and { $second } would give them 1 point.
   *[other] The others win this trick { $often }, and { $second } would give them { $points } points.
}
# Tiles passed to a neighbour, and the points on them.
reason-give = Points given away: { $points } with { $first }, { $fewer } with { $second }.
reason-trumps = { $who-is ->
    [you] { $count ->
        [one] With { $first } you have 1 trump, with { $second } { $other }.
       *[other] With { $first } you have { $count } trumps, with { $second } { $other }.
    }
   *[one] { $count ->
        [one] With { $first } { $who } has 1 trump, with { $second } { $other }.
       *[other] With { $first } { $who } has { $count } trumps, with { $second } { $other }.
    }
}

## Reasons at a line of tiles

reason-tile-fits = Tile { $place } is { $tile }, and it fits.
reason-tile-not = Tile { $place } is { $tile }, and it doesn't fit.

## Reasons at a line of dominoes. $them is the next player, $numbers are the numbers at its ends: "6 or 4".

# $number in the sentences below.
reason-number = { $number ->
    [0] a blank
    [8] an 8
   *[other] a { $number }
}
# No tile fits any more, and the fewest pips win.
reason-blocks = { $who-is ->
    [you] { $first } blocks the line, and you keep { $pips ->
        [one] 1 pip
       *[other] { $pips } pips
    }.
   *[one] { $first } blocks the line, and { $who } keeps { $pips ->
        [one] 1 pip
       *[other] { $pips } pips
    }.
}
reason-would-block = { $who-is ->
    [you] { $second } would block the line, and you would keep { $pips ->
        [one] 1 pip
       *[other] { $pips } pips
    }.
   *[one] { $second } would block the line, and { $who } would keep { $pips ->
        [one] 1 pip
       *[other] { $pips } pips
    }.
}
reason-scores = { $first } scores { $points }, { $second } { $fewer ->
    [0] nothing
   *[other] { $fewer }
}.
reason-shuts-out = { $draws ->
    [yes] { $first } makes { $them } draw: no { $numbers }.
   *[no] { $first } makes { $them } pass: no { $numbers }.
}
reason-stuck = { $who-is ->
    [you] After { $second } none of your tiles would fit.
   *[one] After { $second } no other tile of { $who } would fit.
}
reason-keeps = { $who-is ->
    [you] { $count ->
        [one] { $first } keeps { $number } open for 1 of your tiles, and { $them } has none.
       *[other] { $first } keeps { $number } open for { $count } of your tiles, and { $them } has none.
    }
   *[one] { $count ->
        [one] { $first } keeps { $number } open for 1 tile of { $who }, and { $them } has none.
       *[other] { $first } keeps { $number } open for { $count } tiles of { $who }, and { $them } has none.
    }
}
reason-partner = { $who-is ->
    [you] { $second } leaves { $numbers }, and { $partner }, your partner, has none.
   *[one] { $second } leaves { $numbers }, and { $partner }, the partner of { $who }, has none.
}
reason-leaves = { $first } leaves { $number }, and { $them } has none.
# No tile that the player cannot see makes the ends score.
reason-no-score = { $first } leaves { $sum }: no points for { $them }.
# Tiles that the player cannot see, and that would score on the next turn.
reason-scoring-tiles = { $count ->
    [one] After { $first }, only 1 hidden tile can score next
   *[other] After { $first }, only { $count } hidden tiles can score next
}. After { $second }, { $other } can.
reason-own-double = { $who-is ->
    [you] { $second } could leave your double { $tile } stranded.
   *[one] { $second } could leave the double { $tile } of { $who } stranded.
}
# Tiles that the player cannot see.
reason-hidden-tiles = { $count ->
    [0] No hidden tile fits
    [one] Only 1 hidden tile fits
   *[other] Only { $count } hidden tiles fit
} after { $first }, { $other } after { $second }.
reason-double = { $left ->
    [0] { $tile } fits only on { $number }, and no tile is left to open another.
    [one] { $tile } fits only on { $number }, and only 1 tile is left to open another.
   *[other] { $tile } fits only on { $number }, so it could get stuck later.
}
reason-fits = { $who-is ->
    [you] { $count ->
        [one] 1 of your tiles fits
       *[other] { $count } of your tiles fit
    } after { $first }, { $other ->
        [0] none
       *[other] only { $other }
    } after { $second }.
   *[one] { $count ->
        [one] 1 other tile of { $who } fits
       *[other] { $count } other tiles of { $who } fit
    } after { $first }, { $other ->
        [0] none
       *[other] only { $other }
    } after { $second }.
}
reason-heavy = That gets rid of the heavy { $tile }: { $pips } pips.

## Reasons at trains

reason-train-later = It pays off later in the round.
reason-train-covers = { $first } covers your double.
reason-train-uncovered = { $who-is ->
    [you] You have no tile to cover { $second }.
   *[one] { $who } has no tile to cover { $second }.
}
reason-train-cover = { $who-is ->
    [you] You can cover { $first } with { $tile }.
   *[one] { $who } can cover { $first } with { $tile }.
}
reason-train-closes = { $who-is ->
    [you] Your train is marked, and { $first } closes it.
   *[one] The train of { $who } is marked, and { $first } closes it.
}
# Tiles in a row for the player's own train.
reason-train-run = { $who-is ->
    [you] { $first } keeps a run of { $count } for your own train, { $second } { $other ->
        [0] none
       *[other] only { $other }
    }.
   *[one] { $first } keeps a run of { $count } for the train of { $who }, { $second } { $other ->
        [0] none
       *[other] only { $other }
    }.
}

## Hints are refused

hints-off = No hints in this match. Before the next one, the host can turn them on in **Rules**.
hints-off-contest = No hints here: others play the same deals.
hints-unwished = No one is asking for hints any more. Look at the lobby again.
hints-earlier-turn = That was an earlier turn.
