### Mexican Train: titles, aims, rules and presets; what is asked and offered while it is played.

game-mexican-train = Mexican Train
    .aim = { $rounds ->
        [one] Play your tiles on the trains. Tiles left in your hand cost points. One round, lowest score wins.
       *[other] Play your tiles on the trains. Tiles left in your hand cost points. Lowest total after { $rounds } rounds wins.
    }
    .credit = A favorite of big family tables, with the double-twelve set.

## Rules. The first line of each is its name, then come its values, each with a sentence.

rule-length = Rounds
    .sentence = { $number ->
        [one] A match is 1 round, with the highest engine.
       *[other] A match is { $number } rounds, with the highest engines.
    }
rule-length-all = all
    .sentence = A match has a round for each double of the set, from the highest to 0-0.

# The double in the middle, from which all trains start.
rule-engine = Engine
rule-engine-set-aside = laid out first
    .sentence = The engine is laid out before the tiles are dealt.
rule-engine-dealt = dealt
    .sentence = The player with the engine begins. If no one has it, you draw in turn until someone finds it.

rule-first-turn = First turn
rule-first-turn-tile = one tile
    .sentence = On your first turn you play one tile, as on any other.
rule-first-turn-train = a whole train
    .sentence = On your first turn you lay as many tiles as you like, all on your own train.

rule-doubles = Doubles
rule-doubles-cover = must be covered
    .sentence = You cover your double right away. If you can't, the others must cover it before anything else.
rule-doubles-chain = in a chain
    .sentence = You can play doubles in a row, then you cover one. The others must cover the rest.
rule-doubles-free = one more tile
    .sentence = After a double you play one more tile, anywhere you can. No one has to cover it.
rule-doubles-none = like other tiles
    .sentence = A double is a tile like any other.

rule-last-double = Last tile a double
rule-last-double-ends = ends the round
    .sentence = You can go out with a double.
rule-last-double-covered = must be covered
    .sentence = If your last tile is a double, you draw a tile to cover it.

rule-mexican-from = Mexican train
rule-mexican-from-any-time = open from the start
    .sentence = You can play on the Mexican train at any time.
rule-mexican-from-own-started = after your own
    .sentence = You can play on the Mexican train once your own train has a tile.

rule-double-blank = Penalty for 0-0
    .sentence = 0-0 left in your hand costs { $number } points.

## Presets: rules that go together.

preset-mexican-train-mexican-train = Usual rules
    .sentence = 13 rounds, from engine 12-12 down to 0-0.
preset-mexican-train-three-rounds = Three rounds
    .sentence = A short match: engines 12-12, 11-11 and 10-10.
preset-mexican-train-double-nine = Double-nine
    .sentence = 10 rounds with fewer tiles, for 2 to 4 players.
preset-mexican-train-whole-trains = Whole trains
    .sentence = On your first turn, lay as much of your train as you can.
preset-mexican-train-chain = Chain of doubles
    .sentence = Play several doubles in a row, then cover one.

## Trains, after a tile and in lists: "11-6 Mexican", "10-10 own, then cover". `.on` stands in a sentence.

train-mexican = Mexican
    .on = on the Mexican train
# The train of the player, if that is the reader.
train-own = own
    .on = on your train
# The same of someone else.
train-theirs = own
    .on = on their train
# The reader's train, on which someone else plays.
train-yours = yours
    .on = on your train
train-of = { $who }
    .on = on { $who }

## What a player is asked. $train is an `.on` of the above.

prompt-cover = cover { $tile } { $train }
# Doubles in a row: $tiles is "10-10 or 8-8".
prompt-chain = cover { $tiles }, or play another double
prompt-drawn = pick a train for { $tile }
prompt-first-train = { $begun ->
    [yes] add to your train, or stop
   *[no] start your train with { $number }
}

# A play on a train: what it leaves at its end, or what must follow a double.
choice-on-train = { $then ->
    [cover] { $tile } { $train }, then cover
    [more] { $tile } { $train }, then one more
   *[none] { $tile } { $train } ({ $number })
}
# A tile and its train, where that says enough.
train-play = { $tile } { $train }
# Ends a first turn in which a whole train is laid.
choice-done = Done
