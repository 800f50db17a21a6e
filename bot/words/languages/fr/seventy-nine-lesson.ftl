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
