command-name-domino = dominó
command-name-new = nueva
command-name-join = unirse
command-name-leave = irse
command-name-stop = cerrar
command-name-table = mesa
command-name-setup = configurar
command-name-pass = pasar
command-name-bid = pujar
command-name-lead = salida
command-name-play = jugar
command-name-move = mover
command-name-hand = fichas
command-name-help = ayuda
command-name-daily = diario
command-name-duel = duelo
command-name-puzzle = acertijo
command-name-tournament = torneo
command-name-open = abrir
command-name-start = empezar
command-name-standings = posiciones
command-name-leaderboard = ranking
command-name-stats = tarjeta
command-name-history = historial
command-name-settings = ajustes
command-name-privacy = privacidad

parameter-game = juego
parameter-preset = variante
parameter-players = jugadores
parameter-target = meta
parameter-first = primera
parameter-second = segunda
parameter-third = tercera
parameter-amount = cantidad
parameter-tile = ficha
parameter-suit = palo
parameter-move = jugada
parameter-deals = manos
parameter-level = nivel
parameter-hours = horas
parameter-form = formato
parameter-rounds = rondas
parameter-clock = reloj
parameter-partner = pareja
parameter-period = periodo
parameter-player = jugador
parameter-versus = contra
parameter-record = registro
parameter-code = código

command-domino = Abre y dirige una mesa de dominó.
command-domino-new = Abre una mesa en este canal.
    .game = El juego. Déjalo vacío para verlos todos.
    .preset = Una variante con sus propias reglas
    .players = Cuántos lugares
    .target = Los puntos, o las rondas, que terminan la partida
command-domino-play = Juega ya: entra en una mesa que busca jugadores o abre una.
command-domino-join = Siéntate a la mesa de este canal o recupera tu lugar.
    .code = El código del duelo al que te invitaron
command-domino-leave = Deja tu mesa, duelo o mano del día. Una máquina ocupa tu lugar.
command-domino-stop = Cierra la mesa de este canal (anfitrión y moderadores).
command-domino-table = Muestra otra vez la mesa, al final del canal.
command-domino-setup = Ajustes del servidor, para admins: quién abre mesas, dónde, reglas, horas de silencio.

command-pass = Pasa fichas a otro jugador.
    .first = Una ficha, como 6-4
    .second = Otra ficha
    .third = Y la tercera
command-bid = Puja o pasa en la subasta.
    .amount = Un número, “paso” o un contrato que puedas pujar
command-lead = Sal con una ficha para empezar una baza.
    .tile = Una ficha, como 6-4
    .suit = Su palo, si puede ser uno de dos
command-play = Juega una ficha en la baza o en la línea.
    .tile = Una ficha, como 6-4. Si encaja en dos puntas, di cuál: 6-4 izquierda
command-move = Haz otra jugada: triunfo, reserva, voltear, reclamar, deshacer y más.
    .move = Todo lo que puedes hacer ahora. Elige o escribe para acortar la lista.

command-hand = Tus fichas, que solo ves tú, con pista, marcador y última baza.
command-help = Juega ya o aprende un juego. En la mesa: lo que puedes hacer ahora.
    .game = El juego que quieres aprender
    .preset = Una de sus variantes
    .players = Cuántos juegan

command-daily = La mano de hoy, la misma para todos. Un solo intento.
command-duel = Juega las mismas manos que tus amigos, cada uno contra máquinas.
    .game = El juego
    .preset = Una variante con sus propias reglas
    .deals = Cuántas manos (por defecto: 4)
    .level = Nivel de las máquinas (por defecto: difícil)
    .hours = Cuántas horas tiene cada uno (por defecto: 24)
command-puzzle = Un momento de una partida: ¿qué jugarías?
    .game = El juego del acertijo
command-tournament = Rondas en las que todas las mesas juegan las mismas manos.
command-tournament-open = Abre un torneo en este canal.
    .game = El juego
    .preset = Una variante con sus propias reglas
    .form = Individual (por defecto) o en parejas
    .rounds = Cuántas rondas (por defecto: 3)
    .deals = Cuántas manos por ronda (por defecto: 3)
    .clock = Tiempo por turno (por defecto: el del servidor)
    .level = Nivel de las máquinas en lugares vacíos (por defecto: normal)
command-tournament-join = Participa en el torneo de este canal.
    .partner = Tu pareja, si es en parejas. También tiene que unirse.
command-tournament-leave = Deja el torneo de este canal. Si ya empezó, una máquina juega por ti.
command-tournament-start = Empieza el torneo de este canal (anfitrión y moderadores).
command-tournament-stop = Termina el torneo de este canal (anfitrión y moderadores).
command-tournament-standings = Las posiciones del torneo de este canal.

command-leaderboard = Los mejores jugadores del servidor.
    .game = Un juego, por rating (por defecto: todos)
    .period = Desde cuándo (por defecto: desde siempre)
