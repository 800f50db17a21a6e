game-seventy-nine = Setenta y nueve
    .aim = Tres contra tres. Puja cuántos de los 79 puntos va a ganar tu equipo y cumple. Gana el primer equipo en llegar a { $target ->
        [one] { $target } punto
       *[other] { $target } puntos
    }.
    .aim-marks = Tres contra tres. Puja cuántos de los 79 puntos va a ganar tu equipo y cumple. Gana el primer equipo en llegar a { $target ->
        [one] { $target } marca
       *[other] { $target } marcas
    }.
    .credit = Un juego tradicional por equipos para seis jugadores, con dos juegos de dominó. Es primo del Forty-Two de Texas.

rule-nel-o-partners = Compañeros en Nel-O
rule-nel-o-partners-face-up = a la vista
    .sentence = Los compañeros del que puja Nel-O descansan y muestran sus fichas a todos.
rule-nel-o-partners-face-down = boca abajo
    .sentence = Los compañeros del que puja Nel-O descansan y nadie ve sus fichas.

preset-seventy-nine-seventy-nine = Clásico
    .sentence = Cuentan los puntos. Sin Nel-O.
preset-seventy-nine-marks = Marcas
    .sentence = Una marca por mano. Sin Nel-O.
preset-seventy-nine-nel-o = Nel-O
    .sentence = Puedes pujar Nel-O: perder todas las bazas por 79 puntos.
preset-seventy-nine-marks-nel-o = Marcas, con Nel-O
    .sentence = Puedes pujar a perder todas las bazas.
preset-seventy-nine-bidders-choice = Marcas, Nel-O a elegir
    .sentence = El que puja Nel-O decide el valor de los dobles.
preset-seventy-nine-short = Partida corta
    .sentence = Una marca por mano. Sin Nel-O.
