game-moon = Moon
    .aim = Trois joueurs, chacun pour soi. Annonce combien des 7 plis tu vas gagner, puis gagne-les. Le premier à { $target } gagne.
    .credit = Un jeu d'enchères traditionnel à trois, cousin de Forty-Two.

choice-bid-moon = { $amount } (Moon)

rule-moon-wins = Moon réussi
rule-moon-wins-on = gagne la partie
    .sentence = Réussir une annonce de 21 gagne la partie, quels que soient les totaux.

rule-tiles = Dominos
rule-tiles-22 = 22
    .sentence = Le seul blanc en jeu est 0-0, et un domino forme le chien.
rule-tiles-21 = 21
    .sentence = Aucun blanc, et pas de chien.

rule-kitty = Le chien
rule-kitty-before-trump = avant l'atout
    .sentence = Le preneur regarde le chien, puis choisit l'atout.
rule-kitty-after-trump = après l'atout
    .sentence = Le preneur choisit l'atout, puis regarde le chien.

rule-doubles-trump = Doubles atout
rule-doubles-trump-on = oui
    .sentence = Le preneur peut choisir les doubles comme atout.

rule-suit-led = Couleur entamée
rule-suit-led-higher = le plus grand bout
    .sentence = Un domino qui n'est pas atout est entamé dans son plus grand bout.
rule-suit-led-leader = au choix
    .sentence = Celui qui entame dit quel bout est la couleur.

rule-overtricks = Plis en plus
rule-overtricks-count = 1 point chacun
    .sentence = Une annonce réussie rapporte tous les plis du preneur.
rule-overtricks-bid-only = rien
    .sentence = Une annonce réussie rapporte ce qui a été annoncé, pas plus.

preset-moon-moon = Classique
    .sentence = 22 dominos, dont un forme le chien.
preset-moon-tiles-21 = 21 dominos
    .sentence = Ni blancs ni chien. Les doubles peuvent être atout.

achievement-called-moon =
    .title = Dans la lune
    .how = annoncer 21 et gagner tous les plis
    .told = { $who-is ->
        [many] { $who } ont
       *[one] { $who } a
    } annoncé 21, et gagné tous les plis.
