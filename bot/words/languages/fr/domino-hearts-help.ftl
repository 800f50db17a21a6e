domino-hearts-help-aim =
    Chaque domino montre une carte à jouer, l'as en tête.

    Les points font mal : chaque cœur coûte 1, et la dame de pique, Q♠, coûte 13. Évite les 26, ou ose les prendre tous.
domino-hearts-help-example-aim = K♠ prend 14 points : Q♠ et un cœur

domino-hearts-help-deal = À { $players }, chacun reçoit { $tiles } des 52 dominos.
domino-hearts-help-deal-without = À { $players }, chacun reçoit { $tiles } dominos, sans { $without }.
domino-hearts-help-pass-of-four = Passe trois dominos avant de voir ce que tu reçois. Le sens change à chaque donne : gauche, droite, en face, rien, et on reprend.
domino-hearts-help-pass = Passe trois dominos avant de voir ce que tu reçois. Le sens change à chaque donne : gauche, droite, rien, et on reprend.
domino-hearts-help-dealer = Chacun tire un domino : la plus petite carte donne, on retire en cas d'égalité. Puis la donne passe d'une place à gauche à chaque fois.

domino-hearts-help-opening = Qui a { $card } l'entame au premier pli.
domino-hearts-help-opening-any = Qui a { $card } entame le premier pli, avec tout sauf un cœur.
domino-hearts-help-no-points-yet = Dans ce pli, tu ne peux pas donner de points, sauf si tu n'as rien d'autre.
domino-hearts-help-trick =
    Il faut fournir la couleur demandée si tu en as. Sinon, joue ce que tu veux : c'est le moment de donner des points.

    Le plus haut domino de la couleur demandée gagne, et c'est à lui d'entamer ensuite.
domino-hearts-help-example-trick = Entame 7♦ : 9♦ gagne, pas A♥

domino-hearts-help-title-leading-hearts = Entamer à cœur
domino-hearts-help-broken = Pas d'entame à cœur avant que quelqu'un en ait joué un dans un pli précédent, sauf si tu n'as que des cœurs. La dame de pique ne compte pas pour ça.
domino-hearts-help-broken-by-queen = Pas d'entame à cœur avant que quelqu'un en ait joué un dans un pli précédent, sauf si tu n'as que des cœurs. La dame de pique compte aussi pour ça.

domino-hearts-help-title-queen = La dame de pique
domino-hearts-help-queen =
    Q♠ coûte 13. Entame de petits piques pour la faire sortir.

    Si tu l'as, attends une couleur que tu n'as pas, ou K♠ ou A♠ chez quelqu'un d'autre.
domino-hearts-help-example-queen = K♠ prend la dame

domino-hearts-help-score =
    Si tu prends les 26, tu décroches la lune. Retire 26 de ton total, ou mets 26 à un adversaire.

    La partie finit quand quelqu'un a { $target } ou plus après une donne. Le plus bas total gagne, et les plus bas totaux égaux se partagent la victoire.
domino-hearts-help-score-moon-all =
    Si tu prends les 26, tu décroches la lune. Retire 26 de ton total, ou mets 26 à chaque adversaire.

    La partie finit quand quelqu'un a { $target } ou plus après une donne. Le plus bas total gagne, et les plus bas totaux égaux se partagent la victoire.

domino-hearts-help-playing-well =
    Passe les gros cœurs, A♠ et K♠. Passe aussi Q♠, sauf si tu as quatre piques ou plus.

    Débarrasse-toi vite d'une couleur courte, pour pouvoir donner des points.

    Tant que Q♠ est dehors, entame de petits piques si tu n'en as pas de gros.

    Si tu dois gagner, gagne avec ton plus gros domino. Sinon, joue le plus gros qui perd encore.

    Si quelqu'un prend tous les cœurs, prends-en un : adieu la lune.
domino-hearts-help-example-playing-well = Pas de carreau : la dame va sous K♦

domino-hearts-help-title-honour = Sur l'honneur
domino-hearts-help-honour =
    À ton tour, tu peux jouer n'importe quel domino, même contre les règles. Je ne dis rien à personne.

    Tu peux reprendre un domino qui brise une règle tant que son pli n'est pas complet. Ceux qui ont joué après toi rejouent, et tu dois suivre les règles dans ce pli.

    Un domino joué dans les règles ne se reprend pas.

    Ensuite, tout le monde peut contester le coup. À la relecture, les dominos qui n'ont pas fourni sont gris.

    Une règle brisée coûte { $cost }. Se tromper en contestant ne coûte rien.

    Avant de marquer une donne, chacun peut contester une dernière fois.
