end-sentence = { $what }.
end-because = { $what }: { $why }.

end-redeal = Pasaron todos
    .why = otro reparto
end-moon = { $who-is ->
    [you] Disparaste a la luna
   *[one] Luna para { $who-the }
}
    .why = los { $points } puntos, en { $tricks ->
        [one] { $tricks } baza
       *[other] { $tricks } bazas
    }
end-made = { $who-is ->
    [you] Cumpliste { $bid }
   *[one] { $who } cumplió { $bid }
}
    .tricks = { $won } de { $count } bazas, { $trump }
    .with = { $partners-is ->
        [you] { $won } de { $count } bazas contigo, { $trump }
       *[one] { $won } de { $count } bazas con { $partners }, { $trump }
    }
    .points = el { $side } ganó { $won }
    .nel-o = perdió las { $count } bazas
end-trump = { $trump ->
    [none] sin triunfo
    [closest] gana la más cercana a 7
   *[other] triunfo { $trump }
}
end-set = { $who-is ->
    [you] Caíste
   *[one] { $who } cayó
}
    .why = puja { $bid }, { $short }
end-short = { $won ->
    [0] nada
   *[other] solo { $won }
}
end-short-side = { $won ->
    [0] el { $side } no ganó nada
   *[other] el { $side } ganó { $won }
}
end-short-trick = ganó la baza { $number }
end-failed = ganó una baza
end-black = { $who-is ->
    [you] Te llevaste la ficha negra
   *[one] { $who } se llevó la ficha negra
}
end-queen = { $who-is ->
    [you] Te llevaste la reina
   *[one] { $who } se llevó la reina
}
    .why = { $points } de { $total } puntos
end-most = { $points ->
    [one] { $who-is ->
        [you] Te llevaste { $points } punto
       *[one] { $who } se llevó { $points } punto
        [us] { $who } se llevaron { $points } punto cada uno
        [many] { $who } se llevaron { $points } punto cada uno
    }
   *[other] { $who-is ->
        [one] { $who } se llevó { $points } puntos
        [you] Te llevaste { $points } puntos
       *[many] { $who } se llevaron { $points } puntos cada uno
    }
}
    .why = de { $total } en esta mano
end-fewest = { $who-is ->
    [you] Ganas con menos pintas
   *[one] Gana { $who-the } con menos pintas
}
    .blocked = tranque
    .stuck = nadie pudo jugar
    .out = { $who-is ->
        [you] dominaste
       *[one] { $who } dominó
    }
end-equal = Nadie suma
    .why = { $pips ->
        [one] { $pips } pinta cada uno
       *[other] { $pips } pintas cada uno
    }

bid-marks = { $marks } marcas
bid-special-marks = { $special }, { $marks } marcas

remark-claimed = { $conceded ->
    [yes] { $who-is ->
        [you] Terminaste la mano antes
       *[one] { $who } terminó la mano antes
    }
   *[no] { $who-is ->
        [you] Reclamaste el resto
       *[one] { $who } reclamó el resto
    }
}
remark-contract-played = { $made ->
    [yes] { $tricks ->
        [none] { $seat-is ->
            [you] Pujaste { $bid } y cumpliste
           *[one] { $seat } pujó { $bid } y cumplió
        }
        [one] { $seat-is ->
            [you] Pujaste { $bid } y cumpliste con { $tricks } baza
           *[one] { $seat } pujó { $bid } y cumplió con { $tricks } baza
        }
       *[other] { $seat-is ->
            [you] Pujaste { $bid } y cumpliste con { $tricks } bazas
           *[one] { $seat } pujó { $bid } y cumplió con { $tricks } bazas
        }
    }
   *[no] { $tricks ->
        [none] { $seat-is ->
            [you] Pujaste { $bid } y caíste
           *[one] { $seat } pujó { $bid } y cayó
        }
        [one] { $seat-is ->
            [you] Pujaste { $bid } y caíste con { $tricks } baza
           *[one] { $seat } pujó { $bid } y cayó con { $tricks } baza
        }
       *[other] { $seat-is ->
            [you] Pujaste { $bid } y caíste con { $tricks } bazas
           *[one] { $seat } pujó { $bid } y cayó con { $tricks } bazas
        }
    }
}
remark-revokes-proven = Renuncios probados, { $cost } cada uno: { $seats }
remark-revoked = { $who }{ $count ->
    [1] {""}
   *[other] {" "}({ $count } veces)
}
remark-blocked = Ya no encaja ninguna ficha
remark-nothing-played = Nadie colocó ficha en { $turns } turnos
remark-lowest-equal = Hay empate a menos pintas: nadie suma
remark-went-out = { $seat-is ->
    [you] Dominaste
   *[one] { $seat } dominó
}
remark-domino = { $who-is ->
    [you] Dominaste
   *[one] { $who } dominó
} con { $tile }
remark-line-closed = { $winner ->
    [none] { $seat-is ->
        [you] Trancaste
       *[one] { $seat } trancó
    } a { $numbers } con { $tile }: empate
   *[other] { $seat-is ->
        [you] Trancaste
       *[one] { $seat } trancó
    } a { $numbers } con { $tile }
}
remark-target-reached = { $seat-is ->
    [you] Llegaste a { $target }
   *[one] { $seat } llegó a { $target }
}
remark-pips-scored = Por pintas { $who-is ->
    [you] sumaste
   *[one] { $who-the } sumó
} { $points }
remark-bonus = { $kind ->
    [capicua] Por capicúa
    [chuchazo] Por chuchazo
    [first_pass] Por pase de salida
    [paso_redondo] Por un paso redondo
    [first_deal] Por una de las primeras manos
    [carried] De una mano empatada
    [double] Por doble
    [both_ends] Por las dos puntas
    [crossed] Por doble cruzado
    [key] Por llave
   *[chipped_out] Por dominar
} { $who-is ->
    [you] sumaste
   *[one] { $who-the } sumó
} { $points }
remark-carried-over = { $points ->
    [one] Se acumula { $points } punto
   *[other] Se acumulan { $points } puntos
}
remark-best-play = { $seat-is ->
    [you] Mejor jugada: tu { $tile }
   *[one] Mejor jugada: { $tile } de { $seat }
}, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}

