### How to play Black Tile.

## The aim

black-tile-help-counts = { $variant ->
    [11] Points hurt. The black tile, 0-0, costs 4, and each of the seven tiles with a 3 costs 1: 11 in all.
    [21] Points hurt. The black tile, 0-0, costs 11, and each tile with 5, 6 or 7 pips (dots) costs 1: 21 in all.
   *[other] Points hurt. The black tile, 0-0, costs 11, 1-1 costs 9, and each tile with 5, 6 or 7 pips (dots) costs 1: 30 in all.
}
black-tile-help-example-aim = { $eleven ->
    [yes] 3-3 wins 7 points: 0-0 and three 3s
   *[no] 3-3 wins 12 points: 0-0 and itself
}

## Before the play

black-tile-help-pass = Pass three tiles to the player on your { $pass-direction ->
    [left] left
   *[right] right
}, before you see what you get.
black-tile-help-opening = The first player leads, or makes the player on their left lead.
black-tile-help-first = Everyone draws a tile: most pips goes first, and ties draw again. { $first-lead ->
    [rotates] Then the first turn moves one seat left each deal.
   *[highest_score] { $sides ->
        [yes] From the second deal, the side with the most points draws to see which partner goes first.
       *[no] From the second deal, the player with the most points goes first, and ties draw.
    }
}
black-tile-help-undealt = { $undealt-tile ->
    [first_trick_winner] The winner of the first trick gets the leftover tile, for all to see.
   *[unused] The leftover tile stays face down and counts for no one.
}

## Suits

black-tile-help-suits =
    Every tile is in two suits: 6-2 is a 6 and a 2, and 5-5 is a 5 and a double. The player who leads names one.

    In a number, the double is highest, then the tiles rank by their other end. In doubles, 6-6 is highest and 0-0 lowest.

    There is no trump: no suit beats another.
black-tile-help-example-suits = 6-2 led as 2s: 2-2 wins

## A trick

black-tile-help-example-trick = 6-3 led as 3s: 6-3 wins

## The black tile

black-tile-help-title-black-tile = The black tile
black-tile-help-black-tile =
    0-0 is the highest blank and the lowest double.

    Led as a double, it loses to any other double.
black-tile-help-example-black-tile = 0-0 led as a double: 6-6 wins

## The score

black-tile-help-score =
    { $sides ->
        [yes] A side that wins every point of a deal shoots the moon. It gets no points, and the other side gets { $moon-points }.
       *[no] If you win every point of a deal, you shoot the moon. You get no points, and each other player gets { $moon-points }.
    }

    The match ends when { $sides ->
        [yes] a side
       *[no] someone
    } has { $target } or more after a deal. The lowest total wins.

## Playing well

black-tile-help-playing-well =
    Pass high doubles, and the top of a short suit. When you have none of a suit, you can give points away.

    Lead low. Win early tricks with your high tiles, while they are cheap.

    Keep 0-0 until you can throw it on another player's trick.

    If someone is winning all the points, win one yourself: that stops the moon.
black-tile-help-example-playing-well = No 5s: give the black tile away
