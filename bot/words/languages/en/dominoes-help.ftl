### How to play dominoes.

## The aim

dominoes-help-aim = { $scoring ->
    [fives] Play so that the open ends of the line add up to 5, 10, 15 or more. You score that many points at once.
    [fives_and_threes] Play so that the open ends of the line add up to a multiple of 5 or 3. You score at once, most for 15.
    [hands] { $sides ->
        [yes] Play all your tiles, or help your partner to do it. Each deal you win scores.
       *[no] Be the first to play all your tiles. Each deal you win scores.
    }
   *[pips] { $sides ->
        [yes] Play all your tiles, or help your partner to do it. The winners of a deal score the pips (dots) left in hands.
       *[no] Be the first to play all your tiles. The winner of a deal scores the pips (dots) left in the other hands.
    }
}
dominoes-help-example-aim = Tiles touch with equal halves
# $counts is "12 + 3".
dominoes-help-example-sum = { $counts } = { $sum }: { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
}

## The deal

dominoes-help-deal = { $players } players get { $tiles } tiles each from a { $highest ->
    [6] double-six
    [7] double-seven
    [8] double-eight
   *[9] double-nine
} set.
dominoes-help-boneyard = { $leftover ->
    [one] The leftover tile is the boneyard, face down.
   *[other] The { $leftover } leftover tiles are the boneyard, face down.
}
dominoes-help-keep = { $keep ->
    [one] The last of them is never drawn.
   *[other] The last { $keep } of them are never drawn.
}
dominoes-help-asleep = { $leftover ->
    [one] The leftover tile stays face down, and no one draws it.
   *[other] The { $leftover } leftover tiles stay face down, and no one draws them.
}
dominoes-help-opens = { $opens ->
    [highest_double] The player with the highest double opens the first deal with it. If there is none, the heaviest tile opens.
    [heaviest] The player with the heaviest tile, the one with most pips, opens the first deal with it.
   *[lot] Everyone draws a tile: most pips opens the first deal with any tile, and ties draw again.
}
dominoes-help-then = { $then ->
    [winner] Then the winner of a deal opens the next with any tile.
    [highest_double] In later deals, too, the highest double opens.
   *[next] Then the next player opens each deal, with any tile.
}

## A turn

dominoes-help-turn = Play a tile with the number of an open end. If you can play, you must.
dominoes-help-no-fit = { $boneyard ->
    [asleep] If nothing fits, I pass for you. Everyone sees which numbers you don't have.
   *[drawn] { $drawing ->
        [one] If nothing fits, I draw one tile for you. If it doesn't fit, or none is left, I pass for you.
       *[until_it_fits] If nothing fits, I draw for you until a tile does. With none left to draw, I pass for you.
    }
}
dominoes-help-example-turn = Ends 2 and 4: 4-1 and 2-2 fit, 3-3 does not

## The spinner

dominoes-help-title-spinner = The spinner
dominoes-help-spinner = The first double is the spinner: it takes tiles on all four sides. Up and down open once its left and right are covered.
dominoes-help-spinner-counts = The spinner counts both halves until its left and right are covered, and then nothing. Up and down count once they have a tile.
dominoes-help-example-spinner = 6-6 takes tiles on all four sides

## The sum of the ends

dominoes-help-title-sum = Adding up the ends
dominoes-help-sum = { $scoring ->
    [fives] After your play, I add up all open ends. If the sum is a multiple of 5, you score it: 15 scores 15.
   *[fives_and_threes] After your play, I add up all open ends. You score 1 for each 5 and each 3 that make up the sum: 15 scores 8, 10 scores 2, 9 scores 3.
}
dominoes-help-sum-doubles = A double at an end counts both halves: 5-5 counts 10.

## The end of a deal

dominoes-help-title-deal-end = The end of a deal
dominoes-help-deal-end =
    A deal ends when someone plays their last tile: domino!

    It also ends when no one can play: the line is blocked.
