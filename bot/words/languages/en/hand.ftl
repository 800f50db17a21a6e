### A hand: the text beside its picture, its controls, and what else one player is told of their own game.

## What its player is to do. $where is the channel: "#games".

# $ask is what they are asked: "follow 4s", "bid 5 to 11, or pass".
hand-turn = { $phase ->
    [opening] **You start** in { $where }. Lead a tile, or make { $who } lead.
    [review] **Last look** in { $where }: challenge a play or accept.
    [moon] **You shot the moon** in { $where }. Pick who takes the points.
   *[play] **Your turn** in { $where }: { $ask }.
}
hand-pass = **Pass { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
} to { $who }.** You can change your mind until everyone is ready.
hand-passed = You're passing **{ $pieces }** to { $who }. You can change your mind until everyone is ready.

## What they read while others act

# $what is a title of the picture: "You played 6-4", "Bo leads".
hand-waiting = { $what } in { $where }.
hand-wait = Waiting for the others in { $where }.

## What lies there

# The player has tapped a piece that can be played in several ways.
hand-which = { $way ->
    [suit] Lead { $piece } as which suit?
    [train] Play { $piece } on which train?
   *[end] Play { $piece } at which end?
}
hand-received = { $who } passed you { $pieces }.
# $button is the button's label.
hand-claim = { $concedes ->
    [yes] -# Nothing left can change the score. **{ $button }** now?
   *[no] -# The rest are yours. **{ $button }** to end the deal.
}
challenge-ask = **Challenge a play** in { $where }? A revoke costs its player { $cost }. A wrong challenge costs nothing.
challenge-none = Nothing to challenge yet in { $where }.

## What a player has just done

# $move is what was done: "played 6-4", "bid 30".
chose = Done: { $move }.
# The move ended the deal.
chose-last = Done: { $move }. { $over }.
chose-kitty = You swapped { $piece } for the kitty.
chose-to-keep = You kept your hand.
# In place of a channel, of a match in no channel: "Your turn in your own match"; [deal] is a daily deal, for example.
where-own = { $own ->
    [deal] this deal
    [duel] your duel
   *[match] your own match
}
scores-none = No scores yet.

## Undoing a play. $what is what is undone: "6-4", "the bid of 6".

undo-done = ↩ { $who-is ->
    [you] You undid { $what }.
   *[one] { $who } undid { $what }.
}
undo-refused = ↩ { $who-is ->
    [you] You didn't agree: { $what } stays.
   *[one] { $who } didn't agree: { $what } stays.
}
# To everyone at the table.
undo-request = ↩ **{ $who }** wants to undo { $what }. { $missing }, do you agree?
undo-asked = ↩ { $who-is ->
    [you] You asked to undo { $what }.
   *[one] **{ $who }** wants to undo { $what }.
}
# To the one who asked.
undo-awaited = ↩ Waiting for { $missing } to let { $who } undo { $what }.
undo-agreed = ↩ You agreed: { $who } can undo { $what }.

## Messages about the hand

hand-button = My hand
record-told =
    Here's every move of this match. To check the deals, use `boneyard record verify` with this secret:
    -# `{ $secret }`

## The last trick, asked for

last-trick = The last trick: { $deal }, trick { $number } of { $count }. { $told }
last-trick-none = No trick has been played yet.

## Buttons below a hand and at the table

button-hint = Hint
button-line = Line
button-trains = Trains
button-last-trick = Last trick
hand-more = ⋯ More
hand-less = ‹ Back
button-scores = Scores
button-how = How to play
button-settings = Settings
button-leave = Leave
button-challenge = Challenge
button-table = See table
button-dm = Open DM
# Back into the direct messages.
button-hand-here = Show here
# A computer plays for them, and they come back.
button-return = Rejoin
hand-clear = Clear
hand-tips-off = Stop tips
hand-sort-high = Sort: high end
hand-sort-points = Sort: points
hand-sort-doubles = Sort: doubles
undo-button = Undo
consent-yes = Agree
consent-no = No
# By the one who asked: the play stays.
consent-withdraw = Never mind
# At the table: what the player to act is to do. It opens their hand.
act-play = Play
act-pass = Pass
act-bid = Bid
act-kitty = See kitty
act-trump = Name trump
act-doubles = Rank doubles
act-review = Look back
act-moon = Pick

## Lists below a hand: what is picked there

select-play = Play one of { $count }
select-lead = Lead
select-lead-as = Lead, and name the suit
select-pass = Pick { $count } to pass to { $who }
select-bid = Bid { $bid }
select-bids = Bid more: { $first } … { $last }
select-trump = Name another suit
select-contract = Another suit or contract
select-kitty = Swap a tile for the kitty
select-challenge = Challenge a play
select-challenges = Challenge a play in tricks { $first } to { $last }

## Auto-play: a player's only choice is played for them

forced-ask = -# You have only one choice. Should I play it for you from now on?
forced-yes = Auto-play
forced-no = No, thanks
# $button leads to the player's settings.
forced-on = Done. I'll play your only choice for you. Others can guess you had no other. Turn it off in **{ $button }**.

## What stands in place of a hand

hand-seated = You're playing { $game } in { $where }. I'll send your hand here.
hand-left = { $open ->
    [yes] A computer is playing your seat in { $where }. Come back with **{ $button }**, unless a friend takes it first.
   *[no] A computer is playing your seat in { $where }. Come back any time with **{ $button }**.
}
hand-gone = { $who } has your seat in { $where } now.
hand-unreached = -# I can't DM you. Your hand is always here, under **My hand**.
hand-removed = You were removed from the table in { $where }. Join another one, or open your own.
hand-open = Your hand is now in { $where }.
hand-open-below = Your hand is below.
hand-open-elsewhere = Your hand is open in another chat.
hand-put-away = Your hand is hidden. Tap **{ $button }** to see it.
hand-at-table = In this game you play at the table.
hand-not-yet = One moment, the match is just starting. Try again.
hand-peeked = Your next tile is { $tile }.
hand-tips-are-off = Tips are off. You can turn them on again in **{ $button }**.
challenge-closed = Nothing to challenge now. Challenge a play after its trick, before the score.

## Someone at several tables is asked which they mean

which-table = At which table?
table-of-contest = Your { $kind ->
    [daily] daily
    [duel] duel
    [tournament] tournament
   *[other] match
}
table-of-number = Table { $number }
table-of-practice = Practice table
table-with = { $game } with { $who }

# A newcomer's tip below the text.
tip = -# 💡 { $tip }
