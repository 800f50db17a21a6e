prompt-pass = passe { $count } { $direction ->
        [left] à gauche
        [right] à droite
       *[across] en face
    }
prompt-bid = annonce { $bids }, ou passe
prompt-bid-forced = annonce { $bids }, ou passe et joue pour { $if-passed }
prompt-only-pass = passe
prompt-only-pass-forced = passe et joue pour { $if-passed }
bid-span = { $least } à { $most }
prompt-kitty = échange un domino contre { $tile }, ou garde ta main
prompt-trump = choisis l'atout
prompt-trump-or-contract = choisis l'atout, ou un autre contrat
prompt-doubles = choisis le rang des doubles
prompt-lead = entame au choix
prompt-lead-opens = entame { $piece }
prompt-lead-hearts = entame, sauf à cœur
prompt-lead-or-yield = entame, ou fais entamer ton voisin de gauche
prompt-follow = fournis du { $led }
prompt-void = pas de { $led }, joue ce que tu veux
prompt-void-points = pas de { $led }, joue tout sauf des points
prompt-lead-closest = entame le plus près de 7
prompt-play-closest = joue le plus près de 7
prompt-review = conteste un coup, ou accepte
prompt-moon = retire { $points } de ton total, ou donne { $points } à { $everyone ->
    [yes] chaque adversaire
   *[no] un adversaire
}
prompt-turn = retourne le domino suivant
prompt-turn-any = retourne un domino de ta rangée
prompt-turn-or-double = retourne le domino suivant, ou joue un double visible
prompt-end = choisis un bout pour { $tile }
prompt-end-peeked = choisis un bout pour { $tile } (ensuite : { $next })
prompt-end-peek = choisis un bout pour { $tile }, ou regarde d'abord le suivant

choice-pass = Passer
choice-pass-forced = Passer : jouer { $amount }
    .note = tu joues pour { $amount }
choice-bid-points = { $amount } { $amount ->
    [one] point
   *[other] points
}
choice-bid-tricks = { $amount } { $amount ->
    [one] pli
   *[other] plis
}
choice-bid-marks = { $marks } { $marks ->
    [one] marque
   *[other] marques
} ({ $amount })
choice-swap = Donner { $piece }
    .note = prendre { $kitty }
choice-keep = Garder ma main
choice-trump-held = { $suit } ({ $held } { $held ->
    [one] domino
   *[other] dominos
})
choice-trump-note = tu en as { $held }
choice-nel-o =
    .note = perdre tous les plis, en solo
choice-sevens =
    .note = le domino le plus près de 7 gagne
choice-plunge =
    .note = ton partenaire choisit l'atout
choice-splash =
    .note = ton partenaire choisit l'atout
choice-lead = { $piece } comme { $suit }
choice-lead-trump = { $piece } comme atout
choice-follows = { $piece } fournit du { $led }
choice-trumps = { $piece } atout
choice-discards = { $piece } défausse
choice-penalty = coûte { $points }
choice-counts = rapporte { $points }
choice-breaks = contre les règles
choice-revoke = { $label } (renonce)
choice-yield = Faire entamer { $who }
choice-claim = Prendre le reste
choice-concede = Céder le reste
choice-end-deal = Finir la donne
    .note = le reste ne change rien
choice-retract = Reprendre mon domino
choice-challenge = Contester { $who } : { $piece }, pli { $trick }
    .note = entame { $led }
choice-no-challenge = Rien à contester
choice-moon-own = Mon total −{ $points }
choice-moon-all = Les autres +{ $points }
choice-moon-one = { $who } +{ $points }
choice-total = de { $before } à { $after }
choice-left = Bout gauche ({ $number })
choice-right = Bout droit ({ $number })
choice-peek = Voir le suivant
    .note = rien que pour toi
choice-turn = Retourner
choice-turn-number = Retourner le { $number }
    .note = domino { $number } sur { $count }, depuis la gauche
choice-turn-leftmost = le plus à gauche
choice-turn-rightmost = le plus à droite
choice-play-open = Jouer { $tile }
    .note = face visible dans ta rangée

# What was done is said without a person ("Ann : 6-4 joué", "C'est fait : 6-4 joué"), so that it fits you and others.
did-pass = passe de { $pieces }
did-lead = { $suit ->
    [none] entame { $piece }
   *[other] entame { $piece } comme { $suit }
}
did-play = { $end ->
    [none] { $piece } joué
   *[other] { $piece } { $end }
}
did-yield = entame cédée
did-done = premier train terminé
did-bid = { $amount ->
    [none] { $special ->
        [none] passe
       *[other] annonce { $special }
    }
   *[other] { $special ->
        [none] annonce { $amount }
       *[other] annonce { $special } { $amount }
    }
}
did-kitty = { $swap ->
    [none] main gardée
   *[other] { $swap } contre le chien
}
    .brief = { $swap ->
        [none] main gardée
       *[other] { $swap } au chien
    }
did-trump = { $suit ->
    [none] sans atout
   *[other] atout { $suit }
}
did-declare = contrat { $special }
did-name-doubles = { $doubles ->
    [high] doubles hauts
    [low] doubles bas
   *[own_suit] doubles à part
}
did-turn = { $place ->
    [none] domino suivant retourné
   *[other] domino { $place } retourné
}
    .brief = { $place ->
        [none] suivant
       *[other] { $place }
    }
did-place = { $end ->
    [left] posé à gauche
   *[right] posé à droite
}
    .brief = { $end ->
        [left] gauche
       *[right] droite
    }
did-peek = coup d'œil
did-moon = { $everyone ->
    [yes] les points à tous les autres
   *[no] { $opponent ->
        [none] les points en moins
       *[other] les points à un adversaire
    }
}
did-retract = coup repris
did-challenge = { $seat ->
    [none] rien contesté
   *[other] coup contesté au pli { $trick }
}
did-claim = reste pris
did-concede = donne finie
