named-play =
    .do = Speel **{ $piece }**
    .doing = **{ $piece }** spelen
named-lead =
    .do = Kom uit met **{ $piece }**
    .doing = Uitkomen met **{ $piece }**
named-pass =
    .do = Geef **{ $pieces }** door
    .doing = **{ $pieces }** doorgeven
named-bid = bod { $bid }
    .do = Bied **{ $bid }**
    .doing = **{ $bid }** bieden
    .than = een bod van **{ $bid }**
named-no-bid = pas
    .do = Pas
    .doing = Passen
    .than = passen
named-trump = { $suit ->
        [none] geen troef
       *[other] { $suit }
    }
    .do = { $suit ->
        [none] Speel **zonder troef**
       *[other] Maak **{ $suit }** troef
    }
    .doing = { $suit ->
        [none] **Zonder troef** spelen
       *[other] **{ $suit }** als troef
    }
    .than = { $suit ->
        [none] **geen troef**
       *[other] **{ $suit }**
    }
named-declare =
    .do = Speel **{ $special }**
    .doing = **{ $special }** spelen
named-name-doubles = { $doubles ->
        [high] dubbelen hoog
        [low] dubbelen laag
       *[own_suit] dubbelen als kleur
    }
    .do = { $doubles ->
        [high] Maak dubbelen **hoog**
        [low] Maak dubbelen **laag**
       *[own_suit] Maak dubbelen **een eigen kleur**
    }
    .doing = { $doubles ->
        [high] Dubbelen **hoog**
        [low] Dubbelen **laag**
       *[own_suit] Dubbelen als **een eigen kleur**
    }
    .than = { $doubles ->
        [high] **hoge dubbelen**
        [low] **lage dubbelen**
       *[own_suit] **dubbelen als kleur**
    }
named-kitty = { $swap ->
        [none] niet ruilen
       *[other] { $swap } ruilen
    }
    .do = { $swap ->
        [none] Ruil niet
       *[other] Ruil **{ $swap }**
    }
    .doing = { $swap ->
        [none] Niet ruilen
       *[other] **{ $swap }** ruilen
    }
    .than = { $swap ->
        [none] niet ruilen
       *[other] **{ $swap }** ruilen
    }
named-place = { $end ->
        [left] links ({ $number })
       *[right] rechts ({ $number })
    }
    .do = { $end ->
        [left] Leg hem **links ({ $number })**
       *[right] Leg hem **rechts ({ $number })**
    }
    .doing = { $end ->
        [left] Hem **links ({ $number })** leggen
       *[right] Hem **rechts ({ $number })** leggen
    }
    .than = { $end ->
        [left] **links ({ $number })**
       *[right] **rechts ({ $number })**
    }
named-turn = { $place ->
        [none] de volgende
       *[other] steen { $place }
    }
    .do = { $place ->
        [none] Draai **je volgende steen** om
       *[other] Draai **steen { $place }** om
    }
    .doing = { $place ->
        [none] **Je volgende steen** omdraaien
       *[other] **Steen { $place }** omdraaien
    }
    .than = { $place ->
        [none] **je volgende steen**
       *[other] **steen { $place }**
    }
named-peek = kijken
    .do = Bekijk je volgende steen
    .doing = Eerst kijken
    .than = eerst kijken
named-yield = { $who } komt uit
    .do = Laat { $who } uitkomen
    .doing = { $who } laten uitkomen
    .than = { $who } laten uitkomen
named-done = eerste trein afmaken
    .do = Maak je eerste trein af
    .doing = De eerste trein afmaken
    .than = de eerste trein afmaken
