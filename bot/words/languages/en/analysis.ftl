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

## "My match". Luck is how good the hands were, skill the rest.

match-luck-told = { $came ->
    [even] Your hands were average.
    [good] Your hands brought you { $points }.
   *[bad] Your hands cost you { $points }.
}
match-play-told = { $came ->
    [even] You played them as well as easy computers.
    [good] You played them { $points } better than easy computers.
   *[bad] You played them { $points } worse than easy computers.
}
match-unscored = No deal was scored, so I can't tell luck from skill.
match-choose = Your costliest decisions
match-choice = { $moment }: { $played }, better { $best }
match-choice-cost = cost { $points }
match-details-accuracy = { $decisions ->
    [one] Accuracy { $accuracy } of 100, 1 decision.
   *[other] Accuracy { $accuracy } of 100, { $decisions } decisions.
}
match-details-nothing = Your choices hardly mattered, so there's no accuracy.
match-details-luck = Luck { $luck } ± { $error }, skill { $skill } ± { $error } { $unit ->
    [mark] marks
    [round] rounds
   *[point] points
}.
match-details-deal = { $accuracy } (deal { $deal })
match-details-deals = Accuracy by deal: { $deals }.
match-details-note = -# Accuracy 100 = always the best move, 0 = always the worst. Luck = how good your hands were (easy computers played them too). Skill = the rest.

## The picture of a match

match-accuracy = Accuracy
match-of-hundred = of 100
match-best = 100 = always the best move
match-worst = 0 = always the worst
match-no-accuracy = Nothing to decide
match-ahead = { $unit ->
    [mark] Marks ahead of the others
    [round] Rounds ahead of the others
   *[point] Points ahead of the others
}
match-luck = luck
match-skill = skill
match-total = total
match-no-score = No deal was scored
match-by-deal = By deal
match-costliest = Costliest moves
match-no-mistake = No clear mistakes.
match-no-mistake-more = Going by what you could know then.
match-moves = { $played }, better { $best }

## Alt texts

alt-mistake = Biggest mistake. { $moment }: { $headline }. { $who } chose { $played }, better { $best }.
alt-mistake-chance = { $chance }: { $best } instead of { $played }.
alt-mistake-table = On the table: { $plays }.
alt-match = My match, { $title }.
alt-match-accuracy = Accuracy { $accuracy } of 100.
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
