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

lesson-domino-whist-bid-title = Annoncer ou passer
lesson-domino-whist-bid-welcome = Annonce ce que tu peux gagner : réussie, l'annonce rapporte, chutée, elle coûte autant. Les autres marquent 1 par pli.

lesson-domino-whist-bid-bid =
    { $cleo } a annoncé 4. Tu as 8-8, 5-5 et 2-2, et quatre blancs.
    {"**"}Qu'annonces-tu ?**
    .right = Trois doubles devraient gagner, et les blancs comme atout deux de plus. Et 5 suffit pour passer 4.
    .pass = Avec trois doubles et quatre blancs, tu peux annoncer plus que 4.
    .hint = C'est plus que ces dominos ne devraient gagner. Qu'est-ce qui suffit pour passer 4 ?

lesson-domino-whist-bid-stop =
    { $ann } a annoncé 6, et { $cleo } 7. C'est encore à toi.
    {"**"}Qu'annonces-tu ?**
    .right = 8 plis, c'est trop pour ces dominos. Et chaque pli gagné contre { $cleo } te rapporte 1.
    .hint = Tes dominos devraient gagner environ 5 plis. Si tu annonces plus et que tu chutes, tu perds tout.

lesson-domino-whist-bid-learned =
    • Compte les doubles, et les atouts longs que tu auras.
    • Annonce juste au-dessus des autres.
    • Trop haut ? Passe, et gagne des plis contre l'annonce.

lesson-domino-whist-trumps-title = Utiliser ses atouts
lesson-domino-whist-trumps-welcome = Tu gagnes les enchères avec 7, et tu as pris 5-4 dans le chien. Comment gagner tes 7 plis ?

lesson-domino-whist-trumps-name =
    Tu as quatre 5 avec 5-5, et quatre blancs : 8-0, 6-0, 4-0 et 3-0.
    {"**"}Quel atout choisis-tu ?**
    .right = Les petits blancs ne gagnent que comme atouts. Tes 5 peuvent gagner sans être atout.
    .fives = 5-5 et tes 5 longs peuvent gagner tels quels. Quelle couleur ne gagne que comme atout ?
    .hint = Il te faut un atout long. Quels nombres as-tu quatre fois ?

lesson-domino-whist-trumps-low =
    Atout blanc. { $ann } a entamé 2-2, et tu n'as pas de 2. Tu joues en dernier.
    {"**"}Que joues-tu ?**
    .right = Tu joues en dernier : ton plus petit atout gagne.
    .high = Il gagne aussi. Mais tu joues en dernier : un atout plus petit suffit.
    .hint = Il ne peut pas gagner, et il te faut 7 des 9 plis restants. Joue un atout.

lesson-domino-whist-trumps-draw =
    À toi d'entamer. 0-0 est parti, et trois atouts sont contre toi : 7-0, 5-0 et 1-0.
    {"**"}Qu'entames-tu ?**
    .right = Rien ne bat plus 8-0. Il fait tomber deux atouts : 5-0 et 1-0.
    .low = 7-0 pourrait le battre. Lequel de tes atouts personne ne bat ?
    .hint = Les autres ont encore des atouts. Fais-les d'abord tomber, avec ton plus gros.

lesson-domino-whist-trumps-eights =
    Seul 7-0 est contre toi. 8-8 et 7-7 sont partis : 8-7 est le plus fort des 8 et le plus fort des 7.
    {"**"}Qu'entames-tu ?**
    .right = Il reste plus de 8 dehors que de 7 ou de 5 : il y a moins de risque que quelqu'un n'en ait pas et joue 7-0.
    .sevens = C'est le plus fort des 7. Mais il n'en reste que quatre autres : quelqu'un peut ne pas en avoir, et couper. Il reste plus de 8.
    .fives = C'est le plus fort des 5. Mais il n'en reste que quatre autres : quelqu'un peut ne pas en avoir, et couper. Il reste plus de 8.
    .hint = Quelqu'un pourrait le battre. Lequel de tes dominos est le plus fort de son nombre ?

lesson-domino-whist-trumps-learned =
    • Prends comme atout la couleur qui en a le plus besoin.
    • Fais tomber les atouts avec un que personne ne bat.
    • Puis entame haut dans la couleur dont il reste le plus.

lesson-domino-whist-last-title = Les derniers plis
lesson-domino-whist-last-welcome = Tu as annoncé 8, atout 6, et gagné 4 plis sur 5. Compte maintenant ce qui reste.

lesson-domino-whist-last-blank =
    { $ann } a entamé 0-0, et tu joues en dernier. Tu n'as pas de blanc : 6-0 est un atout.
    {"**"}Que joues-tu ?**
    .right = Tu joues en dernier : un atout gagne, c'est ton cinquième pli.
    .hint = Il ne peut pas gagner. Il te faut encore 4 des 6 derniers plis. Lesquels de tes dominos sont des atouts ?

lesson-domino-whist-last-trump =
    Tu as 5 plis. { $ann } a entamé 1-1, et tu n'as pas de 1. Tu joues en dernier.
    {"**"}Que joues-tu ?**
    .right = Ton dernier atout gagne. Tous les autres 8 sont partis : ensuite, 8-8 et 8-4 gagnent.
    .hint = Il ne peut pas gagner. Il te faut 3 des 4 derniers plis : joue ton dernier atout.

lesson-domino-whist-last-suit =
    Tu as 7 plis, il t'en faut encore un. Il n'y a plus d'atout.
    {"**"}Qu'entames-tu ?**
    .right = C'est le dernier 8 : personne ne peut fournir ni le battre. C'est ton huitième pli.
    .fours = Comme 4, d'autres le battent : 4-4 est encore dehors. Quelle est son autre couleur ?
    .hint = Quelqu'un pourrait le battre. Quel domino est le dernier de sa couleur ?

lesson-domino-whist-last-learned =
    • Vers la fin, compte ce qu'il te faut et ce qui est sûr.
    • Le dernier domino d'une couleur gagne quand il n'y a plus d'atout.
    • Nomme la couleur où ton domino est imbattable.

lesson-domino-whist-suit-title = La bonne couleur
lesson-domino-whist-suit-welcome = Ici, il n'y a pas d'atout. Celui qui entame nomme une des deux couleurs, et elle décide de tout.

lesson-domino-whist-suit-two =
    Tu entames, avec 7-3 et 7-0. 7-5 est encore dehors.
    {"**"}Quel domino, et comme quelle couleur ?**
    .right = Il n'y a plus de 3 plus fort : tu gagnes. Ensuite, 7-0 peut gagner comme blanc.
    .right-blank = Il n'y a plus de blanc plus fort : tu gagnes. Ensuite, 7-3 peut gagner comme 3.
    .hint = Comme 7, il perd contre 7-5. Quelle est son autre couleur ?

lesson-domino-whist-suit-last =
    Ton dernier domino est 7-0. 0-0 et 8-0 sont partis, et 7-2 est encore dehors.
    {"**"}Comme quelle couleur l'entames-tu ?**
    .right = Il n'y a plus de blanc plus fort : le dernier pli est à toi.
    .hint = Comme 7, il perd contre 7-2. Quelle est son autre couleur ?

lesson-domino-whist-suit-learned =
    • Un domino peut être petit dans une couleur, et le plus fort dans l'autre.
    • Retiens quels gros dominos sont partis.
