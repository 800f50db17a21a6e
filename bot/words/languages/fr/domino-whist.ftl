game-domino-whist = Domino Whist
    .aim = Annonce combien de plis tu vas gagner, puis gagne-les. Il faut { $target ->
        [one] { $target } point
       *[other] { $target } points
    } pour gagner.
    .aim-partners = Annonce combien de plis ton camp va gagner, puis gagne-les. Il faut { $target ->
        [one] { $target } point
       *[other] { $target } points
    } pour gagner.
    .credit = Inventé par Howard Fosdick.

rule-target-domino-whist = 20, 25 ou 30
    .sentence = 25 points à 3 joueurs, 30 avec partenaires, sinon 20.

rule-passing = Passe
rule-passing-on = 3 dominos
    .sentence = Avant les enchères, on passe 3 dominos : à droite, à gauche, pas de passe. À 4 : à gauche, à droite, en face, pas de passe.

rule-rebid-after-pass = Réannoncer après passe
rule-rebid-after-pass-on = oui
    .sentence = Après avoir passé, tu peux encore annoncer tant que les enchères durent.

rule-contract = Plis du partenaire
rule-contract-side = pour l'annonce
    .sentence = Les plis des deux partenaires comptent pour l'annonce, et on ne marque que l'annonce.
rule-contract-individual = 1 point chacun
    .sentence = Seuls les plis du preneur comptent pour l'annonce. Son partenaire marque 1 par pli, que l'annonce soit réussie ou chutée.

rule-all-pass-dealer-takes-minimum = le donneur joue
    .sentence = Si tout le monde passe, le donneur joue pour l'annonce la plus basse.

preset-domino-whist-whist = Classique
    .sentence = Chacun pour soi. À 3, en 25.
preset-domino-whist-partners = Partenaires
    .sentence = Il faut annoncer au moins 4.
preset-domino-whist-passing = Avec passe
    .sentence = On passe 3 dominos avant les enchères. Le sens change.
preset-domino-whist-partners-passing = Partenaires, avec passe
    .sentence = On passe 3 dominos : à gauche, à droite, en face, puis rien.
preset-domino-whist-partners-own-bids = Partenaires, plis séparés
    .sentence = Seuls les plis du preneur comptent pour l'annonce.
preset-domino-whist-dealer-plays = Le donneur joue
    .sentence = Si tout le monde passe, le donneur joue au minimum.
