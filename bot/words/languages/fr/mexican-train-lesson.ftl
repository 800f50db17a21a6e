lesson-mexican-train-welcome = Pose tous tes dominos avant les autres. Chacun a son train, et le train mexicain est à tout le monde. Tous partent du double de départ, 12-12, et les moitiés égales se touchent. Ce qui te reste en main compte contre toi.

lesson-mexican-train-start =
    { $ann } a commencé son train avec 12-7. { $bo } n'avait pas de 12 et a pioché un domino qui n'allait pas non plus. Son train est donc marqué : il est ouvert à tous.
    {"**"}Seul ton 12-8 va. Où le joues-tu ?**
    .right = Ton train est parti, et personne d'autre ne peut y jouer. Tes autres dominos peuvent suivre.
    .hint = Tout le monde peut jouer sur ce train, et il manque toujours un 12 au tien. Commence le tien.

lesson-mexican-train-run =
    Quelques tours plus tard, ton train finit par un 4. 10-4, 5-4 et 4-2 vont.
    {"**"}Lequel laisse ton train aller le plus loin ?**
    .right = Il laisse un 10. 10-10, 10-5, 5-4, 4-2 et 3-2 peuvent suivre.
    .right-five = Il laisse un 5. 10-5 et 10-10 peuvent suivre.
    .hint = Il laisse un 2. Après ton 3-2, le train s'arrêterait.

lesson-mexican-train-double =
    Ton train finit par un 10. Un double se couvre aussitôt : tu joues un autre domino dessus.
    {"**"}10-10 ou 10-5 ?**
    .right = Ton 10-5 le couvre. Un double ne va qu'à un nombre : joue-le tant que tu peux.
    .hint = 10-10 ne va qu'à un 10 et te resterait. Joue-le maintenant : ton 10-5 le couvre.

lesson-mexican-train-own =
    Tu as couvert ton double avec 10-5. Ton train et le train mexicain finissent maintenant par un 5.
    {"**"}Où joues-tu 5-4 ?**
    .right = Personne d'autre ne peut jouer sur ton 4, et 4-2 et 3-2 peuvent suivre.
    .hint = Là, tout le monde peut jouer sur ton 4 avant ton 4-2. Ton propre train est à l'abri.

lesson-mexican-train-heavy =
    Ton train finit par un 4, le train mexicain par un 11. Tu n'as rien pour couvrir 11-11 : tu piocherais, et ton train serait peut-être marqué.
    {"**"}11-11 ou 4-2 ?**
    .right = 22 points de moins ! Rien n'allait, tu as pioché, et ton train est marqué. C'est à { $ann } de couvrir ton double.
    .hint = Ton 4 t'attend. Le 11, non : le suivant peut le prendre, et tu gardes 22 points.

lesson-mexican-train-open =
    Pendant quelques tours rien n'allait, et tu as pioché. Maintenant le train de { $ann } est marqué, lui aussi. Il finit par un 10.
    {"**"}10-8 ou 10-7 ?**
    .right = 18 points de moins. Ce qui reste en main compte contre toi : les gros dominos d'abord.
    .hint = Il va, mais 10-8 est plus gros. Ce qui reste en main compte contre toi.

lesson-mexican-train-marker =
    Tu as pioché 5-1, et trois trains finissent par un 5 : le tien, le mexicain et celui de { $bo }. Le tien est toujours marqué.
    {"**"}Où joues-tu 5-1 ?**
    .right = Le marqueur est parti. Ton train est de nouveau à toi seul.
    .hint = Ton train reste ouvert à tous. Seul un domino sur ton propre train enlève le marqueur.

lesson-mexican-train-cover =
    { $bo } a joué 7-7 sans pouvoir le couvrir. Tant qu'il n'est pas couvert, personne ne peut jouer ailleurs. Tu as 10-7 et 8-7.
    {"**"}Lequel le couvre ?**
    .right = C'est couvert : on peut rejouer sur tous les trains ouverts. Quelques tours plus tard, tu as fini : { $ann } prend 46 points, { $bo } 48, et toi 0.
    .right-eight = C'est couvert : on peut rejouer sur tous les trains ouverts. Ton 10-7 attend un 10 ou un 7.

lesson-mexican-train-learned =
    • Joue sur ton train, le train mexicain ou un train marqué.
    • Si rien ne va, tu pioches. Si ça ne va pas non plus, ton train est marqué.
    • Un double se couvre avant tout le reste.
    • Fais un long train à toi, et joue tôt les gros dominos.

lesson-mexican-train-run-title = Le plus long train
lesson-mexican-train-run-welcome = Avant de jouer, suis les nombres dans ta main : quel domino en laisse suivre le plus ?

lesson-mexican-train-run-far =
    Ton train finit par un 5. 9-5, 8-5 et 5-0 vont.
    {"**"}Lequel commence la meilleure suite ?**
    .right = 10-8, 10-1, 11-1, 11-0 et 5-0 peuvent suivre, et 13 points sont partis.
    .zero = La suite est aussi longue, mais 8-5 y vient en dernier. Les gros d'abord.
    .hint = Aucun de tes autres dominos n'a de 9. Le train s'arrêterait.

