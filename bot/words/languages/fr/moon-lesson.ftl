lesson-moon-welcome = Chacun joue pour soi. Un joueur entame avec un domino, les autres jouent à leur tour, et le plus fort gagne le pli. Tu as annoncé 5 plis sur 7 : gagnes-en au moins 5.

lesson-moon-follow =
    { $bo } a entamé 3-3. Si tu as du 3, tu dois en jouer. Atout 5 : 5-3 n'est donc pas un 3.
    {"**"}Tes deux 3 perdent. Lequel donnes-tu ?**
    .right = Tu n'as plus de 4 : tu pourras jouer un atout sur du 4.
    .hint = Si tu gardes 4-3, tu devras le jouer sur du 4. Peux-tu t'en défaire ?

lesson-moon-trump =
    { $bo } a entamé 4-1, et tu n'as pas de 4 : joue ce que tu veux. Atout 5 : les 5 battent tout le reste.
    {"**"}Qu'est-ce qui gagne ce pli ?**
    .right = Il gagne : personne d'autre n'a plus de 5.
    .hint = 3-2 n'est ni un 4 ni un atout : il ne peut pas gagner.

lesson-moon-lead =
    À toi d'entamer, atout 5.
    {"**"}Quel domino personne ne peut battre ?**
    .right = Rien ne bat 5-5, et tous ceux qui ont un 5 doivent en jouer un. Il reste moins d'atouts contre toi.
    .low = Un atout, c'est bien, mais un plus haut pourrait le battre.
    .trumped = Quelqu'un sans 6 pourrait jouer un atout. Quel atout est le plus fort ?
    .hint = Quelqu'un pourrait le battre. Quel est ton meilleur atout ?

lesson-moon-bid =
    Voici comment cette donne a commencé. { $bo } a annoncé 4. Annonce plus, ou passe : si tu réussis, tu marques tes plis, et si tu chutes, tu perds ton annonce.
    {"**"}Tu as quatre 5 avec 5-5. Qu'annonces-tu ?**
    .right = Quatre atouts devraient gagner trois ou quatre plis, et le chien en apporte souvent un de plus.
    .pass = Avec quatre 5 et leur double, tu peux annoncer.
    .moon = 21, c'est le moon : les sept plis. Il te faut des dominos sûrs dans chaque couleur.
    .hint = C'est plus que ces dominos ne peuvent gagner. 5 suffit pour dépasser 4.

lesson-moon-kitty =
    Tu gagnes les enchères. Le chien est 6-6, et tu peux l'échanger contre un de tes dominos. Personne ne voit si tu le fais.
    {"**"}Quel domino donnes-tu ?**
    .right = Comme 6, 6-2 perd contre tous les autres, et 6-6 est le plus fort.
    .keep = Tu peux garder ta main, mais 6-6 gagne un pli si personne ne joue d'atout dessus.
    .hint = Celui-là peut servir. Avec 6-6 en main, de quel domino n'as-tu plus besoin ?

lesson-moon-name =
    Maintenant, choisis l'atout.
    {"**"}Quel nombre as-tu quatre fois, avec son double ?**
    .right = Quatre 5, et 5-5 est le plus fort.
    .none = Sans atout, tes petits 5 ne gagnent que si tu les entames tard.
    .hint = Il te faut une couleur longue, et son double.

lesson-moon-learned =
    • Fournis la couleur si tu peux. Sinon, un atout gagne.
    • Un atout n'est qu'un atout : il n'a pas la couleur de son autre bout.
    • Si tu es le preneur, entame d'abord tes meilleurs atouts.
    • 21, c'est le moon : les sept plis, pour 21 points.
