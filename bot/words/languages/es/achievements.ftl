achievement-new = Nuevo logro: **{ $title }**. { $told }
# For the person alone, on a page that they see just then.
achievement-gained = Nuevo logro: **{ $titles }**
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

achievements-heading = **{ $who }**: { $everywhere ->
    [yes] { $count } de { $all } logros
   *[no] { $count } de { $all } logros en este servidor
}
achievements-earned = logrados
achievements-not-yet = aún no
achievements-once = 1 vez
achievements-times = { $count } veces
achievements-alt = { $who } tiene { $count } de { $all } logros.
achievements-alt-one = { $title }{ $count ->
    [1] {""}
   *[other] , { $count } veces
}: { $how }, la primera el { $day }.
achievements-alt-brief = { $count ->
    [one] { $title }: { $how }.
   *[other] { $title }, { $count } veces: { $how }.
}
achievements-alt-missing = Aún no: { $titles }.
