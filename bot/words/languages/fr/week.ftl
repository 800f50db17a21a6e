week-button-now = Cette semaine
week-button-last = La précédente
week-button-play = Jouer
week-none = { $over ->
    [yes] Personne n'a joué cette semaine-là.
   *[no] Aucune partie terminée encore cette semaine.
}

week-title = La semaine
week-title-now = Cette semaine
week-dates = { $first } – { $last }
week-matches = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
week-deals = { $count ->
    [one] { $count } donne
   *[other] { $count } donnes
}
week-people = { $count ->
    [one] { $count } personne
   *[other] { $count } personnes
}
week-heading = **{ $title }** · { $dates } · { $figures }
week-heading-alt = { $title }, { $dates } : { $figures }.

week-won = 🏆 Le plus de victoires : **{ $who }** ({ $wins })
week-closest = Partie la plus serrée : { $result } ({ $game })
week-result = { $one } { $total }, { $other } { $second }
week-play = Meilleur coup : { $made }, { $better }
week-made = { $who } ({ $did })
week-better = { $points } de mieux que tout le reste
week-biggest = Plus large victoire ici en { $game } : { $who }, de { $margin }
week-first = Une première ici : { $title }, par { $who }
week-leader = En tête de la saison { $month } : { $who }
week-new = Nouveaux ici : { $who }
week-more = { $count } autres

week-picture-won = victoires
week-picture-no-one = Aucune partie à plusieurs
week-picture-closest = la plus serrée
week-picture-play = meilleur coup
week-picture-biggest = plus large victoire
week-picture-first = une première
week-picture-leader = nouveau leader
week-picture-new = nouveaux ici

week-alt-most = Le plus de victoires : { $rows }.
week-alt-won = { $who } { $wins } sur { $matches }
week-alt-medals = Médailles de la saison { $month } : { $medals }.
