black-tile-help-counts = { $variant ->
    [11] Évite les points. Le domino noir, 0-0, coûte 4, et chacun des sept dominos avec un 3 coûte 1 : 11 en tout.
    [21] Évite les points. Le domino noir, 0-0, coûte 11, et chaque domino qui fait 5, 6 ou 7 coûte 1 : 21 en tout.
   *[other] Évite les points. Le domino noir, 0-0, coûte 11, 1-1 coûte 9, et chaque domino qui fait 5, 6 ou 7 coûte 1 : 30 en tout.
}
black-tile-help-example-aim = { $eleven ->
    [yes] 3-3 prend 7 points : 0-0 et trois 3
   *[no] 3-3 prend 12 points : 0-0 et lui-même
}

black-tile-help-opening = Le premier joueur entame, ou fait entamer son voisin de gauche.
black-tile-help-undealt = { $undealt-tile ->
    [first_trick_winner] Il reste un domino. Le gagnant du premier pli le prend, et tout le monde le voit.
   *[unused] Il reste un domino, face cachée, qui ne compte pour personne.
}

black-tile-help-suits =
    Chaque domino a deux couleurs : 6-2 est un 6 et un 2, et 5-5 est un 5 et un double. Celui qui entame choisit laquelle.

    Dans un nombre, le double est le plus fort, puis c'est l'autre bout qui décide. Parmi les doubles, 6-6 est le plus fort et 0-0 le plus faible.

    Il n'y a pas d'atout : aucune couleur n'en bat une autre.
black-tile-help-example-suits = 6-2 entamé comme 2 : 2-2 gagne

black-tile-help-example-trick = 6-3 entamé comme 3 : 6-3 gagne

black-tile-help-title-black-tile = Le domino noir
black-tile-help-black-tile =
    0-0 est le plus fort des blancs et le plus faible des doubles.

    Entamé comme double, il perd contre tout autre double.
black-tile-help-example-black-tile = 0-0 entamé comme double : 6-6 gagne

black-tile-help-score =
    { $sides ->
        [yes] Un camp qui prend tous les points d'une donne décroche la lune. Il ne prend rien, et l'autre camp prend { $moon-points } points.
       *[no] Si tu prends tous les points d'une donne, tu décroches la lune. Tu ne prends rien, et chacun des autres prend { $moon-points } points.
    }

    La partie finit quand { $sides ->
        [yes] un camp
       *[no] quelqu'un
    } a { $target } ou plus après une donne. Le total le plus bas gagne.
black-tile-help-playing-well =
    Passe les gros doubles, et le plus fort d'une couleur courte. Quand tu n'as plus rien dans une couleur, tu peux donner des points.

    Entame petit. Gagne les premiers plis avec tes gros dominos, tant qu'ils ne coûtent rien.

    Garde 0-0 jusqu'à ce que tu puisses le jeter dans le pli d'un autre.

    Si quelqu'un est en train de prendre tous les points, prends-en un : adieu la lune.
black-tile-help-example-playing-well = Pas de 5 : donne le domino noir
black-tile-help-pass = Passe trois dominos à ton voisin de { $pass-direction ->
    [left] gauche
   *[right] droite
}, avant de voir ce que tu reçois.
black-tile-help-first = Chacun tire un domino : le plus gros commence, et on retire en cas d'égalité. { $first-lead ->
    [rotates] Ensuite, à chaque donne, c'est le voisin de gauche qui commence.
   *[highest_score] { $sides ->
        [yes] Dès la deuxième donne, le camp qui a le plus de points tire au sort lequel des partenaires commence.
       *[no] Dès la deuxième donne, celui qui a le plus de points commence, et on tire au sort en cas d'égalité.
    }
}
