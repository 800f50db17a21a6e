### Domino Whist: its title, aim, rules and presets.

game-domino-whist = Domino Whist
    .aim = Bid how many tricks you'll win, then win them. First to { $target } wins.
    .aim-partners = Bid how many tricks your side will win, then win them. First side to { $target } wins.
    .credit = Invented by Howard Fosdick.

## Rules. The first line of each is its name, then come its values, each with a sentence.

# The points that win, by the number of players.
rule-target-domino-whist = 20, 25 or 30
    .sentence = 3 players go to 25, partners to 30, others to 20.

rule-passing = Passing
rule-passing-on = 3 tiles
    .sentence = Before bidding, pass 3 tiles: right, left, none. With 4 players: left, right, across, none.

rule-rebid-after-pass = Bid again after a pass
rule-rebid-after-pass-on = on
    .sentence = After a pass you can bid again while the auction goes on.

rule-contract = Partner's tricks
rule-contract-side = count for the bid
    .sentence = Both partners' tricks count for the bid, and only the bid scores.
rule-contract-individual = 1 point each
    .sentence = Only the bid winner's tricks count for the bid. The partner scores 1 for each trick, made or set.

rule-all-pass-dealer-takes-minimum = dealer plays
    .sentence = If everyone passes, the dealer plays for the lowest bid.

## Presets: rules that go together.

preset-domino-whist-whist = Usual rules
    .sentence = Everyone alone. With 3 players, to 25.
preset-domino-whist-partners = Partners
    .sentence = The lowest bid is 4.
preset-domino-whist-passing = Passing
    .sentence = Pass 3 tiles before bidding, to another seat each deal.
preset-domino-whist-partners-passing = Partners, with passing
    .sentence = Pass 3 tiles left, right, across, then none.
preset-domino-whist-partners-own-bids = Partners, own bids
    .sentence = Only the bid winner's tricks make the bid.
preset-domino-whist-dealer-plays = Dealer plays
    .sentence = If everyone passes, the dealer plays for the lowest bid.
