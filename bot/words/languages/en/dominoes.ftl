### Dominoes: titles, aims, rules and presets; what is asked, refused and told while they are played.

game-dominoes = Dominoes
    .aim = { $kind ->
        [fives] Make the open ends add up to 5, 10, 15 or more. First to { $target } wins.
        [fives_and_threes] Make the open ends add up to a multiple of 5 or 3. First to { $target } wins.
        [exactly] Make the open ends add up to a multiple of 5 or 3. Reach exactly { $target } to win.
        [hands] Play all your tiles first to win the deal. First to { $target } wins.
        [love] Play all your tiles first to win the deal. Win { $target } while someone has none.
       *[pips] Play all your tiles first and score the pips of the others. First to { $target } wins.
    }
    .credit = The game everyone knows, as it is played in homes, parks and pubs.

## Rules. The first line of each is its name, then come its values, each with a sentence.

rule-scoring-pips = pips left
    .sentence = The winner of a deal scores the pips left in hands.
rule-scoring-fives = fives
    .sentence = Ends that add up to a multiple of 5 score that many points at once.
rule-scoring-fives-and-threes = fives and threes
    .sentence = Ends score 1 point for each 5 and each 3 in their sum, so 15 scores 8.
rule-scoring-hands = deals won
    .sentence = A deal you win scores 1 point or more. Pips only decide blocked deals.

rule-wins = Totals
rule-wins-total = add up
    .sentence = Points add up to the end of the match.
rule-wins-love = back to 0
    .sentence = When everyone has won a deal, all go back to 0. A match to 6 can take 60 to 90 deals.

rule-one-all = At 1–0
rule-one-all-on = one all
    .sentence = Two sides at 1–0: if the other side wins, it is 1–1. The next deal makes it 2–0.

rule-exact = Past the target
rule-exact-no = wins
    .sentence = You win when you reach the target or go past it.
rule-exact-yes = scores nothing
    .sentence = You must hit the target exactly. A play that goes past it scores nothing.

rule-reached = At the target
rule-reached-at-once = the match ends
    .sentence = The match ends as soon as a play reaches the target.
rule-reached-after-the-deal = the deal is played out
    .sentence = You play the deal out, and then the highest total wins.

rule-highest = Highest double
    .sentence = You play with a set up to { $number }-{ $number }.

rule-hand = Tiles to start
    .sentence = { $number ->
        [one] Everyone starts with 1 tile.
       *[other] Everyone starts with { $number } tiles.
    }
rule-hand-usual = as usual
    .sentence = Everyone starts with the usual number of tiles.

rule-opens = Who opens first
rule-opens-highest-double = highest double
    .sentence = The player with the highest double opens with it.
rule-opens-heaviest = heaviest tile
    .sentence = The player with the heaviest tile opens with it.
rule-opens-lot = draw for it
    .sentence = Everyone draws a tile. The player with the most pips opens, with any tile.

rule-then = Later deals
rule-then-winner = the winner opens
    .sentence = The winner of a deal opens the next with any tile.
rule-then-next = take turns
    .sentence = The next player opens each deal with any tile.
rule-then-highest-double = highest double
    .sentence = Every deal, the player with the highest double opens with it.

rule-after-tie = After a tie
rule-after-tie-opener = same player opens
    .sentence = If no one wins a deal, the same player opens again.
rule-after-tie-next = next player opens
    .sentence = If no one wins a deal, the next player opens.
rule-after-tie-highest-double = highest double opens
    .sentence = If no one wins a deal, the player with the highest double opens with it.

rule-redeal-doubles = Redeal on doubles
    .sentence = If a hand has { $number } doubles or more, everyone gets new tiles.

rule-drop-blank = Three players
rule-drop-blank-no = all tiles
    .sentence = You play with all tiles of the set.
rule-drop-blank-three = without 0-0
    .sentence = Three players leave out 0-0. They usually get 9 tiles each.

rule-direction = Turns go
rule-direction-left = to the left
    .sentence = The player on your left is next.
rule-direction-right = to the right
    .sentence = The player on your right is next.

rule-boneyard = If nothing fits
rule-boneyard-drawn = draw
    .sentence = If nothing fits, you draw from the boneyard.
rule-boneyard-asleep = pass
    .sentence = If nothing fits, you pass. No one draws.

rule-keep = Never drawn
    .sentence = { $number ->
        [one] The last tile of the boneyard is never drawn.
       *[other] The last { $number } tiles of the boneyard are never drawn.
    }
rule-keep-none = none
    .sentence = You can draw all tiles of the boneyard.

rule-drawing = Drawing
rule-drawing-until-it-fits = until one fits
    .sentence = You draw until a tile fits.
rule-drawing-one = one tile
    .sentence = You draw one tile, and pass if it doesn't fit.

rule-spinner = Spinner
rule-spinner-none = none
    .sentence = The line has two ends.
rule-spinner-first-double = first double
    .sentence = The first double takes tiles on all four sides. Up and down open once left and right are covered.

