replay-title = Repetición
replay-trick = Baza { $number } de { $count }
replay-round = Turno { $number } de { $count }
replay-pass = Pase
replay-auction = Antes de jugar
replay-claim = El resto
replay-end = Final
replay-deal = { $kind ->
    [round] { $deals ->
        [1] Ronda { $number }
       *[other] Ronda { $number } de { $deals }
    }
   *[deal] { $deals ->
        [1] Mano { $number }
       *[other] Mano { $number } de { $deals }
    }
}
replay-heading = **Repetición** · { $title } · { $where }
replay-shares = **{ $who }** comparte una repetición: { $title } · { $where }

replay-ends-pill = Puntas
    .value = { $left } y { $right }

replay-total = { $total } total
replay-out = Descansa
replay-won = ganó { $tricks }
replay-points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
replay-taken-led = { $taken } · sale
replay-to = → { $who }
replay-doubts = impugna a { $who }, baza { $trick }
replay-moon = { $everyone ->
    [yes] luna: a todos los rivales
   *[no] { $opponent ->
        [none] luna: de su total
       *[other] luna: a { $who }
    }
}

replay-passed = { $who } → { $to }: { $pieces }
replay-turned = { $who }: { $turned }.
replay-nothing = Nadie ha jugado aún.
replay-took-back = { $who } deshizo { $piece }.
replay-led = { $suit ->
    [none] { $who } salió con { $piece }
   *[other] { $who } salió con { $piece } ({ $suit })
}
replay-winner = { $is-complete ->
    [yes] { $points ->
        [0] La ganó { $who }.
       *[other] La ganó { $who }, por { $points }.
    }
   *[no] Va ganando { $who }.
}
replay-alt = Repetición de { $title } · { $where }.
replay-left = Quedan: { $hands }.
replay-hand = { $count ->
    [0] { $who } nada
   *[other] { $who } { $pieces }
}
replay-drawn = Robadas: { $hands }.
replay-so-far = Hasta ahora: { $taken }.

replay-placed-first = { $tile } abre
replay-placed-left = { $tile } izq.
replay-placed-right = { $tile } der.
replay-placed-back = { $tile } vuelve
replay-placed-many = { $count } fichas, { $last }
replay-line-empty = Aún sin fichas
replay-laid = { $end ->
    [right] { $tile } derecha
    [up] { $tile } arriba
    [down] { $tile } abajo
    [first] { $tile } abre
   *[left] { $tile } izquierda
}{ $points ->
    [0] {""}
   *[other] , +{ $points }
}
    .brief = { $points ->
        [0] { $tile }
       *[other] { $tile }, +{ $points }
    }
replay-drew = robó { $tiles }
    .brief = robó { $count }
replay-knocked = pasó a { $numbers }
    .brief = pasó

replay-another-deal = Otra mano
replay-share-picture = Compartir imagen
replay-share-trick = Animar baza
replay-share-deal = Animar mano
replay-shared-trick = Compartida aquí, jugada a jugada.
replay-shared-deal = Mano compartida aquí.
replay-share-there = Puedes compartirla en { $channel }.
replay-animation = Animación. Termina así:
replay-unknown = -# De un registro adjunto. Comprobé las jugadas, pero no los nombres.
replay-file-lost = Ese registro ya no está. Adjúntalo otra vez con { COMMAND("history") }.
replay-file-unread = Discord no me envió ese archivo. Adjúntalo otra vez.
replay-none-yet = Aún no ha terminado ninguna mano de esta partida. Vuelve cuando termine una.
replay-no-deal = Esta partida se cerró antes de terminar una mano.
replay-too-long = Este registro tiene más de { $most } jugadas. Prueba `boneyard record show` en tu computadora.
replay-proof = Comprobé este registro: sus fichas salen del secreto sellado como { $seal }…, y las { $moves } jugadas son válidas.
replay-unfinished = La partida no está terminada.
