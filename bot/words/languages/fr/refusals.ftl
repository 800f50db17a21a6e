refused-match-over = La partie est finie.
refused-turn = Ce n'est pas encore à toi.
refused-turn-of = Ce n'est pas encore à toi. On attend { $who }.
refused-not-held = Tu n'as pas { $pieces }.
refused-rules-enforced = Rien à contester ici : je n'accepte que les coups permis.

refused-wrong-phase = { $phase ->
    [pass] On en est encore à passer des dominos.
    [bid] On en est encore aux enchères.
    [kitty] Le preneur regarde encore le chien.
    [trump] On attend encore l'atout.
    [doubles] On attend encore le rang des doubles.
    [opening] On joue déjà les plis.
    [play] On joue déjà.
    [turn] Ça ne se fait pas dans ce jeu.
    [review] Tous les dominos sont joués.
   *[other] Tu ne peux pas faire ça maintenant.
}

refused-wrong-pass = Choisis { $count } dominos différents de ta main.
refused-must-pass = Choisis-en { $count } à passer { $direction ->
    [left] à gauche
    [right] à droite
   *[across] en face
} : { $hand }.
refused-bid-stands = L'annonce la plus haute est { $bid }.
refused-not-offered = { $is-named-later ->
    [yes] { $special } se choisit après avoir gagné les enchères.
   *[no] On ne peut pas annoncer { $special } ici.
}
refused-not-declarable = On ne peut pas jouer { $special } ici.
refused-may-swap = Garde ta main, ou échange { $hand } contre le chien.
refused-not-a-trump = { $suit ->
    [none] Il faut un atout ici.
   *[other] L'atout ne peut pas être { $suit } ici.
}
refused-must-name-trump = { $contracts ->
    [none] Choisis l'atout : { $offered }.
   *[other] Choisis l'atout : { $offered }. Ou joue { $contracts }.
}
refused-must-place-doubles = Choisis le rang des doubles : { $offered }.
doubles-place-high = hauts dans leur nombre
doubles-place-low = bas dans leur nombre
doubles-place-own_suit = une couleur à part

refused-suit-not-named = Dis la couleur de { $piece } : { $suits }.
refused-bad-lead = Tu peux entamer { $piece } comme { $suits }, pas comme { $asked }.
refused-not-leading = Tu ne peux dire la couleur qu'à l'entame.
refused-no-line = Il n'y a pas de chaîne dans ce jeu. Joue { $piece } sans préciser de bout.
refused-only-trump = { $piece } est un atout et n'a pas d'autre couleur.
refused-must-lead = À toi d'entamer. Joue { $pieces }.
refused-may-yield = Ou fais entamer ton voisin de gauche.
refused-must-follow = Tu as du { $led }, tu dois en jouer : { $playable }.
refused-is-void = Tu n'as pas de { $led }. { $restricted ->
    [yes] Joue { $playable }.
   *[no] Joue ce que tu veux.
}
refused-must-play-closest = En Sevens, tu joues ton domino le plus près de 7 : { $pieces }.

refused-not-proved = { $is-concession ->
    [yes] Pas encore : le score peut changer.
   *[no] Pas encore : quelqu'un d'autre peut gagner un pli.
}
refused-one-left = C'est ton dernier domino : joue-le.
refused-harmful-claim = Le reste est pour toi, mais ces plis te coûteraient des points. Continue à jouer.
refused-nothing-to-claim = Plus rien ne peut changer le score. Touche **Finir la donne**.
refused-no-claims = On joue tout jusqu'au bout ici : chacun surveille les règles.

