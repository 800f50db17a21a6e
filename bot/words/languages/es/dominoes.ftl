game-dominoes = Dominó
    .aim = { $kind ->
        [fives] Haz que las puntas abiertas sumen 5, 10, 15 o más. Gana el primero en llegar a { $target }.
        [fives_and_threes] Haz que las puntas abiertas sumen un múltiplo de 5 o de 3. Gana el primero en llegar a { $target }.
        [exactly] Haz que las puntas abiertas sumen un múltiplo de 5 o de 3. Gana el primero en llegar justo a { $target }.
        [hands] Juega todas tus fichas antes que los demás y gana la mano. Gana el primero en llegar a { $target }.
        [love] Juega todas tus fichas antes que los demás y gana la mano. Hay que llegar a { $target } mientras alguien siga en 0.
       *[pips] Juega todas tus fichas antes que los demás y suma las pintas que les quedan. Gana el primero en llegar a { $target }.
    }
    .credit = El dominó de toda la vida, como se juega en casas, parques y bares.

rule-scoring-pips = pintas
    .sentence = El ganador de la mano suma las pintas que les quedan a los demás.
rule-scoring-fives = cincos
    .sentence = Si las puntas suman un múltiplo de 5, ganas esos puntos al momento.
rule-scoring-fives-and-threes = cincos y treses
    .sentence = La suma de las puntas da 1 punto por cada 5 y por cada 3: con 15 sumas 8.
rule-scoring-hands = manos ganadas
    .sentence = Una mano ganada da 1 punto o más. Las pintas solo deciden los tranques.

rule-wins = Totales
rule-wins-total = se suman
    .sentence = Los puntos se suman hasta el final de la partida.
rule-wins-love = vuelven a 0
    .sentence = Cuando todos han ganado una mano, todos vuelven a 0. Una partida a 6 puede durar de 60 a 90 manos.

rule-one-all = Con 1–0
rule-one-all-on = empate a uno
    .sentence = Dos equipos con 1–0: si gana el otro, quedan 1–1. La siguiente mano deja 2–0.

rule-exact = Pasarse de la meta
rule-exact-no = gana
    .sentence = Ganas si llegas a la meta o te pasas.
rule-exact-yes = no suma
    .sentence = Hay que llegar justo a la meta. Una jugada que se pasa no suma nada.

rule-reached = Al llegar a la meta
rule-reached-at-once = termina la partida
    .sentence = La partida termina en cuanto una jugada llega a la meta.
rule-reached-after-the-deal = se juega toda la mano
    .sentence = La mano se juega hasta el final y gana el total más alto.

rule-highest = Doble más alto
    .sentence = Se juega con fichas hasta el { $number }-{ $number }.

rule-hand = Fichas al empezar
    .sentence = { $number ->
        [one] Cada jugador empieza con 1 ficha.
       *[other] Cada jugador empieza con { $number } fichas.
    }
rule-hand-usual = las normales
    .sentence = Cada jugador empieza con las fichas habituales.

rule-opens = Quién sale primero
rule-opens-highest-double = el doble más alto
    .sentence = Sale el que tiene el doble más alto, con ese doble.
rule-opens-heaviest = la ficha más pesada
    .sentence = Sale el que tiene la ficha más pesada, con esa ficha.
rule-opens-lot = por sorteo
    .sentence = Cada jugador saca una ficha. El que saca más pintas sale con la que quiera.

rule-then = Las demás manos
rule-then-winner = sale el ganador
    .sentence = El ganador de la mano sale en la siguiente con cualquier ficha.
rule-then-next = por turnos
    .sentence = En cada mano sale el siguiente, con cualquier ficha.
rule-then-highest-double = el doble más alto
    .sentence = En cada mano sale el que tiene el doble más alto, con ese doble.

rule-after-tie = Tras un empate
rule-after-tie-opener = repite el que salió
    .sentence = Si nadie gana la mano, repite el que salió.
rule-after-tie-next = sale el siguiente
    .sentence = Si nadie gana la mano, sale el siguiente.
rule-after-tie-highest-double = sale el doble más alto
    .sentence = Si nadie gana la mano, sale el que tiene el doble más alto, con ese doble.

rule-redeal-doubles = Repartir otra vez
    .sentence = Si alguien tiene { $number } dobles o más, se reparte todo otra vez.

rule-drop-blank = Entre tres
rule-drop-blank-no = todas las fichas
    .sentence = Se juega con todas las fichas.
rule-drop-blank-three = sin 0-0
    .sentence = Entre tres se aparta el 0-0. Lo normal son 9 fichas para cada uno.

rule-direction = El turno va
rule-direction-left = a la izquierda
    .sentence = Sigue el jugador de tu izquierda.
rule-direction-right = a la derecha
    .sentence = Sigue el jugador de tu derecha.

rule-boneyard = Si nada encaja
rule-boneyard-drawn = robas
    .sentence = Si nada encaja, robas del pozo.
rule-boneyard-asleep = pasas
    .sentence = Si nada encaja, pasas. Nadie roba.

rule-keep = Nunca se roban
    .sentence = { $number ->
        [one] La última ficha del pozo nunca se roba.
       *[other] Las últimas { $number } fichas del pozo nunca se roban.
    }
rule-keep-none = ninguna
    .sentence = Puedes robar todas las fichas del pozo.

rule-drawing = Al robar
rule-drawing-until-it-fits = hasta que encaje
    .sentence = Robas hasta que una ficha encaje.
rule-drawing-one = una ficha
    .sentence = Robas una ficha y pasas si no encaja.

rule-spinner = Pivote
rule-spinner-none = no hay
    .sentence = La línea tiene dos puntas.
