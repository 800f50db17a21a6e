### Dominoes on the table: whose turn it is, what was played, drawn and passed. <b>bold</b> in pictures.

## Whose turn it is: the title of the picture, and what stands beside it

# In the sentence $who is a mention: "@Ann".
line-turn = { $who-is ->
    [you] Your turn
   *[one] { $opens ->
        [yes] { $who } opens
       *[no] { $who } plays
    }
}
    .sentence = { $numbers ->
        [none] { $who-is ->
            [you] You open.
           *[one] { $who } opens.
        }
       *[other] { $who } to play on { $numbers }.
    }

## What was played last

line-laid = { $end ->
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
# The same where room is short.
line-laid-brief = { $who-is ->
    [you] You
   *[one] { $who }
}: <b>{ $tile }</b>{ $points ->
    [0] {""}
   *[other] , <b>+{ $points }</b>
}
# Before the first tile. A tile is named where it must be played.
line-opens = { $tile ->
    [none] { $who-is ->
        [you] <b>You</b> open
       *[one] <b>{ $who }</b> opens
    }
   *[other] { $who-is ->
        [you] <b>You</b> open with <b>{ $tile }</b>
       *[one] <b>{ $who }</b> opens with <b>{ $tile }</b>
    }
}
line-opens-double = the highest double
line-redealt = { $who-is ->
    [you] You
   *[one] { $who }
} had <b>{ $doubles } doubles</b>: redeal

## What has happened since: these follow a play and a dot

line-passed-on = { $who } passed on <b>{ $numbers }</b>
line-passed = { $who } passed
line-all-passed = all others passed
# What was played since the reader's last play, with dots between: "Pip 6-1 · Dot drew 2, 4-1 +10".
since-play = { $who }{ $drew ->
    [0] {""}
   *[other] {" "}drew { $drew },
} <b>{ $piece }</b>{ $points ->
    [0] {""}
   *[other] {" "}<b>+{ $points }</b>
}
line-first-pass = { $who } passed: <b>{ $points }</b>
line-drew = { $passed ->
    [yes] { $who } drew <b>{ $count }</b> and passed
   *[no] { $who } drew <b>{ $count }</b>
}
# The reader has drawn: the last of these tiles fits.
line-own-drew = nothing fit: you drew <b>{ $tiles }</b>
    .brief = you drew <b>{ $tiles }</b>
line-own-drew-count = you drew <b>{ $count }</b>

## What the ends of the line come to, or what ends the match

line-ends = { $parts ->
    [none] ends <b>{ $sum }</b>
   *[other] ends { $parts } = <b>{ $sum }</b>
}{ $points ->
    [0] {""}
   *[other] {" "}→ <b>{ $points }</b>
}
line-goal = { $deals ->
    [yes] { $number ->
        [one] <b>{ $number }</b> deal
       *[other] <b>{ $number }</b> deals
    }
   *[no] to <b>{ $number }</b>
}

## A seat: what it scored or drew last

line-note-drew = drew { $count }

## In sentences: what was played, drawn and passed

# What somebody did: "played 6-4 left", "opened with 6-6", "drew 3", "passed on 6 and 4".
line-did-play = { $end ->
    [first] opened with { $tile }
    [right] played { $tile } right
    [up] played { $tile } up
    [down] played { $tile } down
   *[left] played { $tile } left
}{ $points ->
    [0] {""}
    [one] : { $points } point
   *[other] : { $points } points
}
line-did-draw = drew { $count }
# Of someone who has drawn first the numbers are not told again.
line-did-pass = { $numbers ->
    [none] passed
   *[other] passed on { $numbers }
}
# $did lists the above.
line-told = { $who-is ->
    [you] You
   *[one] { $who }
} { $did }.
line-told-bonus = That scores { $points } for { $who }.

## In sentences: the line and its ends

line-whole = Line ({ $count }): { $tiles }.{ $spinner ->
    [none] {""}
   *[other] {" "}Spinner { $spinner }.
}
line-spinner = Line ({ $count }). Spinner { $tile }.
line-arm = { $end ->
    [left] Left
    [right] Right
    [up] Up
   *[down] Down
}: { $tiles }.
# $ends lists the following: "Ends: left 4, right 6."
line-open = { $sum ->
    [none] Ends: { $ends }.
   *[other] Ends { $sum }: { $ends }.
}
line-end = { $end ->
    [left] left
    [right] right
    [up] up
   *[down] down
} { $shown }{ $counts ->
    [none] {""}
   *[other] {" "}({ $counts })
}

## In sentences: the hands

line-tiles = Tiles: { $hands }.
line-hand = { $who } { $count }{ $notes ->
    [none] {""}
   *[other] {" "}({ $notes })
}
# The numbers that somebody has passed on.
line-lacks = no { $numbers }
line-boneyard = Boneyard { $count }{ $keep ->
    [0] {""}
   *[other] {" "}({ $keep } never drawn)
}.
line-carried = { $points ->
    [one] { $points } point
   *[other] { $points } points
} carried over from the last deal.
# What the reader can play: "5-3 left (5) or right", in brackets what it scores.
line-playable = { $ends ->
    [none] { $tile }
   *[other] { $tile } { $ends }
}
line-playable-end = { $end ->
    [left] left
    [right] right
    [up] up
   *[down] down
}{ $points ->
    [0] {""}
   *[other] {" "}({ $points })
}
