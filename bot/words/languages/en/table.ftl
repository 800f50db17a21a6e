### The table: the text beside its picture, what is drawn in it, its alt text; the draw before a match.

## The text: the game, whose turn it is, what lies there

table-heading = { $number ->
    [0] **{ $game }** · { $deal }
   *[other] **{ $game }** · { $deal } · trick { $number } of { $count }
}
    .alt = { $number ->
        [0] { $game }, { $deal }.
       *[other] { $game }, { $deal }, trick { $number } of { $count }.
    }
# $who is a mention: "@Ann".
table-waiting = Waiting for { $who }.
table-passing = Passing { $direction ->
    [left] left
    [right] right
   *[across] across
}: { $ready } of { $seats } ready.
table-opening = You start, { $who }. Lead a tile, or make { $other } lead.
table-play = { $suit ->
    [closest] { $who } to play. The tile closest to 7 wins.
    [none] { $who } to lead.
   *[other] { $who } to play: follow { $suit }.
}
table-asks = { $phase ->
    [kitty] { $who } bid { $bid } and is looking at the kitty.
    [doubles] { $who } is ranking the doubles.
    [moon] { $who } shot the moon and is picking who takes the points.
    [review] Last look at this deal: challenge a play or accept. Waiting for { $who }.
   *[trump] { $who } bid { $bid } and is naming trump.
}
# A contract in which the bidder's partner names trump.
table-partner-trump = { $bidder } bid { $bid }. { $who } is naming trump.
table-stopped = **{ $game }** · { $deal } · stopped.
handover-left = { $who } left. A computer took over.
handover-late = { $who } is away. A computer took over.
handover-back = { $who } is back.
handover-taken = { $who } took over from { $before }.
# $ask is what that player is asked: "bid 5 to 11, or pass".
table-asked = { $who }: { $ask }.
trump-is = Trump: { $suit }.
bids-so-far = Bids so far: { $bids }.
bid-highest = { $who } { $bid } (highest)
contract-told = { $for-side ->
    [yes] Contract: { $who } { $bid } for { $side }.
   *[no] Contract: { $who } { $bid }.
}

## The trick

# `.brief` lists plays in a row. $led: it was the first, $won: it won.
trick-play = { $how ->
    [led] { $who-is ->
        [you] You led { $piece }
       *[one] { $who } led { $piece }
    }
    [led-as] { $who-is ->
        [you] You led { $piece } ({ $suit })
       *[one] { $who } led { $piece } ({ $suit })
    }
   *[played] { $who } { $piece }
}
    .brief = { $who }{ $led ->
        [yes] {" "}led
       *[no] {""}
    } { $piece }{ $won ->
        [yes] { $led ->
            [yes] {" "}and won
           *[no] {" "}won
        }
       *[no] {""}
    }
trick-winning = { $play } winning
trick-done = { $plays }. { $winner-is ->
    [you] You
   *[one] { $winner }
} won { $points ->
    [0] the trick
    [one] { $points } point
   *[other] { $points } points
}.
trick-in-it = { $points ->
    [one] { $points } point
   *[other] { $points } points
} in it.
# Tiles that were not dealt, which the winner of the first trick gets.
trick-undealt = The leftover { $tiles } came with it.
trick-undealt-yet = Leftover tile: { $tiles }.
trick-undealt-to = The leftover { $tiles } went to { $who }.

## Rules kept on honor: revokes undone, challenges

took-back = { $who-is ->
    [you] You undid { $piece }.
   *[one] { $who } undid { $piece }.
}
challenge-proven = { $by-is ->
    [you] You
   *[one] { $by }
} challenged { $piece } by { $who } in trick { $trick }: a revoke.
# In place of a tile that is not known.
challenge-play = a play
challenge-refuted = { $by-is ->
    [you] You
   *[one] { $by }
} challenged { $piece } by { $who } in trick { $trick }: no revoke.

## The header of the picture

stage = { $phase ->
    [pass] { $ready } of { $seats } ready
    [bid] bidding
    [kitty] kitty
    [trump] naming trump
    [doubles] doubles
    [moon] moon
    [review] last look
    [over] match over
   *[play] trick { $number }/{ $count }
}

## Pills of the header

no-trump-brief = none
table-pass-label = passing
table-pass-way = { $direction ->
    [left] left
    [right] right
   *[across] across
}
table-doubles-label = doubles
doubles-high = high
doubles-low = low
doubles-own_suit = own suit

## The plate of a seat: one line below the name

# The brief one stands where there is no room for the other.
plate-total = { $now } · { $total } total
    .brief = { $now } · { $total }
plate-ready = { $ready ->
    [yes] ready
   *[no] picking
}
plate-no-bid = no bid
plate-passed = passed
plate-bid = bid { $bid }
plate-out = { $over ->
    [yes] sat out
   *[no] sits out
}
plate-held = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}
plate-points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
plate-progress = { $won } of { $needed }
plate-won = { $tricks } won

## Notes in the corners: a small label, below it in bold what it is about

note-contract = contract
note-highest = highest bid
note-bidder = bid by { $who }
note-for = { $bid } for { $side }
note-took-back = { $who } undid
note-challenged = challenged, trick { $trick }
note-revoke = { $who }: revoke
note-no-revoke = { $who }: no revoke
note-ordered = ordered by { $who }
note-leads = { $who } leads
note-drawn = drawn
note-moon = shot the moon
note-trick = { $points ->
    [0] trick { $number }
    [one] trick { $number } · { $points } point
   *[other] trick { $number } · { $points } points
}
note-won = { $who } won
table-sides = side scores
table-kitty-label = kitty
table-undealt = leftover tile
table-undealt-to = to { $who }
# Beside a round arrow: play goes counter-clockwise.
table-to-the-right = to the right
# Over a bid.
table-bid-tag = bid

## How the play of a deal ended

ended-trick = last trick, { $number } of { $count }

## The draw: who goes first, deals, shuffles or shakes

draw-asks = { $purpose ->
    [dealer] Who deals?
    [shuffler] Who shuffles?
    [shaker] Who shakes?
   *[first_player] Who goes first?
}
draw-rule = { $cards ->
    [yes] { $again ->
        [yes] lowest card, ties drew again
       *[no] lowest card drawn
    }
   *[no] { $again ->
        [yes] highest tile, ties drew again
       *[no] highest tile drawn
    }
}
draw-place = { $purpose ->
    [dealer] { $figures } · deals
    [shuffler] { $figures } · shuffles
    [shaker] { $figures } · shakes
   *[first_player] { $figures } · first
}
# The pips of a tile, or the rank of a card.
draw-worth = { $card ->
    [yes] { $worth ->
        [11] jack
        [12] queen
        [13] king
        [14] ace
       *[other] { $worth }
    }
   *[no] { $worth }
}
draw-chosen = { $purpose ->
    [dealer] { $who-is ->
        [you] You deal
       *[one] { $who } deals
    }
    [shuffler] { $who-is ->
        [you] You shuffle
       *[one] { $who } shuffles
    }
    [shaker] { $who-is ->
        [you] You shake
       *[one] { $who } shakes
    }
   *[first_player] { $who-is ->
        [you] You go first
       *[one] { $who } goes first
    }
}
draw-drawn = Drawn: { $drawn }.
draw-then = then { $drawn }

## The alt text of the table

doubles-are = Doubles: { $rank }.
alt-kitty = Kitty: { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}, face down.
alt-open-hand = { $who-is ->
    [you] You sit out
   *[one] { $who } sits out
}, hand open: { $tiles }.
alt-counter-clockwise = Play goes counter-clockwise.
