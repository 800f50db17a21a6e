seventy-nine-help-aim =
    Juegan tres contra tres, en lugares alternos, por los 79 puntos de cada mano.

    Cada baza vale 1. 5-5 y 6-4 valen 10 cada una; 5-0, 4-1 y 3-2 valen 5.

    Cada ficha está repetida. Cada jugador recibe nueve; dos quedan boca abajo y no cuentan para nadie.
seventy-nine-help-example-aim = 6-2 gana 16 puntos como triunfo

seventy-nine-help-auction =
    Cada jugador saca una ficha: mezcla el que saca más pintas, y si hay empate se vuelve a sacar. Después mezcla siempre el siguiente por la izquierda.

    Cada uno puja una sola vez, desde la izquierda del que mezcla: pasa o supera la última puja. Puja los puntos que debe ganar tu equipo, de 50 a 79.

    Si pasan todos, reparte el siguiente.

    El ganador de la subasta elige un número como triunfo, que les gana a todos los demás, y sale.

seventy-nine-help-suits =
    Una ficha con el número del triunfo solo es triunfo.

    Con cualquier otra sales por su número más alto, pero sirve para seguir a los dos: 5-2 sigue a 5s y a 2s.

    En cada número, la más alta es el doble y las demás van por su otra mitad. Un doble es solo de su propio número.
seventy-nine-help-example-suits = Sale 5-2: gana 5-5

seventy-nine-help-trick =
    Cada jugador juega una ficha, hacia la izquierda. Si tienes fichas del palo de salida, tienes que jugar una. Si no, juega cualquiera.

    Gana el triunfo más alto o, si no hay, la ficha más alta del palo de salida. De dos iguales gana la primera.

    El ganador sale en la siguiente.
seventy-nine-help-example-trick = Gana el primer 2-2

seventy-nine-help-score = { $scoring ->
    [marks]
        Una mano vale una marca: para el equipo que pujó si cumple; si no, para el otro.

        { $target ->
            [one] Gana la partida el primer equipo en llegar a { $target } marca.
           *[other] Gana la partida el primer equipo en llegar a { $target } marcas.
        }
   *[points]
        Si el equipo que pujó cumple, los dos equipos suman lo que ganaron. Si no, cae: no suma nada y el otro suma la puja y lo que ganó.

        Gana la partida el primer equipo en llegar a { $target } puntos. Si llegan los dos en la misma mano, gana el que pujó.
}

seventy-nine-help-playing-well =
    Puja de 50 a 55 con cinco triunfos, doble incluido, y más con dos dobles. Tus compañeros ganan lo demás.

    Sal con triunfos mientras les queden a tus rivales, primero el doble. Luego sal con tus otros dobles.

    Si es seguro que gana un compañero, echa fichas que valgan. Si gana un rival, echa otras.

    De dos fichas iguales, la segunda no puede ganar.

seventy-nine-help-nel-o = Puedes pujar Nel-O: perder todas las bazas, en solitario contra tres rivales. Supera cualquier número.
seventy-nine-help-nel-o-partners = { $nel-o-partners ->
    [face_up] Tus compañeros descansan, con sus fichas a la vista de todos.
   *[face_down] Tus compañeros descansan, con sus fichas boca abajo.
}
seventy-nine-help-nel-o-lead = No hay triunfo y sales tú.
seventy-nine-help-nel-o-end = { $scoring ->
    [marks] La mano termina si ganas una baza. El equipo que lo consigue suma una marca y no cuenta nada más.
   *[points] La mano termina si ganas una baza. El equipo que lo consigue suma 79 puntos y no cuenta nada más.
}
seventy-nine-help-example-nel-o = { $nel-o-doubles ->
    [high] Sale 4-2: gana 4-4
    [bidders_choice] Dobles altos: gana 4-4
   *[other] Gana 4-2: cae el que pujó
}
