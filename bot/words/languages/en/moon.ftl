### Moon: its title, aim, rules and presets.

game-moon = Moon
    .aim = Three players, each alone. Bid how many of the 7 tricks you'll win, then win them. First to { $target } wins.
    .credit = A traditional bidding game for three, kin of Forty-Two.

# A bid of 21, in the auction.
choice-bid-moon = { $amount } (moon)

## Rules. The first line of each is its name, then come its values, each with a sentence.

rule-moon-wins = A made moon
rule-moon-wins-on = wins the match
    .sentence = Making a bid of 21 wins the match, whatever the totals.

rule-tiles = Tiles
rule-tiles-22 = 22
    .sentence = Of the blanks only 0-0 is in play, and one tile is the kitty.
rule-tiles-21 = 21
    .sentence = No blanks at all, and no kitty.

rule-kitty = The kitty
rule-kitty-before-trump = before trump
    .sentence = The bid winner looks at the kitty, then names trump.
rule-kitty-after-trump = after trump
    .sentence = The bid winner names trump, then looks at the kitty.

rule-doubles-trump = Doubles as trump
rule-doubles-trump-on = on
    .sentence = The bid winner can name doubles as trump.

rule-suit-led = Suit led
rule-suit-led-higher = higher end
    .sentence = A tile that isn't a trump is led as its higher end.
rule-suit-led-leader = leader's choice
    .sentence = The leader says which end of a tile is the suit.

rule-overtricks = Extra tricks
rule-overtricks-count = 1 point each
    .sentence = A made bid scores every trick the bid winner won.
rule-overtricks-bid-only = nothing
    .sentence = A made bid scores what was bid, and no more.

## Presets: rules that go together.

preset-moon-moon = Usual rules
    .sentence = 22 tiles, one of them the kitty.
preset-moon-tiles-21 = 21 tiles
    .sentence = No blanks and no kitty. Doubles can be trump.

## Achievements

achievement-called-moon =
    .title = Over the moon
    .how = bid 21 and win every trick
    .told = { $who } bid 21 and won every trick.
