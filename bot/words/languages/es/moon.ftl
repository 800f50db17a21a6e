game-moon = Moon
    .aim = Tres jugadores, cada uno por su cuenta. Puja cuántas de las 7 bazas vas a ganar y gánalas. Gana el primero en llegar a { $target }.
    .credit = Un juego tradicional de subasta para tres, pariente de Forty-Two.

choice-bid-moon = { $amount } (Moon)

rule-moon-wins = Moon cumplido
rule-moon-wins-on = gana la partida
    .sentence = Cumplir una puja de 21 gana la partida, sin importar los totales.

rule-tiles = Fichas
rule-tiles-22 = 22
    .sentence = De las blancas solo está 0-0, y una ficha es la reserva.
rule-tiles-21 = 21
    .sentence = Sin blancas y sin reserva.

rule-kitty = La reserva
rule-kitty-before-trump = antes del triunfo
    .sentence = El ganador de la subasta mira la reserva y luego elige el triunfo.
rule-kitty-after-trump = después del triunfo
    .sentence = El ganador de la subasta elige el triunfo y luego mira la reserva.

rule-doubles-trump = Dobles de triunfo
rule-doubles-trump-on = sí
    .sentence = El ganador de la subasta puede elegir los dobles como triunfo.

rule-suit-led = Palo de salida
rule-suit-led-higher = mitad más alta
    .sentence = Al salir con una ficha que no es triunfo, el palo es su mitad más alta.
rule-suit-led-leader = a elección
    .sentence = El que sale dice cuál de las mitades es el palo.

rule-overtricks = Bazas de más
rule-overtricks-count = 1 punto cada una
    .sentence = Una puja cumplida suma todas las bazas ganadas.
rule-overtricks-bid-only = nada
    .sentence = Una puja cumplida suma lo que se pujó y nada más.

preset-moon-moon = Clásico
    .sentence = 22 fichas, una de ellas la reserva.
preset-moon-tiles-21 = 21 fichas
    .sentence = Sin blancas ni reserva. Los dobles pueden ser triunfo.

achievement-called-moon =
    .title = En la luna
    .how = pujar 21 y ganar todas las bazas
    .told = { $who-is ->
        [many] { $who } pujaron 21 y ganaron todas las bazas.
       *[one] { $who } pujó 21 y ganó todas las bazas.
    }
