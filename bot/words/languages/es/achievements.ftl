achievement-new = Nuevo logro: **{ $title }**. { $told }
# For the person alone, on a page that they see just then.
achievement-gained = { $count ->
    [one] Nuevo logro
   *[other] Nuevos logros
}: **{ $titles }**
achievement-times = { $count ->
    [1] { $title }
   *[other] { $title } ({ $count }×)
}
achievement-line = { $count ->
    [0] -# { $title }: { $how }
    [1] **{ $title }**: { $how }
   *[other] **{ $title }** ({ $count }×): { $how }
}

achievement-capicua =
    .title = Capicúa
    .how = dominar con una ficha que encaja en todas las puntas
    .told = { $who-is ->
        [many] { $who } dominaron con una ficha que encajaba en todas las puntas.
       *[one] { $who } dominó con una ficha que encajaba en todas las puntas.
    }
achievement-thirty-points =
    .title = 30 de un golpe
    .how = sumar 30 puntos o más con una jugada
    .told = { $who-is ->
        [many] { $who } sumaron 30 puntos o más con una jugada.
       *[one] { $who } sumó 30 puntos o más con una jugada.
    }
achievement-moon =
    .title = Luna
    .how = ganar todos los puntos de una mano
    .told = { $who-is ->
        [many] { $who } ganaron todos los puntos de una mano.
       *[one] { $who } ganó todos los puntos de una mano.
    }
achievement-spotless =
    .title = Impecable
    .how = ganar una partida de Corazones con 0 puntos o menos
    .told = { $who-is ->
        [many] { $who } ganaron una partida con 0 puntos o menos.
       *[one] { $who } ganó una partida con 0 puntos o menos.
    }
achievement-every-trick =
    .title = Barrida
    .how = ganar todas las bazas de una mano
    .told = { $who-is ->
        [many] { $who } ganaron todas las bazas de una mano.
       *[one] { $who } ganó todas las bazas de una mano.
    }
achievement-called =
    .title = Cantado
    .how = pujar todas las bazas y ganarlas
    .told = { $who-is ->
        [many] { $who } pujaron todas las bazas y las ganaron.
       *[one] { $who } pujó todas las bazas y las ganó.
    }
achievement-seventy-nine =
    .title = Los 79
    .how = pujar 79 y cumplir
    .told = { $who-is ->
        [many] { $who } pujaron 79 y cumplieron.
       *[one] { $who } pujó 79 y cumplió.
    }
achievement-nel-o =
    .title = Nel-O
    .how = pujar a perder todas las bazas y lograrlo
    .told = { $who-is ->
        [many] { $who } pujaron a perder todas las bazas y lo lograron.
       *[one] { $who } pujó a perder todas las bazas y lo logró.
    }
achievement-two-marks =
    .title = Dos marcas
    .how = pujar 84 o más y cumplir
    .told = { $who-is ->
        [many] { $who } pujaron 84 o más y cumplieron.
       *[one] { $who } pujó 84 o más y cumplió.
    }
achievement-plunge =
    .title = Plunge
    .how = pujar Plunge o Splash y cumplir
    .told = { $who-is ->
        [many] { $who } pujaron Plunge o Splash y cumplieron.
       *[one] { $who } pujó Plunge o Splash y cumplió.
    }
achievement-empty-row =
    .title = Fila vacía
    .how = dominar cuando a los demás les quedan 40 pintas o más
    .told = { $who-is ->
        [many] { $who } dominaron, y a los demás les quedaban 40 pintas o más.
       *[one] { $who } dominó, y a los demás les quedaban 40 pintas o más.
    }
achievement-express =
    .title = Exprés
    .how = dominar tres rondas seguidas
    .told = { $who } dominó tres rondas seguidas.
achievement-double-stop =
    .title = Parada doble
    .how = dominar con un doble
    .told = { $who } dominó con un doble.
achievement-packed-train =
    .title = Tren lleno
    .how = dominar en una mesa de ocho
    .told = { $who } dominó en una mesa de ocho.
achievement-three-contracts =
    .title = Tres seguidos
    .how = cumplir tres contratos seguidos
    .told = { $who-is ->
        [many] { $who } cumplieron tres contratos seguidos.
       *[one] { $who } cumplió tres contratos seguidos.
    }
achievement-shut-out =
    .title = Zapatero
    .how = ganar una partida sin que nadie más sume
    .told = { $who-is ->
        [many] { $who } ganaron una partida sin que nadie más sumara.
       *[one] { $who } ganó una partida sin que nadie más sumara.
    }
