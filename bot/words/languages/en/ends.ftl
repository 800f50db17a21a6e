### How a deal and a match end: the large words of the cards and posters, chat, alt texts, the story of a match.

# A picture's words as a sentence: "Pip got the black tile: 7 of 15 points."
end-sentence = { $what }.
end-because = { $what }: { $why }.

## What happened, in large letters. `.why` and the others stand in smaller letters beside it, and after its colon.

end-redeal = Everyone passed
    .why = we redeal
end-moon = { $who-is ->
    [you] You shot the moon
   *[one] { $who } shot the moon
}
    .why = all { $points } points, in { $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    }
# $bid is "7", "Nel-O" or "2 marks"; $trump is the next message.
end-made = { $who-is ->
    [you] You made { $bid }
   *[one] { $who } made { $bid }
}
    .tricks = { $won } of { $count } tricks, { $trump }
    .with = { $won } of { $count } tricks with { $partners }, { $trump }
    .points = { $side } won { $won }
    .nel-o = lost all { $count } tricks
end-trump = { $trump ->
    [none] no trump
    [closest] closest to 7 wins
   *[other] { $trump } trump
}
# A contract that failed. $short is one of the shortfalls below.
end-set = { $who-is ->
    [you] You were set
   *[one] { $who } was set
}
    .why = bid { $bid }, { $short }
# What was won in place of what was bid. `.poster` stands alone in large letters.
end-short = { $won ->
    [0] won nothing
   *[other] won only { $won }
}
end-short-side = { $won ->
    [0] { $side } won nothing
   *[other] { $side } won only { $won }
}
end-short-trick = won trick { $number }
end-failed = won a trick
end-black = { $who-is ->
    [you] You got the black tile
   *[one] { $who } got the black tile
}
end-queen = { $who-is ->
    [you] You got the queen
   *[one] { $who } got the queen
}
    .why = { $points } of { $total } points
end-most = { $points ->
    [one] { $who-is ->
        [you] You got { $points } point
        [one] { $who } got { $points } point
       *[many] { $who } got { $points } point each
    }
   *[other] { $who-is ->
        [one] { $who } got { $points } points
        [you] You got { $points } points
       *[many] { $who } got { $points } points each
    }
}
    .why = of { $total } in this deal
end-fewest = { $who-is ->
    [you] You had the fewest pips
   *[one] { $who } had the fewest pips
}
    .blocked = blocked
    .stuck = no one could play
    .out = { $who-is ->
        [you] you went out
       *[one] { $who } went out
    }
end-equal = No one scores
    .why = { $pips ->
        [one] { $pips } pip each
       *[other] { $pips } pips each
    }

## Bids

bid-marks = { $marks } marks
bid-special-marks = { $special }, { $marks } marks

## What else there is to say of a deal, a sentence each

remark-claimed = { $conceded ->
    [yes] { $who-is ->
        [you] You ended the deal early
       *[one] { $who } ended the deal early
    }
   *[no] { $who-is ->
        [you] You claimed the rest
       *[one] { $who } claimed the rest
    }
}
remark-contract-played = { $made ->
    [yes] { $tricks ->
        [none] { $seat } bid { $bid } and made it
        [one] { $seat } bid { $bid } and made it with { $tricks } trick
       *[other] { $seat } bid { $bid } and made it with { $tricks } tricks
    }
   *[no] { $tricks ->
        [none] { $seat } bid { $bid } and was set
        [one] { $seat } bid { $bid } and was set with { $tricks } trick
       *[other] { $seat } bid { $bid } and was set with { $tricks } tricks
    }
}
# $seats lists the following.
remark-revokes-proven = Proven revokes, { $cost } each: { $seats }
remark-revoked = { $who }{ $count ->
    [1] {""}
   *[other] {" "}({ $count } times)
}
remark-blocked = No tile in any row fits
remark-nothing-played = No one placed a tile for { $turns } turns
remark-lowest-equal = A tie for the fewest pips, so no one scores
remark-went-out = { $seat-is ->
    [you] You went out
   *[one] { $seat } went out
}
remark-domino = { $who-is ->
    [you] You
   *[one] { $who }
} went out with { $tile }
remark-line-closed = { $winner ->
    [none] { $seat-is ->
        [you] You
       *[one] { $seat }
    } blocked the line on { $numbers } with { $tile }, a tie
   *[other] { $seat-is ->
        [you] You
       *[one] { $seat }
    } blocked the line on { $numbers } with { $tile }
}
remark-target-reached = { $seat-is ->
    [you] You reached { $target }
   *[one] { $seat } reached { $target }
}
remark-pips-scored = { $who-is ->
    [you] You
   *[one] { $who }
} scored { $points } for pips
remark-bonus = { $who-is ->
    [you] You
   *[one] { $who }
} scored { $points } { $kind ->
    [capicua] for capicúa
    [chuchazo] for chuchazo
    [first_pass] for a pass on the first tile
    [paso_redondo] for a paso redondo: all others passed
    [first_deal] for one of the first deals
    [carried] from a tied deal
    [double] for a double
    [both_ends] for both ends
    [crossed] for a crossed double
    [key] for a key
   *[chipped_out] for going out
}
remark-carried-over = { $points ->
    [one] { $points } point is
   *[other] { $points } points are
} carried over
remark-best-play = Best play: { $tile } by { $seat }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## The rest of the card

