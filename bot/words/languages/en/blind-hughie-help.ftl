### How to play Blind Hughie and Billitonnen.

## The aim

blind-hughie-help-aim =
    Get rid of your tiles. They lie in a row in front of you, face down, and no one can look at them, not even you.

    Everyone sees what is turned up, so it pays to remember.
billitonnen-help-aim =
    Be the first to play all your tiles. They lie in a row in front of you, face down, and no one can look at them, not even you.

    Everyone sees what is turned up, so it pays to remember.

## The deal

blind-hughie-help-deal = { $players } players get { $tiles } tiles each from a double-six set, face down in a row.
blind-hughie-help-left-over = { $tiles ->
    [one] The tile left over is not used.
   *[other] The { $tiles } tiles left over are not used.
}
billitonnen-help-left-over = The tile left over begins the line.
billitonnen-help-left-three = The last three tiles go to the starter and the next two players, one each.
blind-hughie-help-starter = Everyone draws a tile: most pips (dots) starts, and ties draw again. Then the start moves one seat left each deal.
billitonnen-help-starter = Everyone draws a tile: most pips (dots) starts, and of equal ones the tile with the higher end. Then the start moves one seat left each deal.
blind-hughie-help-first-tile = The starter's first tile begins the line.

## A turn

blind-hughie-help-turn = Clockwise, everyone turns up the rightmost tile of their row.
blind-hughie-help-turn-any = Clockwise, everyone turns up one tile of their row: any one that lies face down.
blind-hughie-help-fits = If it has the number at an end of the line, it is played there. If it fits both ends, you choose.
blind-hughie-help-example-turn = Ends 2 and 4: 5-2 and 4-4 fit, 3-3 does not
billitonnen-help-turn =
    Turn up the rightmost tile of your row. If it fits an end of the line, it is played there, and you turn up the next.

    Your turn goes on until a tile does not fit.

## Choosing an end

billitonnen-help-title-ends = Choosing an end
billitonnen-help-ends =
    A tile that fits both ends goes where you say.

    Before you choose, you can peek at your next tile. No one else sees it.

## What does not fit

blind-hughie-help-title-no-fit = A tile that does not fit
blind-hughie-help-no-fit =
    It goes back face down, to the left end of your row. Your turn is over either way.

    Doubles lie across the line. They have two ends like any other tile.
billitonnen-help-no-fit =
    It goes to the left end of your row, face down, and the player on your left is next.

    A double goes there face up. It is tried again when it is the rightmost.
billitonnen-help-play-doubles = Or, on your turn, play a face-up double that fits instead of turning up a tile.

## The end and the score

blind-hughie-help-title-deal-end = The end of a deal
blind-hughie-help-deal-end = A deal ends when a row is empty, or when no tile in any row fits the line.
blind-hughie-help-deal-end-any = It also ends when no one has played for a long time: as many turns as the longest row has tiles, times the players.
blind-hughie-help-score = The pips left in each row are counted. The player with the fewest scores what all others have left, less their own.
blind-hughie-help-score-sides = The pips left in each row are counted. The side with the fewest scores what the other has left, less its own.
blind-hughie-help-tie = If the lowest are equal, no one scores.
blind-hughie-help-tie-out = If the lowest are equal, a player who emptied a row scores, or else no one.
blind-hughie-help-tie-out-sides = If the lowest are equal, a side that emptied a row scores, or else no one.
blind-hughie-help-end = The first player to { $target } points wins the match.
blind-hughie-help-end-sides = The first side to { $target } points wins the match.
billitonnen-help-title-end = The end
billitonnen-help-end = { $rounds ->
    [1] The first to play the last tile of their row wins the match.
   *[other] The first to play the last tile of their row wins the round. The first to win { $rounds } rounds wins the match.
}
billitonnen-help-blocked = If no tile in any row fits any more, the fewest pips win. If the lowest are equal, no one wins, and there is another round.

## Playing well

blind-hughie-help-playing-well =
    When a tile fits both ends, leave a number of which few tiles were played. Nothing can follow a number whose seven tiles are all on the table.

    Everyone knows what went back into a row. It fits if its number is open when its turn comes.
blind-hughie-help-playing-well-any = You choose which tile to turn, so remember what went back and where. A tile you have seen is a sure play once its number is open.
billitonnen-help-playing-well = Peek before you choose an end: it is free. Leave an end that your next tile fits.
blind-hughie-help-example-both-ends = 4-2 fits both ends: leave 2s or 4s
