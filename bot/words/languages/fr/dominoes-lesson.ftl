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
