duel-title = **Duelo** · { $game }, { $deals ->
    [one] { $deals } mano
   *[other] { $deals } manos
}, máquinas: { $level }
duel-what = Todos juegan las mismas manos por MD, cada uno contra las mismas máquinas. Gana el mejor resultado.
duel-rematch-call = { $who }: ¿revancha? Manos nuevas.
duel-code = Tus amigos pueden unirse desde cualquier lugar con { COMMAND("domino join") } y el código { $code }
duel-code-unknown = No conozco ese código. Cópialo otra vez.
duel-invitation = ¡{ $who } te reta a un duelo de **{ $game }**!
duel-entry-host = { $number }. { $who } (anfitrión)
duel-join-now = De 2 a 8 jugadores pueden tocar **Unirme**. El anfitrión toca **Empezar**, y entonces hay { $hours ->
    [one] { $hours } hora.
   *[other] { $hours } horas.
}
duel-ends = Termina { $when } o cuando todos hayan acabado. Entonces verás los resultados.
duel-hands = -# Tus fichas llegan por MD. También puedes tocar **Mis fichas**.
duel-done = - { $who }: terminó
duel-left = - { $who }: se fue
duel-playing = - { $who }: mano { $deal } de { $deals }
duel-was-cancelled = Este duelo se canceló o nadie lo empezó.
button-cancel-duel = Cancelar duelo


duel-joined-begun = Estás dentro. El duelo ya empezó: te mandaré tus primeras fichas por MD.
duel-started = ¡Empezó el duelo! Te mandaré tus fichas por MD. También puedes tocar **Mis fichas**.
duel-you-left = Dejaste el duelo.
duel-you-finished = Terminaste. Verás los resultados cuando todos acaben, a más tardar { $when }.
duel-cancel-ask = ¿Cancelas este duelo?
duel-cancel-ask-playing = ¿Cancelas este duelo? Todas las partidas terminan sin resultado.
duel-cancelled = El duelo se canceló.

duel-won = { $who-is ->
    [many] { $who } comparten la victoria con { $points }
   *[one] { $who } gana con { $points }
}
duel-no-one-finished = Nadie terminó
duel-unfinished-line = { $who } no terminó
duel-over =
    🏆 **Duelo: { $verdict }**
    { $lines }
duel-over-unfinished = El duelo terminó. Nadie acabó a tiempo.
duel-pick-deal = Comparar una mano

duel-picture-title = Resultado
duel-picture-game = { $game }, { $deals ->
    [one] { $deals } mano
   *[other] { $deals } manos
}
duel-picture-meaning = puntos sobre el promedio de tu mesa
duel-picture-unfinished = no terminó
duel-alt = Resultado del duelo: { $game }, { $deals ->
    [one] { $deals } mano.
   *[other] { $deals } manos.
}
duel-alt-margins = Puntos sobre el promedio de la mesa, por mano (* marca el mejor):
duel-alt-deals = ({ $deals })
duel-alt-deal = { $points }{ $best ->
    [yes] *
   *[no] {""}
}

duel-deal-heading = **Mano { $number }** de { $deals } · { $game }{ $bold ->
    [yes] {" "}· en **negrita**, la que ganó la baza
   *[no] {""}
}
duel-deal-line = - { $who } { $points }: { $moves }
duel-deal-alike = Todos jugaron igual.
duel-parted = **Aquí jugaron distinto: { $moment }.**
duel-parted-later = -# Luego { $moment }: { $branches }.
duel-otherwise = -# Para { $who } esta mano empezó de otro modo: por lo que pasó antes, salió otro jugador.
parting-player = el jugador
parting-branch-computer = { $who }, en la mesa de { $people }: { $did }

came = { $how ->
    [own] ganó la baza
    [unseen] la ganó { $who }
   *[seen] la ganó { $who } con { $piece }
}{ $points ->
    [0] {""}
    [one] {" "}({ $points } punto)
   *[other] {" "}({ $points } puntos)
}

parting-title = Tus jugadas
parting-nothing = aún nada
parting-held = fichas
parting-rows-down = filas boca abajo: nadie vio más
parting-no-tiles = sin fichas
parting-margin = mano: { $points }
parting-more-people = { $who } y { $count } más
parting-table-ends = puntas { $ends }
parting-tag-led = salida { $piece }
parting-alt = { $when }: aquí jugaron distinto.
parting-alt-branch = { $branch } (mano: { $points }).
parting-alt-hand = Fichas: { $hand }.

duel-not-in = No estás en este duelo. Abre el tuyo con { COMMAND("duel") }.
duel-in-already = Ya estás en este duelo.
duel-begun-leave = El duelo ya empezó. Para dejarlo, toca **Irme** debajo de tus fichas.
duel-not-begun = Aún no: lo empieza el anfitrión.
duel-not-over = Este duelo aún no ha terminado.
duel-rematch-players-only = La revancha es para los que jugaron. Abre tu propio duelo con { COMMAND("duel") }.
duel-too-many = { $most ->
    [one] Ya eres anfitrión de un duelo. Primero termínalo o cancélalo.
   *[other] Ya eres anfitrión de { $most } duelos. Primero termina o cancela uno.
}
duel-no-hands = { $game } no tiene fichas ocultas. Elige otro juego para el duelo.
duel-compare-later = Verás los resultados cuando todos acaben.
duel-records-later = Tendrás los registros cuando termine el duelo, si alguien lo acabó.
duel-no-such-deal = { $deals ->
    [one] Este duelo tuvo solo 1 mano.
   *[other] Este duelo tuvo { $deals } manos.
}
duel-took-no-part = No jugaste en este duelo. **Registro** tiene la partida ganadora.
duel-result-elsewhere = Verás los resultados en el canal del duelo cuando todos acaben.
button-duels = Mis duelos
duel-list = **Tus duelos**
duel-list-line = { $number }. **{ $game }** · { $state ->
    [open] abierto
    [playing] en juego
    [finished] terminado
   *[stopped] cancelado
} · { $when }
duel-list-none = Aún no hay duelos.
duel-list-choose = Ver un duelo
duel-hand-over = Ya jugaste tu duelo. **{ $button }** muestra cómo va.
