### Black Tile: its title, aim, rules and presets.

# It has three ways to count: "Black Tile 11", "Black Tile 21", "Black Tile 30".
game-black-tile = Black Tile
    .variant = Black Tile { $variant }
    .aim = Win as few points as you can. When someone reaches { $target }, the lowest score wins.
    .aim-partners = Win as few points as you can. When a side reaches { $target }, the lower score wins.
    .credit = A domino cousin of Hearts. Frederick Berndt invented the partners' game and Twenty-One Point. Howard Fosdick reported Thirty Point. The red pips on the 3s are Joe Celko's idea.

## Rules. The first line of each is its name, then come its values, each with a sentence.

rule-variant-11 = Eleven Point
    .sentence = 0-0 costs 4, and each of the seven 3s costs 1.
rule-variant-21 = Twenty-One Point
    .sentence = 0-0 costs 11, and each tile of 5, 6 or 7 pips costs 1.
rule-variant-30 = Thirty Point
    .sentence = Like Twenty-One Point, and 1-1 costs 9.

rule-moon-points = Shooting the moon
    .sentence = Win every point, and each other side gets { $number }.

rule-first-lead = First player
rule-first-lead-rotates = moves left
    .sentence = The next player on the left starts each deal.
rule-first-lead-highest-score = highest score
    .sentence = From the second deal, the player with the most points starts.

rule-pass-direction = Passing
rule-pass-direction-left = left
    .sentence = Everyone passes 3 tiles to the left.
rule-pass-direction-right = right
    .sentence = Everyone passes 3 tiles to the right.

rule-undealt-tile = Leftover tile
rule-undealt-tile-first-trick-winner = to trick 1
    .sentence = With 3 players, the winner of trick 1 gets the leftover tile.
rule-undealt-tile-unused = unused
    .sentence = With 3 players, the leftover tile stays face down and costs no one.

rule-tie = Tie
rule-tie-shared = shared
    .sentence = Equal lowest scores share the win.
rule-tie-playoff = played off
    .sentence = Everyone plays on until one score is lowest.

## Presets: rules that go together.

preset-black-tile-eleven-point = Eleven Point
    .sentence = 0-0 costs 4, each 3 costs 1.
preset-black-tile-twenty-one-point = Twenty-One Point
    .sentence = 0-0 costs 11, tiles of 5, 6 or 7 pips cost 1.
preset-black-tile-thirty-point = Thirty Point
    .sentence = Like Twenty-One, and 1-1 costs 9.
preset-black-tile-partners = Partners
    .sentence = Eleven Point, with a partner.
preset-black-tile-berndt = Berndt's rules
    .sentence = Eleven Point. The highest score starts.
preset-black-tile-berndt-partners = Berndt's partners
    .sentence = Partners. The side with the most points starts.
preset-black-tile-fosdick = Fosdick's rules
    .sentence = Eleven Point. Pass right. With 3, one tile is unused.
