game-dominoes = Dominos
    .aim = { $kind ->
        [fives] Joue pour que les bouts fassent 5, 10, 15 ou plus. Il faut { $target ->
            [one] { $target } point
           *[other] { $target } points
        } pour gagner.
        [fives_and_threes] Joue pour que les bouts fassent des multiples de 5 ou de 3. Il faut { $target ->
            [one] { $target } point
           *[other] { $target } points
        } pour gagner.
        [exactly] Joue pour que les bouts fassent des multiples de 5 ou de 3. Il faut { $target } points, pile, pour gagner.
        [hands] Pose tous tes dominos avant les autres pour gagner la donne. Le premier à { $target } gagne.
        [love] Pose tous tes dominos avant les autres pour gagner la donne. Il faut { $target } tant que quelqu'un est à 0.
       *[pips] Pose tous tes dominos et marque les points des autres. Il faut { $target ->
            [one] { $target } point
           *[other] { $target } points
        } pour gagner.
    }
    .credit = Le jeu que tout le monde connaît, comme on le joue à la maison, au parc et au café.

rule-scoring-pips = points restants
    .sentence = Le gagnant de la donne marque les points restés en main.
rule-scoring-fives = les cinq
    .sentence = Si les bouts font un multiple de 5, tu marques aussitôt autant de points.
rule-scoring-fives-and-threes = cinq et trois
    .sentence = Tu marques 1 point pour chaque 5 et chaque 3 dans la somme des bouts : 15 en rapporte 8.
rule-scoring-hands = donnes gagnées
    .sentence = Une donne gagnée rapporte 1 point ou plus. Les points en main ne décident que des blocages.

rule-wins = Totaux
rule-wins-total = s'additionnent
    .sentence = Les points s'additionnent jusqu'à la fin de la partie.
rule-wins-love = reviennent à 0
    .sentence = Quand chacun a gagné une donne, tous reviennent à 0. Une partie en 6 peut durer 60 à 90 donnes.

rule-one-all = À 1–0
rule-one-all-on = un partout
    .sentence = Deux camps à 1–0 : si l'autre gagne, c'est 1–1. La donne suivante donne 2–0.

rule-exact = Objectif dépassé
rule-exact-no = gagne
    .sentence = Tu gagnes en atteignant l'objectif ou en le dépassant.
rule-exact-yes = ne marque rien
    .sentence = Il faut tomber juste. Un coup qui dépasse ne marque rien.

rule-reached = Objectif atteint
rule-reached-at-once = la partie s'arrête
    .sentence = La partie s'arrête dès qu'un coup atteint l'objectif.
rule-reached-after-the-deal = on finit la donne
    .sentence = On finit la donne, puis le total le plus haut gagne.

rule-highest = Plus gros double
    .sentence = On joue avec un jeu qui va jusqu'au double-{ $number }.

rule-hand = Dominos au départ
    .sentence = { $number ->
        [one] Chacun commence avec { $number } domino.
       *[other] Chacun commence avec { $number } dominos.
    }
rule-hand-usual = habituel
    .sentence = Chacun commence avec le nombre habituel de dominos.

rule-opens = Qui ouvre en premier
rule-opens-highest-double = plus gros double
    .sentence = Celui qui a le plus gros double ouvre avec.
rule-opens-heaviest = le plus lourd
    .sentence = Celui qui a le domino le plus lourd ouvre avec.
rule-opens-lot = tirage
    .sentence = Chacun tire un domino. Celui qui a tiré le plus gros ouvre, avec le domino de son choix.

rule-then = Donnes suivantes
rule-then-winner = le gagnant ouvre
    .sentence = Le gagnant d'une donne ouvre la suivante avec le domino de son choix.
rule-then-next = chacun son tour
    .sentence = On ouvre chacun son tour, avec le domino de son choix.
rule-then-highest-double = plus gros double
    .sentence = À chaque donne, celui qui a le plus gros double ouvre avec.

