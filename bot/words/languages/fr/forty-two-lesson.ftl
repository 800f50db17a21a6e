lesson-forty-two-welcome = { $bo } et toi, vous jouez contre { $ann } et { $cleo }. Un joueur entame avec un domino, les autres jouent à leur tour, et le plus fort gagne le pli pour son camp.

lesson-forty-two-follow =
    { $cleo } a entamé 1-1, le plus fort des 1. Si tu as du 1, tu dois en jouer.
    {"**"}Quel 1 donnes-tu ?**
    .right = Les deux perdent contre 1-1. Garde 6-1 : comme 6, il peut encore gagner.
    .hint = Les deux perdent contre 1-1. Lequel pourrait encore gagner un pli plus tard ?

lesson-forty-two-trump =
    { $cleo } a entamé du 4, et tu n'en as pas : joue ce que tu veux. Atout 5 : les 5 battent tout le reste, et tu as les deux derniers.
    {"**"}Quel domino gagne ce pli, et le plus de points ?**
    .right = Un atout gagne, et 5-0 vaut 5. { $bo } ajoute 3-2, 5 de plus.
    .lower = Un atout gagne, mais 5-2 ne vaut rien. Lequel de tes atouts rapporte 5 points de plus ?
    .hint = 6-1 n'est ni un 4 ni un atout : il ne peut pas gagner.

lesson-forty-two-lead =
    À toi d'entamer. Atout 5 : les 5 battent tout le reste.
    {"**"}Quel domino personne ne peut battre ?**
    .right = Rien ne bat 5-5, et il vaut 10. Tous ceux qui ont un 5 doivent en jouer un.
    .trumped = Quelqu'un sans 6 pourrait jouer un atout. Quel atout est le plus haut ?
    .count = 5-0 vaut 5, et un atout plus haut pourrait le prendre. Lequel est le plus haut ?
    .hint = Quelqu'un pourrait le battre. Quel est ton plus haut atout ?

lesson-forty-two-count =
    Tu as 22 points, il t'en faut 30. Il reste un atout dehors, 5-4, et il bat les tiens. 5-0, 4-1 et 3-2 valent 5 chacun, et 5-5 et 6-4 valent 10.
    {"**"}Entame un atout qui ne vaut rien, pour le faire tomber.**
    .right = { $cleo } doit jouer 5-4. Elle gagne peu, et les derniers atouts sont à toi.
    .five = Il fait aussi tomber 5-4, mais { $cleo } gagnerait 5 points avec.
    .trumped = 5-4 pourrait le battre. Fais-le d'abord tomber, avec un atout.
    .hint = Ça ne fait pas tomber 5-4. Entame un atout.

lesson-forty-two-bid =
    Voici comment cette donne a commencé. Annonce combien des 42 points ton camp va gagner.
    {"**"}Tu as quatre 5 avec 5-5, et 6-6. Qu'annonces-tu ?**
    .right = Toute annonce de 30 à 42 vaut une marque : la plus basse suffit.
    .right-fair = Bonne annonce. Mais 30 vaut autant : une marque.
    .pass = Quatre 5 avec leur double, et 6-6 : tu peux annoncer.
    .all = 84 promet tous les plis, et 1-0 n'en gagne aucun.
    .hint = Toute annonce de 30 à 42 vaut une marque : annonce bas.

lesson-forty-two-name =
    Tu gagnes les enchères : choisis l'atout.
    {"**"}Quel nombre as-tu quatre fois, avec son double ?**
    .right = Quatre 5, et 5-5 est le plus fort.
    .none = Sans atout, rien n'arrête les couleurs longues des autres.
    .hint = Il te faut une couleur longue, et son double.

lesson-forty-two-learned =
    • Fournis la couleur si tu peux. Sinon, un atout gagne.
    • Chaque pli vaut 1, 5-5 et 6-4 valent 10, et 5-0, 4-1 et 3-2 valent 5.
    • Si tu es le preneur, entame d'abord tes meilleurs atouts.
    • Gagne ce que tu annonces, sinon l'autre camp marque.

lesson-forty-two-bid-title = Annonce et atout
lesson-forty-two-bid-welcome = Un bon atout vaut mieux que quelques doubles. Ici, tout le monde a passé, et tu parles en dernier.

