game-black-tile = Ficha negra
    .variant = Ficha negra { $variant }
    .aim = Evita los puntos. Cuando alguien llega a { $target }, gana el total más bajo.
    .aim-partners = Evita los puntos. Cuando un equipo llega a { $target }, gana el total más bajo.
    .credit = Una versión con dominó del juego de cartas Corazones. Frederick Berndt inventó la versión en parejas y la de Veintiún puntos. Howard Fosdick dio a conocer la de Treinta puntos. Las pintas rojas de los 3s son idea de Joe Celko.

rule-variant-11 = Once puntos
    .sentence = 0-0 cuesta 4 y cada uno de los siete 3s cuesta 1.
rule-variant-21 = Veintiún puntos
    .sentence = 0-0 cuesta 11 y cada ficha de 5, 6 o 7 pintas cuesta 1.
rule-variant-30 = Treinta puntos
    .sentence = Como Veintiún puntos, pero 1-1 cuesta 9.

rule-moon-points = Disparar a la luna
    .sentence = Si ganas todos los puntos, cada rival suma { $number }.

rule-first-lead = Quién empieza
rule-first-lead-rotates = va rotando
    .sentence = En cada mano empieza el siguiente por la izquierda.
rule-first-lead-highest-score = el total más alto
    .sentence = Desde la segunda mano, empieza el que tiene más puntos.

rule-pass-direction = Pase
rule-pass-direction-left = izquierda
    .sentence = Todos pasan 3 fichas a la izquierda.
rule-pass-direction-right = derecha
    .sentence = Todos pasan 3 fichas a la derecha.

rule-undealt-tile = Ficha sobrante
rule-undealt-tile-first-trick-winner = con la baza 1
    .sentence = Con 3 jugadores, el ganador de la baza 1 se lleva la ficha sobrante.
rule-undealt-tile-unused = no se usa
    .sentence = Con 3 jugadores, la ficha sobrante queda boca abajo y no le cuesta a nadie.

rule-tie = Empate
rule-tie-shared = se comparte
    .sentence = Si empatan los totales más bajos, la victoria se comparte.
rule-tie-playoff = se desempata
    .sentence = Se sigue jugando hasta que un solo total sea el más bajo.

preset-black-tile-eleven-point = Once puntos
    .sentence = 0-0 cuesta 4, cada 3 cuesta 1.
preset-black-tile-twenty-one-point = Veintiún puntos
    .sentence = 0-0 cuesta 11; las de 5, 6 o 7 pintas, 1.
preset-black-tile-thirty-point = Treinta puntos
    .sentence = Como Veintiún puntos, pero 1-1 cuesta 9.
preset-black-tile-partners = Parejas
    .sentence = Once puntos, con pareja.
preset-black-tile-berndt = Reglas de Berndt
    .sentence = Once puntos. Empieza el que más puntos tiene.
preset-black-tile-berndt-partners = Parejas de Berndt
    .sentence = En parejas. Empieza el equipo con más puntos.
preset-black-tile-fosdick = Reglas de Fosdick
    .sentence = Once puntos. Se pasa a la derecha. Con 3, una no se usa.
