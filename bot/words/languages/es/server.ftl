server-title =
    ## Ajustes del servidor
    -# Los cambios valen para mesas nuevas.

server-language-discord = como el servidor

server-openers-all = **Quién puede abrir mesas**: todo el mundo
server-openers = **Quién puede abrir mesas**: miembros con { $roles }, y admins
server-openers-none = **Quién puede abrir mesas**: solo admins
server-roles-deleted = { $roles ->
    [one] Borraron un rol que elegiste.
   *[other] Borraron { $roles } roles que elegiste.
} Elige otra vez, o toca **{ button-everyone }**.
button-everyone = Todo el mundo
server-choose-roles = Solo miembros con estos roles

server-channels-all = **Dónde**: en todos los canales
server-channels = **Dónde**: { $channels }, y sus hilos
server-channels-none = **Dónde**: en ninguno
server-channels-deleted = { $channels ->
    [one] Borraron un canal que elegiste.
   *[other] Borraron { $channels } canales que elegiste.
} Elige otra vez, o toca **{ button-everywhere }**.
button-everywhere = En todos
server-choose-channels = Solo en estos canales

server-limit-here = Mesas abiertas a la vez
server-limit-host = Mesas por persona
server-limit-any = { $what }: sin límite
server-limit = { $what }: { $count }

server-players-none = Aviso para jugar: ningún rol
server-players-unpingable = No puedo mencionar { $role }. Deja que cualquiera lo mencione, o dame **Mention Everyone**.

server-rules-free = **Reglas**: las elige quien organiza
server-rules-locked = **Reglas**: fijas. Solo los admins pueden cambiarlas.
button-lock = Fijar
button-unlock = Liberar
server-usual-rules = **Las reglas de aquí**
server-usual-rule = {"- "}{ $game }: { $rules }
server-clear-rules = Volver a las reglas propias del juego

server-quiet-none = **Horas de silencio**: ninguna
server-quiet = **Horas de silencio**: de { $start } a { $end }, { $zone }.
server-quiet-for-you = Para ti: de { $start } a { $end }.
server-quiet-unknown-zone = No conozco esa zona horaria, así que no se aplican.
button-set-hours = Poner…
button-change-hours = Cambiar…
button-no-quiet-hours = Quitar
server-quiet-title = Horas de silencio
server-quiet-from = Desde
server-quiet-to = Hasta
server-quiet-zone = Zona horaria (o una ciudad)

server-post-puzzle = Acertijo semanal
server-post-daily = Resultados del día
server-post-nowhere = { $post }: en ninguno
server-post-refused = { $post }: no, porque no puedo publicar en { $channel }. Deja que lo vea, escriba y adjunte archivos ahí, y elígelo otra vez.
server-cannot-post = Necesito { $missing } en #{ $channel }. Permítelo y elige el canal otra vez.

button-explain = ¿Qué es esto?
button-hide-this = Ocultar
server-about =
    {"**"}Quién y dónde**: un hilo cuenta como su canal. Los admins siempre pueden abrir mesas.
    {"**"}Reglas**: en una sala, los admins pueden hacer de sus reglas las de aquí, en **Reglas**. **Fijas**: las tiene toda mesa.
    {"**"}Horas de silencio**: sin menciones y con MD sin sonido, para todo el mundo, mientras las partidas siguen. Si aún te toca cuando terminan, te aviso.
    {"**"}Acertijo semanal**: el lunes a mediodía, un momento de una partida de aquí, si toda esa mesa lo permite. **Resultados del día**: cómo fue la mano de hoy.
    {"**"}Aviso para jugar**: cuando **Jugar ya** abre una mesa, este rol recibe un aviso. Cada 10 minutos como mucho, nunca en horas de silencio.
