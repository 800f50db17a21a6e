line-turn = { $who-is ->
    [you] Tu turno
   *[one] { $opens ->
        [yes] Sale { $who }
       *[no] Juega { $who }
    }
}
    .sentence = { $numbers ->
        [none] { $who-is ->
            [you] Sales tú.
           *[one] Sale { $who }.
        }
       *[other] { $who-is ->
            [you] Te toca jugar a { $numbers }.
           *[one] Le toca a { $who } jugar a { $numbers }.
        }
    }

line-laid = { $end ->
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
line-laid-brief = { $who-is ->
    [you] Tú
   *[one] { $who }
}: <b>{ $tile }</b>{ $points ->
    [0] {""}
   *[other] , <b>+{ $points }</b>
}
line-opens = { $tile ->
    [none] { $who-is ->
        [you] <b>Sales</b> tú
       *[one] Sale <b>{ $who }</b>
    }
   *[other] { $who-is ->
        [you] <b>Sales</b> con <b>{ $tile }</b>
       *[one] <b>{ $who }</b> sale con <b>{ $tile }</b>
    }
}
line-opens-double = el doble más alto
line-redealt = { $who-is ->
    [you] Tenías <b>{ $doubles } dobles</b>
   *[one] { $who } tenía <b>{ $doubles } dobles</b>
}: se reparte otra vez

line-passed-on = { $who-is ->
    [you] pasaste a <b>{ $numbers }</b>
    [one] { $who } pasó a <b>{ $numbers }</b>
   *[many] { $who } pasaron a <b>{ $numbers }</b>
}
line-passed = { $who-is ->
    [you] pasaste
    [one] { $who } pasó
   *[many] { $who } pasaron
}
line-all-passed = los demás pasaron
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
line-first-pass = { $who-is ->
    [you] pasaste: <b>{ $points }</b>
   *[one] { $who } pasó: <b>{ $points }</b>
}
line-drew = { $passed ->
    [yes] { $who-is ->
        [you] robaste <b>{ $count }</b> y pasaste
       *[one] { $who } robó <b>{ $count }</b> y pasó
    }
   *[no] { $who-is ->
        [you] robaste <b>{ $count }</b>
       *[one] { $who } robó <b>{ $count }</b>
    }
}
line-own-drew = nada encajaba: robaste <b>{ $tiles }</b>
    .brief = robaste <b>{ $tiles }</b>
line-own-drew-count = robaste <b>{ $count }</b>

line-ends = { $parts ->
    [none] puntas <b>{ $sum }</b>
   *[other] puntas { $parts } = <b>{ $sum }</b>
}{ $points ->
    [0] {""}
   *[other] {" "}→ <b>{ $points }</b>
}
line-goal = { $deals ->
    [yes] { $number ->
        [one] <b>{ $number }</b> mano
       *[other] <b>{ $number }</b> manos
    }
   *[no] a <b>{ $number }</b>
}

line-note-drew = robó { $count }

# Nouns in place of verbs: they follow "Ana:" or "Tú:".
line-did-play = { $end ->
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
line-did-draw = { $count } del pozo
line-did-pass = { $numbers ->
    [none] pase
   *[other] pase a { $numbers }
}
line-told = { $who-is ->
    [you] Tú
   *[one] { $who }
}: { $did }.
line-told-bonus = { $who-is ->
    [you] Con eso sumas { $points }.
   *[one] Con eso { $who } suma { $points }.
}

line-whole = Línea ({ $count }): { $tiles }.{ $spinner ->
    [none] {""}
   *[other] {" "}Pivote { $spinner }.
}
line-spinner = Línea ({ $count }). Pivote { $tile }.
line-arm = { $end ->
    [left] Izquierda
    [right] Derecha
    [up] Arriba
   *[down] Abajo
}: { $tiles }.
line-open = { $sum ->
    [none] Puntas: { $ends }.
   *[other] Puntas ({ $sum }): { $ends }.
}
line-end = { $end ->
    [left] izquierda
    [right] derecha
    [up] arriba
   *[down] abajo
} { $shown }{ $counts ->
    [none] {""}
   *[other] {" "}({ $counts })
}

line-tiles = Fichas: { $hands }.
line-hand = { $who } { $count }{ $notes ->
    [none] {""}
   *[other] {" "}({ $notes })
}
line-lacks = sin { $numbers }
line-boneyard = Pozo { $count }{ $keep ->
    [0] {""}
   *[other] {" "}({ $keep } no se roban)
}.
line-carried = { $points ->
    [one] { $points } punto acumulado
   *[other] { $points } puntos acumulados
} de la mano anterior.
line-playable = { $ends ->
    [none] { $tile }
   *[other] { $tile } { $ends }
}
line-playable-end = { $end ->
    [left] izquierda
    [right] derecha
    [up] arriba
   *[down] abajo
}{ $points ->
    [0] {""}
   *[other] {" "}({ $points })
}
