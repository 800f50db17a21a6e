### Why a move is refused, and what to do instead. Several of these can stand one after the other.

refused-match-over = The match is over.
refused-turn = Not your turn yet.
refused-turn-of = Not your turn yet. Waiting for { $who }.
refused-not-held = You don't have { $pieces }.
refused-rules-enforced = No challenges here: I only accept legal plays.

## The move belongs to another part of the deal

refused-wrong-phase = { $phase ->
    [pass] We're still passing.
    [bid] We're still bidding.
    [kitty] The bid winner is looking at the kitty.
    [trump] Trump comes first.
    [doubles] Doubles come first.
    [opening] We're playing tricks now.
    [play] We're playing now.
    [turn] That isn't part of this game.
    [review] All tiles are played.
   *[other] You can't do that now.
}

## Passing, bidding, naming

refused-wrong-pass = Pick { $count } different tiles from your hand.
refused-must-pass = Pick { $count } to pass { $direction ->
    [left] left
    [right] right
   *[across] across
}: { $hand }.
refused-bid-stands = The highest bid is { $bid }.
refused-not-offered = { $is-named-later ->
    [yes] You name { $special } after you win the bid.
   *[no] You can't bid { $special } here.
}
refused-not-declarable = You can't play { $special } here.
refused-may-swap = Keep your hand, or swap { $hand } for the kitty.
refused-not-a-trump = { $suit ->
    [none] You must name a trump here.
   *[other] You can't make { $suit } trump here.
}
# $offered is a list as people type it: "5, 6, doubles or none".
refused-must-name-trump = { $contracts ->
    [none] Name trump: { $offered }.
   *[other] Name trump: { $offered }. Or play { $contracts }.
}
# $offered is a list of the following.
refused-must-place-doubles = Rank the doubles: { $offered }.
doubles-place-high = high in their number
doubles-place-low = low in their number
doubles-place-own_suit = a suit of their own

## Playing

refused-suit-not-named = Say which suit you lead { $piece } as: { $suits }.
refused-bad-lead = You can lead { $piece } as { $suits }, not as { $asked }.
refused-not-leading = You can only name a suit when you lead.
refused-no-line = There's no line in this game. Play { $piece } without an end.
refused-only-trump = { $piece } is a trump, so it belongs to no other suit.
refused-must-lead = You lead. Play { $pieces }.
refused-may-yield = Or make your left neighbor lead.
refused-must-follow = You have { $led }, so you must play one: { $playable }.
refused-is-void = You have no { $led }. { $restricted ->
    [yes] Play { $playable }.
   *[no] Play any tile.
}
refused-must-play-closest = In Sevens you play your tile closest to 7: { $pieces }.

## Claims

refused-not-proved = { $is-concession ->
    [yes] Not yet: the score could still change.
   *[no] Not yet: someone else could still win a trick.
}
refused-one-left = It's your last one: just play it.
refused-harmful-claim = The rest are yours, but winning them only hurts you. Play on.
refused-nothing-to-claim = Nothing left can change the score. Tap **End the deal**.
refused-no-claims = No claims here: in this match, players watch the rules themselves.

## Hearts

refused-opens-with = { $piece } leads the first trick.
refused-hearts-not-broken = { $queen ->
    [yes] No hearts yet: wait until someone has played a heart or Q♠.
   *[no] No hearts yet: wait until someone has played one.
}
refused-no-points-yet = You can't play points on the first trick.
refused-must-keep-rules = You undid a revoke, so you must follow the rules now.
refused-nothing-to-take-back = You have no revoke to undo in this trick.
refused-too-early-to-decline = Wait until all tiles are played.
refused-has-declined = You're done. The others are still deciding.
refused-may-challenge = Challenge a play of this deal, or accept.
refused-own-play = You can't challenge your own play.
refused-no-such-trick = { $finished ->
    [0] No trick is finished yet.
    [1] Name a finished trick: 1.
   *[other] Name a finished trick: 1 to { $finished }.
}
refused-took-no-part = { $who } hasn't played yet.
refused-challenged-before = Someone already challenged that play.
refused-seen-to-be-right = Everyone can see that { $who } followed the rules in trick { $trick }.

