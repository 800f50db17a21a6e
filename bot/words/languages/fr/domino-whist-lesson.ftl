lesson-domino-whist-welcome = Quelqu'un entame avec un domino, et les autres suivent. Le meilleur domino gagne le pli. Tu as fait la plus haute annonce, 5 des 11 plis : gagnes-en au moins 5.

lesson-domino-whist-follow =
    { $cleo } a entamé 7-3 comme 3. Si tu as du 3, tu dois en jouer.
    {"**"}Lequel de tes 3 bat 7-3 ?**
    .right = 3-3 est le plus haut 3, puis 8-3, 7-3, etc.
    .hint = Dans une couleur, l'autre bout décide, et 4 est moins que 7.

lesson-domino-whist-trump =
    { $cleo } a entamé 5-5, et tu n'as pas de 5 : tu peux tout jouer. Atout 6 : les 6 battent tout le reste.
    {"**"}Qu'est-ce qui gagne ce pli ?**
    .right = N'importe quel atout bat 5-5, et ton plus petit suffit.
    .higher = Il gagne aussi. Mais un atout plus petit ne suffirait-il pas ?
    .hint = Sans 5, seul un atout gagne. Lesquels de tes dominos sont des 6 ?

lesson-domino-whist-lead =
    À toi d'entamer, atout 6.
    {"**"}Quel domino personne ne peut battre ?**
    .right = Rien ne le bat, et qui a un 6 doit le jouer. Bientôt, ils n'auront plus d'atouts.
    .low = Un atout, c'est bien, mais un plus haut pourrait le battre.
    .hint = Un atout pourrait le battre. Quel est ton meilleur atout ?

lesson-domino-whist-count =
    Tu as annoncé 5 plis, et tu en as gagné 6. { $bo } a entamé du blanc, et tu n'en as pas.
    {"**"}Gagnes-en 1 de plus.**
    .right = Ton dernier atout gagne. Une annonce de 5 marque toujours 5, mais chaque pli gagné est un pli de moins pour les autres.
    .hint = 8-2 n'est ni blanc ni atout : il ne peut pas gagner.

lesson-domino-whist-bid =
    Voici comment cette donne a commencé. Annonce combien de plis tu vas gagner. La plus haute annonce choisit l'atout, et marque ou perd ce qu'elle a dit.
    {"**"}Tu as 6-6, 7-7, 4-4 et quatre 6. Qu'annonces-tu ?**
    .right = Trois doubles devraient gagner, et tes autres 6, comme atouts, deux de plus.
    .right-safe = Une annonce prudente : trois doubles devraient gagner, et un de tes autres 6.
    .few = Quelqu'un pourrait annoncer plus. Compte trois doubles, et tes atouts.
    .pass = Avec trois doubles et quatre 6, tu peux annoncer.
    .hint = Compte ce qui devrait gagner : trois doubles, et tes atouts.

lesson-domino-whist-kitty =
    Les enchères sont à toi. Le chien est 8-7, et tu peux l'échanger contre un de tes dominos.
    {"**"}Quel domino donnes-tu ?**
    .right = 5-1 ne gagnerait presque jamais un pli. 8-7 est le plus haut 7 après ton 7-7.
    .keep = Tu peux garder ta main, mais 8-7 vaut le coup.
    .hint = Celui-là peut servir. Quel domino est bas dans ses deux couleurs, et seul ?

lesson-domino-whist-name =
    Maintenant, choisis l'atout.
    {"**"}Quel nombre as-tu quatre fois, avec son double ?**
    .right = Quatre 6, et 6-6 est le plus haut.
    .eights = Tu as aussi quatre 8, mais quelqu'un d'autre a 8-8.
    .hint = Il te faut une couleur longue, et son double.

lesson-domino-whist-learned =
    • Fournis la couleur si tu peux. Sinon, un atout gagne.
    • Un double est le plus haut de son nombre.
    • Si tu as pris, entame d'abord tes atouts.
    • Annonce ce que tu peux gagner : si tu chutes, tu perds l'annonce.
