end-sentence = { $what }.
end-because = { $what } : { $why }.

end-redeal = Tout le monde passe
    .why = on redonne
end-moon = { $who-is ->
    [you] Tu as décroché la lune
   *[one] Lune pour { $who-the }
}
    .why = les { $points } points, en { $tricks ->
        [one] { $tricks } pli
       *[other] { $tricks } plis
    }
end-made = { $who-is ->
    [you] Tu as réussi { $bid }
   *[one] { $who } a réussi { $bid }
}
    .tricks = { $won } plis sur { $count }, { $trump }
    .with = { $won } plis sur { $count } avec { $partners }, { $trump }
    .points = le { $side } a pris { $won }
    .nel-o = les { $count } plis perdus
end-trump = { $trump ->
    [none] sans atout
    [closest] le plus près de 7 gagne
   *[other] atout { $trump }
}
end-set = { $who-is ->
    [you] Tu as chuté
   *[one] { $who } a chuté
}
    .why = annonce { $bid }, { $short }
end-short = { $won ->
    [0] rien pris
   *[other] seulement { $won }
}
end-short-side = { $won ->
    [0] le { $side } n'a rien pris
   *[other] le { $side } n'a pris que { $won }
}
end-short-trick = pli { $number } pris
end-failed = un pli pris
end-black = { $who-is ->
    [you] Tu as pris le domino noir
   *[one] { $who } a pris le domino noir
}
end-queen = { $who-is ->
    [you] Tu as pris la dame
   *[one] { $who } a pris la dame
}
    .why = { $points } points sur { $total }
end-most = { $points ->
    [one] { $who-is ->
        [you] Tu as pris { $points } point
        [one] { $who } a pris { $points } point
       *[many] { $who } : { $points } point chacun
    }
   *[other] { $who-is ->
        [one] { $who } a pris { $points } points
        [you] Tu as pris { $points } points
       *[many] { $who } : { $points } points chacun
    }
}
    .why = sur { $total } dans cette donne
end-fewest = { $who-is ->
    [you] Tu as le moins de points
   *[one] C'est { $who-the } qui a le moins de points
}
    .blocked = donne bloquée
    .stuck = personne ne peut jouer
    .out = { $who-is ->
        [you] tu as tout posé
       *[one] { $who } a tout posé
    }
end-equal = Personne ne marque
    .why = { $pips ->
        [one] { $pips } point chacun
       *[other] { $pips } points chacun
    }

bid-marks = { $marks ->
    [one] { $marks } marque
   *[other] { $marks } marques
}
bid-special-marks = { $special }, { $marks ->
    [one] { $marks } marque
   *[other] { $marks } marques
}

remark-claimed = { $conceded ->
    [yes] { $who-is ->
        [you] Tu as écourté la donne
       *[one] { $who } a écourté la donne
    }
   *[no] { $who-is ->
        [you] Tu as pris le reste
       *[one] { $who } a pris le reste
    }
}
remark-contract-played = { $seat-is ->
    [you] Tu as annoncé { $bid }
   *[one] { $seat } a annoncé { $bid }
} { $made ->
    [yes] { $tricks ->
        [none] et réussi
        [one] et réussi avec { $tricks } pli
       *[other] et réussi avec { $tricks } plis
    }
   *[no] { $tricks ->
        [none] et chuté
        [one] et chuté avec { $tricks } pli
       *[other] et chuté avec { $tricks } plis
    }
}
remark-revokes-proven = Renonces prouvées, { $cost } chacune : { $seats }
remark-revoked = { $who }{ $count ->
    [1] {""}
   *[other] {" "}({ $count } fois)
}
remark-blocked = Plus aucun domino ne va
remark-nothing-played = Personne n'a rien posé pendant { $turns } tours
remark-lowest-equal = Égalité au plus bas : personne ne marque
remark-went-out = { $seat-is ->
    [you] Tu as tout posé
   *[one] { $seat } a tout posé
}
remark-domino = { $who-is ->
    [you] Tu as
   *[one] { $who } a
} fait domino avec { $tile }
remark-line-closed = { $winner ->
    [none] { $seat-is ->
        [you] Tu as
       *[one] { $seat } a
    } bloqué la chaîne sur { $numbers } avec { $tile }, égalité
   *[other] { $seat-is ->
        [you] Tu as
       *[one] { $seat } a
    } bloqué la chaîne sur { $numbers } avec { $tile }
}
remark-target-reached = { $seat-is ->
    [you] Tu as atteint { $target }
   *[one] { $seat } a atteint { $target }
}
remark-pips-scored = { $who-is ->
    [you] Tu as marqué { $points } avec les dominos restants
   *[one] { $who } : { $points } avec les dominos restants
}
remark-bonus = { $who-is ->
    [you] Tu as marqué
   *[one] { $who } :
} { $points } { $kind ->
    [capicua] pour un capicúa
    [chuchazo] pour un chuchazo
    [first_pass] pour un boudé d'entrée
    [paso_redondo] pour un paso redondo : tous ont boudé
    [first_deal] pour une des premières donnes
    [carried] d'une donne à égalité
    [double] pour un double
    [both_ends] pour les deux bouts
    [crossed] pour un double croisé
    [key] pour la clé
   *[chipped_out] pour domino
}
remark-carried-over = { $points ->
    [one] { $points } point reporté
   *[other] { $points } points reportés
}
remark-best-play = Meilleur coup : { $tile } par { $seat }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}

