lesson-player-0 = Toi
lesson-player-1 = Ann
lesson-player-2 = Bo
lesson-player-3 = Cleo
lesson-player-4 = Dee
lesson-player-5 = Eli
lesson-spare-1 = Alice
lesson-spare-2 = Ben
lesson-spare-3 = Cora
lesson-spare-4 = Diane
lesson-spare-5 = Elsa

lesson-begin = Lancer la leçon
lesson-sent = Ta leçon est dans tes MP.
lesson-heading = **{ $game } : { $title }** · étape { $number } sur { $steps }
lesson-right = **Bravo !** { $reason }
lesson-wrong = **Essaie encore.** { $hint }
lesson-shown = **{ $move }.** { $reason }
lesson-refused = **Tu ne peux pas jouer ça.**
lesson-learned = **Ce que tu as appris**
lesson-play = À toi maintenant ! Joue la donne du jour en solo, ou ouvre une table entre amis : { COMMAND("domino new") }.
lesson-stopped = Leçon arrêtée. Reviens quand tu veux.

lesson-next = Suite
lesson-show = Montre-moi
lesson-stop = Arrêter
lesson-continue = Continuer
lesson-new-table = Nouvelle table
lesson-daily = Donne du jour
lesson-again = Recommencer
lesson-choose = Choisis { $count } dominos
lesson-choices = { $first } … { $last }

course-first = Première donne
course-all =
    ## Apprends un jeu
    De courtes leçons, sur de vraies donnes. Je te les envoie en MP.
course-listed = {"**"}{ $game }** · { $done } sur { $lessons }{ $left ->
    [0] {" "}✓
   *[other] {""}
}
course-of-game =
    ## { $game }
    -# { $done ->
        [one] { $done } leçon faite sur { $lessons }
       *[other] { $done } leçons faites sur { $lessons }
    }
course-lesson = { $number }. { $state ->
    [done] { $title } ✓
    [begun] **{ $title }** · étape { $step } sur { $steps }
    [next] **{ $title }**
   *[new] { $title }
}
course-note = { $state ->
    [done] Faite ✓
   *[begun] Étape { $step } sur { $steps }
}
course-lessons = Les leçons
course-games = Les jeux
course-next = Ensuite : **{ $title }**
course-button-next = Leçon suivante
