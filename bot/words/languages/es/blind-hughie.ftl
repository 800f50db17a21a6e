game-blind-hughie = Blind Hughie
    .aim = Líbrate de tu fila de fichas boca abajo. Gana quien llegue primero a { $target }.
    .aim-partners = Líbrate de tu fila de fichas boca abajo. Gana el equipo que llegue primero a { $target }.
    .credit = Un juego tradicional de suerte y memoria. Billitonnen es su primo holandés, que se juega después de una noche de Nos para decidir quién se lleva el resto del bote.
game-billitonnen = Billitonnen
    .aim = { $rounds ->
        [one] Líbrate de tu fila de fichas boca abajo antes que el resto. Basta una ronda.
       *[other] Líbrate de tu fila de fichas boca abajo antes que el resto. Gana quien gane primero { $rounds } rondas.
    }

rule-variant-hughie = Blind Hughie
    .sentence = Se voltea una ficha por turno. La fila con menos pintas suma las de las demás menos las suyas.
rule-variant-billitonnen = Billitonnen
    .sentence = Se voltean fichas hasta que una no encaja. Gana la primera fila vacía.

rule-hands = Fichas por jugador
rule-hands-short = 8, 7 o 6
    .sentence = Con 2 jugadores son 8 fichas, con 3 son 7, con 4 son 6.
rule-hands-full = todas
    .sentence = Con 2 jugadores son 14 fichas, con 3 son 9, con 4 son 7.

rule-turn = Al voltear
rule-turn-next = desde la derecha
    .sentence = Voltea la ficha de la derecha de tu fila.
rule-turn-any = cualquiera
    .sentence = Voltea cualquier ficha de tu fila. Muchos turnos sin jugar terminan la mano.

rule-target-blind-hughie = 61 o 100
    .sentence = Con 2 jugadores o en parejas se va a 100, con 3 o 4 a 61.

rule-going-out-wins-ties = Dominar
rule-going-out-wins-ties-no = no desempata
    .sentence = Si empatan las filas más bajas, nadie suma.
rule-going-out-wins-ties-yes = desempata
    .sentence = Si empatan las filas más bajas, suma el que tiene la fila vacía.

rule-exposed-double = Dobles a la vista
rule-exposed-double-turned = esperan su turno
    .sentence = Un doble a la vista se prueba otra vez cuando le toca.
rule-exposed-double-playable = se pueden jugar
    .sentence = En vez de voltear, puedes jugar un doble a la vista que encaje.

rule-only-move = La única opción
rule-only-move-made = la juega el bot
    .sentence = Si solo puedes voltear la próxima ficha, la voltea el bot.
rule-only-move-waits = te espera
    .sentence = Volteas tú cada ficha, aunque no haya otra opción.

rule-rounds = Rondas para ganar
    .sentence = { $number ->
        [one] Una ronda gana la partida.
       *[other] Gana la partida quien gane primero { $number } rondas.
    }

preset-blind-hughie-blind-hughie = Lo de siempre
    .sentence = De 6 a 8 fichas por jugador, una volteada por turno.
preset-blind-hughie-full-rows = Filas llenas
    .sentence = Se reparten todas las fichas: 7, 9 o 14 por jugador.
preset-blind-hughie-any-tile = Cualquiera
    .sentence = Voltea cualquiera de tus fichas: pura memoria.
preset-blind-hughie-partners = Parejas
    .sentence = Las filas cuentan por equipo.
preset-blind-hughie-billitonnen = Billitonnen, una ronda
    .sentence = Volteas hasta que una ficha no encaja.
preset-blind-hughie-billitonnen-three = Billitonnen, tres rondas
    .sentence = Billitonnen, hasta que alguien gana 3 rondas.
preset-blind-hughie-billitonnen-doubles = Billitonnen, dobles a la vista
    .sentence = Juega un doble a la vista en vez de voltear.
