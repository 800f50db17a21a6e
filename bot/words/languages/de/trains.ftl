train-must-cover = muss { $tile } { $train } abdecken
train-round = Runde { $number } von { $count }
    .band = Runde <b>{ $number }</b> von { $count }
train-turn-cover = { $who-is ->
    [you] Du musst { $tile } { $train } abdecken.
   *[one] { $who } muss { $tile } { $train } abdecken.
}
train-turn-lay = { $who-is ->
    [you] Du legst einen ganzen Zug.
   *[one] { $who } legt einen ganzen Zug.
}
train-lowest = vorn: <b>{ $who } { $total }</b>

train-engine = { $drew ->
    [yes] { $who-is ->
        [you] Du hast den Startpasch <b>{ $tile }</b> gezogen
       *[one] { $who } hat den Startpasch <b>{ $tile }</b> gezogen
    }
   *[no] { $who-is ->
        [you] Du hattest den Startpasch <b>{ $tile }</b>
       *[one] { $who } hatte den Startpasch <b>{ $tile }</b>
    }
}
train-laid = { $who-is ->
    [you] Du
   *[one] { $who }
}: { $drew ->
    [yes] gezogen,{" "}
   *[no] {""}
}{ $plays }{ $note ->
    [uncovered] , offen
    [covered] , abgedeckt
    [unmarked] , Marker weg
   *[none] {""}
}
train-play-brief = <b>{ $tiles }</b> { $train }
train-own-drew = nichts passt: du ziehst <b>{ $tile }</b>{ $then ->
    [went] , er liegt jetzt { $train }
    [marked] , dein Zug wird markiert
   *[choose] {""}
}
train-own-passed = nichts passt: dein Zug wird markiert

train-did-play = { $tiles } { $train } gelegt{ $unmarked ->
    [yes] {" "}(Marker weg)
   *[no] {""}
}
train-did-cover = { $double } { $train } mit { $tiles } abgedeckt
train-did-pass = ausgesetzt{ $marked ->
    [yes] {" "}(Marker)
   *[no] {""}
}

train-end = { $train } { $shown }{ $state ->
    [owed] {" "}abzudecken
    [marked] {" "}mit Marker
    [closed] {" "}zu
   *[open] {""}
}
trains-told = Züge: { $trains }.
train-tiles = { $train } { $more ->
    [0] {""}
   *[other] +{ $more }{" "}
}{ $tiles }
train-line = { $tiles ->
    [none] **{ $train }**: kein Stein
   *[other] **{ $train }** ({ $count }): { $tiles }
}
train-round-told = Runde { $number } von { $count }, Startpasch { $engine }.

train-hero = { $who-is ->
    [you] Du bist fertig
   *[one] { $who } ist fertig
}
train-out = fertig
train-out-with = mit <b>{ $tile }</b>
train-blocked = Blockiert
train-next = weiter mit
    .told = Nächster Startpasch { $tile }.
train-left = { $tiles ->
    [none] { $who } +{ $points }, { $total }.
   *[other] { $who } { $tiles }, +{ $points }, { $total }.
}
