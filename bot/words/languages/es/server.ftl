server-title =
    ## Ajustes del servidor
    -# Los cambios valen para mesas nuevas.

server-language-discord = como el servidor

server-openers-all = **Quién puede abrir mesas**: todos
server-openers = **Quién puede abrir mesas**: miembros con { $roles } y admins
server-openers-none = **Quién puede abrir mesas**: solo admins
server-roles-deleted = { $roles ->
    [one] Se borró un rol que elegiste.
   *[other] Se borraron { $roles } roles que elegiste.
} Elige otra vez o toca **{ button-everyone }**.
button-everyone = Todos
server-choose-roles = Solo miembros con estos roles

server-channels-all = **Dónde**: en todos los canales
server-channels = **Dónde**: { $channels } y sus hilos
server-channels-none = **Dónde**: en ningún canal
server-channels-deleted = { $channels ->
    [one] Se borró un canal que elegiste.
   *[other] Se borraron { $channels } canales que elegiste.
} Elige otra vez o toca **{ button-everywhere }**.
button-everywhere = Todos
server-choose-channels = Solo en estos canales

server-limit-here = Mesas abiertas a la vez
server-limit-host = Mesas por anfitrión
server-limit-any = { $what }: sin límite

server-players-none = Aviso a jugadores: ningún rol
server-players-unpingable = No puedo mencionar { $role }. Deja que cualquiera lo mencione o dame **Mencionar a everyone**.

server-rules-free = **Reglas**: las elige el anfitrión
server-rules-locked = **Reglas**: fijas. Solo los admins pueden cambiarlas.
button-lock = Fijar
button-unlock = Liberar
server-usual-rules = **Reglas habituales aquí**
server-usual-rule = {"- "}{ $game }: { $rules }
server-clear-rules = Volver a las reglas normales del juego

server-quiet-none = **Horas de silencio**: ninguna
server-quiet = **Horas de silencio**: de { $start } a { $end }, { $zone }.
server-quiet-for-you = Para ti: de { $start } a { $end }.
server-quiet-unknown-zone = No conozco esa zona horaria, así que no funcionan.
button-set-hours = Poner…
button-change-hours = Cambiar…
button-no-quiet-hours = Quitar
server-quiet-title = Horas de silencio
server-quiet-from = Desde
server-quiet-to = Hasta
server-quiet-zone = Zona horaria (o una ciudad)

server-post-puzzle = Acertijo semanal
server-post-daily = Resultados del día
server-post-week = Resumen semanal
server-post-nowhere = { $post }: en ningún canal
server-post-refused = { $post }: no, porque no puedo publicar en { $channel }. Déjame verlo, escribir y adjuntar archivos ahí, y elígelo otra vez.
server-cannot-post = Necesito { $missing } en #{ $channel }. Permítelo y elige el canal otra vez.

server-about =
    {"**"}Quién y dónde**: un hilo cuenta como su canal. Los admins siempre pueden abrir mesas.
    {"**"}Reglas**: en una sala, los admins pueden guardar sus reglas como las habituales, en **Reglas**. **Fijas**: todas las mesas las usan.
    {"**"}Horas de silencio**: sin menciones y con MD sin sonido, para todos. Las partidas siguen. Si al terminar aún te toca, te aviso.
    {"**"}Acertijo semanal**: el lunes a mediodía, un momento de una partida de aquí, si todos los de esa mesa lo permiten. **Resultados del día**: cómo fue la mano de hoy.
    {"**"}Resumen semanal**: el lunes a mediodía, una imagen de la semana anterior: quién ganó más, la partida más reñida, la mejor jugada, quién es nuevo. Solo de canales que todos ven, y nada si nadie jugó.
    {"**"}Aviso a jugadores**: cuando **Jugar ya** abre una mesa, este rol recibe un aviso. Como mucho uno cada 10 minutos, y nunca en horas de silencio.
