domino-whist-help-aim = Annonce combien de plis tu vas gagner, puis gagne-les. Celui qui annonce le plus choisit l'atout, la couleur qui bat toutes les autres.
domino-whist-help-example-aim = 6-5 entamé comme 6 : 6-6 gagne

domino-whist-help-pass = D'abord, chacun passe trois dominos. Le sens change à chaque donne, même si tout le monde passe aux enchères : { $players ->
    [4] à gauche, à droite, en face
   *[other] à droite, à gauche
}, pas de passe, et on recommence.
domino-whist-help-dealer = Chacun tire un domino : celui qui a le plus gros donne, et on retire en cas d'égalité. Ensuite, c'est toujours le voisin de gauche qui donne.
domino-whist-help-bids = Le voisin de gauche du donneur commence. Annonce plus de plis que la dernière annonce, ou passe.
domino-whist-help-lowest = { $bid ->
    [0] Il n'y a pas de minimum : la première annonce peut être 0.
   *[other] L'annonce la plus basse est { $bid }.
}
domino-whist-help-pass-out = { $rebid-after-pass ->
    [on] Si tu passes, tu peux encore annoncer plus tard.
   *[off] Si tu passes, tu sors des enchères.
}
domino-whist-help-auction-ends = { $rebid-after-pass ->
    [on] Les enchères finissent quand tous les autres passent après une annonce, ou dès que quelqu'un annonce les { $tiles } plis.
   *[off] Les enchères finissent quand il ne reste qu'un joueur, ou dès que quelqu'un annonce les { $tiles } plis.
}
domino-whist-help-all-pass-dealer = Si tout le monde passe, le donneur joue pour { $bid }.

domino-whist-help-title-kitty = Le chien et l'atout
domino-whist-help-kitty = Un domino, le chien, reste face cachée. Le preneur le regarde, et peut l'échanger en secret contre un des siens.
domino-whist-help-trump = Le preneur choisit l'atout : un nombre, les doubles, ou rien (« sans atout »). Puis il entame ce qu'il veut.

domino-whist-help-suits =
    Chaque domino a deux couleurs : 6-4 est un 6 et un 4, et 5-5 est un 5 et un double. Celui qui entame choisit laquelle.

    Dans un nombre, le double est le plus fort, puis c'est l'autre bout qui décide. Les doubles sont aussi une couleur, du plus fort au plus faible.
domino-whist-help-example-suits = 6-4 entamé comme 6 : 7-6 gagne

domino-whist-help-title-trump-tiles = Les dominos d'atout
domino-whist-help-trump-tiles =
    Un domino de la couleur d'atout n'est qu'un atout.

    Avec atout 2, 4-2 n'est pas un 4. Rien n'oblige à le jouer sur du 4, mais tu peux si tu n'as pas d'autre 4.
domino-whist-help-example-trump-tiles = 4 demandé : 4-2 gagne comme atout

domino-whist-help-trick =
    Chacun joue un domino, dans le sens des aiguilles d'une montre. Tu dois fournir la couleur demandée si tu en as, sinon joue ce que tu veux.

    Le plus fort atout gagne, ou s'il n'y en a pas, le plus fort de la couleur demandée. Le gagnant entame le pli suivant.
domino-whist-help-example-trick = Double demandé : 2-2 gagne comme atout

domino-whist-help-score =
    Le preneur marque son annonce s'il réussit, et la perd s'il chute. Les plis en plus ne comptent pas.

    Les autres marquent 1 par pli. Un total peut descendre sous 0.
domino-whist-help-score-partners = { $contract ->
    [individual] Seuls les plis du preneur comptent pour l'annonce. Son camp la marque ou la perd, et les plis du partenaire comptent 1 chacun.
   *[side] Les plis des deux partenaires comptent pour l'annonce. Leur camp la marque s'il réussit, et la perd s'il chute.
}
domino-whist-help-score-others = Les plis en plus ne comptent pas. L'autre camp marque 1 par pli, et un total peut descendre sous 0.
domino-whist-help-end = Il faut { $target ->
    [one] { $target } point
   *[other] { $target } points
} pour gagner. Si plusieurs y arrivent dans la même donne, le total le plus haut gagne, et on continue en cas d'égalité.

domino-whist-help-playing-well =
    Compte tes doubles et tes couleurs longues : même les petits dominos gagnent quand les autres n'en ont plus. Cinq ou six dominos font un bon atout.

    Annonce ce que tu comptes, ou un de moins : si tu chutes, tu perds ton annonce.

    Si tu es le preneur, entame d'abord tes atouts, puis tes doubles, puis ta couleur longue.

    Contre le preneur, garde un atout ou un double pour la fin.
domino-whist-help-example-playing-well = Parmi les atouts, 2-2 gagne
