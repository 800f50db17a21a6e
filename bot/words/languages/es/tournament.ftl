tournament-title = **Torneo: { $game }**
tournament-title-host = **Torneo: { $game }** · anfitrión: { $host }
tournament-title-round = **Torneo: { $game }** · ronda { $round } de { $rounds }
tournament-settings = { $rules } · { $length } · { $form } · { $clock } · máquinas: { $level }
tournament-length = { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
} de { $deals ->
    [one] { $deals } mano
   *[other] { $deals } manos
}
tournament-form-pairs = parejas
tournament-form-individual = individual
tournament-clock-quick = 1 min por turno
tournament-clock-evening = 5 min por turno
tournament-clock-post = 1 día por turno
tournament-meaning = Todas las mesas juegan las mismas manos, así que la suerte cuenta menos. Tus puntos: cuánto superas al mismo lugar en otras mesas.
tournament-players = { $count ->
    [one] **{ $count } jugador**: { $names }
   *[other] **{ $count } jugadores**: { $names }
}
tournament-pair = { $one } y { $other }
tournament-asks = { $who } (quiere jugar con { $partner })
tournament-tables = { $tables ->
    [one] { $tables } mesa de { $seats }.
   *[other] { $tables } mesas de { $seats }.
}
tournament-tables-computers = { $tables ->
    [one] { $tables } mesa de { $seats }, { $computers ->
        [one] { $computers } máquina en el lugar vacío.
       *[other] { $computers } máquinas en los lugares vacíos.
    }
   *[other] { $tables } mesas de { $seats }, { $computers ->
        [one] { $computers } máquina en el lugar vacío.
       *[other] { $computers } máquinas en los lugares vacíos.
    }
}
tournament-join-now = Toca **Unirme**. Cuando el anfitrión toque **Empezar**, cada mesa tendrá su propio hilo privado.
tournament-join-pairs = Toca **Pareja** para elegir la tuya o te toca una al empezar.
tournament-fewer-rounds = { $rounds ->
    [one] El anfitrión quiere { $rounds } ronda: hacen falta más jugadores.
   *[other] El anfitrión quiere { $rounds } rondas: hacen falta más jugadores.
}
tournament-blocked = { $reason } Luego toca **Continuar**.
tournament-next-at = La próxima ronda empieza { $when }.
tournament-table-waiting = Mesa { $number } (en espera): { $who }
tournament-table-playing = Mesa { $number } (jugando): { $who }
tournament-table-done = Mesa { $number } (terminó): { $who }
tournament-quiet = Verás los resultados cuando terminen todas las mesas.
tournament-ended-early = Este torneo terminó antes de tiempo.
tournament-former-player = Jugador que se fue
tournament-computer = 🤖 { $who }

tournament-button =
    .partner = Pareja
    .next = Próxima ronda
    .continue = Continuar
    .end = Terminar
    .end-now = Terminar

tournament-after = **{ $game }**, tras la ronda { $played } de { $rounds }: { $verdict }.
tournament-final = 🏆 **{ $game }**: ¡{ $verdict }!
tournament-verdict = { $is-shared ->
    [yes] { $is-final ->
        [yes] { $who } comparten la victoria con { $points }
       *[no] { $who } comparten el primer puesto con { $points }
    }
   *[no] { $who-is ->
        [many] { $is-final ->
            [yes] { $who } ganan con { $points }
           *[no] { $who } van ganando con { $points }
        }
       *[one] { $is-final ->
            [yes] { $who } gana con { $points }
           *[no] { $who } va ganando con { $points }
        }
    }
}
tournament-seats = **Ronda { $round } de { $rounds }, mesa { $table }**: { $who }.
tournament-partners-sit = Tu pareja se sienta enfrente.
tournament-same-deals = { $deals ->
    [one] { $deals } mano, la misma en todas las mesas. No la comentes hasta que termine la ronda.
   *[other] { $deals } manos, las mismas en todas las mesas. No las comentes hasta que termine la ronda.
}

tournament-joined-with = Estás dentro, con { $partner }. Para cambiar, usa **Pareja**.
tournament-joined-asking = Estás dentro. Jugarás con { $partner } en cuanto también se una.
tournament-joined-alone = Estás dentro. Tendrás pareja al empezar, o elígela con **Pareja**.
tournament-partner-ask = ¿Con quién quieres jugar? Para aceptar, tu pareja toca **Unirme** o te elige.
tournament-partner-pick = Elige tu pareja
tournament-leave-ask = ¿Dejas el torneo? Una máquina jugará por ti las rondas que quedan.
tournament-you-left = Dejaste el torneo.
tournament-stop-ask = ¿Terminar este torneo para todos? Las partidas en marcha se cierran.
tournament-stopped = El torneo terminó.
tournament-no-standings = Aún no hay posiciones.

tournament-picture-title = Torneo
tournament-picture-final = Posiciones finales
tournament-picture-after = tras la ronda
tournament-picture-round = ronda { $number }
tournament-picture-more-below = y { $count } más, abajo
tournament-picture-more = y { $count } más
tournament-picture-shared = Victoria compartida
tournament-picture-lead = { $points ->
    [one] Ganó por { $points } punto
   *[other] Ganó por { $points } puntos
}
tournament-alt = { $is-final ->
    [yes] { $game }, posiciones finales.
   *[no] { $game }, tras la ronda { $played } de { $rounds }.
}
tournament-alt-more = { $count ->
    [one] Y { $count } puesto más.
   *[other] Y { $count } puestos más.
}

tournament-none-here = En este canal no hay ningún torneo abierto. Abre uno con { COMMAND("tournament open") }.
contest-rules-locked = En este servidor las reglas son fijas. No elijas variante.
tournament-no-partners = Aquí cada uno juega solo. Únete sin pareja.
tournament-own-partner = Elige a otra persona como pareja.
tournament-nothing-waits = Aún no: la próxima ronda empieza cuando terminen todas las mesas.
tournament-no-room = { $tables ->
    [one] Hace falta { $tables } mesa libre. En el servidor quedan { $free }.
   *[other] Hacen falta { $tables } mesas libres. En el servidor quedan { $free }.
}
tournament-not-for-pairs = Dos parejas no pueden jugar { $game } con estas reglas. Elige otro juego, variante o formato.
tournament-channel-taken = Este canal ya tiene un torneo. Únete o espera a que termine.
tournament-in-channel = Abre torneos en un canal de texto: las mesas son hilos del canal.
tournament-needs-permissions = Necesito { $permissions } en #{ $channel }: las mesas juegan en hilos privados. Pídele a un admin que lo permita.
tournament-pairs-settled = Ya es tarde: el torneo empezó y las parejas ya están hechas.
tournament-partner-is-bot = Elige a una persona. Las máquinas ocupan solas los lugares vacíos.

tournament-thread = Torneo { $tournament }, mesa { $table }
thread-gone = Alguien borró un hilo de este torneo o su canal.
thread-permissions = Necesito **Crear hilos privados** y **Enviar mensajes en hilos** en este canal. Pídele a un admin que lo permita.
thread-too-many = Este servidor ya tiene todos los hilos que Discord permite. Archiva algunos.
thread-refused = Discord no me deja crear un hilo aquí.
