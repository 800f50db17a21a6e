domino-hearts-help-aim =
    Chaque domino montre une carte à jouer. L'as est le plus fort.

    Évite les points : chaque cœur coûte 1, et la dame de pique, Q♠, coûte 13. Ou ose prendre les 26.
domino-hearts-help-example-aim = K♠ prend 14 points : Q♠ et un cœur

domino-hearts-help-deal = À { $players }, chacun reçoit { $tiles } des 52 dominos.
domino-hearts-help-deal-without = À { $players }, chacun reçoit { $tiles } dominos, sans { $without }.
domino-hearts-help-pass = Passe trois dominos avant de voir ce que tu reçois. Le sens change à chaque donne : à gauche, à droite, { $players ->
    [4] en face, pas de passe
   *[other] pas de passe
}, et on recommence.
domino-hearts-help-dealer = Chacun tire un domino : celui qui a la plus petite carte donne, et on retire en cas d'égalité. Ensuite, c'est toujours le voisin de gauche qui donne.

domino-hearts-help-opening = { $opening ->
    [any] Celui qui a { $card } entame le premier pli, avec tout sauf un cœur.
   *[lowest_club] Celui qui a { $card } l'entame au premier pli.
}
domino-hearts-help-no-points-yet = À ce pli, tu ne peux pas donner de points, sauf si tu n'as rien d'autre.
domino-hearts-help-trick =
    Tu dois fournir la couleur demandée si tu en as. Sinon, joue ce que tu veux : c'est le moment de donner des points.

    La plus forte carte de la couleur demandée gagne, et le gagnant entame le pli suivant.
domino-hearts-help-example-trick = 7♦ entamé : 9♦ gagne, pas A♥

domino-hearts-help-title-leading-hearts = Entamer à cœur
domino-hearts-help-broken = Tu ne peux pas entamer à cœur tant que personne n'a joué { $breaking ->
    [queen_too] de cœur ou la dame de pique
   *[hearts] de cœur
} dans un pli précédent, sauf si tu n'as que des cœurs.
domino-hearts-help-title-queen = La dame de pique
domino-hearts-help-queen =
    Q♠ coûte 13. Entame de petits piques pour la faire sortir.

    Si tu l'as, attends une couleur que tu n'as pas, ou K♠ ou A♠ chez quelqu'un d'autre.
domino-hearts-help-example-queen = K♠ prend la dame

domino-hearts-help-score =
    Si tu prends les 26, tu décroches la lune. Retire 26 de ton total, ou donne 26 à { $moon-add ->
        [all] chaque
       *[one] un
    } adversaire.

    La partie finit quand quelqu'un a { $target } ou plus après une donne. Le total le plus bas gagne. En cas d'égalité, la victoire est partagée.
domino-hearts-help-playing-well =
    Passe les gros cœurs, A♠ et K♠. Passe aussi Q♠, sauf si tu as quatre piques ou plus.

    Débarrasse-toi vite d'une couleur courte, pour pouvoir donner des points.

    Tant que Q♠ n'est pas tombée, entame de petits piques si tu n'en as pas de gros.

    Si tu ne peux pas éviter un pli, gagne-le avec ta plus forte carte. Sinon, joue la plus forte qui perd encore.

    Si quelqu'un est en train de prendre tous les cœurs, prends-en un : adieu la lune.
domino-hearts-help-example-playing-well = Pas de carreau : la dame va sous K♦

domino-hearts-help-title-honour = Sur l'honneur
domino-hearts-help-honour =
    Tu peux jouer n'importe quel domino de ta main, même contre les règles. Tant que le pli n'est pas complet, tu peux reprendre un coup fautif, et les autres rejouent.

    Ensuite, tout le monde peut contester le coup, pour la dernière fois juste avant le score de la donne. Les dominos qui n'ont pas fourni sont gris.

    Une renonce coûte { $cost }. Contester à tort ne coûte rien.
