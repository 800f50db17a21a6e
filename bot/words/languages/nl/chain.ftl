chain-turn = { $who-is ->
    [you] Jouw beurt
   *[one] { $opens ->
        [yes] { $who } opent
       *[no] { $who } speelt
    }
}

chain-laid = { $end ->
    [first] { $who-is ->
        [you] Je opende met <b>{ $tile }</b>
       *[one] { $who } opende met <b>{ $tile }</b>
    }
   *[left] { $who-is ->
        [you] Jij
       *[one] { $who }
    }: <b>{ $tile }</b> { $end ->
        [right] rechts
        [up] boven
        [down] onder
       *[left] links
    }
}{ $points ->
    [0] {""}
    [one] , <b>{ $points } punt</b>
   *[other] , <b>{ $points } punten</b>
}
chain-laid-brief = { $who-is ->
    [you] Jij
   *[one] { $who }
}: <b>{ $tile }</b>{ $points ->
    [0] {""}
   *[other] , <b>+{ $points }</b>
}
chain-opens = { $tile ->
    [none] { $who-is ->
        [you] <b>Jij</b> opent
       *[one] <b>{ $who }</b> opent
    }
   *[other] { $who-is ->
        [you] <b>Jij</b> opent met <b>{ $tile }</b>
       *[one] <b>{ $who }</b> opent met <b>{ $tile }</b>
    }
}
chain-redealt = { $who-is ->
    [you] Je
   *[one] { $who }
} had <b>{ $doubles } dubbelen</b>: opnieuw gedeeld

chain-passed-on = { $who } paste op <b>{ $numbers }</b>
chain-passed = { $who } paste
chain-all-passed = alle anderen pasten
since-play = { $who }{ $drew ->
    [0] {""}
   *[other] {" "}pakte { $drew },
} <b>{ $piece }</b>{ $points ->
    [0] {""}
   *[other] {" "}<b>+{ $points }</b>
}
chain-first-pass = { $who } paste: <b>{ $points }</b>
chain-drew = { $passed ->
    [yes] { $who } pakte <b>{ $count }</b> en paste
   *[no] { $who } pakte <b>{ $count }</b>
}
chain-own-drew = je kon niet en pakte <b>{ $tiles }</b>
    .brief = je pakte <b>{ $tiles }</b>
chain-own-drew-count = je pakte <b>{ $count }</b>

chain-ends = { $parts ->
    [none] kanten <b>{ $sum }</b>
   *[other] kanten { $parts } = <b>{ $sum }</b>
}{ $points ->
    [0] {""}
   *[other] {" "}→ <b>{ $points }</b>
}
chain-goal = { $deals ->
    [yes] { $number ->
        [one] <b>{ $number }</b> ronde
       *[other] <b>{ $number }</b> rondes
    }
   *[no] tot <b>{ $number }</b>
}

chain-note-drew = pakte { $count }

chain-hero = <b>{ $who-is ->
    [you] Jij
   *[one] { $who }
}{ $way ->
    [capicua] : capicúa!
    [chuchazo] : chuchazo!
    [target] {" "}haalde { $target }!
   *[domino] : domino!
}</b>
chain-hero-blocked = Vast op { $numbers }{ $points ->
    [none] {""}
   *[some] : <b>{ $points }</b>
}
chain-hero-tie = Vast: gelijk

chain-more-parts = + { $parts }
chain-sum = { $kind ->
    [rounded] { $parts } → <b>{ $total }</b>
    [pips] { $parts } { $parts ->
        [1] oog
       *[other] ogen
    }: <b>{ $total }</b>
   *[sum] { $parts } = <b>{ $total }</b>
}
chain-bonus = { $points } { $kind ->
    [capicua] capicúa
    [chuchazo] chuchazo
    [first_deal] voor ronde { $deal }
    [carried] doorgeschoven
    [first_pass] eerste pas
    [paso_redondo] paso redondo
    [plays] voor zetten
   *[chipped_out] voor uitgaan
}
chain-no-points = { $past ->
    [0] geen punten
   *[other] geen punten boven { $past }
}
chain-pips-of = { $sides } ogen
chain-side-pips = { $side } <b>{ $pips }</b>

chain-why = { $way ->
    [capicua] <b>{ $tile }</b> paste aan { $arms ->
        [yes] elke kant
       *[no] beide kanten
    }
    [blocked] { $who } zette het vast met <b>{ $tile }</b>
    [target] { $who } speelde <b>{ $tile }</b>
   *[out] { $who } was uit met <b>{ $tile }</b>
}
chain-why-brief = { $way ->
    [capicua] paste overal
    [blocked] vast met <b>{ $tile }</b>
    [target] met <b>{ $tile }</b>
   *[out] uit met <b>{ $tile }</b>
}
chain-closer = { $who-is ->
    [you] Jij
   *[one] { $who }
} zette het vast: { $pips ->
    [one] <b>{ $pips }</b> oog
   *[other] <b>{ $pips }</b> ogen
}, { $other } <b>{ $others }</b>
chain-lowest = laagste hand: { $who }, <b>{ $pips }</b>
chain-level = gelijke ogen: { $sides ->
    [yes] { $by ->
        [opener] team van de opener wint
       *[closer] team dat vastzette wint
    }
   *[no] { $by ->
        [opener] dichtst bij de opener wint
       *[closer] dichtst bij wie vastzette wint
    }
}
chain-why-carried = <b>{ $points }</b> doorgeschoven
chain-out-with = uit met { $tile }
chain-total = { $before } → { $after }

