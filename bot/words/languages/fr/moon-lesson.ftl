lesson-moon-welcome = Chacun joue pour soi. Un joueur entame avec un domino, les autres jouent à leur tour, et le plus fort gagne le pli. Tu as annoncé 5 plis sur 7 : gagnes-en au moins 5.

lesson-moon-follow =
    { $bo } a entamé 3-3. Si tu as du 3, tu dois en jouer. Atout 5 : 5-3 n'est donc pas un 3.
    {"**"}Tes deux 3 perdent. Lequel donnes-tu ?**
    .right = Tu n'as plus de 4 : tu pourras jouer un atout sur du 4.
    .hint = Si tu gardes 4-3, tu devras le jouer sur du 4. Peux-tu t'en défaire ?

lesson-moon-trump =
    { $bo } a entamé 4-1, et tu n'as pas de 4 : joue ce que tu veux. Atout 5 : les 5 battent tout le reste.
    {"**"}Qu'est-ce qui gagne ce pli ?**
    .right = Il gagne : personne d'autre n'a plus de 5.
    .hint = 3-2 n'est ni un 4 ni un atout : il ne peut pas gagner.

lesson-moon-lead =
    À toi d'entamer, atout 5.
    {"**"}Quel domino personne ne peut battre ?**
    .right = Rien ne bat 5-5, et tous ceux qui ont un 5 doivent en jouer un. Il reste moins d'atouts contre toi.
    .low = Un atout, c'est bien, mais un plus haut pourrait le battre.
    .trumped = Quelqu'un sans 6 pourrait jouer un atout. Quel atout est le plus fort ?
    .hint = Quelqu'un pourrait le battre. Quel est ton meilleur atout ?

lesson-moon-bid =
    Voici comment cette donne a commencé. { $bo } a annoncé 4. Annonce plus, ou passe : si tu réussis, tu marques tes plis, et si tu chutes, tu perds ton annonce.
    {"**"}Tu as quatre 5 avec 5-5. Qu'annonces-tu ?**
    .right = Quatre atouts devraient gagner trois ou quatre plis, et le chien en apporte souvent un de plus.
    .pass = Avec quatre 5 et leur double, tu peux annoncer.
    .moon = 21, c'est le moon : les sept plis. Il te faut des dominos sûrs dans chaque couleur.
    .hint = C'est plus que ces dominos ne peuvent gagner. 5 suffit pour dépasser 4.

lesson-moon-kitty =
    Tu gagnes les enchères. Le chien est 6-6, et tu peux l'échanger contre un de tes dominos. Personne ne voit si tu le fais.
    {"**"}Quel domino donnes-tu ?**
    .right = Comme 6, 6-2 perd contre tous les autres, et 6-6 est le plus fort.
    .keep = Tu peux garder ta main, mais 6-6 gagne un pli si personne ne joue d'atout dessus.
    .hint = Celui-là peut servir. Avec 6-6 en main, de quel domino n'as-tu plus besoin ?

lesson-moon-name =
    Maintenant, choisis l'atout.
    {"**"}Quel nombre as-tu quatre fois, avec son double ?**
    .right = Quatre 5, et 5-5 est le plus fort.
    .none = Sans atout, tes petits 5 ne gagnent que si tu les entames tard.
    .hint = Il te faut une couleur longue, et son double.

lesson-moon-learned =
    • Fournis la couleur si tu peux. Sinon, un atout gagne.
    • Un atout n'est qu'un atout : il n'a pas la couleur de son autre bout.
    • Si tu es le preneur, entame d'abord tes meilleurs atouts.
    • 21, c'est le moon : les sept plis, pour 21 points.

lesson-moon-bid-title = Annonce et atout
lesson-moon-bid-welcome = Annonce ce que tes dominos peuvent gagner, prends le chien, choisis l'atout. Puis fais tomber les atouts.

lesson-moon-bid-bid =
    { $bo } a annoncé 4. Tu as 3-3 et 6-3, les deux plus forts 3, plus 5-5 et 4-4.
    {"**"}Qu'annonces-tu ?**
    .right = Deux atouts et deux doubles devraient gagner quatre plis, et 3-2 ou le chien un de plus.
    .pass = Avec deux gros atouts et deux doubles, tu peux annoncer.
    .hint = Tous les plis que tu gagnes comptent de toute façon. Annonce juste assez pour passer 4.

lesson-moon-bid-name =
    Tu as pris 5-1 dans le chien contre 6-2. Tu as maintenant trois 3 et trois 5.
    {"**"}Que choisis-tu ?**
    .right = Seul 3-3 bat 6-3 : tu as les deux meilleurs atouts. Et 5-5 peut gagner comme double.
    .fives = 5-5 gagne, mais 6-5, 5-4 et 5-3 battent tes 5-2 et 5-1.
    .hint = Il te faut une couleur longue. Quels nombres as-tu trois fois ?

lesson-moon-bid-draw =
    Tu as gagné deux plis. Un atout est contre toi : 4-3.
    {"**"}Qu'entames-tu ?**
    .right = 4-3 doit tomber sur 3-3. Maintenant, ton 3-2 est le dernier atout.
    .trumped = 5-5 est le plus fort des 5, mais quelqu'un sans 5 peut le couper avec 4-3.
    .hint = Quelqu'un pourrait le battre. Lequel de tes atouts bat 4-3 ?

