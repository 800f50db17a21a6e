### Trem mexicano na mesa: de quem é a vez, o que se jogou, comprou e passou, como a rodada acabou.

train-must-cover = tem que cobrir { $tile } { $train }
train-round = rodada { $number } de { $count }
    .band = rodada <b>{ $number }</b> de { $count }
train-turn-cover = { $who } tem que cobrir { $tile } { $train }.
train-turn-lay = { $who } põe um trem inteiro.
train-lowest = menos: <b>{ $who } { $total }</b>

train-engine = { $drew ->
    [yes] { $who } comprou a bucha inicial, <b>{ $tile }</b>
   *[no] { $who } tinha a bucha inicial, <b>{ $tile }</b>
}
train-laid = { $who-is ->
    [you] Você
   *[one] { $who }
}: { $drew ->
    [yes] comprou,{" "}
   *[no] {""}
}{ $plays }{ $note ->
    [uncovered] , sem cobrir
    [covered] , coberta
    [unmarked] , sem marcador
   *[none] {""}
}
train-play-brief = <b>{ $tiles }</b> { $train }
train-own-drew = nada cabia: você comprou <b>{ $tile }</b>{ $then ->
    [went] , que já está { $train }
    [marked] , seu trem tem marcador
   *[choose] {""}
}
train-own-passed = nada cabia: seu trem tem marcador

train-did-play = jogou { $tiles } { $train }{ $unmarked ->
    [yes] {" "}(sem marcador)
   *[no] {""}
}
train-did-cover = cobriu { $double } { $train } com { $tiles }
train-did-pass = passou{ $marked ->
    [yes] {" "}(marcador)
   *[no] {""}
}

train-end = { $train } { $shown }{ $state ->
    [owed] {" "}a cobrir
    [marked] {" "}com marcador
    [closed] {" "}fechado
   *[open] {""}
}
trains-told = Trens: { $trains }.
train-tiles = { $train } { $more ->
    [0] {""}
   *[other] +{ $more }{" "}
}{ $tiles }
train-line = { $tiles ->
    [none] **{ $train }**: sem peças
   *[other] **{ $train }** ({ $count }): { $tiles }
}
train-round-told = Rodada { $number } de { $count }, bucha inicial { $engine }.

train-hero = { $who-is ->
    [you] Você bateu
   *[one] { $who } bateu
}
train-out = bateu
train-out-with = com <b>{ $tile }</b>
train-blocked = Fechou
train-next = depois
    .told = Próxima bucha inicial: { $tile }.
train-left = { $tiles ->
    [none] { $who } +{ $points }, { $total }.
   *[other] { $who } { $tiles }, +{ $points }, { $total }.
}
