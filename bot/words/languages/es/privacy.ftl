privacy-title = ## Tus datos
privacy-nothing = No tengo datos tuyos.
privacy-tables = {"- "}**{ $tables ->
    [one] { $tables } mesa
   *[other] { $tables } mesas
}**{ $servers ->
    [0] {""}
    [one] {" "}en { $servers } servidor
   *[other] {" "}en { $servers } servidores
}: tu lugar, tu nombre ahí y { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}
privacy-results = {"- "}**Resultados** de { $deals ->
    [one] { $deals } mano
   *[other] { $deals } manos
} y { $matches ->
    [one] { $matches } partida
   *[other] { $matches } partidas
}
privacy-ratings = {"- "}{ $ratings ->
    [one] **{ $ratings } rating**
   *[other] **{ $ratings } ratings**
}
privacy-achievements = {"- "}{ $achievements ->
    [one] **{ $achievements } logro**
   *[other] **{ $achievements } logros**
}
privacy-progress = {"- "}**Cuentas** de lo que has hecho, para los logros, y tus partidas contra las máquinas
privacy-invitations = {"- "}{ $invitations ->
    [one] **{ $invitations } invitación** que recibiste o enviaste
   *[other] **{ $invitations } invitaciones** que recibiste o enviaste
}
privacy-lobby = {"- "}{ $swaps ->
    [one] **{ $swaps } petición** de cambio de lugar
   *[other] **{ $swaps } peticiones** de cambio de lugar
} y { $removals ->
    [one] **{ $removals } expulsión** de una sala, tuya o hecha por ti
   *[other] **{ $removals } expulsiones** de una sala, tuyas o hechas por ti
}
privacy-puzzles = {"- "}{ $puzzles ->
    [one] **{ $puzzles } acertijo** de tus partidas
   *[other] **{ $puzzles } acertijos** de tus partidas
}
privacy-answers = {"- "}**Respuestas a acertijos**: { $answers } de partidas, { $stock } de otros
privacy-lessons = {"- "}{ $lessons ->
    [one] **{ $lessons } lección**: hasta dónde llegaste
   *[other] **{ $lessons } lecciones**: hasta dónde llegaste
}
privacy-grades = {"- "}{ $graded ->
    [one] **{ $graded } partida** que revisaste: cuántas buenas jugadas y fallos
   *[other] **{ $graded } partidas** que revisaste: cuántas buenas jugadas y fallos
}
privacy-contests = {"- "}{ $contests ->
    [one] **{ $contests } competición** (duelo, mano del día, torneo): tu nombre y tu resultado
   *[other] **{ $contests } competiciones** (duelos, manos del día, torneos): tu nombre y tus resultados
}
privacy-settings = {"- "}**Tus ajustes**, de { COMMAND("settings") }
privacy-world = En otros servidores ven tu nombre en la mano mundial.
button-download = Descargar
button-delete-data = Borrar…
button-leave-world = Dejar la mundial

privacy-delete-title = ## ¿Borrar tus datos?
privacy-goes = **Se borra**: tu ID y tu nombre en cada partida, tu rating, tus ajustes, tus invitaciones y tu puesto en el ranking.
privacy-stays = **Se queda**: las partidas, con puntos y jugadas, pero sin tu nombre. También son resultados de los demás. Los mensajes en Discord siguen ahí.
privacy-leaving = **Dejas { $tables ->
    [one] { $tables } mesa abierta
   *[other] { $tables } mesas abiertas
}** ({ $where }). Una máquina ocupa tu lugar. Las partidas sin nadie más terminan.
privacy-no-undo = Esto no se puede deshacer.
button-delete = Borrar
button-leave-and-delete = Irme y borrar
button-keep = No borrar nada
privacy-deleted = Tus datos están borrados. Si vuelves a jugar, empezarás de cero.

privacy-exported = Aquí está todo lo que guardo de ti, en JSON. Cada lista lleva el nombre de su tabla en la base de datos, sin datos de otras personas.
privacy-too-large = Eso es demasiado grande para Discord. Pídele una copia al dueño del bot.
privacy-not-yours = Esa página es de otra persona. La tuya: { COMMAND("privacy") }

privacy-policy-link = [Política de privacidad]({ $address })
privacy-terms-link = [Términos]({ $address })
privacy-run-by = Este bot es de { $contact }
