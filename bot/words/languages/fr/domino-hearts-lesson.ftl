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