lesson-forty-two-bid-bid =
    Tu as quatre 2, sans 2-2, et deux doubles : 5-5 et 1-1.
    {"**"}Qu'annonces-tu ?**
    .right = Quatre atouts et deux doubles devraient faire 30. Comme toute annonce jusqu'à 42, ça vaut une marque.
    .pass = Avec quatre 2 et deux doubles, tu peux annoncer.
    .hint = Toute annonce de 30 à 42 vaut une marque : n'annonce pas plus qu'il ne faut.

lesson-forty-two-bid-name =
    Tu gagnes les enchères avec 30.
    {"**"}Quel atout choisis-tu ?**
    .right = Tu as la plupart des 2. Quand les autres seront partis, les tiens gagneront.
    .fives = 5-5 est le plus fort des 5, mais tu n'as que deux 5. Quelle est ta plus longue couleur ?
    .hint = Compte tes dominos de chaque nombre. Quelle est ta plus longue couleur ?

lesson-forty-two-bid-draw =
    À toi d'entamer. Trois atouts sont contre toi : 2-2, 2-1 et 2-0.
    {"**"}Qu'entames-tu ?**
    .right = Ça fait tomber des atouts : ici 2-2 et 2-1 d'un coup. Et tu gardes 3-2, qui vaut 5.
    .count = Un atout, c'est bien. Mais 3-2 vaut 5, et 2-2 pourrait le prendre.
    .hint = Fais d'abord tomber les atouts contre toi. Ils pourraient le battre plus tard.

lesson-forty-two-bid-last =
    Tu as 13 points, il t'en faut 30. Il en reste 18 : gagne tous les plis. Un atout est contre toi, 2-0.
    {"**"}Qu'entames-tu ?**
    .right = 2-0 doit tomber maintenant, et il perd. Après, personne ne peut couper ton 1-1.
    .hint = 1-1 est le plus fort des 1, mais 2-0 peut le couper. Fais-le d'abord tomber.

lesson-forty-two-bid-learned =
    • Une couleur longue fait un bon atout, même sans son double.
    • Entame d'abord les atouts qui ne valent rien.
    • Entame tes doubles quand il n'y a plus d'atouts contre toi.

lesson-forty-two-trumps-title = Utiliser ses atouts
lesson-forty-two-trumps-welcome = Tu as annoncé 31, atout 5. 5-0 vaut 5 points : fais en sorte que ton camp le gagne.

lesson-forty-two-trumps-low =
    { $cleo } a entamé 6-6, et tu n'as pas de 6. Un atout est contre toi, 5-4, et il bat 5-3, 5-1 et 5-0.
    {"**"}Que joues-tu ?**
    .right = Un atout gagne, sauf si 5-4 tombe dessus. Et 5-0 reste à l'abri dans ta main.
    .count = Il gagne aussi, sauf si 5-4 le bat. Mais 5-0 vaut 5 : ne le risque pas ici.
    .hint = 0-0 ne peut pas gagner ce pli. Lequel de tes dominos le peut ?

lesson-forty-two-trumps-lead =
    Tu as 17 points, et tu entames. 5-4 est encore dehors.
    {"**"}5-1, 5-0 ou 0-0 ?**
    .right = { $cleo } doit jouer 5-4, et gagne un point. Maintenant, 5-0 est le dernier atout.
    .right-blank = C'est le plus fort des blancs. Il gagne, sauf si 5-4 tombe dessus.
    .hint = 5-4 le bat, et les autres gagnent 6 points.

lesson-forty-two-trumps-last =
    { $cleo } a entamé 4-2, et tu n'as pas de 4. Ton 5-0 est le dernier atout.
    {"**"}5-0 ou 0-0 ?**
    .right = Le dernier atout gagne toujours : 6 points. Puis 0-0 gagne le dernier pli.
    .hint = 0-0 ne peut pas gagner ce pli, et ton camp risque de ne pas faire 31.

lesson-forty-two-trumps-learned =
    • Un petit atout suffit souvent.
    • Un atout qui vaut 5, c'est pour un pli qu'il gagne à coup sûr.
    • Compte les atouts, et fais tomber le dernier qui est contre toi.

