turned-first = { $tile }, abre la línea
turned-left = { $tile }, a la izquierda
turned-right = { $tile }, a la derecha
turned-back = { $tile }, no encaja
turned-waits = { $tile }, encaja en las dos
turned-waits-brief = { $tile }, en las dos

line-turn = { $who-is ->
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

line-news-first = { $deal } · abre la línea
line-news-after = tras { $turned }
line-news-after-who = { $who-is ->
    [you] tras la tuya: { $turned }
   *[one] tras { $who }: { $turned }
}
line-news-who = { $who-is ->
    [you] tú: { $turned }
   *[one] { $who }: { $turned }
}

line-ends-label = puntas
line-ends = { $left } y { $right }
line-next-label = próxima
line-empty = la primera ficha abre la línea
line-row-back = { $tile } vuelve
line-row-last = queda 1
line-row-none = fila vacía
line-total = { $total } total
line-rounds = { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
}
line-pips = { $pips ->
    [one] { $pips } pinta
   *[other] { $pips } pintas
}

line-open-ends = Puntas abiertas: { $left } y { $right }.
line-since = { $who-is ->
    [you] -# Tú: { $turned }
   *[one] -# { $who }: { $turned }
}

line-leaves = A la izquierda deja { $left }. A la derecha, { $right }.

line-blocked = Tranque
line-stuck = Nadie puede jugar
line-hero = { $out ->
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
line-sum = { $count ->
    [one] { $pips } pinta
   *[other] { $pips } pintas
}
line-sum-less = { $pips } − { $own } pintas
line-wins-round = gana la ronda
line-wins-match = gana la partida

line-alt-since = { $who-is ->
    [you] Desde tu último turno: { $turns }.
   *[one] Desde el último turno de { $who }: { $turns }.
}
line-alt-none = Aún no hay línea.
line-alt-line = Línea: { $tiles }.
line-alt-peeked = Tu próxima ficha, que solo ves tú: { $tile }.
line-alt-rows = Filas: { $rows }.
line-alt-row = { $who } { $tiles }{ $state ->
    [turn] {" "}(le toca voltear)
    [again] {" "}(le toca voltear)
    [choose] {" "}(le toca elegir punta)
   *[waits] {""}
}
line-alt-row-up = { $row }, a la vista: { $up }
line-alt-blocked = Ya no encaja ninguna ficha.
line-alt-stuck = Nadie pudo jugar.
line-alt-tie = Nadie suma: { $who-the } tienen { $pips ->
    [one] { $pips } pinta
   *[other] { $pips } pintas
} cada uno.
line-alt-result = { $hero } ({ $sum }).
line-alt-held = { $count ->
    [0] { $who } ninguna
   *[other] { $who } { $tiles }, { $pips ->
        [one] { $pips } pinta
       *[other] { $pips } pintas
    }
}
