seventy-nine-help-aim =
    Juegan tres contra tres, en lugares alternos, por 79 puntos en cada mano.

    Cada baza vale 1. 5-5 y 6-4 valen 10 cada una, y 5-0, 4-1 y 3-2 valen 5 cada una.

    Hay dos fichas de cada. Cada jugador recibe nueve, y dos quedan boca abajo y no cuentan para nadie.
seventy-nine-help-example-aim = 6-2 gana 16 puntos como triunfo

seventy-nine-help-auction =
    Cada jugador saca una ficha: mezcla la de más pintas, y si hay empate se saca otra vez. Después mezcla siempre el siguiente por la izquierda.

    Se puja una sola vez, desde la izquierda del que mezcla: pasa, o puja más que la última puja. Puja los puntos que debe ganar tu equipo, de 50 a 79.

    Si pasan todos, reparte el siguiente.

    El ganador de la subasta elige un número como triunfo, que gana a todo lo demás, y sale.

seventy-nine-help-suits =
    Una ficha con el número del triunfo solo es triunfo.

    Cualquier otra sale por su número más alto, pero sigue a los dos: 5-2 sigue a 5s y a 2s.

    En un número, lo más alto es el doble, y las demás van por su otra mitad. Un doble es solo de su propio número.
seventy-nine-help-example-suits = Salida 5-2: gana 5-5

seventy-nine-help-trick =
    Cada jugador juega una ficha, hacia la izquierda. Si tienes del palo de salida, juegas de ese palo; si no, cualquiera.

    Gana el triunfo más alto, o si no hay, la ficha más alta del palo de salida. De dos iguales gana la primera.

    Quien gana sale en la siguiente.
seventy-nine-help-example-trick = Gana el primer 2-2

seventy-nine-help-score-points =
    Si el equipo que pujó cumple, los dos equipos suman lo que ganaron. Si no, cae: no suma nada, y el otro suma la puja y lo que ganó.

    Gana la partida el equipo que llegue primero a { $target } puntos. Si llegan los dos en la misma mano, gana el que pujó.
seventy-nine-help-score-marks =
    Una mano vale una marca: para el equipo que pujó si cumple, si no para el otro.

    { $target ->
        [one] Gana la partida el equipo que llegue primero a { $target } marca.
       *[other] Gana la partida el equipo que llegue primero a { $target } marcas.
    }

seventy-nine-help-playing-well =
    Puja de 50 a 55 con cinco triunfos y su doble, y más con dos dobles. Tu equipo gana el resto.

    Sal con triunfos mientras les queden a tus rivales, primero el doble. Luego sal con tus otros dobles.

    Si alguien de tu equipo va a ganar seguro, da fichas que valgan. Si va a ganar un rival, da otras.

    De dos fichas iguales, la segunda no puede ganar.
seventy-nine-help-example-playing-well = La baza es tuya: 6-4 suma 10

seventy-nine-help-nel-o = Puedes pujar Nel-O: perder todas las bazas, sin tu equipo contra tres rivales. Supera a cualquier número.
seventy-nine-help-nel-o-face-up = Tu equipo descansa, con sus fichas a la vista de todos.
seventy-nine-help-nel-o-face-down = Tu equipo descansa, con sus fichas boca abajo.
seventy-nine-help-nel-o-lead = No hay triunfo, y sales tú.
seventy-nine-help-nel-o-points = La mano termina si ganas una baza. El equipo que lo logra suma 79 puntos, y no cuenta nada más.
seventy-nine-help-nel-o-marks = La mano termina si ganas una baza. El equipo que lo logra suma una marca, y no cuenta nada más.
seventy-nine-help-example-nel-o = Salida 4-2: gana 4-4
seventy-nine-help-example-nel-o-chosen = Dobles altos: gana 4-4
seventy-nine-help-example-nel-o-set = Gana 4-2, así que la puja cae
