### How to play Black Tile.

## The aim

black-tile-help-counts-eleven = Points hurt. The black tile, 0-0, costs 4, and each of the seven tiles with a 3 costs 1: eleven points in all.
black-tile-help-counts-twenty-one = Points hurt. The black tile, 0-0, costs 11, and each tile with 5, 6 or 7 pips (dots) costs 1: twenty-one points in all.
black-tile-help-counts-thirty = Points hurt. The black tile, 0-0, costs 11, 1-1 costs 9, and each tile with 5, 6 or 7 pips (dots) costs 1: thirty points in all.
black-tile-help-example-aim-eleven = 3-3 wins 7 points: 0-0 and three 3s
black-tile-help-example-aim-others = 3-3 wins 12 points: 0-0 and itself

## Before the play

black-tile-help-pass-left = Pass three of them to the player on your left. Everyone chooses at the same time, before seeing what they get.
black-tile-help-pass-right = Pass three of them to the player on your right. Everyone chooses at the same time, before seeing what they get.
black-tile-help-opening = The first player leads the first trick, or makes the player on their left lead it.
black-tile-help-first-rotates = For the first deal, everyone draws a tile: most pips goes first, and ties draw again. Then the first turn moves one seat left each deal.
black-tile-help-first-highest = For the first deal, everyone draws a tile: most pips goes first, and ties draw again. From the second deal, the player with the most points goes first, and ties draw.
black-tile-help-first-of-highest-side = For the first deal, everyone draws a tile: most pips goes first, and ties draw again. From the second deal, someone of the side with the most points goes first, by draw.
black-tile-help-undealt-won = One tile is left over. The winner of the first trick gets it too, for all to see.
black-tile-help-undealt-unused = One tile is left over. It stays face down and counts for no one.

## Suits

black-tile-help-suits =
    Every tile is in two suits. 6-2 is a 6 and a 2, and 5-5 is a 5 and a double.

    In a number, the double is highest, and the other tiles rank by their other end. In doubles, 6-6 is highest and 0-0 lowest.

    When you lead, you name one of your tile's two suits. No suit beats another.
black-tile-help-example-suits = 6-2 led as 2s: 2-2 wins

## A trick

black-tile-help-trick =
    Everyone plays one tile, clockwise.

    You must follow suit: play a tile of the suit led if you have one. If not, play any tile, and that is how you give points away.

    The highest tile of the suit led wins the trick. The winner leads the next one.
black-tile-help-example-trick = 6-3 led as 3s: 6-3 wins

## The black tile

black-tile-help-title-black-tile = The black tile
black-tile-help-black-tile =
    0-0 is the highest blank and the lowest double.

    Led as a double, it loses to any other double. Its points go to the winner of the trick.
black-tile-help-example-black-tile = 0-0 led as a double: 6-6 wins

## The score

black-tile-help-score =
    After each deal, the points you won are added to your total.

    If you win every point of a deal, you shoot the moon. You add nothing, and each other player adds { $moon }.

    The match ends when someone has { $target } or more after a deal. The lowest total wins.
black-tile-help-score-sides =
    After each deal, the points a side won are added to its total.

    A side that wins every point of a deal shoots the moon. It adds nothing, and the other side adds { $moon }.

    The match ends when a side has { $target } or more after a deal. The lowest total wins.

## Playing well

black-tile-help-playing-well =
    Pass tiles that win tricks: high doubles, and the top of a suit you have little of. When you have none of a suit, you can give points away.

    Lead low: a tile that others must beat cannot hurt you. Win early tricks with your high tiles, while they are cheap.

    Keep the black tile until you can throw it on someone else's trick. Among blanks it is the highest.

    Someone who wins point after point could be after the moon. Win one point to stop it.
black-tile-help-example-playing-well = No 5s: give the black tile away
