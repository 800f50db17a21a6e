line-hero = <b>{ $who-is ->
    [you] Du
   *[one] { $who }
}{ $way ->
    [capicua] : Capicúa!
    [chuchazo] : Chuchazo!
    [target] : Ziel { $target } erreicht!
    [crossed] : Pasch an beide Enden!
    [both_ends] : beide Enden!
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
    [won] Punkt
    [double] für Pasch
    [both_ends] für beide Enden
    [crossed] für Pasch an beide Enden
    [key] für den Schlüssel
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
                [closer_loses] das Team des Blockierers verliert
               *[closer] das Team des Blockierers gewinnt
            }
       *[no]
            { $by ->
                [opener] es gewinnt, wer näher am Eröffner sitzt
                [closer_loses] es gewinnt der Nächste nach dem Blockierer
               *[closer] es gewinnt, wer näher am Blockierer sitzt
            }
    }
line-always-tie = blockiert ist immer Gleichstand
line-anew = alle haben eine Runde gewonnen, also zurück auf 0
line-why-carried = <b>{ $points }</b> Übertrag
line-left = { $count ->
    [one] { $count } Stein übrig
   *[other] { $count } Steine übrig
}
line-out-with = mit { $tile } fertig
line-total = { $before } → { $after }

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

line-loser = { $kind ->
    [cochon] Cochon: { $who }.
   *[love] { $target } zu null: { $who } ohne Sieg.
}
