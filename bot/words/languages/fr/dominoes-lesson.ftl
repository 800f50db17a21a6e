lesson-dominoes-welcome = Pose tous tes dominos avant { $ann }. Les moitiés égales se touchent, et on joue à l'un ou l'autre bout de la chaîne. Le gagnant marque les points restés dans l'autre main.

lesson-dominoes-fits =
    Ton 3-3 était le plus gros double : il a ouvert la donne. { $ann } a joué 3-0 : les bouts de la chaîne sont blanc et 3.
    {"**"}Joue un domino avec un blanc ou un 3.**
    .right = Il va sur le 3. 6-4 et 5-4 n'ont aucun des deux nombres : ils attendront.
    .right-blank = Il va sur le blanc. 6-4 et 5-4 n'ont aucun des deux nombres : ils attendront.

lesson-dominoes-keep =
    Quelques coups plus tard, les bouts sont 3 et blanc. 4-0 et 2-0 vont sur le blanc.
    {"**"}Lequel laisse un nombre sur lequel tu pourras jouer ensuite ?**
    .right = Il laisse un 4, et tu as encore 6-4 et 5-4. { $ann } n'a ni 3 ni 4, elle doit piocher.
    .hint = Il laisse un 2, et aucun de tes autres dominos n'a de 2 ni de 3. Tu devrais piocher.

lesson-dominoes-ends =
    { $ann } n'avait ni 3 ni 4 : elle a pioché jusqu'à 6-3. Les bouts sont 6 et 4.
    {"**"}Quel coup ne laisse qu'un nombre qu'{ $ann } n'a pas ?**
    .right = Les deux bouts sont à 4, et { $ann } n'a pas de 4. Elle doit encore piocher.
    .hint = Ça laisse un 6, et { $ann } peut en avoir un. Quel nombre n'a-t-elle pas ?

lesson-dominoes-alone =
    La donne continue, et les bouts sont 1 et 2. { $ann } n'a pas de 4, et tu en as trois.
    {"**"}4-2 ou 2-0 ?**
    .right = Tu ouvres encore un 4, et il n'y a que toi pour y jouer.
    .hint = Il laisse un 1 et un blanc, et aucun de tes autres dominos n'en a. Tu devrais piocher.

lesson-dominoes-double =
    Les bouts sont 6 et 4. { $ann } n'a toujours pas de 4.
    {"**"}4-4 ou 4-3 ?**
    .right = Un double ne va qu'à un nombre : joue-le tant que tu peux. Le 4 reste ouvert pour ton 4-3.
    .hint = Alors plus aucun 4 n'est ouvert, et ton 4-4 est coincé : un double ne va qu'à un nombre.

lesson-dominoes-last =
    Il te reste deux dominos : 4-3 et 2-0. Les bouts sont blanc et 4.
    {"**"}Lequel joues-tu ?**
    .right = { $ann } n'a pas de 3, elle doit jouer sur le blanc. Elle joue 0-0, et ton 2-0 termine : domino ! Il lui reste 7 points en main, tu les marques.
    .right-sure = { $ann } n'a pas de 4, le 4 reste donc ouvert pour ton 4-3. Tu finis au prochain tour : domino !

lesson-dominoes-learned =
    • Joue un domino qui a le nombre d'un bout ouvert. Si rien ne va, tu pioches.
    • Laisse des nombres que tu as et que les autres n'ont pas.
    • Joue les doubles tant que tu peux.
    • Le gagnant marque les points restés dans les autres mains.

lesson-dominoes-suits-title = Ton nombre fort
lesson-dominoes-suits-welcome = Block à quatre : tous les dominos sont distribués, personne ne pioche. Tout dépend des nombres qui restent ouverts.

lesson-dominoes-suits-keep =
    Les bouts sont 4 et 3. Quatre de tes six dominos ont un 3.
    {"**"}Quel coup te garde le 3 ouvert ?**
    .right = Le 3 reste ouvert, tu as encore quatre dominos pour lui, et ton 6-3 va aux deux bouts.
    .three = Les deux bouts sont à 3, mais tu y laisses un des tiens. Avec 6-4, tu les gardes tous.
    .hint = Ça couvre le 3, ton meilleur nombre. Joue à l'autre bout.

lesson-dominoes-suits-again =
    Un tour de table plus tard, les bouts sont 2 et 3. Tu as encore quatre dominos avec un 3.
    {"**"}Lequel joues-tu ?**
    .right = Le 3 reste ouvert, et ton 3-1 va maintenant aux deux bouts.
    .hint = Ça couvre le 3. Laisse d'abord les autres user leurs 3.

