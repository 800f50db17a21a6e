prompt-pass = pasa { $count } { $direction ->
        [left] a la izquierda
        [right] a la derecha
       *[across] al frente
    }
    .start = Pasa { $count } { $direction ->
        [left] a la izquierda
        [right] a la derecha
       *[across] al frente
    }
prompt-bid = puja { $bids }, o pasa
    .start = Puja { $bids }, o pasa
prompt-bid-forced = puja { $bids }, o pasa y juega por { $if-passed }
    .start = Puja { $bids }, o pasa y juega por { $if-passed }
prompt-only-pass = pasa
    .start = Pasa
prompt-only-pass-forced = pasa y juega por { $if-passed }
    .start = Pasa y juega por { $if-passed }
bid-span = de { $least } a { $most }
prompt-kitty = cambia una ficha por { $tile } o no cambies nada
    .start = Cambia una ficha por { $tile } o no cambies nada
prompt-trump = elige triunfo
    .start = Elige triunfo
prompt-trump-or-contract = elige el triunfo u otro contrato
    .start = Elige el triunfo u otro contrato
prompt-doubles = di si los dobles van altos o bajos
    .start = Di si los dobles van altos o bajos
prompt-lead = sal con cualquiera
    .start = Sal con cualquiera
prompt-lead-opens = sal con { $piece } para abrir la mano
    .start = Sal con { $piece } para abrir la mano
prompt-lead-hearts = sal, pero sin corazones
    .start = Sal, pero sin corazones
prompt-lead-points = sal, pero no con puntos en la primera baza
    .start = Sal, pero no con puntos en la primera baza
prompt-lead-or-yield = sal con una ficha o haz salir al de tu izquierda
    .start = Sal con una ficha o haz salir al de tu izquierda
prompt-follow = sigue a { $led }
    .start = Sigue a { $led }
prompt-void = sin { $led }, juega cualquier ficha
    .start = Sin { $led }, juega cualquier ficha
prompt-void-points = sin { $led }, juega cualquiera, pero aún sin puntos
    .start = Sin { $led }, juega cualquiera, pero aún sin puntos
prompt-lead-closest = sal con tu ficha más cercana a 7
    .start = Sal con tu ficha más cercana a 7
prompt-play-closest = juega tu ficha más cercana a 7
    .start = Juega tu ficha más cercana a 7
prompt-review = impugna una jugada o acepta
    .start = Impugna una jugada o acepta
prompt-moon = resta { $points } de tu total o suma { $points } a un rival
    .start = Resta { $points } de tu total o suma { $points } a un rival
prompt-moon-all = resta { $points } de tu total o suma { $points } a todos los rivales
    .start = Resta { $points } de tu total o suma { $points } a todos los rivales
prompt-turn = voltea la próxima ficha
    .start = Voltea la próxima ficha
prompt-turn-any = voltea cualquier ficha de tu fila
    .start = Voltea cualquier ficha de tu fila
prompt-turn-or-double = voltea la próxima ficha o juega un doble a la vista
    .start = Voltea la próxima ficha o juega un doble a la vista
prompt-end = elige punta para { $tile }
    .start = Elige punta para { $tile }
prompt-end-peeked = elige punta para { $tile } (próxima: { $next })
    .start = Elige punta para { $tile } (próxima: { $next })
prompt-end-peek = elige punta para { $tile } o mira antes la próxima ficha
    .start = Elige punta para { $tile } o mira antes la próxima ficha

choice-piece = { $piece }
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
choice-bid-special = { $special }
choice-bid-special-amount = { $special }, { $amount }
choice-swap = Cambiar { $piece }
    .note = tomar { $kitty }
choice-keep = No cambiar
choice-trump = { $suit ->
    [0] Blancas
    [doubles] Dobles
    [none] Sin triunfo
   *[other] { $suit }s
}
choice-trump-held = { $suit ->
    [0] Blancas
    [doubles] Dobles
   *[other] { $suit }s
} ({ $held } { $held ->
    [one] ficha
   *[other] fichas
})
choice-trump-note = tienes { $held }
choice-nel-o = { special-nel-o }
    .note = perder todas, tú solo
choice-sevens = { special-sevens }
    .note = gana la más cercana a 7
choice-plunge = { special-plunge }
    .note = tu pareja elige el triunfo
choice-splash = { special-splash }
    .note = tu pareja elige el triunfo
choice-doubles-both = Altos y palo
choice-doubles-high = Altos en su número
choice-doubles-low = Bajos en su número
choice-doubles-own_suit = Palo propio
choice-lead = { $piece } como { $suit }
choice-lead-trump = { $piece } como triunfo
choice-follows = { $piece } sigue a { $led }
choice-trumps = { $piece } triunfo
choice-discards = { $piece } descarte
choice-penalty = castigo { $points }
choice-counts = vale { $points }
choice-breaks = va contra las reglas
choice-penalty-breaks = castigo { $points }, contra las reglas
choice-revoke = { $label } (renuncio)
choice-pips = { $pips } { $pips ->
    [one] pinta
   *[other] pintas
}
choice-yield = Que salga { $who }
choice-claim = Reclamar el resto
choice-concede = Ceder el resto
choice-end-deal = Terminar la mano
    .note = lo que queda no cambia nada
choice-retract = Deshacer mi jugada
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
    .brief = cede la salida
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
    [none] sin cambiar la reserva
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
    .brief = { $special }
did-name-doubles = { $doubles ->
    [both] dobles altos y palo propio
    [high] dobles altos
    [low] dobles bajos
   *[own_suit] dobles como palo propio
}
    .brief = { $doubles ->
        [both] dobles: ambos
        [high] dobles: altos
        [low] dobles: bajos
       *[own_suit] dobles: palo propio
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
    .brief = la deshace
did-challenge = { $seat ->
    [none] sin impugnar nada
   *[other] impugnada una jugada de la baza { $trick }
}
did-claim = resto reclamado
    .brief = reclama el resto
did-concede = mano terminada
    .brief = termina la mano
