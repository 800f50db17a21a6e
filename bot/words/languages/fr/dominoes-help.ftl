dominoes-help-aim = { $scoring ->
    [fives] Joue pour que les bouts ouverts de la chaîne fassent 5, 10, 15 ou plus. Tu marques autant de points aussitôt.
    [fives_and_threes] Joue pour que les bouts ouverts de la chaîne fassent un multiple de 5 ou de 3. Tu marques aussitôt, le plus avec 15.
    [hands] { $sides ->
        [yes] Pose tous tes dominos, ou aide ton partenaire à le faire. Chaque donne gagnée rapporte des points.
       *[no] Pose tous tes dominos avant les autres. Chaque donne gagnée rapporte des points.
    }
   *[pips] { $sides ->
        [yes] Pose tous tes dominos, ou aide ton partenaire à le faire. Les gagnants marquent les points restés en main.
       *[no] Pose tous tes dominos avant les autres. Le gagnant marque les points restés dans les autres mains.
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
dominoes-help-boneyard = { $leftover ->
    [one] Le domino restant forme la pioche, face cachée.
   *[other] Les { $leftover } dominos restants forment la pioche, face cachée.
}
dominoes-help-keep = { $keep ->
    [one] Le dernier n'est jamais pioché.
   *[other] Les { $keep } derniers ne sont jamais piochés.
}
dominoes-help-asleep = { $leftover ->
    [one] Le domino restant ne sert pas : personne ne le pioche.
   *[other] Les { $leftover } dominos restants ne servent pas : personne ne les pioche.
}
dominoes-help-opens = { $opens ->
    [highest_double] Celui qui a le plus gros double ouvre la première donne avec. Si personne n'a de double, c'est le domino le plus lourd.
    [heaviest] Celui qui a le domino le plus lourd, celui qui fait le plus de points, ouvre la première donne avec.
   *[lot] Chacun tire un domino. Celui qui a tiré le plus gros ouvre la première donne, avec le domino de son choix. En cas d'égalité, on retire.
}
dominoes-help-then = { $then ->
    [winner] Ensuite, le gagnant d'une donne ouvre la suivante avec le domino de son choix.
    [highest_double] Aux donnes suivantes aussi, le plus gros double ouvre.
   *[next] Ensuite, on ouvre chacun son tour, avec le domino de son choix.
}

dominoes-help-turn = Joue un domino qui a le nombre d'un bout ouvert. Si tu peux jouer, tu dois le faire.
dominoes-help-no-fit = { $boneyard ->
    [asleep] Si rien ne va, tu boudes : je passe ton tour, et tout le monde voit quels nombres te manquent.
   *[drawn] { $drawing ->
        [one] Si rien ne va, je pioche un domino pour toi. S'il ne va pas, ou si la pioche est vide, tu boudes.
       *[until_it_fits] Si rien ne va, je pioche pour toi jusqu'à ce qu'un domino aille. Si la pioche est vide, tu boudes.
    }
}
dominoes-help-example-turn = Bouts 2 et 4 : 4-1 et 2-2 vont, pas 3-3

dominoes-help-title-spinner = Le pivot
dominoes-help-spinner = Le premier double est le pivot : on joue sur ses quatre côtés, en haut et en bas une fois sa gauche et sa droite couvertes.
dominoes-help-spinner-counts = Le pivot compte ses deux moitiés tant que sa gauche ou sa droite est libre, puis plus rien. Le haut et le bas comptent dès qu'ils ont un domino.
dominoes-help-example-spinner = On joue sur les quatre côtés du 6-6

dominoes-help-title-sum = Additionner les bouts
dominoes-help-sum = { $scoring ->
    [fives] Après ton coup, j'additionne tous les bouts ouverts. Si la somme est un multiple de 5, tu la marques : 15 rapporte 15.
   *[fives_and_threes] Après ton coup, j'additionne tous les bouts ouverts. Tu marques 1 point pour chaque 5 et chaque 3 dans la somme : 15 rapporte 8, 10 rapporte 2, 9 rapporte 3.
}
dominoes-help-sum-doubles = Un double à un bout compte ses deux moitiés : 5-5 compte 10.

dominoes-help-title-deal-end = La fin d'une donne
dominoes-help-deal-end =
    Une donne finit quand quelqu'un pose son dernier domino et fait domino.

    Elle finit aussi quand personne ne peut jouer : la chaîne est bloquée.
dominoes-help-blocked = { $blocked-by ->
    [closer] Le joueur qui a bloqué compare alors sa main à celle du suivant. Celui qui a le moins de points gagne la donne, et le bloqueur en cas d'égalité.
    [lowest] { $sides ->
        [yes] La main qui a le moins de points gagne alors la donne pour son camp.
       *[no] Celui qui a le moins de points en main gagne alors la donne.
    }
    [nobody] C'est alors l'égalité, et les points en main ne comptent pas.
   *[side] { $sides ->
        [yes] Le camp qui a le moins de points dans ses deux mains gagne alors la donne.
       *[no] Celui qui a le moins de points en main gagne alors la donne.
    }
}
dominoes-help-tied = { $tied-block ->
    [carried] En cas d'égalité, les points vont au gagnant de la donne suivante.
    [opener] { $sides ->
        [yes] En cas d'égalité, le camp qui a ouvert la gagne.
       *[no] En cas d'égalité, elle va au premier d'entre eux dans l'ordre du jeu, en partant de celui qui a ouvert.
    }
    [closer] { $sides ->
        [yes] En cas d'égalité, le camp qui a bloqué la gagne.
       *[no] En cas d'égalité, elle va au premier d'entre eux dans l'ordre du jeu, en partant de celui qui a bloqué.
    }
    [carried_one] En cas d'égalité, le gagnant de la donne suivante marque 1 de plus.
    [closer_loses] { $sides ->
        [yes] En cas d'égalité, le camp qui a bloqué la perd.
       *[no] En cas d'égalité, elle va au premier d'entre eux après celui qui a bloqué.
    }
   *[nobody] En cas d'égalité, personne ne la gagne.
}
dominoes-help-example-blocked = Les sept 3 sont posés : bloqué

dominoes-help-won = { $sides ->
    [yes] { $counts ->
        [all] Le camp gagnant marque tous les points restants, ceux du partenaire aussi.
       *[opponents] Le camp gagnant marque les points restés chez l'adversaire.
    }
   *[no] Le gagnant marque les points restés dans les autres mains.
}
dominoes-help-rounded = On les arrondit au multiple de 5 : 13 donnent 15, et 12 donnent 10.
dominoes-help-chips-out = Ton dernier domino marque 1 point de plus. Les points restés en main ne rapportent rien.
dominoes-help-blocked-score = { $blocked-scores ->
    [same] Une donne bloquée se marque pareil : { $own } en main contre { $left }, ça rapporte { $points } points.
   *[difference] Une donne bloquée rapporte la différence : { $own } en main contre { $left }, ça rapporte { $points } points.
}
dominoes-help-worth = Une donne gagnée rapporte 1 point, même bloquée.
dominoes-help-worths = Finir avec un double rapporte { $worth-double }, avec un domino qui va aux deux bouts { $worth-both }, et avec un double qui va aux deux bouts { $worth-crossed }.
dominoes-help-love = Quand chacun a gagné une donne, tous reviennent à 0 et le plus gros double ouvre. Tu gagnes donc avec { $target } points tant qu'un autre n'en a pas.
dominoes-help-target = { $sides ->
    [yes] Le premier camp à { $target } points gagne la partie.
   *[no] Le premier à { $target } points gagne la partie.
}
dominoes-help-title-extra = Les bonus
dominoes-help-capicua = Capicúa : ton dernier domino va { $spinner ->
    [first_double] à tous les bouts
   *[none] aux deux bouts
} et n'est pas un double. Tu marques { $capicua } points de plus.
dominoes-help-chuchazo = Chuchazo : ton dernier domino est le double blanc, 0-0. Tu marques { $chuchazo } points de plus.
dominoes-help-first-pass = Boudé d'entrée : tu ouvres, et le joueur suivant boude. Tu marques { $first-pass } points aussitôt.
dominoes-help-paso-redondo = Paso redondo : tu joues, tous les autres boudent et tu rejoues. Tu marques { $paso-redondo } points aussitôt.
dominoes-help-first-deals = Premières donnes : les gagnants des quatre premières marquent 100, 75, 50 et 25 points de plus.
dominoes-help-example-capicua = 4-2 va aux deux bouts : capicúa

dominoes-help-well-sums = Cherche un coup qui marque. S'il n'y en a pas, laisse des bouts où il est dur de marquer.
dominoes-help-well-heavy = Joue tôt les dominos lourds : s'ils te restent, les autres les marquent. Joue tôt les doubles aussi : ils ne vont qu'à un nombre.
dominoes-help-well-hands = Il suffit de finir le premier. Les points en main ne comptent que si la chaîne peut se bloquer.
dominoes-help-well-numbers = Garde des nombres variés, pour pouvoir jouer à la plupart des bouts. Chaque nombre est sur { $count } dominos : compte ceux que tu vois.
dominoes-help-well-passes = Retiens les nombres sur lesquels le joueur suivant a boudé, et laisse-les ouverts.
dominoes-help-well-partner = Aide ton partenaire : laisse les nombres qu'il joue, et couvre ceux sur lesquels il a boudé.
dominoes-help-example-well = Le joueur suivant a boudé sur 4 : 4-2 laisse deux 4
