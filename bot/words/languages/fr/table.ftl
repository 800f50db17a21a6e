table-heading = { $number ->
    [0] **{ $game }** · { $deal }
   *[other] **{ $game }** · { $deal } · pli { $number } sur { $count }
}
    .alt = { $number ->
        [0] { $game }, { $deal }.
       *[other] { $game }, { $deal }, pli { $number } sur { $count }.
    }
table-waiting = { $who-is ->
    [you] C'est à toi.
   *[one] On attend { $who }.
}
table-passing = On passe { $direction ->
    [left] à gauche
    [right] à droite
   *[across] en face
}. Prêts : { $ready } sur { $seats }.
table-opening = À toi d'ouvrir, { $who }. Entame, ou fais entamer { $other }.
table-play = { $suit ->
    [closest] À { $who } de jouer. Le domino le plus près de 7 gagne.
    [none] À { $who } d'entamer.
   *[other] À { $who } de jouer : fournir du { $suit }.
}
table-asks = { $phase ->
    [kitty] { $who-is ->
        [you] Tu as annoncé { $bid } et tu regardes le chien.
       *[one] { $who } a annoncé { $bid } et regarde le chien.
    }
    [doubles] { $who-is ->
        [you] Tu choisis le rang des doubles.
       *[one] { $who } choisit le rang des doubles.
    }
    [moon] { $who-is ->
        [you] Tu as décroché la lune : choisis qui prend les points.
       *[one] { $who } a décroché la lune et choisit qui prend les points.
    }
    [review] Vérification de la donne : conteste un coup ou accepte. On attend { $who }.
   *[trump] { $who-is ->
        [you] Tu as annoncé { $bid } et tu choisis l'atout.
       *[one] { $who } a annoncé { $bid } et choisit l'atout.
    }
}
table-partner-trump = { $bidder-is ->
    [you] Tu as annoncé { $bid }.
   *[one] { $bidder } a annoncé { $bid }.
} { $who-is ->
    [you] Tu choisis l'atout.
   *[one] { $who } choisit l'atout.
}
table-stopped = **{ $game }** · { $deal } · partie arrêtée.
handover-left = { $who } a quitté la partie. Un ordi prend le relais.
handover-late = { $who } ne répond plus. Un ordi prend le relais.
handover-back = { $who } est de retour.
handover-taken = { $who } remplace { $before }.
table-asked = { $who } : { $ask }.
trump-is = Atout : { $suit }.
bids-so-far = Annonces : { $bids }.
bid-highest = { $who } { $bid } (la plus haute)
contract-told = { $for-side ->
    [yes] Contrat : { $who } { $bid }, pour le { $side }.
   *[no] Contrat : { $who } { $bid }.
}

trick-play = { $how ->
    [led] { $who-is ->
        [you] Tu as entamé { $piece }
       *[one] { $who } a entamé { $piece }
    }
    [led-as] { $who-is ->
        [you] Tu as entamé { $piece } ({ $suit })
       *[one] { $who } a entamé { $piece } ({ $suit })
    }
   *[played] { $who } { $piece }
}
    .brief = { $who } { $piece }{ $led ->
        [yes] { $won ->
            [yes] {" "}(entame et pli)
           *[no] {" "}(entame)
        }
       *[no] { $won ->
            [yes] {" "}(pli)
           *[no] {""}
        }
    }
trick-winning = { $play } en tête
trick-done = { $plays }. { $winner-is ->
    [you] Tu gagnes
   *[one] { $winner } gagne
} { $points ->
    [0] le pli
    [one] { $points } point
   *[other] { $points } points
}.
trick-in-it = { $points ->
    [one] { $points } point
   *[other] { $points } points
} dedans.
trick-undealt = Le domino restant, { $tiles }, va avec.
trick-undealt-yet = Domino restant : { $tiles }.
trick-undealt-to = Le domino restant, { $tiles }, est allé à { $who }.

took-back = { $who-is ->
    [you] Tu as repris { $piece }.
   *[one] { $who } a repris { $piece }.
}
challenge-proven = { $by-is ->
    [you] Tu as contesté
   *[one] { $by } a contesté
} { $piece } ({ $who }, pli { $trick }) : renonce.
challenge-play = un coup
challenge-refuted = { $by-is ->
    [you] Tu as contesté
   *[one] { $by } a contesté
} { $piece } ({ $who }, pli { $trick }) : pas de renonce.

