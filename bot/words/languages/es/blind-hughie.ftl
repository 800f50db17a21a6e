game-blind-hughie = Blind Hughie
    .aim = Vacía tu fila de fichas boca abajo. Gana el primero en llegar a { $target }.
    .aim-partners = Vacía tu fila de fichas boca abajo. Gana el primer equipo en llegar a { $target }.
    .credit = Un juego tradicional de suerte y memoria. Billitonnen es su primo holandés, que se juega después de una noche de Nos para decidir quién se lleva lo que queda del bote.
game-billitonnen = Billitonnen
    .aim = { $rounds ->
        [one] Vacía tu fila de fichas boca abajo antes que los demás. Se juega a una ronda.
       *[other] Vacía tu fila de fichas boca abajo antes que los demás. Gana el primero en ganar { $rounds } rondas.
    }

rule-variant-hughie = Blind Hughie
    .sentence = Se voltea una ficha por turno. La fila con menos pintas suma las de las demás menos las suyas.
rule-variant-billitonnen = Billitonnen
    .sentence = Se voltean fichas hasta que una no encaja. Gana la primera fila vacía.

rule-hands = Fichas por jugador
rule-hands-short = 8, 7 o 6
    .sentence = Con 2 jugadores, 8 fichas; con 3, 7; con 4, 6.
rule-hands-full = todas
    .sentence = Con 2 jugadores, 14 fichas; con 3, 9; con 4, 7.

rule-turn = Al voltear
rule-turn-next = desde la derecha
    .sentence = Voltea la ficha de la derecha de tu fila.
rule-turn-any = cualquiera
    .sentence = Voltea cualquier ficha de tu fila. Si pasan muchos turnos sin jugar, la mano termina.

rule-target-blind-hughie = 61 o 100
    .sentence = Con 2 jugadores o en parejas se juega a 100; con 3 o 4, a 61.

rule-going-out-wins-ties = Dominar
rule-going-out-wins-ties-no = no desempata
    .sentence = Si hay empate, nadie suma.
rule-going-out-wins-ties-yes = desempata
    .sentence = Si hay empate, suma el que tiene la fila vacía.

rule-exposed-double = Dobles a la vista
rule-exposed-double-turned = esperan su turno
    .sentence = Un doble a la vista se prueba otra vez cuando le toca.
rule-exposed-double-playable = se pueden jugar
    .sentence = En vez de voltear, puedes jugar un doble a la vista que encaje.

rule-only-move = La única opción
rule-only-move-made = la juega el bot
    .sentence = Si solo puedes voltear la próxima ficha, la voltea el bot.
rule-only-move-waits = te espera
    .sentence = Tú volteas cada ficha, aunque no haya otra opción.

rule-rounds = Rondas para ganar
    .sentence = { $number ->
        [one] El que gana una ronda gana la partida.
       *[other] Gana la partida el primero en ganar { $number } rondas.
    }

preset-blind-hughie-blind-hughie = Clásico
    .sentence = De 6 a 8 fichas por jugador; se voltea una por turno.
preset-blind-hughie-full-rows = Filas llenas
    .sentence = Se reparten todas las fichas: 7, 9 o 14 por jugador.
preset-blind-hughie-any-tile = Cualquiera
    .sentence = Voltea cualquiera de tus fichas: una prueba de memoria.
preset-blind-hughie-partners = Parejas
    .sentence = Las filas cuentan por equipo.
preset-blind-hughie-billitonnen = Billitonnen, una ronda
    .sentence = Volteas hasta que una ficha no encaja.
preset-blind-hughie-billitonnen-three = Billitonnen, tres rondas
    .sentence = Billitonnen, hasta que alguien gane 3 rondas.
preset-blind-hughie-billitonnen-doubles = Billitonnen, dobles a la vista
    .sentence = Juega un doble a la vista en vez de voltear.
