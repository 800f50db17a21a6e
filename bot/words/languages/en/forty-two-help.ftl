### How to play Forty-Two.

## The aim

forty-two-help-aim =
    Partners sit opposite and play for 42 points a deal. A bid says how many your side must win.

    Each trick counts 1. 5-5 and 6-4 count 10 each, and 5-0, 4-1 and 3-2 count 5 each.
forty-two-help-example-aim = 5-5 wins 26 points

## The auction

forty-two-help-auction =
    Everyone draws a tile: most pips shakes (deals), and ties draw again. Then the shake moves one seat left each deal.

    Everyone bids once, from the shaker's left: pass, or more than the last bid. Bid 30 to 42 points, or 84 (two marks).

    Above that, bid one mark more than the last bid: 126 after 84, and so on.

## Trump

forty-two-help-trump = The bid winner names trump: a number, doubles, or none (“follow me”). Trump beats all other suits, and the bid winner leads any tile.
forty-two-help-declared = In place of trump the bid winner can play { $specials }, if the bid is enough for it.
forty-two-help-trump-tiles = A tile of the trump suit is only a trump. As trumps, doubles leave their numbers, and 6-6 is the highest.
forty-two-help-example-trump = 3-1 led: 3-3 wins

## A trick

forty-two-help-trick =
    Everyone plays one tile, clockwise. You must play the suit led if you have it, or else any tile.

    The highest trump wins, or else the highest tile of the suit led: the double, then by the other end. The winner leads next.

    If you lead a tile that is not a trump, its higher number is the suit.
forty-two-help-example-trick = 6-4 led: 5-0 wins as a trump

## Follow me

forty-two-help-title-follow-me = Follow me
forty-two-help-follow-me = Without trump, only the suit led can win.
forty-two-help-example-follow-me = { $high ->
    [yes] 6-4 led, no trump: 6-6 wins
   *[no] 6-4 led, no trump: 6-4 wins
}

## The score

forty-two-help-score = { $scoring ->
    [marks]
        A bid of 30 to 42 is worth one mark, 84 two, 126 three, and so on. From 42 up, it needs every trick.

        The bidding side scores the marks if it makes its bid. If not, it is set, and the others score them.

        { $target ->
            [one] The first side to { $target } mark wins the match.
           *[other] The first side to { $target } marks wins the match.
        }
   *[points]
        If the bidding side makes its bid, both sides score what they won. For a bid of 84 or more, it scores the bid.

        If not, it is set: it scores nothing, and the others score the bid and what they won. From 42 up, a bid needs every trick.

        The first side to { $target } points wins the match. If both get there in one deal, the bidding side wins.
}

## Playing well

forty-two-help-playing-well =
    Three trumps with the double and another high one are worth 30, four with the double 31 or more. Each other double is nearly a trick.

    Lead trumps until the opponents have none, the double first. Then lead your other doubles.

    When your partner is sure to win, give tiles that count. When an opponent is sure to win, give others.

    There are only seven of each number: count the trumps.
forty-two-help-example-playing-well = Your side's trick: 6-4 brings 10

## Nel-O, Sevens, plunge and splash

forty-two-help-nel-o-bid = { $contracts ->
    [declared] With { $nel-o-minimum ->
        [one_mark] one mark
       *[two_marks] two marks
    } or more, the bid winner can play Nel-O: to lose every trick, alone against both opponents.
   *[bid] A bid of { $nel-o-minimum ->
        [one_mark] one mark
       *[two_marks] two marks
    } or more can be a bid of Nel-O: to lose every trick, alone against both opponents. It ranks like any bid of as many marks.
}
forty-two-help-nel-o = The bidder leads, without trump. The partner sits out, with all tiles face down.
forty-two-help-nel-o-score = The deal ends when the bidder wins a trick. The side that succeeds scores the bid, and nothing else counts.
forty-two-help-example-nel-o = { $high ->
    [yes] 4-1 led: 4-4 wins
   *[no] 4-1 wins, so the bidder is set
}
forty-two-help-title-sevens = Sevens
forty-two-help-sevens-bid = { $contracts ->
    [declared] With one mark or more the bid winner can play Sevens: to win every trick, with their partner.
   *[bid] With one mark or more you can bid Sevens: to win every trick, with your partner.
}
forty-two-help-sevens =
    There are no suits and no trump. Everyone plays their tile closest to 7 pips, and the closest wins (of equal ones, the first).

    The deal ends when the other side wins a trick. The side that succeeds scores the bid, and nothing else counts.
forty-two-help-example-sevens = 6-0 led: 6-1 wins, with 7 pips
forty-two-help-title-plunge = Plunge
forty-two-help-plunge-bid = { $contracts ->
    [declared] With four doubles or more and a bid of four marks or more, the bid winner can plunge. You can bid four marks at once, but then you must plunge.
   *[bid] With four doubles or more you can bid a plunge: four marks, or one more than the last bid if that is four or more.
}
forty-two-help-title-splash = Splash
forty-two-help-splash-bid = { $contracts ->
    [declared] With three doubles or more and a bid of two marks or more, the bid winner can splash.
   *[bid] With three doubles or more you can bid a splash: two marks, or one more than the last bid if that is two or more.
}
forty-two-help-partner-leads = The partner names trump and leads, without help from the bidder. Their side must win every trick.
