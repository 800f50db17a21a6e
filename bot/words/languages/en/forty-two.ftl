### Forty-Two: its title, aim, rules and presets.

game-forty-two = Forty-Two
    .aim = Two against two. Bid how many of the 42 points your side will win, then win them. First to { $target ->
        [one] { $target } point
       *[other] { $target } points
    } wins.
    .aim-marks = Two against two. Bid how many of the 42 points your side will win, then win them. First to { $target ->
        [one] { $target } mark
       *[other] { $target } marks
    } wins.
    .credit = The traditional partnership game of Texas, for four players and one set of dominoes.

## Rules. The first line of each is its name, then come its values, each with a sentence.

# In Forty-Two the dealer is the shaker.
rule-all-pass-shaker-bids-30 = shaker bids 30
    .sentence = If everyone passes, the shaker plays for 30.

rule-stop-early = Stop early
rule-stop-early-on = on
    .sentence = A deal ends as soon as the bid is surely made or set.

rule-plunge = Plunge
rule-plunge-on = on
    .sentence = With 4 doubles you can plunge for 4 marks or more. Your partner names trump and leads.

rule-splash = Splash
rule-splash-on = on
    .sentence = With 3 doubles you can splash for 2 marks or more. Your partner names trump and leads.

rule-sevens = Sevens
rule-sevens-on = on
    .sentence = For 1 mark or more: the tile closest to 7 pips wins, and your side must win every trick.

rule-contracts = Special contracts
rule-contracts-bid = in the auction
    .sentence = Nel-O, plunge, splash and Sevens are bid by name.
rule-contracts-declared = after the auction
    .sentence = Bid only points and marks. The bid winner then names trump, or a special contract if the bid is enough.

rule-nel-o-minimum = Lowest Nel-O bid
rule-nel-o-minimum-one-mark = 1 mark
    .sentence = Nel-O needs a bid of 1 mark or more.
rule-nel-o-minimum-two-marks = 2 marks
    .sentence = Nel-O needs a bid of 2 marks or more.

# "Follow me" is a deal without trump.
rule-follow-me-doubles = Doubles in follow me

## Presets: rules that go together.

preset-forty-two-forty-two = Usual rules
    .sentence = Bid points or marks.
preset-forty-two-special-bids = Special bids
    .sentence = You can also bid Nel-O, plunge and splash.
preset-forty-two-by-points = Points
    .sentence = Every point counts.
preset-forty-two-short = Short match
    .sentence = A deal ends as soon as it's decided.
preset-forty-two-forced-bid = Forced bid
    .sentence = If everyone passes, the shaker plays for 30.
preset-forty-two-texas = Texas style
    .sentence = Special contracts. If all pass, the shaker plays for 30.
preset-forty-two-texas-sevens = Texas style, with Sevens
    .sentence = Like Texas style, and you can name Sevens too.