end-standings-title = Classement
    .low = Le plus bas gagne
end-trick-to = Dernier pli : { $who }
    .played = Dernier joué : { $who }
    .same = C'était le dernier pli
end-key-biggest = Plus gros pli : { $who }, { $points }
    .short = Plus gros pli
    .who = <b>{ $who }, { $points }</b>
end-key-decided = { $made ->
    [yes] Réussi au pli { $number }
   *[no] Chuté au pli { $number }
}
end-key-last = le dernier
end-key-led = entame { $suit }
end-to-go = { $who } : encore { $missing }
    .low = { $who } : à { $missing } de la fin
end-led = entame : { $who }
end-clean = Rien pris
end-row-empty = Rangée vide
end-no-pips = Main vide
end-no-bid = –
end-source = { $worth ->
    [1] plis { $points }
    [10] dix { $points }
    [5] cinq { $points }
   *[other] { $worth } pts { $points }
}
end-flag = dit { $bid }
end-tricks = Plis
end-pips = Reste

end-match-over = Partie finie
end-deals-low = { $deals }, le plus bas gagne
end-banner = { $who-is ->
    [you] Tu gagnes
   *[one] { $who } : victoire !
}
    .shared = { $who }, ex æquo
end-rating = Cote

end-poster-moon = A décroché la lune !
    .why = Les { $points } points
    .in = en { $tricks ->
        [one] { $tricks } pli
       *[other] { $tricks } plis
    }
    .tricks = Les { $tricks } plis
end-poster-set = Chuté !
end-poster-bid = { $who } : annonce { $bid }.
end-poster-nel-o = Nel-O !
end-poster-made = { $who } a réussi.
    .why = Les { $count } plis perdus.
end-for-bid = { $change } l'annonce
end-for-tricks = { $change } { $tricks ->
    [one] pli
   *[other] plis
}

end-heading = { $kind ->
    [round] **Manche { $number }** ·
   *[deal] **Donne { $number }** ·
}
end-own = { $kind ->
    [only] Résultat : { $told }
    [round] Manche { $number } · { $told }
   *[deal] Donne { $number } · { $told }
}
end-change = { $who } { $change } ({ $total })
end-you = { $side ->
    [yes] Ton camp { $change } ({ $total }).
   *[no] Toi { $change } ({ $total }).
}
end-you-only = { $side ->
    [yes] Ton camp { $change }.
   *[no] Toi { $change }.
}
end-rounds = Manches gagnées : { $wins }.
end-passed = Tout le monde passe, on redonne.
end-stopped-hand = La partie s'est arrêtée.
end-stopped = **{ $title }** : partie arrêtée, { $deal }.
    .totals = Totaux : { $totals }.
end-record = Ton record contre des ordis { $level ->
    [easy] faciles
    [normal] normaux
    [hard] forts
   *[expert] experts
} : **{ $margin }**
end-match = **{ $won } !**
end-won = { $who-is ->
    [you] Tu gagnes la partie
   *[one] { $who } gagne la partie
    [us] Victoire pour { $who }
    [many] { $who } gagnent la partie
}
    .shared = Victoire partagée : { $who }
end-final = { $who-is ->
    [you] 🏆 **{ $title }** : tu gagnes. { $totals }.
    [one] 🏆 **{ $title }** : { $who } gagne. { $totals }.
    [us] 🏆 **{ $title }** : { $who }, vous gagnez ! { $totals }.
   *[many] 🏆 **{ $title }** : { $who } gagnent. { $totals }.
}
    .shared = 🏆 **{ $title }** : victoire partagée entre { $who }. { $totals }.
    .round = 🏆 **{ $title }** : { $who-is ->
        [you] tu gagnes.
        [us] { $who }, vous gagnez !
        [many] { $who } gagnent.
       *[one] { $who } gagne.
    }
end-wait-round = Tu verras le classement dans le salon quand toutes les tables auront fini.

end-next-deal = { $kind ->
    [round] Manche suivante
   *[deal] Donne suivante
}
end-waiting = On attend { $who } · { $ready } sur { $count } prêts. { $next } { $when }.
end-others-ready = { $ready } sur { $count } prêts. { $next } { $when }.
end-button-replay = Replay
end-button-record = Relevé
end-button-result = Mon résultat
end-button-rematch = Revanche
end-alt-over = { $title } : { $deal }, c'est fini.
end-alt-place = { $rank } { $who } { $change } ({ $total }{ $moved ->
    [up] , +{ $places } au classement
    [down] , −{ $places } au classement
   *[same] {""}
})
end-alt-standings = { $places } ({ $goal }).
end-alt-taken = Pris : { $pieces }.
    .one = { $points ->
        [0] { $who } rien
       *[other] { $who } { $points } ({ $pieces })
    }
