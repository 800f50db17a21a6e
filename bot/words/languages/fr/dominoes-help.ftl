dominoes-help-aim = { $scoring ->
    [fives] Joue pour que les bouts ouverts de la chaîne fassent 5, 10, 15 ou plus. Tu marques autant de points aussitôt.
    [fives_and_threes] Joue pour que les bouts ouverts de la chaîne fassent un multiple de 5 ou de 3. Tu marques aussitôt, le plus avec 15.
   *[pips] { $sides ->
        [yes] Pose tous tes dominos, ou aide ton partenaire à le faire. Qui gagne la donne marque les pastilles restées en main.
       *[no] Pose tous tes dominos avant les autres. Qui gagne la donne marque les pastilles restées dans les autres mains.
    }
}
dominoes-help-example-aim = Les moitiés égales se touchent
dominoes-help-example-sum = { $counts } = { $sum } : { $points ->
    [0] aucun point
    [one] { $points } point
   *[other] { $points } points
}

dominoes-help-deal = À { $players }, chacun reçoit { $tiles } dominos d'un jeu { $highest ->
    [6] double-six
    [7] double-sept
    [8] double-huit
   *[9] double-neuf
}.
dominoes-help-redeal = Si une main a { $doubles } doubles ou plus, on redonne à tous.
dominoes-help-boneyard = { $tiles ->
    [one] Le domino restant forme la pioche, face cachée.
   *[other] Les { $tiles } dominos restants forment la pioche, face cachée.
}
dominoes-help-keep = { $tiles ->
    [one] Le dernier n'est jamais pioché.
   *[other] Les { $tiles } derniers ne sont jamais piochés.
}
dominoes-help-asleep = { $tiles ->
    [one] Le domino restant demeure face cachée, et personne ne le pioche.
   *[other] Les { $tiles } dominos restants demeurent face cachée, et personne ne les pioche.
}
dominoes-help-opens-double = Qui a le plus haut double ouvre la première donne avec. S'il n'y en a pas, c'est le domino le plus lourd qui ouvre.
dominoes-help-opens-heaviest = Qui a le domino le plus lourd, avec le plus de pastilles, ouvre la première donne avec.
dominoes-help-opens-lot = Chacun tire un domino : le plus de pastilles ouvre la première donne, avec le domino de son choix. On recommence en cas d'égalité.
dominoes-help-then-winner = Ensuite, le gagnant d'une donne ouvre la suivante avec le domino de son choix.
dominoes-help-after-tie = { $next ->
    [yes] Après une égalité, le joueur suivant ouvre.
   *[no] Après une égalité, le même joueur ouvre encore.
}
dominoes-help-then-next = Ensuite, on ouvre chacun son tour, avec ce qu'on veut.

dominoes-help-turn = Joue un domino qui a le nombre d'un bout ouvert. Si tu peux jouer, tu dois le faire.
dominoes-help-passes = Si rien ne va, je passe pour toi. Tout le monde voit quels nombres te manquent.
dominoes-help-draws = Si rien ne va, je pioche pour toi jusqu'à ce qu'un domino aille. Si la pioche est vide, je passe pour toi.
dominoes-help-draws-one = Si rien ne va, je pioche un domino pour toi. S'il ne va pas, ou si la pioche est vide, je passe pour toi.
dominoes-help-example-turn = Bouts 2 et 4 : 4-1 et 2-2 vont, pas 3-3

dominoes-help-title-spinner = Le pivot
dominoes-help-spinner = Le premier double est le pivot : il prend des dominos sur ses quatre côtés. Haut et bas s'ouvrent quand sa gauche et sa droite sont couvertes.
dominoes-help-spinner-counts = Le pivot compte ses deux moitiés jusqu'à ce que sa gauche et sa droite soient couvertes, puis plus rien. Haut et bas comptent dès qu'ils ont un domino.
dominoes-help-example-spinner = 6-6 se joue sur ses quatre côtés

dominoes-help-title-sum = Additionner les bouts
dominoes-help-sum = { $scoring ->
    [fives] Après ton coup, j'additionne tous les bouts ouverts. Si la somme est un multiple de 5, tu la marques : 15 rapporte 15.
   *[fives_and_threes] Après ton coup, j'additionne tous les bouts ouverts. Tu marques 1 point par 5 et par 3 dans la somme : 15 rapporte 8, 10 rapporte 2, 9 rapporte 3.
}
dominoes-help-sum-doubles = Un double à un bout compte ses deux moitiés : 5-5 compte 10.

