### Domino Hearts: its title, aim, rules and presets.

game-domino-hearts = Domino Hearts
    .aim = Avoid hearts and the queen of spades, or win them all. When someone reaches { $target }, the lowest score wins.
    .credit = The card game Hearts, played with cardominoes: tiles with the 52 cards instead of pips.

## Rules. The first line of each is its name, then come its values, each with a sentence.

rule-opening = First lead
rule-opening-lowest-club = lowest club
    .sentence = The player with the lowest club leads it to trick 1.
rule-opening-any = any tile
    .sentence = The player with the lowest club starts, and can lead any legal tile.

rule-play-direction = Direction
rule-play-direction-counter-clockwise = to the right
    .sentence = Counter-clockwise: the player on your right is next.
rule-play-direction-clockwise = to the left
    .sentence = Clockwise: the player on your left is next.

rule-first-trick = First trick
rule-first-trick-points = can have points
    .sentence = You can throw hearts and Q♠ on trick 1.
rule-first-trick-no-points = no points
    .sentence = You cannot throw a point on trick 1 unless you have nothing else.

rule-breaking = Hearts are broken
rule-breaking-hearts = by a heart
    .sentence = You cannot lead hearts until someone has played one in an earlier trick.
rule-breaking-queen-too = by Q♠ too
    .sentence = Q♠ breaks hearts just as a heart does.

rule-moon-add = Shooting the moon
rule-moon-add-one = one opponent
    .sentence = Win all 26 and take them off your score, or add them to one opponent.
rule-moon-add-all = all opponents
    .sentence = Win all 26 and take them off your score, or add them to every opponent.

# A revoke: a player doesn't follow suit, though they could.
rule-revoke = Revokes
rule-revoke-enforced = refused
    .sentence = The bot only accepts legal plays.
rule-revoke-honour = on your honor
    .sentence = Any play is accepted. You can undo a revoke until its trick is full. Challenged later, it costs 13.

## Presets: rules that go together.

preset-domino-hearts-hearts = Usual rules
    .sentence = Counter-clockwise. The moon hits one opponent.
preset-domino-hearts-short = Short match
    .sentence = The usual rules, but shorter.
preset-domino-hearts-card-table = Card table
    .sentence = Clockwise. No points on trick 1. The moon hits everyone.
preset-domino-hearts-honour = On your honor
    .sentence = Any play is accepted. A challenged revoke costs 13.
