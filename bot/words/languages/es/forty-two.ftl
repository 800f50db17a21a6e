game-forty-two = Forty-Two
    .aim = Dos contra dos. Puja cuántos de los 42 puntos va a ganar tu equipo y cumple. Gana el primer equipo en llegar a { $target ->
        [one] { $target } punto
       *[other] { $target } puntos
    }.
    .aim-marks = Dos contra dos. Puja cuántos de los 42 puntos va a ganar tu equipo y cumple. Gana el primer equipo en llegar a { $target ->
        [one] { $target } marca
       *[other] { $target } marcas
    }.
    .credit = El juego tradicional de Texas por parejas, para cuatro jugadores y un juego de dominó.

rule-all-pass-shaker-bids-30 = el que mezcla puja 30
    .sentence = Si pasan todos, el que mezcla juega por 30.

rule-stop-early = Cortar la mano
rule-stop-early-on = sí
    .sentence = La mano termina en cuanto es seguro que la puja se cumple o cae.

rule-plunge = Plunge
rule-plunge-on = sí
    .sentence = Con 4 dobles puedes pujar Plunge por 4 marcas o más. Tu pareja elige el triunfo y sale.

rule-splash = Splash
rule-splash-on = sí
    .sentence = Con 3 dobles puedes pujar Splash por 2 marcas o más. Tu pareja elige el triunfo y sale.

rule-sevens = Sietes
rule-sevens-on = sí
    .sentence = Por 1 marca o más: gana la ficha más cercana a 7 pintas y tu equipo tiene que ganar todas las bazas.

rule-contracts = Contratos especiales
rule-contracts-bid = en la subasta
    .sentence = Nel-O, Plunge, Splash y Sietes se pujan por su nombre.
rule-contracts-declared = tras la subasta
    .sentence = Solo se pujan puntos y marcas. El ganador de la subasta elige el triunfo o, si su puja alcanza, un contrato especial.

rule-nel-o-minimum = Puja mínima de Nel-O
rule-nel-o-minimum-one-mark = 1 marca
    .sentence = Nel-O necesita una puja de 1 marca o más.
rule-nel-o-minimum-two-marks = 2 marcas
    .sentence = Nel-O necesita una puja de 2 marcas o más.

rule-follow-me-doubles = Dobles sin triunfo

preset-forty-two-forty-two = Clásico
    .sentence = Se pujan puntos o marcas.
preset-forty-two-special-bids = Pujas especiales
    .sentence = También puedes pujar Nel-O, Plunge y Splash.
preset-forty-two-by-points = Puntos
    .sentence = Cada punto cuenta.
preset-forty-two-short = Partida corta
    .sentence = La mano termina en cuanto se decide.
preset-forty-two-forced-bid = Puja forzada
    .sentence = Si pasan todos, el que mezcla juega por 30.
preset-forty-two-texas = Estilo Texas
    .sentence = Contratos tras la subasta. Si pasan todos, el que mezcla juega por 30.
preset-forty-two-texas-sevens = Estilo Texas, con Sietes
    .sentence = Como Estilo Texas, pero también con Sietes.
