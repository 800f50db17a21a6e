prompt-pass = gib { $count } { $direction ->
        [left] nach links
        [right] nach rechts
       *[across] nach gegenüber
    } weiter
prompt-bid = passe oder biete { $bids }
prompt-bid-forced = biete { $bids }, sonst spielst du um { $if-passed }
prompt-only-pass = passe
prompt-only-pass-forced = passe und spiel um { $if-passed }
bid-span = { $least } bis { $most }
prompt-kitty = tausch einen Stein gegen { $tile } oder behalte deine Hand
prompt-trump = wähl den Trumpf
prompt-trump-or-contract = wähl den Trumpf oder eine andere Ansage
prompt-doubles = ordne die Pasche ein
prompt-lead = spiel aus, was du willst
prompt-lead-opens = spiel { $piece } aus
prompt-lead-hearts = spiel aus, aber noch kein Herz
prompt-lead-or-yield = spiel einen Stein aus oder lass deinen linken Nachbarn ausspielen
prompt-follow = bediene { $led }
prompt-void = ohne { $led } kannst du alles spielen
prompt-void-points = ohne { $led } kannst du alles außer Punkten spielen
prompt-lead-closest = spiel aus, so nah an 7 wie möglich
prompt-play-closest = spiel so nah an 7 wie möglich
prompt-review = zweifle einen Zug an oder akzeptiere
prompt-moon = zieh dir { $points } ab oder gib { $everyone ->
    [yes] allen anderen
   *[no] jemand anderem
} { $points }
prompt-turn = deck den nächsten Stein auf
prompt-turn-any = deck einen Stein deiner Reihe auf
prompt-turn-or-double = deck den nächsten Stein auf oder spiel einen offenen Pasch
prompt-end = wähl ein Ende für { $tile }
prompt-end-peeked = wähl ein Ende für { $tile } (danach: { $next })
prompt-end-peek = wähl ein Ende für { $tile } oder sieh dir erst den nächsten Stein an

choice-pass = Passen
choice-pass-forced = Passen: Spiel um { $amount }
    .note = du spielst um { $amount }
choice-bid-points = { $amount } { $amount ->
    [one] Punkt
   *[other] Punkte
}
choice-bid-tricks = { $amount } { $amount ->
    [one] Stich
   *[other] Stiche
}
choice-bid-marks = { $marks } { $marks ->
    [one] Strich
   *[other] Striche
} ({ $amount })
choice-swap = { $piece } tauschen
    .note = für { $kitty }
choice-keep = Hand behalten
choice-trump-held = { $suit } ({ $held } { $held ->
    [one] Stein
   *[other] Steine
})
choice-trump-note = du hast { $held }
choice-nel-o =
    .note = jeden Stich verlieren, allein
choice-sevens =
    .note = der Stein am nächsten an 7 gewinnt
choice-plunge =
    .note = dein Partner wählt Trumpf
choice-splash =
    .note = dein Partner wählt Trumpf
choice-lead = { $piece } ({ $suit })
choice-lead-trump = { $piece } als Trumpf
choice-follows = { $piece } bedient { $led }
choice-trumps = { $piece } Trumpf
choice-discards = { $piece } Abwurf
choice-penalty = Strafe { $points }
choice-counts = zählt { $points }
choice-breaks = gegen die Regeln
choice-revoke = { $label } (falsch bedient)
choice-yield = Lass { $who } ran
choice-claim = Rest gehört mir
choice-concede = Rest abgeben
choice-end-deal = Runde beenden
    .note = der Rest ändert nichts
choice-retract = Stein zurücknehmen
choice-challenge = { $who } anzweifeln: { $piece }, Stich { $trick }
    .note = Farbe: { $led }
choice-no-challenge = Akzeptieren
choice-moon-own = Mein Stand −{ $points }
choice-moon-all = Alle anderen +{ $points }
choice-moon-one = { $who } +{ $points }
choice-total = von { $before } auf { $after }
choice-left = Linkes Ende ({ $number })
choice-right = Rechtes Ende ({ $number })
choice-peek = Nächsten Stein ansehen
    .note = das siehst nur du
choice-turn = Stein aufdecken
choice-turn-number = Stein { $number } aufdecken
    .note = Stein { $number } von { $count }, von links
choice-turn-leftmost = ganz links
choice-turn-rightmost = ganz rechts
choice-play-open = { $tile } spielen
    .note = liegt offen in deiner Reihe

did-pass = { $pieces } weitergegeben
did-lead = { $suit ->
    [none] { $piece } ausgespielt
   *[other] { $piece } ({ $suit }) ausgespielt
}
did-play = { $end ->
    [none] { $piece } gespielt
   *[other] { $piece } { $end } gespielt
}
did-yield = Ausspiel abgegeben
did-done = ersten Zug beendet
did-bid = { $amount ->
    [none] { $special ->
        [none] gepasst
       *[other] { $special } geboten
    }
   *[other] { $special ->
        [none] { $amount } geboten
       *[other] { $special } { $amount } geboten
    }
}
did-kitty = { $swap ->
    [none] Hand behalten
   *[other] { $swap } gegen den Skat getauscht
}
    .brief = { $swap ->
        [none] Hand behalten
       *[other] { $swap } getauscht
    }
did-trump = { $suit ->
    [none] ohne Trumpf
   *[other] { $suit } als Trumpf gewählt
}
did-declare = { $special } angesagt
did-name-doubles = { $doubles ->
    [high] Pasche hoch
    [low] Pasche niedrig
   *[own_suit] Pasche als eigene Farbe
}
did-turn = { $place ->
    [none] nächsten Stein aufgedeckt
   *[other] Stein { $place } aufgedeckt
}
    .brief = { $place ->
        [none] nächster
       *[other] { $place }
    }
did-place = { $end ->
    [left] links angelegt
   *[right] rechts angelegt
}
    .brief = { $end ->
        [left] links
       *[right] rechts
    }
did-peek = gespickt
did-moon = { $everyone ->
    [yes] allen anderen die Punkte gegeben
   *[no] { $opponent ->
        [none] Punkte abgezogen
       *[other] jemand anderem die Punkte gegeben
    }
}
did-retract = zurückgenommen
did-challenge = { $seat ->
    [none] nichts angezweifelt
   *[other] Zug in Stich { $trick } angezweifelt
}
did-claim = Rest genommen
did-concede = Runde beendet
