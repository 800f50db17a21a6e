refused-unknown-choice = No conozco “{ $typed }”. Elige una de las sugerencias.
refused-too-long = Escríbelo más corto: { $most } caracteres como máximo.
refused-preset-without-game = Elige también un juego, así sé qué reglas y cuántos lugares van.
refused-unknown-kind = No conozco reglas llamadas “{ $typed }”. Elige una sugerencia o búscalas en { COMMAND("domino new") }.
refused-several-kinds = “{ $typed }” puede ser { $kinds }. Di cuál.
refused-same-players = Elige a dos jugadores distintos.
refused-challenge-self = No puedes retarte a ti. Elige a otra persona.
refused-challenge-bot = Los bots no juegan duelos. Elige a una persona.
refused-no-match-there = En ese mensaje no hay ninguna partida. Prueba con un resultado o un registro.
refused-server-only = Eso solo funciona en los canales de un servidor.
refused-not-added = Aún no estoy en este servidor. Funcionará cuando me añadan.
refused-old-command = Este comando acaba de cambiar. Reinicia Discord e inténtalo de nuevo.

answer-not-on-message = Ese botón no está en este mensaje. Usa el tuyo.
answer-too-slow = Tardé demasiado. Toca otra vez.
refused-shown-to-another = Eso es de otra persona. Usa tú el comando.
refused-old-control = Ya no conozco ese botón. Abre uno nuevo: { COMMAND("domino table") } o { COMMAND("hand") }.

answer-hand-soon = Ya vienen tus fichas. Si no aparecen, pídelas otra vez.
answer-no-pictures = Necesito **Adjuntar archivos** aquí para mostrarte imágenes.
answer-done-no-pictures = Tu jugada cuenta, pero necesito **Adjuntar archivos** para mostrarla aquí.
answer-not-shown = Perdón, no pude mostrarte la respuesta. Referencia: { $reference }
answer-done-not-shown = Está hecho, pero no pude mostrarlo. No lo repitas. Referencia: { $reference }
answer-went-wrong = Perdón, algo salió mal. No se perdió nada, inténtalo de nuevo. Referencia: { $reference }

answer-stopping = Me estoy reiniciando. Inténtalo en un momento.
answer-stopped = Me estoy reiniciando y no pude terminar. Mira la mesa e inténtalo de nuevo.
refused-one-at-a-time = Un momento, aún estoy con lo anterior.
refused-crowded = Hay demasiada actividad aquí. Inténtalo de nuevo en unos segundos.
refused-just-started = Acabo de arrancar. Inténtalo en un momento.
refused-no-discord = Discord no responde. Inténtalo en un momento.

permission-view-channel = **Ver canal**
permission-send-messages = **Enviar mensajes**
permission-send-messages-in-threads = **Enviar mensajes en hilos**
permission-create-private-threads = **Crear hilos privados**
permission-attach-files = **Adjuntar archivos**
permission-read-message-history = **Leer el historial de mensajes**
refused-no-permission = Necesito { $missing } aquí. Pídele a un admin que lo permita.
refused-no-permission-in = Necesito { $missing } en #{ $channel }. Pídele a un admin que lo permita.
refused-timed-out = Estoy aislado en este servidor hasta { $until } y no puedo publicar aquí. Un moderador puede quitarlo.
refused-thread-locked = Este hilo está bloqueado y no puedo publicar aquí. Pídele a un moderador que lo desbloquee o usa otro canal.
refused-unposted = Discord no me deja publicar aquí. Pídele a un admin que revise mis permisos y usa { COMMAND("domino table") }.
refused-cannot-write-there = No puedes escribir en ese canal. Elige uno donde puedas.
refused-cannot-write = No puedo publicar aquí por ti: no puedes escribir en este canal.
refused-share-in-dm = Aquí solo lo verías tú. Compártelo en un canal del servidor.
refused-not-posted = Discord no lo aceptó. Mira el canal e inténtalo de nuevo.
done-shared = Compartido en este canal.

refused-private-match = Eso es de la partida privada de otra persona.
refused-other-server = Esa mesa está en otro servidor. Hazlo allí.
refused-not-at-table = No juegas en esa mesa. Usa el mensaje de la mesa en el canal.
refused-hidden-channel = Esa mesa está en un canal que no puedes ver.

name-unknown = Jugador

button-new-table = Nueva mesa
button-add-to-server = Añadir el bot
button-show-it = Mostrar
