domino-whist-help-aim = Puja cuántas bazas vas a ganar. Elige el triunfo, el palo que les gana a todos los demás, y gánalas.
domino-whist-help-example-aim = Sale 6-5 como 6s: gana 6-6

domino-whist-help-pass = Primero, todos pasan tres fichas. El sentido cambia en cada mano, aunque nadie puje: { $players ->
    [4] izquierda, derecha, al frente
   *[other] derecha, izquierda
}, sin pase y vuelta a empezar.
domino-whist-help-dealer = Cada jugador saca una ficha: reparte el que saca más pintas, y si hay empate se vuelve a sacar. Después reparte siempre el siguiente por la izquierda.
domino-whist-help-bids = Empieza el de la izquierda del que reparte. Puja más bazas que la última puja o pasa.
domino-whist-help-lowest = { $bid ->
    [0] No hay puja mínima: la primera puede ser 0.
   *[other] La puja mínima es { $bid }.
}
domino-whist-help-pass-out = { $rebid-after-pass ->
    [on] Si pasas, aún puedes pujar después.
   *[off] Si pasas, quedas fuera de la subasta.
}
domino-whist-help-auction-ends = { $rebid-after-pass ->
    [on] La subasta termina cuando todos los demás pasan tras una puja o con una puja de las { $tiles } bazas.
   *[off] La subasta termina cuando queda un solo jugador pujando o con una puja de las { $tiles } bazas.
}
domino-whist-help-all-pass-dealer = Si pasan todos, el que reparte juega por { $bid }.

domino-whist-help-title-kitty = La reserva y el triunfo
domino-whist-help-kitty = Una ficha, la reserva, está boca abajo. El ganador de la subasta la mira y puede cambiarla en secreto por una suya.
domino-whist-help-trump = El ganador de la subasta elige el triunfo: un número, los dobles o ninguno. Luego sale con cualquier ficha.

domino-whist-help-suits =
    Cada ficha es de dos palos: 6-4 es un 6 y un 4, y 5-5 es un 5 y un doble. El que sale dice cuál es.

    En cada número, la más alta es el doble y las demás van por su otra mitad. Los dobles también son un palo, de mayor a menor.
domino-whist-help-example-suits = Sale 6-4 como 6s: gana 7-6

domino-whist-help-title-trump-tiles = Fichas de triunfo
domino-whist-help-trump-tiles =
    Una ficha del palo de triunfo solo es triunfo.

    Si el triunfo son los 2s, 4-2 no es un 4. Si la salida es a 4s, no tienes que jugarla, pero puedes si no te queda ningún 4.
domino-whist-help-example-trump-tiles = Salida a 4s: gana 4-2, que es triunfo

domino-whist-help-trick =
    Cada jugador juega una ficha, hacia la izquierda. Si tienes fichas del palo de salida, tienes que jugar una. Si no, juega cualquiera.

    Gana el triunfo más alto o, si no hay, la ficha más alta del palo de salida. El ganador sale en la siguiente.
domino-whist-help-example-trick = Salida a dobles: gana 2-2, que es triunfo

domino-whist-help-score =
    El ganador de la subasta suma su puja si cumple y la resta si cae. Las bazas de más no suman.

    Los demás suman 1 por cada baza. Los totales pueden bajar de 0.
domino-whist-help-score-partners = { $contract ->
    [individual] Para la puja solo cuentan las bazas del que la ganó. Su equipo suma o resta la puja, y las bazas de su pareja suman 1 cada una.
   *[side] Las bazas de los dos cuentan para la puja. Su equipo suma la puja si cumple y la resta si cae.
}
domino-whist-help-score-others = Las bazas de más no suman. El otro equipo suma 1 por cada baza, y los totales pueden bajar de 0.
domino-whist-help-end = Gana el primero en llegar a { $target }. Si varios llegan en la misma mano, gana el total más alto. Si empatan, se sigue jugando.

domino-whist-help-playing-well =
    Cuenta dobles y palos largos: hasta las fichas bajas ganan cuando a los demás ya no les quedan. Cinco o seis fichas hacen un buen triunfo.
    Puja lo que cuentas o una menos: si caes, restas la puja.
    Si ganaste la subasta, sal primero con triunfos, después con dobles y al final con tu palo largo.
    Contra el que la ganó, guarda un triunfo o un doble para el final.
domino-whist-help-example-playing-well = De los triunfos, gana 2-2
