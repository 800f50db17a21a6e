end-sentence = { $what }.
end-because = { $what }: { $why }.

end-redeal = Alle haben gepasst
    .why = es wird neu gegeben
end-moon = { $who-is ->
    [you] Dein Durchmarsch
   *[one] Durchmarsch von { $who }
}
    .why = alle { $points } Punkte, in { $tricks ->
        [one] { $tricks } Stich
       *[other] { $tricks } Stichen
    }
end-made = { $who-is ->
    [you] Du schaffst { $bid }
   *[one] { $who } schafft { $bid }
}
    .tricks = { $won } von { $count } Stichen, { $trump }
    .with = { $won } von { $count } Stichen mit { $partners-is ->
        [you] dir
       *[one] { $partners }
    }, { $trump }
    .points = { $side } holt { $won }
    .nel-o = alle { $count } Stiche verloren
end-trump = { $trump ->
    [none] ohne Trumpf
    [closest] am nächsten an 7
   *[other] Trumpf { $trump }
}
end-set = { $who-is ->
    [you] Dein Gebot platzt
   *[one] Gebot von { $who } platzt
}
    .why = { $bid } geboten, { $short }
end-short = { $won ->
    [0] nichts geholt
   *[other] nur { $won } geholt
}
end-short-side = { $won ->
    [0] { $side } holt nichts
   *[other] { $side } holt nur { $won }
}
end-short-trick = Stich { $number } bekommen
end-failed = einen Stich bekommen
end-black = { $who-is ->
    [you] Du hast den schwarzen Stein
   *[one] { $who } hat den schwarzen Stein
}
end-queen = { $who-is ->
    [you] Du hast die Dame
   *[one] { $who } hat die Dame
}
    .why = { $points } von { $total } Punkten
end-most = { $points ->
    [one] { $who-is ->
        [you] Du bekommst { $points } Punkt
        [one] { $who } bekommt { $points } Punkt
        [us] Je { $points } Punkt: { $who }
       *[many] { $who } bekommen je { $points } Punkt
    }
   *[other] { $who-is ->
        [one] { $who } bekommt { $points } Punkte
        [you] Du bekommst { $points } Punkte
        [us] Je { $points } Punkte: { $who }
       *[many] { $who } bekommen je { $points } Punkte
    }
}
    .why = von { $total } in dieser Runde
end-fewest = { $who-is ->
    [you] Du hast die wenigsten Augen
   *[one] { $who } hat die wenigsten Augen
}
    .blocked = blockiert
    .stuck = niemand konnte anlegen
    .out = { $who-is ->
        [you] du bist fertig
       *[one] { $who } ist fertig
    }
end-equal = Keine Punkte
    .why = { $pips ->
        [one] je { $pips } Auge
       *[other] je { $pips } Augen
    }

bid-marks = { $marks } Striche
bid-special-marks = { $special }, { $marks } Striche

