# `.than` stands after "als", "mit" and "nach": it has no article, and no ending that a case would change.
named-play =
    .do = Spiel **{ $piece }**
    .doing = **{ $piece }** zu spielen
named-lead =
    .do = Spiel **{ $piece }** aus
    .doing = **{ $piece }** auszuspielen
named-pass =
    .do = Gib **{ $pieces }** weiter
    .doing = **{ $pieces }** weiterzugeben
named-bid = { $bid } bieten
    .do = Biete **{ $bid }**
    .doing = **{ $bid }** zu bieten
    .than = Gebot **{ $bid }**
named-no-bid = passen
    .do = Passe
    .doing = Zu passen
    .than = Passen
named-trump = { $suit ->
        [none] ohne Trumpf
       *[other] { $suit }
    }
    .do = { $suit ->
        [none] Spiel **ohne Trumpf**
       *[other] Wähl **{ $suit }** als Trumpf
    }
    .doing = { $suit ->
        [none] **Ohne Trumpf** zu spielen
       *[other] **{ $suit }** als Trumpf zu wählen
    }
    .than = { $suit ->
        [none] **Spiel ohne Trumpf**
       *[other] Trumpf **{ $suit }**
    }
named-declare =
    .do = Spiel **{ $special }**
    .doing = **{ $special }** zu spielen
named-name-doubles = { $doubles ->
        [high] Pasche hoch
        [low] Pasche niedrig
       *[own_suit] Pasche als Farbe
    }
    .do = { $doubles ->
        [high] Spiel Pasche **hoch**
        [low] Spiel Pasche **niedrig**
       *[own_suit] Spiel Pasche **als eigene Farbe**
    }
    .doing = { $doubles ->
        [high] Pasche **hoch** zu spielen
        [low] Pasche **niedrig** zu spielen
       *[own_suit] Pasche **als eigene Farbe** zu spielen
    }
    .than = { $doubles ->
        [high] **Pasche hoch**
        [low] **Pasche niedrig**
       *[own_suit] **Pasche als Farbe**
    }
named-kitty = { $swap ->
        [none] Hand behalten
       *[other] { $swap } tauschen
    }
    .do = { $swap ->
        [none] Behalte deine Hand
       *[other] Tausch **{ $swap }**
    }
    .doing = { $swap ->
        [none] Die Hand zu behalten
       *[other] **{ $swap }** zu tauschen
    }
    .than = { $swap ->
        [none] Behalten
       *[other] Tausch von **{ $swap }**
    }
named-place = { $end ->
        [left] links ({ $number })
       *[right] rechts ({ $number })
    }
    .do = { $end ->
        [left] Leg ihn **links ({ $number })** an
       *[right] Leg ihn **rechts ({ $number })** an
    }
    .doing = { $end ->
        [left] Ihn **links ({ $number })** anzulegen
       *[right] Ihn **rechts ({ $number })** anzulegen
    }
    .than = { $end ->
        [left] **links ({ $number })**
       *[right] **rechts ({ $number })**
    }
named-turn = { $place ->
        [none] nächster Stein
       *[other] Stein { $place }
    }
    .do = { $place ->
        [none] Deck **den nächsten Stein** auf
       *[other] Deck **Stein { $place }** auf
    }
    .doing = { $place ->
        [none] **Den nächsten Stein** aufzudecken
       *[other] **Stein { $place }** aufzudecken
    }
    .than = { $place ->
        [none] **Aufdecken**
       *[other] **Stein { $place }**
    }
named-peek = spicken
    .do = Sieh dir **den nächsten Stein** an
    .doing = **Den nächsten Stein** anzusehen
    .than = **Spicken**
named-yield = { $who } spielt aus
    .do = Lass { $who } ausspielen
    .doing = { $who } ausspielen zu lassen
    .than = Ausspiel von { $who }
named-done = ersten Zug beenden
    .do = Beende deinen ersten Zug
    .doing = Den ersten Zug zu beenden
    .than = Ende des ersten Zugs
