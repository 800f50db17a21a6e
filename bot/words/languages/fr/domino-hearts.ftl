game-domino-hearts = Domino Cœurs
    .aim = Évite les cœurs et la dame de pique, ou prends-les tous. Quand quelqu'un atteint { $target }, le score le plus bas gagne.
    .credit = La Dame de pique, jouée avec des cardominos : des dominos qui montrent les 52 cartes au lieu de points.

rule-opening = Première entame
rule-opening-lowest-club = plus petit trèfle
    .sentence = Celui qui a le plus petit trèfle l'entame au pli 1.
rule-opening-any = libre
    .sentence = Celui qui a le plus petit trèfle commence, avec n'importe quel domino permis.

rule-play-direction = Sens
rule-play-direction-counter-clockwise = vers la droite
    .sentence = Sens inverse des aiguilles d'une montre : c'est ensuite à ton voisin de droite.
rule-play-direction-clockwise = vers la gauche
    .sentence = Sens des aiguilles d'une montre : c'est ensuite à ton voisin de gauche.

rule-first-trick = Premier pli
rule-first-trick-points = points permis
    .sentence = Tu peux jeter un cœur ou Q♠ au pli 1.
rule-first-trick-no-points = sans points
    .sentence = Tu ne peux pas jeter de points au pli 1, sauf si tu n'as rien d'autre.

rule-breaking = Entame à cœur
rule-breaking-hearts = après un cœur
    .sentence = On ne peut pas entamer à cœur tant que personne n'en a joué dans un pli précédent.
rule-breaking-queen-too = après Q♠ aussi
    .sentence = Une fois Q♠ jouée, on peut aussi entamer à cœur.

rule-moon-add = Décrocher la lune
rule-moon-add-one = un adversaire
    .sentence = Prends les 26 et retire-les de ton score, ou donne-les à un adversaire.
rule-moon-add-all = tous les autres
    .sentence = Prends les 26 et retire-les de ton score, ou donne-les à chaque adversaire.

rule-revoke = Renonces
rule-revoke-enforced = refusées
    .sentence = Je n'accepte que les coups permis.
rule-revoke-honour = sur l'honneur
    .sentence = Tous les coups sont acceptés. Tu peux reprendre une renonce tant que le pli n'est pas complet. Contestée ensuite, elle coûte 13.

preset-domino-hearts-hearts = Classique
    .sentence = On joue vers la droite. La lune coûte 26 à un adversaire.
preset-domino-hearts-short = Partie courte
    .sentence = Les règles classiques, en plus court.
preset-domino-hearts-card-table = Comme aux cartes
    .sentence = Vers la gauche. Pas de points au pli 1. Lune pour tous les autres.
preset-domino-hearts-honour = Sur l'honneur
    .sentence = Tous les coups passent. Une renonce contestée coûte 13.