remark-claimed = { $conceded ->
    [yes] { $who-is ->
        [you] Du hast die Runde abgekürzt
       *[one] { $who } hat die Runde abgekürzt
    }
   *[no] { $who-is ->
        [you] Der Rest ging an dich
       *[one] Der Rest ging an { $who }
    }
}
remark-contract-played = { $made ->
    [yes] { $tricks ->
        [none] { $seat-is ->
            [you] Du hast
           *[one] { $seat } hat
        } { $bid } geboten und geschafft
        [one] { $seat-is ->
            [you] Du hast
           *[one] { $seat } hat
        } { $bid } geboten und mit { $tricks } Stich geschafft
       *[other] { $seat-is ->
            [you] Du hast
           *[one] { $seat } hat
        } { $bid } geboten und mit { $tricks } Stichen geschafft
    }
   *[no] { $tricks ->
        [none] { $seat-is ->
            [you] Du hast
           *[one] { $seat } hat
        } { $bid } geboten: geplatzt
        [one] { $seat-is ->
            [you] Du hast
           *[one] { $seat } hat
        } { $bid } geboten: mit { $tricks } Stich geplatzt
       *[other] { $seat-is ->
            [you] Du hast
           *[one] { $seat } hat
        } { $bid } geboten: mit { $tricks } Stichen geplatzt
    }
}
remark-revokes-proven = Falsch bedient, je { $cost }: { $seats }
remark-revoked = { $who }{ $count ->
    [1] {""}
   *[other] {" "}({ $count }-mal)
}
remark-blocked = Kein Stein passt mehr
remark-nothing-played = { $turns } Züge lang wurde nichts angelegt
remark-lowest-equal = Gleich wenig Augen, also keine Punkte
remark-went-out = { $seat-is ->
    [you] Du bist fertig
   *[one] { $seat } ist fertig
}
remark-domino = { $who-is ->
    [you] Du bist
   *[one] { $who } ist
} mit { $tile } fertig
remark-line-closed = { $winner ->
    [none] { $seat-is ->
        [you] Du blockierst
       *[one] { $seat } blockiert
    } die Kette mit { $tile } bei { $numbers }: Gleichstand
   *[other] { $seat-is ->
        [you] Du blockierst
       *[one] { $seat } blockiert
    } die Kette mit { $tile } bei { $numbers }
}
remark-target-reached = { $seat-is ->
    [you] Du hast { $target } erreicht
   *[one] { $seat } hat { $target } erreicht
}
remark-pips-scored = { $who-is ->
    [you] Du bekommst
   *[one] { $who } bekommt
} { $points } für die Augen
remark-bonus = { $who-is ->
    [you] Du bekommst
   *[one] { $who } bekommt
} { $points } { $kind ->
    [capicua] für Capicúa
    [chuchazo] für Chuchazo
    [first_pass] für das Aussetzen nach dem ersten Stein
    [paso_redondo] für einen Paso redondo: Alle anderen haben ausgesetzt
    [first_deal] für eine der ersten Runden
    [carried] aus einer unentschiedenen Runde
    [double] für Pasch
    [both_ends] für beide Enden
    [crossed] für Pasch an beide Enden
    [key] für den Schlüssel
   *[chipped_out] für den letzten Stein
}
remark-carried-over = { $points ->
    [one] { $points } Punkt bleibt
   *[other] { $points } Punkte bleiben
} für die nächste Runde
remark-best-play = Bester Zug: { $tile } von { $seat-is ->
    [you] dir
   *[one] { $seat }
}, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

end-standings-title = Stand
    .low = Niedrig gewinnt
end-trick-to = Letzter Stich: { $who }
    .played = Letzter Zug: { $who }
    .same = Es war der letzte Stich
end-key-biggest = Größter Stich: { $who }, { $points }
    .short = Größter Stich
    .who = <b>{ $who }, { $points }</b>
end-key-decided = { $made ->
    [yes] Stich { $number } reichte
   *[no] Geplatzt in Stich { $number }
}
end-key-last = der letzte
end-key-led = Farbe: { $suit }
end-to-go = { $who-is ->
    [you] Du brauchst
   *[one] { $who } braucht
} noch { $missing }
    .low = { $who-is ->
        [you] Du
       *[one] { $who }
    }: noch { $missing } bis Schluss
end-led = { $who } (1.)
end-clean = Nichts bekommen
end-row-empty = Reihe leer
end-no-pips = 0 Augen
end-no-bid = –
end-source = { $worth ->
    [1] Stiche { $points }
    [10] Zehner { $points }
    [5] Fünfer { $points }
   *[other] { $worth }er { $points }
}
end-flag = Gebot { $bid }
end-tricks = Stiche
end-pips = Augen übrig

end-match-over = Partie vorbei
end-deals-low = { $deals }, niedrig gewinnt
end-banner = { $who } gewinnt
    .shared = Geteilter Sieg: { $who }
end-rating = Wertung

end-poster-moon = Durchmarsch!
    .why = Alle { $points } Punkte
    .in = in { $tricks ->
        [one] { $tricks } Stich
       *[other] { $tricks } Stichen
    }
    .tricks = Alle { $tricks } Stiche
end-poster-set = Geplatzt!
end-poster-bid = { $who } bietet { $bid }.
end-poster-nel-o = Nel-O!
end-poster-made = { $who } schafft es.
    .why = Alle { $count } Stiche verloren.
end-for-bid = { $change } für das Gebot
end-for-tricks = { $change } { $tricks ->
    [one] Stich
   *[other] Stiche
}

end-heading = { $kind ->
    [round] **Runde { $number }** ·
   *[deal] **Runde { $number }** ·
}
end-own = { $kind ->
    [only] Ergebnis: { $told }
   *[deal] Runde { $number }: { $told }
}
end-change = { $who } { $change } ({ $total })
end-you = { $side ->
    [yes] Dein Team { $change } ({ $total }).
   *[no] Du { $change } ({ $total }).
}
end-you-only = { $side ->
    [yes] Dein Team { $change }.
   *[no] Du { $change }.
}
end-rounds = Gewonnene Runden: { $wins }.
end-passed = Alle haben gepasst, es wird neu gegeben.
end-stopped-hand = Die Partie wurde abgebrochen.
end-stopped = **{ $title }** wurde in { $deal } abgebrochen.
    .totals = Stand: { $totals }.
