end-sentence = { $what }.
end-because = { $what }: { $why }.

end-redeal = Iedereen paste
    .why = opnieuw delen
end-moon = { $who-is ->
    [you] Je haalde pit
   *[one] { $who } haalde pit
}
    .why = alle { $points } punten, in { $tricks ->
        [one] { $tricks } slag
       *[other] { $tricks } slagen
    }
end-made = { $who-is ->
    [you] Je haalde { $bid }
   *[one] { $who } haalde { $bid }
}
    .tricks = { $won } van { $count } slagen, { $trump }
    .with = { $won } van { $count } slagen met { $partners }, { $trump }
    .points = { $side } kwam op { $won }
    .nel-o = 0 van { $count } slagen
end-trump = { $trump ->
    [none] geen troef
    [closest] dichtst bij 7 wint
   *[other] { $trump } troef
}
end-set = { $who-is ->
    [you] Je ging nat
   *[one] { $who } ging nat
}
    .why = bood { $bid }, { $short }
end-short = { $won ->
    [0] haalde niets
   *[other] haalde maar { $won }
}
end-short-side = { $won ->
    [0] { $side } haalde niets
   *[other] { $side } haalde { $won }
}
end-short-trick = won slag { $number }
end-failed = won een slag
end-black = { $who-is ->
    [you] Je kreeg de zwarte steen
   *[one] { $who } kreeg de zwarte steen
}
end-queen = { $who-is ->
    [you] Je kreeg schoppenvrouw
   *[one] { $who } kreeg schoppenvrouw
}
    .why = { $points } van { $total } punten
end-most = { $points ->
    [one] { $who-is ->
        [you] Je kreeg { $points } punt
        [one] { $who } kreeg { $points } punt
       *[many] { $who } kregen elk { $points } punt
    }
   *[other] { $who-is ->
        [one] { $who } kreeg { $points } punten
        [you] Je kreeg { $points } punten
       *[many] { $who } kregen elk { $points } punten
    }
}
    .why = van { $total } in deze ronde
end-fewest = { $who-is ->
    [you] Je had de minste ogen
   *[one] { $who } had de minste ogen
}
    .blocked = lijn zit vast
    .stuck = niemand kon spelen
    .out = { $who-is ->
        [you] je bent uit
       *[one] { $who } is uit
    }
end-equal = Niemand scoort
    .why = { $pips ->
        [one] elk { $pips } oog
       *[other] elk { $pips } ogen
    }

bid-marks = { $marks } strepen
bid-special-marks = { $special }, { $marks } strepen

remark-claimed = { $conceded ->
    [yes] { $who-is ->
        [you] Je sloot de ronde eerder af
       *[one] { $who } sloot de ronde eerder af
    }
   *[no] { $who-is ->
        [you] Je claimde de rest
       *[one] { $who } claimde de rest
    }
}
remark-contract-played = { $made ->
    [yes] { $tricks ->
        [none] { $seat } bood { $bid } en haalde het
        [one] { $seat } bood { $bid } en haalde het met { $tricks } slag
       *[other] { $seat } bood { $bid } en haalde het met { $tricks } slagen
    }
   *[no] { $tricks ->
        [none] { $seat } bood { $bid } en ging nat
        [one] { $seat } bood { $bid } en ging nat met { $tricks } slag
       *[other] { $seat } bood { $bid } en ging nat met { $tricks } slagen
    }
}
remark-revokes-proven = Verzaakt, { $cost } per keer: { $seats }
remark-revoked = { $who }{ $count ->
    [1] {""}
   *[other] {" "}({ $count } keer)
}
remark-blocked = In geen rij past nog een steen
remark-nothing-played = { $turns } beurten lang legde niemand aan
remark-lowest-equal = Gelijk met de minste ogen, dus niemand scoort
remark-went-out = { $seat-is ->
    [you] Je bent uit
   *[one] { $seat } is uit
}
remark-domino = { $who-is ->
    [you] Je was
   *[one] { $who } was
} uit met { $tile }
remark-line-closed = { $winner ->
    [none] { $seat-is ->
        [you] Je
       *[one] { $seat }
    } zette de lijn vast op { $numbers } met { $tile }: gelijke stand
   *[other] { $seat-is ->
        [you] Je
       *[one] { $seat }
    } zette de lijn vast op { $numbers } met { $tile }
}
remark-target-reached = { $seat-is ->
    [you] Je haalde { $target }
   *[one] { $seat } haalde { $target }
}
remark-pips-scored = { $who-is ->
    [you] Je
   *[one] { $who }
} scoorde { $points } voor de ogen
remark-bonus = { $who-is ->
    [you] Je
   *[one] { $who }
} scoorde { $points } { $kind ->
    [capicua] voor capicúa
    [chuchazo] voor chuchazo
    [first_pass] voor een pas op de eerste steen
    [paso_redondo] voor een paso redondo: alle anderen pasten
    [first_deal] voor een van de eerste rondes
    [carried] uit een gelijke ronde
    [double] voor een dubbele
    [both_ends] voor beide kanten
    [crossed] voor een dubbele op beide kanten
    [key] voor de sleutel
   *[chipped_out] voor het uitgaan
}
remark-carried-over = { $points ->
    [one] { $points } punt schuift
   *[other] { $points } punten schuiven
} door
remark-best-play = Beste zet: { $tile } van { $seat-is ->
    [you] jou
   *[one] { $seat }
}, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}

