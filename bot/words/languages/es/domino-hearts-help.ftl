domino-hearts-help-aim =
    Cada ficha muestra una carta, con el as arriba.

    Los puntos duelen: cada corazón cuesta 1, y la reina de picas, Q♠, cuesta 13. Evita los 26, o atrévete a ganarlos todos.
domino-hearts-help-example-aim = K♠ gana 14 puntos: Q♠ y un corazón

domino-hearts-help-deal = Con { $players } jugadores, cada uno recibe { $tiles } de las 52 fichas.
domino-hearts-help-deal-without = Con { $players } jugadores, cada uno recibe { $tiles } fichas, sin { $without }.
domino-hearts-help-pass-of-four = Pasa tres fichas antes de ver lo que recibes. El sentido cambia en cada mano: izquierda, derecha, al frente, sin pase, y otra vez.
domino-hearts-help-pass = Pasa tres fichas antes de ver lo que recibes. El sentido cambia en cada mano: izquierda, derecha, sin pase, y otra vez.
domino-hearts-help-dealer = Cada jugador saca una ficha: reparte la carta más baja, y si hay empate se saca otra vez. Después reparte siempre el siguiente por la izquierda.

domino-hearts-help-opening = El que tiene { $card } sale con ella en la primera baza.
domino-hearts-help-opening-any = El que tiene { $card } sale en la primera baza, con cualquier ficha menos un corazón.
domino-hearts-help-no-points-yet = En esa baza no puedes soltar puntos, salvo que no tengas otra cosa.
domino-hearts-help-trick =
    Si tienes del palo de salida, juegas de ese palo. Si no, juega cualquiera: es tu momento de soltar puntos.

    Gana la ficha más alta del palo de salida, y el que la jugó sale en la siguiente.
domino-hearts-help-example-trick = Salida 7♦: gana 9♦, A♥ no

domino-hearts-help-title-leading-hearts = Salir a corazones
domino-hearts-help-broken = No puedes salir a corazones hasta que alguien haya jugado uno en otra baza, salvo que solo tengas corazones. La reina de picas no cuenta para esto.
domino-hearts-help-broken-by-queen = No puedes salir a corazones hasta que alguien haya jugado uno en otra baza, salvo que solo tengas corazones. La reina de picas también cuenta para esto.

domino-hearts-help-title-queen = La reina de picas
domino-hearts-help-queen =
    Q♠ cuesta 13. Sal con picas bajas para hacerla salir.

    Si la tienes tú, espera a un palo que no tengas, o a K♠ o A♠ de otra persona.
domino-hearts-help-example-queen = K♠ se lleva la reina

domino-hearts-help-score =
    Si ganas los 26, disparas a la luna. Resta 26 de tu total, o suma 26 a un rival.

    La partida termina cuando alguien tiene { $target } o más tras una mano. Gana el total más bajo, y si empatan, la victoria se comparte.
domino-hearts-help-score-moon-all =
    Si ganas los 26, disparas a la luna. Resta 26 de tu total, o suma 26 a cada rival.

    La partida termina cuando alguien tiene { $target } o más tras una mano. Gana el total más bajo, y si empatan, la victoria se comparte.

domino-hearts-help-playing-well =
    Pasa corazones altos, A♠ y K♠. Pasa también Q♠, salvo que tengas cuatro picas o más.

    Líbrate pronto de un palo corto, para poder soltar puntos.

    Mientras Q♠ no haya salido, sal con picas bajas si no tienes ninguna alta.

    Si tienes que ganar, gana con tu ficha más alta. Si no, juega la más alta que aún pierda.

    Si alguien está ganando todos los corazones, gana uno tú: así no hay luna.
domino-hearts-help-example-playing-well = Sin diamantes: la reina va al K♦

domino-hearts-help-title-honour = Por tu honor
domino-hearts-help-honour =
    En tu turno puedes jugar cualquier ficha que tengas, aunque vaya contra las reglas. No se lo digo a nadie.

    Una ficha que rompió una regla se puede retirar hasta completar su baza. Quienes siguen vuelven a jugar, y en esa baza tienes que cumplir las reglas.

    Una ficha que cumplió las reglas no se puede retirar.

    Después, cualquiera puede impugnar la jugada. Al revisar, las fichas que no siguieron el palo están en gris.

    Romper una regla cuesta { $cost }. Impugnar sin razón no cuesta nada.

    Antes de contar los puntos de la mano, todos pueden impugnar por última vez.