named-moon = { $everyone ->
        [yes] alle anderen
       *[no] { $opponent ->
            [none] de eigen score
           *[other] { $who }
        }
    }
    .do = { $everyone ->
        [yes] Geef de punten aan **alle anderen**
       *[no] { $opponent ->
            [none] Trek de punten af van **je eigen score**
           *[other] Geef de punten aan **{ $who }**
        }
    }
    .doing = { $everyone ->
        [yes] De punten aan **alle anderen** geven
       *[no] { $opponent ->
            [none] De punten van **je eigen score** aftrekken
           *[other] De punten aan **{ $who }** geven
        }
    }
    .than = { $everyone ->
        [yes] **alle anderen**
       *[no] { $opponent ->
            [none] **je eigen score**
           *[other] **{ $who }**
        }
    }
named-typed =
    .do = Kies **{ $typed }**
    .doing = **{ $typed }** kiezen

often = { $tenths ->
    [0] bijna nooit
    [1] 1 van de 10 keer
    [5] de helft van de keren
    [10] bijna altijd
   *[other] { $tenths } van de 10 keer
}
about-little = { $unit ->
    [mark] minder dan een halve streep
    [round] minder dan een halve ronde
   *[point] minder dan een half punt
}
about-half = { $unit ->
    [mark] zo'n halve streep
    [round] zo'n halve ronde
   *[point] zo'n half punt
}
about-point = { $count ->
    [one] ongeveer 1 punt
   *[other] ongeveer { $count } punten
}
about-mark = { $count ->
    [one] ongeveer 1 streep
   *[other] ongeveer { $count } strepen
}
about-round = { $count ->
    [one] ongeveer 1 ronde
   *[other] ongeveer { $count } rondes
}

hint-better = 💡 { $move }: { $points } beter dan { $other }.
hint-near = 💡 { $move }: { $other } is ongeveer even goed.
hint-near-all = 💡 { $move }: elke keus is ongeveer even goed.
hint-any = 💡 { $move }, of wat je wilt: het maakt niet uit.
hint-avoid = 💡 { $move } of { $other }, niet { $worst }: { $points } beter.
hint-only = { $move }: het is je enige zet.
hint-of-computer = 💡 { $move }, zoals een computer zou doen.
hint-none = Hier geen hint: jij beslist of iemand de regels overtrad.
hint-too-late = Nu even geen hint, de computers zijn bezig. Vraag het zo nog eens.

hint-gives = { $points ->
    [one] Dat geeft 1 punt weg.
   *[other] Dat geeft { $points } punten weg.
}
hint-gets = Je krijgt er { $pieces } voor.

your-side = je team

reason-moon = { $who-is ->
    [you] Met { $first } haal je { $often } pit, met { $second } { $less }.
   *[one] Met { $first } haalt { $who } { $often } pit, met { $second } { $less }.
}
    .either = { $who-is ->
        [you] Hoe dan ook haal je { $often } pit.
       *[one] Hoe dan ook haalt { $who } { $often } pit.
    }
reason-moon-others = Met { $first } haalt een ander { $often } pit, met { $second } { $less }.
    .either = Hoe dan ook haalt een ander { $often } pit.
reason-contract = { $who-is ->
    [you] Met { $first } haal je het contract { $often }, met { $second } { $less }.
   *[one] Met { $first } haalt { $who } het contract { $often }, met { $second } { $less }.
}
    .either = { $who-is ->
        [you] Hoe dan ook haal je het contract { $often }.
       *[one] Hoe dan ook haalt { $who } het contract { $often }.
    }
