moon-help-aim =
    Alle spielen für sich.

    Biete, wie viele der sieben Stiche du holst. Wähl dann den Trumpf, der alle anderen Farben schlägt, und hol sie.
moon-help-deal = { $zero ->
    [no] Alle bekommen sieben Steine aus einem Doppel-Sechser-Satz ohne Nullen.
   *[yes] Alle bekommen sieben Steine aus einem Doppel-Sechser-Satz, in dem 0-0 die einzige Null ist. Ein Stein bleibt übrig: der Skat.
}
moon-help-example-aim = 6-4 ausgespielt, kein Trumpf: 6-6 gewinnt

moon-help-auction = Alle bieten einmal, links vom Geber geht es los: Passe oder biete mehr als das letzte Gebot. Es gibt die Gebote 4, 5, 6, 7 und 21.
moon-help-moon = 21 ist der Moon: alle sieben Stiche für 21 Punkte. Damit endet das Bieten sofort.

moon-help-trump = { $doubles-trump ->
    [on] Wer das Höchstgebot hat, wählt den Trumpf: eine Zahl, Pasche oder keinen.
   *[off] Wer das Höchstgebot hat, wählt den Trumpf: eine Zahl oder keinen.
}
moon-help-lead = Wer das Höchstgebot hat, spielt als Erstes irgendeinen Stein aus.

moon-help-suits = { $suit-led ->
    [leader] Ein Stein der Trumpffarbe ist nur Trumpf. Jeder andere Stein hat die Farben seiner beiden Enden, und wer ihn ausspielt, sagt eine an.
   *[higher] Ein Stein der Trumpffarbe ist nur Trumpf. Spielst du einen anderen aus, ist sein höheres Ende die Farbe, und zum Bedienen passt jedes Ende.
}

    In einer Zahl ist der Pasch am höchsten, dann zählt das andere Ende.
moon-help-doubles = Sind Pasche Trumpf, gehören sie nicht zu ihrer Zahl, und 6-6 ist am höchsten.
moon-help-zero = 0-0 ist eine Farbe für sich. Ausgespielt gewinnt er, wenn niemand einen Trumpf spielt.
moon-help-example-suits = Ausspiel 3-1, Trumpf 6er: 6-3 gewinnt
moon-help-example-suits-doubles = 3-1, Trumpf Pasche: 3-3 gewinnt

moon-help-example-trick = Ausspiel 6-4, Trumpf 5er: 5-1 gewinnt

moon-help-score =
    { $overtricks ->
        [bid_only] Ein geschafftes Gebot bringt, was geboten wurde, Stiche darüber zählen nichts.
       *[count] Ein geschafftes Gebot bringt 1 pro eigenem Stich.
    } Ein geschaffter Moon bringt 21.

    Ein geplatztes Gebot zählt minus, der Moon minus 21. Alle anderen bekommen 1 pro Stich, und der Stand kann unter 0 fallen.
moon-help-end = Wer zuerst { $target } hat, gewinnt. Schaffen es mehrere in einer Runde, gewinnt das geschaffte Höchstgebot, sonst der höchste Stand, und bei Gleichstand spielen alle weiter.
moon-help-moon-wins = Ein geschaffter Moon gewinnt die Partie sofort.

moon-help-playing-well =
    Zähl Pasche und lange Farben. Drei Trümpfe mit ihrem Pasch und noch ein Pasch reichen für 4.

    Hast du das Höchstgebot, spiel zuerst Trümpfe aus, dann Pasche, dann deine lange Farbe.

    { $zero ->
        [no] Jede Zahl gibt es nur auf sechs Steinen: Zähl die Trümpfe mit.
       *[yes] Jede Zahl gibt es nur auf sechs Steinen, und einer bleibt aus dem Spiel: Zähl die Trümpfe mit.
    }

    Bieten andere am höchsten, spielt zusammen: Das Gebot platzen zu lassen ist mehr wert als ein Stich.
moon-help-example-playing-well = Von den Trümpfen gewinnt 5-5
