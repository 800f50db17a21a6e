game-seventy-nine = Seventy-Nine
    .aim = Trois contre trois. Annonce combien des 79 points ton camp va gagner, puis gagne-les. Il faut { $target ->
        [one] { $target } point
       *[other] { $target } points
    } pour gagner.
    .aim-marks = Trois contre trois. Annonce combien des 79 points ton camp va gagner, puis gagne-les. Il faut { $target ->
        [one] { $target } marque
       *[other] { $target } marques
    } pour gagner.
    .credit = Un jeu traditionnel à partenaires, à six avec deux jeux de dominos, et un cousin du Forty-Two du Texas.

rule-nel-o-partners = Partenaires en Nel-O
rule-nel-o-partners-face-up = main visible
    .sentence = Les partenaires du preneur de Nel-O ne jouent pas et montrent leurs dominos.
rule-nel-o-partners-face-down = main cachée
    .sentence = Les partenaires du preneur de Nel-O ne jouent pas, et personne ne voit leurs dominos.

preset-seventy-nine-seventy-nine = Classique
    .sentence = Les points comptent. Pas de Nel-O.
preset-seventy-nine-marks = Marques
    .sentence = Une marque par donne. Pas de Nel-O.
preset-seventy-nine-nel-o = Nel-O
    .sentence = Tu peux annoncer Nel-O : perdre tous les plis pour 79.
preset-seventy-nine-marks-nel-o = Marques, avec Nel-O
    .sentence = Tu peux annoncer Nel-O : perdre tous les plis.
preset-seventy-nine-bidders-choice = Marques, Nel-O au choix
    .sentence = Le preneur de Nel-O choisit le rang des doubles.
preset-seventy-nine-short = Partie courte
    .sentence = Une marque par donne. Pas de Nel-O.
