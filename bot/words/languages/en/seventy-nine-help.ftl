### How to play Seventy-Nine.

## The aim

seventy-nine-help-aim =
    Three play against three, every other seat, for 79 points a deal.

    Each trick counts 1. 5-5 and 6-4 count 10 each, and 5-0, 4-1 and 3-2 count 5 each.

    There are two of every tile. Everyone gets nine, and two stay face down and count for no one.
seventy-nine-help-example-aim = 6-2 wins 16 points as a trump

## The auction

seventy-nine-help-auction =
    Everyone draws a tile: most pips shuffles, and ties draw again. Then the shuffle moves one seat left each deal.

    Everyone bids once, from the shuffler's left: pass, or more than the last bid. Bid the points your side must win, from 50 to 79.

    If everyone passes, the next shuffler redeals.

    The bid winner names a number as trump, which beats all others, and leads.

## Suits

seventy-nine-help-suits =
    A tile with the trump number is only a trump.

    Any other tile leads its higher number, but follows both: 5-2 follows 5s and 2s.

    In a number, the double is highest, then the tiles rank by their other end. A double is in its own number only.
seventy-nine-help-example-suits = 5-2 led: 5-5 wins

## A trick

seventy-nine-help-trick =
    Everyone plays one tile, clockwise. You must play the suit led if you have it, or else any tile.

    The highest trump wins, or else the highest tile of the suit led. Of two equal tiles, the first wins.

    The winner leads next.
seventy-nine-help-example-trick = The first 2-2 wins

## The score

seventy-nine-help-score = { $scoring ->
    [marks]
        A deal is worth one mark: for the bidding side if it makes its bid, else for the others.

        { $target ->
            [one] The first side to { $target } mark wins the match.
           *[other] The first side to { $target } marks wins the match.
        }
   *[points]
        If the bidding side makes its bid, both sides score what they won. If not, it is set: it scores nothing, and the others score the bid and what they won.

        The first side to { $target } points wins the match. If both get there in one deal, the bidding side wins.
}

## Playing well

seventy-nine-help-playing-well =
    Bid 50 to 55 on five trumps with their double, and more with two doubles. Your partners win the rest.

    Lead trumps while opponents have any, the double first. Then lead your other doubles.

    When a partner is sure to win, give tiles that count. When an opponent is sure to win, give others.

    Of two equal tiles, the second can't win.

## Nel-O

seventy-nine-help-nel-o = You can bid Nel-O: to lose every trick, alone against three opponents. It beats every number.
seventy-nine-help-nel-o-partners = { $nel-o-partners ->
    [face_up] Your partners sit out, with their tiles face up for all to see.
   *[face_down] Your partners sit out, with their tiles face down.
}
seventy-nine-help-nel-o-lead = There is no trump, and you lead.
seventy-nine-help-nel-o-end = { $scoring ->
    [marks] The deal ends when you win a trick. The side that succeeds scores one mark, and nothing else counts.
   *[points] The deal ends when you win a trick. The side that succeeds scores 79 points, and nothing else counts.
}
seventy-nine-help-example-nel-o = { $nel-o-doubles ->
    [high] 4-2 led: 4-4 wins
    [bidders_choice] Doubles high: 4-4 wins
   *[other] 4-2 wins, so the bidder is set
}
