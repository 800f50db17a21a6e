not-saved = No se guardó: { $cause ->
    [busy] la base de datos está ocupada. Inténtalo en un momento.
    [stopping] me estoy reiniciando. Inténtalo en un momento.
   *[other] la base de datos tiene un problema. Avísale al dueño del bot.
}
not-loaded = { $cause ->
    [busy] La base de datos está ocupada. Inténtalo en un momento.
    [stopping] Me estoy reiniciando. Inténtalo en un momento.
   *[other] La base de datos tiene un problema. Avísale al dueño del bot.
}

error-table-moved-on = La mesa ya avanzó. Mira otra vez y elige.
error-done-already = Eso ya está hecho.
error-no-table = Ya no conozco esa mesa.
error-channel-taken = Este canal ya tiene una mesa. Termínala o usa otro canal.
error-has-practice = Ya tienes una mesa de práctica. Primero termínala o déjala.
error-too-many-tables = Este servidor tiene { $most ->
    [one] { $most } mesa abierta
   *[other] { $most } mesas abiertas
}, que es su límite. Espera a que termine una.
error-too-many-hosted = Ya eres anfitrión de { $most ->
    [one] { $most } mesa
   *[other] { $most } mesas
} aquí. Primero termina una.
error-too-many-opened = Abriste { $most } mesas en la última hora. Inténtalo de nuevo más tarde.
error-seat-taken = Ese lugar está ocupado. Elige otro.
error-table-full = La mesa está llena. Espera a que haya lugar o abre otra en otro canal.
error-seats-moved = Los lugares cambiaron. Mira otra vez y elige.
error-swap-over = Ya es tarde: ya respondió o los lugares cambiaron.
error-swap-asked = Ya le preguntaste en la última hora. Elige otro lugar.
error-swap-others = Solo { $who } puede responder.
error-remove-yourself = Ese es tu lugar. Usa **Irme**.
error-remove-last = Solo queda esa persona. Cierra la mesa con { COMMAND("domino stop") }.
error-kept-out = Ya no puedes entrar en esta mesa. Únete a otra o abre la tuya.
error-kept-out-by-host = Podrás volver a las mesas de este anfitrión { $when }. Mientras tanto, únete a otra o abre la tuya.
error-already-seated = Ya estás en esta mesa.
error-still-seated = Tienes una partida en marcha. Déjala primero y vuelve a pedirlo.
error-secret-kept = El secreto de la mezcla se publica al terminar la partida.
error-moves-deleted = Esa partida es muy vieja: solo queda su resultado, en { COMMAND("history") }.
error-rules-settled = La partida ya empezó, así que sus reglas y lugares no cambian.
error-seats-settled = La partida ya empezó, así que sus lugares no cambian.
error-leave-instead = La partida ya empezó. Toca **Irme** y una máquina jugará por ti.
error-no-match-there = En esa mesa no hay ninguna partida.
error-asked-too-early = Esta mesa aún no estaba abierta. Inténtalo de nuevo.
error-no-table-here = En este canal no hay ninguna mesa.
error-at-no-table = Ahora no estás en ninguna mesa.
error-not-seated = No tienes lugar en esta mesa.
error-not-seated-join = No tienes lugar en esta mesa. Toca **Unirme**.
error-other-channels = Aquí no puedes abrir mesas. Usa uno de los canales de juego del servidor.
error-certain-roles = Aquí solo algunos roles pueden abrir mesas.
error-unreadable = Esta versión del bot no puede leer esa mesa. Pregúntale al dueño del bot.
error-several-tables = Estás en más de una mesa. Elige cuál.
error-match-over = Esta partida ya terminó.
error-match-on = La partida ya empezó.
error-match-not-on = La partida aún no ha empezado. La empieza el anfitrión.
error-of-contest = Esta partida es de la mano del día, un duelo o un torneo. Abre tu propia mesa.
error-rematch-first = La revancha es primero para los que jugaron. Inténtalo en unos minutos.
error-wrong-count = { $game } es para { $counts } jugadores, y aquí hay { $count }. ¿Añades una máquina?
error-seats-changed = Alguien acaba de entrar o salir. Revisa los lugares y empieza.
error-rules-locked = Aquí solo los admins pueden cambiar las reglas.
error-rules-locked-open = Aquí las reglas son fijas. Abre una mesa sin variante ni meta.
error-invited-too-many = Puedes invitar a { $most } como máximo.
error-watch = La partida ya empezó y no quedan lugares. Mírala o abre una mesa en otro canal.
error-several-seats = Hay varios lugares libres. ¿Cuál quieres?
error-seat-gone = Ahora { $who } tiene tu lugar.

error-only-host = Solo { $host } (anfitrión) o un moderador puede hacer eso.
error-manage-server = Para eso necesitas **Gestionar servidor**.
error-tournament-table = Esta mesa es de un torneo. Solo el anfitrión o un moderador puede terminarlo.

error-overtaken = Alguien acaba de jugar. Mira otra vez.
error-earlier-turn = Ese turno ya pasó.
error-deal-over = Esa mano ya terminó.
error-undo-asked = Alguien pidió deshacer una jugada. Espera la respuesta.
no-undo-not-here = Aquí no se puede deshacer: otros juegan las mismas manos.
no-undo-overtaken = Solo se puede deshacer la última jugada de la mesa, y no es tuya.
no-undo-earlier = Ya es tarde para deshacerla: es una jugada anterior.
no-undo-revealed = Ya es tarde para deshacerla: ya reveló algo.
no-undo-refused = { $who } dijo que no: tu jugada se mantiene.
no-undo-nothing = No hay nada que deshacer.
no-undo-wait = Ya lo pediste. Espera a que respondan los demás.

quiet-same = Las horas de silencio necesitan inicio y fin, como 22:00 y 08:00.
quiet-no-time = “{ $typed }” no es una hora. Escríbela como 22:00 o 10 pm.
quiet-no-zone = No conozco la zona horaria “{ $typed }”. Escríbela como America/Mexico_City o UTC.
quiet-no-zone-near = No conozco la zona horaria “{ $typed }”. ¿Querías decir { $near }?
