lesson-seventy-nine-welcome = { $bo }, { $dee } et toi, vous jouez contre { $ann }, { $cleo } et { $eli }, avec deux jeux : chaque domino est là deux fois. Un joueur entame, les autres jouent à leur tour, et le plus fort gagne le pli pour son camp.

lesson-seventy-nine-follow =
    Ton partenaire { $dee } a entamé du 6. Si tu as du 6, tu dois en jouer.
    {"**"}Quel 6 aucun autre 6 ne peut battre ?**
    .right = 6-6 est le plus fort. Il y en a un autre, mais de deux dominos identiques, le premier gagne.
    .hint = 6-4 vaut 10 points. Un 6 plus haut pourrait les donner à { $ann } ou { $cleo }.

lesson-seventy-nine-give =
    Ton partenaire { $dee } est en tête avec 2-2. Joue ce que tu veux : ton 5-2 est un atout, ce n'est donc pas un 2. 5-5 et 6-4 valent 10 chacun.
    {"**"}Que donnes-tu à ton camp ?**
    .right = Seul un atout bat 2-2, et ton camp gagne 10 points de plus.
    .nothing = C'est sûr, mais ça ne rapporte rien. Quel domino vaut 10 ?
    .hint = Ton camp gagne ce pli. Garde tes atouts, et donne un domino qui rapporte.

lesson-seventy-nine-lead =
    À toi d'entamer. Atout 5 : les 5 battent tout le reste.
    {"**"}Quel domino personne ne peut battre ?**
    .right = De deux dominos identiques, le premier gagne : 5-5 est sûr. { $dee } doit ajouter l'autre 5-5, et { $bo } donne 6-4 : 31 points.
    .hint = Quelqu'un pourrait le battre. Quel est ton plus haut atout ?

lesson-seventy-nine-count =
    { $ann } a entamé du blanc, et 3-2 est dans le pli. Il vaut 5, et chaque pli 1. Tu joues en dernier, et tu n'as que des atouts.
    {"**"}Quel atout suffit ?**
    .right = Personne ne joue après toi, ton plus petit atout gagne donc : 6 points.
    .hint = Il gagne aussi. Mais tu joues en dernier, garde les gros.

lesson-seventy-nine-bid =
    Voici comment cette donne a commencé. Annonce les points que ton camp va gagner : tu marques tout ce que tu gagnes, si tu réussis.
    {"**"}Tu as cinq 5 avec 5-5, et 6-6. Qu'annonces-tu ?**
    .right = Tu marques de toute façon ce que tu gagnes : n'annonce pas plus qu'il ne faut.
    .pass = Cinq 5, 6-6 et deux partenaires : tu peux annoncer.
    .hint = Une annonce plus haute ne rapporte rien de plus. Quelle est la plus basse ?

lesson-seventy-nine-name =
    Tu gagnes les enchères : choisis l'atout.
    {"**"}Quel nombre as-tu le plus ?**
    .right = Cinq des quatorze 5, et 5-5 est le plus fort.
    .hint = Compte tes dominos de chaque nombre.

lesson-seventy-nine-learned =
    • Fournis la couleur si tu peux. Sinon, aide tes partenaires.
    • Chaque pli vaut 1, 5-5 et 6-4 valent 10, et 5-0, 4-1 et 3-2 valent 5.
    • De deux dominos identiques, le premier gagne.
    • Annonce ce que ton camp peut gagner, et pas plus.

lesson-seventy-nine-trump-title = Choisir et tirer l'atout
lesson-seventy-nine-trump-welcome = Tout le monde a passé, et tu gagnes les enchères avec 50. Maintenant, sers-toi de tes atouts.

lesson-seventy-nine-trump-name =
    Tu as cinq 2, trois 3 et deux 4, mais pas 2-2.
    {"**"}Quel atout choisis-tu ?**
    .right = Cinq des quatorze 2 : bientôt, les tiens seront parmi les derniers.
    .hint = C'est la longueur qui compte. Quel nombre as-tu le plus ?

lesson-seventy-nine-trump-low =
    Atout 2. { $ann } a entamé 1-1, et personne ne l'a battu. Tu joues en dernier, sans 1.
    {"**"}Que joues-tu ?**
    .right = Tu joues en dernier : ton petit atout gagne. Tu gardes 6-2, et tu entames.
    .high = Il gagne aussi. Mais tu joues en dernier : un atout plus petit suffit.
    .hint = Il ne peut pas gagner. Il te faut encore 19 points : gagne l'entame avec un atout.

lesson-seventy-nine-trump-draw =
    Tu entames, avec ton dernier atout, 6-2. Deux autres sont peut-être dehors : 4-2 et l'autre 6-2.
    {"**"}Qu'entames-tu ?**
    .right = Rien ne le bat : de deux dominos identiques, le premier gagne. Il fait tomber 4-2, et { $dee } ajoute 5 points.
    .hint = 4-2 ou 6-2 pourraient encore le couper. Fais-les d'abord tomber.

lesson-seventy-nine-trump-learned =
    • Choisis ton nombre le plus long.
    • Tu joues en dernier ? Un petit atout suffit.
    • Entame des atouts tant qu'il y en a d'autres dehors.

