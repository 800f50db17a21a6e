### The picture of a seat: what one player sees. <b>bold</b>, <soft>muted</soft>. Names give way where room is short.

# A figure of a whole: "2 of 3".
seat-of = { $number } of { $count }

## The header: titles. What goes with a title follows it in the picture, smaller; a colon or full stop parts them in text.

seat-your-turn = Your turn
    .sentence = Your turn: { $ask }.
seat-ready = Ready to pass
seat-bidding = Bidding
seat-you-passed = You passed
seat-you-bid = You bid { $bid }
seat-bid = { $who-is ->
    [you] You bid { $bid }
   *[one] { $who } bid { $bid }
}
seat-bid-led = { $who-is ->
    [you] You bid { $bid } and led
   *[one] { $who } bid { $bid } and led
}
seat-out = You sit out
seat-played = You played { $piece }
seat-acts = { $leads ->
    [yes] { $who-is ->
        [you] You lead
       *[one] { $who } leads
    }
   *[no] { $who-is ->
        [you] You play
       *[one] { $who } plays
    }
}
seat-trick = Trick { $number }
seat-waiting = Waiting
seat-over = Match over
# A deal played on honor is looked back at before it is scored, or while it lasts.
seat-review = Last look
seat-review-so-far = Tricks so far

## The header: what the reader is asked

seat-ask = { $phase ->
    [pass] pass { $count } to { $who }
    [kitty] swap a tile, or keep
    [opening] lead or make { $who } lead
    [doubles] rank the doubles
   *[play] { $ask }
}
# In place of the bids, where these are too many to name.
seat-ask-bid = bid, or pass

## The header: what goes with the other titles, and the same as a sentence

seat-after = you play after { $who }
seat-you-next = you play next
seat-passed = { $count } to { $who }
seat-alone = { $who } plays alone
seat-next = { $phase ->
    [kitty] the kitty is next
    [doubles] doubles are next
   *[trump] trump is next
}
seat-winners = { $who-is ->
    [you] you win
    [one] { $who } wins
   *[many] { $who } win
}
seat-moon-points = all { $points } points
seat-review-accepted = you accepted

## The header: pills, each a short label and a value

pill-led = led
pill-trump = trump
pill-trick = trick
pill-tricks = tricks
pill-chosen = picked
pill-boneyard = boneyard
# Where the doubles belong: "doubles high".
pill-doubles = doubles { $rank }
pill-your-bid = your bid
pill-winners = { $count ->
    [one] winner
   *[other] winners
}
# Whose contract it is, where it is the reader's.
pill-you = you
no-trump = no trump

## A cell of the strip: one word below a figure, or in place of a tile

# $count, of tricks, stands above: other languages need it for the plural.
cell-won = { $count ->
   *[other] won
}
cell-points = { $points ->
    [one] pt
   *[other] pts
}
cell-total = total
# Of tiles in a hand: "4 left". $count is theirs.
cell-left = { $count ->
   *[other] left
}
cell-ready = ready
cell-out = out
# On the tile that leads a trick, and on the hand when nothing is left.
tag-led = led
tag-new = new
# One letter on the dealer's name.
tag-dealer = D
hand-empty = no tiles left

## The band: what happened last

band-pass = <b>You → { $who }</b>
band-passing = <soft>passing { $direction ->
    [left] left · { $who } passes to you
    [right] right · { $who } passes to you
    [both] across, both ways
   *[across] across · { $who } passes to you
}</soft>
band-passes = <soft>{ $who } passes to you</soft>
band-no-bid = no bids yet
band-contract = contract: <b>{ $who } { $bid }</b>
band-high = high bid: <b>{ $who } { $bid }</b>
# The ladder of bids that the reader can make.
band-ladder = bids
band-made = Auto-play: <b>{ $piece }</b>
own-trick = <b>You won the trick</b> with { $piece }
own-points = <b>You won the trick</b> with { $piece }: { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
}
# A tile that was not dealt goes to whoever wins the first trick.
own-undealt = <b>You won the trick</b> and the leftover { $undealt }: { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
}
# A single piece hurts most: "You got Q♠ with K♠: 13 points".
own-dear = <b>You got { $dear }</b> with { $piece }: <b>{ $points } points</b>
band-last = { $by-tricks ->
    [yes] Last trick: { $who }, with { $piece }
   *[no] Last trick: { $who }, with { $piece }, { $points ->
        [one] { $points } pt
       *[other] { $points } pts
    }
}
    .sentence = { $by-tricks ->
        [yes] Last trick: { $who } won with { $piece }.
       *[no] Last trick: { $who } won with { $piece }, { $points ->
            [0] no points
            [one] { $points } point
           *[other] { $points } points
        }.
    }
    .brief = { $by-tricks ->
        [yes] last: { $who }
       *[no] last: { $who }, { $points }
    }
band-from = From { $who }: <b>{ $pieces }</b>
band-lets = { $who-is ->
    [you] You made { $other } lead
   *[one] { $who } made { $other } lead
}
band-deal = Deal { $number }