lesson-forty-two-partner-title = Aider son partenaire
lesson-forty-two-partner-welcome = { $bo } est ton partenaire. Tout ce qu'il gagne compte aussi pour toi.

lesson-forty-two-partner-bid =
    { $ann } a annoncé 30, { $bo } 31, et { $cleo } a passé. Tu as quatre 2 et 4-4.
    {"**"}Qu'annonces-tu ?**
    .right = L'annonce est à { $bo }, et elle vaut une marque pour ton camp. Plus haut, c'est seulement plus dur.
    .hint = L'annonce est déjà à { $bo }, ton partenaire. Plus haut, c'est plus dur à réussir.

lesson-forty-two-partner-give =
    Atout 3, et { $bo } a le dernier. Il a entamé 1-1, et tu n'as pas de 1.
    {"**"}Que donnes-tu ?**
    .right = Personne ne bat 1-1, et 6-4 vaut 10. Avec 4-1 de { $ann }, ton camp gagne 16 points.
    .hint = Ce pli est à ton camp, c'est sûr. Lequel de tes dominos vaut 10 ?

lesson-forty-two-partner-learned =
    • L'annonce est à ton partenaire ? Passe, sauf avec une main très forte.
    • Ton partenaire gagne le pli à coup sûr ? Donne des dominos qui valent des points.

lesson-forty-two-defend-title = Contre une annonce
lesson-forty-two-defend-welcome = { $ann } a annoncé 30, atout 3. Si son camp gagne moins, la marque est pour le tien.

lesson-forty-two-defend-ones =
    { $ann } a 22 points et a entamé 1-1, le plus fort des 1. Tu joues en dernier.
    {"**"}4-1 ou 2-1 ?**
    .right = 1-1 gagne de toute façon, et 2-1 ne vaut rien : elle gagne un point.
    .hint = 4-1 vaut 5, et { $ann } le prendrait. Quel 1 ne vaut rien ?

lesson-forty-two-defend-fours =
    { $ann } a 23 points et a entamé 4-4, le plus fort des 4. Tu joues en dernier.
    {"**"}4-1 ou 4-0 ?**
    .right = Elle ne gagne qu'un point, et il lui en faut encore 6.
    .hint = Avec 4-1, { $ann } aurait 29 points : plus qu'un à trouver.

lesson-forty-two-defend-learned =
    • Compte ce qu'ont les preneurs, et ce qu'il leur faut.
    • Le pli est à eux ? Garde ce qui vaut des points pour un pli à toi.

lesson-forty-two-nel-o-title = Perdre tous les plis
lesson-forty-two-nel-o-welcome = À certaines tables, on joue Nel-O : une annonce pour perdre tous les plis. Ton partenaire ne joue pas, et il n'y a pas d'atout.

lesson-forty-two-nel-o-bid =
    Tu parles en premier, avec 5-1, 3-1, 3-0, 2-0, 1-1, 1-0 et 0-0.
    {"**"}Qu'annonces-tu ?**
    .right = Les petits dominos perdent. Si tu ne gagnes aucun pli, ton camp a une marque.
    .thirty = Tu as quatre 1, donc 30 se défend. Mais ces petits dominos perdent encore plus sûrement.
    .pass = Avec des petits dominos aussi, tu peux annoncer. Quelle annonce est de perdre tous les plis ?
    .hint = C'est dur à réussir. Quelle annonce est de perdre tous les plis ?

lesson-forty-two-nel-o-lead =
    Tu entames, et tu ne dois pas gagner. Un domino est entamé comme son plus grand nombre.
    {"**"}Qu'entames-tu ?**
    .right = C'est ton plus gros domino : qu'il parte. Ceux qui ont un plus gros 5 doivent le battre, ou jouer 5-0.
    .right-low = Il est petit dans sa couleur : d'autres le battent.
    .high = Un double est le plus fort de son nombre : tu gagnes le pli, et l'annonce chute.
    .hint = En entame, c'est le seul blanc. Personne ne peut le battre, et tu gagnes le pli.

lesson-forty-two-nel-o-learned =
    • Nel-O demande des petits dominos, et des petits à côté de chaque double.
    • Entame d'abord ton domino dangereux, tant que d'autres en ont de plus gros.