refused-opens-with = Le premier pli s'entame avec { $piece }.
refused-hearts-not-broken = { $queen ->
    [yes] Pas encore à cœur : attends qu'un cœur ou Q♠ ait été joué.
   *[no] Pas encore à cœur : attends que quelqu'un en ait joué un.
}
refused-no-points-yet = Pas de points au premier pli.
refused-must-keep-rules = Tu as repris une renonce : maintenant, tu dois suivre les règles.
refused-nothing-to-take-back = Tu n'as pas de renonce à reprendre dans ce pli.
refused-too-early-to-decline = Attends que tous les dominos soient joués.
refused-has-declined = C'est fait pour toi. Les autres réfléchissent encore.
refused-may-challenge = Conteste un coup de cette donne, ou accepte.
refused-own-play = Tu ne peux pas contester ton propre coup.
refused-no-such-trick = { $finished ->
    [0] Aucun pli n'est encore fini.
    [1] Choisis un pli fini : 1.
   *[other] Choisis un pli fini : 1 à { $finished }.
}
refused-took-no-part = { $who } n'a pas encore joué.
refused-challenged-before = Ce coup a déjà été contesté.
refused-seen-to-be-right = { $who-is ->
    [you] Tout le monde voit que tu as suivi les règles au pli { $trick }.
   *[one] Tout le monde voit que { $who } a suivi les règles au pli { $trick }.
}
refused-must-turn = { $any-tile ->
    [yes] { $count ->
        [1] Retourne ton seul domino (numéro 1).
       *[other] Retourne un domino de ta rangée : 1 est le plus à gauche, { $count } le plus à droite.
    }
   *[no] Retourne ton domino le plus à droite (numéro { $count }).
}
refused-must-place = { $tile } va aux deux bouts. Choisis gauche ({ $left }) ou droite ({ $right }).
refused-nothing-to-place = Retourne d'abord un domino.
refused-no-peeking = Ici, on ne regarde pas le suivant.
refused-peek-while-choosing = Tu ne peux regarder que si ton domino va aux deux bouts.
refused-has-peeked = Tu as déjà regardé.
refused-nothing-to-peek-at = { $is-last ->
    [yes] C'est ton dernier domino : il n'y a rien à regarder.
   *[no] Ton prochain domino est déjà face visible.
}
refused-no-such-place = Ta rangée a { $count ->
    [one] { $count } domino
   *[other] { $count } dominos
} : il n'y a pas de numéro { $place }.
refused-fits-no-end = { $tile } ne va pas : les bouts sont { $left } et { $right }.
refused-must-wait = { $tile } doit attendre d'être le plus à droite.
refused-not-next = Retourne tes dominos depuis la droite.
refused-face-down = Tu ne peux jouer qu'un domino face visible.

typed-no-move = Je ne connais pas le coup « { $typed } ». Un coup commence par { $words }.
typed-no-bid = « { $typed } » n'est pas une annonce. Annonce un nombre, ou passe.
typed-no-contract = « { $typed } » n'est pas un contrat. Essaie { $contracts }.
typed-no-doubles = Dis où vont les doubles : hauts, bas ou à part.
typed-no-line-end = « { $typed } » n'est pas un bout. Ajoute gauche, droite, haut ou bas après { $piece }.
typed-no-train = Aucun train ne s'appelle « { $typed } » ici. Écris mon train, mexicain ou un nom.
typed-several-trains = « { $typed } » peut être { $who }. Écris une plus grande partie du nom.
typed-no-end = Dis à quel bout : gauche ou droite.
typed-no-challenge = Donne une place et un pli : contester place 2 pli 5.
typed-no-number = « { $typed } » n'est pas un nombre. Écris-en un à partir de 1.
typed-too-much = Il n'y a rien à mettre après « { $typed } ».
typed-no-suit = « { $typed } » n'est pas une couleur. Écris un nombre comme 4, ou doubles.
typed-no-piece = « { $typed } » n'est pas un domino. Écris par exemple 6-4, ou une carte : dame de pique, 10♥.

refused-must-open = Ouvre avec { $tile }.
refused-may-play = Tu peux jouer { $tiles }.
refused-cannot-pass = Tu ne peux pas bouder : tu peux jouer.
refused-fits-nowhere = { $tile } ne va pas : joue sur { $numbers }.
refused-wrong-end = { $tile } ne va pas là, mais { $ends }.
refused-which-end = Où ? { $tile } va { $ends }. Précise.
refused-no-end-yet = Joue { $tile } sans préciser de bout : c'est le premier domino.

refused-must-cover = Couvre d'abord { $tile } { $train }.
refused-must-cover-chain = Couvre { $tiles }, ou joue un autre double.
refused-must-play-drawn = Joue { $tile }, le domino que tu as pioché.
refused-which-train = Où ? Précise le train : { $tile } va { $trains }.
refused-fits-trains = Il va { $trains }.
refused-wrong-train = { $tile } ne va pas { $train } : ce train finit par { $number }.
refused-train-closed = Tu ne peux pas jouer { $train } : pas de marqueur.
refused-own-train-only = Au premier tour, joue sur ton propre train.
refused-own-train-first = Commence d'abord ton propre train.
refused-no-such-train = Cette place n'existe pas. Dis-en une de 1 à { $players }.
refused-not-done = { $first-turn ->
    [yes] Pose d'abord un domino.
   *[no] **Terminé** ne finit qu'un premier train entier.
}
