### How to play Domino Hearts.

## The aim

domino-hearts-help-aim =
    Each tile shows a playing card. In every suit the ace is highest.

    Points hurt: each heart costs 1, and the queen of spades, Q♠, costs 13. Avoid all 26, or dare to win them all.
domino-hearts-help-example-aim = K♠ wins 14 points: Q♠ and a heart

## Before the play

domino-hearts-help-deal = { $players } players get { $tiles } of the 52 tiles each.
domino-hearts-help-deal-without = { $players } players get { $tiles } tiles each, without { $without }.
domino-hearts-help-pass-of-four = Pass three of them: to the left in the first deal, then to the right, then across, then not at all, and so on. Everyone chooses at the same time, before seeing what they get.
domino-hearts-help-pass = Pass three of them: to the left in the first deal, then to the right, then not at all, and so on. Everyone chooses at the same time, before seeing what they get.
domino-hearts-help-dealer = For the first deal, everyone draws: the lowest card deals, and ties draw again. Then the deal moves one seat left each time.

## A trick

domino-hearts-help-opening = The player with { $card } leads it to the first trick.
domino-hearts-help-opening-any = The player with { $card } leads the first trick, with any tile but a heart.
domino-hearts-help-no-points-yet = On that trick you cannot give points away, unless you have nothing else.
domino-hearts-help-trick =
    You must follow suit: play a tile of the suit led if you have one. If not, play any tile, and that is how you give points away.

    The highest tile of the suit led wins the trick. The winner leads the next one.
domino-hearts-help-example-trick = 7♦ led: 9♦ wins, A♥ does not

## Leading hearts

domino-hearts-help-title-leading-hearts = Leading hearts
domino-hearts-help-broken =
    You cannot lead a heart until hearts are broken: until someone played one in an earlier trick. The queen of spades does not break them.

    If you have only hearts, you can always lead one.
domino-hearts-help-broken-by-queen =
    You cannot lead a heart until hearts are broken: until someone played one in an earlier trick. The queen of spades breaks them too.

    If you have only hearts, you can always lead one.

## The queen of spades

domino-hearts-help-title-queen = The queen of spades
domino-hearts-help-queen =
    If Q♠ is in a trick you win, it costs you 13 points.

    Low spades drive her out. Her holder waits for a suit they have none of, or for someone's K♠ or A♠.
domino-hearts-help-example-queen = K♠ wins the queen

## The score

domino-hearts-help-score =
    After each deal, the points you won are added to your total.

    If you win all 26, you shoot the moon. Choose: 26 off your own total, or 26 on one opponent's.

    The match ends when someone has { $target } or more after a deal. The lowest total wins, and equal lowest totals share the win.
domino-hearts-help-score-moon-all =
    After each deal, the points you won are added to your total.

    If you win all 26, you shoot the moon. Choose: 26 off your own total, or 26 on every opponent's.

    The match ends when someone has { $target } or more after a deal. The lowest total wins, and equal lowest totals share the win.

## Playing well

domino-hearts-help-playing-well =
    Pass high hearts, A♠ and K♠. Pass Q♠ too, unless you have four spades or more to hide her behind.

    Get rid of a short suit early. When you have none of a suit, you can give points away.

    While the queen is out, lead low spades if you have no high one. In the end she must come out.

    If you must win a trick, win it with your highest tile. If you can lose it, play the highest one that still loses.

    A player who wins heart after heart could be after the moon. Win one to stop it.
domino-hearts-help-example-playing-well = No diamonds: the queen goes to K♦

## On your honour

domino-hearts-help-title-honour = On your honour
domino-hearts-help-honour =
    On your turn you can play any tile you have, even against the rules. I tell no one.

    You can take back a tile that broke a rule until its trick is complete. Everyone who played after it plays again, and you must keep the rules for the rest of that trick.

    A tile that kept the rules cannot be taken back.

    After that, anyone can challenge the play: look back at the tricks, where tiles that did not follow suit are grey. A broken rule costs its player { $cost }, and a wrong challenge costs nothing.

    Before a deal is scored, everyone is asked for a last challenge.
