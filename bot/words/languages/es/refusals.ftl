refused-match-over = La partida ya terminó.
refused-turn = Aún no es tu turno.
refused-turn-of = Aún no es tu turno. Esperamos a { $who }.
refused-not-held = No tienes { $pieces }.
refused-rules-enforced = Aquí no se impugna: solo acepto jugadas válidas.

refused-wrong-phase = { $phase ->
    [pass] Aún estamos pasando fichas.
    [bid] Aún estamos en la subasta.
    [kitty] El ganador de la subasta está viendo la reserva.
    [trump] Primero va el triunfo.
    [doubles] Primero van los dobles.
    [opening] Ya estamos jugando las bazas.
    [play] Ya estamos jugando.
    [turn] Eso no es parte de este juego.
    [review] Ya se jugaron todas las fichas.
   *[other] Ahora no puedes hacer eso.
}

refused-wrong-pass = Elige { $count } fichas distintas de las tuyas.
refused-must-pass = Elige { $count } para pasar { $direction ->
    [left] a la izquierda
    [right] a la derecha
   *[across] al frente
}: { $hand }.
refused-bid-stands = La puja más alta es { $bid }.
refused-not-offered = { $is-named-later ->
    [yes] { $special } se elige después de ganar la subasta.
   *[no] Aquí no puedes pujar { $special }.
}
refused-not-declarable = Aquí no puedes jugar { $special }.
refused-may-swap = No cambies nada o cambia { $hand } por la reserva.
refused-not-a-trump = { $suit ->
    [none] Aquí tienes que elegir un triunfo.
   *[other] Aquí el triunfo no puede ser { $suit }.
}
refused-must-name-trump = { $contracts ->
    [none] Elige triunfo: { $offered }.
   *[other] Elige triunfo: { $offered }. O juega { $contracts }.
}
refused-must-place-doubles = Di cómo van los dobles: { $offered }.
doubles-place-high = altos en su número
doubles-place-low = bajos en su número
doubles-place-own_suit = en palo propio

refused-suit-not-named = Di con qué palo sales con { $piece }: { $suits }.
refused-bad-lead = Puedes salir con { $piece } como { $suits }, no como { $asked }.
refused-not-leading = Solo puedes decir el palo cuando sales.
refused-no-line = En este juego no hay línea. Juega { $piece } sin decir la punta.
refused-only-trump = { $piece } es triunfo, así que no es de ningún otro palo.
refused-must-lead = Sales tú. Juega { $pieces }.
refused-may-yield = O haz salir al de tu izquierda.
refused-must-follow = Tienes { $led }, así que debes jugar de ese palo: { $playable }.
refused-is-void = No tienes { $led }. { $restricted ->
    [yes] Juega { $playable }.
   *[no] Juega cualquier ficha.
}
refused-must-play-closest = En Sietes juegas tu ficha más cercana a 7: { $pieces }.

refused-not-proved = { $is-concession ->
    [yes] Aún no: los puntos todavía pueden cambiar.
   *[no] Aún no: otro jugador podría ganar una baza.
}
refused-one-left = Es tu última ficha: juégala.
refused-harmful-claim = Las demás bazas son tuyas, pero ganarlas te perjudica. Sigue jugando.
refused-nothing-to-claim = Nada puede cambiar ya los puntos. Toca **Terminar la mano**.
refused-no-claims = Aquí no se reclama: en esta partida los jugadores vigilan las reglas.

refused-opens-with = La primera baza se abre con { $piece }.
refused-hearts-not-broken = { $queen ->
    [yes] Aún sin corazones: espera a que alguien juegue uno o Q♠.
   *[no] Aún sin corazones: espera a que alguien juegue uno.
}
refused-no-points-yet = En la primera baza no puedes jugar puntos.
refused-must-keep-rules = Deshiciste un renuncio, así que ahora debes cumplir las reglas.
refused-nothing-to-take-back = En esta baza no tienes ningún renuncio que deshacer.
refused-too-early-to-decline = Espera a que se juegue todo.
refused-has-declined = Ya terminaste. Los demás aún deciden.
refused-may-challenge = Impugna una jugada de esta mano o acepta.
refused-own-play = No puedes impugnar tu propia jugada.
refused-no-such-trick = { $finished ->
    [0] Aún no ha terminado ninguna baza.
    [1] Di una baza terminada: 1.
   *[other] Di una baza terminada: de 1 a { $finished }.
}
refused-took-no-part = { $who } aún no ha jugado.
refused-challenged-before = Alguien ya impugnó esa jugada.
refused-seen-to-be-right = Todos pueden ver que { $who } cumplió las reglas en la baza { $trick }.

