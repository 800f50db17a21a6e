lesson-domino-hearts-welcome = Chaque domino est une carte à jouer. Un joueur entame, les autres fournissent, et la plus forte carte de la couleur gagne le pli et tout ce qu'il contient. Évite les points : chaque cœur coûte 1, et la dame de pique, Q♠, coûte 13.

lesson-domino-hearts-follow =
    { $cleo } a entamé à pique. Si tu as du pique, tu dois en jouer.
    {"**"}Joue 5♠ ou 3♠.**
    .right = Tes deux piques perdent. { $bo } gagne avec K♠ et prend Q♠ : 13 points.

lesson-domino-hearts-lose =
    { $cleo } a entamé à cœur, et { $ann } est en tête avec J♥. Tu joues en dernier.
    {"**"}Quel est ton plus gros cœur qui perd encore ?**
    .right = J♥ gagne quand même. Tu gardes les petits cœurs, les plus sûrs.
    .hint = Il perd aussi, mais les petits cœurs serviront plus tard. Garde-les.

lesson-domino-hearts-lead =
    Tu as gagné un pli : à toi d'entamer. Un cœur est déjà tombé, tu peux donc aussi entamer à cœur.
    {"**"}Entame avec une carte que d'autres battront.**
    .right = 2♥ ne gagne jamais. Tous ceux qui ont un cœur doivent le battre.
    .right-spade = Les gros piques sont partis, mais 6♠ et d'autres le battent encore.
    .hint = Celle-là pourrait gagner. Quelle est ta plus petite carte de toutes ?

lesson-domino-hearts-give =
    On a entamé à trèfle, et tu n'en as pas : joue ce que tu veux.
    {"**"}Quel cœur donnes-tu au gagnant du pli ?**
    .right = Un point pour { $ann }, et A♥ ne te fera plus prendre de cœurs.
    .lower = Ça fait un point de donné. Mais quel cœur gagne tous les plis à cœur ?
    .lowest = 2♥ ne gagne jamais, garde-le. Quel cœur est le plus dangereux ?
    .hint = Tu peux, mais seuls les cœurs et Q♠ coûtent des points. Donne un cœur.

lesson-domino-hearts-ace =
    { $ann } a entamé A♦. Personne ne peut le battre, et tu dois fournir.
    {"**"}De quel carreau te débarrasses-tu ?**
    .right = A♦ gagne, ton roi part donc sans risque. Plus tard, il pourrait gagner un pli.
    .hint = A♦ gagne de toute façon. Lequel de tes carreaux pourrait gagner un pli plus tard ?

lesson-domino-hearts-pass =
    Voici comment cette donne a commencé : d'abord, passe trois cartes à { $ann }, à ta gauche.
    {"**"}Donne-lui Q♠, et deux grosses cartes qui gagnent des plis.**
    .right = Maintenant, ces cartes gagnent des plis pour { $ann }, et tu sais où est Q♠.
    .hint = Q♠ coûte 13. Les as et les rois gagnent des plis, et 9♥ pourrait prendre des cœurs.

lesson-domino-hearts-learned =
    • Fournis la couleur si tu peux. Sinon, donne des points.
    • Perds les plis, avec ta plus grosse carte qui perd encore.
    • Chaque cœur coûte 1, et Q♠ coûte 13.
    • Passe tes grosses cartes, et Q♠.

lesson-domino-hearts-queen-title = Se défaire de la dame
lesson-domino-hearts-queen-welcome = Q♠ coûte 13 points, et { $cleo } te l'a passée. Attends le bon moment pour t'en débarrasser.

lesson-domino-hearts-queen-keep =
    { $ann } a entamé J♠. Tu as Q♠, 7♠ et 5♠.
    {"**"}Quel pique joues-tu ?**
    .right = Il ne peut pas gagner, et Q♠ reste dans ta main pour l'instant.
    .hint = Q♠ bat J♠. Si personne ne joue A♠ ou K♠ dessus, tu prends tes propres 13 points.

lesson-domino-hearts-queen-throw =
    { $bo } a entamé 4♣, { $ann } a joué 7♣, et tu n'as pas de trèfle.
    {"**"}Que jettes-tu ?**
    .right = Seul un trèfle peut gagner ce pli : Q♠ est partie. Ici, { $cleo } la prend, 13 points.
    .heart = Ça fait un point de donné. Mais laquelle de tes cartes coûte 13 ?
    .hint = C'est sûr, mais Q♠ te reste. Jette-la tant que tu peux.

lesson-domino-hearts-queen-low =
    { $cleo } a entamé 5♥, { $bo } n'a pas de cœur, et { $ann } a joué 4♥. Tu joues en dernier.
    {"**"}Quel cœur joues-tu ?**
    .right = 5♥ gagne, et { $cleo } prend les trois cœurs.
    .hint = Il bat 5♥, et tu prends trois cœurs : 3 points.

lesson-domino-hearts-queen-learned =
    • Garde des petits piques à côté de Q♠.
    • Tu ne peux pas fournir ? Jette d'abord Q♠.
    • Tu joues en dernier ? Reste sous la carte qui gagne.

lesson-domino-hearts-spades-title = Où est Q♠ ?
lesson-domino-hearts-spades-welcome = Tu as passé Q♠ à { $ann }, et elle l'a encore. Ça t'aide dans tous les plis à pique.

