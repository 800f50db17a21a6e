mexican-train-help-aim = Forme des trains de moitiés égales et pose tous tes dominos avant les autres. Les points qui te restent à la fin d'une manche comptent contre toi.
mexican-train-help-example-aim = Départ au double. Les moitiés égales se touchent

mexican-train-help-deal = À { $players }, chacun reçoit { $tiles } dominos d'un jeu { $highest ->
    [12] double-douze
   *[9] double-neuf
}.
mexican-train-help-boneyard = { $leftover ->
    [1] Le domino restant forme la pioche, face cachée.
   *[other] Les { $leftover } dominos restants forment la pioche, face cachée.
}
mexican-train-help-engine = Chaque manche a un double de départ, d'où partent tous les trains. { $rounds ->
    [1] On joue une manche, avec { $highest }-{ $highest }.
   *[other] C'est { $highest }-{ $highest } à la manche 1, puis un de moins à chaque manche.
}
mexican-train-help-first = Le double de départ est sur la table avant la distribution. Chacun tire un domino : celui qui a le plus gros commence la manche 1, et on retire en cas d'égalité. Ensuite, on commence chacun son tour.
mexican-train-help-first-dealt = Si tu as le double de départ, je le pose pour toi et tu commences. Si personne ne l'a, on pioche chacun son tour jusqu'à le trouver, et on garde ce qu'on a pioché.

mexican-train-help-title-trains = Les trains
mexican-train-help-own = Chacun a son propre train. Son premier domino porte le nombre du double de départ.
mexican-train-help-mexican = Il y a aussi le train mexicain, { $mexican-from ->
    [own_started] ouvert à tous ceux dont le train a un domino. Pour y couvrir un double, ce n'est pas nécessaire.
   *[any_time] ouvert à tous. N'importe qui peut le commencer.
}
mexican-train-help-marked = Un train marqué est ouvert à tous, lui aussi.
mexican-train-help-example-marked = 8-3 va sur ton train, 6-5 sur le train marqué, 5-1 nulle part

mexican-train-help-turn = Joue un domino sur ton train, le train mexicain ou un train marqué. Si tu peux jouer, tu dois le faire.
mexican-train-help-no-fit = Si rien ne va, je pioche un domino pour toi et je le pose s'il va sur un train. S'il ne va pas, ou si la pioche est vide, tu boudes.
mexican-train-help-marker = Quand tu boudes, ton train reçoit un marqueur. Il part quand tu joues sur ton propre train.

mexican-train-help-title-first-turn = Le premier tour
mexican-train-help-first-turn = À ton premier tour, tu poses autant de dominos que tu veux, tous sur ton train. Si aucun ne va, tu en pioches un.
mexican-train-help-first-doubles = À ce tour, les doubles n'ont pas à être couverts. Si ton train finit par un double, il faut le couvrir à partir des deuxièmes tours.
mexican-train-help-first-doubles-free = À ce tour, un double ne demande pas d'autre domino.

mexican-train-help-title-doubles = Les doubles
mexican-train-help-doubles = { $doubles ->
    [cover] Après un double, tu rejoues aussitôt pour le couvrir. Si tu ne peux pas, tu pioches un domino, et tu boudes s'il ne va pas non plus.
    [chain] Après un double, tu peux poser d'autres doubles sur des trains ouverts, puis tu en couvres un. Si tu ne peux pas, tu pioches un domino, et tu boudes s'il ne va pas non plus.
    [free] Après un double, tu poses un autre domino sur n'importe quel train ouvert. Si tu ne peux pas, tu pioches un domino, et tu boudes s'il ne va pas non plus.
   *[none] Un double est un domino comme les autres.
}
mexican-train-help-owed = { $doubles ->
    [chain] Les doubles à découvert se couvrent d'abord, le plus ancien en premier. Tout le monde peut y jouer, et nulle part ailleurs.
   *[cover] Un double à découvert se couvre avant tout. Tout le monde peut y jouer, et nulle part ailleurs.
}
mexican-train-help-no-cover = Un double n'a pas à être couvert si tous les dominos de son nombre sont sur la table.

mexican-train-help-title-round-end = La fin d'une manche
mexican-train-help-round-end = Une manche finit quand quelqu'un pose son dernier domino.
mexican-train-help-last-double = { $last-double ->
    [covered] Si ce dernier domino est un double, on en pioche un : s'il va, c'est fini. C'est fini aussi si la pioche est vide, ou si tous les dominos de ce nombre sont sur la table.
   *[ends] Ce dernier domino peut être un double, qu'on n'a alors pas à couvrir.
}
mexican-train-help-blocked = Elle finit aussi quand la pioche est vide, que tout le monde a boudé à la suite et que personne ne peut jouer.

mexican-train-help-score = Chacun marque les points qui lui restent en main.
mexican-train-help-match = { $rounds ->
    [1] Le plus petit score gagne, et la victoire se partage en cas d'égalité.
   *[other] Après { $rounds } manches, le plus petit total gagne, et la victoire se partage en cas d'égalité.
}

mexican-train-help-well-heavy = Pose tôt tes gros dominos : ce sont eux qui coûtent le plus si un autre finit.
mexican-train-help-well-train = Prépare ton train : cherche la plus longue suite de ta main. Joue les autres dominos sur le train mexicain et les trains marqués.
mexican-train-help-well-doubles = { $doubles ->
    [free] Pose tes doubles tant que tu as un autre domino à jouer.
   *[cover] Pose tes doubles tant que tu peux les couvrir, ou quand le suivant ne le peut pas.
}
mexican-train-help-well-mexican = Regarde sur quoi les autres piochent et boudent : tu sauras quels nombres leur manquent.
