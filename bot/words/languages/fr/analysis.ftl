button-biggest-mistake = Pire erreur
button-my-match = Ma partie
button-details = Détails
button-share = Partager

moment-of-deal = { $deal }, { $moment }

mistake-better = { $best } valait mieux que { $played } : { $points }.
mistake-shared = { $who-is ->
    [you] Tu partages une erreur.
   *[one] { $who } partage une erreur.
}
mistake-none = Pas de vraie erreur à la donne { $deal }. Bien joué !
mistake-nothing = La donne { $deal } ne t'a rien laissé à décider.
mistake-little = Pas de grosse erreur à la donne { $deal }. Tout au plus, **{ $best }** valait { $points } de mieux que **{ $played }**.
mistake-waiting = Je regarde chacune de tes décisions…
mistake-waiting-match = Je regarde chacune de tes décisions : donne { $deal } sur { $deals }…

mistake-cost = { $who-is ->
    [you] Ça t'a coûté { $points }
   *[one] Ça a coûté { $points } à { $who }
}
mistake-slip = Petite erreur : { $points }
mistake-chose = { $who-is ->
    [you] Ton choix
   *[one] { $who } a choisi
}
mistake-best = Mieux
mistake-on-table = Sur la table
mistake-to-lead = À l'entame
mistake-to-place = À poser : { $tile }
mistake-line = La chaîne
mistake-no-line = Rien de posé
mistake-pass-left = Passe à gauche
mistake-pass-right = Passe à droite
mistake-pass-across = Passe en face
mistake-pass = Passe
mistake-no-bid = Rien annoncé
mistake-bid = { $who } dit { $bid }
mistake-bid-won = { $who } dit { $bid }, a { $won }
mistake-leader = entame : { $who }

chance-bid = Chances de réussir
chance-own = Chances de réussir { $bid }
chance-other = Chances de { $who } de réussir { $bid }
chance-moon = Chances de décrocher la lune
chance-moon-other = Chances qu'un autre décroche la lune
chance-better = S'en sort mieux
chance-level = À peine plus souvent meilleur, mais de bien plus.

details-cost = Coût : { $cost } ± { $error } { $unit ->
    [mark] marques
    [round] manches
   *[point] points
} en moyenne, sur { $worlds } donnes qui collent à ce que tu savais.
details-exact = Coût : { $cost } { $unit ->
    [mark] marques
    [round] manches
   *[point] points
}, calcul exact.
details-chance = { $chance } : { $best } % au lieu de { $played } %.
details-note = -# Je n'utilise que ce que tu pouvais savoir alors. De vrais joueurs peuvent jouer autrement.

match-luck-told = { $came ->
    [even] Tes mains étaient moyennes.
    [good] Tes mains t'ont rapporté { $points }.
   *[bad] Tes mains t'ont coûté { $points }.
}
match-slips-told = { $slips ->
    [0] Aucune erreur. Bien joué !
    [one] { $slips } erreur t'a coûté { $points }.
   *[other] { $slips } erreurs t'ont coûté { $points }.
}
match-course-told = { $came ->
    [good] Précision { $accuracy } : nettement mieux que d'habitude ({ $usual }).
   *[bad] Précision { $accuracy } : nettement moins que d'habitude ({ $usual }).
}
grade-best = { $count ->
    [one] { $count } meilleur
   *[other] { $count } meilleurs
}
grade-good = { $count ->
    [one] { $count } bon
   *[other] { $count } bons
}
grade-small-slip = { $count ->
    [one] { $count } petite erreur
   *[other] { $count } petites erreurs
}
grade-slip = { $count ->
    [one] { $count } erreur
   *[other] { $count } erreurs
}
match-unscored = Aucune donne marquée : je ne peux pas dire ce que valaient tes mains.
match-choose = Tes décisions les plus coûteuses
match-choice = { $moment } : { $played } (mieux : { $best })
match-choice-cost = coût : { $points }
match-details-accuracy = { $decisions ->
    [one] Précision { $accuracy } sur 100 en { $decisions } décision : { $counts }.
   *[other] Précision { $accuracy } sur 100 en { $decisions } décisions : { $counts }.
}
match-details-nothing = Tu n'avais rien à décider : la précision ne se calcule pas.
match-details-parts = Tes mains { $luck } ± { $error }, tes erreurs { $slips }, le reste { $rest } ± { $error }. En tout { $total } { $unit ->
    [mark] marques
    [round] manches
   *[point] points
}.
match-details-deal = { $lost } (donne { $deal })
match-details-deals = Coût des erreurs par donne : { $deals }.
match-details-note = -# Meilleur = le meilleur coup, ou trop proche pour trancher. Bon = n'a presque rien coûté, ou je n'en suis pas sûr. Précision = 100 sans erreur, et moins si elles coûtent cher à côté de ce que vaut une donne. Tes mains = ce que les ordis faciles en tirent. Le reste = le jeu des autres, et le hasard.

match-accuracy = Précision
match-of-hundred = sur 100
match-scale = 100 = sans erreur
match-course = { $count } dernières
match-no-accuracy = Rien à décider
match-ahead = { $unit ->
    [mark] Marques d'avance
    [round] Manches d'avance
   *[point] Points d'avance
}
match-luck = tes mains
match-rest = le reste
match-slips = tes erreurs
match-total = total
match-no-score = Aucune donne marquée
match-costliest = Pires coups
match-no-mistake = Pas de vraie erreur.
match-no-mistake-more = D'après ce que tu pouvais savoir.
match-moves = { $played }, mieux : { $best }

alt-mistake = Pire erreur. { $moment }. { $headline }. { $who-is ->
    [you] Tu as choisi
   *[one] { $who } a choisi
} { $played }, mieux : { $best }.
alt-mistake-chance = { $chance } : { $best } au lieu de { $played }.
alt-mistake-table = Sur la table : { $plays }.
alt-match = Ma partie, { $title }.
alt-match-accuracy = Précision { $accuracy } sur 100 : { $counts }.
alt-match-course = Précision des dernières parties : { $accuracies }.
alt-match-deal = { $deal } : { $counts }.
alt-match-costliest = Pires coups : { $moves }.

analysis-busy = Les ordis sont occupés à jouer. Réessaie dans un instant.
analysis-no-deal = Attends qu'une donne soit finie. Avant, ce serait un indice.
analysis-not-over = Cette donne n'est pas finie. Avant, ce serait un indice.
analysis-nothing = Tu n'avais rien à décider dans cette donne.
analysis-not-yours = Cette décision n'est pas la tienne. Touche **Pire erreur** en fin de donne.
analysis-not-there = Il faut avoir joué cette partie pour la revoir.
analysis-alone = Tu jouais en solo : il n'y a pas de salon où partager.
analysis-elsewhere = Ça s'est joué dans un autre salon. Partage-le là-bas.
