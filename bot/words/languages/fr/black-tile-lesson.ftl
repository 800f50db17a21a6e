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

lesson-black-tile-follow-title = Fournir la couleur
lesson-black-tile-follow-welcome = Chaque domino a deux couleurs, et celui qui entame en nomme une. Fournis-la si tu peux.

lesson-black-tile-follow-double =
    { $cleo } a entamé 6-6 comme double. Tu as 5-5, 1-1 et 0-0.
    {"**"}Quel double joues-tu ?**
    .right = 6-6 est le plus fort des doubles : { $cleo } prend le domino noir, 4 points.
    .hint = C'est sûr, 6-6 gagne de toute façon. Mais lequel de tes doubles coûte des points ?

lesson-black-tile-follow-void =
    { $cleo } a entamé 6-0 comme blanc, et tu n'as pas de blanc. Joue ce que tu veux.
    {"**"}Que lui donnes-tu ?**
    .right = 0-0 est parti, donc 6-0 gagne. Ton 6-3 coûte un point à { $cleo }.
    .hint = Celui-là ne lui coûte rien. Lequel de tes dominos a un 3 ?

lesson-black-tile-follow-learned =
    • Fournis la couleur nommée : 6-0 entamé comme blanc n'est pas un 6.
    • Les doubles sont aussi une couleur, et 0-0 est le plus petit.
    • Tu ne peux pas fournir ? Donne un domino qui coûte des points.

lesson-black-tile-duck-title = Haut ou bas ?
lesson-black-tile-duck-welcome = Tu dois fournir, mais tu as souvent le choix : jouer haut maintenant, ou garder ce domino ?

lesson-black-tile-duck-high =
    { $ann } a entamé 3-3, le plus fort des 3, et { $cleo } a jeté 0-0. Tu as trois 3.
    {"**"}Quel 3 joues-tu ?**
    .right = 3-3 gagne de toute façon : joue un gros 3. 3-0 sera sûr plus tard.
    .low = Il perd aussi. Mais 3-0 est le plus petit 3 et perd toujours : garde-le.

lesson-black-tile-duck-low =
    { $ann } a entamé 3-2 comme 3, { $bo } a joué 5-3, et { $cleo } n'a pas de 3. Tu joues en dernier.
    {"**"}6-3 ou 3-0 ?**
    .right = 5-3 gagne, et { $bo } prend 3 points. Tu as bien fait de garder 3-0.
    .hint = 6-3 bat 5-3 : tu prendrais le pli, avec 3 points.

lesson-black-tile-duck-learned =
    • Si tu perds de toute façon, joue ton plus gros domino qui perd.
    • Garde tes plus petits dominos pour la suite.

lesson-black-tile-stop-title = Empêcher la lune
lesson-black-tile-stop-welcome = Un joueur qui prend tous les points décroche la lune : chacun des autres prend 22.

lesson-black-tile-stop-blank =
    { $cleo } a les 3 points pris jusqu'ici, et elle a entamé 6-0 comme blanc.
    {"**"}Lequel de tes blancs joues-tu ?**
    .right = 6-0 gagne ce pli. Tu gardes le domino noir, et il va te servir.
    .hint = 0-0 est le plus fort des blancs : tu prends ton propre domino noir. Ça coûte 4.

lesson-black-tile-stop-keep =
    { $cleo } a 6 points et entame le dernier 3. Il ne reste que ce point et 0-0. Joue ce que tu veux.
    {"**"}Que joues-tu ?**
    .right = { $cleo } n'a pas tous les points, puisque tu gardes 0-0. Et 5-5 peut encore lui prendre un pli.
    .high = Elle n'a pas tous les points. Mais 5-5 pourrait encore lui prendre un pli : garde-le.
    .moon = Maintenant, { $cleo } a tous les points, et tu prends 22. Garde le domino noir.

lesson-black-tile-stop-learned =
    • Un joueur a tous les points ? Ne lui donne pas les derniers.
    • Garde un gros domino : un seul point pris par un autre empêche la lune.

lesson-black-tile-moon-title = Décrocher la lune
lesson-black-tile-moon-welcome = Prends tous les points de la donne, et chacun des autres prend 22. Tu as gagné les deux plis, et les 5 points.

lesson-black-tile-moon-win =
    À toi d'entamer, avec quatre 2 et 1-1. Un seul autre 1 est encore dehors : 5-1.
    {"**"}Qu'entames-tu ?**
    .right = 1-1 gagne et fait tomber 5-1. Maintenant, 2-1 est le dernier 1, et gagne aussi.
    .twos = 2-2 gagne aussi. Mais 5-1 peut encore battre ton 2-1. Fais-le d'abord tomber.
    .doubles = Il reste de plus gros doubles, comme 6-6. Entame-le comme nombre.
    .hint = Quelqu'un pourrait le battre. Lequel de tes dominos est le plus fort de son nombre ?

lesson-black-tile-moon-last =
    2-1 est le dernier 1. Deux autres 2 sont dehors, 6-2 et 2-0.
    {"**"}Qu'entames-tu ?**
    .right = Personne ne bat le dernier 1. Et { $ann } a jeté 2-0 : il reste moins de 2 contre toi.
    .twos = 2-2 gagne aussi. Mais entame d'abord ton 1 sûr : les autres jetteront peut-être leurs 2.
    .two = Comme 2, il perd contre 6-2. Quelle est son autre couleur ?
    .hint = Quelqu'un pourrait le battre. Quel domino est le dernier de son nombre ?

lesson-black-tile-moon-rest =
    Tu as 9 points, et tous les autres 2 sont partis.
    {"**"}Comment gagnes-tu les deux derniers plis ?**
    .right = Personne d'autre n'a de 2. Tu prends les 11 points, et chacun des autres prend 22.
    .hint = Quelqu'un pourrait le battre. Quel nombre es-tu seul à avoir ?

lesson-black-tile-moon-learned =
    • Tente-le avec des couleurs longues et leurs plus gros dominos.
    • Fais d'abord tomber ce qui peut battre les tiens.
    • Compte : le dernier domino d'une couleur gagne toujours.
