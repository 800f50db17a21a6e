lesson-blind-hughie-welcome = Tes dominos sont en rangée, face cachée. Débarrasse-t'en : celui qui a le moins de points gagne.

lesson-blind-hughie-turn =
    Les bouts de la chaîne sont 1 et blanc.
    {"**"}Retourne ton domino le plus à droite.**
    .right = C'est 2-0. Il va sur le blanc, je le pose, et ton tour est fini.

lesson-blind-hughie-back =
    Tour suivant. Les bouts sont 1 et 2.
    {"**"}Retourne ton domino le plus à droite.**
    .right = C'est 3-3, qui ne va nulle part. Il repart à gauche de ta rangée. Retiens-le !

lesson-blind-hughie-ends =
    2-1 va aux deux bouts. Ensuite, dans ta rangée : deux dominos inconnus, puis 3-2, 6-0, 5-2 et 2-2.
    {"**"}Le bout gauche laisse deux 2, le bout droit deux 1. Que laisses-tu ?**
    .right = Trois de tes prochains dominos ont un 2 : tu t'en débarrasseras.
    .right-other = Bon choix aussi : seul 1-1 va maintenant, et tu as moins de points qu'{ $ann }.

lesson-blind-hughie-next =
    6-0 va aux deux bouts. Ensuite viennent 5-2, 2-2, 0-0, 6-5 et 3-0 pour toi, et 5-5, 6-3, 5-0 et 5-3 pour { $ann }.
    {"**"}Le bout gauche laisse deux blancs, le bout droit deux 6. Que laisses-tu ?**
    .right = Le premier blanc d'{ $ann } est son troisième domino. Tu en as deux : 0-0 et 3-0.
    .hint = Avec des 6, { $ann } joue 6-3 à son deuxième tour, bien avant ton 6-5.

lesson-blind-hughie-stay =
    3-0 va aux deux bouts. Ensuite viennent 3-3, 6-6, 3-2, 5-2, 2-2 et 6-5 pour toi, et 4-4, 5-5, 6-3 et 1-1 pour { $ann }.
    {"**"}Le bout gauche laisse deux 3, le bout droit deux blancs. Que laisses-tu ?**
    .right = 3-3 est ton tout prochain domino.
    .hint = Tous les autres blancs sont dans la chaîne. La donne finirait, et tu as plus de points.

lesson-blind-hughie-score =
    6-5 va aux deux bouts. Il te reste 6-6 et 2-2, à { $ann } 1-1 et 4-4.
    {"**"}Le bout gauche laisse deux 6, le bout droit deux 5. Que laisses-tu ?**
    .right = 6-6 vient ensuite, et rien d'autre ne va. Tu finis avec 4 points, { $ann } avec 10 : tu marques la différence, 6.
    .hint = Plus rien ne va sur un 5. La donne finirait, et tu aurais 16 points.

lesson-blind-hughie-learned =
    • Retourne ton domino le plus à droite. S'il va à un bout, on le pose.
    • Sinon, il repart à gauche. Retiens-le.
    • S'il va aux deux bouts, laisse un nombre que tes prochains dominos ont.
    • Celui qui a le moins de points marque la différence.

lesson-blind-hughie-any-title = Au choix
lesson-blind-hughie-any-welcome = Ici, tu peux retourner n'importe quel domino de ta rangée. S'il ne va pas, il repart à gauche : retiens-les.

lesson-blind-hughie-any-new =
    Les deux bouts sont à 4. Ta rangée, de gauche à droite : 5-1, 6-3, 3-2 et un inconnu.
    {"**"}Lequel retournes-tu ?**
    .right = C'est 2-1. Il ne va pas, mais ça valait le coup. Tu connais maintenant les quatre.
    .hint = Tu le connais, et il ne va pas sur un 4. Essaie l'inconnu.

lesson-blind-hughie-any-next =
    { $ann } a ouvert un 3. Ta rangée, de gauche à droite : 2-1, 5-1, 6-3 et 3-2.
    {"**"}Lequel retournes-tu ?**
    .right = Il va sur le 3 et laisse un 2 : ton 2-1 suivra.
    .six = Il va, mais laisse un 6, et aucun de tes autres dominos n'en a.
    .hint = Il ne va pas : les bouts sont 3 et 4.

