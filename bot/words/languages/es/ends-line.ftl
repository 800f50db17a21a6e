line-hero = <b>{ $way ->
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
    [crossed] { $who-is ->
        [you] Tú: ¡doble cruzado!
       *[one] { $who }: ¡doble cruzado!
    }
    [both_ends] { $who-is ->
        [you] Tú: ¡las dos puntas!
       *[one] { $who }: ¡las dos puntas!
    }
   *[domino] { $who-is ->
        [you] Tú: ¡dominó!
       *[one] { $who }: ¡dominó!
    }
}</b>
line-hero-blocked = Tranque a { $numbers }{ $points ->
    [none] {""}
   *[some] : <b>{ $points }</b>
}
line-hero-tie = Tranque y empate

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
    [capicua] capicúa
    [chuchazo] chuchazo
    [first_deal] por la mano { $deal }
    [carried] { $points ->
        [1] acumulado
       *[other] acumulados
    }
    [first_pass] pase de salida
    [paso_redondo] paso redondo
    [plays] en jugadas
    [won] punto
    [double] por doble
    [both_ends] por las dos puntas
    [crossed] por doble cruzado
    [key] por llave
   *[chipped_out] por dominar
}
line-no-points = { $past ->
    [0] sin puntos
   *[other] pasarse de { $past } no suma
}
line-pips-of = { $sides } pintas
line-side-pips = { $side } <b>{ $pips }</b>

line-why = { $way ->
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
line-why-brief = { $way ->
    [capicua] <b>{ $tile }</b> en { $arms ->
        [yes] todas
       *[no] las dos
    }
    [blocked] tranque con <b>{ $tile }</b>
    [target] con <b>{ $tile }</b>
   *[out] dominó con <b>{ $tile }</b>
}
line-closer = { $who-is ->
    [you] Trancaste
   *[one] { $who } trancó
}: { $pips ->
    [one] <b>{ $pips }</b> pinta
   *[other] <b>{ $pips }</b> pintas
}, { $other } <b>{ $others }</b>
line-lowest = menos pintas: { $who }, <b>{ $pips }</b>
line-level = empate: { $sides ->
    [yes] { $by ->
        [opener] gana el equipo que salió
        [closer_loses] pierde el equipo que trancó
       *[closer] gana el equipo que trancó
    }
   *[no] { $by ->
        [opener] gana el más cercano al que salió
        [closer_loses] gana el siguiente después del que trancó
       *[closer] gana el más cercano al que trancó
    }
}
line-always-tie = un tranque siempre es empate
line-anew = todos han ganado una mano, así que todos vuelven a 0
line-why-carried = { $points ->
    [one] <b>{ $points }</b> acumulado
   *[other] <b>{ $points }</b> acumulados
}
line-left = { $count ->
    [one] { $count } ficha
   *[other] { $count } fichas
}
line-out-with = dominó con { $tile }
line-total = { $before } → { $after }

line-ended = { $way ->
    [capicua] ¡Capicúa! { $who-is ->
        [you] Dominaste
       *[one] { $who } dominó
    } con { $tile }
    [chuchazo] ¡Chuchazo! { $who-is ->
        [you] Dominaste
       *[one] { $who } dominó
    } con { $tile }
   *[target] { $who-is ->
        [you] Llegaste
       *[one] { $who } llegó
    } a { $target } con { $tile }
}
line-made-of = { $kind ->
    [bonus] { $parts }
    [rounded] { $parts } → { $total }
   *[pips] { $parts } { $parts ->
        [1] pinta
       *[other] pintas
    }
}
line-alt-plays = Puntos en jugadas: { $figures }.
line-alt-left = Quedan: { $hands }.

line-loser = { $kind ->
    [cochon] Cochon: { $who }.
   *[love] { $target } a cero: { $who } sin ganar una mano.
}
