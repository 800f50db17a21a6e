domino-hearts-help-aim =
    Cada ficha muestra una carta. El as es la más alta.

    Los puntos van en tu contra: cada corazón cuesta 1 y la reina de picas, Q♠, cuesta 13. Evita los 26 o atrévete a ganarlos todos.
domino-hearts-help-example-aim = K♠ gana 14 puntos: Q♠ y un corazón

domino-hearts-help-deal = Con { $players } jugadores, cada uno recibe { $tiles } de las 52 fichas.
domino-hearts-help-deal-without = Con { $players } jugadores, cada uno recibe { $tiles } fichas, sin { $without }.
domino-hearts-help-pass = Pasa tres fichas antes de ver lo que recibes. El sentido cambia en cada mano: izquierda, derecha, { $players ->
    [4] al frente, sin pase
   *[other] sin pase
} y vuelta a empezar.
domino-hearts-help-dealer = Cada jugador saca una ficha: reparte el que saca la carta más baja, y si hay empate se vuelve a sacar. Después reparte siempre el siguiente por la izquierda.

domino-hearts-help-opening = { $opening ->
    [any] En la primera baza sale el que tiene { $card }, con cualquier ficha menos un corazón.
   *[lowest_club] En la primera baza sale el que tiene { $card }, con esa carta.
}
domino-hearts-help-no-points-yet = En esa baza no puedes soltar puntos, a menos que no tengas otra cosa.
domino-hearts-help-trick =
    Si tienes fichas del palo de salida, tienes que jugar una. Si no, juega cualquiera: es el momento de soltar puntos.

    Gana la ficha más alta del palo de salida, y el que la jugó sale en la siguiente.
domino-hearts-help-example-trick = Sale 7♦: gana 9♦ y no A♥

domino-hearts-help-title-leading-hearts = Salir a corazones
domino-hearts-help-broken = No puedes salir a corazones hasta que alguien haya jugado { $breaking ->
    [queen_too] uno o la reina de picas
   *[hearts] uno
} en una baza anterior, a menos que solo tengas corazones.

domino-hearts-help-title-queen = La reina de picas
domino-hearts-help-queen =
    Q♠ cuesta 13. Sal con picas bajas para hacerla salir.

    Si la tienes tú, espera a que salga un palo que no tengas o a que otro juegue K♠ o A♠.
domino-hearts-help-example-queen = K♠ se lleva la reina

domino-hearts-help-score =
    Si ganas los 26, disparas a la luna. Resta 26 de tu total o súmaselos a { $moon-add ->
        [all] todos los rivales
       *[one] un rival
    }.
    La partida termina cuando alguien tiene { $target } o más tras una mano. Gana el total más bajo y, si hay empate, se comparte la victoria.

domino-hearts-help-playing-well =
    Pasa corazones altos, A♠ y K♠. Pasa también Q♠, a menos que tengas cuatro picas o más.

    Deshazte pronto de un palo corto para poder soltar puntos.

    Mientras Q♠ no haya salido, sal con picas bajas si no tienes ninguna alta.

    Si tienes que ganar, gana con tu ficha más alta. Si no, juega la más alta que aun así pierda.

    Si alguien está ganando todos los corazones, gana tú alguno: así evitas la luna.
domino-hearts-help-example-playing-well = Sin diamantes: la reina va al K♦

domino-hearts-help-title-honour = Bajo palabra
domino-hearts-help-honour =
    Puedes jugar cualquier ficha, aunque vaya contra las reglas. Hasta que se complete la baza puedes deshacer una jugada que rompió una regla, y los siguientes vuelven a jugar.
    Después, cualquiera puede impugnarla, por última vez antes de contar los puntos de la mano. Las fichas que no siguieron el palo salen en gris.
    Romper una regla cuesta { $cost }. Impugnar sin razón no cuesta nada.
