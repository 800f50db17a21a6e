game-domino-hearts = Corazones de dominó
    .aim = Evita los corazones y la reina de picas, o gánalos todos. Cuando alguien llega a { $target }, gana el total más bajo.
    .credit = El juego de cartas Corazones, con cardominoes: fichas con las 52 cartas en vez de pintas.

rule-opening = Primera salida
rule-opening-lowest-club = trébol más bajo
    .sentence = El que tiene el trébol más bajo sale con él en la baza 1.
rule-opening-any = cualquiera
    .sentence = El que tiene el trébol más bajo empieza, y sale con cualquier ficha válida.

rule-play-direction = Sentido
rule-play-direction-counter-clockwise = a la derecha
    .sentence = Sigue el jugador de tu derecha.
rule-play-direction-clockwise = a la izquierda
    .sentence = Sigue el jugador de tu izquierda.

rule-first-trick = Primera baza
rule-first-trick-points = puede tener puntos
    .sentence = En la baza 1 puedes tirar corazones y Q♠.
rule-first-trick-no-points = sin puntos
    .sentence = En la baza 1 no puedes tirar puntos, salvo que no tengas otra cosa.

rule-breaking = Se abren corazones
rule-breaking-hearts = con un corazón
    .sentence = No puedes salir a corazones hasta que alguien haya jugado uno en otra baza.
rule-breaking-queen-too = también con Q♠
    .sentence = Q♠ abre los corazones igual que un corazón.

rule-moon-add = Disparar a la luna
rule-moon-add-one = a un rival
    .sentence = Gana los 26 y réstalos de tu total, o súmalos a un rival.
rule-moon-add-all = a cada rival
    .sentence = Gana los 26 y réstalos de tu total, o súmalos a cada rival.

rule-revoke = Renuncios
rule-revoke-enforced = no se aceptan
    .sentence = El bot solo acepta jugadas válidas.
rule-revoke-honour = por tu honor
    .sentence = Se acepta cualquier jugada. Un renuncio se retira hasta completar su baza. Si se impugna después, cuesta 13.

preset-domino-hearts-hearts = Lo de siempre
    .sentence = Hacia la derecha. La luna cae sobre un rival.
preset-domino-hearts-short = Partida corta
    .sentence = Lo de siempre, pero más corta.
preset-domino-hearts-card-table = Como en cartas
    .sentence = Hacia la izquierda. Baza 1 sin puntos. La luna, a todos.
preset-domino-hearts-honour = Por tu honor
    .sentence = Se acepta toda jugada. Un renuncio impugnado cuesta 13.
