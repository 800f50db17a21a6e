domino-whist-help-aim = Biete, wie viele Stiche du holst. Wähl dann den Trumpf, der alle anderen Farben schlägt, und hol sie.
domino-whist-help-example-aim = 6-5 als 6er ausgespielt: 6-6 gewinnt

domino-whist-help-pass =
    Zuerst geben alle drei Steine weiter.
    Die Richtung wechselt jede Runde, auch wenn niemand bietet: { $players ->
        [4] links, rechts, gegenüber
       *[other] rechts, links
    }, gar nicht, dann von vorn.
domino-whist-help-dealer = Alle ziehen einen Stein: Wer die meisten Augen hat, gibt, bei Gleichstand wird neu gezogen. Danach gibt in jeder Runde der Nächste links.
domino-whist-help-bids = Links vom Geber geht es los: Biete mehr Stiche als das letzte Gebot oder passe.
domino-whist-help-lowest = { $bid ->
    [0] Es gibt kein kleinstes Gebot: Das erste kann 0 sein.
   *[other] Das kleinste Gebot ist { $bid }.
}
domino-whist-help-pass-out = { $rebid-after-pass ->
    [on] Passt du, kannst du später noch bieten.
   *[off] Passt du, bist du raus aus dem Bieten.
}
domino-whist-help-auction-ends = { $rebid-after-pass ->
    [on] Das Bieten endet, wenn nach einem Gebot alle anderen passen oder alle { $tiles } Stiche geboten sind.
   *[off] Das Bieten endet, wenn nur noch einer bietet oder alle { $tiles } Stiche geboten sind.
}
domino-whist-help-all-pass-dealer = Passen alle, spielt der Geber um { $bid }.

domino-whist-help-title-kitty = Der Skat und der Trumpf
domino-whist-help-kitty = Ein Stein liegt verdeckt: der Skat. Wer das Höchstgebot hat, sieht ihn an und kann ihn heimlich gegen einen eigenen tauschen.
domino-whist-help-trump = Wer das Höchstgebot hat, wählt den Trumpf (eine Zahl, Pasche oder keinen) und spielt dann irgendeinen Stein aus.

domino-whist-help-suits =
    Jeder Stein hat zwei Farben: 6-4 ist ein 6er und ein 4er, 5-5 ist ein 5er und ein Pasch. Wer ausspielt, sagt eine an.

    In einer Zahl ist der Pasch am höchsten, dann zählt das andere Ende. Pasche sind auch eine Farbe, der höchste zuerst.
domino-whist-help-example-suits = 6-4 als 6er ausgespielt: 7-6 gewinnt

domino-whist-help-title-trump-tiles = Trumpfsteine
domino-whist-help-trump-tiles =
    Ein Stein der Trumpffarbe ist nur Trumpf.

    Sind 2er Trumpf, ist 4-2 kein 4er. Auf 4er musst du ihn nicht spielen, kannst es aber, wenn du sonst keinen 4er hast.
domino-whist-help-example-trump-tiles = 4er ausgespielt: 4-2 gewinnt als Trumpf

domino-whist-help-trick =
    Alle spielen einen Stein, im Uhrzeigersinn. Hast du die ausgespielte Farbe, musst du bedienen, sonst spiel, was du willst.

    Der höchste Trumpf gewinnt, sonst der höchste Stein der ausgespielten Farbe. Wer gewinnt, spielt als Nächstes aus.
domino-whist-help-example-trick = Pasche ausgespielt: 2-2 gewinnt als Trumpf

domino-whist-help-score =
    Ein geschafftes Gebot zählt plus, ein geplatztes minus. Stiche darüber zählen nichts.

    Alle anderen bekommen 1 pro Stich. Der Stand kann unter 0 fallen.
domino-whist-help-score-partners = { $contract ->
    [individual] Fürs Gebot zählen nur die eigenen Stiche. Das Team bekommt oder verliert das Gebot, und die Stiche des Partners zählen je 1.
   *[side] Die Stiche von beiden im Team zählen fürs Gebot. Das Team bekommt das Gebot, wenn es geschafft ist, und verliert es, wenn es platzt.
}
domino-whist-help-score-others = Stiche darüber zählen nichts. Das andere Team bekommt 1 pro Stich, und der Stand kann unter 0 fallen.
domino-whist-help-end = Wer zuerst { $target } hat, gewinnt. Schaffen es mehrere in einer Runde, gewinnt der höchste Stand. Sind die höchsten gleich, spielen alle weiter.

domino-whist-help-playing-well =
    Zähl Pasche und lange Farben: Auch niedrige Steine gewinnen, wenn die anderen keine mehr haben. Fünf oder sechs Steine sind ein guter Trumpf.

    Biete, was du zählst, oder eins weniger: Platzt es, verlierst du es.

    Hast du das Höchstgebot, spiel zuerst Trümpfe aus, dann Pasche, dann deine lange Farbe.

    Bieten andere am höchsten, behalte einen Trumpf oder einen Pasch für den Schluss.
domino-whist-help-example-playing-well = Von den Trümpfen gewinnt 2-2
