lesson-black-tile-welcome = Un joueur entame avec un domino, et les autres jouent à leur tour. Le plus fort gagne le pli et tout ce qu'il contient. Évite les points : chaque domino avec un 3 coûte 1, et 0-0, le domino noir, coûte 4.

lesson-black-tile-follow =
    { $bo } a entamé du 3. Si tu as du 3, tu dois en jouer.
    {"**"}Joue 6-3 ou 3-2.**
    .right = 3-2 est plus sûr : 3-3 ou 5-3 pourraient encore le battre. Mais { $ann } n'a pas de 3, elle joue ce qu'elle veut, et le pli est pour toi.
    .hint = Tu ne veux pas prendre de points. Seul 3-3 bat 6-3.

lesson-black-tile-lead =
    À toi d'entamer : joue un domino, et dis une de ses deux couleurs.
    {"**"}Entame avec un domino que d'autres battront.**
    .right-one = 1-0 est le plus petit 1. Tous ceux qui ont un 1 doivent le battre.
    .right-two = 2-0 est le plus petit 2. Tous ceux qui ont un 2 doivent le battre.
    .right-three = Un petit 2. Si quelqu'un le bat, ton 3 lui coûte un point.
    .right-fair = 1-1 et 6-1 le battent. Ici, { $bo } doit jouer 6-1.
    .black = 0-0 est le plus fort des blancs. Tu prendrais ton propre domino noir.
    .early = Bonne idée, et ça vient juste après. Commence par un petit domino.
    .hint = Les gros dominos gagnent les plis. Lequel est petit dans une de ses couleurs ?

lesson-black-tile-black =
    Tu as pris 3 points, et tu entames encore. 0-0 a deux couleurs : blanc et double.
    {"**"}Comment te débarrasser du domino noir ?**
    .right = C'est le plus petit double. Tous ceux qui ont un double doivent en jouer un, et { $ann } prend les 4 points.
    .blank = C'est le plus fort des blancs : tu le prendrais. Quelle est son autre couleur ?
    .hint = C'est assez sûr, mais le domino noir te reste. Dans quelle couleur est-il le plus petit ?

lesson-black-tile-count =
    { $ann } a entamé du 6, et { $bo } a jeté 3-3. Tu joues en dernier, et tes deux 6 gagnent le pli.
    {"**"}Quel 6 te coûte le moins ?**
    .right = 3-3 te coûte 1 de toute façon. 6-3 coûterait 1 de plus.
    .hint = Chaque domino avec un 3 coûte un point.

lesson-black-tile-pass =
    Voici comment cette donne a commencé : d'abord, chacun passe trois dominos à gauche.
    {"**"}Donne à { $ann } deux dominos qui gagnent des plis, et un qui coûte un point.**
    .right = 6-6 et 5-5 sont les plus forts de leur couleur, et 4-3 coûte un point. Maintenant, tu vois ce que { $cleo } t'a donné.
    .hint = Les gros doubles gagnent des plis, et un domino avec un 3 coûte un point.

lesson-black-tile-learned =
    • Fournis la couleur si tu peux. Sinon, joue ce que tu veux.
    • Entame petit, pour que les autres gagnent.
    • Chaque 3 coûte 1 et le domino noir 4 : entame-le comme double.
    • Passe tes gros doubles et tes 3.