end-standings-title = Stand
    .low = Laagste wint
end-trick-to = Laatste slag: { $who }
    .played = Laatst gespeeld: { $who }
    .same = Het was de laatste slag
end-key-biggest = Grootste slag: { $who }, { $points }
    .short = Grootste slag
    .who = <b>{ $who }, { $points }</b>
end-key-decided = { $made ->
    [yes] In slag { $number } gehaald
   *[no] In slag { $number } nat
}
end-key-last = de laatste
end-key-led = kleur { $suit }
end-to-go = { $who } moet er nog { $missing }
    .low = Nog { $missing } voor { $who-is ->
        [you] jou
       *[one] { $who }
    } en het is uit
end-led = { $who } kwam uit
end-clean = Kreeg niets
end-row-empty = Rij leeg
end-no-pips = Geen ogen
end-no-bid = –
end-source = { $worth ->
    [1] slagen { $points }
    [10] tienen { $points }
    [5] vijven { $points }
   *[other] { $worth }'en { $points }
}
end-flag = bod { $bid }
end-tricks = Slagen
end-pips = Ogen over

end-match-over = Partij voorbij
end-deals-low = { $deals }, laagste wint
end-banner = { $who } wint
    .shared = { $who } deelt de overwinning
end-rating = Rating

end-poster-moon = Pit!
    .why = Alle { $points } punten
    .in = in { $tricks ->
        [one] { $tricks } slag
       *[other] { $tricks } slagen
    }
    .tricks = Alle { $tricks } slagen
end-poster-set = Nat!
end-poster-bid = { $who } bood { $bid }.
end-poster-nel-o = Nel-O!
end-poster-made = { $who } haalde het.
    .why = 0 van { $count } slagen.
end-for-bid = { $change } voor het bod
end-for-tricks = { $change } { $tricks ->
    [one] slag
   *[other] slagen
}

end-heading = **Ronde { $number }** ·
end-own = { $kind ->
    [only] Uitslag: { $told }
   *[deal] Ronde { $number } · { $told }
}
end-change = { $who } { $change } ({ $total })
end-you = { $side ->
    [yes] Je team { $change } ({ $total }).
   *[no] Jij { $change } ({ $total }).
}
end-you-only = { $side ->
    [yes] Je team { $change }.
   *[no] Jij { $change }.
}
end-rounds = Gewonnen rondes: { $wins }.
end-passed = Iedereen paste, dus we delen opnieuw.
end-stopped-hand = De partij is gestopt.
end-stopped = **{ $title }** is gestopt in { $deal }.
    .totals = Totalen: { $totals }.
