### How to play Domino Whist.

## The aim

domino-whist-help-aim = Bid how many tricks you will win. Then choose trump, the suit that beats all others, and win them.
domino-whist-help-deal = { $players } players get { $tiles } tiles each, from a { $highest ->
    [7] double-seven
    [8] double-eight
   *[9] double-nine
} set.
domino-whist-help-example-aim = 6-5 led as 6s: 6-6 wins

## The auction

domino-whist-help-pass-of-four = First, everyone passes three tiles at the same time: to the left in the first deal, then to the right, then across, then not at all, and so on. A deal in which everyone passes counts too.
domino-whist-help-pass = First, everyone passes three tiles at the same time: to the right in the first deal, then to the left, then not at all, and so on. A deal in which everyone passes counts too.
domino-whist-help-dealer = For the first deal, everyone draws a tile: most pips deals, and ties draw again. Then the deal moves one seat left each time.
domino-whist-help-bids = The player on the dealer's left begins. Bid more tricks than the last bid, or pass.
domino-whist-help-lowest = The lowest bid is { $bid }.
domino-whist-help-no-lowest = There is no lowest bid: the first can be 0.
domino-whist-help-pass-final = If you pass, you are out of the auction.
domino-whist-help-pass-for-now = If you pass, you can still bid later.
domino-whist-help-auction-ends = The auction ends when one bidder is left, or when someone bids all { $tricks } tricks.
domino-whist-help-auction-ends-late = The auction ends when all others pass after a bid, or when someone bids all { $tricks } tricks.
domino-whist-help-all-pass-dealer = If everyone passes, the dealer plays for a bid of { $bid }.

## The kitty and trump

domino-whist-help-title-kitty = The kitty and trump
domino-whist-help-kitty = One tile lies face down, the kitty. The bid winner looks at it and can swap it for one of their own, in secret.
domino-whist-help-trump = The bid winner names trump: a number, doubles, or no trump at all. Then they lead the first trick, with any tile.

## Suits

domino-whist-help-suits =
    Every tile is in two suits. 6-4 is a 6 and a 4, and 5-5 is a 5 and a double.

    In a number, the double is highest, and the other tiles rank by their other end. Doubles are a suit too, highest first.

    When you lead, you name one of your tile's two suits.
domino-whist-help-example-suits = 6-4 led as 6s: 7-6 wins

## Trump tiles

domino-whist-help-title-trump-tiles = Trump tiles
domino-whist-help-trump-tiles =
    A tile of the trump suit is a trump and nothing else. You can only lead it as trump.

    With 2s as trump, 4-2 is no 4. When 4s are led you do not have to play it, but you can if you have no 4.
domino-whist-help-example-trump-tiles = 4s led: 4-2 wins as a trump

## A trick

domino-whist-help-trick =
    Everyone plays one tile, clockwise.

    You must follow suit: play a tile of the suit led if you have one. If not, play any tile, a trump or not.

    The highest trump wins the trick. Without a trump, the highest tile of the suit led wins.

    The winner leads the next trick.
domino-whist-help-example-trick = Doubles led: 2-2 wins as a trump

## The score

domino-whist-help-score =
    The bid winner scores the bid if they make it, and loses it if not. More tricks than the bid count nothing.

    Everyone else scores 1 for each trick. Totals can fall below 0.
domino-whist-help-score-of-side = Both partners' tricks count towards the bid. Their side scores the bid if it makes it, and loses it if not.
domino-whist-help-score-of-bidder = Only the bid winner's own tricks count towards the bid, which their side scores or loses. The partner's tricks count 1 each for the side.
domino-whist-help-score-others = More tricks than the bid count nothing. The other side scores 1 for each trick, and totals can fall below 0.
domino-whist-help-end = The first to reach { $target } wins. If several do in one deal, the highest total wins, and equal totals play on.

## Playing well

domino-whist-help-playing-well =
    Count what wins tricks: doubles, and long suits. Even low tiles win once the others have none of the suit.

    Five or six tiles of one suit make a good trump. Bid what you count, or one less: a failed bid costs as much as it would bring.

    As the bid winner, lead trumps first, until the others have none. Then play your doubles, then your long suit.

    Against the bid winner, every trick counts. Keep a trump or a double for the end.
domino-whist-help-example-playing-well = Of the trumps, 2-2 wins
