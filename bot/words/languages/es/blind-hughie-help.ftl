blind-hughie-help-aim =
    Quédate sin fichas. Están boca abajo en una fila y nadie puede mirarlas, ni siquiera tú.

    Todos ven lo que se voltea: recuérdalo.

blind-hughie-help-left-over = { $leftover ->
    [one] La ficha que sobra no se usa.
   *[other] Las { $leftover } fichas que sobran no se usan.
}
billitonnen-help-left-over = La ficha que sobra abre la línea.
billitonnen-help-left-three = De las últimas tres fichas, el que empieza y los dos siguientes reciben una cada uno.
blind-hughie-help-starter = Cada jugador saca una ficha: empieza el que saca más pintas (puntitos), y { $variant ->
    [billitonnen] si hay empate, el de la mitad más alta
   *[hughie] si hay empate se vuelve a sacar
}. Después, en cada mano empieza el siguiente por la izquierda.
blind-hughie-help-first-tile = La primera ficha del que empieza abre la línea.

blind-hughie-help-turn = Por turnos, hacia la izquierda, cada uno voltea { $turn ->
    [any] cualquier ficha boca abajo
   *[next] la ficha de la derecha
} de su fila.
blind-hughie-help-fits = Si tiene el número de una punta de la línea, se juega ahí. Si encaja en las dos, eliges tú.
blind-hughie-help-example-turn = Puntas 2 y 4: 5-2 y 4-4 encajan, 3-3 no
billitonnen-help-turn = Tu turno sigue hasta que una ficha no encaje.

billitonnen-help-title-ends = Elegir punta
billitonnen-help-ends = Una ficha que encaja en las dos puntas va donde tú digas.
billitonnen-help-peek = Antes puedes mirar tu próxima ficha sin que nadie más la vea.

blind-hughie-help-title-no-fit = Si una ficha no encaja
blind-hughie-help-no-fit =
    Vuelve boca abajo a la izquierda de tu fila. En cualquier caso, tu turno termina.

    Los dobles se ponen cruzados, con dos puntas como cualquier ficha.
billitonnen-help-no-fit =
    Va boca abajo a la izquierda de tu fila, y sigue el jugador de tu izquierda.

    Un doble va ahí boca arriba, y { $turn ->
        [any] lo puedes jugar en cuanto encaje.
       *[next] se prueba otra vez cuando llega al final de la derecha.
    }
billitonnen-help-play-doubles = En tu turno también puedes jugar un doble a la vista que encaje, en vez de voltear.

blind-hughie-help-title-deal-end = El final de la mano
blind-hughie-help-deal-end = La mano termina cuando una fila queda vacía o cuando no encaja ninguna ficha de ninguna fila.
blind-hughie-help-deal-end-any = También termina cuando cada jugador lleva tantos turnos sin jugar como fichas tiene la fila más larga.
blind-hughie-help-score = { $sides ->
    [yes] El equipo con menos pintas suma las del otro menos las suyas.
   *[no] El que tiene menos pintas suma las de los demás menos las suyas.
}
blind-hughie-help-tie = { $going-out-wins-ties ->
    [yes] Si hay empate, suma { $sides ->
        [yes] el equipo que tiene una fila vacía
       *[no] el que tiene la fila vacía
    }. Si no hay ninguna, nadie suma.
   *[no] Si hay empate, nadie suma.
}
billitonnen-help-title-end = El final
billitonnen-help-end = { $rounds ->
    [1] Gana la partida el primero en jugar la última ficha de su fila.
   *[other] Gana la ronda el primero en jugar la última ficha de su fila. Gana la partida el primero en ganar { $rounds } rondas.
}
billitonnen-help-blocked = Si no encaja ninguna ficha de ninguna fila, gana el que tenga menos pintas. Si hay empate, se juega otra ronda.
billitonnen-help-idle = También gana el que tenga menos pintas cuando cada jugador lleva tantos turnos sin jugar como fichas tiene la fila más larga.

blind-hughie-help-playing-well =
    Si una ficha encaja en las dos puntas, deja el número que tiene menos fichas en la línea. Solo hay siete fichas de cada número.

    Recuerda las fichas que volvieron. Encajan si su número está abierto cuando les toca.
blind-hughie-help-playing-well-any = Tú eliges qué ficha voltear. Si conoces una que volvió, voltéala cuando su número esté abierto.
billitonnen-help-playing-well = Mira antes de elegir punta. Deja una punta en la que encaje tu próxima ficha.
blind-hughie-help-example-both-ends = 4-2 encaja en las dos: deja doses o cuatros
