### Dominoes on the table: whose turn it is, what was played, drawn and passed, how a deal ended. <b>bold</b> in pictures.

## Whose turn it is: the title of the picture, and what stands beside it

chain-turn = { $who-is ->
    [you] Your turn
   *[one] { $opens ->
        [yes] { $who } opens
       *[no] { $who } plays
    }
}
chain-place = { $game } · { $deal }

## What was played last. `.brief` where room is short.

chain-laid = { $end ->
    [first] { $who-is ->
        [you] You opened with <b>{ $tile }</b>
       *[one] { $who } opened with <b>{ $tile }</b>
    }
   *[left] { $who-is ->
        [you] You
       *[one] { $who }
    }: <b>{ $tile }</b> { $end ->
        [right] right
        [up] up
        [down] down
       *[left] left
    }
}{ $points ->
    [0] {""}
    [one] , <b>{ $points } point</b>
   *[other] , <b>{ $points } points</b>
}
    .brief = { $who-is ->
        [you] You
       *[one] { $who }
    }: <b>{ $tile }</b>{ $points ->
        [0] {""}
       *[other] , <b>+{ $points }</b>
    }
# Before the first tile. A tile is named where it must be played.
chain-opens = { $tile ->
    [none] { $who-is ->
        [you] <b>You</b> open
       *[one] <b>{ $who }</b> opens
    }
   *[other] { $who-is ->
        [you] <b>You</b> open with <b>{ $tile }</b>
       *[one] <b>{ $who }</b> opens with <b>{ $tile }</b>
    }
}

## What has happened since: these follow a play and a dot

chain-passed-on = { $who } passed on <b>{ $numbers }</b>
    .brief = { $who } passed
chain-passed = { $who } passed
chain-all-passed = all others passed
chain-first-pass = { $who } passed: <b>{ $points }</b>
chain-drew = { $passed ->
    [yes] { $who } drew <b>{ $count }</b> and passed
   *[no] { $who } drew <b>{ $count }</b>
}
# The reader has drawn: the last of these tiles fits.
chain-own-drew = nothing fit: you drew <b>{ $tiles }</b>
    .brief = you drew <b>{ $tiles }</b>
chain-own-drew-count = you drew <b>{ $count }</b>

## What the ends of the line come to, or what ends the match

chain-ends = { $parts ->
    [none] ends <b>{ $sum }</b>
   *[other] ends { $parts } = <b>{ $sum }</b>
}{ $points ->
    [0] {""}
   *[other] {" "}→ <b>{ $points }</b>
}
chain-goal = { $deals ->
    [yes] { $number ->
        [one] <b>{ $number }</b> deal
       *[other] <b>{ $number }</b> deals
    }
   *[no] to <b>{ $number }</b>
}

## A seat: what it scored or drew last

chain-scored = { $points }
chain-note-drew = drew { $count }

## How a deal ended: the large words of its picture. What is <b>bold</b> is gold there.

chain-hero = <b>{ $who-is ->
    [you] You
   *[one] { $who }
}{ $way ->
    [capicua] : capicúa!
    [chuchazo] : chuchazo!
    [target] {" "}reached { $target }!
   *[domino] : domino!
}</b>
chain-hero-blocked = Blocked on { $numbers }{ $points ->
    [none] {""}
   *[some] : <b>{ $points }</b>
}
chain-hero-tie = Blocked: a tie

## What the points are made of: "5 + 5 + 25 capicúa = +35", "8 + 5 = 13 → +15", "23 pips: +23"

chain-points = { $points }
chain-sum = { $parts } = <b>{ $total }</b>
chain-sum-rounded = { $parts } → <b>{ $total }</b>
chain-sum-pips = { $pips ->
    [one] { $pips } pip
   *[other] { $pips } pips
}: <b>{ $total }</b>
chain-bonus = { $points } { $kind ->
    [capicua] capicúa
    [chuchazo] chuchazo
    [first_deal] for deal { $deal }
    [carried] carried over
   *[chipped_out] for going out
}
chain-no-points = no points
chain-tie-pips = { $pips ->
    [one] { $pips } pip each
   *[other] { $pips } pips each
}
chain-pips-of = { $sides } pips
chain-side-pips = { $side } <b>{ $pips }</b>

## Why: at the foot of the picture

chain-why = { $way ->
    [capicua] both ends took <b>{ $tile }</b>
    [blocked] { $who } blocked it with <b>{ $tile }</b>
    [tie] { $who } blocked it with <b>{ $tile }</b>
    [target] { $who } played <b>{ $tile }</b>
   *[out] { $who } went out with <b>{ $tile }</b>
}
    .brief = { $way ->
        [capicua] both took <b>{ $tile }</b>
        [blocked] blocked with <b>{ $tile }</b>
        [tie] blocked with <b>{ $tile }</b>
        [target] with <b>{ $tile }</b>
       *[out] out with <b>{ $tile }</b>
    }
# Where the hands of two players in turn decide, or the lowest alone.
chain-closer = { $who } blocked it: <b>{ $pips }</b> pips, { $other } <b>{ $others }</b>
chain-lowest = lowest hand: { $who }, <b>{ $pips }</b>
chain-why-carried = <b>{ $points }</b> carried over
chain-out-with = out with { $tile }
chain-total = { $before } → { $after }
