turned-first = { $tile } als erster Stein
turned-left = { $tile } links
turned-right = { $tile } rechts
turned-back = { $tile } passt nicht
turned-waits = { $tile } passt an beide Enden
turned-waits-brief = { $tile } passt beidseits

rows-turn = { $who-is ->
    [you] Du bist dran
   *[one] { $state ->
        [again] { $who } deckt weiter auf
        [choose] { $who } wählt
       *[turn] { $who } deckt auf
    }
}
    .alt = { $who-is ->
        [you] { $state ->
            [again] Du bist weiter dran
            [choose] Du bist dran: wähl ein Ende
           *[turn] Du bist dran
        }
       *[one] { $state ->
            [again] { $who } deckt weiter auf
            [choose] { $who } wählt ein Ende
           *[turn] { $who } deckt auf
        }
    }.

rows-news-first = { $deal } · erster Stein
rows-news-after = zuletzt { $turned }
rows-news-after-who = zuletzt { $who-is ->
    [you] du
   *[one] { $who }
}: { $turned }
rows-news-who = { $who-is ->
    [you] Du
   *[one] { $who }
}: { $turned }

rows-ends-label = Enden
rows-ends = { $left } und { $right }
rows-next-label = danach
rows-empty = der erste Stein beginnt die Kette
rows-row-back = { $tile } zurück
rows-row-last = 1 übrig
rows-row-none = Reihe leer
rows-total = gesamt { $total }
rows-rounds = { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}
rows-pips = { $pips ->
    [one] { $pips } Auge
   *[other] { $pips } Augen
}

rows-open-ends = Offene Enden: { $left } und { $right }.
rows-since = -# { $who }: { $turned }

rows-leaves = Links lässt { $left } offen, rechts { $right }.

rows-blocked = Blockiert
rows-stuck = Nichts geht mehr
rows-hero = { $out ->
    [yes] { $points ->
        [none] { $who-is ->
            [you] Du bist fertig
           *[one] { $who } ist fertig
        }
       *[some] { $who-is ->
            [you] Du bist fertig
           *[one] { $who } ist fertig
        }: { $points }
    }
   *[no] { $points ->
        [none] { $who-is ->
            [you] Du hast die wenigsten Augen
           *[one] { $who } hat die wenigsten Augen
        }
       *[some] { $who-is ->
            [you] Du hast die wenigsten Augen
           *[one] { $who } hat die wenigsten Augen
        }: { $points }
    }
}
rows-sum = { $count ->
    [one] { $pips } Auge
   *[other] { $pips } Augen
}
rows-sum-less = { $pips } − { $own } Augen
rows-wins-round = Runde gewonnen
rows-wins-match = Partie gewonnen

rows-alt-since = { $who-is ->
    [you] Seit deinem letzten Zug: { $turns }.
   *[one] Seit dem letzten Zug von { $who }: { $turns }.
}
rows-alt-none = Noch keine Kette.
rows-alt-laid = Kette: { $tiles }.
rows-alt-peeked = Dein nächster Stein, den nur du siehst: { $tile }.
rows-alt-rows = Reihen: { $rows }.
rows-alt-row = { $who } { $tiles }{ $state ->
    [turn] {" "}(am Zug)
    [again] {" "}(am Zug)
    [choose] {" "}(am Zug: Ende wählen)
   *[waits] {""}
}
rows-alt-row-up = { $row }, offen: { $up }
rows-alt-blocked = Kein Stein passt mehr.
rows-alt-stuck = Niemand konnte anlegen.
rows-alt-tie = Keine Punkte: { $who } haben je { $pips ->
    [one] { $pips } Auge
   *[other] { $pips } Augen
}.
rows-alt-result = { $hero } ({ $sum }).
rows-alt-held = { $count ->
    [0] { $who } keine
   *[other] { $who } { $tiles }, { $pips ->
        [one] { $pips } Auge
       *[other] { $pips } Augen
    }
}