end-standings-title = Posiciones
    .low = Gana el total menor
end-trick-to = Última baza: { $who }
    .played = Última jugada: { $who }
    .same = Fue la última baza
end-key-biggest = Mayor baza: { $who }, { $points }
    .short = Mayor baza
    .who = <b>{ $who }, { $points }</b>
end-key-decided = { $made ->
    [yes] Cumplió en la baza { $number }
   *[no] Cayó en la baza { $number }
}
end-key-last = la última
end-key-led = salida: { $suit }
end-to-go = { $who-is ->
    [you] { $missing ->
        [one] Te falta { $missing }
       *[other] Te faltan { $missing }
    }
   *[one] { $missing ->
        [one] { $who }: falta { $missing }
       *[other] { $who }: faltan { $missing }
    }
}
    .low = { $who-is ->
        [you] Termina si sumas { $missing }
       *[one] Termina si { $who-the } suma { $missing }
    }
end-led = salió { $who }
end-clean = Sin puntos
end-row-empty = Fila vacía
end-no-pips = Sin pintas
end-no-bid = –
end-source = { $worth ->
    [1] bazas { $points }
    [10] dieces { $points }
    [5] cincos { $points }
   *[other] { $worth }s { $points }
}
end-flag = puja { $bid }
end-tricks = Bazas
end-pips = Quedan

end-match-over = Fin
end-deals-low = { $deals }, gana el total menor
end-banner = Gana { $who-the }
    .shared = Empata { $who-the }
end-rating = Rating

end-poster-moon = ¡Disparó a la luna!
    .why = Los { $points } puntos
    .in = en { $tricks ->
        [one] { $tricks } baza
       *[other] { $tricks } bazas
    }
    .tricks = Las { $tricks } bazas
end-poster-set = ¡Cayó!
end-poster-bid = { $who } pujó { $bid }.
end-poster-nel-o = ¡Nel-O!
end-poster-made = { $who } cumplió.
    .why = Perdió las { $count } bazas.
end-for-bid = { $change } por la puja
end-for-tricks = { $change } { $tricks ->
    [one] baza
   *[other] bazas
}

end-heading = { $kind ->
    [round] **Ronda { $number }** ·
   *[deal] **Mano { $number }** ·
}
end-own = { $kind ->
    [only] Resultado: { $told }
    [round] Ronda { $number }: { $told }
   *[deal] Mano { $number }: { $told }
}
end-change = { $who } { $change } ({ $total })
end-you = { $side ->
    [yes] Tu equipo { $change } ({ $total }).
   *[no] Tú { $change } ({ $total }).
}
end-you-only = { $side ->
    [yes] Tu equipo { $change }.
   *[no] Tú { $change }.
}
end-rounds = Rondas ganadas: { $wins }.
end-passed = pasaron todos, se reparte otra vez.
end-stopped-hand = se cerró la mesa.
end-stopped = **{ $title }** se cerró en la { $deal }.
    .totals = Totales: { $totals }.
