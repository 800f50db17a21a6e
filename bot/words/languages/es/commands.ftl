command-name-domino = domino
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
parameter-preset = modo
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
parameter-player = persona
parameter-versus = contra
parameter-record = registro
parameter-code = código

command-domino = Abre y maneja una mesa de dominó.
command-domino-new = Abre una mesa en este canal.
    .game = El juego. Déjalo vacío para verlos todos.
    .preset = Un modo: reglas ya armadas
    .players = Cuántos lugares
    .target = Los puntos que terminan la partida
command-domino-play = Jugar ya: entra a una mesa que busca gente, o abre una.
command-domino-join = Toma un lugar en la mesa de este canal, o recupera el tuyo.
    .code = El código del duelo al que te invitaron
command-domino-leave = Deja tu mesa, duelo o mano del día. Una máquina toma tu lugar.
command-domino-stop = Cierra la mesa de este canal (solo quien organiza o moderación).
command-domino-table = Muestra la mesa otra vez, al final del canal.
command-domino-setup = Ajustes del servidor, para admins: quién abre mesas, dónde, reglas, horas de silencio.

command-pass = Pasa fichas a otra persona.
    .first = Una ficha, como 6-4
    .second = Otra ficha
    .third = Y la tercera
command-bid = Puja, o pasa en la subasta.
    .amount = Un número o “paso”, o un contrato que puedas pujar
command-lead = Sal con una ficha en una baza.
    .tile = Una ficha, como 6-4
    .suit = Su palo, si puede ser de dos
command-play = Juega una ficha en la baza o en la línea.
    .tile = Una ficha, como 6-4. Si encaja en dos puntas, di cuál: 6-4 izquierda
command-move = Haz otra jugada: triunfo, reserva, voltear, reclamar, retirar y más.
    .move = Todo lo que puedes hacer ahora. Elige, o escribe para reducir la lista.

command-hand = Tus fichas, solo para ti, con pista, marcador y última baza.
command-help = Juega ya, o aprende un juego. En la mesa: lo que puedes hacer ahora.
    .game = El juego que quieres aprender
    .preset = Uno de sus modos: reglas ya armadas
    .players = Cuántas personas juegan

command-daily = La mano de hoy, igual para todo el mundo. Un solo intento.
command-duel = Reta a tu gente: las mismas manos, cada quien contra máquinas.
    .game = El juego
    .preset = Un modo: reglas ya armadas
    .deals = Cuántas manos (normalmente 4)
    .level = Qué tan bien juegan las máquinas (normalmente difícil)
    .hours = Cuántas horas hay para jugar (normalmente 24)
command-puzzle = Un momento de una partida real: ¿qué jugarías?
command-tournament = Rondas en las que todas las mesas juegan las mismas manos.
command-tournament-open = Abre un torneo en este canal.
    .game = El juego
    .preset = Un modo: reglas ya armadas
    .form = Individual (lo normal) o en parejas
    .rounds = Cuántas rondas (normalmente 3)
    .deals = Cuántas manos por ronda (normalmente 3)
    .clock = Tiempo por turno (normalmente el de este servidor)
    .level = Nivel de las máquinas en lugares vacíos (normalmente normal)
command-tournament-join = Participa en el torneo de este canal.
    .partner = Tu pareja, si es en parejas. También tiene que unirse.
command-tournament-leave = Deja el torneo de este canal. Si ya empezó, una máquina juega por ti.
command-tournament-start = Empieza el torneo de este canal (solo quien organiza o moderación).
command-tournament-stop = Termina el torneo de este canal (solo quien organiza o moderación).
command-tournament-standings = Las posiciones del torneo de este canal.

command-leaderboard = Quién juega mejor en el servidor.
    .game = Un juego, por rating (normalmente todos)
    .period = Desde cuándo (normalmente desde siempre)
command-stats = La tarjeta de una persona, o dos cara a cara.
    .player = De quién (normalmente la tuya)
    .game = Un juego (normalmente todos)
    .versus = Sus partidas contra esta persona
