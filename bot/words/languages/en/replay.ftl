### A replay: a deal that is over, frame by frame.

replay-title = Replay
# Where a frame is: on a button, and after the deal.
replay-trick = Trick { $number } of { $count }
replay-round = Turn { $number } of { $count }
replay-pass = Passing
replay-auction = Before the play
replay-claim = The rest
replay-end = Result
replay-deal = { $kind ->
    [round] { $deals ->
        [1] Round { $number }
       *[other] Round { $number } of { $deals }
    }
   *[deal] { $deals ->
        [1] Deal { $number }
       *[other] Deal { $number } of { $deals }
    }
}
replay-heading = **Replay** · { $title } · { $where }
replay-shares = **{ $who }** shares a replay: { $title } · { $where }

## Pills

replay-ends-pill = Ends
    .value = { $left } and { $right }

## What a seat has taken so far, and what it decided, in very few words

replay-total = { $total } total
replay-out = Sits out
replay-won = { $tricks } won
replay-points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
# In a low row, after what its seat has taken: it led the trick.
replay-taken-led = { $taken } · led
replay-to = → { $who }
replay-doubts = challenges { $who }, trick { $trick }
replay-moon = { $everyone ->
    [yes] moon: to all
   *[no] { $opponent ->
        [none] moon: off own score
       *[other] moon: to { $who }
    }
}

## A frame in sentences

replay-passed = { $who } → { $to }: { $pieces }
replay-turned = { $who }: { $turned }.
replay-nothing = No one has played yet.
replay-took-back = { $who } undid { $piece }.
replay-led = { $suit ->
    [none] { $who } led { $piece }
   *[other] { $who } led { $piece } ({ $suit })
}
replay-winner = { $is-complete ->
    [yes] { $points ->
        [0] { $who } won it.
       *[other] { $who } won it, worth { $points }.
    }
   *[no] { $who } is winning.
}
replay-alt = Replay of { $title } · { $where }.
replay-left = Left: { $hands }.
replay-hand = { $count ->
    [0] { $who } nothing
   *[other] { $who } { $pieces }
}
replay-drawn = Drawn: { $hands }.
replay-so-far = So far: { $taken }.

# In the picture of a round: what a seat turned up last, and how many.
replay-placed-first = { $tile } starts
replay-placed-left = { $tile } left
replay-placed-right = { $tile } right
replay-placed-back = { $tile } back
replay-placed-many = { $count } turned, { $last }
replay-line-empty = No tile placed yet
# The same of dominoes: what a seat did. `.brief` where room is short.
replay-laid = { $end ->
    [right] { $tile } right
    [up] { $tile } up
    [down] { $tile } down
    [first] { $tile } starts
   *[left] { $tile } left
}{ $points ->
    [0] {""}
   *[other] , +{ $points }
}
    .brief = { $points ->
        [0] { $tile }
       *[other] { $tile }, +{ $points }
    }
replay-drew = drew { $tiles }
    .brief = drew { $count }
replay-knocked = passed on { $numbers }
    .brief = passed

## The page

replay-another-deal = Another deal
replay-share-picture = Share picture
replay-share-trick = Animate trick
replay-share-deal = Animate deal
replay-shared-trick = Shared here, play by play.
replay-shared-deal = The deal is shared here.
replay-share-there = You can share it in { $channel }.
replay-animation = Animation. It ends like this:
replay-unknown = -# From an attached record. I checked the moves, but not the names.
replay-file-lost = That record is gone. Attach it again with { COMMAND("history") }.
replay-file-unread = Discord didn't send me that file. Attach it again.
replay-none-yet = No deal of this match is over yet. Come back when one is.
replay-no-deal = This match ended before a deal was over.
replay-too-long = This record has more than { $most } moves. Try `boneyard record show` on your own computer.
replay-proof = I checked this record: its hands come from the secret sealed as { $seal }…, and all { $moves } moves are legal.
replay-unfinished = The match is unfinished.
