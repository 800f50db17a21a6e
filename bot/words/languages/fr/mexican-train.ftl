game-mexican-train = Train mexicain
    .aim = { $rounds ->
        [one] Pose tes dominos sur les trains : ceux qui te restent coûtent des points. Après { $rounds } manche, le plus petit score gagne.
       *[other] Pose tes dominos sur les trains : ceux qui te restent coûtent des points. Après { $rounds } manches, le plus petit total gagne.
    }
    .credit = Le favori des grandes tablées, avec le jeu double-douze.

rule-length = Manches
    .sentence = { $number ->
        [one] La partie dure { $number } manche, avec le plus gros double de départ.
       *[other] La partie dure { $number } manches, avec les plus gros doubles de départ.
    }
rule-length-all = toutes
    .sentence = La partie a une manche par double, du plus gros jusqu'à 0-0.

rule-engine = Double de départ
rule-engine-set-aside = déjà sur la table
    .sentence = Le double de départ est sur la table avant la distribution.
rule-engine-dealt = distribué
    .sentence = Celui qui a le double de départ commence. Si personne ne l'a, on pioche chacun son tour jusqu'à le trouver.

rule-first-turn = Premier tour
rule-first-turn-tile = un domino
    .sentence = À ton premier tour, tu poses un domino, comme aux autres.
rule-first-turn-train = un train entier
    .sentence = À ton premier tour, tu poses autant de dominos que tu veux, tous sur ton train.

rule-doubles = Doubles
rule-doubles-cover = à couvrir
    .sentence = Tu couvres ton double aussitôt. Si tu ne peux pas, les autres doivent le couvrir avant tout.
rule-doubles-chain = à la suite
    .sentence = Tu peux poser plusieurs doubles à la suite, puis tu en couvres un. Les autres couvrent le reste.
rule-doubles-free = un domino de plus
    .sentence = Après un double, tu poses un autre domino où tu peux. Personne n'a à le couvrir.
rule-doubles-none = comme les autres
    .sentence = Un double est un domino comme les autres.

rule-last-double = Finir sur un double
rule-last-double-ends = finit la manche
    .sentence = Tu peux finir sur un double.
rule-last-double-covered = à couvrir
    .sentence = Si ton dernier domino est un double, tu pioches pour le couvrir.

rule-mexican-from = Train mexicain
rule-mexican-from-any-time = dès le début
    .sentence = Tu peux jouer sur le train mexicain quand tu veux.
rule-mexican-from-own-started = après le tien
    .sentence = Tu peux jouer sur le train mexicain dès que ton train a un domino.

rule-double-blank = Pénalité pour 0-0
    .sentence = Garder 0-0 en main coûte { $number } points.

preset-mexican-train-mexican-train = Classique
    .sentence = 13 manches, du double de départ 12-12 à 0-0.
preset-mexican-train-three-rounds = Trois manches
    .sentence = Une partie courte : 12-12, 11-11 et 10-10.
preset-mexican-train-double-nine = Double-neuf
    .sentence = 10 manches avec moins de dominos, à 2, 3 ou 4.
preset-mexican-train-whole-trains = Trains entiers
    .sentence = À ton premier tour, pose tout ce que tu peux de ton train.
preset-mexican-train-chain = Doubles à la suite
    .sentence = Pose plusieurs doubles à la suite, puis couvres-en un.

train-mexican = mexicain
    .on = sur le train mexicain
train-own = ton train
    .on = sur ton train
train-theirs = son train
    .on = sur son train
train-yours = ton train
    .on = sur ton train
train-of = { $who }
    .on = chez { $who }

prompt-cover = couvre { $tile } { $train }
prompt-chain = couvre { $tiles }, ou joue un autre double
prompt-drawn = choisis un train pour { $tile }
prompt-first-train = { $begun ->
    [yes] continue ton train, ou arrête
   *[no] commence ton train avec { $number }
}

choice-on-train = { $then ->
    [cover] { $tile } { $train }, puis couvrir
    [more] { $tile } { $train }, puis un autre
   *[none] { $tile } { $train } ({ $number })
}
train-play = { $tile } { $train }
choice-done = Terminé
