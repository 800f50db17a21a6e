### How to play Domino Hearts.

## The aim

domino-hearts-help-aim =
    Each tile shows a playing card, ace high.

    Points hurt: each heart costs 1, and the queen of spades, Q♠, costs 13. Avoid all 26, or dare to win them all.
domino-hearts-help-example-aim = K♠ wins 14 points: Q♠ and a heart

## Before the play

domino-hearts-help-deal = { $players } players get { $tiles } of the 52 tiles each.
domino-hearts-help-deal-without = { $players } players get { $tiles } tiles each, without { $without }.
domino-hearts-help-pass = Pass three tiles before you see what you get. The way changes each deal: left, right, { $players ->
    [4] across, no passing
   *[other] no passing
}, then again.
domino-hearts-help-dealer = Everyone draws a tile: the lowest card deals, and ties draw again. Then the deal moves one seat left each time.

## A trick

domino-hearts-help-opening = { $opening ->
    [any] The player with { $card } leads the first trick, with any tile but a heart.
   *[lowest_club] The player with { $card } leads it to the first trick.
}
domino-hearts-help-no-points-yet = On that trick you cannot give points away, unless you have nothing else.
domino-hearts-help-trick =
    You must play the suit led if you have it. If not, play any tile: your chance to give points away.

    The highest tile of the suit led wins, and its player leads next.
domino-hearts-help-example-trick = 7♦ led: 9♦ wins, A♥ does not

## Leading hearts

domino-hearts-help-title-leading-hearts = Leading hearts
domino-hearts-help-broken = You cannot lead hearts until someone has played { $breaking ->
    [queen_too] one or the queen of spades
   *[hearts] one
} in an earlier trick, unless you have only hearts.

## The queen of spades

domino-hearts-help-title-queen = The queen of spades
domino-hearts-help-queen =
    Q♠ costs 13. Lead low spades to force it out.

    If you have it, wait for a suit you don't have, or for K♠ or A♠ from another player.
domino-hearts-help-example-queen = K♠ wins the queen

## The score

domino-hearts-help-score =
    If you win all 26, you shoot the moon. Take 26 off your own total, or give 26 to { $moon-add ->
        [all] every
       *[one] one
    } opponent.

    The match ends when someone has { $target } or more after a deal. The lowest total wins, and equal lowest totals share the win.

## Playing well

domino-hearts-help-playing-well =
    Pass high hearts, A♠ and K♠. Pass Q♠ too, unless you have four spades or more.

    Get rid of a short suit early, so that you can give points away.

    While Q♠ is out, lead low spades if you have no high one.

    If you must win, win with your highest tile. If not, play the highest that still loses.

    If someone is winning all the hearts, win one yourself: that stops the moon.
domino-hearts-help-example-playing-well = No diamonds: the queen goes to K♦

## On your honor

domino-hearts-help-title-honour = On your honor
domino-hearts-help-honour =
    You can play any tile you have, even against the rules. Until its trick is complete, you can undo a play that broke a rule, and the others play again.

    Later, anyone can challenge the play, for the last time before the deal is scored. Tiles that did not follow suit are gray.

    A broken rule costs { $cost }. A wrong challenge costs nothing.