rule-spinner-first-double = primer doble
    .sentence = El primer doble recibe fichas por los cuatro lados. Arriba y abajo se abren con izquierda y derecha cubiertas.

rule-counts = El ganador suma
rule-counts-opponents = pintas rivales
    .sentence = Los ganadores suman las pintas que les quedan a los rivales.
rule-counts-all = todas las pintas
    .sentence = Los ganadores suman todas las pintas que quedan, también las de su pareja.

rule-worth-double = Dominar con doble
    .sentence = Dominar con un doble da { $number }.
rule-worth-both = Por las dos puntas
    .sentence = Dominar con una ficha que encaja en las dos puntas da { $number }.
rule-worth-crossed = Doble por las dos puntas
    .sentence = Dominar con un doble que encaja en las dos puntas da { $number }.
rule-worth-key = Llave
rule-worth-key-on = 1 más
    .sentence = Llave: si tu última ficha encaja en dos puntas y es la única que queda para ellas, sumas 1 más.

rule-blocked-by = Si se tranca
rule-blocked-by-side = menos pintas
    .sentence = Si nadie puede jugar, gana el jugador o el equipo con menos pintas.
rule-blocked-by-lowest = el que tiene menos
    .sentence = Si nadie puede jugar, el que tiene menos pintas gana para su equipo.
rule-blocked-by-closer = el que tranca contra el siguiente
    .sentence = Si trancas, comparas pintas con el siguiente. Gana el que tenga menos, y el empate es tuyo.
rule-blocked-by-nobody = siempre empate
    .sentence = Si nadie puede jugar, hay empate, sin contar pintas.

rule-blocked-scores = El tranque suma
rule-blocked-scores-same = igual
    .sentence = Una mano trancada suma como cualquier otra.
rule-blocked-scores-difference = la diferencia
    .sentence = El ganador del tranque suma las pintas de los demás menos las suyas.

rule-tied-block = Tranque empatado
rule-tied-block-nobody = no suma
    .sentence = Si hay empate, nadie suma.
rule-tied-block-carried = se acumula
    .sentence = Si hay empate, los puntos son para el ganador de la próxima mano.
rule-tied-block-opener = para el que salió
    .sentence = Si hay empate, gana el equipo que salió. Sin parejas, el más cercano al que salió.
rule-tied-block-closer = para el que trancó
    .sentence = Si hay empate, gana el equipo que trancó. Sin parejas, el más cercano al que trancó.
rule-tied-block-closer-loses = para el otro equipo
    .sentence = Si hay empate, pierde el equipo que trancó. Sin parejas, gana el siguiente de los empatados.

rule-capicua = Capicúa
    .sentence = Tu última ficha encaja en todas las puntas y no es doble: { $number } puntos más.

rule-chuchazo = Chuchazo
    .sentence = Tu última ficha es 0-0: { $number } puntos más.

rule-first-pass = Pase de salida
    .sentence = Sales y el siguiente tiene que pasar: { $number } puntos.

rule-paso-redondo = Paso redondo
    .sentence = Juegas, todos los demás pasan y vuelves a jugar: { $number } puntos.

rule-first-deals = Primeras manos
rule-first-deals-on = 100, 75, 50, 25
    .sentence = El ganador de las 4 primeras manos suma 100, 75, 50 y 25 puntos más.

options-too-few-tiles = Solo hay { $tiles } fichas. Reparte como mucho { $most } a cada uno.
options-always-redealt = Siempre habría alguien con { $doubles } dobles. Reparte menos fichas o quita el nuevo reparto.

preset-dominoes-draw = Con pozo
    .game = Dominó con pozo
    .sentence = ¿No puedes jugar? Roba. Sumas las pintas de los demás.
preset-dominoes-block = Sin pozo
    .game = Dominó sin pozo
    .sentence = ¿No puedes jugar? Pasa. Sumas las pintas de los demás.
preset-dominoes-all-fives = Cincos
    .sentence = Sumas si las puntas dan un múltiplo de 5.
preset-dominoes-fives-and-threes = Cincos y treses
    .sentence = El juego de los pubs: cincos y treses, a 61 justos.
preset-dominoes-puerto-rico = Puerto Rico
    .sentence = Capicúa, chuchazo y puntos extra en las primeras manos.
preset-dominoes-dominican = Dominicano
    .sentence = 25 por capicúa y por pase de salida.
preset-dominoes-cuban = Cubano
    .sentence = Con doble nueve y 10 fichas por jugador.
preset-dominoes-brazil = Brasil
    .sentence = La última ficha decide: de 1 a 4 puntos por mano.
preset-dominoes-brazil-league = Brasil, liga
    .sentence = A 7. El punto de un tranque es para el próximo ganador.
preset-dominoes-jamaica = Jamaica
    .sentence = En parejas. Cada mano ganada vale 1, hasta seis.
preset-dominoes-cut-throat = Cut-throat
    .sentence = Como en Jamaica, pero cada uno por su cuenta.
preset-dominoes-martinique = Martinica
    .sentence = Para tres. Gana tres mientras alguien siga en cero.

prompt-open = sal con cualquiera
prompt-open-with = sal con { $tile }
prompt-play-on = juega a { $numbers }

choice-tile-end = { $tile } { $end ->
    [left] izquierda
    [right] derecha
    [up] arriba
   *[down] abajo
}
choice-leaves = { $points ->
    [0] deja { $ends }
   *[other] suma { $points }, deja { $ends }
}
choice-points = { $play } ({ $points })

end-left = izquierda
end-right = derecha
end-up = arriba
end-down = abajo
