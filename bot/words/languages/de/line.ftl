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

line-hero = <b>{ $who-is ->
    [you] Du
   *[one] { $who }
}{ $way ->
    [capicua] : Capicúa!
    [chuchazo] : Chuchazo!
    [target] : Ziel { $target } erreicht!
   *[domino] : Domino!
}</b>
line-hero-blocked = Blockiert bei { $numbers }{ $points ->
    [none] {""}
   *[some] : <b>{ $points }</b>
}
line-hero-tie = Block: Gleichstand

line-more-parts = + { $parts }
line-sum = { $kind ->
    [rounded] { $parts } → <b>{ $total }</b>
    [pips] { $parts } { $parts ->
        [1] Auge
       *[other] Augen
    }: <b>{ $total }</b>
   *[sum] { $parts } = <b>{ $total }</b>
}
line-bonus = { $points } { $kind ->
    [capicua] Capicúa
    [chuchazo] Chuchazo
    [first_deal] für Runde { $deal }
    [carried] Übertrag
    [first_pass] erstes Aussetzen
    [paso_redondo] Paso redondo
    [plays] für Züge
   *[chipped_out] für den letzten Stein
}
line-no-points = { $past ->
    [0] keine Punkte
   *[other] keine Punkte über { $past }
}
line-pips-of = { $sides } Augen
line-side-pips = { $side } <b>{ $pips }</b>

line-why =
    { $way ->
        [capicua] <b>{ $tile }</b> passte an { $arms ->
            [yes] jedes Ende
           *[no] beide Enden
        }
        [blocked]
            { $who-is ->
                [you] du blockierst
               *[one] { $who } blockiert
            } mit <b>{ $tile }</b>
        [target]
            { $who-is ->
                [you] du legst
               *[one] { $who } legt
            } <b>{ $tile }</b>
       *[out]
            { $who-is ->
                [you] du bist
               *[one] { $who } ist
            } mit <b>{ $tile }</b> fertig
    }
line-why-brief =
    { $way ->
        [capicua] passt { $arms ->
            [yes] überall
           *[no] beidseits
        }
        [blocked] Block mit <b>{ $tile }</b>
        [target] mit <b>{ $tile }</b>
       *[out] mit <b>{ $tile }</b> fertig
    }
line-closer =
    { $who-is ->
        [you] du blockierst
       *[one] { $who } blockiert
    }: { $pips ->
        [one] <b>{ $pips }</b> Auge
       *[other] <b>{ $pips }</b> Augen
    }, { $other } <b>{ $others }</b>
line-lowest = kleinste Hand: { $who }, <b>{ $pips }</b>
line-level =
    Gleichstand: { $sides ->
        [yes]
            { $by ->
                [opener] das Team des Eröffners gewinnt
               *[closer] das Team des Blockierers gewinnt
            }
       *[no]
            { $by ->
                [opener] es gewinnt, wer näher am Eröffner sitzt
               *[closer] es gewinnt, wer näher am Blockierer sitzt
            }
    }
line-why-carried = <b>{ $points }</b> Übertrag
line-out-with = mit { $tile } fertig
line-total = { $before } → { $after }

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

line-ended = { $way ->
    [capicua] Capicúa! { $who-is ->
        [you] Du bist
       *[one] { $who } ist
    } mit { $tile } fertig
    [chuchazo] Chuchazo! { $who-is ->
        [you] Du bist
       *[one] { $who } ist
    } mit { $tile } fertig
   *[target] { $who-is ->
        [you] Du erreichst
       *[one] { $who } erreicht
    } mit { $tile } das Ziel { $target }
}
line-made-of = { $kind ->
    [bonus] { $parts }
    [rounded] { $parts } → { $total }
   *[pips] { $parts } { $parts ->
        [1] Auge
       *[other] Augen
    }
}
line-alt-plays = Mit Zügen erzielt: { $figures }.
line-alt-left = Übrig: { $hands }.