end-record = Nog nooit zo goed tegen { $level ->
    [easy] zwakke computers
    [normal] normale computers
    [hard] sterke computers
   *[expert] expert-computers
}: **{ $margin }**
end-match = **{ $won }!**
end-won = { $who-is ->
    [you] Je wint de partij
   *[one] { $who } wint de partij
    [us] { $who } winnen de partij
    [many] { $who } winnen de partij
}
    .shared = { $who } delen de overwinning
end-final = { $who-is ->
    [you] 🏆 Je wint **{ $title }**: { $totals }.
    [one] 🏆 { $who } wint **{ $title }**: { $totals }.
   *[many] 🏆 { $who } winnen **{ $title }**: { $totals }.
}
    .shared = 🏆 { $who } delen de overwinning in **{ $title }**: { $totals }.
    .round = 🏆 { $who } wint **{ $title }**.
end-wait-round = De stand komt in het kanaal zodra elke tafel klaar is.

end-next-deal = Volgende ronde
end-waiting = Wachten op { $who } · { $ready } van { $count } klaar. { $next } { $when }.
end-others-ready = { $ready } van { $count } klaar. { $next } { $when }.
end-button-replay = Herhaling
end-button-record = Verslag
end-button-result = Mijn score
end-button-rematch = Revanche

end-alt-over = { $title }: { $deal } is voorbij.
end-alt-place = { $rank } { $who } { $change } ({ $total }{ $moved ->
    [up] , { $places } omhoog
    [down] , { $places } omlaag
   *[same] {""}
})
end-alt-standings = { $places } ({ $goal }).
end-alt-taken = Gehaald: { $pieces }.
    .one = { $points ->
        [0] { $who } niets
       *[other] { $who } { $points } ({ $pieces })
    }
end-alt-sources = { $who } { $points }: { $sources }.
end-alt-tricks = Slagen: { $figures }.
end-alt-pips = Ogen over: { $figures }.
end-alt-key = { $title } ({ $plays }).
end-alt-last = Laatste slag: { $plays }.
    .numbered = Laatste slag, { $number } van { $count }: { $plays }.
    .same = Dat was de laatste slag.
end-alt-open = Open handen: { $hands }.
end-alt-match = { $title }: de partij is voorbij. { $who-is ->
    [you] Je wint met { $total }.
    [one] { $who } wint met { $total }.
   *[many] { $who } winnen met { $total }.
}
    .shared = { $title }: de partij is voorbij. { $who } delen de overwinning met { $total }.
end-alt-ratings = Ratings: { $changes }.
end-alt-deals = { $first ->
    [1] { $who } per ronde: { $totals }.
   *[other] { $who } vanaf ronde { $first }: { $totals }.
}

story-shared = { $who } delen de overwinning.
story-out = { $who } was uit. De anderen hadden { $pips ->
    [one] { $pips } oog
   *[other] { $pips } ogen
}.
    .short = { $who } was als eerste uit.
story-blocked = Vast: { $who } had de minste ogen, { $pips }.
story-overtook = { $who } ging { $other } voorbij in ronde { $deal }.
    .moon = { $who } haalde pit in ronde { $deal } en ging { $other } voorbij.
story-great-end = { $way ->
    [capicua] { $who } won met een capicúa.
   *[chuchazo] { $who } won met 0-0: chuchazo!
}
story-best-play = { $who } scoorde { $points } met één steen, { $tile }.
story-dominoes = { $who } was uit in { $count } van { $deals } rondes.
story-moon = { $who } haalde pit in ronde { $deal }.
story-set = { $who } bood { $bid } in ronde { $deal } en ging nat.
story-led = { $who } stond van begin tot eind voor.
story-close = { $who } won met maar { $apart } verschil.
story-tricks = { $who } won de meeste slagen: { $tricks }.
story-rounds = { $who } won { $rounds } van { $of } rondes.
    .one = { $who } won de ronde.
story-score = { $who } won met { $own } tegen { $other }.
story-ahead = { $who } bleef { $other } { $apart } voor.
    .next = { $who } won met { $apart } verschil.
story-deals = { $who } won na { $deals }.
