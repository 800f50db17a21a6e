chain-turn = { $who-is ->
    [you] Du bist dran
   *[one] { $opens ->
        [yes] { $who } eröffnet
       *[no] { $who } ist dran
    }
}
chain-laid = { $end ->
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
chain-laid-brief = { $who-is ->
    [you] Du
   *[one] { $who }
}: <b>{ $tile }</b>{ $points ->
    [0] {""}
   *[other] , <b>+{ $points }</b>
}
chain-opens = { $tile ->
    [none] { $who-is ->
        [you] <b>Du</b> eröffnest
       *[one] <b>{ $who }</b> eröffnet
    }
   *[other] { $who-is ->
        [you] <b>Du</b> eröffnest mit <b>{ $tile }</b>
       *[one] <b>{ $who }</b> eröffnet mit <b>{ $tile }</b>
    }
}
chain-redealt = { $who-is ->
    [you] Du hattest <b>{ $doubles } Pasche</b>
   *[one] { $who } hatte <b>{ $doubles } Pasche</b>
}: neu gegeben

chain-passed-on =
    { $who-is ->
        [you] du setzt bei <b>{ $numbers }</b> aus
       *[one] { $who } setzt bei <b>{ $numbers }</b> aus
    }
chain-passed = { $who-is ->
    [you] du setzt aus
    [many] { $who } setzen aus
   *[one] { $who } setzt aus
}
chain-all-passed = alle anderen setzen aus
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
chain-first-pass = { $who-is ->
    [you] du setzt aus
   *[one] { $who } setzt aus
}: <b>{ $points }</b>
chain-drew = { $passed ->
    [yes] { $who-is ->
        [you] du ziehst
       *[one] { $who } zieht
    } <b>{ $count }</b> und setzt aus
   *[no] { $who-is ->
        [you] du ziehst
       *[one] { $who } zieht
    } <b>{ $count }</b>
}
chain-own-drew = nichts passt: du ziehst <b>{ $tiles }</b>
    .brief = du ziehst <b>{ $tiles }</b>
chain-own-drew-count = du ziehst <b>{ $count }</b>

chain-ends = { $parts ->
    [none] Enden <b>{ $sum }</b>
   *[other] Enden { $parts } = <b>{ $sum }</b>
}{ $points ->
    [0] {""}
   *[other] {" "}→ <b>{ $points }</b>
}
chain-goal = { $deals ->
    [yes] { $number ->
        [one] <b>{ $number }</b> Runde
       *[other] <b>{ $number }</b> Runden
    }
   *[no] bis <b>{ $number }</b>
}

chain-note-drew = { $count } gezogen

chain-hero = <b>{ $who-is ->
    [you] Du
   *[one] { $who }
}{ $way ->
    [capicua] : Capicúa!
    [chuchazo] : Chuchazo!
    [target] : Ziel { $target } erreicht!
   *[domino] : Domino!
}</b>
chain-hero-blocked = Blockiert bei { $numbers }{ $points ->
    [none] {""}
   *[some] : <b>{ $points }</b>
}
chain-hero-tie = Block: Gleichstand

chain-more-parts = + { $parts }
chain-sum = { $kind ->
    [rounded] { $parts } → <b>{ $total }</b>
    [pips] { $parts } { $parts ->
        [1] Auge
       *[other] Augen
    }: <b>{ $total }</b>
   *[sum] { $parts } = <b>{ $total }</b>
}
chain-bonus = { $points } { $kind ->
    [capicua] Capicúa
    [chuchazo] Chuchazo
    [first_deal] für Runde { $deal }
    [carried] Übertrag
    [first_pass] erstes Aussetzen
    [paso_redondo] Paso redondo
    [plays] für Züge
   *[chipped_out] für den letzten Stein
}
chain-no-points = { $past ->
    [0] keine Punkte
   *[other] keine Punkte über { $past }
}
chain-pips-of = { $sides } Augen
chain-side-pips = { $side } <b>{ $pips }</b>

chain-why =
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
chain-why-brief =
    { $way ->
        [capicua] passt { $arms ->
            [yes] überall
           *[no] beidseits
        }
        [blocked] Block mit <b>{ $tile }</b>
        [target] mit <b>{ $tile }</b>
       *[out] mit <b>{ $tile }</b> fertig
    }
chain-closer =
    { $who-is ->
        [you] du blockierst
       *[one] { $who } blockiert
    }: { $pips ->
        [one] <b>{ $pips }</b> Auge
       *[other] <b>{ $pips }</b> Augen
    }, { $other } <b>{ $others }</b>
chain-lowest = kleinste Hand: { $who }, <b>{ $pips }</b>
chain-level =
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
chain-why-carried = <b>{ $points }</b> Übertrag
chain-out-with = mit { $tile } fertig
chain-total = { $before } → { $after }

chain-did-play = { $end ->
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
chain-did-draw = { $count } gezogen
chain-did-pass = { $numbers ->
    [none] ausgesetzt
   *[other] bei { $numbers } ausgesetzt
}
chain-told = { $who-is ->
    [you] Du
   *[one] { $who }
}: { $did }.
chain-told-bonus = Das bringt { $points } für { $who-is ->
    [you] dich
   *[one] { $who }
}.
chain-line = Kette ({ $count }): { $tiles }.{ $spinner ->
    [none] {""}
   *[other] {" "}Spinner { $spinner }.
}
chain-spinner = Kette ({ $count }). Spinner { $tile }.
chain-arm = { $end ->
    [left] Links
    [right] Rechts
    [up] Oben
   *[down] Unten
}: { $tiles }.
chain-open = { $sum ->
    [none] Enden: { $ends }.
   *[other] Enden { $sum }: { $ends }.
}
chain-end = { $end ->
    [left] links
    [right] rechts
    [up] oben
   *[down] unten
} { $shown }{ $counts ->
    [none] {""}
   *[other] {" "}({ $counts })
}

chain-tiles = Steine: { $hands }.
chain-hand = { $who } { $count }{ $notes ->
    [none] {""}
   *[other] {" "}({ $notes })
}
chain-lacks = ohne { $numbers }
chain-boneyard = Stock { $count }{ $keep ->
    [0] {""}
   *[other] {" "}({ $keep } nie gezogen)
}.
chain-carried = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} Übertrag aus der letzten Runde.
chain-playable = { $ends ->
    [none] { $tile }
   *[other] { $tile } { $ends }
}
chain-playable-end = { $end ->
    [left] links
    [right] rechts
    [up] oben
   *[down] unten
}{ $points ->
    [0] {""}
   *[other] {" "}({ $points })
}
chain-to-play = { $numbers ->
    [none] { $who-is ->
        [you] Du eröffnest.
       *[one] { $who } eröffnet.
    }
   *[other] { $who-is ->
        [you] Du bist dran: leg an die { $numbers } an.
       *[one] { $who } ist dran: an die { $numbers } anlegen.
    }
}

chain-ended =
    { $way ->
        [capicua]
            Capicúa! { $who-is ->
                [you] Du bist
               *[one] { $who } ist
            } mit { $tile } fertig
        [chuchazo]
            Chuchazo! { $who-is ->
                [you] Du bist
               *[one] { $who } ist
            } mit { $tile } fertig
        [target]
            { $who-is ->
                [you] Du erreichst
               *[one] { $who } erreicht
            } mit { $tile } das Ziel { $target }
        [blocked]
            { $who-is ->
                [you] Du blockierst
               *[one] { $who } blockiert
            } die Kette mit { $tile } bei { $numbers }
        [tie]
            { $who-is ->
                [you] Du blockierst
               *[one] { $who } blockiert
            } die Kette mit { $tile } bei { $numbers }: Gleichstand
       *[domino]
            { $who-is ->
                [you] Du bist
               *[one] { $who } ist
            } mit { $tile } fertig
    }
chain-made-of = { $kind ->
    [bonus] { $parts }
    [rounded] { $parts } → { $total }
   *[pips] { $parts } { $parts ->
        [1] Auge
       *[other] Augen
    }
}
chain-remark-target = { $who-is ->
    [you] Du hast { $target } erreicht
   *[one] { $who } hat { $target } erreicht
}
chain-remark-pips = { $who-is ->
    [you] Du bekommst
   *[one] { $who } bekommt
} { $points } für die Augen
chain-remark-bonus = { $who-is ->
    [you] Du bekommst
   *[one] { $who } bekommt
} { $points } { $kind ->
    [capicua] für Capicúa
    [chuchazo] für Chuchazo
    [first_pass] für das Aussetzen nach dem ersten Stein
    [paso_redondo] für einen Paso redondo: Alle anderen haben ausgesetzt
    [first_deal] für eine der ersten Runden
    [carried] aus einer unentschiedenen Runde
   *[chipped_out] für den letzten Stein
}
chain-remark-carried = { $points ->
    [one] { $points } Punkt bleibt
   *[other] { $points } Punkte bleiben
} für die nächste Runde
chain-remark-best = Bester Zug: { $tile } von { $who-is ->
    [you] dir
   *[one] { $who }
}, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
chain-alt-plays = Mit Zügen erzielt: { $figures }.
chain-alt-left = Übrig: { $hands }.
