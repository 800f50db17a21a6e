prompt-pass = geef { $count } door { $direction ->
        [left] naar links
        [right] naar rechts
       *[across] naar de overkant
    }
    .start = Geef { $count } door { $direction ->
        [left] naar links
        [right] naar rechts
       *[across] naar de overkant
    }
prompt-bid = bied { $bids }, of pas
    .start = Bied { $bids }, of pas
prompt-bid-forced = bied { $bids }, of pas en speel voor { $if-passed }
    .start = Bied { $bids }, of pas en speel voor { $if-passed }
prompt-only-pass = pas
    .start = Pas
prompt-only-pass-forced = pas en speel voor { $if-passed }
    .start = Pas en speel voor { $if-passed }
bid-span = { $least } t/m { $most }
prompt-kitty = ruil een steen voor { $tile } of ruil niet
    .start = Ruil een steen voor { $tile } of ruil niet
prompt-trump = kies troef
    .start = Kies troef
prompt-trump-or-contract = kies troef of een ander contract
    .start = Kies troef of een ander contract
prompt-doubles = bepaal waar de dubbelen horen
    .start = Bepaal waar de dubbelen horen
prompt-lead = kom uit, alles mag
    .start = Kom uit, alles mag
prompt-lead-opens = kom uit met { $piece } om te openen
    .start = Kom uit met { $piece } om te openen
prompt-lead-hearts = kom uit, maar nog geen harten
    .start = Kom uit, maar nog geen harten
prompt-lead-points = kom uit, maar geen punten in de eerste slag
    .start = Kom uit, maar geen punten in de eerste slag
prompt-lead-or-yield = kom uit of laat je linkerbuur uitkomen
    .start = Kom uit of laat je linkerbuur uitkomen
prompt-follow = beken { $led }
    .start = Beken { $led }
prompt-void = geen { $led }, dus alles mag
    .start = Geen { $led }, dus alles mag
prompt-void-points = geen { $led }, dus alles mag, maar nog geen punten
    .start = Geen { $led }, dus alles mag, maar nog geen punten
prompt-lead-closest = kom uit zo dicht mogelijk bij 7
    .start = Kom uit zo dicht mogelijk bij 7
prompt-play-closest = speel zo dicht mogelijk bij 7
    .start = Speel zo dicht mogelijk bij 7
prompt-review = betwist een zet of ga akkoord
    .start = Betwist een zet of ga akkoord
prompt-moon = trek { $points } van je totaal af of geef { $points } aan één tegenstander
    .start = Trek { $points } van je totaal af of geef { $points } aan één tegenstander
prompt-moon-all = trek { $points } van je totaal af of geef { $points } aan alle anderen
    .start = Trek { $points } van je totaal af of geef { $points } aan alle anderen
prompt-turn = draai de volgende om
    .start = Draai de volgende om
prompt-turn-any = draai een steen naar keuze om
    .start = Draai een steen naar keuze om
prompt-turn-or-double = draai de volgende om of speel een open dubbele
    .start = Draai de volgende om of speel een open dubbele
prompt-end = kies een kant voor { $tile }
    .start = Kies een kant voor { $tile }
prompt-end-peeked = kies een kant voor { $tile } (hierna: { $next })
    .start = Kies een kant voor { $tile } (hierna: { $next })
prompt-end-peek = kies een kant voor { $tile } of bekijk eerst de volgende steen
    .start = Kies een kant voor { $tile } of bekijk eerst de volgende steen

choice-piece = { $piece }
choice-pass = Pas
choice-pass-forced = Pas: speel { $amount }
    .note = je speelt voor { $amount }
choice-bid-points = { $amount } { $amount ->
    [one] punt
   *[other] punten
}
choice-bid-tricks = { $amount } { $amount ->
    [one] slag
   *[other] slagen
}
choice-bid-marks = { $marks } { $marks ->
    [one] streep
   *[other] strepen
} ({ $amount })
choice-bid-special = { $special }
choice-bid-special-amount = { $special }, { $amount }
choice-swap = Ruil { $piece }
    .note = pak { $kitty }
choice-keep = Niet ruilen
choice-trump = { $suit ->
    [0] Blanco
    [doubles] Dubbelen
    [none] Geen troef
    [7] 7's
    [9] 9's
   *[other] { $suit }'en
}
choice-trump-held = { $suit ->
    [0] Blanco
    [doubles] Dubbelen
    [7] 7's
    [9] 9's
   *[other] { $suit }'en
} ({ $held } { $held ->
    [one] steen
   *[other] stenen
})
choice-trump-note = je hebt { $held }
choice-nel-o = { special-nel-o }
    .note = haal alleen geen enkele slag
