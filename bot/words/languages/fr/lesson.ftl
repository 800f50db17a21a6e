lesson-player-0 = Toi
lesson-player-1 = Ann
lesson-player-2 = Bo
lesson-player-3 = Cleo
lesson-player-4 = Dee
lesson-player-5 = Eli

lesson-begin = La leçon
lesson-sent = Ta leçon est dans tes MP.
lesson-heading = **{ $game }** · étape { $number } sur { $steps }
lesson-right = **Bravo !** { $reason }
lesson-wrong = **Essaie encore.** { $hint }
lesson-shown = **{ $move }.** { $reason }
lesson-refused = **Tu ne peux pas jouer ça.**
lesson-learned = **Ce que tu as appris**
lesson-play = C'est bon ? Joue la donne du jour en solo, ou ouvre une table entre amis : { COMMAND("domino new") }.
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
lesson-tile = { $tile }
