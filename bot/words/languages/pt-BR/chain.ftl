### Dominó na mesa: de quem é a vez, o que se jogou, comprou e passou, como a rodada acabou.

chain-turn = { $who-is ->
    [you] Sua vez
   *[one] { $opens ->
        [yes] { $who } abre
       *[no] { $who } joga
    }
}
chain-laid = { $end ->
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
chain-laid-brief = { $who-is ->
    [you] Você
   *[one] { $who }
}: <b>{ $tile }</b>{ $points ->
    [0] {""}
   *[other] , <b>+{ $points }</b>
}
chain-opens = { $tile ->
    [none] { $who-is ->
        [you] <b>Você</b> abre
       *[one] <b>{ $who }</b> abre
    }
   *[other] { $who-is ->
        [you] <b>Você</b> abre com <b>{ $tile }</b>
       *[one] <b>{ $who }</b> abre com <b>{ $tile }</b>
    }
}
chain-redealt = { $who-is ->
    [you] Você
   *[one] { $who }
} tinha <b>{ $doubles } buchas</b>: novas peças

chain-passed-on = { $who } passou no <b>{ $numbers }</b>
chain-passed = { $who } { $who-is ->
    [many] passaram
    [us] passaram
   *[one] passou
}
chain-all-passed = os outros passaram
since-play = { $who }{ $drew ->
    [0] {""}
   *[other] {" "}comprou { $drew },
} <b>{ $piece }</b>{ $points ->
    [0] {""}
   *[other] {" "}<b>+{ $points }</b>
}
chain-first-pass = { $who } passou: <b>{ $points }</b>
chain-drew = { $passed ->
    [yes] { $who } comprou <b>{ $count }</b> e passou
   *[no] { $who } comprou <b>{ $count }</b>
}
chain-own-drew = nada cabia: você comprou <b>{ $tiles }</b>
    .brief = você comprou <b>{ $tiles }</b>
chain-own-drew-count = você comprou <b>{ $count }</b>

chain-ends = { $parts ->
    [none] pontas <b>{ $sum }</b>
   *[other] pontas { $parts } = <b>{ $sum }</b>
}{ $points ->
    [0] {""}
   *[other] {" "}→ <b>{ $points }</b>
}
chain-goal = { $deals ->
    [yes] { $number ->
        [one] <b>{ $number }</b> rodada
       *[other] <b>{ $number }</b> rodadas
    }
   *[no] até <b>{ $number }</b>
}

chain-note-drew = comprou { $count }

chain-hero = <b>{ $who-is ->
    [you] Você
   *[one] { $who }
}{ $way ->
    [capicua] : capicua!
    [chuchazo] : chuchazo!
    [target] {" "}chegou a { $target }!
   *[domino] {" "}bateu!
}</b>
chain-hero-blocked = Fechou no { $numbers }{ $points ->
    [none] {""}
   *[some] : <b>{ $points }</b>
}
chain-hero-tie = Fechou: empate

chain-more-parts = + { $parts }
chain-sum = { $kind ->
    [rounded] { $parts } → <b>{ $total }</b>
    [pips] { $parts } { $parts ->
        [1] pinta
       *[other] pintas
    }: <b>{ $total }</b>
   *[sum] { $parts } = <b>{ $total }</b>
}
chain-bonus = { $points } { $kind ->
    [capicua] de capicua
    [chuchazo] de chuchazo
    [first_deal] pela rodada { $deal }
    [carried] acumulados
    [first_pass] do primeiro passe
    [paso_redondo] de passe geral
    [plays] por jogadas
   *[chipped_out] por bater
}
chain-no-points = { $past ->
    [0] nenhum ponto
   *[other] passar de { $past } não vale
}
chain-pips-of = { $sides } pintas
chain-side-pips = { $side } <b>{ $pips }</b>

chain-why = { $way ->
    [capicua] <b>{ $tile }</b> cabia { $arms ->
        [yes] em todas as pontas
       *[no] nas duas pontas
    }
    [blocked] { $who } fechou com <b>{ $tile }</b>
    [target] { $who } jogou <b>{ $tile }</b>
   *[out] { $who } bateu com <b>{ $tile }</b>
}
chain-why-brief = { $way ->
    [capicua] <b>{ $tile }</b> { $arms ->
        [yes] em todas
       *[no] nas duas
    }
    [blocked] fechou com <b>{ $tile }</b>
    [target] com <b>{ $tile }</b>
   *[out] bateu com <b>{ $tile }</b>
}
chain-closer = { $who-is ->
    [you] Você
   *[one] { $who }
} fechou: { $pips ->
    [0] <b>{ $pips }</b> pintas
    [one] <b>{ $pips }</b> pinta
   *[other] <b>{ $pips }</b> pintas
}, { $other } <b>{ $others }</b>
chain-lowest = menor mão: { $who }, <b>{ $pips }</b>
chain-level = empate: { $sides ->
    [yes] { $by ->
        [opener] ganha o time que abriu
       *[closer] ganha o time que fechou
    }
   *[no] { $by ->
        [opener] ganha quem está mais perto de quem abriu
       *[closer] ganha quem está mais perto de quem fechou
    }
}
chain-why-carried = <b>{ $points }</b> acumulados
chain-out-with = bateu com { $tile }
chain-total = { $before } → { $after }

chain-did-play = { $end ->
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
chain-did-draw = comprou { $count }
chain-did-pass = { $numbers ->
    [none] passou
   *[other] passou no { $numbers }
}
chain-told = { $who-is ->
    [you] Você
   *[one] { $who }
} { $did }.
chain-told-bonus = Isso vale { $points } para { $who }.
chain-line = Linha ({ $count }): { $tiles }.{ $spinner ->
    [none] {""}
   *[other] {" "}Cruz { $spinner }.
}
chain-spinner = Linha ({ $count }). Cruz { $tile }.
chain-arm = { $end ->
    [left] À esquerda
    [right] À direita
    [up] Em cima
   *[down] Embaixo
}: { $tiles }.
chain-open = { $sum ->
    [none] Pontas: { $ends }.
   *[other] Pontas { $sum }: { $ends }.
}
chain-end = { $end ->
    [left] esquerda
    [right] direita
    [up] cima
   *[down] baixo
} { $shown }{ $counts ->
    [none] {""}
   *[other] {" "}({ $counts })
}

chain-tiles = Peças: { $hands }.
chain-hand = { $who } { $count }{ $notes ->
    [none] {""}
   *[other] {" "}({ $notes })
}
chain-lacks = sem { $numbers }
chain-boneyard = Monte { $count }{ $keep ->
    [0] {""}
   *[other] {" "}(nunca comprar: { $keep })
}.
chain-carried = { $points ->
    [one] { $points } ponto acumulado
   *[other] { $points } pontos acumulados
} da última rodada.
chain-playable = { $ends ->
    [none] { $tile }
   *[other] { $tile } { $ends }
}
chain-playable-end = { $end ->
    [left] à esquerda
    [right] à direita
    [up] em cima
   *[down] embaixo
}{ $points ->
    [0] {""}
   *[other] {" "}({ $points })
}
chain-to-play = { $numbers ->
    [none] { $who-is ->
        [you] Você abre.
       *[one] { $who } abre.
    }
   *[other] { $who-is ->
        [you] Você joga no { $numbers }.
       *[one] { $who } joga no { $numbers }.
    }
}

chain-ended = { $way ->
    [capicua] Capicua! { $who-is ->
        [you] Você
       *[one] { $who }
    } bateu com { $tile }
    [chuchazo] Chuchazo! { $who-is ->
        [you] Você
       *[one] { $who }
    } bateu com { $tile }
    [target] { $who-is ->
        [you] Você
       *[one] { $who }
    } chegou a { $target } com { $tile }
    [blocked] { $who-is ->
        [you] Você
       *[one] { $who }
    } fechou o jogo no { $numbers } com { $tile }
    [tie] { $who-is ->
        [you] Você
       *[one] { $who }
    } fechou o jogo no { $numbers } com { $tile }, empate
   *[domino] { $who-is ->
        [you] Você
       *[one] { $who }
    } bateu com { $tile }
}
chain-made-of = { $kind ->
    [bonus] { $parts }
    [rounded] { $parts } → { $total }
   *[pips] { $parts } { $parts ->
        [1] pinta
       *[other] pintas
    }
}
chain-remark-target = { $who-is ->
    [you] Você chegou a { $target }
   *[one] { $who } chegou a { $target }
}
chain-remark-pips = { $who-is ->
    [you] Você
   *[one] { $who }
} marcou { $points } por pintas
chain-remark-bonus = { $who-is ->
    [you] Você
   *[one] { $who }
} marcou { $points } { $kind ->
    [capicua] pela capicua
    [chuchazo] pelo chuchazo
    [first_pass] por um passe na primeira peça
    [paso_redondo] por um passe geral: os outros passaram
    [first_deal] por uma das primeiras rodadas
    [carried] de uma rodada empatada
   *[chipped_out] por bater
}
chain-remark-carried = { $points ->
    [one] { $points } ponto fica acumulado
   *[other] { $points } pontos ficam acumulados
}
chain-remark-best = Melhor jogada: { $tile } de { $who }, { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
chain-alt-plays = Pontos com jogadas: { $figures }.
chain-alt-left = Sobraram: { $hands }.