lesson-dominoes-suits-learned =
    • Cherche le nombre que tu as le plus.
    • Garde-le ouvert : joue à l'autre bout tant que tu peux.

lesson-dominoes-passes-title = Quand un joueur boude
lesson-dominoes-passes-welcome = Celui qui boude n'a aucun des nombres ouverts. Retiens-les, et sers-t'en.

lesson-dominoes-passes-knock =
    Les bouts sont 5 et 4. { $ann } et { $bo } ont déjà boudé sur un 5.
    {"**"}Quel coup les fait bouder encore tous les deux ?**
    .right = Les deux bouts sont à 5 : { $ann } et { $bo } boudent. Il n'y a que { $cleo } qui peut en avoir un.
    .hint = Ça laisse un autre nombre ouvert. Lequel manque à la fois à { $ann } et à { $bo } ?

lesson-dominoes-passes-again =
    Les deux ont boudé, et { $cleo } a joué 5-0. Les bouts sont blanc et 5. Tu as 6-4, 6-0 et 5-3.
    {"**"}Quel coup ne laisse que des nombres que toi seul as ?**
    .right = Tous les autres 5 et 6 sont dans la chaîne. Tout le monde boude, et c'est encore à toi.
    .hint = Ça ouvre un 3, et les autres jouent. Compte les 6 : cinq dans la chaîne, deux dans ta main.

lesson-dominoes-passes-turn =
    Tout le monde a boudé. Les bouts sont 6 et 5, et tu as 6-4 et 5-3.
    {"**"}Lequel d'abord ? { $bo } a aussi boudé sur un 3.**
    .right = { $bo } n'a pas de 3 et garde tous ses points. Le 6 attend ton 6-4 : au prochain tour tu finis et marques 28.
    .hint = Là aussi tu finis au prochain tour, mais tous peuvent avoir un 4. Avec un 3, { $bo } boude.

lesson-dominoes-passes-learned =
    • Si un joueur boude, retiens les nombres ouverts : il ne les a pas.
    • Rouvre-les juste avant son tour.
    • Si tous les autres boudent, tu rejoues.

lesson-dominoes-seven-title = Compter jusqu'à sept
lesson-dominoes-seven-welcome = Chaque nombre est sur sept dominos. Ici, { $bo } est ton partenaire.

lesson-dominoes-seven-count =
    Les bouts sont 6 et 5. Il y a déjà quatre 5 : 5-5, 5-4, 5-2 et 5-0.
    {"**"}Comment jouer deux fois de suite ?**
    .right = Quatre dans la chaîne, trois dans ta main : personne d'autre n'a de 5. Les trois boudent.
    .hint = Ça laisse un autre nombre ouvert. Compte les 5 : quatre dans la chaîne, trois dans ta main.

lesson-dominoes-seven-spare =
    Tout le monde a boudé, et les deux bouts sont à 5. Tu as 5-3, 5-1, 2-2 et 1-0.
    {"**"}5-3 ou 5-1 ?**
    .right = Ton 1-0 peut suivre sur le 1, et tu gardes 5-3 : le tout dernier 5.
    .hint = Alors aucun de tes autres dominos ne va sur le 3. Quel nombre as-tu encore une fois ?

lesson-dominoes-seven-block =
    Les bouts sont 3 et 5. Tu as 5-3, 2-2 et 1-0 : après ce coup, il te reste 5 points.
    {"**"}Où joues-tu 5-3 ?**
    .right = Les deux bouts sont à 5, et les sept sont sortis : bloqué ! Avec si peu de points, tu gagnes, et ton camp marque 56.
    .hint = Ça laisse des 3, et les autres jouent. Avec un 5 aux deux bouts, personne ne peut.

lesson-dominoes-seven-learned =
    • Chaque nombre est sur sept dominos. Compte ceux que tu vois.
    • Si tu as tous ceux qui restent, toi seul peux y jouer.
    • Bloque la chaîne quand il te reste peu de points.

lesson-dominoes-partner-title = Ton partenaire
lesson-dominoes-partner-welcome = { $bo } est ton partenaire. Ici, on joue dans l'autre sens : { $cleo } après toi, puis { $bo }, puis { $ann }.

