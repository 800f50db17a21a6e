black-tile-help-counts-eleven = Les points font mal. Le domino noir, 0-0, coûte 4, et chacun des sept dominos avec un 3 coûte 1 : 11 en tout.
black-tile-help-counts-twenty-one = Les points font mal. Le domino noir, 0-0, coûte 11, et chaque domino de 5, 6 ou 7 pastilles coûte 1 : 21 en tout.
black-tile-help-counts-thirty = Les points font mal. Le domino noir, 0-0, coûte 11, 1-1 coûte 9, et chaque domino de 5, 6 ou 7 pastilles coûte 1 : 30 en tout.
black-tile-help-example-aim-eleven = 3-3 prend 7 points : 0-0 et trois 3
black-tile-help-example-aim-others = 3-3 prend 12 points : 0-0 et lui-même

black-tile-help-pass-left = Passe trois dominos à ta gauche, avant de voir ce que tu reçois.
black-tile-help-pass-right = Passe trois dominos à ta droite, avant de voir ce que tu reçois.
black-tile-help-opening = Qui commence entame, ou fait entamer à sa gauche.
black-tile-help-first-rotates = Chacun tire un domino : le plus de pastilles commence, on retire en cas d'égalité. Puis ce rôle passe d'une place à gauche à chaque donne.
black-tile-help-first-highest = Chacun tire un domino : le plus de pastilles commence, on retire en cas d'égalité. Dès la deuxième donne, qui a le plus de points commence, et on tire en cas d'égalité.
black-tile-help-first-of-highest-side = Chacun tire un domino : le plus de pastilles commence, on retire en cas d'égalité. Dès la deuxième donne, le camp qui a le plus de points tire pour savoir lequel des partenaires commence.
black-tile-help-undealt-won = Un domino reste. Qui gagne le premier pli le prend, au vu de tous.
black-tile-help-undealt-unused = Un domino reste face cachée et ne compte pour personne.

black-tile-help-suits =
    Chaque domino a deux couleurs : 6-2 est un 6 et un 2, et 5-5 est un 5 et un double. Qui entame choisit laquelle.

    Dans un nombre, le double est en tête, puis l'autre bout décide. Chez les doubles, 6-6 est le plus haut et 0-0 le plus bas.

    Il n'y a pas d'atout : aucune couleur n'en bat une autre.
black-tile-help-example-suits = 6-2 entamé comme 2 : 2-2 gagne

black-tile-help-trick =
    Chacun joue un domino, dans le sens des aiguilles d'une montre.

    Il faut fournir la couleur demandée si tu en as. Sinon, joue ce que tu veux : c'est le moment de donner des points.

    Le plus haut domino de la couleur demandée gagne, et c'est à lui d'entamer ensuite.
black-tile-help-example-trick = 6-3 entamé comme 3 : 6-3 gagne

black-tile-help-title-black-tile = Le domino noir
black-tile-help-black-tile =
    0-0 est le plus haut blanc et le plus bas double.

    Entamé comme double, il perd contre tout autre double.
black-tile-help-example-black-tile = 0-0 entamé comme double : 6-6 gagne

black-tile-help-score =
    Si tu prends tous les points d'une donne, tu décroches la lune. Tu n'as aucun point, et chacun des autres en reçoit { $moon }.

    La partie finit quand quelqu'un a { $target } ou plus après une donne. Le plus bas total gagne.
black-tile-help-score-sides =
    Un camp qui prend tous les points d'une donne décroche la lune. Il n'a aucun point, et l'autre camp en reçoit { $moon }.

    La partie finit quand un camp a { $target } ou plus après une donne. Le plus bas total gagne.

black-tile-help-playing-well =
    Passe les doubles hauts, et la tête d'une couleur courte. Quand tu n'as plus d'une couleur, tu peux donner des points.

    Entame bas. Gagne les premiers plis avec tes gros dominos, tant qu'ils ne coûtent rien.

    Garde 0-0 jusqu'à pouvoir le jeter dans le pli d'un autre.

    Si quelqu'un prend tous les points, prends-en un : adieu la lune.
black-tile-help-example-playing-well = Pas de 5 : donne le domino noir
