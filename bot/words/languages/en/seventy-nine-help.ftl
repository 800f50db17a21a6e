### How to play Seventy-Nine.

## The aim

seventy-nine-help-aim =
    Three play against three, every other seat, for 79 points a deal.

    Each of the nine tricks is 1 point. 5-5 and 6-4 count 10 each, and 5-0, 4-1 and 3-2 count 5 each, for the side that wins them.

    There are two of every tile, from two double-six sets. Everyone gets nine, and two stay face down and count for no one.
seventy-nine-help-example-aim = 6-2 wins 16 points as a trump

## The auction

seventy-nine-help-auction =
    For the first deal, everyone draws a tile: most pips shuffles, and ties draw again. Then the shuffle moves one seat left each deal.

    Everyone bids once, from the shuffler's left: pass, or bid more than the last bid. You bid the points your side must win, from 50 to 79.

    If everyone passes, the next shuffler deals again.

    The bid winner names one number as trump, the suit that beats all others. Then they lead the first trick.

## Suits

seventy-nine-help-suits =
    A tile with the trump number is a trump and nothing else.

    Any other tile leads its higher number, but follows with both: 5-2 follows 5s and 2s.

    In a number, the double is highest, and the other tiles rank by their other end. A double is in its own number only.
seventy-nine-help-example-suits = 5-2 led: 5-5 wins

## A trick

seventy-nine-help-trick =
    Everyone plays one tile, clockwise. You must follow suit: play a tile of the suit led if you have one, or else any tile.

    The highest trump wins the trick. Without a trump, the highest tile of the suit led wins.

    Of two equal tiles, the one played first wins. The winner leads the next trick.
seventy-nine-help-example-trick = The first 2-2 wins

## The score

seventy-nine-help-score-points =
    If the bidding side wins what it bid, both sides score what they won.

    If not, it is set and scores nothing. The other side scores the bid, and what it won itself.

    The first side to { $target } points wins the match. If both get there in one deal, the bidding side wins.
seventy-nine-help-score-marks =
    A deal is worth one mark. The bidding side gets it if it wins what it bid, and the other side if not.

    The first side to { $target ->
        [one] { $target } mark
       *[other] { $target } marks
    } wins the match.

## Playing well

seventy-nine-help-playing-well =
    Bid on a long trump suit with its double: five of the fourteen trumps are a good start. Your partners bring the rest, so bid 50 to 55 on that, and more with two doubles.

    Lead trumps while opponents have any, the double first. Then your other doubles.

    When a partner is sure to win the trick, give them 5-5, 6-4 or a five. When an opponent is, give what counts nothing.

    Of two equal tiles, do not count on the second.
seventy-nine-help-example-playing-well = Your side's trick: 6-4 brings 10

## Nel-O

seventy-nine-help-nel-o = You can bid Nel-O: to lose every trick, alone against the three opponents. It beats every number.
seventy-nine-help-nel-o-face-up = Your partners sit out, with their tiles face up for all to see.
seventy-nine-help-nel-o-face-down = Your partners sit out, with their tiles face down.
seventy-nine-help-nel-o-lead = There is no trump, and you lead.
seventy-nine-help-nel-o-points = The deal ends as soon as you win a trick. The side that succeeds scores 79 points, and nothing else counts.
seventy-nine-help-nel-o-marks = The deal ends as soon as you win a trick. The side that succeeds scores one mark, and nothing else counts.
seventy-nine-help-example-nel-o = 4-2 led: 4-4 wins
seventy-nine-help-example-nel-o-chosen = Doubles high: 4-4 wins
seventy-nine-help-example-nel-o-set = 4-2 wins, so the bid fails
