train-must-cover = debe cubrir { $tile } { $train }
train-round = ronda { $number } de { $count }
    .band = ronda <b>{ $number }</b> de { $count }
train-turn-cover = { $who-is ->
    [you] Tienes que cubrir { $tile } { $train }.
   *[one] { $who } tiene que cubrir { $tile } { $train }.
}
train-turn-lay = { $who-is ->
    [you] Te toca poner un tren entero.
   *[one] Le toca a { $who } poner un tren entero.
}
train-lowest = menos: <b>{ $who } { $total }</b>

train-engine = { $drew ->
    [yes] { $who-is ->
        [you] Robaste el doble inicial, <b>{ $tile }</b>
       *[one] { $who } robó el doble inicial, <b>{ $tile }</b>
    }
   *[no] { $who-is ->
        [you] Tenías el doble inicial, <b>{ $tile }</b>
       *[one] { $who } tenía el doble inicial, <b>{ $tile }</b>
    }
}
train-laid = { $who-is ->
    [you] Tú
   *[one] { $who }
}: { $drew ->
    [yes] robo,{" "}
   *[no] {""}
}{ $plays }{ $note ->
    [uncovered] , sin cubrir
    [covered] , cubierto
    [unmarked] , sin marcador
   *[none] {""}
}
train-play-brief = <b>{ $tiles }</b> { $train }
train-own-drew = nada encajaba: robaste <b>{ $tile }</b>{ $then ->
    [went] , que ya está { $train }
    [marked] , tu tren lleva marcador
   *[choose] {""}
}
train-own-passed = nada encajaba: tu tren lleva marcador

# Nouns in place of verbs: they follow "Ana:" or "Tú:".
train-did-play = { $tiles } { $train }{ $unmarked ->
    [yes] {" "}(sin marcador)
   *[no] {""}
}
train-did-cover = { $double } cubierto con { $tiles } { $train }
train-did-pass = pase{ $marked ->
    [yes] {" "}(con marcador)
   *[no] {""}
}

train-end = { $train } { $shown }{ $state ->
    [owed] {" "}por cubrir
    [marked] {" "}con marcador
    [closed] {" "}cerrado
   *[open] {""}
}
trains-told = Trenes: { $trains }.
train-tiles = { $train } { $more ->
    [0] {""}
   *[other] +{ $more }{" "}
}{ $tiles }
train-line = { $tiles ->
    [none] **{ $train }**: sin fichas
   *[other] **{ $train }** ({ $count }): { $tiles }
}
train-round-told = Ronda { $number } de { $count }, doble inicial { $engine }.

train-hero = { $who-is ->
    [you] Dominaste
   *[one] { $who } dominó
}
train-out = dominó
train-out-with = con <b>{ $tile }</b>
train-blocked = Tranque
train-next = sigue
    .told = Próximo doble inicial: { $tile }.
train-left = { $tiles ->
    [none] { $who } +{ $points }, { $total }.
   *[other] { $who } { $tiles }, +{ $points }, { $total }.
}
