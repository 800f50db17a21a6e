### How to play Mexican Train.

## The aim

mexican-train-help-aim = Lay your tiles in trains of equal halves, and get rid of them first. The pips you have left when a round ends count against you.
mexican-train-help-example-aim = Trains begin at the engine, equal halves touching

## The deal

mexican-train-help-deal = { $players } players get { $tiles } tiles each from a { $highest ->
    [12] double-twelve
   *[9] double-nine
} set.
mexican-train-help-boneyard = { $leftover ->
    [one] The leftover tile is the boneyard, face down.
   *[other] The { $leftover } leftover tiles are the boneyard, face down.
}
# $rounds: how many are played.
mexican-train-help-engine = Each round has an engine, the double with which all trains begin. { $rounds ->
    [1] You play one round, with { $highest }-{ $highest }.
   *[other] It is { $highest }-{ $highest } in round 1, and one lower in each round.
}
mexican-train-help-first = The engine is laid out before the deal. Everyone draws a tile: most pips starts round 1, ties draw again, and then the next player starts each round.
mexican-train-help-first-dealt = If you get the engine, I lay it out for you and you start. If no one has it, you all draw in turn until someone does, and keep what you drew.

## The trains

mexican-train-help-title-trains = The trains
mexican-train-help-own = Everyone has their own train. Its first tile has the number of the engine.
mexican-train-help-mexican = There is also the Mexican train, { $mexican-from ->
    [own_started] open to everyone whose own train has a tile. To cover a double there, you need none.
   *[any_time] which is open to all. Anyone can begin it.
}
mexican-train-help-marked = A train with a marker is open to all too.
mexican-train-help-example-marked = 8-3 fits your train, 6-5 the marked one, 5-1 none

## A turn

mexican-train-help-turn = Play one tile on your own train, the Mexican train or a marked one. If you can play, you must.
mexican-train-help-no-fit = If nothing fits, I draw one tile for you, and play it if it fits one train. If it doesn't fit, or none is left, I pass for you.
mexican-train-help-marker = When you pass, your train gets a marker. It goes when you play on your own train.

mexican-train-help-title-first-turn = The first turn
mexican-train-help-first-turn = In your first turn you lay as many tiles as you like, all on your own train. If none fits, you draw one.
mexican-train-help-first-doubles = Doubles need no cover in this turn. If your train ends in one, it must be covered from the second turns on.
mexican-train-help-first-doubles-free = Doubles need no second tile in this turn.

## Doubles

mexican-train-help-title-doubles = Doubles
mexican-train-help-doubles = { $doubles ->
    [cover] After a double you play again at once, to cover it. If you can't, you draw a tile, and pass if that doesn't fit.
    [chain] After a double you can play more doubles on open trains, and then you cover one of them. If you can't, you draw a tile, and pass if that doesn't fit.
    [free] After a double you play one more tile on any open train. If you can't, you draw a tile, and pass if that doesn't fit.
   *[none] A double is a tile like any other.
}
mexican-train-help-owed = { $doubles ->
    [chain] Doubles left uncovered must be covered first, the oldest before the others. Everyone can play on them, and nowhere else.
   *[cover] A double left uncovered must be covered before anything else. Everyone can play on it, and nowhere else.
}
mexican-train-help-no-cover = A double needs no cover once all tiles of its number lie open.

## The end of a round

mexican-train-help-title-round-end = The end of a round
mexican-train-help-round-end = A round ends when someone has played their last tile.
mexican-train-help-last-double = { $last-double ->
    [covered] If the last tile is a double, they draw, and are out if the new tile fits. They are out anyway if the boneyard is empty, or all tiles of that number lie open.
   *[ends] The last tile can be a double, and then it needs no cover.
}
mexican-train-help-blocked = It also ends when the boneyard is empty, everyone has passed in a row, and still no one can play.

## The score

mexican-train-help-score = Everyone scores the pips left in their hand.
mexican-train-help-match = { $rounds ->
    [1] The lowest score wins, and equal lowest scores share the win.
   *[other] After { $rounds } rounds the lowest total wins, and equal lowest totals share the win.
}

## Playing well

mexican-train-help-well-heavy = Play heavy tiles early: they cost you most if another player goes out.
mexican-train-help-well-train = Plan your own train: find the longest row of tiles in your hand. Play other tiles on the Mexican train and on marked trains.
mexican-train-help-well-doubles = { $doubles ->
    [free] Play doubles while you have a second tile to play.
   *[cover] Play doubles while you can cover them, or when the next player can't.
}
mexican-train-help-well-mexican = Watch what the others draw and pass on: it shows which numbers they don't have.
