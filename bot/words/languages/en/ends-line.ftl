### How a deal of dominoes ended, in its picture and in words. <b>bold</b> is gold in the picture.

## The large words of the picture

line-hero = <b>{ $who-is ->
    [you] You
   *[one] { $who }
}{ $way ->
    [capicua] : capicúa!
    [chuchazo] : chuchazo!
    [target] {" "}reached { $target }!
    [crossed] : crossed double!
    [both_ends] : both ends!
   *[domino] : domino!
}</b>
line-hero-blocked = Blocked on { $numbers }{ $points ->
    [none] {""}
   *[some] : <b>{ $points }</b>
}
line-hero-tie = Blocked: a tie

## What the points are made of: "5 + 5 + 25 capicúa = +35", "8 + 5 = 13 → +15", "23 pips: +23"

# The second of two rows: "+ 100 for deal 1 = +286".
line-more-parts = + { $parts }
line-sum = { $kind ->
    [rounded] { $parts } → <b>{ $total }</b>
    [pips] { $parts } { $parts ->
        [1] pip
       *[other] pips
    }: <b>{ $total }</b>
   *[sum] { $parts } = <b>{ $total }</b>
}
line-bonus = { $points } { $kind ->
    [capicua] capicúa
    [chuchazo] chuchazo
    [first_deal] for deal { $deal }
    [carried] carried over
    [first_pass] first pass
    [paso_redondo] paso redondo
    [plays] for plays
    [won] point
    [double] for a double
    [both_ends] for both ends
    [crossed] for a crossed double
    [key] for a key
   *[chipped_out] for going out
}
# $past is a target that must be hit exactly, which these points would have gone past.
line-no-points = { $past ->
    [0] no points
   *[other] no points past { $past }
}
line-pips-of = { $sides } pips
line-side-pips = { $side } <b>{ $pips }</b>

## Why: at the foot of the picture. $arms: the line has more than two ends.

line-why = { $way ->
    [capicua] <b>{ $tile }</b> fit { $arms ->
        [yes] every end
       *[no] both ends
    }
    [blocked] { $who } blocked it with <b>{ $tile }</b>
    [target] { $who } played <b>{ $tile }</b>
   *[out] { $who } went out with <b>{ $tile }</b>
}
# The same where room is short.
line-why-brief = { $way ->
    [capicua] fit { $arms ->
        [yes] all
       *[no] both
    }
    [blocked] blocked with <b>{ $tile }</b>
    [target] with <b>{ $tile }</b>
   *[out] out with <b>{ $tile }</b>
}
# Where the hands of two players in turn decide, or the lowest alone.
line-closer = { $who-is ->
    [you] You
   *[one] { $who }
} blocked it: { $pips ->
    [one] <b>{ $pips }</b> pip
   *[other] <b>{ $pips }</b> pips
}, { $other } <b>{ $others }</b>
line-lowest = lowest hand: { $who }, <b>{ $pips }</b>
# A tied block, which the rules give to one side.
line-level = a tie: { $sides ->
    [yes] { $by ->
        [opener] the opener's side wins
        [closer_loses] the blocker's side loses
       *[closer] the blocker's side wins
    }
   *[no] { $by ->
        [opener] nearest the opener wins
        [closer_loses] the next of them after the blocker wins
       *[closer] nearest the blocker wins
    }
}
# Where every blocked deal is a tie.
line-always-tie = a blocked deal is always a tie
# All have won a deal, where totals begin anew then.
line-anew = everyone has won a deal, so all totals go back to 0
line-why-carried = <b>{ $points }</b> carried over
line-left = { $count ->
    [one] { $count } tile left
   *[other] { $count } tiles left
}
line-out-with = out with { $tile }
line-total = { $before } → { $after }

## In sentences: how a deal ended

line-ended = { $way ->
    [capicua] Capicúa! { $who-is ->
        [you] You
       *[one] { $who }
    } went out with { $tile }
    [chuchazo] Chuchazo! { $who-is ->
        [you] You
       *[one] { $who }
    } went out with { $tile }
   *[target] { $who-is ->
        [you] You
       *[one] { $who }
    } reached { $target } with { $tile }
}
# What the points are made of: "5 + 5 + 25 capicúa", "18 pips", "8 + 10 = 18 → 20".
line-made-of = { $kind ->
    [bonus] { $parts }
    [rounded] { $parts } → { $total }
   *[pips] { $parts } { $parts ->
        [1] pip
       *[other] pips
    }
}
# In the alt text: "Left: Bo 0-0, 0 pips; Ann 2-2 1-0, 5 pips."
# $figures is what each player scored before the deal ended.
line-alt-plays = Scored with plays: { $figures }.
line-alt-left = Left: { $hands }.

## The losers without a win, at the end of a match

line-loser = { $kind ->
    [cochon] Cochon: { $who }.
   *[love] { $target ->
        [3] Three-love
        [6] Six-love
        [7] Seven-love
       *[other] { $target }-love
    }: { $who } won no deal.
}
