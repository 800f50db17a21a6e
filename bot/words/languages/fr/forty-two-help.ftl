forty-two-help-aim =
    Les partenaires se font face et jouent pour 42 points par donne. Une annonce dit combien ton camp doit en gagner.

    Chaque pli vaut 1. 5-5 et 6-4 valent 10 chacun, et 5-0, 4-1 et 3-2 valent 5 chacun.
forty-two-help-example-aim = 5-5 prend 26 points

forty-two-help-auction =
    Chacun tire un domino : le plus de pastilles brasse (donne), on retire en cas d'égalité. Puis ce rôle passe d'une place à gauche à chaque donne.

    Chacun annonce une fois, à partir de la gauche de qui brasse : passe, ou plus que la dernière annonce. Annonce de 30 à 42 points, ou 84 (deux marques).

    Au-dessus, annonce une marque de plus que la dernière annonce : 126 après 84, et ainsi de suite.
forty-two-help-all-pass-shaker = Si tout le monde passe, qui brasse joue pour 30.

forty-two-help-trump = Le preneur choisit l'atout : un nombre, les doubles, ou rien (« sans atout »). L'atout bat toutes les autres couleurs, et le preneur entame librement.
forty-two-help-declared = Au lieu d'un atout, le preneur peut jouer { $contracts }, si son annonce suffit.
forty-two-help-trump-tiles = Un domino de la couleur d'atout n'est qu'un atout. Comme atouts, les doubles quittent leur nombre, et 6-6 est le plus haut.
forty-two-help-example-trump = Entame 3-1 : 3-3 gagne

forty-two-help-trick =
    Chacun joue un domino, dans le sens des aiguilles d'une montre. Il faut fournir la couleur demandée si tu en as, sinon joue ce que tu veux.

    Le plus haut atout gagne, ou sinon le plus haut de la couleur demandée : le double, puis l'autre bout décide. Qui gagne entame ensuite.

    Si tu entames un domino qui n'est pas atout, son plus grand nombre est la couleur.
forty-two-help-example-trick = Entame 6-4 : 5-0 gagne comme atout

forty-two-help-title-follow-me = Sans atout
forty-two-help-follow-me = Sans atout, seule la couleur demandée peut gagner.
forty-two-help-follow-me-high = Un double n'est que dans son propre nombre, et en est le plus haut. 5-5 ne fournit pas à 6.
forty-two-help-follow-me-low = Un double n'est que dans son propre nombre, et en est le plus bas. 6-0 bat 6-6.
forty-two-help-follow-me-own-suit = Les doubles quittent leur nombre et forment une couleur à part, 6-6 en tête.
forty-two-help-follow-me-chosen = Qui choisit de jouer sans atout dit si les doubles sont les plus hauts de leur nombre, les plus bas, ou une couleur à part.
forty-two-help-example-follow-me-high = 6-4 sans atout : 6-6 gagne
forty-two-help-example-follow-me-others = 6-4 sans atout : 6-4 gagne

forty-two-help-score-marks =
    Une annonce de 30 à 42 vaut une marque, 84 deux, 126 trois, et ainsi de suite. À partir de 42, il faut tous les plis.

    Le camp preneur marque les marques s'il réussit. S'il chute, l'autre camp les marque.

    { $target ->
        [one] Il faut { $target } marque pour gagner la partie.
       *[other] Il faut { $target } marques pour gagner la partie.
    }
forty-two-help-stop-early = Une donne finit dès que l'annonce est sûrement réussie ou chutée.
forty-two-help-score-points =
    Si le camp preneur réussit son annonce, les deux camps marquent ce qu'ils ont gagné. Pour une annonce de 84 ou plus, il marque l'annonce.

    S'il chute, il ne marque rien, et les autres marquent l'annonce et ce qu'ils ont gagné. À partir de 42, il faut tous les plis.

    Il faut { $target } points pour gagner la partie. Si les deux camps y arrivent dans la même donne, le camp preneur gagne.

forty-two-help-playing-well =
    Trois atouts avec le double et un autre gros valent 30, quatre avec le double 31 ou plus. Chaque autre double est presque un pli.

    Entame tes atouts jusqu'à ce que l'autre camp n'en ait plus, le double d'abord. Puis entame tes autres doubles.

    Quand ton partenaire est sûr de gagner, donne des dominos qui rapportent. Quand c'est un adversaire, donnes-en d'autres.

    Chaque nombre n'existe que sept fois : compte les atouts.
forty-two-help-example-playing-well = Pli de ton camp : 6-4 rapporte 10

forty-two-help-nel-o-bid = { $marks ->
    [one] Une annonce d'une marque ou plus peut être une annonce de Nel-O : perdre tous les plis, en solo contre deux adversaires. Elle vaut toute annonce d'autant de marques.
   *[other] Une annonce de deux marques ou plus peut être une annonce de Nel-O : perdre tous les plis, en solo contre deux adversaires. Elle vaut toute annonce d'autant de marques.
}
forty-two-help-nel-o-declared = { $marks ->
    [one] Avec une marque ou plus, le preneur peut jouer Nel-O : perdre tous les plis, en solo contre deux adversaires.
   *[other] Avec deux marques ou plus, le preneur peut jouer Nel-O : perdre tous les plis, en solo contre deux adversaires.
}
forty-two-help-nel-o = Le preneur entame, sans atout. Son partenaire ne joue pas, tous ses dominos face cachée.
forty-two-help-nel-o-score = La donne finit dès que le preneur gagne un pli. Le camp qui réussit marque l'annonce, et rien d'autre ne compte.
forty-two-help-example-nel-o = Entame 4-1 : 4-4 gagne
forty-two-help-example-nel-o-set = 4-1 gagne : chuté
forty-two-help-title-sevens = Sevens
forty-two-help-sevens-bid = Avec une marque ou plus, tu peux annoncer Sevens : gagner tous les plis, avec ton partenaire.
forty-two-help-sevens-declared = Avec une marque ou plus, le preneur peut jouer Sevens : gagner tous les plis, avec son partenaire.
forty-two-help-sevens =
    Il n'y a ni couleur ni atout. Chacun joue son domino le plus près de 7 pastilles, et le plus près gagne (s'ils sont égaux, le premier).

    La donne finit dès que l'autre camp gagne un pli. Le camp qui réussit marque l'annonce, et rien d'autre ne compte.
forty-two-help-example-sevens = Entame 6-0 : 6-1 gagne, 7 pastilles
forty-two-help-title-plunge = Plunge
forty-two-help-plunge-bid = Avec quatre doubles ou plus, tu peux annoncer un plunge : quatre marques, ou une de plus que la dernière annonce si elle en vaut quatre ou plus.
forty-two-help-plunge-declared = Avec quatre doubles ou plus et une annonce de quatre marques ou plus, le preneur peut jouer un plunge. Tu peux annoncer quatre marques d'un coup, mais alors le plunge est obligatoire.
forty-two-help-title-splash = Splash
forty-two-help-splash-bid = Avec trois doubles ou plus, tu peux annoncer un splash : deux marques, ou une de plus que la dernière annonce si elle en vaut deux ou plus.
forty-two-help-splash-declared = Avec trois doubles ou plus et une annonce de deux marques ou plus, le preneur peut jouer un splash.
forty-two-help-partner-leads = Son partenaire choisit l'atout et entame, sans aide. Leur camp doit gagner tous les plis.
