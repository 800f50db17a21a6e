blind-hughie-help-aim =
    Débarrasse-toi de tes dominos. Ils sont en rangée, face cachée, et personne n'a le droit de les regarder, même pas toi.

    Tout le monde voit ce qui est retourné : retiens-le.
blind-hughie-help-left-over = { $leftover ->
    [one] Le domino restant ne sert pas.
   *[other] Les { $leftover } dominos restants ne servent pas.
}
billitonnen-help-left-over = Le domino restant commence la chaîne.
billitonnen-help-left-three = Les trois derniers dominos vont au premier joueur et aux deux suivants, un chacun.
blind-hughie-help-starter = Chacun tire un domino : le plus gros commence, et { $variant ->
    [billitonnen] à égalité celui qui a le plus gros bout
   *[hughie] on retire en cas d'égalité
}. Ensuite, à chaque donne, c'est le voisin de gauche qui commence.
blind-hughie-help-first-tile = Le premier domino retourné commence la chaîne.

blind-hughie-help-turn = On joue dans le sens des aiguilles d'une montre. À ton tour, retourne { $turn ->
    [any] le domino caché que tu veux dans ta rangée
   *[next] le domino le plus à droite de ta rangée
}.
blind-hughie-help-fits = S'il a le nombre d'un bout de la chaîne, on l'y pose. S'il va aux deux, tu choisis.
blind-hughie-help-example-turn = Bouts 2 et 4 : 5-2 et 4-4 vont, pas 3-3
billitonnen-help-turn = Ton tour continue jusqu'à ce qu'un domino n'aille pas.
billitonnen-help-title-ends = Choisir un bout
billitonnen-help-ends = Si un domino va aux deux bouts, tu choisis où le poser.
billitonnen-help-peek = Tu peux d'abord regarder ton prochain domino, et personne d'autre ne le voit.

blind-hughie-help-title-no-fit = Un domino qui ne va pas
blind-hughie-help-no-fit =
    Il repart face cachée, à gauche de ta rangée. Ton tour est fini dans tous les cas.

    On pose les doubles en travers, mais ils n'ont que deux bouts, comme les autres.
billitonnen-help-no-fit =
    Il repart face cachée, à gauche de ta rangée, et c'est à ton voisin de gauche.

    Un double repart face visible, et { $turn ->
        [any] tu peux le jouer dès qu'il va.
       *[next] on le réessaie quand il est le plus à droite.
    }
billitonnen-help-play-doubles = À ton tour, tu peux aussi jouer un double visible qui va, au lieu de retourner.

blind-hughie-help-title-deal-end = La fin d'une donne
blind-hughie-help-deal-end = Une donne finit quand une rangée est vide, ou quand plus aucun domino ne va.
blind-hughie-help-deal-end-any = Elle finit aussi quand personne n'a rien posé pendant autant de tours qu'il y a de dominos dans la plus longue rangée.
blind-hughie-help-score = { $sides ->
    [yes] Le camp qui a le moins de points dans ses rangées marque ceux de l'autre, moins les siens.
   *[no] Celui qui a le moins de points dans sa rangée marque ceux des autres, moins les siens.
}
blind-hughie-help-tie = { $going-out-wins-ties ->
    [yes] En cas d'égalité, { $sides ->
        [yes] le camp qui a une rangée vide marque. S'il n'y en a pas, personne ne marque.
       *[no] celui qui a tout posé marque. Si personne n'a tout posé, personne ne marque.
    }
   *[no] En cas d'égalité, personne ne marque.
}
billitonnen-help-title-end = La fin
billitonnen-help-end = { $rounds ->
    [1] Le premier qui pose le dernier domino de sa rangée gagne la partie.
   *[other] Le premier qui pose le dernier domino de sa rangée gagne la manche. Il faut { $rounds } manches pour gagner la partie.
}
billitonnen-help-blocked = Si plus aucun domino ne va, celui qui a le moins de points gagne. En cas d'égalité, on joue une autre manche.
billitonnen-help-idle = Celui qui a le moins de points gagne aussi quand personne n'a rien posé pendant autant de tours qu'il y a de dominos dans la plus longue rangée.

blind-hughie-help-playing-well =
    Quand un domino va aux deux bouts, laisse le nombre qu'on voit le moins dans la chaîne. Chaque nombre n'est que sur sept dominos.

    Retiens les dominos repartis dans ta rangée : ils iront si leur nombre est ouvert quand leur tour revient.
blind-hughie-help-playing-well-any = Tu choisis quel domino retourner. Si tu connais un domino reparti dans ta rangée, retourne-le quand son nombre est ouvert.
billitonnen-help-playing-well = Regarde avant de choisir un bout. Laisse un bout où ton prochain domino va.
blind-hughie-help-example-both-ends = 4-2 va aux deux bouts : laisse 2 ou 4
