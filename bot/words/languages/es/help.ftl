help-title-aim = El objetivo
help-title-before = Antes de jugar
help-title-deal = El reparto
help-title-auction = La subasta
help-title-trump = El triunfo
help-title-suits = Los palos
help-title-trick = La baza
help-title-turn = El turno
help-title-score = Los puntos
help-title-playing-well = Jugar bien
help-title-nel-o = Nel-O
help-title-rules = Reglas
help-title-rules-in-force = Reglas de aquí

help-what-a-trick-is = En cada baza, un jugador sale con una ficha y los demás siguen. La mejor ficha gana la baza con todo lo que contiene.
help-sides = { $sides ->
    [yes] El jugador de enfrente es tu pareja: sus puntos también son tuyos.
   *[no] Cada uno juega por su cuenta.
}
help-deal-double-six = Con { $players } jugadores, cada uno recibe { $tiles } fichas de un juego de doble seis.
help-clockwise = Se juega en el sentido del reloj, hacia la izquierda.
help-counter-clockwise = Se juega hacia la derecha: después de ti va el jugador de tu derecha.
help-all-pass-redeal = Si pasan todos, reparte el siguiente.
help-tie = { $tie ->
    [shared] Si empatan los totales más bajos, la victoria se comparte.
   *[playoff] Si empatan los totales más bajos, se sigue jugando hasta que alguien quede solo con el más bajo.
}

help-claims = Cuando el resto de la mano ya está decidido, **Reclamar el resto** o **Terminar la mano** la termina. Con **Deshacer** puedes cambiar una jugada que no reveló nada, si todos aceptan.

help-doubles = { $doubles ->
    [low] Los dobles son los más bajos de su número, por debajo de la blanca.
    [own_suit] Los dobles dejan su número y forman un palo propio: el más alto es 6-6.
    [bidders_choice] Antes de salir, el ganador de la subasta dice si los dobles son los más altos de su número, los más bajos o un palo propio.
   *[high] Los dobles son los más altos de su número, como siempre.
}

help-place = { $title } · { $number } de { $pages }
help-preset = { $title } · { $preset }, { $players } jugadores
help-back = Atrás
help-next = Siguiente
help-all-pages = Páginas

help-alt-led = Salida: { $suit }.
help-alt-played = Jugadas: { $tiles }.
help-alt-winner = { $tile } gana
help-alt-worth = { $points ->
    [one] La baza vale { $points } punto.
   *[other] La baza vale { $points } puntos.
}
help-alt-tiles = Fichas: { $tiles }.
help-alt-fitting = Puedes jugar { $tiles }.
help-alt-not-fitting = No puedes jugar { $tiles }.

help-contents =
    ## Juega dominó con tus amigos
    Abre una mesa en un canal. Tus amigos tocan **Unirme**, tú tocas **Empezar** y las máquinas ocupan los lugares vacíos. O juega la mano de hoy por tu cuenta. ¿Es tu primera vez? Toca **{ help-learn }**.
help-learn = Aprender
help-read = **Lee las reglas** de un juego, página por página.
help-choose-game = Elige un juego
help-game =
    {"**"}{ $game }**, { $most ->
        [0] para { $players }
       *[other] de { $players } a { $most }
    }
    { $aim }
help-version = Boneyard { $version }

help-commands = **Todos los comandos**
help-command = { COMMAND($name) } { $about }