lesson-dominoes-partner-skip =
    Les bouts sont blanc et 5. { $cleo } a boudé sur les deux, et il reste un domino à { $bo }.
    {"**"}5-5 ou 5-3 ?**
    .right = Rien de nouveau n'est ouvert : { $cleo } doit bouder, et c'est à { $bo }.
    .hint = Ça ouvre un 3, et { $cleo } peut rejouer. Laisse des nombres que { $cleo } n'a pas.

lesson-dominoes-partner-seven =
    Les bouts sont 2 et 5. Il reste un domino à { $ann }, sans 1 ni 5 : 6-2, 3-2 ou 3-3.
    {"**"}2-2 ou 5-3 ?**
    .right = Tu n'ouvres rien de nouveau : { $ann } ne finit que si un 2 reste ouvert. Ton 5-3 est le dernier 5, il peut attendre.
    .hint = Alors un 2 et un 3 sont ouverts, et { $ann } finit avec n'importe lequel, si personne ne les couvre.

lesson-dominoes-partner-learned =
    • Fais bouder celui qui joue avant ton partenaire.
    • N'ouvre rien qui aide un adversaire à un domino de la fin.
    • Si ton partenaire gagne, tu gagnes.

lesson-dominoes-last-title = Les derniers dominos
lesson-dominoes-last-welcome = Draw contre { $ann }. Elle a dû piocher sur 6 et 3 : elle n'en avait pas.

lesson-dominoes-last-lacks =
    Les bouts sont 6 et 5. De tous les 6, seul 6-2 est encore caché.
    {"**"}Quel coup fait le plus piocher { $ann } ?**
    .right = Les deux bouts sont à 6 : { $ann } pioche jusqu'à trouver 6-2.
    .three = Elle n'a pas de 3 non plus, mais beaucoup sont cachés : elle en pioche vite un. Un seul 6 reste.
    .hint = Ça laisse un nombre qu'{ $ann } peut avoir. Elle n'a pas de 6.

lesson-dominoes-last-double =
    { $ann } a pioché 6-2 et l'a joué : les bouts sont 2 et 6. Tu as 6-4, 5-3 et 2-2.
    {"**"}2-2 ou 6-4 ?**
    .right = Le double est parti, et ton 6-4 est le dernier 6 : personne ne peut te prendre ce bout.
    .hint = Ton 6-4 est le dernier 6 et peut attendre. Pas 2-2 : { $ann } peut couvrir le 2.

lesson-dominoes-last-out =
    Les bouts sont 5 et 6. Tu as 6-4 et 5-3.
    {"**"}Lequel d'abord ?**
    .right = { $ann } ne peut pas couvrir le 6 : au prochain tour tu finis avec 6-4, domino ! Tu marques 18.
    .hint = Alors { $ann } peut couvrir le 5 avant ton 5-3. Le 6 est à l'abri : personne d'autre n'en a.

lesson-dominoes-last-learned =
    • Laisse des nombres dont peu de dominos sont cachés.
    • Un nombre que toi seul as attend ton dernier domino.
    • Joue d'abord là où on peut te couvrir.

lesson-all-fives-welcome = Les moitiés égales se touchent. Après chaque coup, on additionne les bouts ouverts de la chaîne : 5, 10, 15, etc. rapportent autant de points aussitôt.

lesson-all-fives-sum =
    { $ann } a ouvert avec 6-6. Un double compte ses deux moitiés, les bouts donnent donc 12.
    {"**"}Quel domino fait 15 ?**
    .right = 12 + 3 = 15 : tu marques 15 points aussitôt.
    .hint = 12 + 5 = 17, et ça ne marque rien.

lesson-all-fives-spinner =
    Le premier double est le pivot. Sa gauche et sa droite sont couvertes : on peut aussi jouer en haut et en bas. Rien ne marque maintenant.
    {"**"}Quel domino serait le plus dur à jouer plus tard ?**
    .right = Un double ne va qu'à un nombre. Joue-le tant que son nombre est ouvert.
    .hint = Tu peux, mais ton 3-3 ne va qu'à un nombre. Joue-le tant qu'un 3 est ouvert.

lesson-all-fives-arm =
    À gauche, 5-5 compte 10, et à droite il y a un 5. Haut et bas ne comptent pas encore.
    {"**"}Où joues-tu 6-5 ?**
    .right = 10 + 5 + 5 = 20 points ! Un bras compte dès qu'il a un domino.
    .hint = Ça couvre un 5, et la somme n'est pas un multiple de 5. Où 6-5 ajoute-t-il un 5 ?

