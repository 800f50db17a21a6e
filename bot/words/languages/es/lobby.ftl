button-play = Jugar
button-join = Unirme
button-computer = Máquina
button-start = Empezar
button-rules = Reglas
button-invite = Invitar
button-fair-shuffle = Mezcla justa
button-level = Nivel: { $level }
button-agree-to-hints = Acepto pistas
button-change-seat = Cambiar lugar
button-shuffle-sides = Sortear equipos
button-remove = Quitar
button-swap = Cambiar
button-stay = No
button-fill-and-start = Llenar y empezar
button-start-with = Empezar con { $players }
button-choose = Elegir
button-now = Ahora

lobby-game = {"**"}{ $game }** · { $rules }
lobby-about = { $aim } Unos { $minutes } minutos.
lobby-about-alone = { $aim } Unos { $minutes } minutos, o { $alone } si juegas solo contra máquinas.
lobby-free = { $seats ->
    [one] libre
   *[other] { $seats } libres
}
lobby-hints = 💡 { $hints }
lobby-open = { $seats ->
    [one] { $seats } lugar libre. Toca **Unirme**, o **Empezar** y lo ocupará una máquina.
   *[other] { $seats } lugares libres. Toca **Unirme**, o **Empezar** y los ocuparán máquinas.
}
button-start-with-computers = Empezar con máquinas
lobby-search = { $seats ->
    [one] Queda { $seats } lugar: falta un jugador. ¡**{ button-join }**!
   *[other] Quedan { $seats } lugares: faltan jugadores. ¡**{ button-join }**!
}
lobby-search-offered = { $seats ->
    [one] Aún queda { $seats } lugar. Toca **{ button-join }** o **{ button-start-with-computers }**.
   *[other] Aún quedan { $seats } lugares. Toca **{ button-join }** o **{ button-start-with-computers }**.
}
lobby-call = { $role }, { $host } busca jugadores: **{ $game }**.
lobby-full = Ya están todos. Toca **Empezar** cuando quieras.
lobby-rematch-starts = ¡Revancha! Empieza cuando { $who-is ->
    [many] se unan { $who }
   *[one] se una { $who }
}.
lobby-rematch-waits = ¡Revancha! Toca **Empezar** cuando { $who-is ->
    [many] se unan { $who }
   *[one] se una { $who }
}.
lobby-on = La partida ya empezó.
lobby-closed = Esta mesa está cerrada. Abre otra con { COMMAND("domino new") }.

lobby-invitation = { $guests }, { $host } invita a jugar **{ $game }**.
lobby-invitation-rematch = { $guests }, { $host } quiere la revancha de **{ $game }**.
lobby-invitation-hints = Hay pistas.
lobby-invite = ¿A quién quieres invitar? Cada uno recibe un solo aviso.
lobby-invite-select = Elige a quién
lobby-invited = Invitaste a { $guests }.
lobby-invited-nobody = Ya están aquí o ya los invitaron en la última hora.

lobby-empty-seats = { $seats ->
    [one] Queda { $seats } lugar libre. Pon una máquina o cierra esto y espera.
   *[other] Quedan { $seats } lugares libres. Pon máquinas o cierra esto y espera.
}
lobby-leave = ¿Dejas esta mesa?
lobby-leave-last = ¿Dejas esta mesa? No queda nadie más y se cerrará.
lobby-leave-match = { $open ->
    [yes] ¿Dejas la partida? Una máquina juega por ti hasta que vuelvas o un amigo ocupe tu lugar.
   *[no] ¿Dejas la partida? Una máquina juega por ti hasta que vuelvas.
}
lobby-leave-solo = ¿Dejas esta partida? No podrás volver ni saldrás en los resultados.
lobby-leave-computers = ¿Dejas la partida? Solo quedan máquinas y terminará sin resultado.
lobby-change-seat = Tienes el lugar { $seat }. ¿Dónde quieres sentarte?
lobby-change-select = Elige un lugar
lobby-place-partners = { $side }, con { $who }
lobby-swap-with = Cambiar con { $who }
lobby-swap-asks = Primero le preguntaré
lobby-swap-ask = { $asked }, { $asker } quiere cambiar de lugar contigo. Te tocaría: { $place }.
lobby-swap-declined = { $asked } prefiere quedarse en su lugar.
lobby-remove = ¿A quién quieres quitar?
lobby-remove-select = Elige un jugador