lesson-blind-hughie-any-recall =
    Quelques tours plus tard, les bouts sont 6 et 4. Ta rangée : 5-1 et 6-3.
    {"**"}Lequel retournes-tu ?**
    .right = Bonne mémoire : 6-3 va. Bientôt plus rien ne va : { $ann } a 19 points et toi 6, tu marques 13.
    .hint = 5-1 ne va pas. 6-3, oui.

lesson-blind-hughie-any-learned =
    • Retiens tes dominos : chacun repart à gauche.
    • Retourne un connu si son nombre est ouvert, sinon un nouveau.
    • Laisse un nombre pour le prochain.

lesson-billitonnen-welcome = Tes dominos sont en rangée, face cachée. Joue-les tous avant les autres pour gagner.

lesson-billitonnen-turn =
    Les bouts de la chaîne sont 4 et 2.
    {"**"}Retourne ton domino le plus à droite.**
    .right = C'est 3-2. Il va sur le 2, je le pose, et tu retournes le suivant.

lesson-billitonnen-back =
    Ton tour continue. Les bouts sont 4 et 3.
    {"**"}Retourne ton domino le plus à droite.**
    .right = C'est 5-1, qui ne va nulle part. Il repart à gauche de ta rangée, et c'est à { $ann }.

lesson-billitonnen-peek =
    Un tour plus tôt : 4-3 va aux deux bouts. Avant de choisir, tu peux regarder ton prochain domino.
    {"**"}Que fais-tu d'abord ?**
    .right = C'est gratuit, et rien que pour toi : ton prochain domino est 3-3.
    .hint = Ne devine pas. Regarder d'abord est gratuit.

lesson-billitonnen-ends =
    Ton prochain domino est 3-3.
    {"**"}Le bout gauche laisse deux 4, le bout droit deux 3. Que laisses-tu ?**
    .right = Les deux bouts sont à 3, donc 3-3 va, et ton tour continue.
    .hint = Avec deux 4, 3-3 finirait ton tour.

lesson-billitonnen-double =
    6-5 va aux deux bouts, et ton prochain domino est 5-4.
    {"**"}Le bout gauche laisse deux 6, le bout droit deux 5. Que laisses-tu ?**
    .right = 5-4 va sur un 5. Voilà deux dominos en un tour.
    .hint = Avec deux 6, 5-4 finirait ton tour.

lesson-billitonnen-last =
    5-1 va aux deux bouts. Ton dernier domino est 1-0 : il a déjà été retourné.
    {"**"}Le bout gauche laisse deux 1, le bout droit deux 5. Que laisses-tu ?**
    .right = 1-0 va, ta rangée est vide, et tu gagnes !
    .free = Tu peux, mais tu le connais déjà : c'est 1-0.
    .hint = Avec deux 5, 1-0 n'irait pas.

lesson-billitonnen-learned =
    • Retourne tes dominos jusqu'à ce qu'un n'aille pas.
    • Il repart à gauche, un double face visible.
    • Si un domino va aux deux bouts, regarde d'abord le suivant.
    • La première rangée vide gagne.

lesson-billitonnen-doubles-title = Doubles visibles
lesson-billitonnen-doubles-welcome = Un double qui ne va pas repart face visible. Ici, tu peux le jouer dès que son nombre est ouvert, au lieu de retourner.

lesson-billitonnen-doubles-first =
    Tu as joué 4-0 : les bouts sont 3 et 4. Ton prochain domino est 4-3, et ton 4-4 est visible.
    {"**"}Retourner le suivant, ou jouer 4-4 ?**
    .right = 4-4 va maintenant, et ton tour continue. Le 4 reste ouvert.
    .hint = 4-4 va maintenant. Après 4-3, le 4 peut être couvert, et 4-4 te resterait.

lesson-billitonnen-doubles-end =
    4-3 va aux deux bouts. Tu connais la suite de ta rangée : 6-3, puis 3-1 et 6-0.
    {"**"}Le bout gauche laisse deux 4, le bout droit deux 3. Que laisses-tu ?**
    .right = 6-3, 3-1 et 6-0 suivent tous : ta rangée est vide, et tu gagnes !
    .free = Tu peux, mais tu le connais déjà : c'est 6-3.
    .hint = Avec deux 4, 6-3 finirait ton tour.

lesson-billitonnen-doubles-learned =
    • Joue un double visible dès qu'il va.
    • Retiens ce qui est reparti : tu peux prévoir tout un tour.
