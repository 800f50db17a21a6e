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

rows-turn = { $who-is ->
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

rows-news-first = { $deal } · starts the line
rows-news-after = after { $turned }
rows-news-after-who = after { $who }: { $turned }
rows-news-who = { $who }: { $turned }

## The picture: pills, rows, the line

rows-ends-label = ends
rows-ends = { $left } and { $right }
rows-next-label = next
rows-empty = the first tile starts the line
# The tile that went back to its row.
rows-row-back = { $tile } back
# One tile is left in the row: a warning.
rows-row-last = 1 left
rows-row-none = row empty
rows-total = { $total } total
# Rounds won, where a match takes several.
rows-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
rows-pips = { $pips ->
    [one] { $pips } pip
   *[other] { $pips } pips
}

## The text beside the picture

rows-open-ends = Open ends: { $left } and { $right }.
# What a player has turned up since the last turn of the one to act.
rows-since = -# { $who }: { $turned }

## What either end leaves open for the tile that fits both

rows-leaves = Left leaves { $left } open. Right leaves { $right }.

## How a deal ended

rows-blocked = Blocked
rows-stuck = No one can play
# A round has no points.
rows-hero = { $out ->
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
rows-sum = { $count ->
    [one] { $pips } pip
   *[other] { $pips } pips
}
rows-sum-less = { $pips } − { $own } pips
rows-wins-round = that wins the round
rows-wins-match = that wins the match

## The alt text

rows-alt-since = { $who-is ->
    [you] Since your last turn: { $turns }.
   *[one] Since the last turn of { $who }: { $turns }.
}
rows-alt-none = The line hasn't begun.
rows-alt-laid = Line: { $tiles }.
rows-alt-peeked = Your next tile, which only you see: { $tile }.
rows-alt-rows = Rows: { $rows }.
rows-alt-row = { $who } { $tiles }{ $state ->
    [turn] {" "}(to turn)
    [again] {" "}(to turn)
    [choose] {" "}(to pick an end)
   *[waits] {""}
}
rows-alt-row-up = { $row }, face up: { $up }
rows-alt-blocked = No tile fits any more.
rows-alt-stuck = No one could play.
rows-alt-tie = No one scores: { $who } have { $pips ->
    [one] { $pips } pip
   *[other] { $pips } pips
} each.
rows-alt-result = { $hero } ({ $sum }).
rows-alt-held = { $count ->
    [0] { $who } none
   *[other] { $who } { $tiles }, { $pips ->
        [one] { $pips } pip
       *[other] { $pips } pips
    }
}