rule-after-tie = Après une égalité
rule-after-tie-opener = le même ouvre
    .sentence = Si personne ne gagne la donne, le même joueur ouvre encore.
rule-after-tie-next = le suivant ouvre
    .sentence = Si personne ne gagne la donne, le joueur suivant ouvre.
rule-after-tie-highest-double = le plus gros double ouvre
    .sentence = Si personne ne gagne la donne, celui qui a le plus gros double ouvre avec.

rule-redeal-doubles = Redonne sur doubles
    .sentence = Avec { $number } doubles ou plus dans une main, on redonne.

rule-drop-blank = À trois
rule-drop-blank-no = tous les dominos
    .sentence = On joue avec tous les dominos.
rule-drop-blank-three = sans 0-0
    .sentence = À trois, on écarte le 0-0. Chacun reçoit d'habitude 9 dominos.

rule-direction = Sens du jeu
rule-direction-left = vers la gauche
    .sentence = C'est ensuite à ton voisin de gauche.
rule-direction-right = vers la droite
    .sentence = C'est ensuite à ton voisin de droite.

rule-boneyard = Si rien ne va
rule-boneyard-drawn = piocher
    .sentence = Si rien ne va, tu pioches.
rule-boneyard-asleep = bouder
    .sentence = Si rien ne va, tu boudes. Personne ne pioche.

rule-keep = Jamais piochés
    .sentence = { $number ->
        [one] Le dernier domino de la pioche n'est jamais pioché.
       *[other] Les { $number } derniers dominos de la pioche ne sont jamais piochés.
    }
rule-keep-none = aucun
    .sentence = Tu peux vider la pioche.

rule-drawing = Pioche
rule-drawing-until-it-fits = jusqu'à trouver
    .sentence = Tu pioches jusqu'à pouvoir jouer.
rule-drawing-one = un domino
    .sentence = Tu pioches un domino, et tu boudes s'il ne va pas.

rule-spinner = Pivot
rule-spinner-none = aucun
    .sentence = La chaîne a deux bouts.
rule-spinner-first-double = premier double
    .sentence = On joue sur les quatre côtés du premier double : en haut et en bas une fois la gauche et la droite couvertes.

rule-counts = On marque
rule-counts-opponents = les points adverses
    .sentence = Le camp gagnant marque les points restés chez l'adversaire.
rule-counts-all = tous les points
    .sentence = Le camp gagnant marque tous les points restants, ceux du partenaire aussi.

rule-worth-double = Finir avec un double
    .sentence = Finir avec un double rapporte { $number }.
rule-worth-both = Finir aux deux bouts
    .sentence = Finir avec un domino qui va aux deux bouts rapporte { $number }.
rule-worth-crossed = Double aux deux bouts
    .sentence = Finir avec un double qui va aux deux bouts rapporte { $number }.
rule-worth-key = Clé
rule-worth-key-on = 1 de plus
    .sentence = Clé : si ton dernier domino va à deux bouts et reste le seul à y aller, tu marques 1 de plus.

rule-blocked-by = Donne bloquée
rule-blocked-by-side = le moins en main
    .sentence = Quand personne ne peut jouer, le joueur ou le camp qui a le moins de points en main gagne.
rule-blocked-by-lowest = plus petite main
    .sentence = Quand personne ne peut jouer, la plus petite main gagne pour son camp.
rule-blocked-by-closer = bloqueur contre suivant
    .sentence = Si tu bloques, tu compares ta main à celle du joueur suivant. Celui qui a le moins de points gagne, et toi en cas d'égalité.
rule-blocked-by-nobody = toujours égalité
    .sentence = Quand personne ne peut jouer, il y a égalité, quelles que soient les mains.

rule-blocked-scores = Score d'un blocage
rule-blocked-scores-same = pareil
    .sentence = Une donne bloquée se marque comme les autres.
rule-blocked-scores-difference = la différence
    .sentence = Le gagnant d'une donne bloquée marque les points des autres moins les siens.

