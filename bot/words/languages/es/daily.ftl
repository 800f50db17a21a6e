daily-name = Mano del día
daily-name-world = Mano mundial
daily-rank = puesto { $rank } de { $count }

daily-heading = ## { $daily } #{ $number } · { $date }
daily-rules =
    {"**"}{ $game }**
    La misma mano para todos, contra tres máquinas difíciles. Un intento, sin pistas y sin deshacer.
daily-finished = { $count ->
    [0] Nadie la ha terminado aún.
    [one] La terminó { $count } jugador.
   *[other] La terminaron { $count } jugadores.
}
daily-week = { $marks }{ $days ->
    [0] {""}
    [one] {" "}· racha: { $days } día
   *[other] {" "}· { $days } días seguidos
}
daily-mend =
    { $days ->
        [one] Salva tu racha de { $days } día: juega la mano de ayer.
       *[other] Salva tu racha de { $days } días: juega la mano de ayer.
    }
    -# No entra en la clasificación. Una vez al mes.
daily-mending = Estás jugando la mano de ayer para salvar tu racha.
daily-mended = {"**"}Día recuperado.** Cuenta para tu racha. No entra en la clasificación ni cambia los resultados.
daily-mended-score = -# Tus puntos: { $score }
daily-ends = Esta mano termina { $when }.
daily-playing = { $hand ->
    [sent] {"**"}Estás jugando.** Tus fichas están en tus MD. Toca **Continuar** para jugar aquí.
    [closed] {"**"}Estás jugando.** Tus MD están cerrados. Toca **Continuar** para jugar aquí.
   *[unknown] {"**"}Estás jugando.** Toca **Continuar** para jugar aquí.
}
daily-left = Dejaste esta mano, así que hoy no tienes puesto. Mañana habrá otra.
daily-world-terms = Esta mano se juega en todos los servidores. Los resultados muestran **tu nombre y tus puntos** a jugadores de otros servidores. Puedes salir con { COMMAND("privacy") }: entonces tu nombre no aparece en ningún resultado.
daily-result = **{ $score }** · { $place } por ahora
daily-better = mejor que el { $percent }% de los demás
daily-score-meaning = -# Tus puntos: cuánto superas el promedio de tu mesa.
daily-share-in = -# **Compartir** lo publica en { $channel }.
daily-share-where = -# Para compartirlo, usa { COMMAND("daily") } en un servidor o en un grupo.

daily-button =
    .play = Jugar
    .mend = Jugar la de ayer
    .today = Jugar la de hoy
    .continue = Continuar
    .join = Participar
    .shared = Compartido
    .results = Resultados
    .yesterday = Ayer
    .before = La anterior
    .server = Este servidor

daily-share = Boneyard { $world ->
    [yes] mundial #{ $number }
   *[no] #{ $number }
} · { $game } · { $score }
daily-share-play = { COMMAND("daily") }
daily-shared = { $who } jugó la mano del día:

daily-results = **{ $daily } #{ $number }** · { $date } · { $game }
daily-end-played = { $count ->
    [one] jugó { $count } persona
   *[other] jugaron { $count } personas
}
daily-end-streak = { $days } días seguidos jugó alguien aquí
daily-no-results = Nadie la terminó.
best-line = **La mejor manera** ({ $score }), jugada aquí
best-line-computer = **La mejor manera** ({ $score }), hallada por una máquina
best-line-passed = pase de { $pieces }
best-line-bid = { $seat ->
    [own] puja del jugador
    [left] puja de la izquierda
    [across] puja de enfrente
   *[right] puja de la derecha
}: { $bid }
best-line-trump = { $trump ->
    [none] sin triunfo
   *[other] triunfo: { $trump }
}
best-line-meaning = { $kind ->
    [trains] -# { $own } las fichas del jugador · M en el tren mexicano · ° en el tren de otro
   *[tricks] -# { $own } la ficha del jugador · en **negrita**, la que gana la baza
}

daily-picture-when = #{ $number } · { $date }
daily-picture-streak = racha
daily-picture-played = { $count ->
    [one] ya la jugó { $count }
   *[other] ya la jugaron { $count }
}
daily-picture-tricks = { $count ->
    [one] { $count } baza
   *[other] { $count } bazas
}
daily-picture-tricks-hurt = { $count ->
    [one] { $count } baza, roja: con puntos
   *[other] { $count } bazas, rojas: con puntos
}
daily-picture-turns = { $count ->
    [one] { $count } turno
   *[other] { $count } turnos
}
    .scored = { $count ->
        [one] { $count } turno, verde: sumó
       *[other] { $count } turnos, verde: sumó
    }
    .passed = { $count ->
        [one] { $count } turno, vacío: pasó
       *[other] { $count } turnos, vacío: pasó
    }
daily-picture-same = { $game }, igual para todos
daily-picture-count = jugadores
daily-picture-all = resultados
daily-picture-over = terminó el día
daily-picture-open = por ahora

daily-alt = { $daily } #{ $number }, { $date }: { $game }.
daily-alt-result = { $who }: { $score }, { $place }.
daily-alt-won = { $won ->
    [0] No ganó ninguna de las { $count } bazas.
   *[other] Bazas ganadas: { $tricks } (de { $count }).
}
daily-alt-hurt = Con puntos: { $tricks }.
daily-alt-turns = { $count ->
    [one] Jugó { $count } turno.
   *[other] Jugó { $count } turnos.
}
daily-alt-scored = Turnos en que sumó o dominó: { $turns }.
daily-alt-passed = Turnos en que pasó: { $turns }.
daily-alt-week = Esta semana: { $days }.
daily-alt-day = { $day } { $mark ->
    [played] jugado
    [mended] recuperado
    [open] aún abierto
   *[missed] perdido
}
daily-alt-streak = Racha: { $days } días.
daily-alt-ranking = { $daily } #{ $number }, { $date }: { $game }, resultados finales.
daily-alt-ranking-open = { $daily } #{ $number }, { $date }: { $game }, resultados por ahora.
daily-alt-results = { $count ->
    [0] Nadie la ha terminado.
    [one] Resultados de { $count } jugador: { $bars }.
   *[other] Resultados de { $count } jugadores: { $bars }.
}
daily-alt-bar = { $result }: { $count }{ $own ->
    [yes] {" "}(con este)
   *[no] {""}
}

daily-over = El día de esa mano ya terminó. Juega la de hoy con { COMMAND("daily") }.
daily-mend-none = Ahora no tienes ningún día perdido que recuperar.
daily-mended-before = Ya recuperaste un día este mes.
daily-mend-over = Ya jugaste la mano de ayer.
daily-results-later = Termina primero y luego mira los resultados. Ahora te revelarían algo.
daily-played = Ya jugaste esta mano. La próxima llega mañana.
daily-join-first = Primero toca **Participar**: los resultados muestran tu nombre en otros servidores.
daily-not-finished = Aún no has terminado esta mano.
daily-elsewhere = Eso es de la mano del día de otro servidor. Usa { COMMAND("daily") } aquí.
daily-not-your-page = Esa página es de otra persona. La tuya está en { COMMAND("privacy") }.
