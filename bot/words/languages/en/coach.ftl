### A line of advice beside the hand of somebody who is new to a game: what is puzzling now, and why. At most 90 letters.

## Before play

coach-pass = { $low ->
    [yes] Pass tiles that win tricks or cost points. You'll see what you get afterwards.
   *[no] Keep a long suit: it could become trump. You'll see what you get afterwards.
}
coach-bid = Bid the { $what ->
    [tricks] tricks
   *[points] points
} { $for-side ->
    [yes] your side
   *[no] you
} can win. The bid winner names trump and must make the bid.
coach-kitty = Only you see this tile. No one else will know what it was, or if you took it.
coach-trump = Trump beats every other suit.
coach-longest = { $count ->
    [one] Your longest suit is { $suits }.
   *[other] Your longest suits are { $suits }.
}
coach-doubles = Look at your doubles. Rank them so that you can lose every trick.
coach-opening = Make the next player lead, and you play last.

## Leading and following

coach-lead = Everyone must follow the suit you lead if they can.
coach-lead-suits = A tile is in two suits. Name the one you lead: the others must follow it.
coach-no-hearts = { $queen ->
    [yes] Why no hearts? You can lead them once someone has played a heart or Q♠.
   *[no] Why no hearts? You can lead them once someone has played one.
}
coach-opens = The deal opens with { $piece }, so you must lead it.
coach-is-trump = Why not { $piece }? It's trump now, and trump belongs to no other suit.
coach-only-one = Why only { $piece }? You must follow suit, and you have no other { $suit }.
coach-must-follow = Why only these? You must follow suit if you can, and { $suit } were led.
coach-void = { $why ->
    [trump] Without { $suit }, only a trump can win this trick.
    [points] Without { $suit } you can't win this trick: a good moment to give points away.
   *[none] Without { $suit } you can't win this trick.
}
# All tiles are one suit in this contract.
coach-sevens = No suits now: the tile closest to 7 pips wins. In a tie, the first one played wins.

## After play

coach-review = A gray tile didn't follow suit. If its player could have, challenge it.
coach-moon = You won every point. Check who would win the match.

## At a line

coach-turn = Turn up your rightmost tile. If it doesn't fit, it goes to the left of your row.
coach-turn-on = Turn up your rightmost tile. Keep going while they fit.
coach-turn-any = Turn up any tile. You know the ones that went back: play one when its number is open.
coach-open-double = { $piece } is face up and fits. Play it, or keep it and turn up your next tile.
coach-ends = Leave a number the line has few of.
coach-peek = You can look at your next tile first.
coach-goes-on = You go on if your next tile fits.

## At a line of dominoes

coach-line-first = A good start is a number you have several of.
coach-line-fits = Why only these? A tile needs the number of an open end: { $numbers }.
coach-line-only-one = Why only { $tile }? No other tile of yours has { $numbers }.
coach-line-drew = { $one ->
    [yes] When nothing fits, I draw one tile for you.
   *[no] When nothing fits, I draw for you until a tile does.
}
coach-line-spinner = { $tile } is the spinner: you can play up and down on it too.
coach-line-lacks = The next player has no { $numbers }. With nothing else open, they have to { $draws ->
    [yes] draw
   *[no] pass
}.
coach-line-sum = { $threes ->
    [yes] A play scores 1 point for each 5 and each 3 in the sum of the open ends.
   *[no] A play scores if the open ends add up to 5, 10, 15 and so on.
}
# Where the target must be hit exactly. $sides: partners score together.
coach-line-exact = { $sides ->
    [yes] Your side needs
   *[no] You need
} exactly { $points }. A play for more scores nothing.
coach-line-ends = { $tile } fits more than one end. Leave the number you have more of.

## At trains

coach-train-start = You can play on your own train, the Mexican train, and trains with a marker.
coach-train-lay = Lay tiles that follow each other on your train. Stop with **Done** whenever you like.
coach-train-own-double = A double must be covered right away. If you can't, you draw a tile.
coach-train-chain = You can play more doubles, then one other tile on one of them.
coach-train-cover = A double comes first: play on it. No other train is open until someone covers it.
coach-train-marked = Nothing fit, so your train is open to all. A play on it takes the marker off.
# $who: players whose trains have a marker.
coach-train-others = Trains with a marker are open to you, too: { $who }.
coach-train-run = Keep tiles that follow each other for your own train. Play the others elsewhere.
coach-train-mexican = The Mexican train is always open: use it for tiles that don't fit your own.
# $who has few tiles left.
coach-train-heavy = { $who } has { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
} left. Get rid of heavy tiles now.
