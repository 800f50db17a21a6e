### "Biggest mistake" and "My match": a person's own decisions, looked back at.

button-biggest-mistake = Biggest mistake
button-my-match = My match
button-details = Details
button-share = Share

## When it was decided: above a picture, in a list.

moment-of-deal = { $deal }, { $moment }

## One decision

# $best is a move's `.doing`, $played a move's `.than`.
mistake-better = { $best } was better than { $played }: { $points }.
mistake-shared = { $who } shares a mistake.
mistake-none = No clear mistakes in deal { $deal }. Well played!
mistake-nothing = Deal { $deal } left you nothing to decide.
mistake-little = No big mistake in deal { $deal }. At most, **{ $best }** was better than **{ $played }** by { $points }.
mistake-waiting = Looking at every decision you made …
mistake-waiting-match = Looking at every decision you made: deal { $deal } of { $deals } …

## The picture of one decision

# The headline: what it cost, "about 7 points".
mistake-cost = That cost { $who } { $points }
mistake-slip = A small slip: { $points }
mistake-chose = { $who-is ->
    [you] You chose
   *[one] { $who } chose
}
mistake-best = Better
mistake-on-table = On the table
mistake-to-lead = To lead
mistake-to-place = To place: { $tile }
mistake-line = The line
mistake-no-line = No tiles yet
# Tiles are passed to a neighbour.
mistake-pass-left = Passing left
mistake-pass-right = Passing right
mistake-pass-across = Passing across
mistake-pass = Passing
mistake-no-bid = No bids yet
mistake-bid = { $who } bid { $bid }
mistake-bid-won = { $who } bid { $bid }, has { $won }
mistake-leader = { $who } led

## What is more likely with the better move: above two bars, each with a share.

chance-bid = Chance to make it
chance-own = Chance to make { $bid }
chance-other = Chance that { $who } makes { $bid }
chance-moon = Chance to shoot the moon
chance-moon-other = Chance that someone else shoots the moon
chance-better = Turns out better
# The better move is hardly more often the better one.
chance-level = Turns out better about as often, but by more.

## Details of one decision

details-cost = Cost: { $cost } ± { $error } { $unit ->
    [mark] marks
    [round] rounds
   *[point] points
} on average, in { $worlds } deals that fit what you knew.
details-exact = Cost: { $cost } { $unit ->
    [mark] marks
    [round] rounds
   *[point] points
}, worked out exactly.
details-chance = { $chance }: { $best }% instead of { $played }%.
details-note = -# This uses only what you could know then. Real people can play differently.

## "My match". Decisions have grades: best, good, small slip, slip.

match-luck-told = { $came ->
    [even] Your hands were average.
    [good] Your hands brought you { $points }.
   *[bad] Your hands cost you { $points }.
}
match-slips-told = { $slips ->
    [0] No slips. Well played!
    [one] 1 slip cost you { $points }.
   *[other] { $slips } slips cost you { $points }.
}
match-course-told = { $came ->
    [good] Accuracy { $accuracy }: clearly better than your usual { $usual }.
   *[bad] Accuracy { $accuracy }: clearly below your usual { $usual }.
}
# The number of decisions of each grade: beside its mark in a picture, and in a row.
grade-best = { $count } best
grade-good = { $count } good
grade-small-slip = { $count ->
    [one] { $count } small slip
   *[other] { $count } small slips
}
grade-slip = { $count ->
    [one] { $count } slip
   *[other] { $count } slips
}
match-unscored = No deal was scored, so I can't tell how good your hands were.
match-choose = Your costliest decisions
match-choice = { $moment }: { $played }, better { $best }
match-choice-cost = cost { $points }
match-details-accuracy = { $decisions ->
    [one] Accuracy { $accuracy } of 100 in 1 decision: { $counts }.
   *[other] Accuracy { $accuracy } of 100 in { $decisions } decisions: { $counts }.
}
match-details-nothing = You had nothing to decide, so there's no accuracy.
match-details-parts = Your hands { $luck } ± { $error }, your slips { $slips }, the rest { $rest } ± { $error }. Together { $total } { $unit ->
    [mark] marks
    [round] rounds
   *[point] points
}.
match-details-deal = { $lost } (deal { $deal })
match-details-deals = Cost of slips by deal: { $deals }.
match-details-note = -# Best = the best move, or too close to call. Good = cost almost nothing, or I can't be sure. Accuracy = 100 without slips, less the more they cost next to what a deal is worth. Your hands = what easy computers get from them. The rest = how the others played, and chance.

## The picture of a match

match-accuracy = Accuracy
match-of-hundred = of 100
match-scale = 100 = no slips
match-course = Last { $count } matches
match-no-accuracy = Nothing to decide
match-ahead = { $unit ->
    [mark] Marks ahead of the others
    [round] Rounds ahead of the others
   *[point] Points ahead of the others
}
match-luck = your hands
match-rest = the rest
match-slips = your slips
match-total = total
match-no-score = No deal was scored
match-costliest = Costliest moves
match-no-mistake = No clear mistakes.
match-no-mistake-more = Going by what you could know then.
match-moves = { $played }, better { $best }

## Alt texts

alt-mistake = Biggest mistake. { $moment }: { $headline }. { $who } chose { $played }, better { $best }.
alt-mistake-chance = { $chance }: { $best } instead of { $played }.
alt-mistake-table = On the table: { $plays }.
alt-match = My match, { $title }.
alt-match-accuracy = Accuracy { $accuracy } of 100: { $counts }.
alt-match-course = Accuracy in the latest matches: { $accuracies }.
alt-match-deal = { $deal }: { $counts }.
alt-match-costliest = Costliest: { $moves }.

## Refusals

analysis-busy = The computers are busy with games right now. Try again in a moment.
analysis-no-deal = Wait until a deal is over. Before that it would be a hint.
analysis-not-over = That deal isn't over yet. Before that it would be a hint.
analysis-nothing = You had nothing to decide in that deal.
analysis-not-yours = That isn't a decision of yours. Use **Biggest mistake** at a deal's end.
analysis-not-there = Only people who played there can look back at it.
analysis-alone = You played this alone, so there's no channel to share it in.
analysis-elsewhere = This was played in another channel. Share it there.