chain-did-play = { $end ->
    [first] opende met { $tile }
    [right] speelde { $tile } rechts
    [up] speelde { $tile } boven
    [down] speelde { $tile } onder
   *[left] speelde { $tile } links
}{ $points ->
    [0] {""}
    [one] : { $points } punt
   *[other] : { $points } punten
}
chain-did-draw = pakte { $count }
chain-did-pass = { $numbers ->
    [none] paste
   *[other] paste op { $numbers }
}
chain-told = { $who-is ->
    [you] Je
   *[one] { $who }
} { $did }.
chain-told-bonus = Dat is { $points } voor { $who-is ->
    [you] jou
   *[one] { $who }
}.

chain-line = Lijn ({ $count }): { $tiles }.{ $spinner ->
    [none] {""}
   *[other] {" "}Spinner { $spinner }.
}
chain-spinner = Lijn ({ $count }). Spinner { $tile }.
chain-arm = { $end ->
    [left] Links
    [right] Rechts
    [up] Boven
   *[down] Onder
}: { $tiles }.
chain-open = { $sum ->
    [none] Kanten: { $ends }.
   *[other] Kanten { $sum }: { $ends }.
}
chain-end = { $end ->
    [left] links
    [right] rechts
    [up] boven
   *[down] onder
} { $shown }{ $counts ->
    [none] {""}
   *[other] {" "}({ $counts })
}

chain-tiles = Stenen: { $hands }.
chain-hand = { $who } { $count }{ $notes ->
    [none] {""}
   *[other] {" "}({ $notes })
}
chain-lacks = geen { $numbers }
chain-boneyard = Pot { $count }{ $keep ->
    [0] {""}
    [one] {" "}({ $keep } blijft liggen)
   *[other] {" "}({ $keep } blijven liggen)
}.
chain-carried = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} doorgeschoven uit de vorige ronde.
chain-playable = { $ends ->
    [none] { $tile }
   *[other] { $tile } { $ends }
}
chain-playable-end = { $end ->
    [left] links
    [right] rechts
    [up] boven
   *[down] onder
}{ $points ->
    [0] {""}
   *[other] {" "}({ $points })
}
chain-to-play = { $numbers ->
    [none] { $who-is ->
        [you] Jij opent.
       *[one] { $who } opent.
    }
   *[other] { $who } legt aan bij { $numbers }.
}

chain-ended = { $way ->
    [capicua] Capicúa! { $who-is ->
        [you] Je was
       *[one] { $who } was
    } uit met { $tile }
    [chuchazo] Chuchazo! { $who-is ->
        [you] Je was
       *[one] { $who } was
    } uit met { $tile }
    [target] { $who-is ->
        [you] Je
       *[one] { $who }
    } haalde { $target } met { $tile }
    [blocked] { $who-is ->
        [you] Je
       *[one] { $who }
    } zette de lijn vast op { $numbers } met { $tile }
    [tie] { $who-is ->
        [you] Je
       *[one] { $who }
    } zette de lijn vast op { $numbers } met { $tile }: gelijke stand
   *[domino] { $who-is ->
        [you] Je was
       *[one] { $who } was
    } uit met { $tile }
}
chain-made-of = { $kind ->
    [bonus] { $parts }
    [rounded] { $parts } → { $total }
   *[pips] { $parts } { $parts ->
        [1] oog
       *[other] ogen
    }
}
chain-remark-target = { $who-is ->
    [you] Je haalde { $target }
   *[one] { $who } haalde { $target }
}
chain-remark-pips = { $who-is ->
    [you] Je
   *[one] { $who }
} scoorde { $points } voor de ogen
chain-remark-bonus = { $who-is ->
    [you] Je
   *[one] { $who }
} scoorde { $points } { $kind ->
    [capicua] voor capicúa
    [chuchazo] voor chuchazo
    [first_pass] voor een pas op de eerste steen
    [paso_redondo] voor een paso redondo: alle anderen pasten
    [first_deal] voor een van de eerste rondes
    [carried] uit een gelijke ronde
   *[chipped_out] voor het uitgaan
}
chain-remark-carried = { $points ->
    [one] { $points } punt schuift
   *[other] { $points } punten schuiven
} door
chain-remark-best = Beste zet: { $tile } van { $who-is ->
    [you] jou
   *[one] { $who }
}, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
chain-alt-plays = Gescoord met zetten: { $figures }.
chain-alt-left = Over: { $hands }.
