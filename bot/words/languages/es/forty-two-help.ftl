forty-two-help-aim =
    Tu pareja se sienta enfrente. Se juega por los 42 puntos de cada mano. La puja dice cuántos tiene que ganar tu equipo.

    Cada baza vale 1. 5-5 y 6-4 valen 10 cada una; 5-0, 4-1 y 3-2 valen 5.
forty-two-help-example-aim = 5-5 gana 26 puntos

forty-two-help-auction =
    Cada jugador saca una ficha: mezcla (y reparte) el que saca más pintas, y si hay empate se vuelve a sacar. Después mezcla siempre el siguiente por la izquierda.

    Cada uno puja una sola vez, desde la izquierda del que mezcla: pasa o supera la última puja. Puja de 30 a 42 puntos, u 84 (dos marcas).

    Por encima, puja una marca más que la última puja: 126 después de 84, etc.

forty-two-help-trump = El ganador de la subasta elige el triunfo: un número, los dobles o ninguno (“sígueme”). El triunfo les gana a los demás palos. Luego sale con cualquier ficha.
forty-two-help-declared = En vez del triunfo, el ganador de la subasta puede jugar { $specials }, si la puja alcanza.
forty-two-help-trump-tiles = Una ficha del palo de triunfo solo es triunfo. Si el triunfo son los dobles, dejan su número y el más alto es 6-6.
forty-two-help-example-trump = Sale 3-1: gana 3-3

forty-two-help-trick =
    Cada jugador juega una ficha, hacia la izquierda. Si tienes fichas del palo de salida, tienes que jugar una. Si no, juega cualquiera.

    Gana el triunfo más alto o, si no hay, la ficha más alta del palo de salida: primero el doble, luego por la otra mitad. El ganador sale en la siguiente.

    Si sales con una ficha que no es triunfo, el palo es su número más alto.
forty-two-help-example-trick = Sale 6-4: gana 5-0, que es triunfo

forty-two-help-title-follow-me = Sígueme
forty-two-help-follow-me = Sin triunfo, solo puede ganar el palo de salida.
forty-two-help-example-follow-me = { $high ->
    [yes] Sale 6-4, sin triunfo: gana 6-6
   *[no] Sale 6-4, sin triunfo: gana 6-4
}

forty-two-help-score = { $scoring ->
    [marks]
        Una puja de 30 a 42 vale una marca, 84 vale dos, 126 tres, etc. Desde 42 hacen falta todas las bazas.

        El equipo que pujó suma las marcas si cumple. Si no, cae y las suma el otro.

        { $target ->
            [one] Gana la partida el primer equipo en llegar a { $target } marca.
           *[other] Gana la partida el primer equipo en llegar a { $target } marcas.
        }
   *[points]
        Si el equipo que pujó cumple, los dos equipos suman lo que ganaron. Con una puja de 84 o más, el que pujó suma la puja.

        Si no, cae: no suma nada y el otro suma la puja y lo que ganó. Desde 42 hacen falta todas las bazas.

        Gana la partida el primer equipo en llegar a { $target } puntos. Si llegan los dos en la misma mano, gana el que pujó.
}

forty-two-help-playing-well =
    Tres triunfos con el doble y otro alto dan para 30; cuatro con el doble, para 31 o más. Cualquier otro doble es casi una baza.

    Sal con triunfos hasta que tus rivales no tengan, primero el doble. Luego sal con tus otros dobles.

    Si es seguro que gana tu pareja, echa fichas que valgan. Si gana un rival, echa otras.

    Solo hay siete de cada número: cuenta los triunfos.
forty-two-help-example-playing-well = La baza es de tu equipo: 6-4 suma 10

forty-two-help-nel-o-bid = { $contracts ->
    [declared] Con { $nel-o-minimum ->
        [one_mark] una marca
       *[two_marks] dos marcas
    } o más, el ganador de la subasta puede jugar Nel-O: perder todas las bazas, en solitario contra dos rivales.
   *[bid] Una puja de { $nel-o-minimum ->
        [one_mark] una marca
       *[two_marks] dos marcas
    } o más puede ser de Nel-O: perder todas las bazas, en solitario contra dos rivales. Vale como cualquier puja de esas marcas.
}
forty-two-help-nel-o = Sale el que pujó, sin triunfo. Su pareja descansa, con sus fichas boca abajo.
forty-two-help-nel-o-score = La mano termina si el que pujó gana una baza. El equipo que lo consigue suma la puja y no cuenta nada más.
forty-two-help-example-nel-o = { $high ->
    [yes] Sale 4-1: gana 4-4
   *[no] Gana 4-1: cae el que pujó
}
forty-two-help-title-sevens = Sietes
forty-two-help-sevens-bid = { $contracts ->
    [declared] Con una marca o más, el ganador de la subasta puede jugar Sietes: ganar todas las bazas, con su pareja.
   *[bid] Con una marca o más puedes pujar Sietes: ganar todas las bazas, con tu pareja.
}
forty-two-help-sevens =
    No hay palos ni triunfo. Cada uno juega su ficha más cercana a 7 pintas y gana la más cercana (de dos iguales, la primera).

    La mano termina si el otro equipo gana una baza. El equipo que lo consigue suma la puja y no cuenta nada más.
forty-two-help-example-sevens = Sale 6-0: gana 6-1, con 7 pintas
forty-two-help-title-plunge = Plunge
forty-two-help-plunge-bid = { $contracts ->
    [declared] Con cuatro dobles o más y una puja de cuatro marcas o más, el ganador de la subasta puede elegir Plunge. Puedes pujar cuatro marcas de golpe, pero entonces tienes que jugar Plunge.
   *[bid] Con cuatro dobles o más puedes pujar Plunge: cuatro marcas o, si la última puja es de cuatro o más, una más.
}
forty-two-help-title-splash = Splash
forty-two-help-splash-bid = { $contracts ->
    [declared] Con tres dobles o más y una puja de dos marcas o más, el ganador de la subasta puede elegir Splash.
   *[bid] Con tres dobles o más puedes pujar Splash: dos marcas o, si la última puja es de dos o más, una más.
}
forty-two-help-partner-leads = Su pareja elige el triunfo y sale, sin ayuda del que pujó. Su equipo tiene que ganar todas las bazas.