lesson-domino-hearts-spades-ace =
    { $bo } a entamé J♠, et { $ann } a joué 2♠. Seule { $cleo } doit encore jouer.
    {"**"}A♠ ou 8♠ ?**
    .right = Q♠ ne peut plus tomber dans ce pli : { $ann } a déjà joué. Plus tard, A♠ pourrait la prendre.
    .hint = Alors A♠ te reste, et risque de prendre Q♠ plus tard. Est-il en danger maintenant ?

lesson-domino-hearts-spades-lead =
    À toi d'entamer. 8♠ est ton dernier pique, et { $ann } a encore Q♠.
    {"**"}Qu'entames-tu ?**
    .right = 8♠ ne peut pas prendre Q♠, et le pique la fait tomber. Tu n'as plus de pique : tu pourras y jeter d'autres cartes.
    .hint = Le pique fait tomber Q♠, et elle bat ton 8♠. Entame d'abord ton dernier pique.

lesson-domino-hearts-spades-throw =
    { $cleo } a entamé 3♠, { $bo } a joué 4♠ et { $ann } 5♠. Tu n'as pas de pique.
    {"**"}Que jettes-tu ?**
    .right = { $ann } prend un point, et un cœur qui gagne des plis est parti.
    .hint = Tu peux. Mais A♥ et K♥ gagnent des plis pleins de cœurs : jette l'un des deux.

lesson-domino-hearts-spades-learned =
    • Si tu as passé Q♠, tu sais où elle est.
    • Joue A♠ et K♠ quand Q♠ ne peut pas tomber dessus.
    • Tu ne peux pas fournir ? Jette tes gros cœurs.

lesson-domino-hearts-last-title = S'il faut gagner
lesson-domino-hearts-last-welcome = Parfois, tu ne peux pas perdre tous les plis. Alors choisis quand tu gagnes, et avec quelle carte.

lesson-domino-hearts-last-low =
    { $bo } a entamé 9♣, et { $ann } n'a pas de trèfle. { $cleo } joue en dernier.
    {"**"}Quel trèfle joues-tu ?**
    .right = Il perd. Et ici, { $cleo } jette Q♠ dans le pli : 13 points pour { $bo }.
    .hint = Il bat 9♣, et { $cleo } peut jeter Q♠ dessus : tu prendrais 13 points.

lesson-domino-hearts-last-high =
    { $bo } a entamé 4♥, { $ann } a joué 5♥, et { $cleo } n'a pas de cœur. Tes deux cœurs gagnent.
    {"**"}Q♥ ou 6♥ ?**
    .right = Tu gagnes de toute façon : joue le gros. 6♥ peut encore perdre.
    .hint = Il gagne aussi. Mais Q♥ te reste, et prendra d'autres cœurs plus tard.

lesson-domino-hearts-last-lead =
    Tu as pris 3 cœurs, et tu entames : 6♥ ou un trèfle.
    {"**"}Que choisis-tu ?**
    .right = Il reste des cœurs plus gros, et { $ann } doit prendre ce pli, avec 3 points.
    .hint = Tu as les plus gros trèfles : tu prends tout ce que les autres jettent dessus.

lesson-domino-hearts-last-learned =
    • Si Q♠ peut tomber dans le pli, joue petit.
    • Si tu gagnes de toute façon, joue ta plus grosse carte.
    • Ensuite, entame la plus petite.

lesson-domino-hearts-keep-title = Que garder ?
lesson-domino-hearts-keep-welcome = Les cœurs et Q♠ coûtent des points. Lâche ce qui pourrait les gagner, et garde ce qui ne gagne jamais.

lesson-domino-hearts-keep-queen =
    { $bo } a entamé J♠, et { $ann } a joué Q♠.
    {"**"}K♠, 10♠ ou 5♠ ?**
    .right = Tu restes sous Q♠ : { $ann } prend ses propres 13 points.
    .hint = K♠ bat Q♠. Si { $cleo } ne joue pas A♠, tu prends 13 points.

lesson-domino-hearts-keep-ace =
    { $bo } a entamé A♥, et { $ann } n'a pas de cœur. Tu as Q♥, 10♥, 3♥ et 2♥.
    {"**"}Quel cœur joues-tu ?**
    .right = A♥ gagne de toute façon : un gros cœur de moins. Il reste 3♥ et 2♥, qui ne gagnent presque jamais.
    .hint = Il perd, mais 3♥ et 2♥ sont tes cartes les plus sûres. Quel cœur pourrait gagner plus tard ?

lesson-domino-hearts-keep-lead =
    Tu entames, avec 5♠, 3♥ et 2♥. Tous les autres piques sont partis.
    {"**"}Qu'entames-tu ?**
    .right = Quelqu'un avec un cœur plus gros doit le battre. Ici, { $bo } prend 2 points.
    .hint = Personne d'autre n'a de pique : tu prends le pli, avec tout ce qu'ils jettent dessus.

lesson-domino-hearts-keep-learned =
    • Si un pli coûte cher, reste sous la carte qui gagne.
    • Un autre gagne de toute façon ? Lâche une grosse carte.
    • La dernière carte d'une couleur gagne, même petite.