command-stats = La tarjeta de un jugador o dos jugadores cara a cara.
    .player = La tarjeta de quién (por defecto: la tuya)
    .game = Un juego (por defecto: todos)
    .versus = Sus partidas contra este jugador
command-history = Partidas anteriores, con repetición. O mira un registro que tengas.
    .player = Solo sus partidas
    .game = Un juego (por defecto: todos)
    .record = El registro de una partida, como archivo

command-settings = Tus ajustes: imágenes, avisos, juego automático.
command-privacy = Mira, descarga o borra tus datos.

choice-level-easy = Fácil: aún está aprendiendo
choice-level-normal = Normal: un jugador aficionado
choice-level-hard = Difícil: un buen jugador
choice-level-expert = Experto: el más duro
choice-period-week = Esta semana
choice-period-month = Esta temporada
choice-period-all = Desde siempre
choice-form-individual = Individual: pareja distinta en cada ronda
choice-form-pairs = En pareja: la misma todo el torneo
choice-clock-quick = Rápido (1 min por turno)
choice-clock-evening = Tranquilo (5 min por turno)
choice-clock-post = Por correspondencia (1 día por turno)

typed-play = { $end ->
    [none] Jugar { $piece }
   *[other] Jugar { $piece } { $end }
}
typed-lead = { $suit ->
    [none] Salir con { $piece }
   *[other] Salir con { $piece } como { $suit }
}
typed-bid = Pujar { $bid }
typed-trump = { $suit ->
    [none] Sin triunfo
   *[other] Triunfo: { $suit }
}
typed-name-doubles = Dobles: { $doubles }
typed-place = Jugarla: { $end }
typed-declare = Jugar { $special }
typed-undo = Deshacer mi última jugada
typed-withdraw = Dejar mi última jugada como está
typed-agree = Dejar que { $who } deshaga su jugada
typed-refuse = No dejar que { $who } deshaga su jugada
typed-review = Revisar las bazas
kind-in-words = { $kind } ({ $facts }). { $about }

ask-which-game = **¿Qué juego?** Toca uno para abrir una mesa aquí.
games-title = Juegos
games-hint = toca uno abajo
games-players = { $players } jugadores · { $minutes } min
games-players-span = { $fewest }–{ $most } jugadores · { $minutes } min
games-dominoes = Con o sin pozo, cincos
games-mexican-train = Trenes de fichas
games-black-tile = Evita los puntos
games-domino-whist = Puja bazas y gánalas
games-domino-hearts = Evita corazones y Q♠
games-seventy-nine = 3 contra 3, subasta
games-forty-two = 2 contra 2, subasta
games-moon = Cada uno solo, subasta
games-blind-hughie = Fichas boca abajo
games-read-out = { $game }, { $players }.
games-locked = Aquí las reglas son fijas: todas las mesas usan las del servidor.
button-play-now = Jugar ya

ask-which-kind = **{ $game }**: ¿con qué reglas? Toca una variante para abrir una mesa.
button-back-to-games = Atrás
button-usual-here = Lo habitual aquí
kinds-usual-rules = **Lo habitual aquí**: { $rules }.
button-other-rules = Otras reglas
kinds-mark-yours = tu última
kinds-mark-here = última aquí
kinds-mark-usual = lo habitual aquí
kind-goal = { $unit ->
    [marks] a { $number } marcas
    [rounds] { $number ->
        [1] 1 ronda
       *[other] { $number } rondas
    }
   *[points] a { $number }
}
kind-facts = { $team ->
    [1] { $players } jugadores, { $goal }
    [3] 3 contra 3, { $goal }
   *[other] parejas, { $goal }
}
kinds-alt = Variantes de { $game }.
kinds-read-out = { $kind }: { $facts }. { $about }
    .short = { $kind }: { $facts }.

done-table-opened = Tu mesa está abierta. Invita a alguien o añade máquinas y empieza.
done-table-below = Tu mesa está abierta. Empieza cuando quieras.
done-table-again = Aquí está la mesa.
done-duel-opened = Tu duelo está abierto. Empieza cuando estén todos.
done-tournament-opened = Tu torneo está abierto. Únete, espera a los demás y empieza.
done-tournament-started = ¡Empezó! Cada mesa tendrá su hilo.
ask-stop-table = ¿Cerrar esta mesa para todos?
button-stop-it = Cerrar
button-rules-and-clock = Reglas y reloj

levels-of-all = -# Vale para todas las máquinas de aquí. Para mezclar niveles, añádelas una a una:
button-add-easy = Añadir fácil
button-add-normal = Añadir normal
button-add-hard = Añadir difícil
button-add-expert = Añadir experto

menu-challenge = Retar a un duelo
menu-replay = Repetición
ask-which-duel = **¿Qué juego?** Toca uno para retar a { $who } a un duelo.
done-challenged = Retaste a { $who }. Empieza el duelo cuando estén todos.
done-invited-by-code = No puedo escribirle a { $who }. Dale este código.
duel-challenge = { $opponent }, ¡{ $who } te reta a un duelo de **{ $game }**!