reason-bids = { $who-is ->
    [you] Je haalt het { $often } met { $first }, { $less } met { $second }.
   *[one] { $who } haalt het { $often } met { $first }, { $less } met { $second }.
}
reason-bid = { $who-is ->
    [you] Je haalt het { $often } met { $first }.
   *[one] { $who } haalt het { $often } met { $first }.
}
reason-win = { $who-is ->
    [you] Met { $first } win je deze slag { $often }, met { $second } { $less }.
   *[one] Met { $first } wint { $who } deze slag { $often }, met { $second } { $less }.
}
reason-win-points = { $who-is ->
    [you] Met { $first } win je deze slag { $often } ({ $points }), met { $second } { $less }.
   *[one] Met { $first } wint { $who } deze slag { $often } ({ $points }), met { $second } { $less }.
}
reason-win-surely = { $who-is ->
    [you] { $points ->
        [0] Met { $first } win je deze slag, maar niet met { $second }.
        [one] Met { $first } win je deze slag (1 punt), maar niet met { $second }.
       *[other] Met { $first } win je deze slag ({ $points } punten), maar niet met { $second }.
    }
   *[one] { $points ->
        [0] Met { $first } wint { $who } deze slag, maar niet met { $second }.
        [one] Met { $first } wint { $who } deze slag (1 punt), maar niet met { $second }.
       *[other] Met { $first } wint { $who } deze slag ({ $points } punten), maar niet met { $second }.
    }
}
reason-win-later = { $who-is ->
    [you] Met { $first } win je deze slag { $often }, maar later in de ronde loont het.
   *[one] Met { $first } wint { $who } deze slag { $often }, maar later in de ronde loont het.
}
reason-lose-later = { $who-is ->
    [you] Met { $first } verlies je deze slag { $often }, maar later in de ronde loont het.
   *[one] Met { $first } verliest { $who } deze slag { $often }, maar later in de ronde loont het.
}
reason-later = Dat loont later in de ronde.
reason-more = { $who-is ->
    [you] Met { $first } haal je { $points } meer in deze slag.
   *[one] Met { $first } haalt { $who } { $points } meer in deze slag.
}
reason-fewer = { $who-is ->
    [you] Met { $first } haal je { $points } minder in deze slag.
   *[one] Met { $first } haalt { $who } { $points } minder in deze slag.
}
reason-dump = { $points ->
    [one] De anderen winnen deze slag { $often }, en { $first } geeft ze 1 punt.
   *[other] De anderen winnen deze slag { $often }, en { $first } geeft ze { $points } punten.
}
reason-spare = { $points ->
    [one] De anderen winnen deze slag { $often }, en { $second } zou ze 1 punt geven.
   *[other] De anderen winnen deze slag { $often }, en { $second } zou ze { $points } punten geven.
}
reason-give = Punten weggegeven: { $points } met { $first }, { $fewer } met { $second }.
reason-trumps = { $who-is ->
    [you] { $count ->
        [one] Met { $first } heb je 1 troef, met { $second } { $other }.
       *[other] Met { $first } heb je { $count } troeven, met { $second } { $other }.
    }
   *[one] { $count ->
        [one] Met { $first } heeft { $who } 1 troef, met { $second } { $other }.
       *[other] Met { $first } heeft { $who } { $count } troeven, met { $second } { $other }.
    }
}

reason-tile-fits = Steen { $place } is { $tile }, en die past.
reason-tile-not = Steen { $place } is { $tile }, en die past niet.