lesson-seventy-nine-pairs-title = Chaque domino deux fois
lesson-seventy-nine-pairs-welcome = Chaque domino est là deux fois, et le premier des deux gagne. Tu as annoncé 51, atout 1.

lesson-seventy-nine-pairs-second =
    { $ann } a entamé 6-6, le plus fort des 6. Tu joues en dernier.
    {"**"}6-6 ou 6-3 ?**
    .right = Le premier 6-6 gagne de toute façon. Maintenant, le tien est le plus fort des 6.
    .hint = De deux dominos identiques, le premier gagne : ton 6-6 perd ici. Plus tard, ce sera le plus fort des 6.

lesson-seventy-nine-pairs-last =
    { $ann } a entamé 2-2, { $cleo } a ajouté 5-5, et 2-2 est en tête. Tu joues en dernier, sans 2.
    {"**"}Que joues-tu ?**
    .right = Tu joues en dernier : ton plus petit atout gagne 11 points. Il te reste les deux 1-1.
    .high = Il gagne aussi. Mais 1-1 est le plus gros atout, et ici un petit suffit.
    .hint = Il ne peut pas gagner, et il y a 11 points dans le pli. Lesquels de tes dominos sont des atouts ?

lesson-seventy-nine-pairs-first =
    Tu entames, avec les deux 1-1, 6-6, les deux 4-4 et 4-3.
    {"**"}Qu'entames-tu ?**
    .right = Personne ne peut le battre, et chacun peut ajouter des points : ici, ton camp en gagne 26.
    .hint = Quelqu'un pourrait le couper. Fais d'abord tomber leurs atouts.

lesson-seventy-nine-pairs-learned =
    • Entame le premier de deux dominos identiques : l'autre ne le bat pas.
    • Garde un domino qui est devenu le plus fort.
    • Compte chaque domino deux fois.

lesson-seventy-nine-partners-title = Trois par camp
lesson-seventy-nine-partners-welcome = { $bo } et { $dee } sont dans ton camp, { $ann }, { $cleo } et { $eli } dans l'autre. Tous les points vont au camp.

lesson-seventy-nine-partners-bid =
    { $dee } a annoncé 50, et les autres ont passé. Tu parles en dernier, avec trois 4 et quatre 2.
    {"**"}Qu'annonces-tu ?**
    .right = L'annonce est à { $dee }, pour ton camp. Plus haut, c'est seulement plus dur à réussir.
    .hint = L'annonce est déjà à { $dee }, pour ton camp. Plus haut, c'est plus dur à réussir.

lesson-seventy-nine-partners-win =
    Atout 4. { $dee } a entamé 4-2, et { $eli } a jeté 3-2. Un 4-4 est déjà tombé.
    {"**"}4-4 ou 5-4 ?**
    .right = Rien ne bat le dernier 4-4. Ton camp gagne 21 points ici.
    .hint = { $ann } et { $cleo } jouent après toi : 6-4 ou 4-4 pourraient le battre. Lequel des tiens est sûr ?

lesson-seventy-nine-partners-give =
    { $cleo } a entamé 5-5, et { $dee } a coupé avec 6-4. Les deux 4-4 sont partis, et tu dois jouer un 5.
    {"**"}5-1 ou 5-0 ?**
    .right = Personne ne bat 6-4, et 5-0 vaut 5. Ton camp gagne 26 points ici.
    .hint = C'est sûr. Mais ton camp gagne ce pli : lequel de tes 5 vaut des points ?

lesson-seventy-nine-partners-learned =
    • L'annonce est à ton camp ? Passe.
    • Gagne à coup sûr là où des points peuvent tomber.
    • Ton camp gagne le pli à coup sûr ? Donne des dominos qui rapportent.

lesson-seventy-nine-points-title = Les dominos qui comptent
lesson-seventy-nine-points-welcome = 5-5 et 6-4 valent 10, et 5-0, 4-1 et 3-2 valent 5. Tu as annoncé 50, atout 4, et ton camp a 39.

lesson-seventy-nine-points-trump =
    { $dee } a entamé 5-5, et { $eli } a coupé avec 5-4. Tu n'as pas de 5, et tous les autres 6-4 et 4-4 sont partis.
    {"**"}Que joues-tu ?**
    .right = Seul ton 4-4 bat 6-4. Ici, ton camp gagne 26 points, et réussit l'annonce.
    .high = Il gagne aussi. Mais 6-4 vaut 10 : gagne-les maintenant, et garde 4-4 pour entamer.
    .hint = 5-4 est en tête, et 5-5 vaut 10. Lequel de tes atouts bat 5-4 ?

lesson-seventy-nine-points-lead =
    L'annonce est réussie, mais chaque point compte encore. Des 4 sont encore contre toi.
    {"**"}Qu'entames-tu ?**
    .right = Personne ne peut le battre. Il fait tomber trois 4, et 4-1 vaut 5.
    .hint = Quelqu'un pourrait le battre. Lequel de tes atouts personne ne bat ?

lesson-seventy-nine-points-learned =
    • Gagne tes atouts qui comptent dans un pli sûr.
    • L'annonce est réussie ? Continue : chaque point compte encore.
