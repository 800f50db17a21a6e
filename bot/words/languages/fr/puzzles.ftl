puzzle-pass = Que passerais-tu ?
puzzle-bid = Qu'annoncerais-tu ?
puzzle-trump = Quel atout ?
puzzle-opening = Comment ouvrirais-tu ?
puzzle-lead = Quelle entame ?
puzzle-play = Que jouerais-tu ?
puzzle-turn = Quel domino retournerais-tu ?
puzzle-place = À quel bout jouerais-tu ?
puzzle-ask = **{ $question }** **{ $who }** avait cette main { $day } à { $game }.
puzzle-ask-stock = **{ $question }** C'est à toi, à { $game }.
puzzle-whose = { $days ->
    [0] { $who }, aujourd'hui
    [1] { $who }, hier
   *[other] { $who }, il y a { $days } jours
}
puzzle-of-the-week = **Énigme de la semaine** · { $game }
puzzle-open = { $answers ->
    [0] -# Réponds pour voir les résultats. Tout le monde les voit { $when }.
    [one] -# { $answers } réponse. Réponds pour voir les résultats. Tout le monde les voit { $when }.
   *[other] -# { $answers } réponses. Réponds pour voir les résultats. Tout le monde les voit { $when }.
}

puzzle-right = **Bravo !** **{ $best }** vaut { $points } de mieux que le reste.
puzzle-wrong = **Pas cette fois.** **{ $best }** vaut { $points } de mieux que **{ $answer }**.
puzzle-own = C'était ta propre décision. Le mieux : **{ $best }**.
puzzle-best = Le mieux : **{ $best }**.
puzzle-made = { $who-is ->
    [you] Tu as choisi **{ $made }**.
   *[one] **{ $who }** a choisi **{ $made }**.
}
puzzle-found = Bonnes réponses : { $right } sur { $answers }.
puzzle-no-answers = Pas encore de réponse.
puzzle-score = { $streak ->
    [0] Toi : { $right } sur { $answered }.
    [1] Toi : { $right } sur { $answered }.
   *[other] Toi : { $right } sur { $answered }, { $streak } d'affilée.
}
puzzle-rating = { $change ->
    [0] Cote { $rating }.
   *[other] Cote { $rating } ({ $by }).
}
button-another-puzzle = Autre énigme

puzzle-title-right = Bravo : { $best }
puzzle-title-best = Mieux : { $best }
puzzle-pill = trouvé
puzzle-pill-streak = d'affilée
puzzle-pill-rating = cote
puzzle-ahead = { $unit ->
    [mark] marques d'avance
    [round] manches d'avance
   *[point] points d'avance
}
puzzle-votes = votes
puzzle-your-answer = ta réponse
puzzle-your-answer-too = ta réponse · { $who }

puzzle-details-choice = { $number }. **{ $choice }** { $figure } ± { $error }
puzzle-details-note = { $unit ->
    [mark] -# Marques d'avance sur les autres à la fin de la donne : la moyenne de centaines de donnes qui collent à ce que le joueur pouvait savoir.
    [round] -# Manches d'avance sur les autres à la fin de la donne : la moyenne de centaines de donnes qui collent à ce que le joueur pouvait savoir.
   *[point] -# Points d'avance sur les autres à la fin de la donne : la moyenne de centaines de donnes qui collent à ce que le joueur pouvait savoir.
}
puzzle-not-answered = Réponds d'abord à l'énigme, puis regarde les détails.

puzzle-none = Tu as répondu à toutes les énigmes ! Les nouvelles viennent de tes parties.
button-use-matches = Mes parties
puzzle-allowed = Merci ! Tes parties peuvent servir d'énigmes dès que toute la table le permet. Pour l'arrêter : { COMMAND("settings") }.
puzzle-taken-down = **Énigme de la semaine**
    Je l'ai retirée : un joueur de cette partie ne veut pas qu'on la montre.
puzzle-gone = Je ne montre plus cette énigme. Essaies-en une autre avec { COMMAND("puzzle") }.

alt-puzzle = { $days ->
    [0] Énigme : { $who } avait cette main aujourd'hui. { $question } Tu joues à sa place.
    [1] Énigme : { $who } avait cette main hier. { $question } Tu joues à sa place.
   *[other] Énigme : { $who } avait cette main il y a { $days } jours. { $question } Tu joues à sa place.
}
alt-puzzle-stock = Énigme de { $game } : c'est à toi. { $question }
alt-puzzle-choice = { $votes ->
    [one] { $choice } : { $figure }, { $votes } vote
   *[other] { $choice } : { $figure }, { $votes } votes
}
alt-puzzle-best = { $choice }, le mieux
alt-puzzle-made = { $choice }, choisi par { $who }
alt-puzzle-yours = { $choice }, ta réponse
alt-puzzle-answer = { $title }. { $choices }.
