moon-help-aim =
    Cada uno juega por su cuenta.

    Puja cuántas de las siete bazas vas a ganar. Elige el triunfo, el palo que les gana a todos los demás, y gánalas.
moon-help-deal = { $zero ->
    [no] Cada jugador recibe siete fichas de un juego doble seis sin blancas.
   *[yes] Cada jugador recibe siete fichas de un juego doble seis en el que 0-0 es la única blanca. Sobra una ficha: la reserva.
}
moon-help-example-aim = Sale 6-4, sin triunfo: gana 6-6

moon-help-auction = Cada uno puja una vez, empezando por la izquierda del que reparte: pasa o puja más que la última puja. Puedes pujar 4, 5, 6, 7 o 21.
moon-help-moon = 21 es el moon: las siete bazas por 21 puntos. Con él termina la subasta.

moon-help-trump = { $doubles-trump ->
    [on] El ganador de la subasta elige el triunfo: un número, los dobles o ninguno.
   *[off] El ganador de la subasta elige el triunfo: un número o ninguno.
}
moon-help-lead = El ganador de la subasta sale primero, con cualquier ficha.

moon-help-suits = { $suit-led ->
    [leader] Una ficha del palo de triunfo solo es triunfo. Las demás son de los palos de sus dos mitades, y el que sale dice cuál es.
   *[higher] Una ficha del palo de triunfo solo es triunfo. Si sales con otra, el palo es su mitad más alta, y para seguir vale cualquiera de las dos.
}

    En cada número, la más alta es el doble y las demás van por su otra mitad.
moon-help-doubles = Si el triunfo son los dobles, dejan su número y el más alto es 6-6.
moon-help-zero = 0-0 es un palo aparte. Si sales con ella, gana salvo que alguien juegue un triunfo.
moon-help-example-suits = Sale 3-1, triunfo 6s: gana 6-3
moon-help-example-suits-doubles = Sale 3-1, triunfo dobles: gana 3-3

moon-help-example-trick = Sale 6-4, triunfo 5s: gana 5-1

moon-help-score =
    { $overtricks ->
        [bid_only] Si el ganador de la subasta cumple, suma su puja, y las bazas de más no suman.
       *[count] Si el ganador de la subasta cumple, suma 1 por cada baza que ganó.
    } Un moon cumplido suma 21.

    Si cae, resta su puja: 21 por el moon. Los demás suman 1 por cada baza, y los totales pueden bajar de 0.
moon-help-end = Gana el primero en llegar a { $target }. Si varios llegan en la misma mano, gana el de la subasta si cumplió, y si no, el total más alto, y si empatan se sigue jugando.
moon-help-moon-wins = Un moon cumplido gana la partida en el acto.

moon-help-playing-well =
    Cuenta dobles y palos largos. Tres triunfos con su doble y otro doble valen una puja de 4.

    Si ganaste la subasta, sal primero con triunfos, después con dobles y al final con tu palo largo.

    { $zero ->
        [no] Cada número está solo en seis fichas: cuenta los triunfos.
       *[yes] Cada número está solo en seis fichas y una queda fuera del juego: cuenta los triunfos.
    }

    Contra el que la ganó, jueguen juntos: hacerlo caer vale más que una baza.
moon-help-example-playing-well = De los triunfos, gana 5-5
