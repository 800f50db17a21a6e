### How to play Domino Whist.

## The aim

domino-whist-help-aim = Bid how many tricks you will win. Name trump, the suit that beats all others, and win them.
domino-whist-help-example-aim = 6-5 led as 6s: 6-6 wins

## The auction

domino-whist-help-pass = First, everyone passes three tiles. The way changes each deal, even one without a bid: { $players ->
    [4] left, right, across
   *[other] right, left
}, no passing, then again.
domino-whist-help-dealer = Everyone draws a tile: most pips deals, and ties draw again. Then the deal moves one seat left each time.
domino-whist-help-bids = From the dealer's left, bid more tricks than the last bid, or pass.
domino-whist-help-lowest = { $bid ->
    [0] There is no lowest bid: the first bid can be 0.
   *[other] The lowest bid is { $bid }.
}
domino-whist-help-pass-out = { $rebid-after-pass ->
    [on] If you pass, you can still bid later.
   *[off] If you pass, you are out of the auction.
}
domino-whist-help-auction-ends = { $rebid-after-pass ->
    [on] The auction ends when all others pass after a bid, or with a bid of all { $tiles } tricks.
   *[off] The auction ends with one bidder left, or with a bid of all { $tiles } tricks.
}
domino-whist-help-all-pass-dealer = If everyone passes, the dealer plays for { $bid }.

## The kitty and trump

domino-whist-help-title-kitty = The kitty and trump
domino-whist-help-kitty = One tile, the kitty, lies face down. The bid winner looks at it, and can secretly swap it for one of theirs.
domino-whist-help-trump = The bid winner names trump: a number, doubles or none. Then they lead any tile.

## Suits

domino-whist-help-suits =
    Every tile is in two suits: 6-4 is a 6 and a 4, and 5-5 is a 5 and a double. The player who leads names one.

    In a number, the double is highest, then the tiles rank by their other end. Doubles are a suit too, highest first.
domino-whist-help-example-suits = 6-4 led as 6s: 7-6 wins

## Trump tiles

domino-whist-help-title-trump-tiles = Trump tiles
domino-whist-help-trump-tiles =
    A tile of the trump suit is only a trump.

    With 2s as trump, 4-2 is not a 4. You do not have to play it on 4s, but you can if you have no other 4.
domino-whist-help-example-trump-tiles = 4s led: 4-2 wins as a trump

## A trick

domino-whist-help-trick =
    Everyone plays one tile, clockwise. You must play the suit led if you have it, or else any tile.

    The highest trump wins, or else the highest tile of the suit led. The winner leads next.
domino-whist-help-example-trick = Doubles led: 2-2 wins as a trump

## The score

domino-whist-help-score =
    The bid winner scores the bid if they make it, and loses it if not. Extra tricks count nothing.

    Everyone else scores 1 for each trick. Totals can fall below 0.
domino-whist-help-score-partners = { $contract ->
    [individual] Only the bid winner's own tricks count towards the bid. The side scores or loses the bid, and the partner's tricks count 1 each.
   *[side] Both partners' tricks count towards the bid. Their side scores the bid if they make it, and loses it if not.
}
domino-whist-help-score-others = Extra tricks count nothing. The other side scores 1 for each trick, and totals can fall below 0.
domino-whist-help-end = The first to { $target } wins. If several get there in one deal, the highest wins, and in a tie everyone plays on.

## Playing well

domino-whist-help-playing-well =
    Count doubles and long suits: even low tiles win once the others have none. Five or six tiles make a good trump.

    Bid what you count, or one less: if you are set, you lose the bid.

    As the bid winner, lead trumps first, then doubles, then your long suit.

    Against the bid winner, keep a trump or a double for the end.
domino-whist-help-example-playing-well = Of the trumps, 2-2 wins