dominoes-help-title-deal-end = La fin d'une donne
dominoes-help-deal-end =
    Une donne finit quand quelqu'un pose son dernier domino : domino !

    Elle finit aussi quand personne ne peut jouer : la chaîne est bloquée.
dominoes-help-blocked = { $by ->
    [closer] Alors qui a bloqué compare ses pastilles avec la place suivante. Le moins de pastilles gagne la donne, et l'égalité est pour qui a bloqué.
    [lowest] { $sides ->
        [yes] Alors la main qui a le moins de pastilles gagne la donne pour son camp.
       *[no] Alors qui a le moins de pastilles gagne la donne.
    }
   *[side] { $sides ->
        [yes] Alors le camp qui a le moins de pastilles dans ses deux mains gagne la donne.
       *[no] Alors qui a le moins de pastilles gagne la donne.
    }
}
dominoes-help-tied = { $to ->
    [carried] En cas d'égalité, les points vont au gagnant de la donne suivante.
    [opener] { $sides ->
        [yes] En cas d'égalité, le camp qui a ouvert la gagne.
       *[no] En cas d'égalité, le joueur le plus proche de l'ouverture la gagne, dans l'ordre du jeu.
    }
    [closer] { $sides ->
        [yes] En cas d'égalité, le camp qui a bloqué la gagne.
       *[no] En cas d'égalité, le joueur le plus proche du blocage la gagne, dans l'ordre du jeu.
    }
   *[nobody] En cas d'égalité, personne ne la gagne.
}
dominoes-help-example-blocked = Les sept 3 sont dans la chaîne : bloqué

dominoes-help-won = { $whose ->
    [opponents] Le camp gagnant marque les pastilles restées chez l'adversaire.
    [all] Le camp gagnant marque toutes les pastilles restantes, partenaire compris.
   *[alone] Qui gagne la donne marque les pastilles restées dans les autres mains.
}
dominoes-help-rounded = Elles sont arrondies aux cinq : 13 pastilles marquent 15, et 12 marquent 10.
dominoes-help-chips-out = Ton dernier domino marque 1 point de plus. Les pastilles restées en main ne rapportent rien.
dominoes-help-blocked-same = Une donne bloquée se marque pareil : { $own } pastilles contre { $left } rapportent { $points } points.
dominoes-help-blocked-difference = Une donne bloquée rapporte la différence : { $own } pastilles contre { $left } rapportent { $points } points.
dominoes-help-target = { $sides ->
    [yes] Le premier camp à { $target } points gagne la partie.
   *[no] Qui atteint d'abord { $target } points gagne la partie.
}
dominoes-help-at-once = Elle s'arrête aussitôt, même au milieu d'une donne.
dominoes-help-after-the-deal = On finit quand même la donne, puis le plus haut total gagne.
dominoes-help-exact = Il faut tomber juste sur { $target }. Un coup qui dépasse ne marque rien.

dominoes-help-title-extra = Les bonus
dominoes-help-capicua = Capicúa : ton dernier domino va { $spinner ->
    [yes] à tous les bouts
   *[no] aux deux bouts
} et n'est pas double. Tu marques { $points } points de plus.
dominoes-help-chuchazo = Chuchazo : ton dernier domino est 0-0. Tu marques { $points } points de plus.
dominoes-help-first-pass = Première passe : tu ouvres, et la place suivante doit passer. Tu marques { $points } points aussitôt.
dominoes-help-paso-redondo = Paso redondo : tu joues, tous les autres passent et tu rejoues. Tu marques { $points } points aussitôt.
dominoes-help-first-deals = Premières donnes : les quatre premières rapportent 100, 75, 50 et 25 points de plus.
dominoes-help-example-capicua = 4-2 va aux deux bouts : capicúa

dominoes-help-well-sums = Cherche un coup qui marque. S'il n'y en a pas, laisse des bouts où il est dur de marquer.
dominoes-help-well-heavy = Joue tôt les dominos lourds : gardés, ils rapportent aux autres. Joue tôt les doubles aussi : ils ne vont qu'à un nombre.
dominoes-help-well-numbers = Garde des nombres variés, pour pouvoir jouer à la plupart des bouts. Chaque nombre est sur { $count } dominos : compte ceux que tu vois.
dominoes-help-well-passes = Retiens les nombres sur lesquels la place suivante a passé, et laisse-les ouverts.
dominoes-help-well-partner = Aide ton partenaire : laisse les nombres qu'il joue, et couvre ceux sur lesquels il a passé.
dominoes-help-example-well = La place suivante a passé sur 4 : 4-2 laisse deux 4