## Games with a line

refused-must-turn = { $any-tile ->
    [yes] { $count ->
        [1] Turn up your only tile (number 1).
       *[other] Turn up any tile of your row: 1 is the leftmost, { $count } the rightmost.
    }
   *[no] Turn up your rightmost tile (number { $count }).
}
refused-must-place = { $tile } fits both ends. Pick left ({ $left }) or right ({ $right }).
refused-nothing-to-place = Turn up a tile first.
refused-no-peeking = No peeking here.
refused-peek-while-choosing = You can only peek while your tile fits both ends.
refused-has-peeked = You've already peeked.
refused-nothing-to-peek-at = { $is-last ->
    [yes] That's your last tile, so there's nothing to peek at.
   *[no] Your next tile is already face up.
}
refused-no-such-place = Your row has { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}: there's no number { $place }.
refused-fits-no-end = { $tile } doesn't fit: the ends are { $left } and { $right }.
refused-must-wait = { $tile } has to wait until it's rightmost.
refused-not-next = Turn up tiles from the right.
refused-face-down = You can only play a face-up tile.

## What was typed cannot be read

typed-no-move = I don't know the move “{ $typed }”. A move begins with { $words }.
typed-no-bid = “{ $typed }” isn't a bid. Bid a number, or pass.
typed-no-contract = “{ $typed }” isn't a contract. Try { $contracts }.
typed-no-doubles = Rank the doubles: high, low or own suit.
typed-no-line-end = “{ $typed }” isn't an end. Say left, right, up or down after { $piece }.
typed-no-train = No train here is called “{ $typed }”. Say own, Mexican or a player's name.
# $who is “Bo or Bob”.
typed-several-trains = “{ $typed }” could be { $who }. Type more of the name.
typed-no-end = Say which end: left or right.
typed-no-challenge = Name a seat and a trick, like: challenge seat 2 trick 5.
typed-no-number = “{ $typed }” isn't a number. Write one from 1 up.
typed-too-much = Nothing comes after “{ $typed }”.
typed-no-suit = “{ $typed }” isn't a suit. Write a number like 4, or doubles.
typed-no-piece = “{ $typed }” isn't a tile. Write a domino like 6-4, or a card like QS or 10H.

## Dominoes: a tile and the ends of the line

refused-must-open = Open with { $tile }.
# $tiles is "6-4, 5-1 or 3-0".
refused-may-play = You can play { $tiles }.
refused-cannot-pass = You can't pass while a tile fits.
refused-fits-nowhere = { $tile } doesn't fit: play on { $numbers }.
# $ends lists ends of the line, "left or right".
refused-wrong-end = { $tile } doesn't fit there. It fits { $ends }.
refused-which-end = Where? Add an end: { $tile } fits { $ends }.
refused-no-end-yet = Play { $tile } without an end: it's the first tile.

## Mexican Train. $train is "on the Mexican train", "on your train", "on Ann".

refused-must-cover = Cover { $tile } { $train } first.
refused-must-cover-chain = Cover { $tiles }, or play another double.
refused-must-play-drawn = Play { $tile }, the tile you drew.
# $trains is "on your train, on the Mexican train or on Ann".
refused-which-train = Where? Add a train: { $tile } fits { $trains }.
refused-fits-trains = It fits { $trains }.
refused-wrong-train = You can't play { $tile } { $train }: that train ends in { $number }.
refused-train-closed = You can't play { $train }: it has no marker.
refused-own-train-only = In the first turn, play on your own train.
refused-own-train-first = Start your own train first.
refused-no-such-train = There's no such seat. Name a seat from 1 to { $players }.
refused-not-done = { $first-turn ->
    [yes] Lay a tile first.
   *[no] Only a whole first train ends with **Done**.
}
