game-domino-hearts = Domino Cœurs
    .aim = Évite les cœurs et la dame de pique, ou prends-les tous. Quand quelqu'un atteint { $target }, le plus bas score gagne.
    .credit = La Dame de pique, jouée avec des cardominos : des dominos à 52 cartes, sans pastilles.

rule-opening = Première entame
rule-opening-lowest-club = petit trèfle
    .sentence = Qui a le plus petit trèfle l'entame au pli 1.
rule-opening-any = libre
    .sentence = Qui a le plus petit trèfle commence, avec tout domino permis.

rule-play-direction = Sens
rule-play-direction-counter-clockwise = vers la droite
    .sentence = C'est ensuite à ta droite de jouer.
rule-play-direction-clockwise = vers la gauche
    .sentence = C'est ensuite à ta gauche de jouer.

rule-first-trick = Premier pli
rule-first-trick-points = points permis
    .sentence = Tu peux jeter un cœur ou Q♠ au pli 1.
rule-first-trick-no-points = sans points
    .sentence = Pas de point au pli 1, sauf si tu n'as rien d'autre.

rule-breaking = Entame à cœur
rule-breaking-hearts = après un cœur
    .sentence = Pas d'entame à cœur avant que quelqu'un en ait joué un dans un pli précédent.
rule-breaking-queen-too = après Q♠ aussi
    .sentence = Une fois Q♠ jouée, on peut aussi entamer à cœur.

rule-moon-add = Décrocher la lune
rule-moon-add-one = un adversaire
    .sentence = Prends les 26 et retire-les de ton score, ou mets-les à un adversaire.
rule-moon-add-all = tous les autres
    .sentence = Prends les 26 et retire-les de ton score, ou mets-les à chaque adversaire.

rule-revoke = Renonces
rule-revoke-enforced = refusées
    .sentence = Le bot n'accepte que les coups permis.
rule-revoke-honour = sur l'honneur
    .sentence = Tout coup passe. Une renonce se reprend tant que le pli n'est pas plein. Contestée ensuite, elle coûte 13.

preset-domino-hearts-hearts = Classique
    .sentence = Vers la droite. La lune touche un adversaire.
preset-domino-hearts-short = Partie courte
    .sentence = Comme Classique, en plus court.
preset-domino-hearts-card-table = Table de cartes
    .sentence = Vers la gauche. Pli 1 sans points. La lune touche tous.
preset-domino-hearts-honour = Sur l'honneur
    .sentence = Tout coup passe. Une renonce contestée coûte 13.
