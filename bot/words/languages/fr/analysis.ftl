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
match-play-told = { $came ->
    [even] Tu as joué aussi bien que les ordis faciles.
    [good] Tu as fait { $points } de mieux que les ordis faciles.
   *[bad] Tu as fait { $points } de moins que les ordis faciles.
}
match-unscored = Aucune donne marquée : je ne peux pas dire si c'était chance ou talent.
match-choose = Tes décisions les plus coûteuses
match-choice = { $moment } : { $played } (mieux : { $best })
match-choice-cost = coût : { $points }
match-details-accuracy = { $decisions ->
    [one] Précision { $accuracy } sur 100, { $decisions } décision.
   *[other] Précision { $accuracy } sur 100, { $decisions } décisions.
}
match-details-nothing = Tes choix n'ont presque rien changé : la précision ne se calcule pas.
match-details-luck = Chance { $luck } ± { $error }, talent { $skill } ± { $error } { $unit ->
    [mark] marques
    [round] manches
   *[point] points
}.
match-details-deal = { $accuracy } (donne { $deal })
match-details-deals = Précision par donne : { $deals }.
match-details-note = -# Précision 100 = toujours le meilleur coup, 0 = toujours le pire. Chance = la qualité de tes mains (des ordis faciles les ont jouées aussi). Talent = le reste.

match-accuracy = Précision
match-of-hundred = sur 100
match-best = 100 = toujours le meilleur
match-worst = 0 = toujours le pire
match-no-accuracy = Rien à décider
match-ahead = { $unit ->
    [mark] Marques d'avance
    [round] Manches d'avance
   *[point] Points d'avance
}
match-luck = chance
match-skill = talent
match-total = total
match-no-score = Aucune donne marquée
match-by-deal = Par donne
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
alt-match-accuracy = Précision { $accuracy } sur 100.
alt-match-costliest = Pires coups : { $moves }.

analysis-busy = Les ordis sont occupés à jouer. Réessaie dans un instant.
analysis-no-deal = Attends qu'une donne soit finie. Avant, ce serait un indice.
analysis-not-over = Cette donne n'est pas finie. Avant, ce serait un indice.
analysis-nothing = Tu n'avais rien à décider dans cette donne.
analysis-not-yours = Cette décision n'est pas la tienne. Touche **Pire erreur** en fin de donne.
analysis-not-there = Il faut avoir joué cette partie pour la revoir.
analysis-alone = Tu jouais en solo : il n'y a pas de salon où partager.
analysis-elsewhere = Ça s'est joué dans un autre salon. Partage-le là-bas.
