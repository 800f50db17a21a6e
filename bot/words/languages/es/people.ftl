all-games = todos los juegos
people-pick-game = Otro juego

period-season = temporada de { $month }
period-all = desde siempre
period-button =
    .month = Temporada
    .all = Siempre
season-now = Esta temporada
season-pick = Otra temporada
button-leaderboard = Ranking
board-rating = rating
board-net-wins = victorias netas
board-heading = **Ranking**: { $title }
board-empty = { $over ->
    [yes] Nadie entró en el ranking: hacían falta { $matches } partidas con otras personas.
   *[no] Aún no hay nadie en el ranking: hacen falta { $matches } partidas con otras personas. Abre una mesa con { COMMAND("domino new") }.
}
board-by-rating = -# Por rating, con al menos { $matches } partidas con otras personas en este periodo.
board-by-wins = -# Con al menos { $matches } partidas con otras personas. Victorias netas: las que superan lo que da el azar.
board-computers = -# Rating de las máquinas: { $ratings }
board-hidden = -# { $sign }: no muestro un rating de partidas en canales que no puedes ver.
board-medals = -# Medallas junto a los nombres: los tres mejores de la temporada de { $month }.
medal-told = Medalla: puesto { $rank } en la temporada de { $month }.

board-picture-title = Ranking
board-picture-ranked = clasificados
board-picture-form = forma
board-picture-won = ganadas
board-picture-you = Tú
board-picture-new = nuevo
board-picture-missing = { $count ->
    [one] falta { $count } para entrar
   *[other] faltan { $count } para entrar
}
board-picture-begin = juega { $matches } para entrar
board-picture-empty = { $over ->
    [yes] Nadie en el ranking
   *[no] Aún no hay nadie
}
board-picture-empty-why = Hacen falta { $matches } partidas con otras personas.

board-alt = Ranking, { $title }, por { $measure }: { $ranked } clasificados.
board-alt-empty = { $over ->
    [yes] Nadie entró en el ranking.
   *[no] Aún no hay nadie en el ranking.
}
board-alt-row = { $rank } { $who } { $figure }, ganó { $wins } de { $matches }{ $moved ->
    [up] , sube { $places }
    [down] , baja { $places }
    [same] , mismo puesto
    [none] {""}
   *[new] , nuevo
}.
board-alt-own = { $who } (tú)
board-alt-no-rating = rating oculto
board-alt-form = { $change } en las últimas { $matches }.
board-alt-missing = Tú: { $count ->
    [one] falta { $count } para entrar
   *[other] faltan { $count } para entrar
}.

card-heading = **{ $who }** · { $game } · { $everywhere ->
    [yes] todos los servidores
   *[no] este servidor
}
card-earned = Logros: { $earned }
card-since = -# Los roles y contratos se cuentan desde el { $day }.
card-none = { $where ->
    [server] { $who } aún no ha terminado ninguna mano en este servidor.
    [seen] { $who } aún no ha terminado ninguna mano en canales que puedes ver.
   *[everywhere] { $who } aún no ha terminado ninguna mano.
}
card-own-only = Aquí solo muestro tus partidas. Para las de otros, usa { COMMAND("stats") } en un servidor.
card-none-game = { $where ->
    [server] { $who } aún no ha terminado ninguna mano de { $game } en este servidor.
    [seen] { $who } aún no ha terminado ninguna mano de { $game } en canales que puedes ver.
   *[everywhere] { $who } aún no ha terminado ninguna mano de { $game }.
}
card-button =
    .card = Tarjeta
    .achievements = Logros
    .matches = Partidas
    .alone = Máquinas

card-picture-title = tarjeta
card-picture-rating = rating
card-picture-rank = puesto
card-picture-no-rating = aún sin rating
card-picture-hidden = aquí no se muestra
card-picture-course = rating, últimas { $count } partidas
card-picture-course-game = Rating de { $game }, últimas { $count }
card-picture-course-first = Rating de { $game }
card-picture-from = desde { $points }
card-picture-now = ahora { $points }
card-picture-best = mejor { $points }
card-picture-matches = { $count ->
    [one] partida
   *[other] partidas
}
card-picture-won = { $count ->
    [one] ganada
   *[other] ganadas
}
card-picture-moons = { $count ->
    [one] luna
   *[other] lunas
}
card-picture-bids = cumplidas
card-picture-deals = { $count ->
    [one] mano
   *[other] manos
}
card-picture-percent = { $percent }%
card-picture-game-won = ganó { $count }

card-plate-bidder =
    .label = si puja
    .note = cumple
card-plate-partner =
    .label = de pareja
    .note = cumple
card-plate-opponent =
    .label = en contra
    .note = caen
