game-dominoes = Dominó
    .aim = { $kind ->
        [fives] Haz que las puntas abiertas sumen 5, 10, 15 o más. Gana quien llegue a { $target }.
        [fives_and_threes] Haz que las puntas abiertas sumen un múltiplo de 5 o de 3. Gana quien llegue a { $target }.
        [exactly] Haz que las puntas abiertas sumen un múltiplo de 5 o de 3. Gana quien llegue justo a { $target }.
       *[pips] Juega todas tus fichas antes que el resto y suma las pintas que quedan. Gana quien llegue a { $target }.
    }
    .credit = El juego de toda la vida, como se juega en casas, parques y bares.

rule-scoring-pips = pintas
    .sentence = El ganador de la mano suma las pintas que quedan en las fichas del resto.
rule-scoring-fives = cincos
    .sentence = Si las puntas suman un múltiplo de 5, ganas esos puntos al momento.
rule-scoring-fives-and-threes = cincos y treses
    .sentence = Las puntas dan 1 punto por cada 5 y por cada 3 de su suma: 15 da 8.

rule-exact = Pasarse de la meta
rule-exact-no = gana
    .sentence = Ganas si llegas a la meta o te pasas.
rule-exact-yes = no suma
    .sentence = Hay que llegar justo a la meta. Una jugada que se pasa no suma nada.

rule-reached = Al llegar a la meta
rule-reached-at-once = termina la partida
    .sentence = La partida termina en cuanto una jugada llega a la meta.
rule-reached-after-the-deal = se juega toda la mano
    .sentence = La mano se juega hasta el final, y gana el total más alto.

rule-highest = Doble más alto
    .sentence = Se juega con fichas hasta el { $number }-{ $number }.

rule-hand = Fichas al empezar
    .sentence = { $number ->
        [one] Cada jugador empieza con 1 ficha.
       *[other] Cada jugador empieza con { $number } fichas.
    }
rule-hand-usual = lo normal
    .sentence = Cada jugador empieza con las fichas habituales.

rule-opens = Quién sale primero
rule-opens-highest-double = el doble más alto
    .sentence = El que tiene el doble más alto sale con él.
rule-opens-heaviest = la ficha más pesada
    .sentence = El que tiene la ficha más pesada sale con ella.
rule-opens-lot = por sorteo
    .sentence = Cada jugador saca una ficha. Sale quien saque más pintas, con cualquier ficha.

rule-then = Las demás manos
rule-then-winner = sale el que ganó
    .sentence = El ganador de la mano sale en la siguiente con cualquier ficha.
rule-then-next = por turnos
    .sentence = En cada mano sale el siguiente, con cualquier ficha.

rule-after-tie = Tras un empate
rule-after-tie-opener = repite el que salió
    .sentence = Si nadie gana la mano, repite el que salió.
rule-after-tie-next = sale el siguiente
    .sentence = Si nadie gana la mano, sale el siguiente.

rule-redeal-doubles = Muchos dobles
    .sentence = Con { $number } dobles o más en una mano, se reparte todo otra vez.
rule-redeal-doubles-off = se juegan
    .sentence = Juegas lo que te toca, sin importar los dobles.

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
    .sentence = Robas una ficha, y pasas si no encaja.

rule-spinner = Pivote
rule-spinner-none = no hay
    .sentence = La línea tiene dos puntas.
rule-spinner-first-double = primer doble
    .sentence = El primer doble recibe fichas por los cuatro lados. Arriba y abajo se abren con izquierda y derecha cubiertas.

rule-counts = Quien gana suma
rule-counts-opponents = pintas rivales
    .sentence = Se suman las pintas que quedan en las fichas rivales.
rule-counts-all = todas las pintas
    .sentence = Se suman todas las pintas que quedan, también las de la pareja.

rule-blocked-by = Si se tranca
rule-blocked-by-side = menos pintas
    .sentence = Si nadie puede jugar, gana el equipo o la persona con menos pintas.
