line-turn = { $who-is ->
    [you] Jouw beurt
   *[one] { $opens ->
        [yes] { $who } opent
       *[no] { $who } speelt
    }
}
    .sentence = { $numbers ->
        [none] { $who-is ->
            [you] Jij opent.
           *[one] { $who } opent.
        }
       *[other] { $who } legt aan bij { $numbers }.
    }

line-laid = { $end ->
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
line-laid-brief = { $who-is ->
    [you] Jij
   *[one] { $who }
}: <b>{ $tile }</b>{ $points ->
    [0] {""}
   *[other] , <b>+{ $points }</b>
}
line-opens = { $tile ->
    [none] { $who-is ->
        [you] <b>Jij</b> opent
       *[one] <b>{ $who }</b> opent
    }
   *[other] { $who-is ->
        [you] <b>Jij</b> opent met <b>{ $tile }</b>
       *[one] <b>{ $who }</b> opent met <b>{ $tile }</b>
    }
}
line-opens-double = de hoogste dubbele
line-redealt = { $who-is ->
    [you] Je
   *[one] { $who }
} had <b>{ $doubles } dubbelen</b>: opnieuw gedeeld

line-passed-on = { $who } paste op <b>{ $numbers }</b>
line-passed = { $who } paste
line-all-passed = alle anderen pasten
since-play = { $who }{ $drew ->
    [0] {""}
   *[other] {" "}pakte { $drew },
} <b>{ $piece }</b>{ $points ->
    [0] {""}
   *[other] {" "}<b>+{ $points }</b>
}
line-first-pass = { $who } paste: <b>{ $points }</b>
line-drew = { $passed ->
    [yes] { $who } pakte <b>{ $count }</b> en paste
   *[no] { $who } pakte <b>{ $count }</b>
}
line-own-drew = je kon niet en pakte <b>{ $tiles }</b>
    .brief = je pakte <b>{ $tiles }</b>
line-own-drew-count = je pakte <b>{ $count }</b>

line-ends = { $parts ->
    [none] kanten <b>{ $sum }</b>
   *[other] kanten { $parts } = <b>{ $sum }</b>
}{ $points ->
    [0] {""}
   *[other] {" "}→ <b>{ $points }</b>
}
line-goal = { $deals ->
    [yes] { $number ->
        [one] <b>{ $number }</b> ronde
       *[other] <b>{ $number }</b> rondes
    }
   *[no] tot <b>{ $number }</b>
}

line-note-drew = pakte { $count }

line-did-play = { $end ->
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
line-did-draw = pakte { $count }
line-did-pass = { $numbers ->
    [none] paste
   *[other] paste op { $numbers }
}
line-told = { $who-is ->
    [you] Je
   *[one] { $who }
} { $did }.
line-told-bonus = Dat is { $points } voor { $who-is ->
    [you] jou
   *[one] { $who }
}.

line-whole = Lijn ({ $count }): { $tiles }.{ $spinner ->
    [none] {""}
   *[other] {" "}Spinner { $spinner }.
}
line-spinner = Lijn ({ $count }). Spinner { $tile }.
line-arm = { $end ->
    [left] Links
    [right] Rechts
    [up] Boven
   *[down] Onder
}: { $tiles }.
line-open = { $sum ->
    [none] Kanten: { $ends }.
   *[other] Kanten { $sum }: { $ends }.
}
line-end = { $end ->
    [left] links
    [right] rechts
    [up] boven
   *[down] onder
} { $shown }{ $counts ->
    [none] {""}
   *[other] {" "}({ $counts })
}

line-tiles = Stenen: { $hands }.
line-hand = { $who } { $count }{ $notes ->
    [none] {""}
   *[other] {" "}({ $notes })
}
line-lacks = geen { $numbers }
line-boneyard = Pot { $count }{ $keep ->
    [0] {""}
    [one] {" "}({ $keep } blijft liggen)
   *[other] {" "}({ $keep } blijven liggen)
}.
line-carried = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} doorgeschoven uit de vorige ronde.
line-playable = { $ends ->
    [none] { $tile }
   *[other] { $tile } { $ends }
}
line-playable-end = { $end ->
    [left] links
    [right] rechts
    [up] boven
   *[down] onder
}{ $points ->
    [0] {""}
   *[other] {" "}({ $points })
}
