### Dominó na mesa: de quem é a vez, o que se jogou, comprou e passou, como a rodada acabou.

line-turn = { $who-is ->
    [you] Sua vez
   *[one] { $opens ->
        [yes] { $who } abre
       *[no] { $who } joga
    }
}
    .sentence = { $numbers ->
        [none] { $who-is ->
            [you] Você abre.
           *[one] { $who } abre.
        }
       *[other] { $who-is ->
            [you] Você joga no { $numbers }.
           *[one] { $who } joga no { $numbers }.
        }
    }
line-laid = { $end ->
    [first] { $who-is ->
        [you] Você abriu com <b>{ $tile }</b>
       *[one] { $who } abriu com <b>{ $tile }</b>
    }
   *[left] { $who-is ->
        [you] Você
       *[one] { $who }
    }: <b>{ $tile }</b> { $end ->
        [right] à direita
        [up] em cima
        [down] embaixo
       *[left] à esquerda
    }
}{ $points ->
    [0] {""}
    [one] , <b>{ $points } ponto</b>
   *[other] , <b>{ $points } pontos</b>
}
line-laid-brief = { $who-is ->
    [you] Você
   *[one] { $who }
}: <b>{ $tile }</b>{ $points ->
    [0] {""}
   *[other] , <b>+{ $points }</b>
}
line-opens = { $tile ->
    [none] { $who-is ->
        [you] <b>Você</b> abre
       *[one] <b>{ $who }</b> abre
    }
   *[other] { $who-is ->
        [you] <b>Você</b> abre com <b>{ $tile }</b>
       *[one] <b>{ $who }</b> abre com <b>{ $tile }</b>
    }
}
line-opens-double = a maior bucha
line-redealt = { $who-is ->
    [you] Você
   *[one] { $who }
} tinha <b>{ $doubles } buchas</b>: novas peças

line-passed-on = { $who } passou no <b>{ $numbers }</b>
line-passed = { $who } { $who-is ->
    [many] passaram
    [us] passaram
   *[one] passou
}
line-all-passed = os outros passaram
since-play = { $who }{ $drew ->
    [0] {""}
   *[other] {" "}comprou { $drew },
} <b>{ $piece }</b>{ $points ->
    [0] {""}
   *[other] {" "}<b>+{ $points }</b>
}
line-first-pass = { $who } passou: <b>{ $points }</b>
line-drew = { $passed ->
    [yes] { $who } comprou <b>{ $count }</b> e passou
   *[no] { $who } comprou <b>{ $count }</b>
}
line-own-drew = nada cabia: você comprou <b>{ $tiles }</b>
    .brief = você comprou <b>{ $tiles }</b>
line-own-drew-count = você comprou <b>{ $count }</b>

line-ends = { $parts ->
    [none] pontas <b>{ $sum }</b>
   *[other] pontas { $parts } = <b>{ $sum }</b>
}{ $points ->
    [0] {""}
   *[other] {" "}→ <b>{ $points }</b>
}
line-goal = { $deals ->
    [yes] { $number ->
        [one] <b>{ $number }</b> rodada
       *[other] <b>{ $number }</b> rodadas
    }
   *[no] até <b>{ $number }</b>
}

line-note-drew = comprou { $count }

line-did-play = { $end ->
    [first] abriu com { $tile }
    [right] jogou { $tile } à direita
    [up] jogou { $tile } em cima
    [down] jogou { $tile } embaixo
   *[left] jogou { $tile } à esquerda
}{ $points ->
    [0] {""}
    [one] : { $points } ponto
   *[other] : { $points } pontos
}
line-did-draw = comprou { $count }
line-did-pass = { $numbers ->
    [none] passou
   *[other] passou no { $numbers }
}
line-told = { $who-is ->
    [you] Você
   *[one] { $who }
} { $did }.
line-told-bonus = Isso vale { $points } para { $who }.
line-whole = Linha ({ $count }): { $tiles }.{ $spinner ->
    [none] {""}
   *[other] {" "}Cruz { $spinner }.
}
line-spinner = Linha ({ $count }). Cruz { $tile }.
line-arm = { $end ->
    [left] À esquerda
    [right] À direita
    [up] Em cima
   *[down] Embaixo
}: { $tiles }.
line-open = { $sum ->
    [none] Pontas: { $ends }.
   *[other] Pontas { $sum }: { $ends }.
}
line-end = { $end ->
    [left] esquerda
    [right] direita
    [up] cima
   *[down] baixo
} { $shown }{ $counts ->
    [none] {""}
   *[other] {" "}({ $counts })
}

line-tiles = Peças: { $hands }.
line-hand = { $who } { $count }{ $notes ->
    [none] {""}
   *[other] {" "}({ $notes })
}
line-lacks = sem { $numbers }
line-boneyard = Monte { $count }{ $keep ->
    [0] {""}
   *[other] {" "}(nunca comprar: { $keep })
}.
line-carried = { $points ->
    [one] { $points } ponto acumulado
   *[other] { $points } pontos acumulados
} da última rodada.
line-playable = { $ends ->
    [none] { $tile }
   *[other] { $tile } { $ends }
}
line-playable-end = { $end ->
    [left] à esquerda
    [right] à direita
    [up] em cima
   *[down] embaixo
}{ $points ->
    [0] {""}
   *[other] {" "}({ $points })
}
