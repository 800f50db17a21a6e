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
        [exactly] Joue pour que les bouts fassent des multiples de 5 ou de 3. Il faut { $target } tout juste pour gagner.
       *[pips] Pose tous tes dominos et marque les pastilles des autres. Il faut { $target ->
            [one] { $target } point
           *[other] { $target } points
        } pour gagner.
    }
    .credit = Le jeu que tout le monde connaît, comme on le joue à la maison, au parc et au café.

rule-scoring-pips = pastilles
    .sentence = Qui gagne la donne marque les pastilles restées en main.
rule-scoring-fives = les cinq
    .sentence = Des bouts qui font un multiple de 5 rapportent autant de points aussitôt.
rule-scoring-fives-and-threes = cinq et trois
    .sentence = Les bouts rapportent 1 point par 5 et par 3 dans leur somme : 15 en vaut 8.

rule-exact = Objectif dépassé
rule-exact-no = gagne
    .sentence = Tu gagnes en atteignant l'objectif ou en le dépassant.
rule-exact-yes = ne marque rien
    .sentence = Il faut tomber juste. Un coup qui dépasse ne marque rien.

rule-reached = Objectif atteint
rule-reached-at-once = la partie s'arrête
    .sentence = La partie s'arrête dès qu'un coup atteint l'objectif.
rule-reached-after-the-deal = on finit la donne
    .sentence = On finit la donne, puis le plus haut total gagne.

rule-highest = Plus haut double
    .sentence = On joue avec un jeu qui va jusqu'au { $number }-{ $number }.

rule-hand = Dominos au départ
    .sentence = { $number ->
        [one] Chacun commence avec { $number } domino.
       *[other] Chacun commence avec { $number } dominos.
    }
rule-hand-usual = habituel
    .sentence = Chacun commence avec le nombre habituel de dominos.

rule-opens = Qui ouvre d'abord
rule-opens-highest-double = plus haut double
    .sentence = Qui a le plus haut double ouvre avec.
rule-opens-heaviest = le plus lourd
    .sentence = Qui a le domino le plus lourd ouvre avec.
rule-opens-lot = tirage
    .sentence = Chacun tire un domino. Le plus de pastilles ouvre, avec le domino de son choix.

rule-then = Donnes suivantes
rule-then-winner = le gagnant ouvre
    .sentence = Le gagnant d'une donne ouvre la suivante avec le domino de son choix.
rule-then-next = chacun son tour
    .sentence = On ouvre chacun son tour, avec ce qu'on veut.

rule-after-tie = Après une égalité
rule-after-tie-opener = le même ouvre
    .sentence = Si personne ne gagne la donne, le même joueur ouvre encore.
rule-after-tie-next = le suivant ouvre
    .sentence = Si personne ne gagne la donne, le joueur suivant ouvre.

rule-redeal-doubles = Trop de doubles
    .sentence = Avec { $number } doubles ou plus dans une main, on redonne.
rule-redeal-doubles-off = on joue
    .sentence = Tu joues ta main, quel que soit le nombre de doubles.

rule-direction = Sens du jeu
rule-direction-left = vers la gauche
    .sentence = C'est ensuite à ta gauche de jouer.
rule-direction-right = vers la droite
    .sentence = C'est ensuite à ta droite de jouer.

rule-boneyard = Si rien ne va
rule-boneyard-drawn = piocher
    .sentence = Si rien ne va, tu pioches.
rule-boneyard-asleep = passer
    .sentence = Si rien ne va, tu passes. Personne ne pioche.

rule-keep = Jamais piochés
    .sentence = { $number ->
        [one] Le dernier domino de la pioche n'est jamais pris.
       *[other] Les { $number } derniers dominos de la pioche ne sont jamais pris.
    }
rule-keep-none = aucun
    .sentence = Tu peux vider la pioche.

rule-drawing = Pioche
rule-drawing-until-it-fits = jusqu'à trouver
    .sentence = Tu pioches jusqu'à en poser un.
rule-drawing-one = un domino
    .sentence = Tu pioches un domino, et tu passes s'il ne va pas.

rule-spinner = Pivot
rule-spinner-none = aucun
    .sentence = La chaîne a deux bouts.
rule-spinner-first-double = premier double
    .sentence = On joue sur les quatre côtés du premier double. Haut et bas s'ouvrent quand gauche et droite sont couverts.

rule-counts = On marque
rule-counts-opponents = les pastilles adverses
    .sentence = Le camp gagnant marque les pastilles restées chez l'adversaire.
