coach-pass = { $low ->
    [yes] Passe ce qui gagne des plis ou coûte des points. Tu verras ensuite ce que tu reçois.
   *[no] Garde une couleur longue : elle pourrait devenir atout. Tu verras ensuite ce que tu reçois.
}
coach-bid = Annonce les { $what ->
    [tricks] plis
   *[points] points
} que { $for-side ->
    [yes] ton camp peut
   *[no] tu peux
} gagner. Le preneur choisit l'atout et doit réussir son annonce.
coach-kitty = Tu vois ce domino en secret. Personne ne saura lequel c'était, ni si tu l'as pris.
coach-trump = L'atout bat toutes les autres couleurs.
coach-longest = { $count ->
    [one] Ta couleur la plus longue : { $suits }.
   *[other] Tes couleurs les plus longues : { $suits }.
}
coach-doubles = Regarde tes doubles, et choisis le rang qui te fait perdre tous les plis.
coach-opening = Fais entamer le joueur suivant, et tu joueras en dernier.

coach-lead = Tout le monde doit fournir la couleur que tu entames, si possible.
coach-lead-suits = Un domino a deux couleurs. Dis laquelle tu entames : les autres doivent la fournir.
coach-no-hearts = { $queen ->
    [yes] Pourquoi pas à cœur ? Ce sera permis quand un cœur ou Q♠ aura été joué.
   *[no] Pourquoi pas à cœur ? Ce sera permis quand un cœur aura été joué.
}
coach-opens = La donne s'ouvre avec { $piece } : tu dois l'entamer.
coach-is-trump = Pourquoi pas { $piece } ? Il est atout, et un atout n'a pas d'autre couleur.
coach-only-one = Pourquoi seulement { $piece } ? Il faut fournir, et tu n'as pas d'autre { $suit }.
coach-must-follow = Pourquoi ceux-là ? Il faut fournir si tu peux, et on demande du { $suit }.
coach-void = { $why ->
    [trump] Sans { $suit }, seul un atout peut gagner ce pli.
    [points] Sans { $suit }, tu ne peux pas gagner ce pli : c'est le moment de donner des points.
   *[none] Sans { $suit }, tu ne peux pas gagner ce pli.
}
coach-sevens = Plus de couleurs : le domino le plus près de 7 gagne. À égalité, c'est le premier joué.

coach-review = Un domino gris n'a pas fourni. Si le joueur pouvait fournir, conteste.
coach-moon = Tu as pris tous les points. Regarde qui gagnerait la partie.

coach-turn = Retourne ton domino le plus à droite. S'il ne va pas, il repart à gauche.
coach-turn-on = Retourne ton domino le plus à droite, et continue tant que ça va.
coach-turn-any = Retourne celui que tu veux. Tu connais ceux qui sont repartis : retourne-les au bon moment.
coach-open-double = { $piece } est visible et il va. Joue-le, ou garde-le et retourne le suivant.
coach-ends = Laisse un nombre qu'on a peu posé.
coach-peek = Tu peux d'abord regarder ton prochain domino.
coach-goes-on = Ton tour continue si le prochain va.

coach-line-first = Ouvre de préférence avec un nombre que tu as plusieurs fois.
coach-line-fits = Pourquoi ceux-là ? Il faut le nombre d'un bout ouvert : { $numbers }.
coach-line-only-one = Pourquoi seulement { $tile } ? Aucun autre ne va sur { $numbers }.
coach-line-drew = { $one ->
    [yes] Quand rien ne va, je pioche un domino pour toi.
   *[no] Quand rien ne va, je pioche pour toi jusqu'à ce qu'un domino aille.
}
coach-line-spinner = { $tile } est le pivot : tu peux aussi jouer en haut et en bas.
coach-line-lacks = Le joueur suivant n'a pas de { $numbers }. Si rien d'autre n'est ouvert, il doit { $draws ->
    [yes] piocher
   *[no] bouder
}.
coach-line-sum = { $threes ->
    [yes] Tu marques 1 point pour chaque 5 et chaque 3 dans la somme des bouts.
   *[no] Tu marques si les bouts ouverts font 5, 10, 15, etc.
}
coach-line-exact = { $sides ->
    [yes] Il faut à ton camp
   *[no] Il te faut
} { $points } pile. Un coup qui dépasse ne rapporte rien.
coach-line-ends = { $tile } va à plusieurs bouts. Laisse celui que tu as le plus.

coach-train-start = Tu peux jouer sur ton train, le train mexicain et les trains marqués.
coach-train-lay = Pose sur ton train des dominos qui se suivent. Tu arrêtes avec **Terminé**.
coach-train-own-double = Un double se couvre tout de suite. Si tu ne peux pas, tu pioches un domino.
coach-train-chain = Tu peux poser d'autres doubles, puis un autre domino sur l'un d'eux.
coach-train-cover = Le double d'abord : joue dessus. Les autres trains sont fermés en attendant.
coach-train-marked = Rien n'allait : ton train est ouvert à tous. Joue dessus pour enlever le marqueur.
coach-train-others = Tu peux aussi jouer sur les trains marqués : { $who }.
coach-train-run = Garde pour ton train les dominos qui se suivent. Joue les autres ailleurs.
coach-train-mexican = Le train mexicain est toujours ouvert : joues-y ce qui ne va pas sur ton train.
coach-train-heavy = Plus que { $count ->
    [one] { $count } domino
   *[other] { $count } dominos
} pour { $who }. Pose tes gros dominos maintenant.
