puzzle-pass = Que passerais-tu ?
puzzle-bid = Qu'annoncerais-tu ?
puzzle-trump = Quel atout ?
puzzle-opening = Comment ouvrirais-tu ?
puzzle-lead = Qu'entamerais-tu ?
puzzle-play = Que jouerais-tu ?
puzzle-ask = **{ $question }** **{ $who }** avait cette main { $day } à { $game }.
puzzle-whose = { $days ->
    [0] { $who }, aujourd'hui
    [1] { $who }, hier
   *[other] { $who }, il y a { $days } jours
}
puzzle-someone = Quelqu'un
puzzle-of-the-week = **Énigme de la semaine** · { $game }
puzzle-open = { $answers ->
    [0] -# Réponds pour voir les résultats. Tout le monde les voit { $when }.
    [one] -# { $answers } réponse. Réponds pour voir les résultats. Tout le monde les voit { $when }.
   *[other] -# { $answers } réponses. Réponds pour voir les résultats. Tout le monde les voit { $when }.
}

puzzle-right = **Bravo !** **{ $best }** est le meilleur choix, de { $points }.
puzzle-wrong = **Pas cette fois.** **{ $best }** vaut mieux que **{ $answer }**, de { $points }.
puzzle-own = C'était ta propre décision. Le mieux : **{ $best }**.
puzzle-best = Le mieux : **{ $best }**.
puzzle-made = { $who-is ->
    [you] Ton choix : **{ $made }**.
   *[one] Choix de **{ $who }** : **{ $made }**.
}
puzzle-found = { $right } sur { $answers } ont trouvé.
puzzle-no-answers = Pas encore de réponse.
puzzle-score = { $streak ->
    [0] Toi : { $right } sur { $answered }.
    [1] Toi : { $right } sur { $answered }.
   *[other] Toi : { $right } sur { $answered }, { $streak } d'affilée.
}
button-another-puzzle = Autre énigme

puzzle-title-right = Bravo : { $best }
puzzle-title-best = Mieux : { $best }
puzzle-pill = trouvé
puzzle-pill-score = { $right } sur { $answered }
puzzle-ahead = { $unit ->
    [mark] marques d'avance
    [round] manches d'avance
   *[point] points d'avance
}
puzzle-votes = votes
puzzle-figure = { $figure }
puzzle-your-answer = ta réponse
puzzle-choice-of = { $who }
puzzle-your-answer-too = ta réponse · { $who }

puzzle-details-choice = { $number }. **{ $choice }** { $figure } ± { $error }
puzzle-details-note = { $unit ->
    [mark] -# Marques d'avance sur les autres à la fin de la donne : la moyenne de centaines de donnes qui collent à ce qu'on pouvait savoir.
    [round] -# Manches d'avance sur les autres à la fin de la donne : la moyenne de centaines de donnes qui collent à ce qu'on pouvait savoir.
   *[point] -# Points d'avance sur les autres à la fin de la donne : la moyenne de centaines de donnes qui collent à ce qu'on pouvait savoir.
}
puzzle-not-answered = Réponds d'abord à l'énigme, puis vois ses détails.

puzzle-none-yet = J'ai fouillé d'autres parties d'ici sans trouver de bonne énigme.
button-look-further = Chercher encore
puzzle-none = Pas encore d'énigmes. Elles viennent des parties de ce serveur.
puzzle-none-ask = Pas encore d'énigmes. Elles viennent des parties de ce serveur. Utiliser les tiennes ?
button-allow = Permettre
puzzle-allowed = Merci ! Tes parties peuvent servir d'énigmes dès que toute la table le permet. Ça se coupe dans { COMMAND("settings") }.
puzzle-taken-down = **Énigme de la semaine**
    Je l'ai retirée : quelqu'un de cette partie ne veut pas qu'on la montre.
puzzle-gone = Je ne montre plus cette énigme. Essaies-en une autre avec { COMMAND("puzzle") }.

alt-puzzle = { $days ->
    [0] Énigme : { $who } avait cette main aujourd'hui. { $question } Tu joues à cette place.
    [1] Énigme : { $who } avait cette main hier. { $question } Tu joues à cette place.
   *[other] Énigme : { $who } avait cette main il y a { $days } jours. { $question } Tu joues à cette place.
}
alt-puzzle-choice = { $votes ->
    [one] { $choice } : { $figure }, { $votes } vote
   *[other] { $choice } : { $figure }, { $votes } votes
}
alt-puzzle-best = { $choice }, le mieux
alt-puzzle-made = { $choice }, choix de { $who }
alt-puzzle-yours = { $choice }, ta réponse
alt-puzzle-answer = { $title }. { $choices }.
