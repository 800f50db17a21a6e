game-domino-whist = Whist de dominó
    .aim = Puja cuántas bazas vas a ganar y gánalas. Gana el primero en llegar a { $target }.
    .aim-partners = Puja cuántas bazas va a ganar tu equipo y cumple. Gana el primer equipo en llegar a { $target }.
    .credit = Inventado por Howard Fosdick.

rule-target-domino-whist = 20, 25 o 30
    .sentence = Con 3 jugadores se juega a 25; en parejas, a 30; si no, a 20.

rule-passing = Pase
rule-passing-on = 3 fichas
    .sentence = Antes de la subasta pasas 3 fichas: a la derecha, a la izquierda, sin pase. Con 4 jugadores: izquierda, derecha, al frente, sin pase.

rule-rebid-after-pass = Pujar tras pasar
rule-rebid-after-pass-on = sí
    .sentence = Después de pasar puedes volver a pujar mientras siga la subasta.

rule-contract = Bazas de la pareja
rule-contract-side = valen para la puja
    .sentence = Las bazas de los dos cuentan para la puja, y solo se suma la puja.
rule-contract-individual = 1 punto cada una
    .sentence = Para la puja solo cuentan las bazas del que la ganó. Su pareja suma 1 por baza, cumpla o caiga.

rule-all-pass-dealer-takes-minimum = juega el que reparte
    .sentence = Si pasan todos, el que reparte juega por la puja mínima.

preset-domino-whist-whist = Clásico
    .sentence = Cada uno por su cuenta. Con 3 jugadores, a 25.
preset-domino-whist-partners = Parejas
    .sentence = La puja mínima es 4.
preset-domino-whist-passing = Con pase
    .sentence = Pasas 3 fichas antes de pujar, cada mano a otro jugador.
preset-domino-whist-partners-passing = Parejas, con pase
    .sentence = Pasas 3 fichas: izquierda, derecha, al frente, sin pase.
preset-domino-whist-partners-own-bids = Parejas, puja propia
    .sentence = Para la puja solo valen las bazas del que la ganó.
preset-domino-whist-dealer-plays = Juega el que reparte
    .sentence = Si pasan todos, el que reparte juega por la puja mínima.
