lesson-domino-whist-welcome = Un joueur entame avec un domino, et les autres jouent à leur tour. Le plus fort gagne le pli. Tu as fait l'annonce la plus haute, 5 plis sur 11 : gagnes-en au moins 5.

lesson-domino-whist-follow =
    { $cleo } a entamé 7-3 comme 3. Si tu as du 3, tu dois en jouer.
    {"**"}Lequel de tes 3 bat 7-3 ?**
    .right = 3-3 est le plus fort des 3, puis viennent 8-3, 7-3, etc.
    .hint = Dans une couleur, c'est l'autre bout qui décide, et 4 est plus petit que 7.

lesson-domino-whist-trump =
    { $cleo } a entamé 5-5, et tu n'as pas de 5 : joue ce que tu veux. Atout 6 : les 6 battent tout le reste.
    {"**"}Qu'est-ce qui gagne ce pli ?**
    .right = N'importe quel atout bat 5-5, et ton plus petit suffit.
    .higher = Il gagne aussi. Mais un atout plus petit ne suffirait-il pas ?
    .hint = Sans 5, seul un atout gagne. Lesquels de tes dominos sont des 6 ?

lesson-domino-whist-lead =
    À toi d'entamer, atout 6.
    {"**"}Quel domino personne ne peut battre ?**
    .right = Rien ne le bat, et tous ceux qui ont un 6 doivent en jouer un. Bientôt, ils n'auront plus d'atouts.
    .low = Un atout, c'est bien, mais un plus haut pourrait le battre.
    .hint = Un atout pourrait le battre. Quel est ton meilleur atout ?

lesson-domino-whist-count =
    Tu as annoncé 5 plis, et tu en as gagné 6. { $bo } a entamé du blanc, et tu n'en as pas.
    {"**"}Gagnes-en 1 de plus.**
    .right = Ton dernier atout gagne. Une annonce de 5 rapporte 5, pas plus, mais chaque pli gagné est un pli de moins pour les autres.
    .hint = 8-2 n'est ni blanc ni atout : il ne peut pas gagner.

lesson-domino-whist-bid =
    Voici comment cette donne a commencé. Annonce combien de plis tu vas gagner. Le preneur choisit l'atout, et marque ou perd son annonce.
    {"**"}Tu as 6-6, 7-7, 4-4 et quatre 6. Qu'annonces-tu ?**
    .right = Trois doubles devraient gagner, et tes autres 6, comme atouts, deux de plus.
    .right-safe = Une annonce prudente : trois doubles devraient gagner, et un de tes autres 6.
    .few = Quelqu'un pourrait annoncer plus. Compte trois doubles, et tes atouts.
    .pass = Avec trois doubles et quatre 6, tu peux annoncer.
    .hint = Compte ce qui devrait gagner : trois doubles, et tes atouts.

lesson-domino-whist-kitty =
    Tu gagnes les enchères. Le chien est 8-7, et tu peux l'échanger contre un de tes dominos.
    {"**"}Quel domino donnes-tu ?**
    .right = 5-1 ne gagnerait presque jamais un pli. 8-7 est le plus fort des 7 après ton 7-7.
    .keep = Tu peux garder ta main, mais 8-7 vaut le coup.
    .hint = Celui-là peut servir. Quel domino est petit dans ses deux couleurs, et tout seul ?

lesson-domino-whist-name =
    Maintenant, choisis l'atout.
    {"**"}Quel nombre as-tu quatre fois, avec son double ?**
    .right = Quatre 6, et 6-6 est le plus fort.
    .eights = Tu as aussi quatre 8, mais quelqu'un d'autre a 8-8.
    .hint = Il te faut une couleur longue, et son double.

lesson-domino-whist-learned =
    • Fournis la couleur si tu peux. Sinon, un atout gagne.
    • Un double est le plus fort de son nombre.
    • Si tu es le preneur, entame d'abord tes atouts.
    • Annonce ce que tu peux gagner : si tu chutes, tu perds l'annonce.