lesson-mexican-train-run-long =
    Quelques tours plus tard, ton train finit par un 1.
    {"**"}11-1 ou 2-1 ?**
    .right = Il laisse un 11 : 11-0, 5-0 et 9-5 peuvent suivre.
    .hint = Il laisse un 2, et aucun de tes autres dominos n'en a.

lesson-mexican-train-run-next =
    Ton train finit par un 11.
    {"**"}11-6 ou 11-0 ?**
    .right = 5-0 et 9-5 peuvent suivre. 11-6 n'est pas perdu : il va sur le train de { $bo } si un marqueur l'ouvre.
    .hint = 11-6 est plus gros, mais aucun de tes autres dominos n'a de 6. Le train s'arrêterait.

lesson-mexican-train-run-learned =
    • Prévois ton train deux ou trois dominos à l'avance.
    • De deux suites égales, commence par le plus gros domino.

lesson-mexican-train-doubles-title = Les doubles
lesson-mexican-train-doubles-welcome = Un double doit être couvert. Garde de quoi le faire, ou garde le double pour la fin.

lesson-mexican-train-doubles-cover =
    Ton train finit par un 4 et il est marqué. Tu as 4-4, 5-4 et 5-5.
    {"**"}4-4 ou 5-4 ?**
    .right = 5-4 le couvre, et le marqueur est parti. Au prochain tour, 5-5 peut suivre.
    .hint = Alors plus aucun 4 n'est ouvert pour 4-4. Joue-le d'abord : 5-4 le couvre.

lesson-mexican-train-doubles-bare =
    Il te reste 11-8 pour ton train et 7-7 pour le train marqué de { $bo }. { $ann } et { $bo } n'avaient pas de 7.
    {"**"}11-8 ou 7-7 ?**
    .right = Au prochain tour, 7-7 est ton dernier domino : rien à couvrir, et tu finis.
    .hint = Tu n'as rien pour le couvrir, tu piocherais. Si 7-7 est ton dernier domino, rien à couvrir.

lesson-mexican-train-doubles-learned =
    • Joue un double quand tu peux le couvrir.
    • Un double joué en dernier n'a pas à être couvert.

lesson-mexican-train-open-title = D'abord ailleurs
lesson-mexican-train-open-welcome = Ton propre train t'attend. Ailleurs, un nombre peut disparaître avant ton prochain tour.

lesson-mexican-train-open-double =
    { $bo } a lancé le train mexicain avec 12-4. Tu as 12-0 pour le tien, et 4-4 et 4-0.
    {"**"}Lequel joues-tu ?**
    .right = 4-0 le couvre : deux dominos en un tour. Ton train partira ensuite.
    .hint = Le 4 peut disparaître, et 4-4 ne va nulle part ailleurs. Ton 4-0 le couvre.

lesson-mexican-train-open-guest =
    Le train d'{ $ann } est marqué et finit par un 8. Le tien finit par un 5.
    {"**"}10-8 ou 6-5 ?**
    .right = 18 points de moins. Juste après, { $ann } a enlevé le marqueur, et ton 5 est toujours là.
    .hint = Ton 5 attend 6-5. Le 8 n'est ouvert que tant que le marqueur est là.

lesson-mexican-train-open-wait =
    Maintenant, c'est le train de { $bo } qui est marqué. Il finit par un 2. Tu as 6-5 et 2-0.
    {"**"}Lequel d'abord ?**
    .right = Personne ne touche à ton 5 : au prochain tour, 6-5 termine. { $ann } prend 33 points, { $bo } 26, et toi 0.
    .hint = Le 2 peut disparaître. Ton propre 5 attend 6-5.

lesson-mexican-train-open-learned =
    • Joue sur les trains marqués et le mexicain tant qu'ils sont ouverts.
    • Garde un domino pour ton train : personne ne prend son bout.

lesson-mexican-train-out-title = Finir
lesson-mexican-train-out-welcome = Peu de dominos : chacun doit laisser un nombre pour le suivant.

lesson-mexican-train-out-double =
    Ton train finit par un 1 et il est marqué. 3-1 et 1-1 vont.
    {"**"}Lequel d'abord ?**
    .right = 3-1 le couvre aussitôt, et le marqueur est parti.
    .hint = Alors plus aucun 1 n'est ouvert pour 1-1. Joue-le d'abord : 3-1 le couvre.

lesson-mexican-train-out-ten =
    Ton train finit par un 3. Tu as 10-6, 10-3 et 3-2.
    {"**"}10-3 ou 3-2 ?**
    .right = Il laisse un 10 pour ton 10-6, et 13 points sont partis.
    .hint = Il laisse un 2, et aucun de tes autres dominos n'en a. Après 10-3, 10-6 peut suivre.

lesson-mexican-train-out-learned =
    • D'abord les doubles que tu peux couvrir.
    • Laisse un nombre pour ton prochain domino.
    • Les gros avant les petits.
