achievement-new = Nouveau succès : **{ $title }** ! { $told }
# For the person alone, on a page that they see just then.
achievement-gained = { $count ->
    [one] Nouveau succès
   *[other] Nouveaux succès
} : **{ $titles }** !
achievement-times = { $count ->
    [1] { $title }
   *[other] { $title } ({ $count }×)
}
achievement-line = { $count ->
    [0] -# { $title } : { $how }
    [1] **{ $title }** : { $how }
   *[other] **{ $title }** ({ $count }×) : { $how }
}

achievement-capicua =
    .title = Capicúa
    .how = finir avec un domino qui va à tous les bouts
    .told = { $who-is ->
        [many] { $who } ont
       *[one] { $who } a
    } fini avec un domino qui allait à tous les bouts.
achievement-thirty-points =
    .title = 30 d'un coup
    .how = marquer 30 points ou plus en un coup
    .told = { $who-is ->
        [many] { $who } ont
       *[one] { $who } a
    } marqué 30 points ou plus en un coup.
achievement-moon =
    .title = Lune
    .how = prendre tous les points d'une donne
    .told = { $who-is ->
        [many] { $who } ont
       *[one] { $who } a
    } pris tous les points d'une donne.
achievement-spotless =
    .title = Sans tache
    .how = gagner une partie de Cœurs avec 0 point ou moins
    .told = { $who-is ->
        [many] { $who } ont
       *[one] { $who } a
    } gagné une partie avec 0 point ou moins.
achievement-every-trick =
    .title = Grand chelem
    .how = gagner tous les plis d'une donne
    .told = { $who-is ->
        [many] { $who } ont
       *[one] { $who } a
    } gagné tous les plis d'une donne.
achievement-called =
    .title = Annoncé !
    .how = annoncer tous les plis et les gagner
    .told = { $who-is ->
        [many] { $who } ont
       *[one] { $who } a
    } annoncé tous les plis, et tout gagné.
achievement-seventy-nine =
    .title = Les 79
    .how = annoncer 79 et réussir
    .told = { $who-is ->
        [many] { $who } ont
       *[one] { $who } a
    } annoncé 79 et réussi.
achievement-nel-o =
    .title = Nel-O
    .how = annoncer Nel-O et perdre tous les plis
    .told = { $who-is ->
        [many] { $who } ont
       *[one] { $who } a
    } annoncé Nel-O et perdu tous les plis.
achievement-two-marks =
    .title = Deux marques
    .how = annoncer 84 ou plus et réussir
    .told = { $who-is ->
        [many] { $who } ont
       *[one] { $who } a
    } annoncé 84 ou plus et réussi.
achievement-plunge =
    .title = Plunge
    .how = annoncer un plunge ou un splash et réussir
    .told = { $who-is ->
        [many] { $who } ont
       *[one] { $who } a
    } annoncé un plunge ou un splash et réussi.
achievement-empty-row =
    .title = Table rase
    .how = tout poser quand il reste aux autres 40 points ou plus
    .told = { $who-is ->
        [many] { $who } ont
       *[one] { $who } a
    } tout posé, et il restait aux autres 40 points ou plus.
achievement-express =
    .title = Express
    .how = finir trois manches d'affilée
    .told = { $who } a fini trois manches d'affilée.
achievement-double-stop =
    .title = Terminus double
    .how = finir avec un double
    .told = { $who } a fini avec un double.
achievement-packed-train =
    .title = Train complet
    .how = finir à une table de huit
    .told = { $who } a fini à une table de huit.
achievement-three-contracts =
    .title = Trois d'affilée
    .how = réussir trois contrats d'affilée
    .told = { $who-is ->
        [many] { $who } ont
       *[one] { $who } a
    } réussi trois contrats d'affilée.
achievement-shut-out =
    .title = Fanny
    .how = gagner une partie où personne d'autre ne marque
    .told = { $who-is ->
        [many] { $who } ont
       *[one] { $who } a
    } gagné une partie, et personne d'autre n'a marqué.
achievement-last-to-first =
    .title = La remontée
    .how = gagner sur la fin, en partant de la dernière place
    .told = { $who-is ->
        [many] { $who } ont
       *[one] { $who } a
    } gagné sur la fin, en partant de la dernière place.

