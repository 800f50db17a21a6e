seventy-nine-help-aim =
    On joue trois contre trois, les camps alternés autour de la table. Chaque donne vaut 79 points.

    Chaque pli vaut 1. 5-5 et 6-4 valent 10 chacun, et 5-0, 4-1 et 3-2 valent 5 chacun.

    Chaque domino existe en deux exemplaires. Chacun en reçoit neuf, et les deux derniers ne servent pas.
seventy-nine-help-example-aim = 6-2, atout, prend 16 points

seventy-nine-help-auction =
    Chacun tire un domino : celui qui a le plus gros donne, et on retire en cas d'égalité. Ensuite, c'est toujours le voisin de gauche qui donne.

    Chacun parle une fois, en commençant par le voisin de gauche du donneur : il passe, ou annonce plus que la dernière annonce. Annonce les points que ton camp doit gagner, de 50 à 79.

    Si tout le monde passe, le joueur suivant redonne.

    Le preneur choisit un nombre comme atout, qui bat tous les autres, et il entame.

seventy-nine-help-suits =
    Un domino qui porte l'atout n'est qu'un atout.

    Tout autre domino demande son plus grand nombre quand on l'entame, mais il fournit les deux : 5-2 fournit du 5 et du 2.

    Dans un nombre, le double est le plus fort, puis c'est l'autre bout qui décide. Un double n'est que dans son propre nombre.
seventy-nine-help-example-suits = 5-2 entamé : 5-5 gagne

seventy-nine-help-trick =
    Chacun joue un domino, dans le sens des aiguilles d'une montre. Tu dois fournir la couleur demandée si tu en as, sinon joue ce que tu veux.

    Le plus fort atout gagne, ou s'il n'y en a pas, le plus fort de la couleur demandée. De deux dominos identiques, le premier gagne.

    Le gagnant entame le pli suivant.
seventy-nine-help-example-trick = Le premier 2-2 gagne

seventy-nine-help-score = { $scoring ->
    [marks]
        Une donne vaut une marque : pour le camp preneur s'il réussit, sinon pour l'autre.

        { $target ->
            [one] Il faut { $target } marque pour gagner la partie.
           *[other] Il faut { $target } marques pour gagner la partie.
        }
   *[points]
        Si le camp preneur réussit son annonce, les deux camps marquent ce qu'ils ont gagné. S'il chute, il ne marque rien, et les autres marquent l'annonce et ce qu'ils ont gagné.

        Il faut { $target } points pour gagner la partie. Si les deux camps y arrivent dans la même donne, le camp preneur gagne.
}

seventy-nine-help-playing-well =
    Annonce 50 à 55 avec cinq atouts dont le double, et plus avec deux doubles. Tes partenaires gagnent le reste.

    Entame tes atouts tant que l'autre camp en a, le double d'abord. Puis entame tes autres doubles.

    Quand un partenaire est sûr de gagner le pli, mets-y des dominos qui rapportent. Quand c'est un adversaire, mets-en d'autres.

    De deux dominos identiques, le second ne peut pas gagner.
seventy-nine-help-nel-o = Tu peux annoncer Nel-O : perdre tous les plis, en solo contre trois adversaires. Nel-O bat toutes les autres annonces.
seventy-nine-help-nel-o-partners = { $nel-o-partners ->
    [face_up] Tes partenaires ne jouent pas et montrent leurs dominos à tous.
   *[face_down] Tes partenaires ne jouent pas et laissent leurs dominos face cachée.
}
seventy-nine-help-nel-o-lead = Il n'y a pas d'atout, et tu entames.
seventy-nine-help-nel-o-end = { $scoring ->
    [marks] La donne finit dès que tu gagnes un pli. Le camp qui réussit gagne une marque, et rien d'autre ne compte.
   *[points] La donne finit dès que tu gagnes un pli. Le camp qui réussit marque 79 points, et rien d'autre ne compte.
}
seventy-nine-help-example-nel-o = { $nel-o-doubles ->
    [high] 4-2 entamé : 4-4 gagne
    [bidders_choice] Doubles hauts : 4-4 gagne
   *[other] 4-2 gagne : chuté
}
