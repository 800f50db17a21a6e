### How to play Blind Hughie and Billitonnen.

## The aim

blind-hughie-help-aim =
    Get rid of your tiles. They lie face down in a row, and no one can look at them, not even you.

    Everyone sees what is turned up: remember it.

## The deal

blind-hughie-help-left-over = { $leftover ->
    [one] The leftover tile is not used.
   *[other] The { $leftover } leftover tiles are not used.
}
billitonnen-help-left-over = The leftover tile begins the line.
billitonnen-help-left-three = Of the last three tiles, the starter and the next two players get one each.
blind-hughie-help-starter = Everyone draws a tile: most pips (dots) starts, and { $variant ->
    [billitonnen] among equals the higher end
   *[hughie] ties draw again
}. Then the start moves one seat left each deal.
blind-hughie-help-first-tile = The starter's first tile begins the line.

## A turn

blind-hughie-help-turn = Clockwise, turn up { $turn ->
    [any] any face-down tile
   *[next] the rightmost tile
} of your row.
blind-hughie-help-fits = If it has the number at an end of the line, it is played there. If it fits both, you pick the end.
blind-hughie-help-example-turn = Ends 2 and 4: 5-2 and 4-4 fit, 3-3 does not
billitonnen-help-turn = Your turn goes on until a tile does not fit.

## Picking an end

billitonnen-help-title-ends = Picking an end
billitonnen-help-ends = A tile that fits both ends goes where you say.
billitonnen-help-peek = First you can peek at your next tile, and no one else sees it.

## What does not fit

blind-hughie-help-title-no-fit = A tile that does not fit
blind-hughie-help-no-fit =
    It goes back face down, to the left end of your row. Your turn is over either way.

    Doubles lie across the line, with two ends like any tile.
billitonnen-help-no-fit =
    It goes face down to the left end of your row, and the player on your left is next.

    A double goes there face up, and { $turn ->
        [any] you can play it as soon as it fits.
       *[next] is tried again when it is the rightmost.
    }
billitonnen-help-play-doubles = On your turn you can also play a face-up double that fits, instead of turning.

## The end and the score

blind-hughie-help-title-deal-end = The end of a deal
blind-hughie-help-deal-end = A deal ends when a row is empty, or when no tile in any row fits.
blind-hughie-help-deal-end-any = It also ends once each player has gone as many turns without a play as the longest row has tiles.
blind-hughie-help-score = { $sides ->
    [yes] The side with the fewest pips left scores what the other has left, less its own.
   *[no] The player with the fewest pips left scores what all others have left, less their own.
}
blind-hughie-help-tie = { $going-out-wins-ties ->
    [yes] In a tie, a { $sides ->
        [yes] side
       *[no] player
    } with an empty row scores. If there is none, no one scores.
   *[no] In a tie, no one scores.
}
billitonnen-help-title-end = The end
billitonnen-help-end = { $rounds ->
    [1] The first to play the last tile of their row wins the match.
   *[other] The first to play the last tile of their row wins the round. The first to win { $rounds } rounds wins the match.
}
billitonnen-help-blocked = If no tile in any row fits, the fewest pips win. In a tie, you play another round.
billitonnen-help-idle = The fewest pips also win once each player has gone as many turns without a play as the longest row has tiles.

## Playing well

blind-hughie-help-playing-well =
    When a tile fits both ends, leave the number that has fewer tiles in the line. Each number is on only seven tiles.

    Remember the tiles that went back. They fit if their number is open when their turn comes.
blind-hughie-help-playing-well-any = You pick the tile to turn up. If you know a tile that went back, turn it when its number is open.
billitonnen-help-playing-well = Peek before you pick an end. Leave an end that your next tile fits.
blind-hughie-help-example-both-ends = 4-2 fits both ends: leave 2s or 4s
