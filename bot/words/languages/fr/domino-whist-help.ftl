domino-whist-help-aim = Annonce combien de plis tu vas gagner, puis gagne-les. La plus haute annonce choisit l'atout, la couleur qui bat toutes les autres.
domino-whist-help-deal =
    { $highest ->
        [7] À { $players }, chacun reçoit { $tiles } dominos d'un jeu double-sept.
        [8] À { $players }, chacun reçoit { $tiles } dominos d'un jeu double-huit.
       *[9] À { $players }, chacun reçoit { $tiles } dominos d'un jeu double-neuf.
    }
domino-whist-help-example-aim = 6-5 entamé comme 6 : 6-6 gagne

domino-whist-help-pass-of-four = D'abord, chacun passe trois dominos. Le sens change à chaque donne, même sans annonce : gauche, droite, en face, rien, et on reprend.
domino-whist-help-pass = D'abord, chacun passe trois dominos. Le sens change à chaque donne, même sans annonce : droite, gauche, rien, et on reprend.
domino-whist-help-dealer = Chacun tire un domino : le plus de pastilles donne, on recommence en cas d'égalité. Puis la donne passe d'une place à gauche à chaque fois.
domino-whist-help-bids = À partir de la gauche de qui donne, annonce plus de plis que la dernière annonce, ou passe.
domino-whist-help-lowest = La plus basse annonce est { $bid }.
domino-whist-help-no-lowest = Il n'y a pas de minimum : la première annonce peut être 0.
domino-whist-help-pass-final = Si tu passes, tu sors des enchères.
domino-whist-help-pass-for-now = Si tu passes, tu peux encore annoncer plus tard.
domino-whist-help-auction-ends = Les enchères finissent quand il ne reste qu'une personne, ou sur une annonce des { $tricks } plis.
domino-whist-help-auction-ends-late = Les enchères finissent quand tous les autres passent après une annonce, ou sur une annonce des { $tricks } plis.
domino-whist-help-all-pass-dealer = Si tout le monde passe, qui donne joue pour { $bid }.

domino-whist-help-title-kitty = Le chien et l'atout
domino-whist-help-kitty = Un domino, le chien, reste face cachée. Le preneur le regarde, et peut l'échanger en secret contre un des siens.
domino-whist-help-trump = Le preneur choisit l'atout : un nombre, les doubles ou rien. Puis il entame librement.

domino-whist-help-suits =
    Chaque domino a deux couleurs : 6-4 est un 6 et un 4, et 5-5 est un 5 et un double. Qui entame choisit laquelle.

    Dans un nombre, le double est en tête, puis l'autre bout décide. Les doubles sont aussi une couleur, du plus haut au plus bas.
domino-whist-help-example-suits = 6-4 entamé comme 6 : 7-6 gagne

domino-whist-help-title-trump-tiles = Les dominos d'atout
domino-whist-help-trump-tiles =
    Un domino de la couleur d'atout n'est qu'un atout.

    Avec atout 2, 4-2 n'est pas un 4. Rien n'oblige à le jouer sur du 4, mais tu peux si tu n'as pas d'autre 4.
domino-whist-help-example-trump-tiles = 4 demandé : 4-2 gagne comme atout

domino-whist-help-trick =
    Chacun joue un domino, dans le sens des aiguilles d'une montre. Il faut fournir la couleur demandée si tu en as, sinon joue ce que tu veux.

    Le plus haut atout gagne, ou sinon le plus haut de la couleur demandée. Qui gagne entame ensuite.
domino-whist-help-example-trick = Double demandé : 2-2 gagne comme atout

domino-whist-help-score =
    Le preneur marque son annonce s'il réussit, et la perd s'il chute. Les plis en plus ne comptent pas.

    Les autres marquent 1 par pli. Un total peut passer sous 0.
domino-whist-help-score-of-side = Les plis des deux partenaires comptent pour l'annonce. Leur camp la marque s'il réussit, et la perd s'il chute.
domino-whist-help-score-of-bidder = Seuls les plis du preneur comptent pour l'annonce. Son camp la marque ou la perd, et les plis du partenaire comptent 1 chacun.
domino-whist-help-score-others = Les plis en plus ne comptent pas. L'autre camp marque 1 par pli, et un total peut passer sous 0.
domino-whist-help-end = Il faut { $target ->
    [one] { $target } point
   *[other] { $target } points
} pour gagner. Si plusieurs y arrivent dans la même donne, le plus haut gagne, et en cas d'égalité on continue.

domino-whist-help-playing-well =
    Compte tes doubles et tes couleurs longues : même les petits dominos gagnent quand les autres n'en ont plus. Cinq ou six dominos font un bon atout.

    Annonce ce que tu comptes, ou un de moins : une chute coûte autant qu'une réussite rapporte.

    Si tu as pris, entame d'abord tes atouts, puis tes doubles, puis ta couleur longue.

    Contre le preneur, garde un atout ou un double pour la fin.
domino-whist-help-example-playing-well = Parmi les atouts, 2-2 gagne