## The band: how things stand, at its right end

band-progress = <b>{ $who } won { $won } of { $needed }</b>
band-trick = <soft>trick { $number } of { $count }</soft>
band-trick-alone = <b>trick { $number } of { $count }</b>
band-lying = <b>{ $points ->
    [one] { $points } pt
   *[other] { $points } pts
} on the table</b>
# Of the sides, by their letters: "A 35 of 60 · B 12".
band-of-bid = { $needed ->
    [none] <b>{ $side } { $points }</b>
   *[some] <b>{ $side } { $points } of { $needed }</b>
}
# What a side has, beside its total; shorter ones follow where room is short.
side-note-bid-won = bid { $bid } · won { $points }
side-note-of-bid = { $points } of { $bid }
side-note-won = won { $points }
side-note-of = of { $target }

## A play that someone wants to undo, or that was made for the reader

undo-ask = { $who-is ->
    [you] You want to undo <b>{ $what }</b>
   *[one] <b>{ $who }</b> wants to undo <b>{ $what }</b>
}
undo-bid = the bid of { $bid }
undo-pass = the pass
# Trump, or anything else that is no tile and no bid.
undo-move = the last move
undo-waiting = <soft>not everyone agreed yet</soft>
undo-agree = <b>do you agree?</b>
undo-agree-brief = <b>agree?</b>
# Auto-play: the player had no choice.
made-play = Auto-play: { $piece }, your only choice.
made-turn = Auto-play: I turned up your tile.

## Nel-O: a contract to lose every trick

nel-o-so-far = <b>{ $who-is ->
    [you] You
   *[one] { $who }
} must lose every trick: { $lost } lost, { $to-go } to go</b>
nel-o-after-trick = <b>{ $winner-is ->
    [you] You
   *[one] { $winner }
} won it: { $who } lost { $lost }, { $to-go } to go</b>
nel-o-set = <b>{ $who-is ->
    [you] You
   *[one] { $who }
} won a trick: Nel-O is set</b>
nel-o-points = { $points } at stake
nel-o-marks = { $marks ->
    [one] { $marks } mark
   *[other] { $marks } marks
} at stake
nel-o-open = <soft>open:</soft> { $hands }
nel-o-hand = <b>{ $who }</b> { $pieces }

## Naming trump

naming-title = your tiles of each suit
naming-others = or { $others }
naming-held = You have { $counts }.
naming-suit = { $suit } { $count }
naming-lacks = You have no { $suits }.

## Where the doubles rank: panels of a title and two short lines

panel-high =
    .beats = 6-6 beats 6-5
    .more = as usual
panel-low =
    .beats = 6-0 beats 6-6
    .more = below the blank
panel-own_suit =
    .beats = 6-6 beats 5-5
    .more = follow doubles only
doubles-held = { $count ->
    [0] no doubles
    [one] 1 double: { $tiles }
   *[other] { $count } doubles: { $tiles }
}
doubles-hold = you have { $doubles }
doubles-choices = Choices: { $places }.
doubles-place = { $rank } ({ $beats }, { $more })

## The kitty

kitty-title = the kitty
kitty-swap = Swap any tile for it. No one will know.
kitty-large = The kitty: { $pieces }

## The moon: someone won every point, and picks whose score that changes

# To the others. The player who shot it is asked the same in prompt-moon.
moon-to = { $points } off their own total, or { $points } to { $everyone ->
    [yes] every opponent
   *[no] one opponent
}.
moon-all-others = All others
moon-ends = ends it: { $who-is ->
    [you] you win
    [one] { $who } wins
   *[many] { $who } share the win
}
moon-choices = { $who-is ->
    [you] Pick: { $choices }.
   *[one] { $who } can pick: { $choices }.
}
moon-choice = { $change } for { $scores }
moon-choice-ends = { $choice }, and the match ends: { $who-is ->
    [you] you win
    [one] { $who } wins
   *[many] { $who } share the win
}
moon-score = { $who } ({ $before } to { $after })

## Looking back at a deal played on honor. A revoke is a play that did not follow suit though it could.

review-accepted = You accepted every play
    .sentence = You accepted every play, but you can still challenge.
review-nothing = Nothing to challenge
review-nothing-yet = Nothing to challenge yet
review-ask = { $grey ->
    [yes] Challenge any gray tile, or accept
   *[no] Challenge a play, or accept
}
review-ask-early = { $grey ->
    [yes] You can challenge any gray tile
   *[no] You can challenge a play
}
review-cost = a revoke costs { $cost }
review-revoke = revoke +{ $cost }
review-no-revoke = no revoke
review-verdict = <b>{ $who-is ->
    [you] You
   *[one] { $who }
}, trick { $trick }: { $piece }</b>
review-verdict-held = <b>{ $who-is ->
    [you] You
   *[one] { $who }
}, trick { $trick }: { $piece }, with { $held } in hand</b>
# The legend of the grid.
legend-grey = gray: didn't follow
legend-led = led
legend-won = ring: won
legend-revoke = revoke
legend-no-revoke = no revoke