card-plate-alone =
    .label = sin pareja, { $deals ->
        [one] { $deals } mano
       *[other] { $deals } manos
    }
    .note = pts por mano
card-plate-pair =
    .label = en pareja, { $deals ->
        [one] { $deals } mano
       *[other] { $deals } manos
    }
    .note = pts por mano
card-plate-streak =
    .label = ganadas seguidas
    .note = (ahora { $now })
card-plate-points =
    .label = puntos
    .note = por mano
card-plate-best =
    .label = mejor partida
    .note = (peor { $worst })

card-alt = { $who }, { $game }: ganó { $won } de { $matches ->
    [one] { $matches } partida.
   *[other] { $matches } partidas.
}
card-alt-rank = Puesto { $rank }.
card-alt-rating = Rating de { $game } { $now }, mejor { $best }, desde { $first } en { $matches ->
    [one] la última partida.
   *[other] las últimas { $matches } partidas.
}
card-alt-hidden = El rating no se muestra: algunas de sus partidas fueron en canales que no puedes ver.
card-alt-deals = { $deals ->
    [one] { $deals } mano.
   *[other] { $deals } manos.
}
card-alt-moons = { $moons ->
    [one] { $moons } luna.
   *[other] { $moons } lunas.
}
card-alt-contracts = Cumplió { $made } de { $bid ->
    [one] { $bid } contrato.
   *[other] { $bid } contratos.
}
card-alt-plate = { $label }: { $value } { $note }.
card-alt-earned = Logros: { $earned }.
card-alt-game = { $matches ->
    [0] { $game }: aún no.
   *[other] { $game }: ganó { $won } de { $matches }.
}

versus-heading = **{ $one }** y **{ $other }** · { $game } · { $everywhere ->
    [yes] todos los servidores
   *[no] este servidor
}
versus-played = { $matches ->
    [0] Aún no se han enfrentado.
    [one] { $matches } partida frente a frente.
   *[other] { $matches } partidas frente a frente.
}
versus-ahead = { $who } por delante: { $count }
versus-tied = empates { $count }
versus-partners = en pareja: { $won ->
    [one] { $won } victoria en { $matches }
   *[other] { $won } victorias en { $matches }
}
versus-none = { $everywhere ->
    [yes] { $one } y { $other } aún no han terminado una partida en la misma mesa.
   *[no] { $one } y { $other } aún no han terminado una partida juntos en canales que puedes ver.
}
versus-none-game = { $everywhere ->
    [yes] { $one } y { $other } aún no han terminado una partida de { $game } en la misma mesa.
   *[no] { $one } y { $other } aún no han terminado una partida de { $game } juntos en canales que puedes ver.
}

versus-picture-title = Cara a cara
versus-picture-matches = partidas
versus-picture-games = ventaja, puntos por mano
versus-picture-latest = últimas partidas
versus-picture-to = a
versus-picture-score = { $one } a { $other }
versus-picture-tied = empate
versus-picture-ahead = veces delante

versus-alt = { $one } contra { $other }, { $game }.
versus-alt-game = { $game }: { $matches ->
    [one] { $matches } partida, ventaja { $one } a { $other }.
   *[other] { $matches } partidas, ventaja { $one } a { $other }.
}
versus-alt-points = Puntos por mano: { $one } a { $other }.
versus-alt-meeting = { $day } { $game }: { $is-tied ->
    [yes] empate
   *[no] { $who } por delante
}, { $one } a { $other }.

alone-heading = **{ $who }** contra las máquinas: { $matches ->
    [one] { $won } de { $matches } partida ganada
   *[other] { $won } de { $matches } partidas ganadas
}
alone-best = { $game }: lo mejor, { $margin } contra máquinas { $level ->
    [easy] fáciles
    [normal] normales
    [hard] difíciles
   *[expert] expertas
} { $when }
alone-none = Aún no has terminado ninguna partida a solas con las máquinas. Practica con { COMMAND("domino new") } en mis mensajes directos.
alone-own-only = Solo te muestro tus propias partidas contra las máquinas.
alone-picture-title = Contra las máquinas
alone-picture-won = ganadas
alone-picture-accuracy = precisión, últimas { $count } partidas
alone-streak = { $count } seguidas
alone-alt = { $who } contra las máquinas: { $won } de { $matches ->
    [one] { $matches } partida ganada.
   *[other] { $matches } partidas ganadas.
}
alone-alt-game = { $game }:
alone-alt-level = { $level } { $won } de { $matches } ganadas.
alone-alt-best = Lo mejor, el { $day }: { $margin }{ $streak ->
    [0] {""}
    [1] {""}
   *[other] , { $streak } seguidas
}.
alone-alt-accuracy = Precisión de { $first } a { $now } en las últimas { $matches } partidas.
