seat-of = { $number } de { $count }

seat-your-turn = Tu turno
    .sentence = Tu turno: { $ask }.
seat-ready = Pase listo
seat-bidding = Subasta
seat-you-passed = Pasaste
seat-you-bid = Pujaste { $bid }
seat-bid = { $who-is ->
    [you] Pujaste { $bid }
   *[one] { $who } pujó { $bid }
}
seat-bid-led = { $who-is ->
    [you] Pujaste { $bid } y saliste
   *[one] { $who } pujó { $bid } y salió
}
seat-out = Descansas
seat-played = Jugaste { $piece }
seat-acts = { $leads ->
    [yes] { $who-is ->
        [you] Sales tú
       *[one] Sale { $who }
    }
   *[no] { $who-is ->
        [you] Juegas tú
       *[one] Juega { $who }
    }
}
seat-trick = Baza { $number }
seat-waiting = Esperando
seat-over = Fin
seat-review = Revisión
seat-review-so-far = Bazas jugadas

seat-ask = { $phase ->
    [pass] pasa { $count } a { $who }
    [kitty] cambia una ficha, o no
    [opening] sal o haz salir a { $who }
    [doubles] di cómo van los dobles
   *[play] { $ask }
}
seat-ask-bid = puja o pasa

seat-after = juegas después de { $who }
seat-you-next = luego vas tú
seat-passed = { $count } para { $who }
seat-alone = { $who } juega sin pareja
seat-next = { $phase ->
    [kitty] sigue la reserva
    [doubles] siguen los dobles
   *[trump] sigue el triunfo
}
seat-winners = { $who-is ->
    [you] ganas
    [one] gana { $who-the }
   *[many] ganan { $who-the }
}
seat-moon-points = los { $points } puntos
seat-review-accepted = aceptaste

pill-led = salida
pill-trump = triunfo
pill-trick = baza
pill-tricks = bazas
pill-chosen = elegidas
pill-boneyard = pozo
pill-doubles = dobles { $rank }
pill-your-bid = tu puja
pill-winners = { $count ->
    [one] gana
   *[other] ganan
}
pill-you = tú
no-trump = sin triunfo

cell-won = { $count ->
    [one] baza
   *[other] bazas
}
cell-points = { $points ->
    [one] pt
   *[other] pts
}
cell-total = total
cell-left = { $count ->
    [one] ficha
   *[other] fichas
}
cell-ready = ya
cell-out = fuera
tag-led = sale
tag-new = nueva
tag-dealer = R
hand-empty = sin fichas

band-pass = <b>Tú → { $who }</b>
band-passing = <soft>pase { $direction ->
    [left] a la izquierda · { $who } te pasa
    [right] a la derecha · { $who } te pasa
    [both] al frente, de ida y vuelta
   *[across] al frente · { $who } te pasa
}</soft>
band-passes = <soft>{ $who } te pasa</soft>
band-no-bid = sin pujas aún
band-contract = contrato: <b>{ $who } { $bid }</b>
band-high = puja más alta: <b>{ $who } { $bid }</b>
band-ladder = pujas
band-made = Automático: <b>{ $piece }</b>
own-trick = <b>Ganaste la baza</b> con { $piece }
own-points = <b>Ganaste la baza</b> con { $piece }: { $points ->
    [0] sin puntos
    [one] { $points } punto
   *[other] { $points } puntos
}
own-undealt = <b>Ganaste la baza</b> y la sobrante { $undealt }: { $points ->
    [0] sin puntos
    [one] { $points } punto
   *[other] { $points } puntos
}
own-dear = <b>Te llevaste { $dear }</b> con { $piece }: <b>{ $points } puntos</b>
band-last = { $by-tricks ->
    [yes] Última baza: { $who }, con { $piece }
   *[no] Última baza: { $who }, con { $piece }, { $points ->
        [one] { $points } pt
       *[other] { $points } pts
    }
}
    .sentence = { $by-tricks ->
        [yes] { $who-is ->
            [you] Última baza: ganaste con { $piece }.
           *[one] Última baza: { $who } ganó con { $piece }.
        }
       *[no] { $who-is ->
            [you] Última baza: ganaste con { $piece }, { $points ->
                [0] sin puntos
                [one] { $points } punto
               *[other] { $points } puntos
            }.
           *[one] Última baza: { $who } ganó con { $piece }, { $points ->
                [0] sin puntos
                [one] { $points } punto
               *[other] { $points } puntos
            }.
        }
    }
    .brief = { $by-tricks ->
        [yes] última: { $who }
       *[no] última: { $who }, { $points }
    }
band-from = De { $who }: <b>{ $pieces }</b>
band-lets = { $who-is ->
    [you] Hiciste salir a { $other }
   *[one] { $other-is ->
        [you] { $who } te hizo salir
       *[one] { $who } hizo salir a { $other }
    }
}
band-deal = Mano { $number }

