forty-two-help-aim =
    Les partenaires se font face. Chaque donne vaut 42 points, et l'annonce dit combien ton camp doit en gagner.

    Chaque pli vaut 1. 5-5 et 6-4 valent 10 chacun, et 5-0, 4-1 et 3-2 valent 5 chacun.
forty-two-help-example-aim = 5-5 prend 26 points

forty-two-help-auction =
    Chacun tire un domino : celui qui a le plus gros donne, et on retire en cas d'égalité. Ensuite, c'est toujours le voisin de gauche qui donne.

    Chacun parle une fois, en commençant par le voisin de gauche du donneur : il passe, ou annonce plus que la dernière annonce. Annonce de 30 à 42 points, ou 84 (deux marques).

    Au-dessus, annonce une marque de plus que la dernière annonce : 126 après 84, et ainsi de suite.
forty-two-help-trump = Le preneur choisit l'atout : un nombre, les doubles, ou rien (« sans atout »). L'atout bat toutes les autres couleurs, et le preneur entame ce qu'il veut.
forty-two-help-declared = Au lieu d'un atout, le preneur peut jouer { $specials }, si son annonce suffit.
forty-two-help-trump-tiles = Un domino de la couleur d'atout n'est qu'un atout. Quand les doubles sont atout, ils quittent leur nombre, et 6-6 est le plus fort.
forty-two-help-example-trump = 3-1 entamé : 3-3 gagne

forty-two-help-trick =
    Chacun joue un domino, dans le sens des aiguilles d'une montre. Tu dois fournir la couleur demandée si tu en as, sinon joue ce que tu veux.

    Le plus fort atout gagne, ou s'il n'y en a pas, le plus fort de la couleur demandée : d'abord le double, puis c'est l'autre bout qui décide. Le gagnant entame le pli suivant.

    Si tu entames un domino qui n'est pas atout, c'est son plus grand nombre qui est demandé.
forty-two-help-example-trick = 6-4 entamé : 5-0 gagne comme atout

forty-two-help-title-follow-me = Sans atout
forty-two-help-follow-me = Sans atout, seule la couleur demandée peut gagner.
forty-two-help-example-follow-me = { $high ->
    [yes] 6-4 sans atout : 6-6 gagne
   *[no] 6-4 sans atout : 6-4 gagne
}

forty-two-help-score = { $scoring ->
    [marks]
        Une annonce de 30 à 42 vaut une marque, 84 deux, 126 trois, et ainsi de suite. À partir de 42, il faut tous les plis.

        Le camp preneur les marque s'il réussit. S'il chute, l'autre camp les marque.

        { $target ->
            [one] Il faut { $target } marque pour gagner la partie.
           *[other] Il faut { $target } marques pour gagner la partie.
        }
   *[points]
        Si le camp preneur réussit son annonce, les deux camps marquent ce qu'ils ont gagné. Pour une annonce de 84 ou plus, il marque l'annonce.

        S'il chute, il ne marque rien, et les autres marquent l'annonce et ce qu'ils ont gagné. À partir de 42, il faut tous les plis.

        Il faut { $target } points pour gagner la partie. Si les deux camps y arrivent dans la même donne, le camp preneur gagne.
}

forty-two-help-playing-well =
    Avec trois atouts, dont le double et un autre gros, annonce 30. Avec quatre dont le double, 31 ou plus. Chaque autre double est presque un pli.

    Entame tes atouts jusqu'à ce que l'autre camp n'en ait plus, le double d'abord. Puis entame tes autres doubles.

    Quand ton partenaire est sûr de gagner le pli, mets-y des dominos qui rapportent. Quand c'est un adversaire, mets-en d'autres.

    Il n'y a que sept dominos de chaque nombre : compte les atouts.
forty-two-help-example-playing-well = Pli de ton camp : 6-4 rapporte 10

forty-two-help-nel-o-bid = { $contracts ->
    [declared] Avec { $nel-o-minimum ->
        [one_mark] une marque
       *[two_marks] deux marques
    } ou plus, le preneur peut jouer Nel-O : perdre tous les plis, en solo contre deux adversaires.
   *[bid] Une annonce { $nel-o-minimum ->
        [one_mark] d'une marque
       *[two_marks] de deux marques
    } ou plus peut être un Nel-O : perdre tous les plis, en solo contre deux adversaires. Elle vaut autant qu'une autre annonce du même nombre de marques.
}
forty-two-help-nel-o = Le preneur entame, sans atout. Son partenaire ne joue pas et laisse ses dominos face cachée.
forty-two-help-nel-o-score = La donne finit dès que le preneur gagne un pli. Le camp qui réussit marque l'annonce, et rien d'autre ne compte.
forty-two-help-example-nel-o = { $high ->
    [yes] 4-1 entamé : 4-4 gagne
   *[no] 4-1 gagne : chuté
}
forty-two-help-title-sevens = Sevens
forty-two-help-sevens-bid = { $contracts ->
    [declared] Avec une marque ou plus, le preneur peut jouer Sevens : gagner tous les plis, avec son partenaire.
   *[bid] Avec une marque ou plus, tu peux annoncer Sevens : gagner tous les plis, avec ton partenaire.
}
forty-two-help-sevens =
    Il n'y a ni couleur ni atout. Chacun joue son domino le plus près de 7, et le plus près gagne (à égalité, le premier joué).

    La donne finit dès que l'autre camp gagne un pli. Le camp qui réussit marque l'annonce, et rien d'autre ne compte.
forty-two-help-example-sevens = 6-0 entamé : 6-1 gagne, 6 + 1 = 7
forty-two-help-title-plunge = Plunge
forty-two-help-plunge-bid = { $contracts ->
    [declared] Avec quatre doubles ou plus et une annonce de quatre marques ou plus, le preneur peut jouer un plunge. Tu peux annoncer quatre marques d'un coup, mais alors le plunge est obligatoire.
   *[bid] Avec quatre doubles ou plus, tu peux annoncer un plunge : quatre marques, ou une de plus que la dernière annonce si elle en vaut quatre ou plus.
}
forty-two-help-title-splash = Splash
forty-two-help-splash-bid = { $contracts ->
    [declared] Avec trois doubles ou plus et une annonce de deux marques ou plus, le preneur peut jouer un splash.
   *[bid] Avec trois doubles ou plus, tu peux annoncer un splash : deux marques, ou une de plus que la dernière annonce si elle en vaut deux ou plus.
}
forty-two-help-partner-leads = Son partenaire choisit l'atout et entame, sans aucune aide. Leur camp doit gagner tous les plis.