rule-tied-block = Blocage à égalité
rule-tied-block-nobody = personne ne marque
    .sentence = À égalité, personne ne marque.
rule-tied-block-carried = est reporté
    .sentence = À égalité, les points vont au gagnant de la donne suivante.
rule-tied-block-opener = au camp qui a ouvert
    .sentence = À égalité, le camp qui a ouvert gagne. Sans partenaires, c'est le premier d'entre eux en partant de celui qui a ouvert.
rule-tied-block-closer = au camp qui bloque
    .sentence = À égalité, le camp qui a bloqué gagne. Sans partenaires, c'est le premier d'entre eux en partant de celui qui a bloqué.
rule-tied-block-closer-loses = à l'autre camp
    .sentence = À égalité, le camp qui a bloqué perd. Sans partenaires, le suivant des joueurs à égalité gagne.

rule-capicua = Capicúa
    .sentence = Ton dernier domino va à tous les bouts et n'est pas un double : { $number } points de plus.
rule-chuchazo = Chuchazo
    .sentence = Ton dernier domino est 0-0 : { $number } points de plus.
rule-first-pass = Boudé d'entrée
    .sentence = Tu ouvres et le joueur suivant boude : { $number } points.
rule-paso-redondo = Paso redondo
    .sentence = Tu joues, tous les autres boudent et tu rejoues : { $number } points.
rule-first-deals = Premières donnes
rule-first-deals-on = 100, 75, 50, 25
    .sentence = Les 4 premières donnes rapportent 100, 75, 50 et 25 points de plus.

options-too-few-tiles = Il n'y a que { $tiles } dominos. Donnes-en { $most } ou moins à chacun.
options-always-redealt = Il y aurait toujours quelqu'un avec { $doubles } doubles. Donne moins de dominos, ou désactive la redonne.

preset-dominoes-draw = Pioche
    .game = Dominos avec pioche
    .sentence = Rien ne va ? Pioche. On marque les points des autres.
preset-dominoes-block = Sans pioche
    .game = Dominos sans pioche
    .sentence = Rien ne va ? Boude. On marque les points des autres.
preset-dominoes-all-fives = Les Cinq
    .sentence = Marque quand les bouts font un multiple de 5.
preset-dominoes-fives-and-threes = Cinq et trois
    .sentence = Le jeu des pubs : les cinq et les trois, 61 pile.
preset-dominoes-puerto-rico = Porto Rico
    .sentence = Capicúa, chuchazo et bonus aux premières donnes.
preset-dominoes-dominican = Dominicain
    .sentence = 25 pour un capicúa ou un boudé d'entrée.
preset-dominoes-cuban = Cubain
    .sentence = Jeu double-neuf, 10 dominos chacun.
preset-dominoes-brazil = Brésil
    .sentence = Le dernier domino décide : 1 à 4 points par donne.
preset-dominoes-brazil-league = Brésil, ligue
    .sentence = En 7. Le point d'une donne bloquée va au gagnant suivant.
preset-dominoes-jamaica = Jamaïque
    .sentence = En équipe. Chaque donne gagnée compte 1, jusqu'à six.
preset-dominoes-cut-throat = Cut-throat
    .sentence = Comme en Jamaïque, mais chacun pour soi.
preset-dominoes-martinique = Martinique
    .sentence = À trois. Gagne trois fois tant qu'un autre est à zéro.

prompt-open = ouvre avec ce que tu veux
prompt-open-with = ouvre avec { $tile }
prompt-play-on = joue sur { $numbers }

choice-tile-end = { $tile } { $end ->
    [left] gauche
    [right] droite
    [up] haut
   *[down] bas
}
choice-leaves = { $points ->
    [0] laisse { $ends }
   *[other] marque { $points }, laisse { $ends }
}
choice-points = { $play } ({ $points })

end-left = à gauche
end-right = à droite
end-up = en haut
end-down = en bas
