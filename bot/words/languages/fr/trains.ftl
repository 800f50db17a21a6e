train-must-cover = doit couvrir { $tile } { $train }
train-round = manche { $number } sur { $count }
    .band = manche <b>{ $number }</b> sur { $count }
train-turn-cover = À { $who } de couvrir { $tile } { $train }.
train-turn-lay = À { $who } de poser un train entier.
train-lowest = en tête : <b>{ $who } { $total }</b>

train-engine = { $drew ->
    [yes] { $who-is ->
        [you] Tu as pioché le double de départ, <b>{ $tile }</b>
       *[one] { $who } a pioché le double de départ, <b>{ $tile }</b>
    }
   *[no] { $who-is ->
        [you] Tu avais le double de départ, <b>{ $tile }</b>
       *[one] { $who } avait le double de départ, <b>{ $tile }</b>
    }
}
train-laid = { $who-is ->
    [you] Toi
   *[one] { $who }
} : { $drew ->
    [yes] pioche,{" "}
   *[no] {""}
}{ $plays }{ $note ->
    [uncovered] , à couvrir
    [covered] , couvert
    [unmarked] , marqueur enlevé
   *[none] {""}
}
train-play-brief = <b>{ $tiles }</b> { $train }
train-own-drew = rien n'allait : tu as pioché <b>{ $tile }</b>{ $then ->
    [went] , posé { $train }
    [marked] , ton train est marqué
   *[choose] {""}
}
train-own-passed = rien n'allait : ton train est marqué

train-did-play = { $tiles } { $train }{ $unmarked ->
    [yes] {" "}(marqueur enlevé)
   *[no] {""}
}
train-did-cover = { $double } couvert { $train } avec { $tiles }
train-did-pass = boudé{ $marked ->
    [yes] {" "}(marqué)
   *[no] {""}
}

train-end = { $train } { $shown }{ $state ->
    [owed] {" "}à couvrir
    [marked] {" "}marqué
    [closed] {" "}fermé
   *[open] {""}
}
trains-told = Trains : { $trains }.
train-tiles = { $train } { $more ->
    [0] {""}
   *[other] +{ $more }{" "}
}{ $tiles }
train-line = { $tiles ->
    [none] **{ $train }** : aucun domino
   *[other] **{ $train }** ({ $count }) : { $tiles }
}
train-round-told = Manche { $number } sur { $count }, double de départ { $engine }.

train-hero = { $who-is ->
    [you] Tu as fait domino
   *[one] { $who } a fait domino
}
train-out = domino
train-out-with = avec <b>{ $tile }</b>
train-blocked = Manche bloquée
train-next = suite
    .told = Prochain double de départ : { $tile }.
train-left = { $tiles ->
    [none] { $who } +{ $points }, { $total }.
   *[other] { $who } { $tiles }, +{ $points }, { $total }.
}