choice-sevens = { special-sevens }
    .note = de steen het dichtst bij 7 wint
choice-plunge = { special-plunge }
    .note = je maat kiest troef
choice-splash = { special-splash }
    .note = je maat kiest troef
choice-doubles-both = Hoog én een kleur
choice-doubles-high = Hoog in hun getal
choice-doubles-low = Laag in hun getal
choice-doubles-own_suit = Een eigen kleur
choice-lead = { $piece } als { $suit }
choice-lead-trump = { $piece } als troef
choice-follows = { $piece } bekent { $led }
choice-trumps = { $piece } troef
choice-discards = { $piece } afgooien
choice-penalty = straf { $points }
choice-counts = telt { $points }
choice-breaks = tegen de regels
choice-penalty-breaks = straf { $points }, tegen de regels
choice-revoke = { $label } (verzaken)
choice-pips = { $pips } { $pips ->
    [one] oog
   *[other] ogen
}
choice-yield = Laat { $who } uitkomen
choice-claim = Claim de rest
choice-concede = Geef de rest op
choice-end-deal = Ronde afsluiten
    .note = de rest verandert niets
choice-retract = Neem mijn steen terug
choice-challenge = Betwist { $who }: { $piece }, slag { $trick }
    .note = { $led } gevraagd
choice-no-challenge = Niets betwisten
choice-moon-own = Mijn totaal −{ $points }
choice-moon-all = Alle anderen +{ $points }
choice-moon-one = { $who } +{ $points }
choice-total = van { $before } naar { $after }
choice-left = Links ({ $number })
choice-right = Rechts ({ $number })
choice-peek = Bekijk volgende
    .note = alleen jij ziet hem
choice-turn = Draai steen om
choice-turn-number = Draai steen { $number } om
    .note = steen { $number } van { $count }, van links
choice-turn-leftmost = de meest linkse
choice-turn-rightmost = de meest rechtse
choice-play-open = Speel { $tile }
    .note = ligt open in je rij

did-pass = gaf { $pieces } door
did-lead = { $suit ->
    [none] kwam uit met { $piece }
   *[other] kwam uit met { $piece } als { $suit }
}
did-play = { $end ->
    [none] speelde { $piece }
   *[other] speelde { $piece } { $end }
}
did-yield = liet de ander uitkomen
    .brief = laat de ander uitkomen
did-bid = { $amount ->
    [none] { $special ->
        [none] paste
       *[other] bood { $special }
    }
   *[other] { $special ->
        [none] bood { $amount }
       *[other] bood { $special } { $amount }
    }
}
did-kitty = { $swap ->
    [none] liet de talon liggen
   *[other] ruilde { $swap } voor de talon
}
    .brief = { $swap ->
        [none] ruilde niet
       *[other] ruilde { $swap }
    }
did-trump = { $suit ->
    [none] koos geen troef
   *[other] maakte { $suit } troef
}
did-declare = koos { $special }
    .brief = { $special }
did-name-doubles = { $doubles ->
    [both] maakte dubbelen hoog én een kleur
    [high] maakte dubbelen hoog
    [low] maakte dubbelen laag
   *[own_suit] maakte dubbelen een eigen kleur
}
    .brief = { $doubles ->
        [both] dubbelen: beide
        [high] dubbelen: hoog
        [low] dubbelen: laag
       *[own_suit] dubbelen: eigen kleur
    }
did-turn = { $place ->
    [none] draaide de volgende om
   *[other] draaide steen { $place } om
}
    .brief = { $place ->
        [none] hierna
       *[other] { $place }
    }
did-place = { $end ->
    [left] legde hem links
   *[right] legde hem rechts
}
    .brief = { $end ->
        [left] links
       *[right] rechts
    }
did-peek = keek vooruit
did-moon = { $everyone ->
    [yes] gaf de punten aan alle anderen
   *[no] { $opponent ->
        [none] trok de punten af
       *[other] gaf de punten aan één tegenstander
    }
}
did-retract = nam hem terug
    .brief = neemt hem terug
did-challenge = { $seat ->
    [none] betwistte niets
   *[other] betwistte een zet in slag { $trick }
}
did-claim = claimde de rest
    .brief = claimt de rest
did-concede = sloot de ronde af
    .brief = sluit de ronde af