lesson-moon-bid-last =
    Tu as gagné quatre plis, et il n'y a plus d'atout. Entame un 5.
    {"**"}Lequel ?**
    .right = Personne ne peut battre 5-5 : c'est ton cinquième pli, annonce réussie.
    .hint = Un 5 plus fort peut le battre, et tu risques de ne plus entamer. Commence par le plus fort.

lesson-moon-bid-learned =
    • Deux gros atouts valent mieux que trois petits.
    • Fais tomber le dernier atout avant d'entamer d'autres couleurs.
    • Gagne d'abord les plis qu'il te faut.

lesson-moon-trumps-title = Utiliser ses atouts
lesson-moon-trumps-welcome = Tu as annoncé 4, atout 2. Tu as trois atouts, mais pas 2-2.

lesson-moon-trumps-draw =
    À toi d'entamer. Trois atouts sont contre toi : 2-2, 4-2 et 2-1.
    {"**"}Qu'entames-tu ?**
    .right = Seul 2-2 le bat. Ici, il fait tomber 2-2 et 2-1 d'un coup.
    .hint = Fais d'abord tomber des atouts, avec un que seul 2-2 peut battre.

lesson-moon-trumps-low =
    Tu n'as encore aucun pli : il te faut les quatre derniers. { $ann } a entamé 6-1, et { $bo } n'a pas de 6. Tu joues en dernier.
    {"**"}Que joues-tu ?**
    .right = Ton plus petit atout gagne. Il te faut 5-2 pour faire tomber 4-2.
    .high = Il gagne aussi. Mais ensuite 4-2 bat ton 3-2, et il te faut tous les plis.
    .hint = Il ne peut pas gagner, et il te faut les quatre plis. Joue un atout.

lesson-moon-trumps-lead =
    Un atout est contre toi : 4-2.
    {"**"}Qu'entames-tu ?**
    .right = 4-2 doit tomber dessus. Après, personne ne peut battre 4-4 et 1-1.
    .hint = C'est le plus fort de sa couleur, mais quelqu'un pourrait le couper avec 4-2. Fais-le d'abord tomber.

lesson-moon-trumps-learned =
    • Entame un gros atout pour faire tomber les autres.
    • Tu joues en dernier ? Ton plus petit atout suffit.
    • Les doubles gagnent quand il n'y a plus d'atout.

lesson-moon-defend-title = Contre une annonce
lesson-moon-defend-welcome = { $ann } a annoncé 5, atout 1. Chaque pli que tu gagnes te rapporte un point, et il lui manque.

lesson-moon-defend-low =
    { $ann } a entamé 1-1, le plus fort des 1. Tu dois jouer un 1.
    {"**"}6-1, 3-1 ou 2-1 ?**
    .right = 1-1 gagne de toute façon. Maintenant, ton 6-1 est le plus gros atout.
    .hint = 1-1 gagne de toute façon. Après lui, 6-1 est le plus fort des 1 : garde-le.

lesson-moon-defend-trump =
    { $ann } a entamé 6-4, et { $bo } a joué 6-6. Tu joues en dernier, sans 6 : 6-1 est un atout.
    {"**"}Que joues-tu ?**
    .right = Un atout gagne le pli, et ton plus petit suffit. Garde 6-1, le plus gros.
    .high = Il gagne aussi. Mais tu joues en dernier : un atout plus petit suffit.
    .hint = Il ne peut pas gagner, et chaque pli vaut un point. Lesquels de tes dominos sont des atouts ?

lesson-moon-defend-learned =
    • Leur gros atout gagne ? Joue ton plus petit.
    • Chaque pli que tu gagnes manque aussi au preneur.

lesson-moon-moon-title = L'annonce de 21
lesson-moon-moon-welcome = Annoncer 21, c'est le moon : les sept plis pour 21 points. S'il en manque un, tu perds 21.

lesson-moon-moon-bid =
    { $ann } a annoncé 4, et { $bo } 5. Tu as 2-2, 6-2, 5-2, puis 6-6, 6-5, 3-3 et 0-0.
    {"**"}Qu'annonces-tu ?**
    .right = Atout 2, tes trois atouts font tomber les trois autres. Puis 6-6, 6-5, 3-3 et 0-0 gagnent aussi.
    .hint = Recompte : tes trois atouts font tomber les trois autres. Après, un de tes dominos peut-il perdre ?

lesson-moon-moon-name =
    Tu as gardé ta main.
    {"**"}Quel atout choisis-tu ?**
    .right = Tu as les trois plus forts 2, et il n'y en a que trois autres.
    .hint = Quelqu'un aurait un atout plus haut, ou plus d'atouts. De quel nombre as-tu les trois plus forts ?

lesson-moon-moon-draw =
    Atout 2 : 4-2, 3-2 et 2-1 sont contre toi.
    {"**"}Qu'entames-tu ?**
    .right = Personne ne peut le battre. En trois entames, il n'y a plus d'atout contre toi.
    .hint = Quelqu'un pourrait le couper. Fais d'abord tomber tous les atouts.

lesson-moon-moon-learned =
    • N'annonce 21 que si tu comptes sept plis sûrs.
    • Un pli sûr : le plus fort de sa couleur, sans atout dehors.
