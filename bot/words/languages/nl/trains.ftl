train-must-cover = moet { $tile } { $train } afdekken
train-round = ronde { $number } van { $count }
    .band = ronde <b>{ $number }</b> van { $count }
train-turn-cover = { $who } moet { $tile } { $train } afdekken.
train-turn-lay = { $who } legt een hele trein.
train-lowest = laagst: <b>{ $who } { $total }</b>

train-engine = { $drew ->
    [yes] { $who-is ->
        [you] Je pakte
       *[one] { $who } pakte
    } de startdubbele <b>{ $tile }</b>
   *[no] { $who-is ->
        [you] Je had
       *[one] { $who } had
    } de startdubbele <b>{ $tile }</b>
}
train-laid = { $who-is ->
    [you] Jij
   *[one] { $who }
}: { $drew ->
    [yes] pakte,{" "}
   *[no] {""}
}{ $plays }{ $note ->
    [uncovered] , niet afgedekt
    [covered] , afgedekt
    [unmarked] , marker weg
   *[none] {""}
}
train-play-brief = <b>{ $tiles }</b> { $train }
train-own-drew = je kon niet en pakte <b>{ $tile }</b>{ $then ->
    [went] , die ligt nu { $train }
    [marked] , je trein heeft een marker
   *[choose] {""}
}
train-own-passed = je kon niet: je trein heeft een marker

train-did-play = speelde { $tiles } { $train }{ $unmarked ->
    [yes] {" "}(marker weg)
   *[no] {""}
}
train-did-cover = dekte { $double } { $train } af met { $tiles }
train-did-pass = paste{ $marked ->
    [yes] {" "}(marker)
   *[no] {""}
}

train-end = { $train } { $shown }{ $state ->
    [owed] {" "}af te dekken
    [marked] {" "}met marker
    [closed] {" "}dicht
   *[open] {""}
}
trains-told = Treinen: { $trains }.
train-tiles = { $train } { $more ->
    [0] {""}
   *[other] +{ $more }{" "}
}{ $tiles }
train-line = { $tiles ->
    [none] **{ $train }**: geen stenen
   *[other] **{ $train }** ({ $count }): { $tiles }
}
train-round-told = Ronde { $number } van { $count }, startdubbele { $engine }.

train-hero = { $who-is ->
    [you] Je bent uit
   *[one] { $who } is uit
}
train-out = uit
train-out-with = met <b>{ $tile }</b>
train-blocked = Vast
train-next = dan
    .told = Volgende startdubbele { $tile }.
train-left = { $tiles ->
    [none] { $who } +{ $points }, { $total }.
   *[other] { $who } { $tiles }, +{ $points }, { $total }.
}
