tournament-title = **Torneo: { $game }**
tournament-title-host = **Torneo: { $game }** · organiza: { $host }
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
tournament-meaning = Todas las mesas juegan las mismas manos, así que la suerte cuenta menos. Tus puntos: cuánto mejor que el mismo lugar en otras mesas.
tournament-players = { $count ->
    [one] **{ $count } persona**: { $names }
   *[other] **{ $count } personas**: { $names }
}
tournament-pair = { $one } & { $other }
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
tournament-join-now = Toca **Unirme** ya. Cuando quien organiza toque **Empezar**, cada mesa tendrá su propio hilo privado.
tournament-join-pairs = Toca **Pareja** para elegir la tuya, o te toca una al empezar.
tournament-fewer-rounds = { $rounds ->
    [one] Quien organiza quiere { $rounds } ronda: hace falta más gente.
   *[other] Quien organiza quiere { $rounds } rondas: hace falta más gente.
}
tournament-blocked = { $reason } Luego toca **Continuar**.
tournament-next-at = La próxima ronda empieza { $when }.
tournament-table-waiting = Mesa { $number } (en espera): { $who }
tournament-table-playing = Mesa { $number } (jugando): { $who }
tournament-table-done = Mesa { $number } (terminó): { $who }
tournament-quiet = Verás los resultados cuando terminen todas las mesas.
tournament-over = Este torneo ya terminó. Abajo están las posiciones finales.
tournament-ended-early = Este torneo terminó antes de tiempo.
tournament-former-player = Alguien que se fue
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
tournament-place = { $line } ({ $rounds })
tournament-no-score = –
tournament-seats = **Ronda { $round } de { $rounds }, mesa { $table }**: { $who }.
tournament-partners-sit = Las parejas se sientan frente a frente.
tournament-same-deals = { $deals ->
    [one] { $deals } mano, la misma en todas las mesas. No la comentes hasta que termine la ronda.
   *[other] { $deals } manos, las mismas en todas las mesas. No las comentes hasta que termine la ronda.
}

tournament-joined = Ya estás en el torneo.
tournament-joined-with = Ya estás en el torneo, con { $partner }. Para cambiar, usa **Pareja**.
tournament-joined-asking = Ya estás en el torneo. Jugarás con { $partner } en cuanto se una también.
tournament-joined-alone = Ya estás en el torneo. Tendrás pareja al empezar, o elígela con **Pareja**.
tournament-partner-ask = ¿Con quién quieres jugar? Acepta si toca **Unirme**, o si te elige.
tournament-partner-pick = Elige tu pareja
tournament-leave-ask = ¿Dejas el torneo? Una máquina juega por ti las rondas que quedan.
tournament-you-left = Dejaste el torneo.
tournament-stop-ask = ¿Terminar este torneo para todos? Se cierran las partidas en marcha.
tournament-stopped = El torneo terminó.
tournament-no-standings = Aún no termina ninguna ronda.

tournament-picture-title = Torneo
tournament-picture-final = Posiciones finales
tournament-picture-after = tras la ronda
tournament-picture-count = { $played } de { $rounds }
tournament-picture-round = ronda { $number }
tournament-picture-total = total
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

tournament-none-here = En este canal no hay torneo abierto. Abre uno con { COMMAND("tournament open") }.
contest-rules-locked = En este servidor las reglas están fijas. No pongas modo.
tournament-begun = Este torneo ya empezó, o ya terminó.
tournament-no-partners = Aquí se juega sin pareja. Únete sin ella.
tournament-own-partner = Elige a otra persona como pareja.
tournament-is-over = Este torneo ya terminó.
tournament-not-in = No estás en este torneo.
tournament-needs-two = Un torneo necesita 2 personas. Espera a que alguien se una.
tournament-nothing-waits = Aún no: la próxima ronda empieza cuando terminen todas las mesas.
tournament-no-room = { $tables ->
    [one] Hace falta { $tables } mesa libre. Al servidor le quedan { $free }.
   *[other] Hacen falta { $tables } mesas libres. Al servidor le quedan { $free }.
}
tournament-not-for-pairs = Dos parejas no pueden jugar { $game } con estas reglas. Elige otro juego, modo o formato.
tournament-channel-taken = Este canal ya tiene un torneo. Únete, o espera a que termine.
tournament-elsewhere = Eso es de un torneo en otro canal. Úsalo ahí.
tournament-in-channel = Abre torneos en un canal de texto: las mesas son sus hilos.
tournament-needs-permissions = Necesito { $permissions } en #{ $channel }: las mesas juegan en hilos privados. Pídele a un admin que lo permita.
tournament-pairs-settled = Ya es tarde: este torneo empezó, y las parejas están hechas.
tournament-partner-is-bot = Elige a una persona. Las máquinas llenan solas los lugares vacíos.

tournament-thread = Torneo { $tournament }, mesa { $table }
thread-unreached = Discord no responde. Inténtalo en un momento.
thread-gone = Alguien borró un hilo de este torneo, o su canal.
thread-permissions = Necesito **Crear hilos privados** y **Enviar mensajes en hilos** en este canal. Pídele a un admin que lo permita.
thread-too-many = Este servidor ya tiene todos los hilos que Discord permite. Archiva algunos.
thread-refused = Discord no me deja crear un hilo aquí.
