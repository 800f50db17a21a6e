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
