game-forty-two = Forty-Two
    .aim = Deux contre deux. Annonce combien des 42 points ton camp va gagner, puis gagne-les. Il faut { $target ->
        [one] { $target } point
       *[other] { $target } points
    } pour gagner.
    .aim-marks = Deux contre deux. Annonce combien des 42 points ton camp va gagner, puis gagne-les. Il faut { $target ->
        [one] { $target } marque
       *[other] { $target } marques
    } pour gagner.
    .credit = Le jeu à partenaires traditionnel du Texas, à quatre avec un seul jeu de dominos.

rule-all-pass-shaker-bids-30 = 30 d'office
    .sentence = Si tout le monde passe, le donneur joue pour 30.

rule-stop-early = Arrêt anticipé
rule-stop-early-on = oui
    .sentence = La donne finit dès qu'on est sûr que l'annonce est réussie ou chutée.

rule-plunge = Plunge
rule-plunge-on = oui
    .sentence = Avec 4 doubles, tu peux faire un plunge à 4 marques ou plus. Ton partenaire choisit l'atout et entame.

rule-splash = Splash
rule-splash-on = oui
    .sentence = Avec 3 doubles, tu peux faire un splash à 2 marques ou plus. Ton partenaire choisit l'atout et entame.

rule-sevens = Sevens
rule-sevens-on = oui
    .sentence = Dès une marque : le domino le plus près de 7 gagne, et ton camp doit gagner tous les plis.

rule-contracts = Contrats spéciaux
rule-contracts-bid = aux enchères
    .sentence = On annonce Nel-O, plunge, splash et Sevens par leur nom.
rule-contracts-declared = après les enchères
    .sentence = On n'annonce que points et marques. Le preneur choisit ensuite l'atout, ou un contrat spécial si l'annonce suffit.

rule-nel-o-minimum = Nel-O au minimum
rule-nel-o-minimum-one-mark = 1 marque
    .sentence = Nel-O demande une annonce de 1 marque ou plus.
rule-nel-o-minimum-two-marks = 2 marques
    .sentence = Nel-O demande une annonce de 2 marques ou plus.

rule-follow-me-doubles = Doubles sans atout
preset-forty-two-forty-two = Classique
    .sentence = On annonce points ou marques.
preset-forty-two-special-bids = Contrats en plus
    .sentence = On peut aussi annoncer Nel-O, plunge et splash.
preset-forty-two-by-points = Points
    .sentence = Chaque point compte.
preset-forty-two-short = Partie courte
    .sentence = Une donne finit dès qu'elle est décidée.
preset-forty-two-forced-bid = 30 d'office
    .sentence = Si tout le monde passe, le donneur joue pour 30.
preset-forty-two-texas = À la texane
    .sentence = Contrats spéciaux. Tous passent : le donneur joue pour 30.
preset-forty-two-texas-sevens = À la texane, avec Sevens
    .sentence = Comme à la texane, et on peut aussi choisir Sevens.
