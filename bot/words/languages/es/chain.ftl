chain-turn = { $who-is ->
    [you] Tu turno
   *[one] { $opens ->
        [yes] Sale { $who }
       *[no] Juega { $who }
    }
}

chain-laid = { $end ->
    [first] { $who-is ->
        [you] Saliste con <b>{ $tile }</b>
       *[one] { $who } salió con <b>{ $tile }</b>
    }
   *[left] { $who-is ->
        [you] Tú
       *[one] { $who }
    }: <b>{ $tile }</b> { $end ->
        [right] derecha
        [up] arriba
        [down] abajo
       *[left] izquierda
    }
}{ $points ->
    [0] {""}
    [one] , <b>{ $points } punto</b>
   *[other] , <b>{ $points } puntos</b>
}
chain-laid-brief = { $who-is ->
    [you] Tú
   *[one] { $who }
}: <b>{ $tile }</b>{ $points ->
    [0] {""}
   *[other] , <b>+{ $points }</b>
}
chain-opens = { $tile ->
    [none] { $who-is ->
        [you] <b>Sales</b> tú
       *[one] Sale <b>{ $who }</b>
    }
   *[other] { $who-is ->
        [you] <b>Sales</b> con <b>{ $tile }</b>
       *[one] <b>{ $who }</b> sale con <b>{ $tile }</b>
    }
}
chain-redealt = { $who-is ->
    [you] Tenías <b>{ $doubles } dobles</b>
   *[one] { $who } tenía <b>{ $doubles } dobles</b>
}: se reparte otra vez

chain-passed-on = { $who-is ->
    [you] pasaste a <b>{ $numbers }</b>
    [one] { $who } pasó a <b>{ $numbers }</b>
   *[many] { $who } pasaron a <b>{ $numbers }</b>
}
chain-passed = { $who-is ->
    [you] pasaste
    [one] { $who } pasó
   *[many] { $who } pasaron
}
chain-all-passed = los demás pasaron
since-play = { $drew ->
    [0] { $who }
   *[other] { $who-is ->
        [you] robaste
       *[one] { $who } robó
    } { $drew },
} <b>{ $piece }</b>{ $points ->
    [0] {""}
   *[other] {" "}<b>+{ $points }</b>
}
chain-first-pass = { $who-is ->
    [you] pasaste: <b>{ $points }</b>
   *[one] { $who } pasó: <b>{ $points }</b>
}
chain-drew = { $passed ->
    [yes] { $who-is ->
        [you] robaste <b>{ $count }</b> y pasaste
       *[one] { $who } robó <b>{ $count }</b> y pasó
    }
   *[no] { $who-is ->
        [you] robaste <b>{ $count }</b>
       *[one] { $who } robó <b>{ $count }</b>
    }
}
chain-own-drew = nada encajaba: robaste <b>{ $tiles }</b>
    .brief = robaste <b>{ $tiles }</b>
chain-own-drew-count = robaste <b>{ $count }</b>

chain-ends = { $parts ->
    [none] puntas <b>{ $sum }</b>
   *[other] puntas { $parts } = <b>{ $sum }</b>
}{ $points ->
    [0] {""}
   *[other] {" "}→ <b>{ $points }</b>
}
chain-goal = { $deals ->
    [yes] { $number ->
        [one] <b>{ $number }</b> mano
       *[other] <b>{ $number }</b> manos
    }
   *[no] a <b>{ $number }</b>
}

chain-note-drew = robó { $count }

chain-hero = <b>{ $way ->
    [capicua] { $who-is ->
        [you] Tú: ¡capicúa!
       *[one] { $who }: ¡capicúa!
    }
    [chuchazo] { $who-is ->
        [you] Tú: ¡chuchazo!
       *[one] { $who }: ¡chuchazo!
    }
    [target] { $who-is ->
        [you] ¡Llegaste a { $target }!
       *[one] ¡{ $who } llegó a { $target }!
    }
   *[domino] { $who-is ->
        [you] Tú: ¡dominó!
       *[one] { $who }: ¡dominó!
    }
}</b>
chain-hero-blocked = Tranque a { $numbers }{ $points ->
    [none] {""}
   *[some] : <b>{ $points }</b>
}
chain-hero-tie = Tranque y empate

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
    [capicua] capicúa
    [chuchazo] chuchazo
    [first_deal] por la mano { $deal }
    [carried] acumulados
    [first_pass] pase de salida
    [paso_redondo] paso redondo
    [plays] en jugadas
   *[chipped_out] por dominar
}
chain-no-points = { $past ->
    [0] sin puntos
   *[other] pasarse de { $past } no suma
}
chain-pips-of = { $sides } pintas
chain-side-pips = { $side } <b>{ $pips }</b>