named-moon = { $everyone ->
        [yes] alle anderen
       *[no] { $opponent ->
            [none] eigener Stand
           *[other] { $who }
        }
    }
    .do = { $everyone ->
        [yes] Gib die Punkte an **alle anderen**
       *[no] { $opponent ->
            [none] Zieh die Punkte **dir selbst** ab
           *[other] Gib die Punkte an **{ $who }**
        }
    }
    .doing = { $everyone ->
        [yes] Die Punkte an **alle anderen** zu geben
       *[no] { $opponent ->
            [none] Die Punkte **sich selbst** abzuziehen
           *[other] Die Punkte an **{ $who }** zu geben
        }
    }
    .than = { $everyone ->
        [yes] **Punkte an alle anderen**
       *[no] { $opponent ->
            [none] **Abzug vom eigenen Stand**
           *[other] **Punkte an { $who }**
        }
    }
named-typed =
    .do = Wähl **{ $typed }**
    .doing = **{ $typed }** zu wählen

often = { $tenths ->
    [0] fast nie
    [1] in 1 von 10 Fällen
    [5] in der Hälfte der Fälle
    [10] fast immer
   *[other] in { $tenths } von 10 Fällen
}
about-little = { $unit ->
    [mark] weniger als ½ Strich
    [round] weniger als ½ Runde
   *[point] weniger als ½ Punkt
}
about-half = { $unit ->
    [mark] etwa ½ Strich
    [round] etwa ½ Runde
   *[point] etwa ½ Punkt
}
about-point = { $count ->
    [one] etwa 1 Punkt
   *[other] etwa { $count } Punkte
}
about-mark = { $count ->
    [one] etwa 1 Strich
   *[other] etwa { $count } Striche
}
about-round = { $count ->
    [one] etwa 1 Runde
   *[other] etwa { $count } Runden
}

hint-better = 💡 { $move }: { $points } besser als { $other }.
hint-near = 💡 { $move }: { $other } ist etwa genauso gut.
hint-near-all = 💡 { $move }: Alles andere ist etwa genauso gut.
hint-any = 💡 { $move } oder etwas anderes: Das macht keinen Unterschied.
hint-avoid = 💡 { $move } (oder { $other }), nicht { $worst }: { $points } besser.
hint-only = { $move }: dein einziger Zug.
hint-of-computer = 💡 { $move }: So würde ein Computer spielen.
hint-none = Hier gibt es keinen Tipp: Ob jemand falsch bedient hat, entscheidest du.
hint-too-late = Gerade kein Tipp, die Computer sind beschäftigt. Frag gleich noch einmal.

hint-gives = { $points ->
    [one] Das verschenkt 1 Punkt.
   *[other] Das verschenkt { $points } Punkte.
}
hint-gets = Dafür bekommst du { $pieces }.

your-side = dein Team

reason-moon = { $who-is ->
    [you] Mit { $first } machst du { $often } einen Durchmarsch, mit { $second } { $less }.
   *[one] Mit { $first } macht { $who } { $often } einen Durchmarsch, mit { $second } { $less }.
}
    .either = { $who-is ->
        [you] So oder so machst du { $often } einen Durchmarsch.
       *[one] So oder so macht { $who } { $often } einen Durchmarsch.
    }
reason-moon-others = Mit { $first } macht { $often } jemand anders einen Durchmarsch, mit { $second } { $less }.
    .either = So oder so macht { $often } jemand anders einen Durchmarsch.
reason-contract = { $who-is ->
    [you] Mit { $first } schaffst du die Ansage { $often }, mit { $second } { $less }.
   *[one] Mit { $first } schafft { $who } die Ansage { $often }, mit { $second } { $less }.
}
    .either = { $who-is ->
        [you] So oder so schaffst du die Ansage { $often }.
       *[one] So oder so schafft { $who } die Ansage { $often }.
    }
