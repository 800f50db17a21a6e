### Seventy-Nine: its title, aim, rules and presets.

game-seventy-nine = Seventy-Nine
    .aim = Three against three. Bid how many of the 79 points your side will win, then win them. First to { $target ->
        [one] { $target } point
       *[other] { $target } points
    } wins.
    .aim-marks = Three against three. Bid how many of the 79 points your side will win, then win them. First to { $target ->
        [one] { $target } mark
       *[other] { $target } marks
    } wins.
    .credit = A traditional partnership game for six players and two sets of dominoes, and a cousin of Forty-Two from Texas.

## Rules. The first line of each is its name, then come its values, each with a sentence.

rule-nel-o-partners = Partners in Nel-O
rule-nel-o-partners-face-up = tiles face up
    .sentence = The Nel-O bidder's partners sit out and show everyone their tiles.
rule-nel-o-partners-face-down = tiles face down
    .sentence = The Nel-O bidder's partners sit out, and no one sees their tiles.

## Presets: rules that go together.

preset-seventy-nine-seventy-nine = Usual rules
    .sentence = Points count. No Nel-O.
preset-seventy-nine-marks = Marks
    .sentence = One mark a deal. No Nel-O.
preset-seventy-nine-nel-o = Nel-O
    .sentence = You can bid Nel-O: lose every trick for 79 points.
preset-seventy-nine-marks-nel-o = Marks, with Nel-O
    .sentence = You can bid to lose every trick.
preset-seventy-nine-bidders-choice = Marks, bidder's Nel-O
    .sentence = The Nel-O bidder says where doubles rank.
preset-seventy-nine-short = Short match
    .sentence = One mark a deal. No Nel-O.
