not-saved = No se guardó: { $cause ->
    [full] el disco está lleno. Libera espacio y prueba otra vez.
    [busy] la base de datos está ocupada. Prueba otra vez en un momento.
    [read_only] el bot no puede escribir en su base de datos. Pide a quien lo administra que revise los permisos.
    [damaged] la base de datos está dañada. Pide a quien administra el bot que restaure una copia.
    [not_a_database] su archivo no es una base de datos. Pide a quien administra el bot que lo quite.
    [unreachable] no llego a la base de datos. Prueba otra vez en un momento.
    [pooled] un pooler olvidó una consulta. Pide a quien administra el bot que agregue ?pgbouncer=true a DATABASE_URL.
    [disk] falló el disco. Pide a quien administra el bot que lo revise.
   *[stopping] me estoy reiniciando. Prueba otra vez en un momento.
} No se perdió nada.
not-loaded = No puedo buscar eso: { $cause ->
    [full] el disco está lleno. Libera espacio y prueba otra vez.
    [busy] la base de datos está ocupada. Prueba otra vez en un momento.
    [read_only] el bot no puede usar su base de datos. Pide a quien lo administra que revise los permisos.
    [damaged] la base de datos está dañada. Pide a quien administra el bot que restaure una copia.
    [not_a_database] su archivo no es una base de datos. Pide a quien administra el bot que lo quite.
    [unreachable] no llego a la base de datos. Prueba otra vez en un momento.
    [pooled] un pooler olvidó una consulta. Pide a quien administra el bot que agregue ?pgbouncer=true a DATABASE_URL.
    [disk] falló el disco. Pide a quien administra el bot que lo revise.
   *[stopping] me estoy reiniciando. Prueba otra vez en un momento.
}

error-table-moved-on = La mesa ya avanzó. Mira otra vez y elige.
error-done-already = Eso ya está hecho.
error-no-table = Ya no conozco esa mesa.
error-channel-taken = Este canal ya tiene una mesa. Termínala, o usa otro canal.
error-has-practice = Ya tienes una mesa de práctica. Termínala o déjala primero.
error-too-many-tables = Este servidor tiene { $most ->
    [one] { $most } mesa abierta
   *[other] { $most } mesas abiertas
}, su límite. Espera a que termine una.
error-too-many-hosted = Ya organizas { $most ->
    [one] { $most } mesa
   *[other] { $most } mesas
} aquí. Primero termina una.
error-too-many-opened = Abriste { $most } mesas en una hora. Prueba otra vez más tarde.
error-seat-taken = Ese lugar está ocupado. Elige otro.
error-table-full = La mesa está llena. Espera un lugar, o abre una mesa en otro canal.
error-seats-moved = Los lugares cambiaron. Mira otra vez y elige.
error-swap-over = Ya es tarde: hubo respuesta, o los lugares cambiaron.
error-swap-asked = Ya le preguntaste en la última hora. Elige otro lugar.
error-swap-others = Solo { $who } puede responder.
error-remove-yourself = Ese es tu lugar. Usa **Irme**.
error-remove-last = Solo queda esa persona. Cierra la mesa con { COMMAND("domino stop") }.
error-kept-out = Ya no puedes entrar en esta mesa. Únete a otra o abre la tuya.
error-kept-out-by-host = Podrás entrar en las mesas de quien organiza esta { $when }. Mientras tanto, únete a otra o abre la tuya.
error-already-seated = Ya estás en esta mesa.
error-still-seated = Estás en una mesa en juego. Déjala primero y pídelo otra vez.
error-secret-kept = El secreto de la mezcla sale cuando termine la partida.
error-moves-deleted = Esa partida es muy vieja: solo queda su resultado, en { COMMAND("history") }.
error-rules-settled = La partida ya empezó, así que sus reglas y lugares no cambian.
error-seats-settled = La partida ya empezó, así que sus lugares no cambian.
error-leave-instead = La partida ya empezó. Toca **Irme**, y una máquina toma tu lugar.
error-no-match-there = En esa mesa no hay partida.
error-asked-too-early = Esta mesa aún no estaba abierta. Prueba otra vez.
error-no-table-here = En este canal no hay mesa.
error-at-no-table = Ahora no estás en ninguna mesa.
error-not-seated = No tienes lugar en esta mesa.
error-not-seated-join = No tienes lugar en esta mesa. Toca **Unirme**.
error-other-channels = Aquí no puedes abrir mesas. Usa un canal de juego de este servidor.
error-certain-roles = Aquí solo ciertos roles pueden abrir mesas.
error-unreadable = Esta versión del bot no puede leer esa mesa. Pregunta a quien lo administra.
error-several-tables = Estás en más de una mesa. Elige cuál.
error-match-over = Esta partida ya terminó.
error-match-on = La partida ya empezó.
error-match-not-on = La partida aún no empieza. La empieza quien organiza.
error-of-contest = Esta partida es de una competencia. Abre tu propia mesa.
error-rematch-first = La revancha es primero de quienes jugaron. Prueba otra vez en unos minutos.
error-wrong-count = { $game } es para { $counts } jugadores, y aquí hay { $count }. ¿Sumas una máquina?
error-seats-changed = Alguien acaba de entrar o salir. Revisa los lugares y empieza.
error-clock-stopped = Esta partida ya terminó, así que su reloj está parado.
error-rules-locked = Aquí solo los admins pueden cambiar las reglas.
error-rules-locked-open = Aquí las reglas están fijas. Abre una mesa sin modo ni meta.
error-invited-too-many = Una mesa puede invitar a { $most } personas.
error-watch = La partida ya empezó y no quedan lugares. Mira, o abre una mesa en otro canal.
error-several-seats = Hay varios lugares libres. ¿Cuál quieres?
error-seat-gone = { $who } juega ahora en tu lugar.