rule-counts-all = toutes
    .sentence = Le camp gagnant marque toutes les pastilles, partenaire compris.

rule-blocked-by = Donne bloquée
rule-blocked-by-side = le moins en main
    .sentence = Quand personne ne peut jouer, le moins de pastilles gagne, par joueur ou par camp.
rule-blocked-by-lowest = plus basse main
    .sentence = Quand personne ne peut jouer, la main la plus basse gagne pour son camp.
rule-blocked-by-closer = qui bloque contre le suivant
    .sentence = Si tu bloques, tu compares avec la place suivante. Le moins de pastilles gagne, et l'égalité est pour toi.

rule-blocked-scores = Bloquée, on marque
rule-blocked-scores-same = pareil
    .sentence = Une donne bloquée se marque comme les autres.
rule-blocked-scores-difference = la différence
    .sentence = On marque les pastilles des autres moins les siennes.

rule-tied-block = Blocage à égalité
rule-tied-block-nobody = personne ne marque
    .sentence = À pastilles égales, personne ne marque.
rule-tied-block-carried = est reporté
    .sentence = À pastilles égales, elles vont à qui gagne la donne suivante.
rule-tied-block-opener = au camp qui a ouvert
    .sentence = À égalité de pastilles, le camp qui a ouvert gagne. Sans partenaires, c'est le joueur le plus proche de l'ouverture.
rule-tied-block-closer = au camp qui bloque
    .sentence = À égalité de pastilles, le camp qui a bloqué gagne. Sans partenaires, c'est le joueur le plus proche du blocage.

rule-capicua = Capicúa
    .sentence = Ton dernier domino va à tous les bouts et n'est pas double : { $number } points de plus.
rule-capicua-off = non
    .sentence = Un dernier domino qui va à tous les bouts ne rapporte rien de plus.

rule-chuchazo = Chuchazo
    .sentence = Ton dernier domino est 0-0 : { $number } points de plus.
rule-chuchazo-off = non
    .sentence = Faire domino avec 0-0 ne rapporte rien de plus.

rule-first-pass = Première passe
    .sentence = Tu ouvres et la place suivante doit passer : { $number } points.
rule-first-pass-off = non
    .sentence = Une passe sur l'ouverture ne rapporte rien.

rule-paso-redondo = Paso redondo
    .sentence = Tu joues, tous les autres passent et tu rejoues : { $number } points.
rule-paso-redondo-off = non
    .sentence = Faire passer tous les autres ne marque rien.

rule-first-deals = Premières donnes
rule-first-deals-off = non
    .sentence = Toutes les donnes se valent.
rule-first-deals-on = 100, 75, 50, 25
    .sentence = Les 4 premières donnes rapportent 100, 75, 50 et 25 points de plus.

options-too-few-tiles = Il n'y a que { $tiles } dominos. Donnes-en { $most } ou moins à chacun.
options-always-redealt = Il y aurait toujours quelqu'un avec { $doubles } doubles. Donne moins de dominos, ou garde les doubles.

preset-dominoes-draw = Pioche
    .game = Dominos avec pioche
    .sentence = Rien ne va ? Pioche. On marque les pastilles des autres.
preset-dominoes-block = Sans pioche
    .game = Dominos sans pioche
    .sentence = Rien ne va ? Passe. On marque les pastilles des autres.
preset-dominoes-all-fives = Les Cinq
    .game = { preset-dominoes-all-fives }
    .sentence = Marque quand les bouts font un multiple de 5.
preset-dominoes-fives-and-threes = Cinq et trois
    .game = { preset-dominoes-fives-and-threes }
    .sentence = Le jeu des pubs : les cinq et les trois, 61 tout juste.
preset-dominoes-puerto-rico = Porto Rico
    .game = { preset-dominoes-puerto-rico }
    .sentence = Capicúa, chuchazo et bonus aux premières donnes.
preset-dominoes-dominican = Dominicain
    .game = { preset-dominoes-dominican }
    .sentence = 25 pour un capicúa, et pour une passe sur l'ouverture.
preset-dominoes-cuban = Cubain
    .game = { preset-dominoes-cuban }
    .sentence = Au double-neuf, 10 dominos chacun.

prompt-open = ouvre avec ce que tu veux
    .start = Ouvre avec ce que tu veux
prompt-open-with = ouvre avec { $tile }
    .start = Ouvre avec { $tile }
prompt-play-on = joue sur { $numbers }
    .start = Joue sur { $numbers }

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
