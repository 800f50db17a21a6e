game-seventy-nine = Seventy-Nine
    .aim = Drei gegen drei. Biete, wie viele der 79 Punkte dein Team holt, dann müsst ihr sie holen. Das erste Team mit { $target ->
        [one] { $target } Punkt
       *[other] { $target } Punkten
    } gewinnt.
    .aim-marks = Drei gegen drei. Biete, wie viele der 79 Punkte dein Team holt, dann müsst ihr sie holen. Das erste Team mit { $target ->
        [one] { $target } Strich
       *[other] { $target } Strichen
    } gewinnt.
    .credit = Ein altes Teamspiel zu sechst mit zwei Sätzen Dominosteine, ein Vetter von Forty-Two aus Texas.

rule-nel-o-partners = Partner in Nel-O
rule-nel-o-partners-face-up = Steine offen
    .sentence = Bei Nel-O setzen die Partner aus und zeigen allen ihre Steine.
rule-nel-o-partners-face-down = Steine verdeckt
    .sentence = Bei Nel-O setzen die Partner aus, und niemand sieht ihre Steine.

preset-seventy-nine-seventy-nine = Übliche Regeln
    .sentence = Punkte zählen. Kein Nel-O.
preset-seventy-nine-marks = Striche
    .sentence = Ein Strich pro Runde. Kein Nel-O.
preset-seventy-nine-nel-o = Nel-O
    .sentence = Du kannst Nel-O bieten: jeden Stich verlieren, für 79.
preset-seventy-nine-marks-nel-o = Striche, mit Nel-O
    .sentence = Du kannst bieten, jeden Stich zu verlieren.
preset-seventy-nine-bidders-choice = Striche, freies Nel-O
    .sentence = Wer Nel-O bietet, sagt, wie die Pasche zählen.
preset-seventy-nine-short = Kurze Partie
    .sentence = Ein Strich pro Runde. Kein Nel-O.
