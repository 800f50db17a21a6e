dominoes-help-aim = { $scoring ->
    [fives] Juega para que las puntas abiertas de la línea sumen 5, 10, 15 o más. Ganas esos puntos al momento.
    [fives_and_threes] Juega para que las puntas abiertas de la línea sumen un múltiplo de 5 o de 3. Ganas puntos al momento, y lo que más da es 15.
    [hands] { $sides ->
        [yes] Juega todas tus fichas o ayuda a tu pareja a hacerlo. Cada mano ganada da puntos.
       *[no] Juega todas tus fichas antes que los demás. Cada mano ganada da puntos.
    }
   *[pips] { $sides ->
        [yes] Juega todas tus fichas o ayuda a tu pareja a hacerlo. Los ganadores de la mano suman las pintas (los puntitos) que quedan.
       *[no] Juega todas tus fichas antes que los demás. El ganador de la mano suma las pintas (los puntitos) que les quedan.
    }
}
dominoes-help-example-aim = Las fichas se tocan con mitades iguales
dominoes-help-example-sum = { $counts } = { $sum }: { $points ->
    [0] sin puntos
    [one] { $points } punto
   *[other] { $points } puntos
}

dominoes-help-deal = Con { $players } jugadores, cada uno recibe { $tiles } fichas de un juego de { $highest ->
    [6] doble seis
    [7] doble siete
    [8] doble ocho
   *[9] doble nueve
}.
dominoes-help-boneyard = { $leftover ->
    [one] La ficha que sobra es el pozo, boca abajo.
   *[other] Las { $leftover } fichas que sobran son el pozo, boca abajo.
}
dominoes-help-keep = { $keep ->
    [one] La última nunca se roba.
   *[other] Las últimas { $keep } nunca se roban.
}
dominoes-help-asleep = { $leftover ->
    [one] La ficha que sobra duerme: queda boca abajo y nadie la roba.
   *[other] Las { $leftover } fichas que sobran duermen: quedan boca abajo y nadie las roba.
}
dominoes-help-opens = { $opens ->
    [highest_double] En la primera mano sale el que tiene el doble más alto, con ese doble. Si no hay dobles, sale la ficha más pesada.
    [heaviest] En la primera mano sale el que tiene la ficha más pesada, la de más pintas, con esa ficha.
   *[lot] Cada jugador saca una ficha: en la primera mano sale el que saca más pintas, con cualquier ficha. Si hay empate, se vuelve a sacar.
}
dominoes-help-then = { $then ->
    [winner] Después, el ganador de la mano sale en la siguiente con cualquier ficha.
    [highest_double] En las demás manos también sale el doble más alto.
   *[next] Después, en cada mano sale el siguiente, con cualquier ficha.
}

dominoes-help-turn = Juega una ficha que tenga el número de una punta abierta. Si puedes jugar, tienes que hacerlo.
dominoes-help-no-fit = { $boneyard ->
    [asleep] Si nada encaja, paso por ti. Todos ven qué números no tienes.
   *[drawn] { $drawing ->
        [one] Si nada encaja, robo una ficha por ti. Si no encaja o ya no quedan, paso por ti.
       *[until_it_fits] Si nada encaja, robo por ti hasta que una encaje. Si ya no hay qué robar, paso por ti.
    }
}
dominoes-help-example-turn = Puntas 2 y 4: 4-1 y 2-2 encajan, 3-3 no

dominoes-help-title-spinner = El pivote
dominoes-help-spinner = El primer doble es el pivote: recibe fichas por los cuatro lados. Arriba y abajo se abren cuando izquierda y derecha están cubiertas.
dominoes-help-spinner-counts = El pivote cuenta sus dos mitades hasta tener cubiertas izquierda y derecha, y después nada. Arriba y abajo cuentan cuando tienen ficha.
dominoes-help-example-spinner = El 6-6 recibe fichas por los cuatro lados

dominoes-help-title-sum = Sumar las puntas
dominoes-help-sum = { $scoring ->
    [fives] Después de tu jugada, se suman todas las puntas abiertas. Si da un múltiplo de 5, ganas esos puntos: 15 da 15.
   *[fives_and_threes] Después de tu jugada, se suman todas las puntas abiertas. Ganas 1 punto por cada 5 y por cada 3 que caben en la suma: 15 da 8, 10 da 2 y 9 da 3.
}
dominoes-help-sum-doubles = Un doble en una punta cuenta sus dos mitades: 5-5 cuenta 10.

dominoes-help-title-deal-end = El final de la mano
dominoes-help-deal-end =
    La mano termina cuando alguien juega su última ficha: ¡dominó!

    También termina cuando nadie puede jugar: se tranca el juego.
