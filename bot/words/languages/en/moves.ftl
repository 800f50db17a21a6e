### What players are asked, and what they can pick: the words on buttons and in lists.

## What is asked, after "Your turn:".

prompt-pass = pass { $count } { $direction ->
        [left] to the left
        [right] to the right
       *[across] across
    }
# $bids is a list: "5 to 11", "30 to 42, 84 or Nel-O".
prompt-bid = bid { $bids }, or pass
prompt-bid-forced = bid { $bids }, or pass and play for { $if-passed }
prompt-only-pass = pass
prompt-only-pass-forced = pass and play for { $if-passed }
# Amounts that may be bid: "5 to 11".
bid-span = { $least } to { $most }
prompt-kitty = swap a tile for { $tile }, or keep your hand
prompt-trump = name trump
prompt-trump-or-contract = name trump, or another contract
prompt-doubles = rank the doubles
prompt-lead = lead any tile
prompt-lead-opens = lead { $piece }
prompt-lead-hearts = lead, but no hearts yet
prompt-lead-or-yield = lead a tile, or make your left neighbor lead
prompt-follow = follow { $led }
prompt-void = no { $led }, so play any tile
prompt-void-points = no { $led }, so play a tile without points
prompt-lead-closest = lead your tile closest to 7
prompt-play-closest = play your tile closest to 7
prompt-review = challenge a play, or accept
prompt-moon = take { $points } off your total, or give { $points } to { $everyone ->
    [yes] every opponent
   *[no] one opponent
}
prompt-turn = turn up the next tile
prompt-turn-any = turn up any tile of your row
prompt-turn-or-double = turn up the next tile, or play a face-up double
prompt-end = pick an end for { $tile }
prompt-end-peeked = pick an end for { $tile } (next: { $next })
prompt-end-peek = pick an end for { $tile }, or peek at the next tile first

## Choices. The value is the label, .note stands below it in a list.

choice-pass = Pass
choice-pass-forced = Pass: play { $amount }
    .note = you play for { $amount }
choice-bid-points = { $amount } { $amount ->
    [one] point
   *[other] points
}
choice-bid-tricks = { $amount } { $amount ->
    [one] trick
   *[other] tricks
}
# Forty-Two for marks: a bid of 84 is "2 marks (84)".
choice-bid-marks = { $marks } { $marks ->
    [one] mark
   *[other] marks
} ({ $amount })
choice-swap = Swap { $piece }
    .note = take { $kitty }
choice-keep = Keep my hand
# On a button beside the hand: how many tiles of a suit would be trump.
choice-trump-held = { $suit } ({ $held } { $held ->
    [one] tile
   *[other] tiles
})
choice-trump-note = you have { $held }
choice-nel-o =
    .note = lose every trick, alone
choice-sevens =
    .note = the tile closest to 7 wins
choice-plunge =
    .note = your partner names trump
choice-splash =
    .note = your partner names trump
choice-lead = { $piece } as { $suit }
choice-lead-trump = { $piece } as trump
choice-follows = { $piece } follows { $led }
choice-trumps = { $piece } trump
choice-discards = { $piece } discard
choice-penalty = penalty { $points }
choice-counts = counts { $points }
choice-breaks = breaks the rules
# After the tile on a button, where rules are kept on honor.
choice-revoke = { $label } (a revoke)
choice-yield = Make { $who } lead
choice-claim = Claim the rest
choice-concede = Give up the rest
choice-end-deal = End the deal
    .note = the rest changes nothing
choice-retract = Undo revoke
choice-challenge = Challenge { $who }: { $piece }, trick { $trick }
    .note = { $led } led
choice-no-challenge = No challenge
choice-moon-own = My total −{ $points }
choice-moon-all = All others +{ $points }
choice-moon-one = { $who } +{ $points }
# A total that a choice changes.
choice-total = from { $before } to { $after }
choice-left = Left end ({ $number })
choice-right = Right end ({ $number })
choice-peek = Peek at my next tile
    .note = only you see it
choice-turn = Turn my tile
choice-turn-number = Turn tile { $number }
    .note = tile { $number } of { $count }, from the left
choice-turn-leftmost = the leftmost
choice-turn-rightmost = the rightmost
choice-play-open = Play { $tile }
    .note = face up in your row

## What somebody did, without their name. `.brief` in as few words as there can be.

did-pass = passed { $pieces }
did-lead = { $suit ->
    [none] led { $piece }
   *[other] led { $piece } as { $suit }
}
did-play = { $end ->
    [none] played { $piece }
   *[other] played { $piece } { $end }
}
did-yield = gave up the lead
did-done = ended the first train
did-bid = { $amount ->
    [none] { $special ->
        [none] passed
       *[other] bid { $special }
    }
   *[other] { $special ->
        [none] bid { $amount }
       *[other] bid { $special } { $amount }
    }
}
did-kitty = { $swap ->
    [none] kept the hand
   *[other] swapped { $swap } for the kitty
}
    .brief = { $swap ->
        [none] kept the hand
       *[other] swapped { $swap }
    }
did-trump = { $suit ->
    [none] named no trump
   *[other] named { $suit } trump
}
did-declare = named { $special }
did-name-doubles = { $doubles ->
    [high] made doubles high
    [low] made doubles low
   *[own_suit] made doubles a suit of their own
}
did-turn = { $place ->
    [none] turned the next tile
   *[other] turned tile { $place }
}
    .brief = { $place ->
        [none] next
       *[other] { $place }
    }
did-place = { $end ->
    [left] played it left
   *[right] played it right
}
    .brief = { $end ->
        [left] left
       *[right] right
    }
did-peek = peeked
did-moon = { $everyone ->
    [yes] gave the points to everyone else
   *[no] { $opponent ->
        [none] took the points off
       *[other] gave the points to one opponent
    }
}
did-retract = undid it
did-challenge = { $seat ->
    [none] challenged nothing
   *[other] challenged a play to trick { $trick }
}
did-claim = claimed the rest
did-concede = ended the deal
