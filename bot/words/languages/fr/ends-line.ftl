line-hero = <b>{ $way ->
    [capicua] { $who-is ->
        [you] Toi
       *[one] { $who }
    } : capicúa !
    [chuchazo] { $who-is ->
        [you] Toi
       *[one] { $who }
    } : chuchazo !
    [target] { $who-is ->
        [you] Tu atteins { $target } !
       *[one] { $who } atteint { $target } !
    }
    [crossed] { $who-is ->
        [you] Toi
       *[one] { $who }
    } : double croisé !
    [both_ends] { $who-is ->
        [you] Toi
       *[one] { $who }
    } : les deux bouts !
   *[domino] { $who-is ->
        [you] Toi
       *[one] { $who }
    } : domino !
}</b>
line-hero-blocked = Bloqué sur { $numbers }{ $points ->
    [none] {""}
   *[some] : <b>{ $points }</b>
}
line-hero-tie = Bloqué : égalité

line-more-parts = + { $parts }
line-sum = { $kind ->
    [rounded] { $parts } → <b>{ $total }</b>
    [pips] { $parts } en main : <b>{ $total }</b>
   *[sum] { $parts } = <b>{ $total }</b>
}
line-bonus = { $points } { $kind ->
    [capicua] capicúa
    [chuchazo] chuchazo
    [first_deal] pour la donne { $deal }
    [carried] en report
    [first_pass] boudé d'entrée
    [paso_redondo] paso redondo
    [plays] en jouant
    [won] point
    [double] pour un double
    [both_ends] pour les deux bouts
    [crossed] pour un double croisé
    [key] pour la clé
   *[chipped_out] pour domino
}
line-no-points = { $past ->
    [0] rien
   *[other] rien au-delà de { $past }
}
line-pips-of = { $sides } points
line-side-pips = { $side } <b>{ $pips }</b>

line-why = { $way ->
    [capicua] { $arms ->
        [yes] <b>{ $tile }</b> allait partout
       *[no] <b>{ $tile }</b> allait aux deux bouts
    }
    [blocked] { $who-is ->
        [you] tu as bloqué avec <b>{ $tile }</b>
       *[one] { $who } a bloqué avec <b>{ $tile }</b>
    }
    [target] { $who-is ->
        [you] tu as joué <b>{ $tile }</b>
       *[one] { $who } a joué <b>{ $tile }</b>
    }
   *[out] { $who-is ->
        [you] tu as fini avec <b>{ $tile }</b>
       *[one] { $who } a fini avec <b>{ $tile }</b>
    }
}
line-why-brief = { $way ->
    [capicua] { $arms ->
        [yes] <b>{ $tile }</b> partout
       *[no] <b>{ $tile }</b> aux deux
    }
    [blocked] bloqué avec <b>{ $tile }</b>
    [target] avec <b>{ $tile }</b>
   *[out] fini avec <b>{ $tile }</b>
}
line-closer = { $who-is ->
    [you] Tu as
   *[one] { $who } a
} bloqué : <b>{ $pips }</b> { $pips ->
    [one] point
   *[other] points
}, { $other } <b>{ $others }</b>
line-lowest = plus petite main : { $who }, <b>{ $pips }</b>
line-level = égalité : { $sides ->
    [yes] { $by ->
        [opener] au camp qui a ouvert
        [closer_loses] le camp qui a bloqué perd
       *[closer] au camp qui a bloqué
    }
   *[no] { $by ->
        [opener] au plus proche de l'ouverture
        [closer_loses] le suivant après le bloqueur gagne
       *[closer] au plus proche du blocage
    }
}
line-always-tie = une donne bloquée est toujours nulle
line-anew = chacun a gagné une donne, tous reviennent à 0
line-why-carried = <b>{ $points }</b> en report
line-left = { $count ->
    [one] { $count } domino
   *[other] { $count } dominos
}
line-out-with = fini avec { $tile }
line-total = { $before } → { $after }

line-ended = { $way ->
    [capicua] Capicúa ! { $who-is ->
        [you] Tu as
       *[one] { $who } a
    } fini avec { $tile }
    [chuchazo] Chuchazo ! { $who-is ->
        [you] Tu as
       *[one] { $who } a
    } fini avec { $tile }
   *[target] { $who-is ->
        [you] Tu as
       *[one] { $who } a
    } atteint { $target } avec { $tile }
}
line-made-of = { $kind ->
    [bonus] { $parts }
    [rounded] { $parts } → { $total }
   *[pips] { $parts } { $parts ->
        [1] point
       *[other] points
    }
}
line-alt-plays = Marqué en jouant : { $figures }.
line-alt-left = Restent : { $hands }.

line-loser = { $kind ->
    [cochon] Cochon : { $who }.
   *[love] { $target } à zéro : { $who }, sans une donne.
}