reason-number = { $number ->
    [0] een blanco
   *[other] een { $number }
}
reason-blocks = { $who-is ->
    [you] { $first } zet de lijn vast, en jij houdt { $pips ->
        [one] 1 oog
       *[other] { $pips } ogen
    } over.
   *[one] { $first } zet de lijn vast, en { $who } houdt { $pips ->
        [one] 1 oog
       *[other] { $pips } ogen
    } over.
}
reason-would-block = { $who-is ->
    [you] { $second } zou de lijn vastzetten, en jij zou { $pips ->
        [one] 1 oog
       *[other] { $pips } ogen
    } overhouden.
   *[one] { $second } zou de lijn vastzetten, en { $who } zou { $pips ->
        [one] 1 oog
       *[other] { $pips } ogen
    } overhouden.
}
reason-scores = { $first } scoort { $points }, { $second } { $fewer ->
    [0] niets
   *[other] { $fewer }
}.
reason-shuts-out = { $draws ->
    [yes] { $first } dwingt { $them } te pakken: geen { $numbers }.
   *[no] { $first } dwingt { $them } te passen: geen { $numbers }.
}
reason-stuck = { $who-is ->
    [you] Na { $second } zou geen van je stenen passen.
   *[one] Na { $second } zou geen andere steen van { $who } passen.
}
reason-keeps = { $who-is ->
    [you] { $count ->
        [one] { $first } houdt { $number } open voor 1 van je stenen, en { $them } heeft er geen.
       *[other] { $first } houdt { $number } open voor { $count } van je stenen, en { $them } heeft er geen.
    }
   *[one] { $count ->
        [one] { $first } houdt { $number } open voor 1 steen van { $who }, en { $them } heeft er geen.
       *[other] { $first } houdt { $number } open voor { $count } stenen van { $who }, en { $them } heeft er geen.
    }
}
reason-partner = { $who-is ->
    [you] { $second } laat { $numbers } open, en je maat { $partner } heeft er geen.
   *[one] { $second } laat { $numbers } open, en { $partner }, de maat van { $who }, heeft er geen.
}
reason-leaves = { $first } laat { $number } open, en { $them } heeft er geen.
reason-no-score = Na { $first } is de som { $sum }: geen punten voor { $them }.
reason-scoring-tiles = { $count ->
    [one] Na { $first } kan maar 1 onbekende steen scoren
   *[other] Na { $first } kunnen maar { $count } onbekende stenen scoren
}, na { $second } zijn het er { $other }.
reason-own-double = { $who-is ->
    [you] { $second } kan je dubbele { $tile } onspeelbaar maken.
   *[one] { $second } kan de dubbele { $tile } van { $who } onspeelbaar maken.
}
reason-hidden-tiles = { $count ->
    [0] Geen onbekende steen past
    [one] Slechts 1 onbekende steen past
   *[other] Slechts { $count } onbekende stenen passen
} na { $first }, { $other } na { $second }.
reason-double = { $left ->
    [0] { $tile } past alleen op { $number }, en geen enkele steen kan dat nog openen.
    [one] { $tile } past alleen op { $number }, en nog maar 1 steen kan dat openen.
   *[other] { $tile } past alleen op { $number }, dus je kunt ermee blijven zitten.
}
reason-fits = { $who-is ->
    [you] { $count ->
        [one] 1 van je stenen past
       *[other] { $count } van je stenen passen
    } na { $first } en { $other ->
        [0] geen
       *[other] maar { $other }
    } na { $second }.
   *[one] { $count ->
        [one] 1 andere steen van { $who } past
       *[other] { $count } andere stenen van { $who } passen
    } na { $first } en { $other ->
        [0] geen
       *[other] maar { $other }
    } na { $second }.
}
reason-heavy = Dan ben je de zware { $tile } kwijt: { $pips } ogen.

reason-train-later = Dat loont later in de ronde.
reason-train-covers = { $first } dekt je dubbele af.
reason-train-uncovered = { $who-is ->
    [you] Je hebt geen steen om { $second } af te dekken.
   *[one] { $who } heeft geen steen om { $second } af te dekken.
}
reason-train-cover = { $who-is ->
    [you] Je kunt { $first } afdekken met { $tile }.
   *[one] { $who } kan { $first } afdekken met { $tile }.
}
reason-train-closes = { $who-is ->
    [you] Je trein heeft een marker, en { $first } haalt die weg.
   *[one] De trein van { $who } heeft een marker, en { $first } haalt die weg.
}
reason-train-run = { $who-is ->
    [you] { $first } houdt { $count } stenen op rij over voor je trein, { $second } { $other ->
        [0] geen
       *[other] maar { $other }
    }.
   *[one] { $first } houdt { $count } stenen op rij over voor de trein van { $who }, { $second } { $other ->
        [0] geen
       *[other] maar { $other }
    }.
}

hints-off = Geen hints in deze partij. Voor de volgende kan de host ze aanzetten bij **Regels**.
hints-off-contest = Hier geen hints: anderen spelen dezelfde rondes.
hints-unwished = Niemand vraagt nog om hints. Kijk weer in de lobby.
hints-earlier-turn = Dat was een eerdere beurt.
