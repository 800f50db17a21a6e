turned-first = { $tile }, begint de lijn
turned-left = { $tile }, links
turned-right = { $tile }, rechts
turned-back = { $tile }, past niet
turned-waits = { $tile }, past aan beide kanten
turned-waits-brief = { $tile }, past overal

rows-turn = { $who-is ->
    [you] Jouw beurt
   *[one] { $state ->
        [again] { $who } draait weer
        [choose] { $who } kiest
       *[turn] { $who } draait
    }
}
    .alt = { $who-is ->
        [you] { $state ->
            [again] Weer jouw beurt
            [choose] Jouw beurt: kies een kant
           *[turn] Jouw beurt
        }
       *[one] { $state ->
            [again] { $who } draait weer
            [choose] { $who } kiest een kant
           *[turn] { $who } draait
        }
    }.

rows-news-first = { $deal } · begint de lijn
rows-news-after = na { $turned }
rows-news-after-who = na { $who-is ->
    [you] jou
   *[one] { $who }
}: { $turned }
rows-news-who = { $who }: { $turned }

rows-ends-label = kanten
rows-ends = { $left } en { $right }
rows-next-label = hierna
rows-empty = de eerste steen begint de lijn
rows-row-back = { $tile } terug
rows-row-last = nog 1
rows-row-none = rij leeg
rows-total = { $total } totaal
rows-rounds = { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
}
rows-pips = { $pips ->
    [one] { $pips } oog
   *[other] { $pips } ogen
}

rows-open-ends = Open kanten: { $left } en { $right }.
rows-since = -# { $who-is ->
    [you] Jij
   *[one] { $who }
}: { $turned }

rows-leaves = Links laat { $left } open. Rechts laat { $right } open.

rows-blocked = Zit vast
rows-stuck = Niemand kan spelen
rows-hero = { $out ->
    [yes] { $who-is ->
        [you] Je bent uit
       *[one] { $who } is uit
    }{ $points ->
        [none] {""}
       *[some] : { $points }
    }
   *[no] { $who-is ->
        [you] Je had de minste ogen
       *[one] { $who } had de minste ogen
    }{ $points ->
        [none] {""}
       *[some] : { $points }
    }
}
rows-sum = { $count ->
    [one] { $pips } oog
   *[other] { $pips } ogen
}
rows-sum-less = { $pips } − { $own } ogen
rows-wins-round = de ronde is binnen
rows-wins-match = de partij is binnen

rows-alt-since = { $who-is ->
    [you] Sinds jouw laatste beurt: { $turns }.
   *[one] Sinds de laatste beurt van { $who }: { $turns }.
}
rows-alt-none = De lijn is nog niet begonnen.
rows-alt-laid = Lijn: { $tiles }.
rows-alt-peeked = Je volgende steen, die alleen jij ziet: { $tile }.
rows-alt-rows = Rijen: { $rows }.
rows-alt-row = { $who } { $tiles }{ $state ->
    [turn] {" "}(draait om)
    [again] {" "}(draait om)
    [choose] {" "}(kiest een kant)
   *[waits] {""}
}
rows-alt-row-up = { $row }, open: { $up }
rows-alt-blocked = Er past geen steen meer.
rows-alt-stuck = Niemand kon spelen.
rows-alt-tie = Niemand scoort: { $who } hebben elk { $pips ->
    [one] { $pips } oog
   *[other] { $pips } ogen
}.
rows-alt-result = { $hero } ({ $sum }).
rows-alt-held = { $count ->
    [0] { $who } geen
   *[other] { $who } { $tiles }, { $pips ->
        [one] { $pips } oog
       *[other] { $pips } ogen
    }
}