achievement-last-to-first =
    .title = Remontada
    .how = ganar tras ir en último lugar justo antes del final
    .told = { $who-is ->
        [many] { $who } ganaron tras ir últimos justo antes del final.
       *[one] { $who } ganó tras ir en último lugar justo antes del final.
    }

achievement-first-deal =
    .title = Primera mano
    .how = jugar una mano hasta el final
achievement-ten-deals =
    .title = En calor
    .how = jugar diez manos
achievement-hundred-deals =
    .title = De la casa
    .how = jugar cien manos
achievement-first-win =
    .title = Primera victoria
    .how = ganar una partida
achievement-ten-wins =
    .title = Diez victorias
    .how = ganar diez partidas
achievement-winning-streak =
    .title = En racha
    .how = ganar tres partidas seguidas
achievement-first-bid =
    .title = Palabra cumplida
    .how = pujar y cumplir
achievement-ten-bids =
    .title = Diez contratos
    .how = cumplir diez contratos
achievement-first-set =
    .title = Hoy no
    .how = tumbar el contrato de un rival
achievement-first-out =
    .title = Primero en salir
    .how = jugar tu última ficha antes que nadie
achievement-clean-sheet =
    .title = Sin mancha
    .how = ser el único que suma en una mano, o no sumar donde gana el menor
achievement-photo-finish =
    .title = Por un pelo
    .how = ganar una partida por muy poco
achievement-comeback =
    .title = Vuelta al marcador
    .how = ganar tras ir un tercio por detrás
achievement-three-games =
    .title = Curioso
    .how = jugar tres juegos distintos
achievement-every-game =
    .title = Todos los juegos
    .how = jugar todos los juegos
achievement-good-company =
    .title = Buena compañía
    .how = acabar una partida con otras tres personas
achievement-beat-hard =
    .title = Hueso duro
    .how = ganar solo a máquinas difíciles
achievement-beat-expert =
    .title = Matagigantes
    .how = ganar solo a máquinas expertas
achievement-first-lesson =
    .title = Primera lección
    .how = terminar una lección
achievement-course =
    .title = Matrícula
    .how = terminar todas las lecciones de un juego
achievement-first-daily =
    .title = Pan de cada día
    .how = terminar una mano del día
achievement-daily-week =
    .title = Semana entera
    .how = terminar siete manos del día seguidas
achievement-first-puzzle =
    .title = ¡Ajá!
    .how = resolver un acertijo
achievement-puzzle-streak =
    .title = Buen ojo
    .how = resolver cinco acertijos seguidos

milestone-progress =
    .deals = { $count } de { $goal } manos jugadas
    .wins = { $count } de { $goal } partidas ganadas
    .wins-in-a-row = { $count } de { $goal } victorias seguidas
    .contracts = { $count } de { $goal } contratos cumplidos
    .games = { $count } de { $goal } juegos probados
    .daily = { $count } de { $goal } días seguidos
    .puzzle-streak = { $count } de { $goal } resueltos seguidos

achievements-heading = **{ $who }**: { $own ->
    [yes] { $count } de { $all } logros
   *[no] { $count } de { $all } logros en este servidor
}
achievements-earned = logrados
achievements-not-yet = aún no
achievements-once = 1 vez
achievements-times = { $count } veces
achievements-alt = { $who } tiene { $count } de { $all } logros.
achievements-alt-missing = Aún no: { $titles }.
achievements-alt-next = Siguiente: { $title }, { $progress }.
achievements-alt-one = { $title }{ $count ->
    [1] {""}
   *[other] , { $count } veces
}: { $how }{ $dated ->
    [yes] , la primera el { $day }
   *[no] {""}
}{ $counted ->
    [yes] {" "}({ $rarity })
   *[no] {""}
}.
achievement-next = **Siguiente: { $title }** · { $progress }
achievements-next = Siguiente
achievement-rarity =
    { $percent ->
        [0] menos del 1 %
       *[other] lo tiene el { $percent } %
    }
    .short = { $percent ->
        [0] <1 %
       *[other] { $percent } %
    }
achievement-had-by = lo tienen { $count } de { $people }
    .short = { $count }/{ $people }
achievements-off = Tus logros están desactivados. **Rachas y logros** en { COMMAND("settings") } los activa.
achievements-hidden = { $who } no muestra sus logros.
achievements-often = { $count }×
