### Mexican Train on the table: whose turn it is, what was played, drawn and passed, how a round ended. <b>bold</b> in
### pictures. $train is a train as mexican-train.ftl names it, `.on` or not: "Mexican", "on the Mexican train".

## Whose turn it is

# Beside "Dee plays".
train-must-cover = must cover { $tile } { $train }
# `.band` stands in the band at the foot.
train-round = round { $number } of { $count }
    .band = round <b>{ $number }</b> of { $count }
# $who is a mention: "@Ann".
train-turn-cover = { $who } must cover { $tile } { $train }.
train-turn-lay = { $who } to lay a whole train.
# The lowest total of all.
train-lowest = lowest: <b>{ $who } { $total }</b>

## What was played, drawn and passed

# Before the first play, where the engine was dealt. $drew: no one had it.
train-engine = { $drew ->
    [yes] { $who } drew the engine, <b>{ $tile }</b>
   *[no] { $who } had the engine, <b>{ $tile }</b>
}
# $plays lists the following: "Eve: 10-10 own, uncovered". $drew: of a tile that was drawn.
train-laid = { $who-is ->
    [you] You
   *[one] { $who }
}: { $drew ->
    [yes] drew,{" "}
   *[no] {""}
}{ $plays }{ $note ->
    [uncovered] , uncovered
    [covered] , covered
    [unmarked] , marker off
   *[none] {""}
}
train-play-brief = <b>{ $tiles }</b> { $train }
# The reader's turn went by on its own. $then: the tile was played, or their train got a marker.
train-own-drew = nothing fit: you drew <b>{ $tile }</b>{ $then ->
    [went] , it went { $train }
    [marked] , your train is marked
   *[choose] {""}
}
train-own-passed = nothing fit: your train is marked

## The same in sentences, after the player's name

train-did-play = played { $tiles } { $train }{ $unmarked ->
    [yes] {" "}(marker off)
   *[no] {""}
}
train-did-cover = covered { $double } { $train } with { $tiles }
# $marked: their train has got a marker.
train-did-pass = passed{ $marked ->
    [yes] {" "}(marked)
   *[no] {""}
}

## The trains in sentences

# "Ends: Mexican 11, Ann 12 marked, Bo 10-10 to cover, you 0."
train-end = { $train } { $shown }{ $state ->
    [owed] {" "}to cover
    [marked] {" "}marked
    [closed] {" "}closed
   *[open] {""}
}
# $trains lists the following; $more: tiles that are left out.
trains-told = Trains: { $trains }.
train-tiles = { $train } { $more ->
    [0] {""}
   *[other] +{ $more }{" "}
}{ $tiles }
# A train on its own line, with the number of its tiles.
train-line = { $tiles ->
    [none] **{ $train }**: no tiles
   *[other] **{ $train }** ({ $count }): { $tiles }
}
train-round-told = Round { $number } of { $count }, engine { $engine }.

## How a round ended

train-hero = { $who-is ->
    [you] You are out
   *[one] { $who } is out
}
# Beside the name of the player who is out, in place of tiles.
train-out = out
train-out-with = with <b>{ $tile }</b>
train-blocked = Blocked
# The double from which the next round starts.
train-next = next
    .told = Next engine { $tile }.
# A seat's tiles left, its points and its total.
train-left = { $tiles ->
    [none] { $who } +{ $points }, { $total }.
   *[other] { $who } { $tiles }, +{ $points }, { $total }.
}
