game-black-tile = Domino Noir
    .variant = Domino Noir { $variant }
    .aim = Prends le moins de points possible. Quand quelqu'un atteint { $target }, le score le plus bas gagne.
    .aim-partners = Prends le moins de points possible. Quand un camp atteint { $target }, le score le plus bas gagne.
    .credit = Un cousin de la Dame de pique, en dominos. Frederick Berndt a inventé le jeu à partenaires et le jeu en 21 points. Howard Fosdick a fait connaître le jeu en 30 points. Les points rouges des 3 sont une idée de Joe Celko.

rule-variant-11 = Onze points
    .sentence = 0-0 coûte 4, et chacun des sept 3 coûte 1.
rule-variant-21 = Vingt et un points
    .sentence = 0-0 coûte 11, et chaque domino qui fait 5, 6 ou 7 en tout coûte 1.
rule-variant-30 = Trente points
    .sentence = Comme Vingt et un points, et 1-1 coûte 9.

rule-moon-points = Décrocher la lune
    .sentence = Prends tous les points, et chaque camp adverse en prend { $number }.

rule-first-lead = Premier joueur
rule-first-lead-rotates = tourne à gauche
    .sentence = À chaque donne, c'est le voisin de gauche qui commence.
rule-first-lead-highest-score = score le plus haut
    .sentence = Dès la deuxième donne, celui qui a le plus de points commence.

rule-pass-direction = Passe
rule-pass-direction-left = gauche
    .sentence = Chacun passe 3 dominos à gauche.
rule-pass-direction-right = droite
    .sentence = Chacun passe 3 dominos à droite.

rule-undealt-tile = Domino restant
rule-undealt-tile-first-trick-winner = au pli 1
    .sentence = À 3, celui qui gagne le pli 1 prend le domino restant.
rule-undealt-tile-unused = inutilisé
    .sentence = À 3, le domino restant ne sert pas et ne coûte rien.

rule-tie = Égalité
rule-tie-shared = partagée
    .sentence = Si les plus bas sont à égalité, victoire partagée.
rule-tie-playoff = départagée
    .sentence = On joue jusqu'à ce qu'un seul score soit le plus bas.

preset-black-tile-eleven-point = Onze points
    .sentence = 0-0 coûte 4, chaque 3 coûte 1.
preset-black-tile-twenty-one-point = Vingt et un points
    .sentence = 0-0 coûte 11, les dominos de 5, 6 ou 7 coûtent 1.
preset-black-tile-thirty-point = Trente points
    .sentence = Comme Vingt et un points, et 1-1 coûte 9.
preset-black-tile-partners = Partenaires
    .sentence = Onze points, deux contre deux.
preset-black-tile-berndt = Règles de Berndt
    .sentence = Onze points. Le score le plus haut commence.
preset-black-tile-berndt-partners = Berndt, en équipe
    .sentence = En équipe. Le camp qui a le plus de points commence.
preset-black-tile-fosdick = Règles de Fosdick
    .sentence = Onze points. On passe à droite. À 3, un domino ne sert pas.