end-record = Tu mejor resultado contra máquinas { $level ->
    [easy] fáciles
    [normal] normales
    [hard] difíciles
   *[expert] expertas
}: **{ $margin }**
end-match = **¡{ $won }!**
end-won = { $who-is ->
    [you] Ganas la partida
   *[one] { $who } gana la partida
    [us] { $who } ganan la partida
    [many] { $who } ganan la partida
}
    .shared = { $who } comparten la victoria
end-final = { $who-is ->
    [one] 🏆 { $who } gana **{ $title }**: { $totals }.
   *[many] 🏆 { $who } ganan **{ $title }**: { $totals }.
}
    .shared = 🏆 { $who } comparten la victoria en **{ $title }**: { $totals }.
    .round = 🏆 { $who } gana **{ $title }**.
end-wait-round = Verás las posiciones en el canal cuando terminen todas las mesas.

end-next-deal = { $kind ->
    [round] Próxima ronda
   *[deal] Próxima mano
}
end-waiting = Esperamos a { $who } · { $ready } de { $count } listos. { $next } { $when }.
end-others-ready = { $ready } de { $count } listos. { $next } { $when }.
end-button-replay = Repetición
end-button-record = Registro
end-button-result = Mi resultado
end-button-rematch = Revancha

end-alt-over = { $title }: terminó la { $deal }.
end-alt-place = { $rank } { $who } { $change } ({ $total }{ $moved ->
    [up] , sube { $places }
    [down] , baja { $places }
   *[same] {""}
})
end-alt-standings = { $places } ({ $goal }).
end-alt-taken = Ganado: { $pieces }.
    .one = { $points ->
        [0] { $who } nada
       *[other] { $who } { $points } ({ $pieces })
    }
end-alt-sources = { $who } { $points }: { $sources }.
end-alt-tricks = Bazas: { $figures }.
end-alt-pips = Pintas que quedan: { $figures }.
end-alt-key = { $title } ({ $plays }).
end-alt-last = Última baza: { $plays }.
    .numbered = Última baza, { $number } de { $count }: { $plays }.
    .same = Esa fue la última baza.
end-alt-open = Fichas a la vista: { $hands }.
end-alt-match = { $title }: fin de la partida. { $who-is ->
    [one] { $who } gana con { $total }.
   *[many] { $who } ganan con { $total }.
}
    .shared = { $title }: fin de la partida. { $who } comparten la victoria con { $total }.
end-alt-ratings = Ratings: { $changes }.
end-alt-deals = { $first ->
    [1] { $kind ->
        [round] { $who } por ronda: { $totals }.
       *[deal] { $who } por mano: { $totals }.
    }
   *[other] { $kind ->
        [round] { $who } desde la ronda { $first }: { $totals }.
       *[deal] { $who } desde la mano { $first }: { $totals }.
    }
}

story-shared = Comparten la victoria { $who-the }.
story-out = { $who } dominó. A los demás les quedan { $pips ->
    [one] { $pips } pinta
   *[other] { $pips } pintas
}.
    .short = { $who } dominó.
story-blocked = Tranque: gana { $who } con { $pips } pintas.
story-overtook = Mandó { $other-the } y, desde la { $kind ->
    [round] ronda
   *[deal] mano
} { $deal }, { $who-the }.
    .moon = Mandó { $other-the } y, con la luna de la mano { $deal }, { $who-the }.
story-great-end = { $way ->
    [capicua] { $who } ganó con una capicúa.
   *[chuchazo] { $who } ganó con 0-0: ¡chuchazo!
}
story-best-play = { $who } sumó { $points } con una ficha, { $tile }.
story-dominoes = { $who } dominó en { $count } de { $deals } { $kind ->
    [round] rondas
   *[deal] manos
}.
story-moon = En la mano { $deal }, { $who-the } disparó a la luna.
story-set = { $who } pujó { $bid } en la mano { $deal } y cayó.
story-led = De principio a fin mandó { $who-the }.
story-close = Ganó { $who-the } por apenas { $apart }.
story-tricks = Más bazas que nadie: { $who }, { $tricks }.
story-rounds = { $who } ganó { $rounds } de { $of } rondas.
    .one = { $who } ganó la ronda.
story-score = Ganó { $who-the }, { $own } a { $other }.
story-ahead = { $who } le ganó por { $apart } a { $other }.
    .next = { $who } ganó por { $apart }.
story-deals = Ganó { $who-the } tras { $deals }.
