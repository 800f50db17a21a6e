line-turn = { $who-is ->
    [you] À toi
   *[one] { $opens ->
        [yes] { $who } ouvre
       *[no] { $who } joue
    }
}
    .sentence = { $numbers ->
        [none] { $who-is ->
            [you] À toi d'ouvrir.
           *[one] À { $who } d'ouvrir.
        }
       *[other] À { $who } de jouer sur { $numbers }.
    }
line-laid = { $end ->
    [first] { $who-is ->
        [you] Tu as ouvert avec <b>{ $tile }</b>
       *[one] { $who } a ouvert avec <b>{ $tile }</b>
    }
   *[left] { $who-is ->
        [you] Toi
       *[one] { $who }
    } : <b>{ $tile }</b> { $end ->
        [right] à droite
        [up] en haut
        [down] en bas
       *[left] à gauche
    }
}{ $points ->
    [0] {""}
    [one] , <b>{ $points } point</b>
   *[other] , <b>{ $points } points</b>
}
line-laid-brief = { $who-is ->
    [you] Toi
   *[one] { $who }
} : <b>{ $tile }</b>{ $points ->
    [0] {""}
   *[other] , <b>+{ $points }</b>
}
line-opens = { $tile ->
    [none] { $who-is ->
        [you] <b>Tu</b> ouvres
       *[one] <b>{ $who }</b> ouvre
    }
   *[other] { $who-is ->
        [you] <b>Tu</b> ouvres avec <b>{ $tile }</b>
       *[one] <b>{ $who }</b> ouvre avec <b>{ $tile }</b>
    }
}
line-opens-double = le plus gros double
line-redealt = { $who-is ->
    [you] Tu avais <b>{ $doubles } doubles</b>
   *[one] { $who } avait <b>{ $doubles } doubles</b>
} : on redonne

line-passed-on = { $who-is ->
    [you] tu as boudé sur <b>{ $numbers }</b>
    [us] { $who } avez boudé sur <b>{ $numbers }</b>
    [many] { $who } ont boudé sur <b>{ $numbers }</b>
   *[one] { $who } a boudé sur <b>{ $numbers }</b>
}
line-passed = { $who-is ->
    [you] tu as boudé
    [us] { $who } avez boudé
    [many] { $who } ont boudé
   *[one] { $who } a boudé
}
line-all-passed = les autres ont boudé
since-play = { $drew ->
    [0] { $who }
   *[other] { $who-is ->
        [you] tu as pioché
       *[one] { $who } a pioché
    } { $drew },
} <b>{ $piece }</b>{ $points ->
    [0] {""}
   *[other] {" "}<b>+{ $points }</b>
}
line-first-pass = { $who-is ->
    [you] tu as boudé
   *[one] { $who } a boudé
} : <b>{ $points }</b>
line-drew = { $passed ->
    [yes] { $who-is ->
        [you] tu as pioché <b>{ $count }</b> et boudé
       *[one] { $who } a pioché <b>{ $count }</b> et boudé
    }
   *[no] { $who-is ->
        [you] tu as pioché <b>{ $count }</b>
       *[one] { $who } a pioché <b>{ $count }</b>
    }
}
line-own-drew = rien n'allait : tu as pioché <b>{ $tiles }</b>
    .brief = pioché : <b>{ $tiles }</b>
line-own-drew-count = pioché : <b>{ $count }</b>

line-ends = { $parts ->
    [none] bouts <b>{ $sum }</b>
   *[other] bouts { $parts } = <b>{ $sum }</b>
}{ $points ->
    [0] {""}
   *[other] {" "}→ <b>{ $points }</b>
}
line-goal = { $deals ->
    [yes] { $number ->
        [one] <b>{ $number }</b> donne
       *[other] <b>{ $number }</b> donnes
    }
   *[no] en <b>{ $number }</b>
}

line-note-drew = pioché { $count }

line-did-play = { $end ->
    [first] ouverture { $tile }
    [right] { $tile } à droite
    [up] { $tile } en haut
    [down] { $tile } en bas
   *[left] { $tile } à gauche
}{ $points ->
    [0] {""}
    [one] {" "}({ $points } point)
   *[other] {" "}({ $points } points)
}
line-did-draw = { $count ->
    [one] { $count } domino pioché
   *[other] { $count } dominos piochés
}
line-did-pass = { $numbers ->
    [none] boudé
   *[other] boudé sur { $numbers }
}
line-told = { $who-is ->
    [you] Toi
   *[one] { $who }
} : { $did }.
line-told-bonus = { $points } de plus pour { $who }.
line-whole = Chaîne ({ $count }) : { $tiles }.{ $spinner ->
    [none] {""}
   *[other] {" "}Pivot { $spinner }.
}
line-spinner = Chaîne ({ $count }). Pivot { $tile }.
line-arm = { $end ->
    [left] Gauche
    [right] Droite
    [up] Haut
   *[down] Bas
} : { $tiles }.
line-open = { $sum ->
    [none] Bouts : { $ends }.
   *[other] Bouts { $sum } : { $ends }.
}
line-end = { $end ->
    [left] gauche
    [right] droite
    [up] haut
   *[down] bas
} { $shown }{ $counts ->
    [none] {""}
   *[other] {" "}({ $counts })
}

line-tiles = Dominos : { $hands }.
line-hand = { $who } { $count }{ $notes ->
    [none] {""}
   *[other] {" "}({ $notes })
}
line-lacks = sans { $numbers }
line-boneyard = Pioche { $count }{ $keep ->
    [0] {""}
   *[other] {" "}({ $keep } jamais piochés)
}.
line-carried = Report de la dernière donne : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
line-playable = { $ends ->
    [none] { $tile }
   *[other] { $tile } { $ends }
}
line-playable-end = { $end ->
    [left] à gauche
    [right] à droite
    [up] en haut
   *[down] en bas
}{ $points ->
    [0] {""}
   *[other] {" "}({ $points })
}
