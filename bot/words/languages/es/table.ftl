table-heading = { $number ->
    [0] **{ $game }** · { $deal }
   *[other] **{ $game }** · { $deal } · baza { $number } de { $count }
}
    .alt = { $number ->
        [0] { $game }, { $deal }.
       *[other] { $game }, { $deal }, baza { $number } de { $count }.
    }
table-waiting = Esperamos a { $who }.
table-passing = Pase { $direction ->
    [left] a la izquierda
    [right] a la derecha
   *[across] al frente
}: { $ready } de { $seats } listos.
table-opening = Empiezas tú, { $who }. Sal con una ficha o haz salir a { $other }.
table-play = { $suit ->
    [closest] Le toca a { $who }. Gana la ficha más cercana a 7.
    [none] Le toca salir a { $who }.
   *[other] Le toca a { $who }: hay que seguir a { $suit }.
}
table-asks = { $phase ->
    [kitty] { $who } pujó { $bid } y está viendo la reserva.
    [doubles] { $who } decide cómo van los dobles.
    [moon] { $who } disparó a la luna y elige quién se lleva los puntos.
    [review] Última revisión de esta mano: impugna una jugada o acepta. Esperamos a { $who }.
   *[trump] { $who } pujó { $bid } y elige el triunfo.
}
table-partner-trump = { $bidder } pujó { $bid }. { $who } elige el triunfo.
table-stopped = **{ $game }** · { $deal } · mesa cerrada.
handover-left = { $who } se fue. Ahora juega una máquina.
handover-late = { $who } no responde. Ahora juega una máquina.
handover-back = { $who } está de vuelta.
handover-taken = { $who } ocupa el lugar de { $before }.
table-asked = { $who }: { $ask }.
trump-is = Triunfo: { $suit }.
bids-so-far = Pujas hasta ahora: { $bids }.
bid-highest = { $who } { $bid } (la más alta)
contract-told = { $for-side ->
    [yes] Contrato: { $who } { $bid } para el { $side }.
   *[no] Contrato: { $who } { $bid }.
}

trick-play = { $how ->
    [led] { $who-is ->
        [you] Saliste con { $piece }
       *[one] { $who } salió con { $piece }
    }
    [led-as] { $who-is ->
        [you] Saliste con { $piece } ({ $suit })
       *[one] { $who } salió con { $piece } ({ $suit })
    }
   *[played] { $who } { $piece }
}
    .brief = { $who } { $piece }{ $led ->
        [yes] {" "}de salida
       *[no] {""}
    }{ $won ->
        [yes] {" "}(gana)
       *[no] {""}
    }
# What wins is the tile, whoever played it.
trick-winning = { $play } (va ganando)
trick-done = { $plays }. { $winner-is ->
    [you] Ganaste
   *[one] { $winner } ganó
} { $points ->
    [0] la baza
    [one] { $points } punto
   *[other] { $points } puntos
}.
trick-in-it = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} en juego.
trick-undealt = Incluye la ficha sobrante: { $tiles }.
trick-undealt-yet = Ficha sobrante: { $tiles }.
trick-undealt-to = { $who-is ->
    [you] La sobrante { $tiles } fue para ti.
   *[one] La sobrante { $tiles } fue para { $who }.
}

took-back = { $who-is ->
    [you] Deshiciste { $piece }.
   *[one] { $who } deshizo { $piece }.
}
challenge-proven = { $by-is ->
    [you] Impugnaste { $piece } de { $who }
   *[one] { $who-is ->
        [you] { $by } te impugnó { $piece }
       *[one] { $by } impugnó { $piece } de { $who }
    }
} en la baza { $trick }: renuncio.
challenge-play = una jugada
challenge-refuted = { $by-is ->
    [you] Impugnaste { $piece } de { $who }
   *[one] { $who-is ->
        [you] { $by } te impugnó { $piece }
       *[one] { $by } impugnó { $piece } de { $who }
    }
} en la baza { $trick }: sin renuncio.

