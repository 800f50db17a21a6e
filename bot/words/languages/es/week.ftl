week-button-now = Esta semana
week-button-last = La anterior
week-button-play = Jugar
week-none = { $over ->
    [yes] Nadie jugó esa semana.
   *[no] Aún no acabó ninguna partida.
}

week-title = La semana
week-title-now = Esta semana
week-dates = { $first } – { $last }
week-matches = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
week-deals = { $count ->
    [one] { $count } mano
   *[other] { $count } manos
}
week-people = { $count ->
    [one] { $count } persona
   *[other] { $count } personas
}
week-heading = **{ $title }** · { $dates } · { $figures }
week-heading-alt = { $title }, { $dates }: { $figures }.

week-won = 🏆 Más victorias: **{ $who }** ({ $wins })
week-closest = Partida más reñida: { $result } ({ $game })
week-result = { $one } { $total }, { $other } { $second }
week-play = Mejor jugada: { $made }, { $better }
week-made = { $who } ({ $did })
week-better = { $points } mejor que cualquier otra
week-biggest = La mayor victoria aquí en { $game }: { $who }, por { $margin }
week-first = Por primera vez aquí: { $title }, de { $who }
week-leader = Nuevo líder de la temporada de { $month }: { $who }
week-new = Nuevos aquí: { $who }
week-more = { $count } más

week-picture-won = más victorias
week-picture-no-one = Ninguna partida con otros
week-picture-closest = la más reñida
week-picture-play = mejor jugada
week-picture-biggest = mayor victoria
week-picture-first = por primera vez
week-picture-leader = nuevo líder
week-picture-new = nuevos aquí

week-alt-most = Más victorias: { $rows }.
week-alt-won = { $who } { $wins } de { $matches }
week-alt-medals = Medallas de la temporada de { $month }: { $medals }.
