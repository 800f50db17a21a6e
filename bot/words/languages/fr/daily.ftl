daily-name = Donne du jour
daily-name-world = Donne mondiale
daily-rank = rang { $rank } sur { $count }

daily-heading = ## { $daily } #{ $number } · { $date }
daily-rules =
    {"**"}{ $game }**
    La même donne pour tout le monde, contre trois ordis forts. Un seul essai, sans indice, et sans reprendre de coup.
daily-finished = { $count ->
    [0] Personne n'a encore fini.
    [one] { $count } joueur a fini.
   *[other] { $count } joueurs ont fini.
}
daily-week = { $marks }{ $days ->
    [0] {""}
    [one] {" "}· série : { $days } jour
   *[other] {" "}· { $days } jours d'affilée
}
daily-mend =
    { $days ->
        [one] Sauve ta série de { $days } jour : joue la donne d'hier.
       *[other] Sauve ta série de { $days } jours : joue la donne d'hier.
    }
    -# Hors classement. Une fois par mois.
daily-mending = Tu joues la donne d'hier pour sauver ta série.
daily-mended = {"**"}Jour rattrapé.** Il compte pour ta série. Il n'entre pas au classement et ne change aucun résultat.
daily-mended-score = -# Ton score : { $score }
daily-ends = Cette donne finit { $when }.
daily-playing = { $hand ->
    [sent] {"**"}Ta partie est en cours.** Ta main est dans tes MP. Touche **Continuer** pour jouer ici.
    [closed] {"**"}Ta partie est en cours.** Tes MP sont fermés. Touche **Continuer** pour jouer ici.
   *[unknown] {"**"}Ta partie est en cours.** Touche **Continuer** pour jouer ici.
}
daily-left = Tu as quitté cette donne, donc pas de rang aujourd'hui. La prochaine arrive demain.
daily-world-terms = Tout le monde, sur tous les serveurs, peut jouer cette donne. Ses résultats montrent **ton nom et ton score** sur d'autres serveurs. Tu peux te retirer avec { COMMAND("privacy") } : les résultats ne montrent alors plus ton nom.
daily-result = **{ $score }** · { $place } pour l'instant
daily-better = mieux que { $percent } % des autres
daily-score-meaning = -# Ton score : tes points au-dessus de la moyenne de ta table.
daily-share-in = -# **Partager** le publie dans { $channel }.
daily-share-where = -# Pour le partager, utilise { COMMAND("daily") } sur un serveur ou dans un groupe.

daily-button =
    .play = Jouer
    .mend = Jouer celle d'hier
    .today = Jouer aujourd'hui
    .continue = Continuer
    .join = Participer
    .shared = Partagé
    .results = Résultats
    .yesterday = Hier
    .before = Précédente
    .server = Ce serveur

daily-share = Boneyard { $world ->
    [yes] mondiale #{ $number }
   *[no] #{ $number }
} · { $game } · { $score }
daily-share-play = { COMMAND("daily") }
daily-shared = { $who } a joué la donne du jour :

daily-results = **{ $daily } #{ $number }** · { $date } · { $game }
daily-end-played = { $count ->
    [one] { $count } personne a joué
   *[other] { $count } personnes ont joué
}
daily-end-streak = { $days } jours d'affilée, quelqu'un a joué ici
daily-no-results = Personne ne l'a finie.
best-line = **Meilleur jeu** ({ $score }), joué ici
best-line-computer = **Meilleur jeu** ({ $score }), trouvé par un ordi
best-line-passed = passe de { $pieces }
best-line-bid = { $seat ->
    [own] le joueur
    [left] son voisin de gauche
    [across] le joueur d'en face
   *[right] son voisin de droite
} annonce { $bid }
best-line-trump = { $trump ->
    [none] sans atout
   *[other] atout : { $trump }
}
best-line-meaning = { $kind ->
    [trains] -# { $own } les dominos du joueur · M sur le train mexicain · ° sur le train d'un autre
   *[tricks] -# { $own } les dominos du joueur · **gras** : gagne le pli
}

daily-picture-when = #{ $number } · { $date }
daily-picture-streak = série
daily-picture-played = { $count ->
    [one] { $count } pour l'instant
   *[other] { $count } pour l'instant
}
daily-picture-tricks = { $count ->
    [one] { $count } pli
   *[other] { $count } plis
}
daily-picture-tricks-hurt = { $count ->
    [one] { $count } pli, rouge : avec points
   *[other] { $count } plis, rouge : avec points
}
daily-picture-turns = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
}
    .scored = { $count ->
        [one] { $count } tour, vert : marqué
       *[other] { $count } tours, vert : marqué
    }
    .passed = { $count ->
        [one] { $count } tour, vide : boudé
       *[other] { $count } tours, vide : boudé
    }
daily-picture-same = { $game }, même donne pour tous
daily-picture-count = ont joué
daily-picture-all = les résultats
daily-picture-over = journée finie
daily-picture-open = en cours

daily-alt = { $daily } #{ $number }, { $date } : { $game }.
daily-alt-result = { $who } : { $score }, { $place }.
daily-alt-won = { $won ->
    [0] Aucun pli gagné sur { $count }.
   *[other] Plis gagnés : { $tricks } (sur { $count }).
}
daily-alt-hurt = Avec des points : { $tricks }.
daily-alt-turns = { $count ->
    [one] En { $count } tour.
   *[other] En { $count } tours.
}
daily-alt-scored = Points ou domino aux tours : { $turns }.
daily-alt-passed = Tours boudés : { $turns }.
daily-alt-week = Cette semaine : { $days }.
daily-alt-day = { $day } { $mark ->
    [played] joué
    [mended] rattrapé
    [open] encore ouvert
   *[missed] manqué
}
daily-alt-streak = Série : { $days } jours.
daily-alt-ranking = { $daily } #{ $number }, { $date } : { $game }, résultats finaux.
daily-alt-ranking-open = { $daily } #{ $number }, { $date } : { $game }, résultats en cours.
daily-alt-results = { $count ->
    [0] Personne ne l'a finie.
    [one] { $count } résultat : { $bars }.
   *[other] { $count } résultats : { $bars }.
}
daily-alt-bar = { $result } : { $count }{ $own ->
    [yes] {" "}(celui-ci compris)
   *[no] {""}
}

daily-over = Cette donne est passée. Celle d'aujourd'hui : { COMMAND("daily") }.
daily-mend-none = Tu n'as aucun jour manqué à rattraper.
daily-mended-before = Tu as déjà rattrapé un jour ce mois-ci.
daily-mend-over = Tu as déjà joué la donne d'hier.
daily-results-later = Finis d'abord, tu verras ensuite les résultats : ils en diraient trop.
daily-played = Tu as déjà joué cette donne. La prochaine arrive demain.
daily-join-first = Touche d'abord **Participer** : les résultats montrent ton nom sur d'autres serveurs.
daily-not-finished = Tu n'as pas encore fini cette donne.
daily-elsewhere = C'est la donne du jour d'un autre serveur. Utilise { COMMAND("daily") } ici.
daily-not-your-page = Cette page est à quelqu'un d'autre. Utilise { COMMAND("privacy") } pour la tienne.
