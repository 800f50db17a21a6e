turned-first = { $tile } als erster Stein
turned-left = { $tile } links
turned-right = { $tile } rechts
turned-back = { $tile } passt nicht
turned-waits = { $tile } passt an beide Enden
turned-waits-brief = { $tile } passt beidseits

line-turn = { $who-is ->
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

line-news-first = { $deal } · erster Stein
line-news-after = zuletzt { $turned }
line-news-after-who = zuletzt { $who-is ->
    [you] du
   *[one] { $who }
}: { $turned }
line-news-who = { $who-is ->
    [you] Du
   *[one] { $who }
}: { $turned }

line-ends-label = Enden
line-ends = { $left } und { $right }
line-next-label = danach
line-empty = der erste Stein beginnt die Kette
line-row-back = { $tile } zurück
line-row-last = 1 übrig
line-row-none = Reihe leer
line-total = gesamt { $total }
line-rounds = { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}
line-pips = { $pips ->
    [one] { $pips } Auge
   *[other] { $pips } Augen
}

line-open-ends = Offene Enden: { $left } und { $right }.
line-since = -# { $who }: { $turned }

line-leaves = Links lässt { $left } offen, rechts { $right }.

line-blocked = Blockiert
line-stuck = Nichts geht mehr
line-hero = { $out ->
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
line-sum = { $count ->
    [one] { $pips } Auge
   *[other] { $pips } Augen
}
line-sum-less = { $pips } − { $own } Augen
line-wins-round = Runde gewonnen
line-wins-match = Partie gewonnen

line-alt-since = { $who-is ->
    [you] Seit deinem letzten Zug: { $turns }.
   *[one] Seit dem letzten Zug von { $who }: { $turns }.
}
line-alt-none = Noch keine Kette.
line-alt-line = Kette: { $tiles }.
line-alt-peeked = Dein nächster Stein, den nur du siehst: { $tile }.
line-alt-rows = Reihen: { $rows }.
line-alt-row = { $who } { $tiles }{ $state ->
    [turn] {" "}(am Zug)
    [again] {" "}(am Zug)
    [choose] {" "}(am Zug: Ende wählen)
   *[waits] {""}
}
line-alt-row-up = { $row }, offen: { $up }
line-alt-blocked = Kein Stein passt mehr.
line-alt-stuck = Niemand konnte anlegen.
line-alt-tie = Keine Punkte: { $who } haben je { $pips ->
    [one] { $pips } Auge
   *[other] { $pips } Augen
}.
line-alt-result = { $hero } ({ $sum }).
line-alt-held = { $count ->
    [0] { $who } keine
   *[other] { $who } { $tiles }, { $pips ->
        [one] { $pips } Auge
       *[other] { $pips } Augen
    }
}
