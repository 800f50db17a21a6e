turned-first = { $tile }, begint de lijn
turned-left = { $tile }, links
turned-right = { $tile }, rechts
turned-back = { $tile }, past niet
turned-waits = { $tile }, past aan beide kanten
turned-waits-brief = { $tile }, past overal

line-turn = { $who-is ->
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

line-news-first = { $deal } · begint de lijn
line-news-after = na { $turned }
line-news-after-who = na { $who-is ->
    [you] jou
   *[one] { $who }
}: { $turned }
line-news-who = { $who }: { $turned }

line-ends-label = kanten
line-ends = { $left } en { $right }
line-next-label = hierna
line-empty = de eerste steen begint de lijn
line-row-back = { $tile } terug
line-row-last = nog 1
line-row-none = rij leeg
line-total = { $total } totaal
line-rounds = { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
}
line-pips = { $pips ->
    [one] { $pips } oog
   *[other] { $pips } ogen
}

line-open-ends = Open kanten: { $left } en { $right }.
line-since = -# { $who-is ->
    [you] Jij
   *[one] { $who }
}: { $turned }

line-leaves = Links laat { $left } open. Rechts laat { $right } open.

line-blocked = Zit vast
line-stuck = Niemand kan spelen
line-hero = { $out ->
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
line-sum = { $count ->
    [one] { $pips } oog
   *[other] { $pips } ogen
}
line-sum-less = { $pips } − { $own } ogen
line-wins-round = de ronde is binnen
line-wins-match = de partij is binnen

line-alt-since = { $who-is ->
    [you] Sinds jouw laatste beurt: { $turns }.
   *[one] Sinds de laatste beurt van { $who }: { $turns }.
}
line-alt-none = De lijn is nog niet begonnen.
line-alt-line = Lijn: { $tiles }.
line-alt-peeked = Je volgende steen, die alleen jij ziet: { $tile }.
line-alt-rows = Rijen: { $rows }.
line-alt-row = { $who } { $tiles }{ $state ->
    [turn] {" "}(draait om)
    [again] {" "}(draait om)
    [choose] {" "}(kiest een kant)
   *[waits] {""}
}
line-alt-row-up = { $row }, open: { $up }
line-alt-blocked = Er past geen steen meer.
line-alt-stuck = Niemand kon spelen.
line-alt-tie = Niemand scoort: { $who } hebben elk { $pips ->
    [one] { $pips } oog
   *[other] { $pips } ogen
}.
line-alt-result = { $hero } ({ $sum }).
line-alt-held = { $count ->
    [0] { $who } geen
   *[other] { $who } { $tiles }, { $pips ->
        [one] { $pips } oog
       *[other] { $pips } ogen
    }
}