lesson-all-fives-double =
    { $ann } n'avait ni 5 ni 6, elle a donc pioché. Rien ne marque maintenant, et tes 4 vont en bas.
    {"**"}4-4 ou 4-0 ?**
    .right = Ton double est parti, et le 4 reste ouvert pour 4-0.
    .hint = Alors plus aucun 4 n'est ouvert, et 4-4 est coincé : 8 points pour { $ann } si elle finit.

lesson-all-fives-fives =
    Les bouts : à gauche 5-5 (10), à droite un blanc, en haut un 5, en bas 4-4 (8). Ils donnent 23.
    {"**"}Quel coup fait 15 ?**
    .right = 10 + 5 = 15 points. Puis ton 3-0 termine : il reste 6 points en main à { $ann }, tu marques 5 de plus.
    .hint = Ça fait plus de 23. Couvre le 4-4, qui compte 8.

lesson-all-fives-learned =
    • Après ton coup, tous les bouts ouverts s'additionnent. Un multiple de 5 rapporte.
    • Un double à un bout compte ses deux moitiés. Un bras compte dès qu'il a un domino.
    • Si rien ne marque, joue les doubles et les dominos lourds.
    • Si tu fais domino, tu marques les points restants, arrondis au multiple de 5.

lesson-all-fives-sums-title = Trouver la somme
lesson-all-fives-sums-welcome = Enlève ce que tu couvres, ajoute ce que tu laisses. Un double à un bout compte ses deux moitiés.

lesson-all-fives-sums-double =
    Les bouts : à gauche un 4, à droite 6-6 (12). Ils donnent 16.
    {"**"}Quel coup fait 20 ?**
    .right = 4-4 compte 8 : 8 + 12 = 20 points.
    .hint = Ça ne fait pas un multiple de 5. Combien compte un double ?

lesson-all-fives-sums-swap =
    Les bouts : à gauche 5-5 (10), à droite 6-6 (12). Ils donnent 22.
    {"**"}Quel coup fait 15 ?**
    .right = Il couvre le 12 et laisse un 5 : 10 + 5 = 15 points.
    .left = Il couvre le 10 et laisse un 6 : 6 + 12 = 18. Couvre l'autre double.
    .hint = 10 + 3 = 13, et ça ne marque rien.

lesson-all-fives-sums-arm =
    Les bouts : à gauche 5-5 (10), à droite un 5, en haut un 2. Ils donnent 17. Le bas est libre et ne compte pas.
    {"**"}6-3 en bas ou 2-1 en haut ?**
    .right = Un nouveau bras ne fait qu'ajouter : 17 + 3 = 20 points.
    .hint = 17 − 2 + 1 = 16. Un nouveau bras n'enlève rien : combien ajoute 6-3 ?

lesson-all-fives-sums-learned =
    • Nouvelle somme = l'ancienne − ce que tu couvres + ce que tu laisses.
    • Un nouveau bras du pivot ne fait qu'ajouter.

lesson-all-fives-keep-title = Garder la somme
lesson-all-fives-keep-welcome = Quand { $ann } marque, cherche un coup qui ne change rien : la même somme marque alors pour toi.

lesson-all-fives-keep-arm =
    { $ann } a marqué 10 : à gauche un 4, à droite un 6. En haut et en bas, ton 5-5 est libre.
    {"**"}Quel coup garde le 10 ?**
    .right = Le nouveau bras ajoute un blanc, 0 : toujours 10, et 10 points pour toi.
    .hint = Ça change la somme : 4-4 fait 14, 4-2 fait 8. Qu'est-ce qui ajoute 0 ?

lesson-all-fives-keep-blank =
    { $ann } a marqué 5 : à gauche un 4, à droite un 1, en haut un blanc.
    {"**"}Quel coup garde le 5 ?**
    .right = 0-0 compte 0 + 0 : toujours 5, et 5 points pour toi.
    .hint = 4-4 fait 9, 4-2 fait 3. Quel double ne compte rien ?

lesson-all-fives-keep-double =
    Les bouts : à gauche un 4, à droite 1-1 (2), en haut 0-0 (0). Ils donnent 6.
    {"**"}4-4 ou 4-2 ?**
    .right = 8 + 2 = 10 points, et le 4 reste ouvert pour 4-2.
    .hint = 2 + 2 = 4 ne marque rien, et 4-4 serait coincé.

lesson-all-fives-keep-learned =
    • Un blanc sur un bras libre garde la somme, 0-0 aussi.
    • Un double à un bout compte deux fois : joue-le si ça fait un multiple de 5.