stage = { $phase ->
    [pass] { $ready } de { $seats } listos
    [bid] subasta
    [kitty] reserva
    [trump] triunfo
    [doubles] dobles
    [moon] luna
    [review] revisión
    [over] fin
   *[play] baza { $number }/{ $count }
}

no-trump-brief = ninguno
table-pass-label = pase
table-pass-way = { $direction ->
    [left] izquierda
    [right] derecha
   *[across] al frente
}
table-doubles-label = dobles
doubles-high = altos
doubles-low = bajos
doubles-own_suit = palo propio

plate-total = { $now } · { $total } total
    .brief = { $now } · { $total }
plate-ready = { $ready ->
    [yes] ya eligió
   *[no] elige
}
plate-no-bid = sin puja
plate-passed = pasó
plate-bid = puja { $bid }
plate-out = { $over ->
    [yes] descansó
   *[no] descansa
}
plate-held = { $tiles ->
    [one] { $tiles } ficha
   *[other] { $tiles } fichas
}
plate-points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
plate-progress = { $won } de { $needed }
plate-won = ganó { $tricks }

note-contract = contrato
note-highest = puja más alta
note-bidder = { $who-is ->
    [you] tu puja
   *[one] puja de { $who }
}
note-for = { $bid }: { $side }
note-took-back = { $who } deshizo
note-challenged = impugnada, baza { $trick }
note-revoke = { $who }: renuncio
note-no-revoke = { $who }: sin renuncio
note-ordered = { $who-is ->
    [you] por orden tuya
   *[one] por orden de { $who }
}
note-leads = sale { $who }
note-drawn = sorteo
note-moon = disparó a la luna
note-trick = { $points ->
    [0] baza { $number }
    [one] baza { $number } · { $points } punto
   *[other] baza { $number } · { $points } puntos
}
note-won = ganó { $who }
table-sides = por equipos
table-kitty-label = reserva
table-undealt = ficha sobrante
table-undealt-to = para { $who }
table-to-the-right = a la derecha
table-bid-tag = puja

ended-trick = última baza, { $number } de { $count }

draw-asks = { $purpose ->
    [dealer] ¿Quién reparte?
    [shuffler] ¿Quién mezcla?
    [shaker] ¿Quién mezcla?
   *[first_player] ¿Quién empieza?
}
draw-rule = { $cards ->
    [yes] { $again ->
        [yes] carta más baja, con desempate
       *[no] la carta más baja
    }
   *[no] { $again ->
        [yes] ficha más alta, con desempate
       *[no] la ficha más alta
    }
}
draw-place = { $purpose ->
    [dealer] { $figures } · reparte
    [shuffler] { $figures } · mezcla
    [shaker] { $figures } · mezcla
   *[first_player] { $figures } · empieza
}
draw-worth = { $card ->
    [yes] { $worth ->
        [11] jota
        [12] reina
        [13] rey
        [14] as
       *[other] { $worth }
    }
   *[no] { $worth }
}
draw-chosen = { $purpose ->
    [dealer] { $who-is ->
        [you] Repartes tú
       *[one] Reparte { $who }
    }
    [shuffler] { $who-is ->
        [you] Mezclas tú
       *[one] Mezcla { $who }
    }
    [shaker] { $who-is ->
        [you] Mezclas tú
       *[one] Mezcla { $who }
    }
   *[first_player] { $who-is ->
        [you] Empiezas tú
       *[one] Empieza { $who }
    }
}
draw-drawn = Sorteo: { $drawn }.
draw-then = luego { $drawn }

doubles-are = Dobles: { $rank }.
alt-kitty = Reserva: { $tiles ->
    [one] { $tiles } ficha
   *[other] { $tiles } fichas
}, boca abajo.
alt-open-hand = { $who-is ->
    [you] Descansas, con tus fichas a la vista
   *[one] { $who } descansa, con sus fichas a la vista
}: { $tiles }.
alt-counter-clockwise = Se juega hacia la derecha.
