black-tile-help-counts = { $variant ->
    [11] Los puntos van en tu contra. La ficha negra, 0-0, cuesta 4 y cada una de las siete fichas con un 3 cuesta 1: 11 en total.
    [21] Los puntos van en tu contra. La ficha negra, 0-0, cuesta 11 y cada ficha con 5, 6 o 7 pintas (puntitos) cuesta 1: 21 en total.
   *[other] Los puntos van en tu contra. La ficha negra, 0-0, cuesta 11, 1-1 cuesta 9 y cada ficha con 5, 6 o 7 pintas (puntitos) cuesta 1: 30 en total.
}
black-tile-help-example-aim = { $eleven ->
    [yes] 3-3 gana 7 puntos: 0-0 y tres 3s
   *[no] 3-3 gana 12 puntos: 0-0 y el propio 3-3
}
black-tile-help-pass = Pasa tres fichas al jugador de tu { $pass-direction ->
    [left] izquierda
   *[right] derecha
} antes de ver lo que recibes.

black-tile-help-opening = El que empieza sale o hace salir al de su izquierda.
black-tile-help-first = Cada jugador saca una ficha: empieza el que saca más pintas, y si hay empate se vuelve a sacar. { $first-lead ->
    [rotates] Después, en cada mano empieza el siguiente por la izquierda.
   *[highest_score] { $sides ->
        [yes] Desde la segunda mano, el equipo con más puntos sortea quién empieza.
       *[no] Desde la segunda mano empieza el que tiene más puntos, y los empates se sortean.
    }
}
black-tile-help-undealt = { $undealt-tile ->
    [first_trick_winner] Sobra una ficha. Se la lleva el ganador de la primera baza, a la vista de todos.
   *[unused] Sobra una ficha, boca abajo, que no cuenta para nadie.
}

black-tile-help-suits =
    Cada ficha es de dos palos: 6-2 es un 6 y un 2, y 5-5 es un 5 y un doble. El que sale dice cuál es.

    En cada número, la más alta es el doble y las demás van por su otra mitad. Entre los dobles, el más alto es 6-6 y el más bajo 0-0.

    No hay triunfo: ningún palo le gana a otro.
black-tile-help-example-suits = Sale 6-2 como 2s: gana 2-2

black-tile-help-example-trick = Sale 6-3 como 3s: gana 6-3

black-tile-help-title-black-tile = La ficha negra
black-tile-help-black-tile =
    0-0 es la blanca más alta y el doble más bajo.

    Si sale como doble, pierde contra cualquier otro doble.
black-tile-help-example-black-tile = Sale 0-0 como doble: gana 6-6

black-tile-help-score =
    { $sides ->
        [yes] El equipo que gana todos los puntos de una mano dispara a la luna. Ese equipo no suma nada y el otro suma { $moon-points }.
       *[no] Si ganas todos los puntos de una mano, disparas a la luna. Tú no sumas nada y cada rival suma { $moon-points }.
    }
    La partida termina cuando { $sides ->
        [yes] un equipo
       *[no] alguien
    } tiene { $target } o más tras una mano. Gana el total más bajo.

black-tile-help-playing-well =
    Pasa dobles altos y lo más alto de un palo corto. Cuando te falta un palo, puedes soltar puntos.

    Sal con fichas bajas. Gana las primeras bazas con tus fichas altas, mientras cuestan poco.

    Guarda 0-0 hasta poder tirarla en la baza de otro.

    Si alguien está ganando todos los puntos, gana tú alguno: así evitas la luna.
black-tile-help-example-playing-well = Sin 5s: suelta la ficha negra
