replay-title = Replay
replay-trick = Pli { $number } sur { $count }
replay-round = Tour { $number } sur { $count }
replay-pass = Passe
replay-auction = Avant le jeu
replay-claim = Le reste
replay-end = Résultat
replay-deal = { $kind ->
    [round] { $deals ->
        [1] Manche { $number }
       *[other] Manche { $number } sur { $deals }
    }
   *[deal] { $deals ->
        [1] Donne { $number }
       *[other] Donne { $number } sur { $deals }
    }
}
replay-heading = **Replay** · { $title } · { $where }
replay-shares = { $who-is ->
    [you] Tu partages un replay : { $title } · { $where }
   *[one] **{ $who }** partage un replay : { $title } · { $where }
}

replay-ends-pill = Bouts
    .value = { $left } et { $right }
replay-total = total { $total }
replay-out = Ne joue pas
replay-won = { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
}
replay-points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
replay-taken-led = { $taken } · entame
replay-to = → { $who }
replay-doubts = conteste { $who }, pli { $trick }
replay-moon = { $everyone ->
    [yes] lune : aux autres
   *[no] { $opponent ->
        [none] lune : sur son score
       *[other] lune : à { $who }
    }
}

replay-passed = { $who } → { $to } : { $pieces }
replay-turned = { $who } : { $turned }.
replay-nothing = Personne n'a encore joué.
replay-took-back = { $who-is ->
    [you] Tu as repris { $piece }.
   *[one] { $who } a repris { $piece }.
}
replay-led = { $suit ->
    [none] { $who-is ->
        [you] Tu as entamé { $piece }
       *[one] { $who } a entamé { $piece }
    }
   *[other] { $who-is ->
        [you] Tu as entamé { $piece } ({ $suit })
       *[one] { $who } a entamé { $piece } ({ $suit })
    }
}
replay-winner = { $is-complete ->
    [yes] { $points ->
        [0] Pli à { $who }.
       *[other] Pli à { $who }, il vaut { $points }.
    }
   *[no] En tête : { $who }.
}
replay-alt = Replay : { $title } · { $where }.
replay-left = Restent : { $hands }.
replay-hand = { $count ->
    [0] { $who } rien
   *[other] { $who } { $pieces }
}
replay-drawn = Pioché : { $hands }.
replay-so-far = Jusqu'ici : { $taken }.
replay-placed-first = { $tile } ouvre
replay-placed-left = { $tile } gauche
replay-placed-right = { $tile } droite
replay-placed-back = { $tile } remis
replay-placed-many = { $count } retournés, { $last }
replay-line-empty = Rien de posé
replay-laid = { $end ->
    [right] { $tile } droite
    [up] { $tile } haut
    [down] { $tile } bas
    [first] { $tile } ouvre
   *[left] { $tile } gauche
}{ $points ->
    [0] {""}
   *[other] , +{ $points }
}
    .brief = { $points ->
        [0] { $tile }
       *[other] { $tile }, +{ $points }
    }
replay-drew = pioche { $tiles }
    .brief = pioche { $count }
replay-knocked = boude sur { $numbers }
    .brief = boude
replay-another-deal = Autre donne
replay-share-picture = Partager l'image
replay-share-trick = Animer le pli
replay-share-deal = Animer la donne
replay-shared-trick = Partagé ici, coup par coup.
replay-shared-deal = La donne est partagée ici.
replay-share-there = Tu peux le partager dans { $channel }.
replay-animation = Animation. Elle finit ainsi :
replay-unknown = -# D'un relevé joint. J'ai vérifié les coups, mais pas les noms.
replay-file-lost = Ce relevé n'est plus là. Joins-le de nouveau avec { COMMAND("history") }.
replay-file-unread = Discord ne m'a pas envoyé ce fichier. Joins-le de nouveau.
replay-none-yet = Aucune donne de cette partie n'est finie. Reviens quand il y en aura une.
replay-no-deal = Cette partie s'est arrêtée avant la fin d'une donne.
replay-too-long = Ce relevé a plus de { $most } coups. Essaie `boneyard record show` sur ton ordinateur.
replay-proof = J'ai vérifié ce relevé : ses mains viennent du secret scellé { $seal }…, et ses { $moves } coups sont permis.
replay-unfinished = La partie n'est pas finie.
