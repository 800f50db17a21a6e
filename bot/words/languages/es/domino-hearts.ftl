game-domino-hearts = Corazones de dominó
    .aim = Evita los corazones y la reina de picas, o gánalos todos. Cuando alguien llega a { $target }, gana el total más bajo.
    .credit = El juego de cartas Corazones, con cardominoes: fichas que llevan las 52 cartas en vez de pintas.

rule-opening = Primera salida
rule-opening-lowest-club = trébol más bajo
    .sentence = El que tiene el trébol más bajo sale con él en la baza 1.
rule-opening-any = cualquiera
    .sentence = El que tiene el trébol más bajo empieza y sale con cualquier ficha válida.

rule-play-direction = Sentido
rule-play-direction-counter-clockwise = a la derecha
    .sentence = Sigue el jugador de tu derecha.
rule-play-direction-clockwise = a la izquierda
    .sentence = Sigue el jugador de tu izquierda.

rule-first-trick = Primera baza
rule-first-trick-points = puede tener puntos
    .sentence = En la baza 1 puedes tirar corazones y Q♠.
rule-first-trick-no-points = sin puntos
    .sentence = En la baza 1 no puedes tirar puntos, a menos que no tengas otra cosa.

rule-breaking = Abrir corazones
rule-breaking-hearts = con un corazón
    .sentence = No puedes salir a corazones hasta que alguien haya jugado uno en una baza anterior.
rule-breaking-queen-too = también con Q♠
    .sentence = Q♠ abre los corazones igual que un corazón.

rule-moon-add = Disparar a la luna
rule-moon-add-one = a un rival
    .sentence = Si ganas los 26, réstalos de tu total o súmaselos a un rival.
rule-moon-add-all = a todos los rivales
    .sentence = Si ganas los 26, réstalos de tu total o súmaselos a todos los rivales.

rule-revoke = Renuncios
rule-revoke-enforced = no se aceptan
    .sentence = El bot solo acepta jugadas válidas.
rule-revoke-honour = bajo palabra
    .sentence = Se acepta cualquier jugada. Un renuncio se puede deshacer hasta completar la baza. Si se impugna después, cuesta 13.

preset-domino-hearts-hearts = Clásico
    .sentence = Hacia la derecha. La luna castiga a un rival.
preset-domino-hearts-short = Partida corta
    .sentence = Reglas clásicas, partida más corta.
preset-domino-hearts-card-table = Como con cartas
    .sentence = Hacia la izquierda. Baza 1 sin puntos. La luna castiga a todos.
preset-domino-hearts-honour = Bajo palabra
    .sentence = Se acepta cualquier jugada. Un renuncio impugnado cuesta 13.