end-alt-sources = { $who } { $points } : { $sources }.
end-alt-tricks = Plis : { $figures }.
end-alt-pips = Points restants : { $figures }.
end-alt-key = { $title } ({ $plays }).
end-alt-last = Dernier pli : { $plays }.
    .numbered = Dernier pli, { $number } sur { $count } : { $plays }.
    .same = C'était le dernier pli.
end-alt-open = Mains ouvertes : { $hands }.
end-alt-match = { $title } : partie finie. { $who-is ->
    [you] Tu gagnes avec { $total }.
    [us] Victoire pour { $who } avec { $total }.
    [one] { $who } gagne avec { $total }.
   *[many] { $who } gagnent avec { $total }.
}
    .shared = { $title } : partie finie. Victoire partagée : { $who }, avec { $total }.
end-alt-ratings = Cotes : { $changes }.
end-alt-deals = { $first ->
    [1] { $kind ->
        [round] { $who } par manche : { $totals }.
       *[deal] { $who } par donne : { $totals }.
    }
   *[other] { $kind ->
        [round] { $who } depuis la manche { $first } : { $totals }.
       *[deal] { $who } depuis la donne { $first } : { $totals }.
    }
}

story-shared = Victoire partagée : { $who }.
story-out = { $who-is ->
    [you] Tu as
   *[one] { $who } a
} tout posé : { $pips ->
    [one] { $pips } point
   *[other] { $pips } points
} en main aux autres.
    .short = { $who-is ->
        [you] Tu as
       *[one] { $who } a
    } tout posé en premier.
story-blocked = Bloqué : { $who-is ->
    [you] tu avais
   *[one] { $who } avait
} le moins de points en main, { $pips }.
story-overtook = { $who-is ->
    [you] Tu es en tête depuis la { $kind ->
        [round] manche
       *[deal] donne
    } { $deal }, devant { $other-the }.
   *[one] { $who } en tête depuis la { $kind ->
        [round] manche
       *[deal] donne
    } { $deal }, devant { $other-the }.
}
    .moon = Lune à la donne { $deal } : { $who-is ->
        [you] tu passes
       *[one] { $who-the } passe
    } devant { $other-the }.
story-great-end = { $way ->
    [capicua] { $who-is ->
        [you] Tu as
       *[one] { $who } a
    } gagné par capicúa.
   *[chuchazo] { $who-is ->
        [you] Tu as
       *[one] { $who } a
    } gagné avec 0-0 : chuchazo !
}
story-best-play = { $who-is ->
    [you] Tu as
   *[one] { $who } a
} marqué { $points } d'un coup, { $tile }.
story-dominoes = { $who-is ->
    [you] Tu as fait domino { $count } fois sur { $deals }.
   *[one] { $who } : domino { $count } fois sur { $deals }.
}
story-moon = { $who-is ->
    [you] Tu as décroché la lune à la donne { $deal }.
   *[one] Lune à la donne { $deal } : { $who }.
}
story-set = { $who-is ->
    [you] Tu as
   *[one] { $who } a
} chuté à { $bid }, donne { $deal }.
story-led = { $who-is ->
    [you] Tu as mené du début à la fin.
   *[one] { $who } en tête du début à la fin.
}
story-close = { $who-is ->
    [you] Tu as gagné de { $apart } seulement.
   *[one] Gagné de { $apart } seulement.
}
story-tricks = { $who-is ->
    [you] Tu as gagné le plus de plis : { $tricks }.
   *[one] Le plus de plis : { $who }, { $tricks }.
}
story-rounds = { $who-is ->
    [you] Tu as gagné { $rounds } { $rounds ->
        [one] manche
       *[other] manches
    } sur { $of }.
   *[one] { $rounds } { $rounds ->
        [one] manche
       *[other] manches
    } sur { $of } pour { $who-the }.
}
    .one = { $who-is ->
        [you] Tu as gagné la manche.
       *[one] Manche gagnée par { $who-the }.
    }
story-score = { $who-is ->
    [you] Tu as gagné { $own } à { $other }.
   *[one] Score final : { $own } à { $other }.
}
story-ahead = { $who-is ->
    [you] Tu as gagné avec { $apart } d'avance. Ensuite : { $other }.
   *[one] Gagné avec { $apart } d'avance. Ensuite : { $other }.
}
    .next = { $who-is ->
        [you] Tu as gagné avec { $apart } d'avance.
       *[one] Gagné avec { $apart } d'avance.
    }
story-deals = { $who-is ->
    [you] Tu as gagné après { $deals }.
   *[one] Gagné après { $deals }.
}