refused-must-turn = { $any-tile ->
    [yes] { $count ->
        [1] Voltea tu única ficha (la número 1).
       *[other] Voltea cualquier ficha de tu fila: la 1 es la de más a la izquierda, la { $count } la de más a la derecha.
    }
   *[no] Voltea la ficha de más a la derecha (la número { $count }).
}
refused-must-place = { $tile } encaja en las dos puntas. Elige izquierda ({ $left }) o derecha ({ $right }).
refused-nothing-to-place = Primero voltea una ficha.
refused-no-peeking = Aquí no se puede mirar.
refused-peek-while-choosing = Solo puedes mirar mientras tu ficha encaja en las dos puntas.
refused-has-peeked = Ya miraste.
refused-nothing-to-peek-at = { $is-last ->
    [yes] Es tu última ficha, así que no hay nada que mirar.
   *[no] Tu próxima ficha ya está a la vista.
}
refused-no-such-place = Tu fila tiene { $count ->
    [one] 1 ficha
   *[other] { $count } fichas
}: no hay número { $place }.
refused-fits-no-end = { $tile } no encaja: las puntas son { $left } y { $right }.
refused-must-wait = { $tile } espera a ser la última de la derecha.
refused-not-next = Voltea desde la derecha.
refused-face-down = Solo puedes jugar una ficha que esté a la vista.

typed-no-move = No conozco la jugada “{ $typed }”. Una jugada empieza con { $words }.
typed-no-bid = “{ $typed }” no es una puja. Puja un número o pasa.
typed-no-contract = “{ $typed }” no es un contrato. Prueba con { $contracts }.
# The words that are read are English.
typed-no-doubles = Di cómo van los dobles: altos, bajos o palo propio.
typed-no-line-end = “{ $typed }” no es una punta. Di izquierda, derecha, arriba o abajo después de { $piece }.
typed-no-train = Aquí ningún tren se llama “{ $typed }”. Di propio, mexicano o un nombre.
typed-several-trains = “{ $typed }” puede ser { $who }. Escribe más del nombre.
typed-no-end = Di qué punta: izquierda o derecha.
typed-no-challenge = Di un lugar y una baza, así: impugnar lugar 2 baza 5.
typed-no-number = “{ $typed }” no es un número. Escribe un número desde 1.
typed-too-much = Después de “{ $typed }” no va nada más.
typed-no-suit = “{ $typed }” no es un palo. Escribe un número, como 4, o “dobles”.
typed-no-piece = “{ $typed }” no es una ficha. Escribe una como 6-4 o una carta como QS o 10H.

refused-must-open = Sal con { $tile }.
refused-may-play = Puedes jugar { $tiles }.
refused-cannot-pass = No puedes pasar si una ficha encaja.
refused-fits-nowhere = { $tile } no encaja: juega a { $numbers }.
refused-wrong-end = { $tile } no encaja ahí. Encaja en: { $ends }.
refused-which-end = { $tile } encaja en más de una punta. Di cuál: { $ends }.
refused-no-end-yet = Juega { $tile } sin decir punta: es la primera ficha.

refused-must-cover = Primero cubre { $tile } { $train }.
refused-must-cover-chain = Cubre { $tiles } o juega otro doble.
refused-must-play-drawn = Juega { $tile }, la ficha que robaste.
refused-which-train = ¿Dónde? Di el tren: { $tile } encaja { $trains }.
refused-fits-trains = Encaja { $trains }.
refused-wrong-train = { $tile } no encaja { $train }: ese tren termina en { $number }.
refused-train-closed = No puedes jugar { $train }: no tiene marcador.
refused-own-train-only = En el primer turno se juega en el tren propio.
refused-own-train-first = Empieza primero tu propio tren.
refused-no-such-train = Ese lugar no existe. Di uno del 1 al { $players }.
refused-not-done = { $first-turn ->
    [yes] Pon primero una ficha.
   *[no] **Listo** solo termina un primer tren entero.
}