chain-why = { $way ->
    [capicua] <b>{ $tile }</b> encajó en { $arms ->
        [yes] todas las puntas
       *[no] las dos puntas
    }
    [blocked] { $who-is ->
        [you] trancaste con <b>{ $tile }</b>
       *[one] { $who } trancó con <b>{ $tile }</b>
    }
    [target] { $who-is ->
        [you] jugaste <b>{ $tile }</b>
       *[one] { $who } jugó <b>{ $tile }</b>
    }
   *[out] { $who-is ->
        [you] dominaste con <b>{ $tile }</b>
       *[one] { $who } dominó con <b>{ $tile }</b>
    }
}
chain-why-brief = { $way ->
    [capicua] <b>{ $tile }</b> en { $arms ->
        [yes] todas
       *[no] las dos
    }
    [blocked] tranque con <b>{ $tile }</b>
    [target] con <b>{ $tile }</b>
   *[out] dominó con <b>{ $tile }</b>
}
chain-closer = { $who-is ->
    [you] Trancaste
   *[one] { $who } trancó
}: { $pips ->
    [one] <b>{ $pips }</b> pinta
   *[other] <b>{ $pips }</b> pintas
}, { $other } <b>{ $others }</b>
chain-lowest = menos pintas: { $who }, <b>{ $pips }</b>
chain-level = empate: { $sides ->
    [yes] { $by ->
        [opener] gana el equipo que salió
       *[closer] gana el equipo que trancó
    }
   *[no] { $by ->
        [opener] gana el más cercano al que salió
       *[closer] gana el más cercano al que trancó
    }
}
chain-why-carried = <b>{ $points }</b> acumulados
chain-out-with = dominó con { $tile }
chain-total = { $before } → { $after }

# Nouns in place of verbs: they follow "Ana:" or "Tú:".
chain-did-play = { $end ->
    [first] salida con { $tile }
    [right] { $tile } a la derecha
    [up] { $tile } arriba
    [down] { $tile } abajo
   *[left] { $tile } a la izquierda
}{ $points ->
    [0] {""}
    [one] : { $points } punto
   *[other] : { $points } puntos
}
chain-did-draw = { $count } del pozo
chain-did-pass = { $numbers ->
    [none] pase
   *[other] pase a { $numbers }
}
chain-told = { $who-is ->
    [you] Tú
   *[one] { $who }
}: { $did }.
chain-told-bonus = { $who-is ->
    [you] Con eso sumas { $points }.
   *[one] Con eso { $who } suma { $points }.
}

chain-line = Línea ({ $count }): { $tiles }.{ $spinner ->
    [none] {""}
   *[other] {" "}Pivote { $spinner }.
}
chain-spinner = Línea ({ $count }). Pivote { $tile }.
chain-arm = { $end ->
    [left] Izquierda
    [right] Derecha
    [up] Arriba
   *[down] Abajo
}: { $tiles }.
chain-open = { $sum ->
    [none] Puntas: { $ends }.
   *[other] Puntas ({ $sum }): { $ends }.
}
chain-end = { $end ->
    [left] izquierda
    [right] derecha
    [up] arriba
   *[down] abajo
} { $shown }{ $counts ->
    [none] {""}
   *[other] {" "}({ $counts })
}

chain-tiles = Fichas: { $hands }.
chain-hand = { $who } { $count }{ $notes ->
    [none] {""}
   *[other] {" "}({ $notes })
}
chain-lacks = sin { $numbers }
chain-boneyard = Pozo { $count }{ $keep ->
    [0] {""}
   *[other] {" "}({ $keep } no se roban)
}.
chain-carried = { $points ->
    [one] { $points } punto acumulado
   *[other] { $points } puntos acumulados
} de la mano anterior.
chain-playable = { $ends ->
    [none] { $tile }
   *[other] { $tile } { $ends }
}
chain-playable-end = { $end ->
    [left] izquierda
    [right] derecha
    [up] arriba
   *[down] abajo
}{ $points ->
    [0] {""}
   *[other] {" "}({ $points })
}
chain-to-play = { $numbers ->
    [none] { $who-is ->
        [you] Sales tú.
       *[one] Sale { $who }.
    }
   *[other] { $who-is ->
        [you] Te toca jugar a { $numbers }.
       *[one] Le toca a { $who } jugar a { $numbers }.
    }
}

chain-ended = { $way ->
    [capicua] ¡Capicúa! { $who-is ->
        [you] Dominaste
       *[one] { $who } dominó
    } con { $tile }
    [chuchazo] ¡Chuchazo! { $who-is ->
        [you] Dominaste
       *[one] { $who } dominó
    } con { $tile }
    [target] { $who-is ->
        [you] Llegaste
       *[one] { $who } llegó
    } a { $target } con { $tile }
    [blocked] { $who-is ->
        [you] Trancaste
       *[one] { $who } trancó
    } a { $numbers } con { $tile }
    [tie] { $who-is ->
        [you] Trancaste
       *[one] { $who } trancó
    } a { $numbers } con { $tile }: empate
   *[domino] { $who-is ->
        [you] Dominaste
       *[one] { $who } dominó
    } con { $tile }
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
    [you] Llegaste a { $target }
   *[one] { $who } llegó a { $target }
}
chain-remark-pips = Por pintas { $who-is ->
    [you] sumaste
   *[one] { $who-the } sumó
} { $points }
chain-remark-bonus = { $kind ->
    [capicua] Por capicúa
    [chuchazo] Por chuchazo
    [first_pass] Por pase de salida
    [paso_redondo] Por un paso redondo
    [first_deal] Por una de las primeras manos
    [carried] De una mano empatada
   *[chipped_out] Por dominar
} { $who-is ->
    [you] sumaste
   *[one] { $who-the } sumó
} { $points }
chain-remark-carried = { $points ->
    [one] Se acumula { $points } punto
   *[other] Se acumulan { $points } puntos
}
chain-remark-best = { $who-is ->
    [you] Mejor jugada: tu { $tile }
   *[one] Mejor jugada: { $tile } de { $who }
}, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
chain-alt-plays = Puntos en jugadas: { $figures }.
chain-alt-left = Quedan: { $hands }.
