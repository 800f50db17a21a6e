week-button-now = Diese Woche
week-button-last = Letzte Woche
week-button-play = Spielen
week-none = { $over ->
    [yes] In dieser Woche hat niemand gespielt.
   *[no] In dieser Woche ist noch keine Partie zu Ende.
}

week-title = Die Woche
week-title-now = Diese Woche bisher
week-dates = { $first } – { $last }
week-matches = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
week-deals = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
week-people = { $count ->
    [one] { $count } Person
   *[other] { $count } Leute
}
week-heading = **{ $title }** · { $dates } · { $figures }
week-heading-alt = { $title }, { $dates }: { $figures }.

week-won = 🏆 Meiste Siege: **{ $who }** ({ $wins })
week-closest = Knappste Partie: { $result } ({ $game })
week-result = { $one } { $total }, { $other } { $second }
week-play = Bester Zug: { $made }, { $better }
week-made = { $who } ({ $did })
week-better = { $points } besser als alles andere
week-biggest = Höchster Sieg aller Zeiten hier in { $game }: { $who }, mit { $margin }
week-first = Zum ersten Mal hier: { $title }, von { $who }
week-leader = Neu vorn in der Saison { $month }: { $who }
week-new = Neu hier: { $who }
week-more = { $count } weitere

week-picture-won = meiste Siege
week-picture-no-one = Keine Partie mit anderen
week-picture-closest = knappste Partie
week-picture-play = bester Zug
week-picture-biggest = höchster Sieg hier
week-picture-first = zum ersten Mal
week-picture-leader = neu vorn
week-picture-new = neu hier

week-alt-most = Meiste Siege: { $rows }.
week-alt-won = { $who } { $wins } von { $matches }
week-alt-medals = Medaillen der Saison { $month }: { $medals }.
