### Games with a line of dominoes: Blind Hughie, Billitonnen. What was turned up, whose turn it is, how a deal ended.

## A tile that was turned up and where it went, in few words

turned-first = { $tile }, starts the line
turned-left = { $tile }, left end
turned-right = { $tile }, right end
turned-back = { $tile }, no fit
turned-waits = { $tile }, fits both ends
# The same, shorter still.
turned-waits-brief = { $tile }, fits both


## Whose turn it is: the title of the picture

line-turn = { $who-is ->
    [you] Your turn
   *[one] { $state ->
        [again] { $who } turns again
        [choose] { $who } picks
       *[turn] { $who } turns
    }
}
    .alt = { $who-is ->
        [you] { $state ->
            [again] Your turn again
            [choose] Your turn: pick an end
           *[turn] Your turn
        }
       *[one] { $state ->
            [again] { $who } turns again
            [choose] { $who } picks an end
           *[turn] { $who } turns
        }
    }.

## What stands beside that title, in full and in fewer words

line-news-first = { $deal } · starts the line
line-news-after = after { $turned }
line-news-after-who = after { $who }: { $turned }
line-news-who = { $who }: { $turned }

## The picture: pills, rows, the line

line-ends-label = ends
line-ends = { $left } and { $right }
line-next-label = next
line-empty = the first tile starts the line
# The tile that went back to its row.
line-row-back = { $tile } back
# One tile is left in the row: a warning.
line-row-last = 1 left
line-row-none = row empty
line-total = { $total } total
# Rounds won, where a match takes several.
line-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
line-pips = { $pips ->
    [one] { $pips } pip
   *[other] { $pips } pips
}

## The text beside the picture

line-open-ends = Open ends: { $left } and { $right }.
# What a player has turned up since the last turn of the one to act.
line-since = -# { $who }: { $turned }

## What either end leaves open for the tile that fits both

line-leaves = Left leaves { $left } open. Right leaves { $right }.

## How a deal ended

line-blocked = Blocked
line-stuck = No one can play
# A round has no points.
line-hero = { $out ->
    [yes] { $points ->
        [none] { $who } went out
       *[some] { $who } went out: { $points }
    }
   *[no] { $points ->
        [none] { $who } had the fewest pips
       *[some] { $who } had the fewest pips: { $points }
    }
}
# What the points are made of: "12 + 14 + 9 pips", or with the winner's own taken off "12 + 14 − 3 pips".
line-sum = { $count ->
    [one] { $pips } pip
   *[other] { $pips } pips
}
line-sum-less = { $pips } − { $own } pips
line-wins-round = that wins the round
line-wins-match = that wins the match

## The alt text

line-alt-since = { $who-is ->
    [you] Since your last turn: { $turns }.
   *[one] Since the last turn of { $who }: { $turns }.
}
line-alt-none = The line hasn't begun.
line-alt-line = Line: { $tiles }.
line-alt-peeked = Your next tile, which only you see: { $tile }.
line-alt-rows = Rows: { $rows }.
line-alt-row = { $who } { $tiles }{ $state ->
    [turn] {" "}(to turn)
    [again] {" "}(to turn)
    [choose] {" "}(to pick an end)
   *[waits] {""}
}
line-alt-row-up = { $row }, face up: { $up }
line-alt-blocked = No tile fits any more.
line-alt-stuck = No one could play.
line-alt-tie = No one scores: { $who } have { $pips ->
    [one] { $pips } pip
   *[other] { $pips } pips
} each.
line-alt-result = { $hero } ({ $sum }).
line-alt-held = { $count ->
    [0] { $who } none
   *[other] { $who } { $tiles }, { $pips ->
        [one] { $pips } pip
       *[other] { $pips } pips
    }
}