end-record = So gut wie nie gegen { $level ->
    [easy] leichte Computer
    [normal] normale Computer
    [hard] starke Computer
   *[expert] Profi-Computer
}: **{ $margin }**
end-match = **{ $won }!**
end-won = { $who-is ->
    [you] Du gewinnst die Partie
   *[one] { $who } gewinnt die Partie
    [us] Ihr gewinnt die Partie: { $who }
    [many] { $who } gewinnen die Partie
}
    .shared = { $who-is ->
        [us] Ihr teilt euch den Sieg: { $who }
       *[other] { $who } teilen sich den Sieg
    }
end-final = { $who-is ->
    [one] 🏆 { $who } gewinnt **{ $title }**: { $totals }.
   *[many] 🏆 { $who } gewinnen **{ $title }**: { $totals }.
}
    .shared = 🏆 { $who } teilen sich den Sieg in **{ $title }**: { $totals }.
    .round = 🏆 { $who } gewinnt **{ $title }**.
end-wait-round = Die Tabelle steht im Kanal, sobald alle Tische fertig sind.

end-next-deal = Nächste Runde
end-waiting = Warten auf { $who } · { $ready } von { $count } bereit. { $next } { $when }.
end-others-ready = { $ready } von { $count } bereit. { $next } { $when }.
end-button-replay = Replay
end-button-record = Protokoll
end-button-result = Mein Ergebnis
end-button-rematch = Revanche
end-alt-over = { $title }: { $deal } ist vorbei.
end-alt-place = { $rank } { $who } { $change } ({ $total }{ $moved ->
    [up] , { $places } rauf
    [down] , { $places } runter
   *[same] {""}
})
end-alt-standings = { $places } ({ $goal }).
end-alt-taken = Geholt: { $pieces }.
    .one = { $points ->
        [0] { $who } nichts
       *[other] { $who } { $points } ({ $pieces })
    }
end-alt-sources = { $who } { $points }: { $sources }.
end-alt-tricks = Stiche: { $figures }.
end-alt-pips = Augen übrig: { $figures }.
end-alt-key = { $title } ({ $plays }).
end-alt-last = Letzter Stich: { $plays }.
    .numbered = Letzter Stich, { $number } von { $count }: { $plays }.
    .same = Das war der letzte Stich.
end-alt-open = Offene Hände: { $hands }.
end-alt-match = { $title }: Die Partie ist vorbei. { $who-is ->
    [one] { $who } gewinnt mit { $total }.
   *[many] { $who } gewinnen mit { $total }.
}
    .shared = { $title }: Die Partie ist vorbei. { $who } teilen sich den Sieg mit { $total }.
end-alt-ratings = Wertungen: { $changes }.
end-alt-deals = { $first ->
    [1] { $who } nach Runden: { $totals }.
   *[other] { $who } ab Runde { $first }: { $totals }.
}

story-shared = { $who } teilen sich den Sieg.
story-out = { $who } ist fertig. Den anderen bleiben { $pips ->
    [one] { $pips } Auge
   *[other] { $pips } Augen
}.
    .short = { $who } ist zuerst fertig.
story-blocked = Blockiert: { $who } hat die wenigsten Augen, { $pips }.
story-overtook = { $who } überholt { $other } in Runde { $deal }.
    .moon = Durchmarsch in Runde { $deal }: { $who } vor { $other }.
story-great-end = { $way ->
    [capicua] { $who } gewinnt mit einer Capicúa.
   *[chuchazo] { $who } gewinnt mit 0-0: Chuchazo!
}
story-best-play = { $who } holt { $points } mit einem Stein, { $tile }.
story-dominoes = { $who } macht in { $count } von { $deals } Runden Domino.
story-moon = Durchmarsch von { $who } in Runde { $deal }.
story-set = { $who } bietet { $bid } in Runde { $deal }: geplatzt.
story-led = { $who } führt von Anfang bis Ende.
story-close = { $who } liegt nur { $apart } vorn.
story-tricks = { $who } holt die meisten Stiche: { $tricks }.
story-rounds = { $who } gewinnt { $rounds } von { $of } Runden.
    .one = { $who } gewinnt die Runde.
story-score = { $who } gewinnt { $own } zu { $other }.
story-ahead = { $who } gewinnt, { $apart } vor { $other }.
    .next = { $who } gewinnt mit { $apart } Vorsprung.
story-deals = { $who } gewinnt nach { $deals }.