dominoes-help-blocked = { $blocked-by ->
    [closer] Then the player who blocked it compares pips with the next player. Fewer pips win the deal, and the blocker wins a tie.
    [lowest] { $sides ->
        [yes] Then the hand with the fewest pips wins the deal for its side.
       *[no] Then the player with the fewest pips wins the deal.
    }
    [nobody] Then it's a tie, and pips don't matter.
   *[side] { $sides ->
        [yes] Then the side with the fewest pips in both hands wins the deal.
       *[no] Then the player with the fewest pips wins the deal.
    }
}
dominoes-help-tied = { $tied-block ->
    [carried] In a tie, the points go to the winner of the next deal.
    [opener] { $sides ->
        [yes] In a tie, the side that opened the deal wins it.
       *[no] In a tie, the player nearest the opener wins it, in the order of play.
    }
    [closer] { $sides ->
        [yes] In a tie, the side that blocked the line wins it.
       *[no] In a tie, the player nearest the blocker wins it, in the order of play.
    }
    [carried_one] In a tie, the winner of the next deal scores 1 more.
    [closer_loses] { $sides ->
        [yes] In a tie, the side that blocked the line loses.
       *[no] In a tie, the first of the tied players after the blocker wins it.
    }
   *[nobody] In a tie, no one wins it.
}
dominoes-help-example-blocked = All seven 3s are in the line: blocked

## The score

dominoes-help-won = { $sides ->
    [yes] { $counts ->
        [all] The winners of a deal score all pips left in hands, the partner's too.
       *[opponents] The winners of a deal score the pips left in the opponents' hands.
    }
   *[no] The winner of a deal scores the pips left in the other hands.
}
dominoes-help-rounded = They are rounded to fives: 13 pips score 15, and 12 score 10.
dominoes-help-chips-out = Your last tile scores 1 point more. The pips left in hands score nothing.
dominoes-help-blocked-score = { $blocked-scores ->
    [same] A blocked deal scores the same: { $own } pips against { $left } win { $points } points.
   *[difference] A blocked deal scores the difference: { $own } pips against { $left } win { $points } points.
}
dominoes-help-worth = A deal you win scores 1 point, a blocked one too.
dominoes-help-worths = Going out with a double scores { $worth-double }, with a tile that fits both ends { $worth-both }, and with a double that fits both ends { $worth-crossed }.
dominoes-help-love = When everyone has won a deal, all totals go back to 0 and the highest double opens. So you win with { $target } points while someone has none.
dominoes-help-target = { $sides ->
    [yes] The first side to { $target } points wins the match.
   *[no] The first player to { $target } points wins the match.
}

## Extra points

dominoes-help-title-extra = Extra points
dominoes-help-capicua = Capicúa: your last tile fits { $spinner ->
    [first_double] every end
   *[none] both ends
} and is no double. You score { $capicua } points more.
dominoes-help-chuchazo = Chuchazo: your last tile is 0-0. You score { $chuchazo } points more.
dominoes-help-first-pass = First pass: you open, and the next player has to pass. You score { $first-pass } points at once.
dominoes-help-paso-redondo = Paso redondo: you play, all others have to pass, and you play again. You score { $paso-redondo } points at once.
dominoes-help-first-deals = First deals: the winners of the first four score 100, 75, 50 and 25 points more.
dominoes-help-example-capicua = 4-2 fits both ends: capicúa

## Playing well

dominoes-help-well-sums = Look for a play that scores. If there is none, leave ends that are hard to score on.
dominoes-help-well-heavy = Play heavy tiles early, since they score for others if you keep them. Play doubles early too: they fit one number only.
dominoes-help-well-hands = Going out first is all that counts. Pips only matter when the line may be blocked.
dominoes-help-well-numbers = Keep different numbers, so that you can play on most ends. Each number is on { $count } tiles: count those you see.
dominoes-help-well-passes = Remember which numbers the next player passed on, and leave them open.
dominoes-help-well-partner = Help your partner: leave the numbers they play, and cover the numbers they passed on.
dominoes-help-example-well = The next player passed on 4s: 4-2 leaves two 4s