end-standings-title = Standings
    .low = Lowest wins
end-trick-to = Last trick: { $who }
    .played = Last played: { $who }
    .same = It was the last trick
end-key-biggest = Biggest trick: { $who }, { $points }
    .short = Biggest trick
    .who = <b>{ $who }, { $points }</b>
end-key-decided = { $made ->
    [yes] Trick { $number } made it
   *[no] Trick { $number } set it
}
# After the name of a trick, where there is room.
end-key-last = the last
end-key-led = { $suit } led
end-to-go = { $who } needs { $missing } more
    .low = { $who } ends it with { $missing } more
end-led = { $who } led
end-clean = Got nothing
end-row-empty = Row empty
end-no-pips = No pips
end-no-bid = –
# The points of a side by where they come from: its tricks, tiles worth ten and five.
end-source = { $worth ->
    [1] tricks { $points }
    [10] tens { $points }
    [5] fives { $points }
   *[other] { $worth }s { $points }
}
# A flag where the bid of a bar is reached.
end-flag = bid { $bid }
# What each side won in a deal, as the head of a column.
end-tricks = Tricks
end-pips = Pips left

## The end of a match in its picture

end-match-over = Match over
end-deals-low = { $deals }, lowest wins
end-banner = { $who } wins
    .shared = { $who } shares the win
end-rating = Rating

## Posters

# Below the name of who shot the moon.
end-poster-moon = Shot the moon!
    .why = All { $points } points
    .in = in { $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    }
    .tricks = All { $tricks } tricks
end-poster-set = Set!
end-poster-bid = { $who } bid { $bid }.
end-poster-nel-o = Nel-O!
end-poster-made = { $who } made it.
    .why = Lost all { $count } tricks.
# Under a side's name: what the deal brought it, and what for.
end-for-bid = { $change } for the bid
end-for-tricks = { $change } { $tricks ->
    [one] trick
   *[other] tricks
}

## In chat, and in the direct message to a player

end-heading = { $kind ->
    [round] **Round { $number }** ·
   *[deal] **Deal { $number }** ·
}
# [only]: of a contest of one deal, as the daily.
end-own = { $kind ->
    [only] Result: { $told }
    [round] Round { $number }: { $told }
   *[deal] Deal { $number }: { $told }
}
end-change = { $who } { $change } ({ $total })
end-you = { $side ->
    [yes] Your side { $change } ({ $total }).
   *[no] You { $change } ({ $total }).
}
end-you-only = { $side ->
    [yes] Your side { $change }.
   *[no] You { $change }.
}
end-rounds = Rounds won: { $wins }.
end-passed = everyone passed, so we redeal.
end-stopped-hand = the match was stopped.
end-stopped = **{ $title }** was stopped in { $deal }.
    .totals = Totals: { $totals }.