lobby-own-seat = lugar { $seat }
lobby-own-side = Equipo { $letter }, lugar { $seat }
play-joined = Listo: **{ $game }** en { $channel }, { $place }.
play-joined-hints = En esta mesa hay pistas.
play-seated = Ya estás en una mesa: **{ $game }** en { $channel }, { $place }.
play-opened = No había lugar en ninguna mesa, así que abrí una. Ya espera jugadores.
lobby-joined = Listo: { $place }.
lobby-joined-and-left = Ya dejaste esta mesa.
lobby-moved = Ahora tienes el lugar { $seat }.
lobby-swap-sent = Le pregunté a { $who }. El cambio se hace en cuanto acepte.
lobby-swap-kept = Listo, te quedas en tu lugar.
lobby-shuffled = Sorteado. { $sides }
lobby-removed = Listo. { $who } no podrá entrar en tus mesas aquí durante 24 horas, salvo por invitación tuya.
lobby-removed-by-moderator = Listo. { $who } no podrá entrar en las mesas de { $host } aquí durante 24 horas, salvo por invitación de { $host }.
lobby-removed-host = Listo. { $who } ya no puede entrar en esta mesa. Ahora el anfitrión es { $host }.
lobby-removed-computer = { $who } ya no está en la mesa.
lobby-back = ¡Hola de nuevo!
lobby-back-hand = ¡Hola de nuevo! Toca **Mis fichas** en la mesa para verlas.
lobby-back-hand-below = ¡Hola de nuevo! Aquí tienes tus fichas. También puedes tocar **Mis fichas** en la mesa.
lobby-took-over = { $hand ->
    [yes] Ahora juegas por { $who }. Toca **Mis fichas** para verlas.
   *[no] Ahora juegas por { $who }. Tu fila está en la mesa.
}
lobby-started = ¡Empezó la partida! Te mandé tus fichas por MD. También puedes tocar **Mis fichas**.
lobby-started-by-button = ¡Empezó la partida! Toca **Mis fichas** para verlas.
lobby-started-rows = ¡Empezó la partida! Tu fila está en la mesa. Juega con los botones de abajo.
lobby-waiting = La partida aún no ha empezado. Recibirás tus fichas cuando empiece.
lobby-waiting-row = La partida aún no ha empezado. Cuando empiece, tu fila estará en la mesa.
lobby-left-match = { $open ->
    [yes] Una máquina juega en tu lugar. Vuelve con **Unirme**, si nadie lo ocupa antes.
   *[no] Una máquina juega en tu lugar. Vuelve cuando quieras con **Unirme**.
}
lobby-left-solo = Te fuiste, así que esta partida no tiene resultado.
lobby-left-computers = Te fuiste. Solo quedaban máquinas y la partida se cerró.
lobby-left = Dejaste la mesa.
lobby-stopped = Se cerró la mesa.

opening-channels = Aquí las mesas se abren en { $channels }.
opening-channels-unseen = Las mesas se abren en canales que no puedes ver. Pregúntale a un admin.
opening-channels-deleted = Se borraron los canales de juego. Pídele a un admin que elija otros en { COMMAND("domino setup") }.
opening-roles = Aquí solo { $roles } pueden abrir mesas.
opening-roles-deleted = Se borraron los roles que abren mesas. Pídele a un admin que elija otros en { COMMAND("domino setup") }.

lobby-picture = sala
lobby-picture-seats = lugares
lobby-picture-open = lugar { $seat } · libre
lobby-mark-host = anfitrión
lobby-mark-computer = máquina, { $level }
lobby-alt = { $game }, sala: { $taken } de { $seats } lugares ocupados.
lobby-alt-seat = Lugar { $number }: { $who }.
lobby-alt-seat-marked = Lugar { $number }: { $who } ({ $mark }).
lobby-alt-open = Libres: { $numbers }.