dominoes-help-blocked = { $blocked-by ->
    [closer] Entonces el que trancó compara sus pintas con el siguiente. Gana el que tenga menos, y si empatan, el que trancó.
    [lowest] { $sides ->
        [yes] Entonces el que tiene menos pintas gana la mano para su equipo.
       *[no] Entonces gana la mano el que tiene menos pintas.
    }
    [nobody] Entonces hay empate, y las pintas no cuentan.
   *[side] { $sides ->
        [yes] Entonces gana la mano el equipo con menos pintas en total.
       *[no] Entonces gana la mano el que tiene menos pintas.
    }
}
dominoes-help-tied = { $tied-block ->
    [carried] Si hay empate, los puntos son para el ganador de la próxima mano.
    [opener] { $sides ->
        [yes] Si hay empate, gana el equipo que salió.
       *[no] Si hay empate, gana el más cercano al que salió, por orden de juego.
    }
    [closer] { $sides ->
        [yes] Si hay empate, gana el equipo que trancó.
       *[no] Si hay empate, gana el más cercano al que trancó, por orden de juego.
    }
    [carried_one] Si hay empate, el ganador de la próxima mano suma 1 más.
    [closer_loses] { $sides ->
        [yes] Si hay empate, pierde el equipo que trancó.
       *[no] Si hay empate, gana el primero de los empatados después del que trancó.
    }
   *[nobody] Si hay empate, no gana nadie.
}
dominoes-help-example-blocked = Los siete treses están en la línea: tranque

dominoes-help-won = { $sides ->
    [yes] { $counts ->
        [all] Los ganadores de la mano suman todas las pintas que quedan, también las de su pareja.
       *[opponents] Los ganadores de la mano suman las pintas que les quedan a los rivales.
    }
   *[no] El ganador de la mano suma las pintas que les quedan a los demás.
}
dominoes-help-rounded = Se redondean al múltiplo de 5 más cercano: 13 pintas dan 15 y 12 dan 10.
dominoes-help-chips-out = Tu última ficha da 1 punto más. Las pintas que quedan no suman nada.
dominoes-help-blocked-score = { $blocked-scores ->
    [same] El tranque suma lo mismo: { $own } pintas contra { $left } ganan { $points } puntos.
   *[difference] El tranque suma la diferencia: { $own } pintas contra { $left } ganan { $points } puntos.
}
dominoes-help-worth = Una mano ganada da 1 punto, también por tranque.
dominoes-help-worths = Dominar con un doble da { $worth-double }, con una ficha que encaja en las dos puntas { $worth-both } y con un doble que encaja en las dos { $worth-crossed }.
dominoes-help-love = Cuando todos han ganado una mano, todos vuelven a 0 y sale el doble más alto. Ganas, pues, con { $target } puntos mientras alguien siga en 0.
dominoes-help-target = { $sides ->
    [yes] Gana la partida el primer equipo en llegar a { $target } puntos.
   *[no] Gana la partida el primero en llegar a { $target } puntos.
}

dominoes-help-title-extra = Puntos extra
dominoes-help-capicua = Capicúa: tu última ficha encaja en { $spinner ->
    [first_double] todas las puntas
   *[none] las dos puntas
} y no es doble. Sumas { $capicua } puntos más.
dominoes-help-chuchazo = Chuchazo: tu última ficha es 0-0. Sumas { $chuchazo } puntos más.
dominoes-help-first-pass = Pase de salida: sales, y el siguiente tiene que pasar. Sumas { $first-pass } puntos al momento.
dominoes-help-paso-redondo = Paso redondo: juegas, todos los demás pasan y vuelves a jugar. Sumas { $paso-redondo } puntos al momento.
dominoes-help-first-deals = Primeras manos: el ganador de las cuatro primeras suma 100, 75, 50 y 25 puntos más.
dominoes-help-example-capicua = 4-2 encaja en las dos puntas: capicúa

dominoes-help-well-sums = Busca una jugada que sume. Si no hay, deja puntas con las que sea difícil sumar.
dominoes-help-well-heavy = Suelta pronto las fichas pesadas: si te las quedas, suman para los demás. Suelta pronto también los dobles, que encajan en un solo número.
dominoes-help-well-hands = Lo que cuenta es dominar primero. Las pintas solo importan si puede haber tranque.
dominoes-help-well-numbers = Guarda números distintos para poder jugar en casi todas las puntas. Cada número está en { $count } fichas: cuenta las que ves.
dominoes-help-well-passes = Recuerda a qué números pasó el siguiente y déjalos abiertos.
dominoes-help-well-partner = Ayuda a tu pareja: deja los números que juega y tapa aquellos a los que pasó.
dominoes-help-example-well = El siguiente pasó a 4: 4-2 deja dos cuatros
