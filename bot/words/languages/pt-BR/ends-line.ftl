line-hero = <b>{ $who-is ->
    [you] Você
   *[one] { $who }
}{ $way ->
    [capicua] : capicua!
    [chuchazo] : chuchazo!
    [target] {" "}chegou a { $target }!
    [crossed] : cruzada!
    [both_ends] : lá e lô!
   *[domino] {" "}bateu!
}</b>
line-hero-blocked = Fechou no { $numbers }{ $points ->
    [none] {""}
   *[some] : <b>{ $points }</b>
}
line-hero-tie = Fechou: empate

line-more-parts = + { $parts }
line-sum = { $kind ->
    [rounded] { $parts } → <b>{ $total }</b>
    [pips] { $parts } { $parts ->
        [1] pinta
       *[other] pintas
    }: <b>{ $total }</b>
   *[sum] { $parts } = <b>{ $total }</b>
}
line-bonus = { $points } { $kind ->
    [capicua] de capicua
    [chuchazo] de chuchazo
    [first_deal] pela rodada { $deal }
    [carried] { $points ->
        [1] acumulado
       *[other] acumulados
    }
    [first_pass] do primeiro passe
    [paso_redondo] de passe geral
    [plays] por jogadas
    [won] ponto
    [double] de bucha
    [both_ends] de lá e lô
    [crossed] de cruzada
    [key] de chave
   *[chipped_out] por bater
}
line-no-points = { $past ->
    [0] nenhum ponto
   *[other] passar de { $past } não vale
}
line-pips-of = { $sides } pintas
line-side-pips = { $side } <b>{ $pips }</b>

line-why = { $way ->
    [capicua] <b>{ $tile }</b> cabia { $arms ->
        [yes] em todas as pontas
       *[no] nas duas pontas
    }
    [blocked] { $who } fechou com <b>{ $tile }</b>
    [target] { $who } jogou <b>{ $tile }</b>
   *[out] { $who } bateu com <b>{ $tile }</b>
}
line-why-brief = { $way ->
    [capicua] <b>{ $tile }</b> { $arms ->
        [yes] em todas
       *[no] nas duas
    }
    [blocked] fechou com <b>{ $tile }</b>
    [target] com <b>{ $tile }</b>
   *[out] bateu com <b>{ $tile }</b>
}
line-closer = { $who-is ->
    [you] Você
   *[one] { $who }
} fechou: { $pips ->
    [0] <b>{ $pips }</b> pintas
    [one] <b>{ $pips }</b> pinta
   *[other] <b>{ $pips }</b> pintas
}, { $other } <b>{ $others }</b>
line-lowest = menor mão: { $who }, <b>{ $pips }</b>
line-level = empate: { $sides ->
    [yes] { $by ->
        [opener] ganha o time que abriu
        [closer_loses] perde o time que fechou
       *[closer] ganha o time que fechou
    }
   *[no] { $by ->
        [opener] ganha quem está mais perto de quem abriu
        [closer_loses] ganha o próximo depois de quem fechou
       *[closer] ganha quem está mais perto de quem fechou
    }
}
line-always-tie = jogo fechado é sempre empate
line-anew = todos já ganharam uma rodada, então todos voltam a 0
line-why-carried = { $points ->
    [one] <b>{ $points }</b> acumulado
   *[other] <b>{ $points }</b> acumulados
}
line-left = { $count ->
    [one] { $count } peça
   *[other] { $count } peças
}
line-out-with = bateu com { $tile }
line-total = { $before } → { $after }

line-ended = { $way ->
    [capicua] Capicua! { $who-is ->
        [you] Você
       *[one] { $who }
    } bateu com { $tile }
    [chuchazo] Chuchazo! { $who-is ->
        [you] Você
       *[one] { $who }
    } bateu com { $tile }
   *[target] { $who-is ->
        [you] Você
       *[one] { $who }
    } chegou a { $target } com { $tile }
}
line-made-of = { $kind ->
    [bonus] { $parts }
    [rounded] { $parts } → { $total }
   *[pips] { $parts } { $parts ->
        [1] pinta
       *[other] pintas
    }
}
line-alt-plays = Pontos com jogadas: { $figures }.
line-alt-left = Sobraram: { $hands }.

line-loser = { $kind ->
    [cochon] Cochon: { $who }.
   *[love] { $target } a zero: { $who } sem ganhar rodada.
}