error-only-host = Solo { $host } (organiza) o moderación puede { $what ->
    [start] empezar la partida
    [clock] poner el reloj
    [computer] sumar una máquina
    [computers] sumar máquinas
    [level] elegir el nivel
    [hints] poner o quitar pistas
    [rules] cambiar las reglas
    [stop] cerrar esta mesa
    [sides] sortear los equipos
    [remove] quitar a alguien
   *[other] hacer eso
}.
error-only-host-nameless = Solo quien organiza o moderación puede { $what ->
    [start] empezar la partida
    [clock] poner el reloj
    [computer] sumar una máquina
    [computers] sumar máquinas
    [level] elegir el nivel
    [hints] poner o quitar pistas
    [rules] cambiar las reglas
    [stop] cerrar esta mesa
    [sides] sortear los equipos
    [remove] quitar a alguien
   *[other] hacer eso
}.
error-manage-server = Para eso necesitas **Gestionar servidor**.
error-tournament-table = Esta mesa es de un torneo. Lo termina quien lo organiza o moderación.

error-overtaken = Alguien jugó justo antes. Mira otra vez.
error-earlier-turn = Eso era de un turno anterior.
error-deal-over = Esa mano ya terminó.
error-undo-asked = Alguien pidió retirar una jugada. Espera la respuesta.
no-undo-not-here = Aquí no se retira: más gente juega estas manos.
no-undo-overtaken = Solo se retira la última jugada de la mesa, y no es tuya.
no-undo-earlier = Ya es tarde para retirarla: era una jugada anterior.
no-undo-revealed = Ya es tarde para retirarla: ya reveló algo.
no-undo-refused = { $who } dijo que no, así que tu jugada se queda.
no-undo-nothing = No hay nada que retirar.
no-undo-wait = Ya lo pediste. Espera la respuesta del resto.

quiet-same = Las horas de silencio llevan inicio y fin, como 22:00 y 08:00.
quiet-no-time = “{ $typed }” no es una hora. Escríbela como 22:00, o 10 pm.
quiet-no-zone = No conozco la zona horaria “{ $typed }”. Escríbela como America/Mexico_City, o UTC.
quiet-no-zone-near = No conozco la zona horaria “{ $typed }”. ¿Querías decir { $near }?
