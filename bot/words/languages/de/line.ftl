line-turn = { $who-is ->
    [you] Du bist dran
   *[one] { $opens ->
        [yes] { $who } eröffnet
       *[no] { $who } ist dran
    }
}
    .sentence = { $numbers ->
        [none] { $who-is ->
            [you] Du eröffnest.
           *[one] { $who } eröffnet.
        }
       *[other] { $who-is ->
            [you] Du bist dran: leg an die { $numbers } an.
           *[one] { $who } ist dran: an die { $numbers } anlegen.
        }
    }
line-laid = { $end ->
    [first] { $who-is ->
        [you] Du hast mit <b>{ $tile }</b> eröffnet
       *[one] { $who } hat mit <b>{ $tile }</b> eröffnet
    }
   *[left] { $who-is ->
        [you] Du
       *[one] { $who }
    }: <b>{ $tile }</b> { $end ->
        [right] rechts
        [up] oben
        [down] unten
       *[left] links
    }
}{ $points ->
    [0] {""}
    [one] , <b>{ $points } Punkt</b>
   *[other] , <b>{ $points } Punkte</b>
}
line-laid-brief = { $who-is ->
    [you] Du
   *[one] { $who }
}: <b>{ $tile }</b>{ $points ->
    [0] {""}
   *[other] , <b>+{ $points }</b>
}
line-opens = { $tile ->
    [none] { $who-is ->
        [you] <b>Du</b> eröffnest
       *[one] <b>{ $who }</b> eröffnet
    }
   *[other] { $who-is ->
        [you] <b>Du</b> eröffnest mit <b>{ $tile }</b>
       *[one] <b>{ $who }</b> eröffnet mit <b>{ $tile }</b>
    }
}
line-opens-double = dem höchsten Pasch
line-redealt = { $who-is ->
    [you] Du hattest <b>{ $doubles } Pasche</b>
   *[one] { $who } hatte <b>{ $doubles } Pasche</b>
}: neu gegeben

line-passed-on =
    { $who-is ->
        [you] du setzt bei <b>{ $numbers }</b> aus
       *[one] { $who } setzt bei <b>{ $numbers }</b> aus
    }
line-passed = { $who-is ->
    [you] du setzt aus
    [many] { $who } setzen aus
   *[one] { $who } setzt aus
}
line-all-passed = alle anderen setzen aus
since-play = { $drew ->
    [0] { $who }
   *[other] { $who-is ->
        [you] du ziehst
       *[one] { $who } zieht
    } { $drew },
} <b>{ $piece }</b>{ $points ->
    [0] {""}
   *[other] {" "}<b>+{ $points }</b>
}
line-first-pass = { $who-is ->
    [you] du setzt aus
   *[one] { $who } setzt aus
}: <b>{ $points }</b>
line-drew = { $passed ->
    [yes] { $who-is ->
        [you] du ziehst
       *[one] { $who } zieht
    } <b>{ $count }</b> und setzt aus
   *[no] { $who-is ->
        [you] du ziehst
       *[one] { $who } zieht
    } <b>{ $count }</b>
}
line-own-drew = nichts passt: du ziehst <b>{ $tiles }</b>
    .brief = du ziehst <b>{ $tiles }</b>
line-own-drew-count = du ziehst <b>{ $count }</b>

line-ends = { $parts ->
    [none] Enden <b>{ $sum }</b>
   *[other] Enden { $parts } = <b>{ $sum }</b>
}{ $points ->
    [0] {""}
   *[other] {" "}→ <b>{ $points }</b>
}
line-goal = { $deals ->
    [yes] { $number ->
        [one] <b>{ $number }</b> Runde
       *[other] <b>{ $number }</b> Runden
    }
   *[no] bis <b>{ $number }</b>
}

line-note-drew = { $count } gezogen

line-did-play = { $end ->
    [first] mit { $tile } eröffnet
    [right] { $tile } rechts gelegt
    [up] { $tile } oben gelegt
    [down] { $tile } unten gelegt
   *[left] { $tile } links gelegt
}{ $points ->
    [0] {""}
    [one] {" "}({ $points } Punkt)
   *[other] {" "}({ $points } Punkte)
}
line-did-draw = { $count } gezogen
line-did-pass = { $numbers ->
    [none] ausgesetzt
   *[other] bei { $numbers } ausgesetzt
}
line-told = { $who-is ->
    [you] Du
   *[one] { $who }
}: { $did }.
line-told-bonus = Das bringt { $points } für { $who-is ->
    [you] dich
   *[one] { $who }
}.
line-whole = Kette ({ $count }): { $tiles }.{ $spinner ->
    [none] {""}
   *[other] {" "}Spinner { $spinner }.
}
line-spinner = Kette ({ $count }). Spinner { $tile }.
line-arm = { $end ->
    [left] Links
    [right] Rechts
    [up] Oben
   *[down] Unten
}: { $tiles }.
line-open = { $sum ->
    [none] Enden: { $ends }.
   *[other] Enden { $sum }: { $ends }.
}
line-end = { $end ->
    [left] links
    [right] rechts
    [up] oben
   *[down] unten
} { $shown }{ $counts ->
    [none] {""}
   *[other] {" "}({ $counts })
}

line-tiles = Steine: { $hands }.
line-hand = { $who } { $count }{ $notes ->
    [none] {""}
   *[other] {" "}({ $notes })
}
line-lacks = ohne { $numbers }
line-boneyard = Stock { $count }{ $keep ->
    [0] {""}
   *[other] {" "}({ $keep } nie gezogen)
}.
line-carried = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} Übertrag aus der letzten Runde.
line-playable = { $ends ->
    [none] { $tile }
   *[other] { $tile } { $ends }
}
line-playable-end = { $end ->
    [left] links
    [right] rechts
    [up] oben
   *[down] unten
}{ $points ->
    [0] {""}
   *[other] {" "}({ $points })
}