end-record = Best yet against { $level ->
    [easy] easy
    [normal] normal
    [hard] hard
   *[expert] expert
} computers: **{ $margin }**
# $won is the next message: "Pip wins the match".
end-match = **{ $won }!**
# The same as a title, and in a sentence.
end-won = { $who-is ->
    [you] You win the match
   *[one] { $who } wins the match
    [us] { $who } win the match
    [many] { $who } win the match
}
    .shared = { $who } share the win
end-final = { $who-is ->
    [one] 🏆 { $who } wins **{ $title }**: { $totals }.
   *[many] 🏆 { $who } win **{ $title }**: { $totals }.
}
    .shared = 🏆 { $who } share the win in **{ $title }**: { $totals }.
    .round = 🏆 { $who } wins **{ $title }**.
end-wait-round = You'll see the standings in the channel when every table is done.

## Buttons

end-next-deal = { $kind ->
    [round] Next round
   *[deal] Next deal
}
# $next is the button above.
end-waiting = Waiting for { $who } · { $ready } of { $count } ready. { $next } { $when }.
end-others-ready = { $ready } of { $count } ready. { $next } { $when }.
end-button-replay = Replay
end-button-record = Record
end-button-result = My result
end-button-rematch = Rematch

## Pictures in words

end-alt-over = { $title }: { $deal } is over.
end-alt-place = { $rank } { $who } { $change } ({ $total }{ $moved ->
    [up] , up { $places }
    [down] , down { $places }
   *[same] {""}
})
end-alt-standings = { $places } ({ $goal }).
end-alt-taken = Won: { $pieces }.
    .one = { $points ->
        [0] { $who } nothing
       *[other] { $who } { $points } ({ $pieces })
    }
end-alt-sources = { $who } { $points }: { $sources }.
end-alt-tricks = Tricks: { $figures }.
end-alt-pips = Pips left: { $figures }.
end-alt-key = { $title } ({ $plays }).
end-alt-last = Last trick: { $plays }.
    .numbered = Last trick, { $number } of { $count }: { $plays }.
    .same = That was the last trick.
end-alt-open = Open hands: { $hands }.
end-alt-match = { $title }: the match is over. { $who-is ->
    [one] { $who } wins with { $total }.
   *[many] { $who } win with { $total }.
}
    .shared = { $title }: the match is over. { $who } share the win with { $total }.
end-alt-ratings = Ratings: { $changes }.
end-alt-deals = { $first ->
    [1] { $kind ->
        [round] { $who } by round: { $totals }.
       *[deal] { $who } by deal: { $totals }.
    }
   *[other] { $kind ->
        [round] { $who } from round { $first }: { $totals }.
       *[deal] { $who } from deal { $first }: { $totals }.
    }
}

## The story of a match in at most 52 characters. Names in them are cut first.

story-shared = { $who } share the win.
story-out = { $who } went out. The others had { $pips ->
    [one] { $pips } pip
   *[other] { $pips } pips
}.
    .short = { $who } went out first.
story-blocked = Blocked: { $who } had the fewest pips, { $pips }.
story-overtook = { $who } overtook { $other } in { $kind ->
    [round] round
   *[deal] deal
} { $deal }.
    .moon = { $who } shot the moon in deal { $deal } and overtook { $other }.
story-great-end = { $way ->
    [capicua] { $who } won it with a capicúa.
   *[chuchazo] { $who } won it with 0-0: chuchazo!
}
story-best-play = { $who } scored { $points } with one tile, { $tile }.
story-dominoes = { $kind ->
    [round] { $who } went out in { $count } of { $deals } rounds.
   *[deal] { $who } went out in { $count } of { $deals } deals.
}
story-moon = { $who } shot the moon in deal { $deal }.
story-set = { $who } bid { $bid } in deal { $deal } and was set.
story-led = { $kind ->
    [round] { $who } led from the first round to the last.
   *[deal] { $who } led from the first deal to the last.
}
story-close = { $who } won by only { $apart }.
story-tricks = { $who } won the most tricks: { $tricks }.
story-rounds = { $who } won { $rounds } of { $of } rounds.
    .one = { $who } won the round.
story-score = { $who } won { $own } to { $other }.
story-ahead = { $who } won, { $apart } ahead of { $other }.
    .next = { $who } won, { $apart } ahead.
story-deals = { $who } won after { $deals }.
