game-forty-two = Forty-Two
    .aim = Zwei gegen zwei. Biete, wie viele der 42 Punkte dein Team holt, dann müsst ihr sie holen. Das erste Team mit { $target ->
        [one] { $target } Punkt
       *[other] { $target } Punkten
    } gewinnt.
    .aim-marks = Zwei gegen zwei. Biete, wie viele der 42 Punkte dein Team holt, dann müsst ihr sie holen. Das erste Team mit { $target ->
        [one] { $target } Strich
       *[other] { $target } Strichen
    } gewinnt.
    .credit = Das Teamspiel aus Texas, zu viert mit einem Satz Dominosteine.

rule-all-pass-shaker-bids-30 = Mischer spielt um 30
    .sentence = Passen alle, spielt der Mischer um 30.

rule-stop-early = Früher Schluss
rule-stop-early-on = an
    .sentence = Eine Runde endet, sobald das Gebot sicher geschafft oder geplatzt ist.

rule-plunge = Plunge
rule-plunge-on = an
    .sentence = Mit 4 Paschen geht Plunge ab 4 Strichen. Dein Partner wählt Trumpf und spielt aus.

rule-splash = Splash
rule-splash-on = an
    .sentence = Mit 3 Paschen geht Splash ab 2 Strichen. Dein Partner wählt Trumpf und spielt aus.

rule-sevens = Siebener
rule-sevens-on = an
    .sentence = Ab einem Strich: Der Stein am nächsten an 7 Augen gewinnt, und dein Team muss jeden Stich gewinnen.

rule-contracts = Besondere Ansagen
rule-contracts-bid = beim Bieten
    .sentence = Nel-O, Plunge, Splash und Siebener bietet man mit Namen.
rule-contracts-declared = nach dem Bieten
    .sentence = Geboten werden nur Punkte und Striche. Danach wählst du mit dem Höchstgebot Trumpf oder, wenn es reicht, eine besondere Ansage.

rule-nel-o-minimum = Kleinstes Nel-O
rule-nel-o-minimum-one-mark = 1 Strich
    .sentence = Nel-O braucht ein Gebot von 1 Strich oder mehr.
rule-nel-o-minimum-two-marks = 2 Striche
    .sentence = Nel-O braucht ein Gebot von 2 Strichen oder mehr.

rule-follow-me-doubles = Pasche ohne Trumpf
preset-forty-two-forty-two = Übliche Regeln
    .sentence = Biete Punkte oder Striche.
preset-forty-two-special-bids = Besondere Gebote
    .sentence = Du kannst auch Nel-O, Plunge und Splash bieten.
preset-forty-two-by-points = Punkte
    .sentence = Jeder Punkt zählt.
preset-forty-two-short = Kurze Partie
    .sentence = Eine Runde endet, sobald sie entschieden ist.
preset-forty-two-forced-bid = Pflichtgebot
    .sentence = Passen alle, spielt der Mischer um 30.
preset-forty-two-texas = Texas
    .sentence = Mit Sonderansagen. Passen alle, spielt der Mischer um 30.
preset-forty-two-texas-sevens = Texas mit Siebener
    .sentence = Wie Texas, aber auch mit Siebener.
