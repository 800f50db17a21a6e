### Blind Hughie and Billitonnen: their titles, aims, rules and presets.

game-blind-hughie = Blind Hughie
    .aim = Get rid of your row of face-down tiles. First to { $target } wins.
    .aim-partners = Get rid of your row of face-down tiles. First side to { $target } wins.
    .credit = A traditional game of luck and memory. Billitonnen is its Dutch cousin, played after an evening of Nos to settle who gets the rest of the pot.
game-billitonnen = Billitonnen
    .aim = { $rounds ->
        [one] Be the first to get rid of your row of face-down tiles. One round wins.
       *[other] Be the first to get rid of your row of face-down tiles. First to win { $rounds } rounds wins.
    }

## Rules. The first line of each is its name, then come its values, each with a sentence.

rule-variant-hughie = Blind Hughie
    .sentence = Turn up one tile a turn. The row with the fewest pips scores the others' pips minus its own.
rule-variant-billitonnen = Billitonnen
    .sentence = Turn up tiles until one does not fit. The first empty row wins.

rule-hands = Tiles each
rule-hands-short = 8, 7 or 6
    .sentence = 2 players get 8 tiles, 3 get 7, 4 get 6.
rule-hands-full = all of them
    .sentence = 2 players get 14 tiles, 3 get 9, 4 get 7.

rule-turn = Turning up
rule-turn-next = from the right
    .sentence = Turn up the rightmost tile of your row.
rule-turn-any = any tile
    .sentence = Turn up any tile of your row. Too long without a play ends the deal.

# The points that win, by the number of players.
rule-target-blind-hughie = 61 or 100
    .sentence = 2 players or partners go to 100, 3 or 4 players to 61.

rule-going-out-wins-ties = Going out
rule-going-out-wins-ties-no = does not break a tie
    .sentence = In a tie, no one scores.
rule-going-out-wins-ties-yes = breaks a tie
    .sentence = In a tie, the player with an empty row scores.

rule-exposed-double = Face-up doubles
rule-exposed-double-turned = wait their turn
    .sentence = Try a face-up double again when you get to its place.
rule-exposed-double-playable = can be played
    .sentence = Instead of turning, you can play a face-up double that fits.

rule-only-move = The only choice
rule-only-move-made = made for you
    .sentence = When you can only turn the next tile, the bot turns it.
rule-only-move-waits = waits for you
    .sentence = You turn every tile yourself, even without a choice.

rule-rounds = Rounds to win
    .sentence = { $number ->
        [one] One round wins the match.
       *[other] First to win { $number } rounds wins the match.
    }

## Presets: rules that go together.

preset-blind-hughie-blind-hughie = Usual rules
    .sentence = 6 to 8 tiles each, one turned up a turn.
preset-blind-hughie-full-rows = Full rows
    .sentence = All tiles are dealt: 7, 9 or 14 each.
preset-blind-hughie-any-tile = Any tile
    .sentence = Turn up any of your tiles: a test of memory.
preset-blind-hughie-partners = Partners
    .sentence = Rows are counted by side.
preset-blind-hughie-billitonnen = Billitonnen, one round
    .sentence = Keep turning until a tile doesn't fit.
preset-blind-hughie-billitonnen-three = Billitonnen, three rounds
    .sentence = Billitonnen, until someone wins 3 rounds.
preset-blind-hughie-billitonnen-doubles = Billitonnen, face-up doubles
    .sentence = Play a face-up double instead of turning.