command-history = Partidas pasadas, con repetición. O repite un registro que tengas.
    .player = Solo sus partidas
    .game = Un juego (normalmente todos)
    .record = El registro de una partida, en archivo

command-settings = Tus ajustes: imágenes, avisos, juego automático.
command-privacy = Mira, descarga o borra tus datos.

choice-level-easy = Fácil: está aprendiendo
choice-level-normal = Normal: juega por gusto
choice-level-hard = Difícil: juega muy bien
choice-level-expert = Experto: lo más duro
choice-period-week = Últimos 7 días
choice-period-month = Últimos 30 días
choice-period-all = Todo
choice-form-individual = Individual: otra pareja en cada ronda
choice-form-pairs = Parejas: la misma todo el torneo
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
typed-place = Ponerla: { $end }
typed-declare = Jugar { $special }
typed-undo = Retirar mi última jugada
typed-withdraw = Mejor dejar mi última jugada
typed-agree = Dejar que { $who } retire su jugada
typed-refuse = No dejar que { $who } retire su jugada
typed-review = Revisar las bazas
typed-noted = { $move } · { $note }
typed-suit = { $suit }
kind-in-words = { $kind } ({ $facts }). { $about }

ask-which-game = **¿Qué juego?** Toca uno para abrir una mesa aquí.
games-title = Los juegos
games-hint = toca uno abajo
games-players = { $players } jugadores · { $minutes } min
games-players-span = { $fewest }–{ $most } jugadores · { $minutes } min
games-dominoes = Con pozo, sin pozo, cincos
games-black-tile = Evita los puntos
games-domino-whist = Puja bazas y gánalas
games-domino-hearts = Evita los corazones
games-seventy-nine = 3 contra 3, subasta
games-forty-two = 2 contra 2, subasta
games-blind-hughie = Fichas boca abajo
games-read-out = { $game }, { $players }.
games-locked = Aquí las reglas son fijas: cada mesa usa las habituales del servidor.
button-play-now = Jugar ya

ask-which-kind = **{ $game }**: ¿con qué reglas? Toca una variante para abrir una mesa.
button-back-to-games = Atrás
button-usual-here = Lo usual aquí
kinds-usual-rules = **Lo usual aquí**: { $rules }.
button-other-rules = Otras reglas
kinds-mark-yours = tu última
kinds-mark-here = última aquí
kinds-mark-usual = lo usual aquí
kinds-marked = { $kind } ({ $mark })
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
kind-title = { $game }: { $kind }
kinds-alt = Variantes de { $game }.
kinds-read-out = { $kind }: { $facts }. { $about }
    .short = { $kind }: { $facts }.

done-table-opened = Tu mesa está abierta. Suma gente o máquinas y empieza.
done-table-below = Tu mesa está abierta. Empieza cuando quieras.
done-table-again = Aquí está la mesa.
done-duel-opened = Tu duelo está abierto. Empiézalo cuando ya estén todos.
done-tournament-opened = Tu torneo está abierto. Únete, espera a más gente y empieza.
done-tournament-started = ¡Empezó! Cada mesa va a tener su hilo.
ask-stop-table = ¿Cerrar esta mesa para todos?
button-stop-it = Cerrar
button-rules-and-clock = Reglas y reloj

levels-of-all = -# Vale para todas las máquinas de aquí. Para mezclar niveles, súmalas una a una:
button-add-easy = Sumar fácil
button-add-normal = Sumar normal
button-add-hard = Sumar difícil
button-add-expert = Sumar experto

menu-challenge = Retar a un duelo
menu-replay = Repetición
ask-which-duel = **¿Qué juego?** Toca uno para retar a { $who } a un duelo.
done-challenged = Retaste a { $who }. Empieza el duelo cuando ya estén todos.
done-invited-by-code = No puedo escribirle a { $who }. Dale este código.
duel-challenge = { $opponent }, { $who } te reta a un duelo de **{ $game }**.
