language-name = Français
language-choice = Langue : { $language }

you = toi

piece-face-down = face cachée

# Suits are named in the singular throughout ("atout 4", "pas de cœur", "du blanc"): it fits where a plural would not.
blank = blanc
suit-0 = blanc
suit-1 = 1
suit-2 = 2
suit-3 = 3
suit-4 = 4
suit-5 = 5
suit-6 = 6
suit-7 = 7
suit-8 = 8
suit-9 = 9
suit-doubles = double
suit-c = trèfle
suit-d = carreau
suit-h = cœur
suit-s = pique
suit-closest = 7

special-nel-o = Nel-O
special-plunge = Plunge
special-splash = Splash
special-sevens = Sevens
bid-pass = passe
bid-amount = { $amount }
bid-special = { $special } { $amount }

side = Camp { $letter }
    .the = le Camp { $letter }
deal-name = { $kind ->
    [round] manche { $number }
   *[deal] donne { $number }
}
moment = { $phase ->
    [pass] passe
    [bid] enchères
    [kitty] chien
    [trump] choix de l'atout
    [doubles] rang des doubles
    [opening] ouverture
    [review] vérification
    [moon] lune
    [line] tour { $number }
   *[play] pli { $number }
}
goal = { $kind ->
    [deals] { $number ->
        [one] { $number } donne
       *[other] { $number } donnes
    }
    [rounds] { $number ->
        [one] { $number } manche
       *[other] { $number } manches
    }
    [low] fin à { $number }
   *[high] en { $number }
}
    .told = { $kind ->
        [deals] { $number ->
            [one] Fin après { $number } donne.
           *[other] Fin après { $number } donnes.
        }
        [rounds] { $number ->
            [one] Fin après { $number } manche.
           *[other] Fin après { $number } manches.
        }
        [low] Fin à { $number }.
       *[high] Objectif : { $number }.
    }
    .label = { $kind ->
        [deals] fin après
        [rounds] fin après
        [low] fin à
       *[high] objectif
    }
    .figure = { $kind ->
        [deals] { $number ->
            [one] { $number } donne
           *[other] { $number } donnes
        }
        [rounds] { $number ->
            [one] { $number } manche
           *[other] { $number } manches
        }
       *[other] { $number }
    }

someone = Quelqu'un
own-names = tu, te, vous, moi, on, ton camp, anonyme, tous, toutes, tout le monde, personne, chacun, les deux, joueur, hôte, ordinateur, bot, Boneyard

level-easy = facile
level-normal = normal
level-hard = fort
level-expert = expert

game-short-dominoes = Dominos
game-short-mexican-train = Train
game-short-black-tile = Noir
game-short-domino-whist = Whist
game-short-domino-hearts = Cœurs
game-short-seventy-nine = 79
game-short-forty-two = 42
game-short-moon = Moon
game-short-blind-hughie = Hughie

alt-totals = Totaux : { $totals }. { $goal }
alt-total = { $who } { $total }
side-members = Camp { $letter } ({ $members })
    .the = le Camp { $letter } ({ $members })
match-over = { $who-is ->
    [you] Partie finie : tu gagnes.
    [one] Partie finie. Victoire : { $who }.
   *[many] Partie finie. Victoire partagée : { $who }.
}
deal-over = { $kind ->
    [round] Manche { $number } finie
   *[deal] Donne { $number } finie
}
deals-played = { $kind ->
    [round] { $count ->
        [one] { $count } manche
       *[other] { $count } manches
    }
   *[deal] { $count ->
        [one] { $count } donne
       *[other] { $count } donnes
    }
}

alt-penalties = Pénalités : { $worth }.
alt-counts = Valeurs : { $worth }.
alt-worth-each = { $points } chacun ({ $pieces })
alt-worth-suit = { $suit } { $points } chacun ({ $pieces })

seat-unnamed = Place { $number }
seat-computer = Ordi
seat-computer-for = { $name } (ordi)
between-wholes = {" "};{" "}
labelled = { $label } : { $value }
count-of = { $count } sur { $all }
