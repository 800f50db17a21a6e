turned-first = { $tile }, abre la línea
turned-left = { $tile }, a la izquierda
turned-right = { $tile }, a la derecha
turned-back = { $tile }, no encaja
turned-waits = { $tile }, encaja en las dos
turned-waits-brief = { $tile }, en las dos

rows-turn = { $who-is ->
    [you] Tu turno
   *[one] { $state ->
        [again] { $who } sigue
        [choose] { $who } elige
       *[turn] { $who } voltea
    }
}
    .alt = { $who-is ->
        [you] { $state ->
            [again] Sigues volteando
            [choose] Tu turno: elige punta
           *[turn] Tu turno
        }
       *[one] { $state ->
            [again] { $who } sigue volteando
            [choose] { $who } elige punta
           *[turn] { $who } voltea
        }
    }.

rows-news-first = { $deal } · abre la línea
rows-news-after = tras { $turned }
rows-news-after-who = { $who-is ->
    [you] tras la tuya: { $turned }
   *[one] tras { $who }: { $turned }
}
rows-news-who = { $who-is ->
    [you] tú: { $turned }
   *[one] { $who }: { $turned }
}

rows-ends-label = puntas
rows-ends = { $left } y { $right }
rows-next-label = próxima
rows-empty = la primera ficha abre la línea
rows-row-back = { $tile } vuelve
rows-row-last = queda 1
rows-row-none = fila vacía
rows-total = { $total } total
rows-rounds = { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
}
rows-pips = { $pips ->
    [one] { $pips } pinta
   *[other] { $pips } pintas
}

rows-open-ends = Puntas abiertas: { $left } y { $right }.
rows-since = { $who-is ->
    [you] -# Tú: { $turned }
   *[one] -# { $who }: { $turned }
}

rows-leaves = A la izquierda deja { $left }. A la derecha, { $right }.

rows-blocked = Tranque
rows-stuck = Nadie puede jugar
rows-hero = { $out ->
    [yes] { $points ->
        [none] { $who-is ->
            [you] Dominaste
           *[one] { $who } dominó
        }
       *[some] { $who-is ->
            [you] Dominaste: { $points }
           *[one] { $who } dominó: { $points }
        }
    }
   *[no] { $points ->
        [none] { $who-is ->
            [you] Ganas con menos pintas
           *[one] Gana { $who-the } con menos pintas
        }
       *[some] { $who-is ->
            [you] Ganas con menos pintas: { $points }
           *[one] Gana { $who-the } con menos pintas: { $points }
        }
    }
}
rows-sum = { $count ->
    [one] { $pips } pinta
   *[other] { $pips } pintas
}
rows-sum-less = { $pips } − { $own } pintas
rows-wins-round = gana la ronda
rows-wins-match = gana la partida

rows-alt-since = { $who-is ->
    [you] Desde tu último turno: { $turns }.
   *[one] Desde el último turno de { $who }: { $turns }.
}
rows-alt-none = Aún no hay línea.
rows-alt-laid = Línea: { $tiles }.
rows-alt-peeked = Tu próxima ficha, que solo ves tú: { $tile }.
rows-alt-rows = Filas: { $rows }.
rows-alt-row = { $who } { $tiles }{ $state ->
    [turn] {" "}(le toca voltear)
    [again] {" "}(le toca voltear)
    [choose] {" "}(le toca elegir punta)
   *[waits] {""}
}
rows-alt-row-up = { $row }, a la vista: { $up }
rows-alt-blocked = Ya no encaja ninguna ficha.
rows-alt-stuck = Nadie pudo jugar.
rows-alt-tie = Nadie suma: { $who-the } tienen { $pips ->
    [one] { $pips } pinta
   *[other] { $pips } pintas
} cada uno.
rows-alt-result = { $hero } ({ $sum }).
rows-alt-held = { $count ->
    [0] { $who } ninguna
   *[other] { $who } { $tiles }, { $pips ->
        [one] { $pips } pinta
       *[other] { $pips } pintas
    }
}
