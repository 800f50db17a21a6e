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
