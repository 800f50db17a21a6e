line-hero = <b>{ $who-is ->
    [you] Jij
   *[one] { $who }
}{ $way ->
    [capicua] : capicúa!
    [chuchazo] : chuchazo!
    [target] {" "}haalde { $target }!
    [crossed] : dubbele op beide kanten!
    [both_ends] : beide kanten!
   *[domino] : domino!
}</b>
line-hero-blocked = Vast op { $numbers }{ $points ->
    [none] {""}
   *[some] : <b>{ $points }</b>
}
line-hero-tie = Vast: gelijk

line-more-parts = + { $parts }
line-sum = { $kind ->
    [rounded] { $parts } → <b>{ $total }</b>
    [pips] { $parts } { $parts ->
        [1] oog
       *[other] ogen
    }: <b>{ $total }</b>
   *[sum] { $parts } = <b>{ $total }</b>
}
line-bonus = { $points } { $kind ->
    [capicua] capicúa
    [chuchazo] chuchazo
    [first_deal] voor ronde { $deal }
    [carried] doorgeschoven
    [first_pass] eerste pas
    [paso_redondo] paso redondo
    [plays] voor zetten
    [won] punt
    [double] voor een dubbele
    [both_ends] voor beide kanten
    [crossed] voor een dubbele op beide kanten
    [key] voor de sleutel
   *[chipped_out] voor uitgaan
}
line-no-points = { $past ->
    [0] geen punten
   *[other] geen punten boven { $past }
}
line-pips-of = { $sides } ogen
line-side-pips = { $side } <b>{ $pips }</b>

line-why = { $way ->
    [capicua] <b>{ $tile }</b> paste aan { $arms ->
        [yes] elke kant
       *[no] beide kanten
    }
    [blocked] { $who } zette het vast met <b>{ $tile }</b>
    [target] { $who } speelde <b>{ $tile }</b>
   *[out] { $who } was uit met <b>{ $tile }</b>
}
line-why-brief = { $way ->
    [capicua] paste overal
    [blocked] vast met <b>{ $tile }</b>
    [target] met <b>{ $tile }</b>
   *[out] uit met <b>{ $tile }</b>
}
line-closer = { $who-is ->
    [you] Jij
   *[one] { $who }
} zette het vast: { $pips ->
    [one] <b>{ $pips }</b> oog
   *[other] <b>{ $pips }</b> ogen
}, { $other } <b>{ $others }</b>
line-lowest = laagste hand: { $who }, <b>{ $pips }</b>
line-level = gelijk: { $sides ->
    [yes] { $by ->
        [opener] team van de opener wint
        [closer_loses] het team dat vastzette verliest
       *[closer] team dat vastzette wint
    }
   *[no] { $by ->
        [opener] dichtst bij de opener wint
        [closer_loses] de volgende na wie vastzette wint
       *[closer] dichtst bij wie vastzette wint
    }
}
line-always-tie = vast is altijd gelijk
line-anew = iedereen heeft een ronde gewonnen, dus alles terug naar 0
line-why-carried = <b>{ $points }</b> doorgeschoven
line-left = { $count ->
    [one] { $count } steen over
   *[other] { $count } stenen over
}
line-out-with = uit met { $tile }
line-total = { $before } → { $after }

line-ended = { $way ->
    [capicua] Capicúa! { $who-is ->
        [you] Je was
       *[one] { $who } was
    } uit met { $tile }
    [chuchazo] Chuchazo! { $who-is ->
        [you] Je was
       *[one] { $who } was
    } uit met { $tile }
   *[target] { $who-is ->
        [you] Je
       *[one] { $who }
    } haalde { $target } met { $tile }
}
line-made-of = { $kind ->
    [bonus] { $parts }
    [rounded] { $parts } → { $total }
   *[pips] { $parts } { $parts ->
        [1] oog
       *[other] ogen
    }
}
line-alt-plays = Gescoord met zetten: { $figures }.
line-alt-left = Over: { $hands }.

line-loser = { $kind ->
    [cochon] Cochon: { $who }.
   *[love] { $target }-0: { $who } zonder winst.
}