stage = { $phase ->
    [pass] passe : { $ready } sur { $seats }
    [bid] enchères
    [kitty] chien
    [trump] choix de l'atout
    [doubles] doubles
    [moon] lune
    [review] vérification
    [over] partie finie
   *[play] pli { $number }/{ $count }
}

no-trump-brief = aucun
table-pass-label = passe
table-pass-way = { $direction ->
    [left] gauche
    [right] droite
   *[across] en face
}
table-doubles-label = doubles
doubles-high = hauts
doubles-low = bas
doubles-own_suit = à part
plate-total = { $now } · { $total } en tout
    .brief = { $now } · { $total }
plate-ready = { $ready ->
    [yes] c'est bon
   *[no] choisit
}
plate-no-bid = rien dit
plate-passed = a passé
plate-bid = dit { $bid }
plate-out = { $over ->
    [yes] pas joué
   *[no] ne joue pas
}
plate-held = { $tiles ->
    [one] { $tiles } domino
   *[other] { $tiles } dominos
}
plate-points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
plate-progress = { $won } sur { $needed }
plate-won = { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
}

note-contract = contrat
note-highest = au plus haut
note-bidder = dit par { $who }
note-for = { $bid } ({ $side })
note-took-back = { $who-is ->
    [you] tu as repris
   *[one] { $who } a repris
}
note-challenged = contesté, pli { $trick }
note-revoke = { $who } : renonce
note-no-revoke = { $who } : en règle
note-ordered = { $who-is ->
    [you] tu fais entamer
   *[one] { $who } fait entamer
}
note-leads = { $who-is ->
    [you] tu entames
   *[one] { $who } entame
}
note-drawn = tirage
note-moon = la lune !
note-trick = { $points ->
    [0] pli { $number }
    [one] pli { $number } · { $points } point
   *[other] pli { $number } · { $points } points
}
note-won = { $who-is ->
    [you] tu gagnes
   *[one] { $who } gagne
}
table-sides = scores des camps
table-kitty-label = chien
table-undealt = domino restant
table-undealt-to = à { $who }
table-to-the-right = vers la droite
table-bid-tag = dit

ended-trick = dernier pli, { $number } sur { $count }
draw-asks = { $purpose ->
    [dealer] Qui donne ?
    [shuffler] Qui donne ?
    [shaker] Qui donne ?
   *[first_player] Qui commence ?
}
draw-rule = { $cards ->
    [yes] { $again ->
        [yes] plus petite carte, égalités départagées
       *[no] plus petite carte tirée
    }
   *[no] { $again ->
        [yes] plus gros domino, égalités départagées
       *[no] plus gros domino tiré
    }
}
draw-place = { $purpose ->
    [dealer] { $figures } · donne
    [shuffler] { $figures } · donne
    [shaker] { $figures } · donne
   *[first_player] { $figures } · commence
}
draw-worth = { $card ->
    [yes] { $worth ->
        [11] valet
        [12] dame
        [13] roi
        [14] as
       *[other] { $worth }
    }
   *[no] { $worth }
}
draw-chosen = { $purpose ->
    [dealer] { $who-is ->
        [you] Tu donnes
       *[one] { $who } donne
    }
    [shuffler] { $who-is ->
        [you] Tu donnes
       *[one] { $who } donne
    }
    [shaker] { $who-is ->
        [you] Tu donnes
       *[one] { $who } donne
    }
   *[first_player] { $who-is ->
        [you] Tu commences
       *[one] { $who } commence
    }
}
draw-drawn = Tirage : { $drawn }.
draw-then = puis { $drawn }

doubles-are = Doubles : { $rank }.
alt-kitty = Chien : { $tiles ->
    [one] { $tiles } domino
   *[other] { $tiles } dominos
}, face cachée.
alt-open-hand = { $who-is ->
    [you] Tu ne joues pas
   *[one] { $who } ne joue pas
}, main ouverte : { $tiles }.
alt-counter-clockwise = On joue dans le sens inverse des aiguilles d'une montre.