achievement-first-deal =
    .title = Première donne
    .how = jouer une donne jusqu'au bout
achievement-ten-deals =
    .title = Échauffement
    .how = jouer dix donnes
achievement-hundred-deals =
    .title = Fidèle
    .how = jouer cent donnes
achievement-first-win =
    .title = Première victoire
    .how = gagner une partie
achievement-ten-wins =
    .title = Dix victoires
    .how = gagner dix parties
achievement-winning-streak =
    .title = En série
    .how = gagner trois parties d'affilée
achievement-first-bid =
    .title = Parole tenue
    .how = annoncer et réussir
achievement-ten-bids =
    .title = Dix contrats
    .how = réussir dix contrats
achievement-first-set =
    .title = Pas aujourd'hui
    .how = faire chuter un contrat adverse
achievement-first-out =
    .title = Premier sorti
    .how = poser ton dernier domino avant tous
achievement-clean-sheet =
    .title = Sans tache
    .how = être seul à marquer dans une donne, ou ne rien prendre là où le plus bas gagne
achievement-photo-finish =
    .title = D'un cheveu
    .how = gagner une partie de très peu
achievement-comeback =
    .title = Remontée
    .how = gagner après un tiers de retard
achievement-three-games =
    .title = Curiosité
    .how = jouer à trois jeux différents
achievement-every-game =
    .title = Tour complet
    .how = jouer à tous les jeux
achievement-good-company =
    .title = Bonne compagnie
    .how = finir une partie avec trois autres personnes
achievement-beat-hard =
    .title = Dur à cuire
    .how = battre seul des ordis forts
achievement-beat-expert =
    .title = Tueur de géants
    .how = battre seul des ordis experts
achievement-first-lesson =
    .title = Première leçon
    .how = finir une leçon
achievement-course =
    .title = Premier de classe
    .how = finir toutes les leçons d'un jeu
achievement-first-daily =
    .title = Pain quotidien
    .how = finir une donne du jour
achievement-daily-week =
    .title = Semaine entière
    .how = finir sept donnes du jour d'affilée
achievement-first-puzzle =
    .title = Eurêka !
    .how = résoudre une énigme
achievement-puzzle-streak =
    .title = Œil de lynx
    .how = résoudre cinq énigmes d'affilée

milestone-progress =
    .deals = { $count } donnes jouées sur { $goal }
    .wins = { $count } parties gagnées sur { $goal }
    .wins-in-a-row = { $count } victoires sur { $goal } d'affilée
    .contracts = { $count } contrats réussis sur { $goal }
    .games = { $count } jeux essayés sur { $goal }
    .daily = { $count } jours sur { $goal } d'affilée
    .puzzle-streak = { $count } sur { $goal } résolues d'affilée

achievements-heading = **{ $who }** : { $own ->
    [yes] { $count } succès sur { $all }
   *[no] { $count } succès sur { $all } sur ce serveur
}
achievements-earned = obtenus
achievements-not-yet = pas encore
achievements-once = 1 fois
achievements-times = { $count } fois
achievements-alt = { $who } : { $count } succès sur { $all }.
achievements-alt-missing = Pas encore : { $titles }.
achievements-alt-next = À suivre : { $title }, { $progress }.
achievements-alt-one = { $title }{ $count ->
    [1] {""}
   *[other] , { $count } fois
} : { $how }{ $dated ->
    [yes] , d'abord le { $day }
   *[no] {""}
}{ $counted ->
    [yes] {" "}({ $rarity })
   *[no] {""}
}.
achievement-next = **À suivre : { $title }** · { $progress }
achievements-next = À suivre
achievement-rarity =
    { $percent ->
        [0] moins de 1 %
       *[other] { $percent } % l'ont
    }
    .short = { $percent ->
        [0] <1 %
       *[other] { $percent } %
    }
achievement-had-by = { $count } sur { $people } l'ont
    .short = { $count }/{ $people }
achievements-off = Tes succès sont désactivés. **Séries et succès** dans { COMMAND("settings") } les active.
achievements-hidden = { $who } ne montre pas ses succès.
achievements-often = { $count }×
