seventy-nine-help-aim =
    On joue trois contre trois, une place sur deux, pour 79 points par donne.

    Chaque pli vaut 1. 5-5 et 6-4 valent 10 chacun, et 5-0, 4-1 et 3-2 valent 5 chacun.

    Chaque domino existe en double exemplaire. Chacun en reçoit neuf, et deux restent face cachée sans compter pour personne.
seventy-nine-help-example-aim = 6-2, atout, prend 16 points

seventy-nine-help-auction =
    Chacun tire un domino : le plus de pastilles mélange, on retire en cas d'égalité. Puis ce rôle passe d'une place à gauche à chaque donne.

    Chacun annonce une fois, à partir de la gauche de qui a mélangé : passe, ou plus que la dernière annonce. Annonce les points que ton camp doit gagner, de 50 à 79.

    Si tout le monde passe, la place suivante remélange.

    Le preneur choisit un nombre comme atout, qui bat tous les autres, et il entame.

seventy-nine-help-suits =
    Un domino qui porte l'atout n'est qu'un atout.

    Tout autre domino s'entame comme son plus grand nombre, mais fournit pour les deux : 5-2 fournit à 5 et à 2.

    Dans un nombre, le double est en tête, puis l'autre bout décide. Un double n'est que dans son propre nombre.
seventy-nine-help-example-suits = Entame 5-2 : 5-5 gagne

seventy-nine-help-trick =
    Chacun joue un domino, dans le sens des aiguilles d'une montre. Il faut fournir la couleur demandée si tu en as, sinon joue ce que tu veux.

    Le plus haut atout gagne, ou sinon le plus haut de la couleur demandée. De deux dominos égaux, le premier gagne.

    Qui gagne entame ensuite.
seventy-nine-help-example-trick = Le premier 2-2 gagne

seventy-nine-help-score-points =
    Si le camp preneur réussit son annonce, les deux camps marquent ce qu'ils ont gagné. S'il chute, il ne marque rien, et les autres marquent l'annonce et ce qu'ils ont gagné.

    Il faut { $target } points pour gagner la partie. Si les deux camps y arrivent dans la même donne, le camp preneur gagne.
seventy-nine-help-score-marks =
    Une donne vaut une marque : pour le camp preneur s'il réussit, sinon pour l'autre.

    { $target ->
        [one] Il faut { $target } marque pour gagner la partie.
       *[other] Il faut { $target } marques pour gagner la partie.
    }

seventy-nine-help-playing-well =
    Annonce 50 à 55 avec cinq atouts dont le double, et plus avec deux doubles. Tes partenaires gagnent le reste.

    Entame tes atouts tant que l'autre camp en a, le double d'abord. Puis entame tes autres doubles.

    Quand un partenaire est sûr de gagner, donne des dominos qui rapportent. Quand c'est un adversaire, donnes-en d'autres.

    De deux dominos égaux, le second ne peut pas gagner.
seventy-nine-help-example-playing-well = Pli de ton camp : 6-4 rapporte 10

seventy-nine-help-nel-o = Tu peux annoncer Nel-O : perdre tous les plis, en solo contre trois adversaires. Nel-O passe avant tous les nombres.
seventy-nine-help-nel-o-face-up = Tes partenaires ne jouent pas, leurs dominos visibles de tous.
seventy-nine-help-nel-o-face-down = Tes partenaires ne jouent pas, leurs dominos face cachée.
seventy-nine-help-nel-o-lead = Il n'y a pas d'atout, et tu entames.
seventy-nine-help-nel-o-points = La donne finit dès que tu gagnes un pli. Le camp qui réussit marque 79 points, et rien d'autre ne compte.
seventy-nine-help-nel-o-marks = La donne finit dès que tu gagnes un pli. Le camp qui réussit marque une marque, et rien d'autre ne compte.
seventy-nine-help-example-nel-o = Entame 4-2 : 4-4 gagne
seventy-nine-help-example-nel-o-chosen = Doubles hauts : 4-4 gagne
seventy-nine-help-example-nel-o-set = 4-2 gagne : chuté