reason-bids = { $who-is ->
    [you] Mit { $first } schaffst du es { $often }, mit { $second } { $less }.
   *[one] Mit { $first } schafft { $who } es { $often }, mit { $second } { $less }.
}
reason-bid = { $who-is ->
    [you] Mit { $first } schaffst du es { $often }.
   *[one] Mit { $first } schafft { $who } es { $often }.
}
reason-win = { $who-is ->
    [you] Mit { $first } gewinnst du diesen Stich { $often }, mit { $second } { $less }.
   *[one] Mit { $first } gewinnt { $who } diesen Stich { $often }, mit { $second } { $less }.
}
reason-win-points = { $who-is ->
    [you] Mit { $first } gewinnst du diesen Stich { $often } ({ $points }), mit { $second } { $less }.
   *[one] Mit { $first } gewinnt { $who } diesen Stich { $often } ({ $points }), mit { $second } { $less }.
}
reason-win-surely = { $who-is ->
    [you] { $points ->
        [0] Mit { $first } gewinnst du diesen Stich, mit { $second } nicht.
        [one] Mit { $first } gewinnst du diesen Stich (1 Punkt), mit { $second } nicht.
       *[other] Mit { $first } gewinnst du diesen Stich ({ $points } Punkte), mit { $second } nicht.
    }
   *[one] { $points ->
        [0] Mit { $first } gewinnt { $who } diesen Stich, mit { $second } nicht.
        [one] Mit { $first } gewinnt { $who } diesen Stich (1 Punkt), mit { $second } nicht.
       *[other] Mit { $first } gewinnt { $who } diesen Stich ({ $points } Punkte), mit { $second } nicht.
    }
}
reason-win-later = { $who-is ->
    [you] Mit { $first } gewinnst du diesen Stich { $often }, aber das zahlt sich später aus.
   *[one] Mit { $first } gewinnt { $who } diesen Stich { $often }, aber das zahlt sich später aus.
}
reason-lose-later = { $who-is ->
    [you] Mit { $first } verlierst du diesen Stich { $often }, aber das zahlt sich später aus.
   *[one] Mit { $first } verliert { $who } diesen Stich { $often }, aber das zahlt sich später aus.
}
reason-later = Das zahlt sich später in der Runde aus.
reason-more = { $who-is ->
    [you] Mit { $first } holst du in diesem Stich { $points } mehr.
   *[one] Mit { $first } holt { $who } in diesem Stich { $points } mehr.
}
reason-fewer = { $who-is ->
    [you] Mit { $first } holst du in diesem Stich { $points } weniger.
   *[one] Mit { $first } holt { $who } in diesem Stich { $points } weniger.
}
reason-dump = { $points ->
    [one] Die anderen gewinnen diesen Stich { $often }, und { $first } gibt ihnen 1 Punkt.
   *[other] Die anderen gewinnen diesen Stich { $often }, und { $first } gibt ihnen { $points } Punkte.
}
reason-spare = { $points ->
    [one] Die anderen gewinnen diesen Stich { $often }, und { $second } gäbe ihnen 1 Punkt.
   *[other] Die anderen gewinnen diesen Stich { $often }, und { $second } gäbe ihnen { $points } Punkte.
}
reason-give = Abgegebene Punkte: { $points } mit { $first }, { $fewer } mit { $second }.
reason-trumps = { $who-is ->
    [you] { $count ->
        [one] Mit { $first } hast du 1 Trumpf, mit { $second } { $other }.
       *[other] Mit { $first } hast du { $count } Trümpfe, mit { $second } { $other }.
    }
   *[one] { $count ->
        [one] Mit { $first } hat { $who } 1 Trumpf, mit { $second } { $other }.
       *[other] Mit { $first } hat { $who } { $count } Trümpfe, mit { $second } { $other }.
    }
}

reason-tile-fits = Stein { $place } ist { $tile } und passt.
reason-tile-not = Stein { $place } ist { $tile } und passt nicht.

