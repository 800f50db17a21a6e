prompt-pass = pasa { $count } { $direction ->
        [left] a la izquierda
        [right] a la derecha
       *[across] al frente
    }
prompt-bid = puja { $bids }, o pasa
prompt-bid-forced = puja { $bids }, o pasa y juega por { $if-passed }
prompt-only-pass = pasa
prompt-only-pass-forced = pasa y juega por { $if-passed }
bid-span = de { $least } a { $most }
prompt-kitty = cambia una ficha por { $tile } o no cambies nada
prompt-trump = elige triunfo
prompt-trump-or-contract = elige el triunfo u otro contrato
prompt-doubles = di cómo van los dobles
prompt-lead = sal con cualquiera
prompt-lead-opens = sal con { $piece }
prompt-lead-hearts = sal, pero sin corazones
prompt-lead-or-yield = sal con una ficha o haz salir al de tu izquierda
prompt-follow = sigue a { $led }
prompt-void = sin { $led }, juega cualquier ficha
prompt-void-points = sin { $led }, juega una ficha sin puntos
prompt-lead-closest = sal con tu ficha más cercana a 7
prompt-play-closest = juega tu ficha más cercana a 7
prompt-review = impugna una jugada o acepta
prompt-moon = resta { $points } de tu total o suma { $points } a { $everyone ->
    [yes] todos los rivales
   *[no] un rival
}
prompt-turn = voltea la próxima ficha
prompt-turn-any = voltea cualquier ficha de tu fila
prompt-turn-or-double = voltea la próxima ficha o juega un doble a la vista
prompt-end = elige punta para { $tile }
prompt-end-peeked = elige punta para { $tile } (próxima: { $next })
prompt-end-peek = elige punta para { $tile } o mira antes la próxima ficha

choice-pass = Paso
choice-pass-forced = Paso: jugar { $amount }
    .note = juegas por { $amount }
choice-bid-points = { $amount } { $amount ->
    [one] punto
   *[other] puntos
}
choice-bid-tricks = { $amount } { $amount ->
    [one] baza
   *[other] bazas
}
choice-bid-marks = { $marks } { $marks ->
    [one] marca
   *[other] marcas
} ({ $amount })
choice-swap = Cambiar { $piece }
    .note = tomar { $kitty }
choice-keep = No cambiar
choice-trump-held = { $suit } ({ $held } { $held ->
    [one] ficha
   *[other] fichas
})
choice-trump-note = tienes { $held }
choice-nel-o =
    .note = perder todas, en solitario
choice-sevens =
    .note = gana la más cercana a 7
choice-plunge =
    .note = tu pareja elige el triunfo
choice-splash =
    .note = tu pareja elige el triunfo
choice-lead = { $piece } como { $suit }
choice-lead-trump = { $piece } como triunfo
choice-follows = { $piece } sigue a { $led }
choice-trumps = { $piece } triunfo
choice-discards = { $piece } descarte
choice-penalty = castigo { $points }
choice-counts = vale { $points }
choice-breaks = va contra las reglas
choice-revoke = { $label } (renuncio)
choice-yield = Que salga { $who }
choice-claim = Reclamar el resto
choice-concede = Ceder el resto
choice-end-deal = Terminar la mano
    .note = lo que queda no cambia nada
choice-retract = Deshacer renuncio
choice-challenge = Impugnar a { $who }: { $piece }, baza { $trick }
    .note = salida: { $led }
choice-no-challenge = No impugnar
choice-moon-own = Mi total −{ $points }
choice-moon-all = Los rivales +{ $points }
choice-moon-one = { $who } +{ $points }
choice-total = de { $before } a { $after }
choice-left = A la izquierda ({ $number ->
    [0] blanca
   *[other] { $number }
})
choice-right = A la derecha ({ $number ->
    [0] blanca
   *[other] { $number }
})
choice-peek = Mirar mi próxima ficha
    .note = solo la ves tú
choice-turn = Voltear mi ficha
choice-turn-number = Voltear ficha { $number }
    .note = ficha { $number } de { $count }, desde la izquierda
choice-turn-leftmost = la de la izquierda
choice-turn-rightmost = la de la derecha
choice-play-open = Jugar { $tile }
    .note = está a la vista en tu fila

# Nouns in place of verbs: they stand after a name, after several, and after "Listo:" for the reader.
did-pass = pase de { $pieces }
did-lead = { $suit ->
    [none] salida con { $piece }
   *[other] salida con { $piece } como { $suit }
}
did-play = { $end ->
    [none] { $piece }
   *[other] { $piece } { $end }
}
did-yield = salida cedida
did-done = primer tren terminado
did-bid = { $amount ->
    [none] { $special ->
        [none] paso
       *[other] puja { $special }
    }
   *[other] { $special ->
        [none] puja { $amount }
       *[other] puja { $special } { $amount }
    }
}
did-kitty = { $swap ->
    [none] sin cambio
   *[other] { $swap } por la reserva
}
    .brief = { $swap ->
        [none] sin cambio
       *[other] cambia { $swap }
    }
did-trump = { $suit ->
    [none] sin triunfo
   *[other] triunfo: { $suit }
}
did-declare = contrato { $special }
did-name-doubles = { $doubles ->
    [high] dobles altos
    [low] dobles bajos
   *[own_suit] dobles como palo propio
}
did-turn = { $place ->
    [none] próxima ficha volteada
   *[other] ficha { $place } volteada
}
    .brief = { $place ->
        [none] próxima
       *[other] { $place }
    }
did-place = { $end ->
    [left] a la izquierda
   *[right] a la derecha
}
    .brief = { $end ->
        [left] izquierda
       *[right] derecha
    }
did-peek = vistazo
did-moon = { $everyone ->
    [yes] los puntos a todos los rivales
   *[no] { $opponent ->
        [none] los puntos restados de su total
       *[other] los puntos a un rival
    }
}
did-retract = jugada deshecha
did-challenge = { $seat ->
    [none] sin impugnar nada
   *[other] impugnada una jugada de la baza { $trick }
}
did-claim = resto reclamado
did-concede = mano terminada
