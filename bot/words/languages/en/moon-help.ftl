### How to play Moon.

## The aim

moon-help-aim =
    Everyone plays alone.

    Bid how many of the seven tricks you will win. Name trump, the suit that beats all others, and win them.
moon-help-deal = { $zero ->
    [no] Everyone gets seven tiles of a double-six set without blanks.
   *[yes] Everyone gets seven tiles of a double-six set with only one blank, 0-0. The leftover tile is the kitty.
}
moon-help-example-aim = 6-4 led, no trump: 6-6 wins

## The auction

moon-help-auction = Everyone bids once, from the dealer's left: pass, or bid more than the last bid. You can bid 4, 5, 6, 7 or 21.
moon-help-moon = A bid of 21 is the moon: all seven tricks for 21 points. It ends the auction at once.

## Trump

moon-help-trump = { $doubles-trump ->
    [on] The bid winner names trump: a number, doubles or none.
   *[off] The bid winner names trump: a number or none.
}
moon-help-lead = The bid winner leads first, any tile.

## Suits

moon-help-suits = { $suit-led ->
    [leader] A tile of the trump suit is only a trump. Any other tile is in the suits of both ends, and the player who leads it names one.
   *[higher] A tile of the trump suit is only a trump. If you lead any other tile, its higher end is the suit, and to follow, either end will do.
}

    In a number, the double is highest, then the tiles rank by their other end.
moon-help-doubles = As trumps, doubles leave their numbers, and 6-6 is the highest.
moon-help-zero = 0-0 is the only tile of its suit. If you lead it, you win unless someone trumps it.
moon-help-example-suits = 3-1 led, 6s are trump: 6-3 wins
moon-help-example-suits-doubles = 3-1 led, doubles are trump: 3-3 wins

## A trick

moon-help-example-trick = 6-4 led, 5s are trump: 5-1 wins

## The score

moon-help-score =
    { $overtricks ->
        [bid_only] If the bid winner makes the bid, they score what they bid. Extra tricks count nothing.
       *[count] If the bid winner makes the bid, they score 1 for each trick they won.
    } A made moon scores 21.

    If not, they are set and lose what they bid: 21 for the moon. Everyone else scores 1 for each trick, and totals can fall below 0.
moon-help-end = The first to { $target } wins. If several get there in one deal, a bid winner who made the bid wins, or else the highest, and in a tie everyone plays on.
moon-help-moon-wins = A made moon wins the match at once.

## Playing well

moon-help-playing-well =
    Count doubles and long suits. Three trumps with their double and one more double are worth a bid of 4.

    As the bid winner, lead trumps first, then doubles, then your long suit.

    { $zero ->
        [no] Only six tiles bear each number: count the trumps.
       *[yes] Only six tiles bear each number, and one tile stays out of play: count the trumps.
    }

    Against the bid winner, play together: to set the bid is worth more than a trick.
moon-help-example-playing-well = Of the trumps, 5-5 wins