reason-number = { $number ->
    [0] eine Null
    [8] eine 8
   *[other] eine { $number }
}
reason-blocks = { $who-is ->
    [you] { $first } blockiert die Kette, und du behältst { $pips ->
        [one] 1 Auge
       *[other] { $pips } Augen
    }.
   *[one] { $first } blockiert die Kette, und { $who } behält { $pips ->
        [one] 1 Auge
       *[other] { $pips } Augen
    }.
}
reason-would-block = { $who-is ->
    [you] { $second } würde die Kette blockieren, und du hättest noch { $pips ->
        [one] 1 Auge
       *[other] { $pips } Augen
    }.
   *[one] { $second } würde die Kette blockieren, und { $who } hätte noch { $pips ->
        [one] 1 Auge
       *[other] { $pips } Augen
    }.
}
reason-scores = { $first } bringt { $points }, { $second } { $fewer ->
    [0] nichts
   *[other] { $fewer }
}.
reason-shuts-out = { $draws ->
    [yes] Nach { $first } muss { $them } ziehen: keine { $numbers }.
   *[no] Nach { $first } muss { $them } aussetzen: keine { $numbers }.
}
reason-stuck = { $who-is ->
    [you] Nach { $second } würde keiner deiner Steine passen.
   *[one] Nach { $second } würde kein anderer Stein von { $who } passen.
}
reason-keeps = { $who-is ->
    [you] { $count ->
        [one] { $first } hält { $number } für 1 deiner Steine offen, und { $them } hat keine.
       *[other] { $first } hält { $number } für { $count } deiner Steine offen, und { $them } hat keine.
    }
   *[one] { $count ->
        [one] { $first } hält { $number } für 1 Stein von { $who } offen, und { $them } hat keine.
       *[other] { $first } hält { $number } für { $count } Steine von { $who } offen, und { $them } hat keine.
    }
}
reason-partner = { $who-is ->
    [you] { $second } lässt { $numbers } offen, und { $partner }, dein Partner, hat keine.
   *[one] { $second } lässt { $numbers } offen, und { $partner }, der Partner von { $who }, hat keine.
}
reason-leaves = { $first } lässt { $number } offen, und { $them } hat keine.
reason-no-score = { $first } ergibt { $sum }: keine Punkte für { $them }.
reason-scoring-tiles = { $count ->
    [one] Nach { $first } kann nur 1 verdeckter Stein punkten
   *[other] Nach { $first } können nur { $count } verdeckte Steine punkten
}, nach { $second } sind es { $other }.
reason-own-double = { $who-is ->
    [you] Nach { $second } könnte dein Pasch { $tile } festsitzen.
   *[one] Nach { $second } könnte der Pasch { $tile } von { $who } festsitzen.
}
reason-hidden-tiles =
    { $count ->
        [0] Nach { $first } passt kein verdeckter Stein
        [one] Nach { $first } passt nur 1 verdeckter Stein
       *[other] Nach { $first } passen nur { $count } verdeckte Steine
    }, nach { $second } sind es { $other }.
reason-double = { $left ->
    [0] { $tile } passt nur an { $number }, und kein Stein kann noch eine öffnen.
    [one] { $tile } passt nur an { $number }, und nur 1 Stein kann noch eine öffnen.
   *[other] { $tile } passt nur an { $number } und könnte später liegen bleiben.
}
reason-fits = { $who-is ->
    [you] { $count ->
        [one] Nach { $first } passt 1 deiner Steine
       *[other] Nach { $first } passen { $count } deiner Steine
    }, nach { $second } { $other ->
        [0] keiner
       *[other] nur { $other }
    }.
   *[one] { $count ->
        [one] Nach { $first } passt 1 anderer Stein von { $who }
       *[other] Nach { $first } passen { $count } andere Steine von { $who }
    }, nach { $second } { $other ->
        [0] keiner
       *[other] nur { $other }
    }.
}
reason-heavy = So wirst du einen schweren Stein los: { $tile }, { $pips } Augen.

reason-train-later = Das zahlt sich später in der Runde aus.
reason-train-covers = { $first } deckt deinen Pasch ab.
reason-train-uncovered = { $who-is ->
    [you] Du hast keinen Stein, um { $second } abzudecken.
   *[one] { $who } hat keinen Stein, um { $second } abzudecken.
}
reason-train-cover = { $who-is ->
    [you] Du kannst { $first } mit { $tile } abdecken.
   *[one] { $who } kann { $first } mit { $tile } abdecken.
}
reason-train-closes = { $who-is ->
    [you] Dein Zug hat einen Marker, und { $first } nimmt ihn weg.
   *[one] Der Zug von { $who } hat einen Marker, und { $first } nimmt ihn weg.
}
reason-train-run = { $who-is ->
    [you] Nach { $first } bleiben { $count } Steine in Folge für deinen Zug, nach { $second } { $other ->
        [0] keiner
       *[other] nur { $other }
    }.
   *[one] Nach { $first } bleiben { $count } Steine in Folge für den Zug von { $who }, nach { $second } { $other ->
        [0] keiner
       *[other] nur { $other }
    }.
}

hints-off = In dieser Partie gibt es keine Tipps. Vor der nächsten kann der Host sie unter **Regeln** einschalten.
hints-off-contest = Hier gibt es keine Tipps: Andere spielen dieselben Runden.
hints-unwished = Inzwischen will niemand mehr Tipps. Schau noch einmal in die Lobby.
hints-earlier-turn = Das war ein früherer Zug.