rule-counts = Winners score
rule-counts-opponents = the opponents' pips
    .sentence = The winners score the pips left in the opponents' hands.
rule-counts-all = all pips
    .sentence = The winners score all pips left, the partner's too.

rule-worth-double = Last tile a double
    .sentence = Going out with a double scores { $number }.
rule-worth-both = Last tile fits both ends
    .sentence = Going out with a tile that fits both ends scores { $number }.
rule-worth-crossed = Double fits both ends
    .sentence = Going out with a double that fits both ends scores { $number }.
rule-worth-key = Key
rule-worth-key-on = 1 more
    .sentence = Key: if your last tile fits two ends and is the only one left for them, you score 1 more.

rule-blocked-by = A blocked deal
rule-blocked-by-side = fewest pips
    .sentence = When no one can play, the player or side with the fewest pips wins.
rule-blocked-by-lowest = lowest hand
    .sentence = When no one can play, the lowest single hand wins for its side.
rule-blocked-by-closer = last player against next
    .sentence = If you block the line, you compare pips with the next player. Fewer pips win, and you win a tie.
rule-blocked-by-nobody = always a tie
    .sentence = When no one can play, it's a tie, whatever the pips.

rule-blocked-scores = A block scores
rule-blocked-scores-same = the same
    .sentence = A blocked deal scores like any other.
rule-blocked-scores-difference = the difference
    .sentence = The winners of a blocked deal score the others' pips minus their own.

rule-tied-block = A tied block
rule-tied-block-nobody = scores nothing
    .sentence = In a tie, no one scores.
rule-tied-block-carried = is carried over
    .sentence = In a tie, the points go to the winner of the next deal.
rule-tied-block-opener = to the opener's side
    .sentence = In a tie, the side that opened the deal wins it. Without partners, the player nearest the opener.
rule-tied-block-closer = to the blocker's side
    .sentence = In a tie, the side that blocked the line wins. Without partners, the player nearest the blocker.
rule-tied-block-closer-loses = to the other side
    .sentence = In a tie, the side that blocked the line loses. Without partners, the next player in the tie wins.

rule-capicua = Capicúa
    .sentence = Your last tile fits every end and is no double: { $number } points extra.

rule-chuchazo = Chuchazo
    .sentence = Your last tile is 0-0: { $number } points extra.

rule-first-pass = First pass
    .sentence = You open and the next player has to pass: { $number } points.

# Spanish, as Dominicans call it.
rule-paso-redondo = Paso redondo
    .sentence = You play, all others have to pass, and you play again: { $number } points.

rule-first-deals = First deals
rule-first-deals-on = 100, 75, 50, 25
    .sentence = The winners of the first 4 deals score 100, 75, 50 and 25 points extra.

options-too-few-tiles = There are only { $tiles } tiles. Deal { $most } or fewer to each player.
options-always-redealt = Someone would always have { $doubles } doubles. Deal fewer tiles, or turn off the redeal.

## Presets: rules that go together. .game names the game they make, where the preset alone does not.

preset-dominoes-draw = Draw
    .game = Draw dominoes
    .sentence = Can't play? Draw. Score the pips the others hold.
preset-dominoes-block = Block
    .game = Block dominoes
    .sentence = Can't play? Pass. Score the pips the others hold.
preset-dominoes-all-fives = All Fives
    .sentence = Score when the open ends add up to a multiple of 5.
preset-dominoes-fives-and-threes = Fives and Threes
    .sentence = The pub game: fives and threes, to 61 exactly.
preset-dominoes-puerto-rico = Puerto Rico
    .sentence = Capicúa, chuchazo, and extra points in the first deals.
preset-dominoes-dominican = Dominican
    .sentence = 25 for a capicúa, and for a pass on the first tile.
preset-dominoes-cuban = Cuban
    .sentence = Double-nine set, 10 tiles each.
preset-dominoes-brazil = Brazil
    .sentence = The last tile decides: 1 to 4 points a deal.
preset-dominoes-brazil-league = Brazil, league
    .sentence = To 7. The next winner gets the point of a blocked deal.
preset-dominoes-jamaica = Jamaica
    .sentence = Partners. Each deal you win counts 1, to six.
preset-dominoes-cut-throat = Cut-throat
    .sentence = As in Jamaica, but each for themselves.
preset-dominoes-martinique = Martinique
    .sentence = Three players. Win three while someone has none.

## What a player is asked

prompt-open = open with any tile
prompt-open-with = open with { $tile }
# $numbers is "6, 4 or 0".
prompt-play-on = play on { $numbers }

# A tile and an end of the line: "5-3 left".
choice-tile-end = { $tile } { $end ->
    [left] left
    [right] right
    [up] up
   *[down] down
}
# What a play leaves at the ends, a double as a tile: "scores 10, leaves 5-5, 0".
choice-leaves = { $points ->
    [0] leaves { $ends }
   *[other] scores { $points }, leaves { $ends }
}
# A play on its button, with what it scores.
choice-points = { $play } ({ $points })

## The ends of the line

end-left = left
end-right = right
end-up = up
end-down = down
