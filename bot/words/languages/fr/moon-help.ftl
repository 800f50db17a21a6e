moon-help-aim =
    Chacun joue pour soi.

    Annonce combien des sept plis tu vas gagner, puis gagne-les. Celui qui annonce le plus choisit l'atout, la couleur qui bat toutes les autres.
moon-help-deal = { $zero ->
    [no] Chacun reçoit sept dominos d'un jeu double-six sans blancs.
   *[yes] Chacun reçoit sept dominos d'un jeu double-six où 0-0 est le seul blanc. Il en reste un : le chien.
}
moon-help-example-aim = 6-4 entamé, sans atout : 6-6 gagne

moon-help-auction = Chacun annonce une fois, à partir de la gauche du donneur : passe, ou annonce plus que la dernière annonce. Tu peux annoncer 4, 5, 6, 7 ou 21.
moon-help-moon = 21, c'est le moon : les sept plis pour 21 points. Il termine aussitôt les enchères.

moon-help-trump = { $doubles-trump ->
    [on] Le preneur choisit l'atout : un nombre, les doubles, ou rien (« sans atout »).
   *[off] Le preneur choisit l'atout : un nombre, ou rien (« sans atout »).
}
moon-help-lead = Le preneur entame le premier, avec ce qu'il veut.

moon-help-suits = { $suit-led ->
    [leader] Un domino de la couleur d'atout n'est qu'un atout. Tout autre a les couleurs de ses deux bouts, et celui qui l'entame choisit laquelle.
   *[higher] Un domino de la couleur d'atout n'est qu'un atout. Si tu en entames un autre, son plus grand bout est la couleur, et pour fournir les deux bouts conviennent.
}

    Dans un nombre, le double est le plus fort, puis c'est l'autre bout qui décide.
moon-help-doubles = Quand les doubles sont atout, ils quittent leur nombre, et 6-6 est le plus fort.
moon-help-zero = 0-0 est une couleur à part. Entamé, il gagne si personne ne joue d'atout.
moon-help-example-suits = 3-1 entamé, atout 6 : 6-3 gagne
moon-help-example-suits-doubles = 3-1 entamé, atout doubles : 3-3 gagne

moon-help-example-trick = 6-4 entamé, atout 5 : 5-1 gagne

moon-help-score =
    { $overtricks ->
        [bid_only] Si le preneur réussit, il marque son annonce, et les plis en plus ne comptent pas.
       *[count] Si le preneur réussit, il marque 1 par pli gagné.
    } Un moon réussi rapporte 21.

    S'il chute, il perd son annonce : 21 pour le moon. Les autres marquent 1 par pli, et un total peut descendre sous 0.
moon-help-end = Le premier à { $target } gagne. Si plusieurs y arrivent dans la même donne, le preneur gagne s'il a réussi, sinon le total le plus haut, et on continue en cas d'égalité.
moon-help-moon-wins = Un moon réussi gagne aussitôt la partie.

moon-help-playing-well =
    Compte tes doubles et tes couleurs longues. Trois atouts avec leur double et un autre double valent une annonce de 4.

    Si tu es le preneur, entame d'abord tes atouts, puis tes doubles, puis ta couleur longue.

    { $zero ->
        [no] Chaque nombre n'est que sur six dominos : compte les atouts.
       *[yes] Chaque nombre n'est que sur six dominos, et un domino reste hors du jeu : compte les atouts.
    }

    Contre le preneur, jouez ensemble : le faire chuter vaut plus qu'un pli.
moon-help-example-playing-well = Parmi les atouts, 5-5 gagne
