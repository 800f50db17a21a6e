### A hand: the text beside its picture, its controls, and what else one player is told of their own game.

## What its player is to do. $where is the channel: "#games".

# The trick that the player has just won: "You won the trick with 6-6: 1 point."
hand-won = **{ $won }**
# $ask is what they are asked: "follow 4s", "bid 5 to 11, or pass".
hand-turn = **Your turn** in { $where }: { $ask }.
hand-pass = **Pass { $kind ->
    [card] { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
   *[tile] { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
} to { $who }.** You can change your mind until everyone has chosen.
hand-passed = You pass **{ $pieces }** to { $who }. You can change your mind until everyone has chosen.
hand-opening = **You start** in { $where }. Lead a tile, or make { $who } lead.
hand-review = **Last look** in { $where }: challenge a play or accept.
hand-moon = **You shot the moon** in { $where }. Choose who takes the points.

## What they read while others act

hand-after = You play after { $who }.
hand-next = You're next.
hand-dealt = Your hand in { $where }.
hand-wait = Waiting for the others in { $where }.
hand-bidding = Bidding has begun in { $where }.
hand-no-bid = You passed in { $where }.
hand-bid = You bid { $bid } in { $where }.
hand-declaring = { $who-is ->
    [you] You
   *[one] { $who }
} bid { $bid } in { $where }. Trump comes next.
hand-contract = { $who-is ->
    [you] You
   *[one] { $who }
} bid { $bid } in { $where }.
hand-out = You sit out in { $where }: { $who } plays alone.
hand-played = You played { $piece } in { $where }.
hand-leads = { $who-is ->
    [you] You lead
   *[one] { $who } leads
} next in { $where }.

## What lies there

hand-playable = You can play { $pieces }.
hand-last = Last trick: { $who } won with { $piece }.
hand-last-points = Last trick: { $who } won with { $piece }, { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
}.
hand-received = { $who } passed you { $pieces }.
# The player drawn to start has this one lead instead.
hand-ordered = { $who } made you lead.
# $button is the button's label.
hand-claim = -# The rest are yours. **{ $button }** to end the deal.
hand-concede = -# Nothing left can change the score. **{ $button }** now?
challenge-ask = **Challenge a play** in { $where }? A revoke costs its player { $cost }. A wrong challenge costs nothing.
challenge-none = Nothing to challenge yet in { $where }.

## What a player has just done

chose = You chose: { $move }.
# The move ended the deal: "Deal 3 is over. You chose: play 6-4."
chose-last = { $over }. You chose: { $move }.
chose-pass = pass
chose-kitty = You swapped { $piece } for the kitty.
chose-to-keep = You kept your hand.
# Auto-play: the player had no choice.
hand-made = -# I played { $piece } for you: it was your only choice.
hand-made-turn = -# I turned a tile for you.
# In place of a channel, of a match in no channel: "Your turn in your own match".
where-own = your own match
scores-none = No deal has been scored yet.

## Taking back a play. $what is what is taken back: "6-4", "the bid of 6".

undo-done = ↩ { $who-is ->
    [you] You took back { $what }.
   *[one] { $who } took back { $what }.
}
undo-refused = ↩ { $who-is ->
    [you] You didn't agree: { $what } stays.
   *[one] { $who } didn't agree: { $what } stays.
}
# To everyone at the table.
undo-request = ↩ **{ $who }** wants to take back { $what }. { $missing }, do you agree?
undo-asked = ↩ { $who-is ->
    [you] You asked to take back { $what }.
   *[one] **{ $who }** wants to take back { $what }.
}
# To the one who asked.
undo-awaited = ↩ Waiting for { $missing } to let { $who } take back { $what }.
# To someone who must answer.
undo-consent = ↩ **{ $who }** wants to take back { $what }. Do you agree?
undo-agreed = ↩ You agreed: { $who } can take back { $what }.
undo-agreed-awaited = ↩ You agreed. Waiting for { $missing } to let { $who } take back { $what }.

## Messages about the hand

# Those whom no direct message reaches. $button: "My hand".
table-unreached = -# I can't DM { $who }. Tap **{ $button }** to see your hand.
hand-button = My hand
record-told =
    Every move of this match. `boneyard record verify` checks that it was dealt fairly, from this sealed secret:
    -# `{ $secret }`

## The last trick, asked for

last-trick = The last trick: { $deal }, trick { $number } of { $count }. { $told }
last-trick-none = No trick has been played yet.
