blind-hughie-help-aim =
    Débarrasse-toi de tes dominos. Ils sont en rangée, face cachée, et personne ne peut les regarder, même pas toi.

    Tout le monde voit ce qui est retourné : retiens-le.
billitonnen-help-aim =
    Joue tous tes dominos avant les autres. Ils sont en rangée, face cachée, et personne ne peut les regarder, même pas toi.

    Tout le monde voit ce qui est retourné : retiens-le.

blind-hughie-help-deal = À { $players }, chacun reçoit { $tiles } dominos d'un jeu double-six.
blind-hughie-help-left-over = { $tiles ->
    [one] Le domino restant ne sert pas.
   *[other] Les { $tiles } dominos restants ne servent pas.
}
billitonnen-help-left-over = Le domino restant commence la chaîne.
billitonnen-help-left-three = Les trois derniers dominos vont à qui commence et aux deux places suivantes, un chacun.
blind-hughie-help-starter = Chacun tire un domino : le plus de pastilles commence, on recommence en cas d'égalité. Puis ce rôle passe d'une place à gauche à chaque donne.
billitonnen-help-starter = Chacun tire un domino : le plus de pastilles commence, et à égalité le plus haut bout. Puis ce rôle passe d'une place à gauche à chaque donne.
blind-hughie-help-first-tile = Le premier domino de qui commence ouvre la chaîne.

blind-hughie-help-turn = Dans le sens des aiguilles d'une montre, retourne le domino le plus à droite de ta rangée.
blind-hughie-help-turn-any = Dans le sens des aiguilles d'une montre, retourne un domino caché de ta rangée, au choix.
blind-hughie-help-fits = S'il a le nombre d'un bout de la chaîne, il s'y pose. S'il va aux deux, tu choisis.
blind-hughie-help-example-turn = Bouts 2 et 4 : 5-2 et 4-4 vont, pas 3-3
billitonnen-help-turn =
    Retourne le domino le plus à droite de ta rangée. S'il a le nombre d'un bout de la chaîne, il s'y pose.

    Ton tour continue jusqu'à ce qu'un domino n'aille pas.
billitonnen-help-turn-any =
    Retourne le domino de ton choix dans ta rangée. S'il a le nombre d'un bout de la chaîne, il s'y pose.

    Ton tour continue jusqu'à ce qu'un domino n'aille pas.

billitonnen-help-title-ends = Choisir un bout
billitonnen-help-ends = Un domino qui va aux deux bouts se pose où tu dis.
billitonnen-help-peek = Tu peux d'abord regarder ton prochain domino, et personne d'autre ne le voit.

blind-hughie-help-title-no-fit = Un domino qui ne va pas
blind-hughie-help-no-fit =
    Il retourne face cachée au bout gauche de ta rangée. Ton tour est fini dans tous les cas.

    Les doubles se posent en travers, avec deux bouts comme les autres.
billitonnen-help-no-fit =
    Il va face cachée au bout gauche de ta rangée, et c'est à ta gauche de jouer.

    Un double y va face visible, et { $any ->
        [yes] tu peux le jouer dès qu'il va.
       *[no] on le réessaie quand il est le plus à droite.
    }
billitonnen-help-play-doubles = À ton tour, tu peux aussi jouer un double visible qui va, au lieu de retourner.

blind-hughie-help-title-deal-end = La fin d'une donne
blind-hughie-help-deal-end = Une donne finit quand une rangée est vide, ou quand plus aucun domino ne va.
blind-hughie-help-deal-end-any = Elle finit aussi quand chacun a passé autant de tours sans poser qu'il y a de dominos dans la plus longue rangée.
blind-hughie-help-score = Qui a le moins de pastilles marque ce qui reste aux autres, moins les siennes.
blind-hughie-help-score-sides = Le camp qui a le moins de pastilles marque ce qui reste à l'autre, moins les siennes.
blind-hughie-help-tie = Si les plus bas sont égaux, personne ne marque.
blind-hughie-help-tie-out = Si les plus bas sont égaux, qui a une rangée vide marque. S'il n'y en a pas, personne ne marque.
blind-hughie-help-tie-out-sides = Si les plus bas sont égaux, le camp qui a une rangée vide marque. S'il n'y en a pas, personne ne marque.
blind-hughie-help-end = Qui atteint d'abord { $target } points gagne la partie.
blind-hughie-help-end-sides = Le premier camp à { $target } points gagne la partie.
billitonnen-help-title-end = La fin
billitonnen-help-end = { $rounds ->
    [1] Qui joue d'abord le dernier domino de sa rangée gagne la partie.
   *[other] Qui joue d'abord le dernier domino de sa rangée gagne la manche. Il faut { $rounds } manches pour gagner la partie.
}
billitonnen-help-blocked = Si plus aucun domino ne va, le moins de pastilles gagne. Si les plus bas sont égaux, on joue une autre manche.
billitonnen-help-idle = De même quand chacun a passé autant de tours sans poser qu'il y a de dominos dans la plus longue rangée.

blind-hughie-help-playing-well =
    Quand un domino va aux deux bouts, laisse le nombre qu'on voit le moins dans la chaîne. Chaque nombre n'est que sur sept dominos.

    Retiens les dominos remis en rangée. Ils iront si leur nombre est ouvert quand leur tour revient.
blind-hughie-help-playing-well-any = Tu choisis quel domino retourner. Si tu en connais un, remis en rangée, retourne-le quand son nombre est ouvert.
billitonnen-help-playing-well = Regarde avant de choisir un bout. Laisse un bout où ton prochain domino va.
blind-hughie-help-example-both-ends = 4-2 va aux deux bouts : laisse 2 ou 4