rule-blocked-by-lowest = el que tiene menos
    .sentence = Si nadie puede jugar, el que tiene menos pintas gana para su equipo.
rule-blocked-by-closer = el que tranca contra el siguiente
    .sentence = Si trancas, comparas pintas con el siguiente. Gana quien tenga menos, y el empate es tuyo.

rule-blocked-scores = El tranque suma
rule-blocked-scores-same = igual
    .sentence = Una mano trancada suma como cualquier otra.
rule-blocked-scores-difference = la diferencia
    .sentence = Quien gana el tranque suma las pintas del resto menos las suyas.

rule-tied-block = Tranque empatado
rule-tied-block-nobody = no suma
    .sentence = Si las pintas empatan, nadie suma.
rule-tied-block-carried = se acumula
    .sentence = Si las pintas empatan, se las lleva también quien gane la próxima mano.
rule-tied-block-opener = para el que salió
    .sentence = Si las pintas empatan, gana el equipo que salió. Sin parejas, el que está más cerca de la salida.
rule-tied-block-closer = para el que trancó
    .sentence = Si las pintas empatan, gana el equipo que trancó. Sin parejas, el que está más cerca del tranque.

rule-capicua = Capicúa
    .sentence = Tu última ficha encaja en todas las puntas y no es doble: { $number } puntos más.
rule-capicua-off = no
    .sentence = Dominar por todas las puntas no da puntos extra.

rule-chuchazo = Chuchazo
    .sentence = Tu última ficha es 0-0: { $number } puntos más.
rule-chuchazo-off = no
    .sentence = Dominar con 0-0 no da puntos extra.

rule-first-pass = Pase de salida
    .sentence = Sales y el siguiente tiene que pasar: { $number } puntos.
rule-first-pass-off = no
    .sentence = Un pase a la primera ficha no da puntos.

rule-paso-redondo = Paso redondo
    .sentence = Juegas, pasan todos los demás y vuelves a jugar: { $number } puntos.
rule-paso-redondo-off = no
    .sentence = Hacer pasar a todos no da puntos.

rule-first-deals = Primeras manos
rule-first-deals-off = no
    .sentence = Todas las manos suman igual.
rule-first-deals-on = 100, 75, 50, 25
    .sentence = Las primeras 4 manos dan 100, 75, 50 y 25 puntos más a quien gane.

options-too-few-tiles = Solo hay { $tiles } fichas. Reparte { $most } o menos a cada uno.
options-always-redealt = Siempre habría alguien con { $doubles } dobles. Reparte menos fichas, o juega con muchos dobles.

preset-dominoes-draw = Con pozo
    .game = Dominó con pozo
    .sentence = ¿No puedes jugar? Roba. Sumas las pintas del resto.
preset-dominoes-block = Sin pozo
    .game = Dominó sin pozo
    .sentence = ¿No puedes jugar? Pasa. Sumas las pintas del resto.
preset-dominoes-all-fives = Cincos
    .game = { preset-dominoes-all-fives }
    .sentence = Sumas si las puntas dan un múltiplo de 5.
preset-dominoes-fives-and-threes = Cincos y treses
    .game = { preset-dominoes-fives-and-threes }
    .sentence = El juego de los pubs: cincos y treses, justo a 61.
preset-dominoes-puerto-rico = Puerto Rico
    .game = { preset-dominoes-puerto-rico }
    .sentence = Capicúa, chuchazo y puntos extra en las primeras manos.
preset-dominoes-dominican = Dominicano
    .game = { preset-dominoes-dominican }
    .sentence = 25 por capicúa y por pase de salida.
preset-dominoes-cuban = Cubano
    .game = { preset-dominoes-cuban }
    .sentence = Doble nueve, 10 fichas por jugador.

prompt-open = sal con cualquiera
    .start = Sal con cualquiera
prompt-open-with = sal con { $tile }
    .start = Sal con { $tile }
prompt-play-on = juega a { $numbers }
    .start = Juega a { $numbers }

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