band-progress = <b>{ $who-is ->
    [you] Llevas { $won } de { $needed }
   *[one] { $who-the } lleva { $won } de { $needed }
}</b>
band-trick = <soft>baza { $number } de { $count }</soft>
band-trick-alone = <b>baza { $number } de { $count }</b>
band-lying = <b>{ $points ->
    [one] { $points } pt
   *[other] { $points } pts
} en la mesa</b>
band-of-bid = { $needed ->
    [none] <b>{ $side } { $points }</b>
   *[some] <b>{ $side } { $points } de { $needed }</b>
}
side-note-bid-won = puja { $bid } · lleva { $points }
side-note-of-bid = { $points } de { $bid }
side-note-won = lleva { $points }
side-note-of = de { $target }

undo-ask = { $who-is ->
    [you] Quieres deshacer <b>{ $what }</b>
   *[one] <b>{ $who }</b> quiere deshacer <b>{ $what }</b>
}
undo-bid = la puja de { $bid }
undo-pass = el paso
undo-move = la última jugada
undo-waiting = <soft>faltan por aceptar</soft>
undo-agree = <b>¿aceptas?</b>
undo-agree-brief = <b>¿aceptas?</b>
made-play = Automático: { $piece }, tu única jugada.
made-turn = Automático: volteé tu ficha.

nel-o-so-far = <b>{ $who-is ->
    [you] Debes perder todas: llevas
   *[one] { $who } debe perder todas: lleva
} { $lost }, { $to-go ->
    [one] falta { $to-go }
   *[other] faltan { $to-go }
}</b>
nel-o-after-trick = <b>{ $winner-is ->
    [you] Ganaste tú
   *[one] Ganó { $winner }
}: { $who-is ->
    [you] perdiste
   *[one] { $who } perdió
} { $lost }, { $to-go ->
    [one] falta { $to-go }
   *[other] faltan { $to-go }
}</b>
nel-o-set = <b>{ $who-is ->
    [you] Ganaste una baza: cayó Nel-O
   *[one] { $who } ganó una baza: cayó Nel-O
}</b>
nel-o-points = { $points } en juego
nel-o-marks = { $marks ->
    [one] { $marks } marca
   *[other] { $marks } marcas
} en juego
nel-o-open = <soft>a la vista:</soft> { $hands }
nel-o-hand = <b>{ $who }</b> { $pieces }

naming-title = tus fichas de cada palo
naming-others = o { $others }
naming-held = Tienes { $counts }.
naming-suit = { $suit } { $count }
naming-lacks = Sin { $suits }.
panel-high =
    .beats = 6-6 gana a 6-5
    .more = lo normal
panel-low =
    .beats = 6-0 gana a 6-6
    .more = bajo la blanca
panel-own_suit =
    .beats = 6-6 gana a 5-5
    .more = solo siguen los dobles

doubles-held = { $count ->
    [0] ningún doble
    [one] 1 doble: { $tiles }
   *[other] { $count } dobles: { $tiles }
}
doubles-hold = tienes { $doubles }
doubles-choices = Opciones: { $places }.
doubles-place = { $rank } ({ $beats }, { $more })

kitty-title = la reserva
kitty-swap = Cámbiala por una tuya. Nadie lo sabrá.
kitty-large = La reserva: { $pieces }

moon-to = Resta { $points } de su total o suma { $points } a { $everyone ->
    [yes] todos los rivales
   *[no] un rival
}.
moon-all-others = Los rivales
moon-ends = y termina: { $who-is ->
    [you] ganas
    [one] gana { $who }
   *[many] empatan { $who }
}
moon-choices = { $who-is ->
    [you] Elige: { $choices }.
   *[one] { $who } puede elegir: { $choices }.
}
moon-choice = { $change }: { $scores }
moon-choice-ends = { $choice }, y termina la partida: { $who-is ->
    [you] ganas
    [one] gana { $who }
   *[many] { $who } comparten la victoria
}
moon-score = { $who } (de { $before } a { $after })

review-accepted = Aceptaste todas las jugadas
    .sentence = Aceptaste todas las jugadas, pero aún puedes impugnar.
review-nothing = Nada que impugnar
review-nothing-yet = Aún nada que impugnar
review-ask = { $grey ->
    [yes] Impugna una ficha gris o acepta
   *[no] Impugna una jugada o acepta
}
review-ask-early = { $grey ->
    [yes] Puedes impugnar una ficha gris
   *[no] Puedes impugnar una jugada
}
review-cost = un renuncio cuesta { $cost }
review-revoke = renuncio +{ $cost }
review-no-revoke = sin renuncio
review-verdict = <b>{ $who-is ->
    [you] Tú
   *[one] { $who }
}, baza { $trick }: { $piece }</b>
review-verdict-held = <b>{ $who-is ->
    [you] Tú
   *[one] { $who }
}, baza { $trick }: { $piece }, teniendo { $held }</b>
legend-grey = gris: no siguió
legend-led = salida
legend-won = borde: ganó
legend-revoke = renuncio
legend-no-revoke = sin renuncio
