prompt-pass = geef { $count } door { $direction ->
        [left] naar links
        [right] naar rechts
       *[across] naar de overkant
    }
prompt-bid = bied { $bids }, of pas
prompt-bid-forced = bied { $bids }, of pas en speel voor { $if-passed }
prompt-only-pass = pas
prompt-only-pass-forced = pas en speel voor { $if-passed }
bid-span = { $least } t/m { $most }
prompt-kitty = ruil een steen voor { $tile } of ruil niet
prompt-trump = kies troef
prompt-trump-or-contract = kies troef of een ander contract
prompt-doubles = bepaal de dubbelen
prompt-lead = kom uit, alles mag
prompt-lead-opens = kom uit met { $piece }
prompt-lead-hearts = kom uit, maar nog geen harten
prompt-lead-or-yield = kom uit of laat je linkerbuur uitkomen
prompt-follow = beken { $led }
prompt-void = geen { $led }, dus alles mag
prompt-void-points = geen { $led }, dus speel een steen zonder punten
prompt-lead-closest = kom uit zo dicht mogelijk bij 7
prompt-play-closest = speel zo dicht mogelijk bij 7
prompt-review = betwist een zet of ga akkoord
prompt-moon = trek { $points } van je totaal af of geef { $points } aan { $everyone ->
    [yes] elke tegenstander
   *[no] één tegenstander
}
prompt-turn = draai de volgende om
prompt-turn-any = draai een steen naar keuze om
prompt-turn-or-double = draai de volgende om of speel een open dubbele
prompt-end = kies een kant voor { $tile }
prompt-end-peeked = kies een kant voor { $tile } (hierna: { $next })
prompt-end-peek = kies een kant voor { $tile } of bekijk eerst de volgende steen

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
choice-swap = Ruil { $piece }
    .note = pak { $kitty }
choice-keep = Niet ruilen
choice-trump-held = { $suit } ({ $held } { $held ->
    [one] steen
   *[other] stenen
})
choice-trump-note = je hebt { $held }
choice-nel-o =
    .note = in je eentje, zonder één slag
choice-sevens =
    .note = de steen het dichtst bij 7 wint
choice-plunge =
    .note = je maat kiest troef
choice-splash =
    .note = je maat kiest troef
choice-lead = { $piece } als { $suit }
choice-lead-trump = { $piece } als troef
choice-follows = { $piece } bekent { $led }
choice-trumps = { $piece } troef
choice-discards = { $piece } afgooien
choice-penalty = straf { $points }
choice-counts = telt { $points }
choice-breaks = tegen de regels
choice-revoke = { $label } (verzaken)
choice-yield = Laat { $who } uitkomen
choice-claim = Claim de rest
choice-concede = Geef de rest op
choice-end-deal = Ronde afsluiten
    .note = de rest verandert niets
choice-retract = Steen terugnemen
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
    .note = open in je rij

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
did-done = maakte de eerste trein af
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
    [none] ruilde niet
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
did-name-doubles = { $doubles ->
    [high] maakte dubbelen hoog
    [low] maakte dubbelen laag
   *[own_suit] maakte dubbelen een eigen kleur
}
did-turn = { $place ->
    [none] draaide de volgende om
   *[other] draaide steen { $place } om
}
    .brief = { $place ->
        [none] volgende
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
did-challenge = { $seat ->
    [none] betwistte niets
   *[other] betwistte een zet in slag { $trick }
}
did-claim = claimde de rest
did-concede = sloot de ronde af
