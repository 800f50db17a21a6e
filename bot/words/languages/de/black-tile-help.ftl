black-tile-help-counts = { $variant ->
    [11] Punkte tun weh. Der schwarze Stein, 0-0, kostet 4, und jeder der sieben Steine mit einer 3 kostet 1: zusammen 11.
    [21] Punkte tun weh. Der schwarze Stein, 0-0, kostet 11, und jeder Stein mit 5, 6 oder 7 Augen kostet 1: zusammen 21.
   *[other] Punkte tun weh. Der schwarze Stein, 0-0, kostet 11, 1-1 kostet 9, und jeder Stein mit 5, 6 oder 7 Augen kostet 1: zusammen 30.
}
black-tile-help-example-aim = { $eleven ->
    [yes] 3-3 holt 7 Punkte: 0-0 und drei 3er
   *[no] 3-3 holt 12 Punkte: 0-0 und sich selbst
}

black-tile-help-opening = Wer beginnt, spielt aus oder lässt den linken Nachbarn ausspielen.
black-tile-help-undealt = { $undealt-tile ->
    [first_trick_winner] Ein Stein bleibt übrig. Wer den ersten Stich gewinnt, bekommt ihn, und alle sehen ihn.
   *[unused] Ein Stein bleibt verdeckt übrig und zählt für niemanden.
}

black-tile-help-suits =
    Jeder Stein hat zwei Farben: 6-2 ist ein 6er und ein 2er, 5-5 ist ein 5er und ein Pasch. Wer ausspielt, sagt eine an.

    In einer Zahl ist der Pasch am höchsten, dann zählt das andere Ende. Bei den Paschen ist 6-6 am höchsten und 0-0 am niedrigsten.

    Es gibt keinen Trumpf: Keine Farbe schlägt eine andere.
black-tile-help-example-suits = 6-2 als 2er ausgespielt: 2-2 gewinnt

black-tile-help-example-trick = 6-3 als 3er ausgespielt: 6-3 gewinnt

black-tile-help-title-black-tile = Der schwarze Stein
black-tile-help-black-tile =
    0-0 ist die höchste Null und der niedrigste Pasch.

    Als Pasch ausgespielt, verliert er gegen jeden anderen Pasch.
black-tile-help-example-black-tile = 0-0 als Pasch ausgespielt: 6-6 gewinnt

black-tile-help-score =
    { $sides ->
        [yes] Holt ein Team alle Punkte einer Runde, ist das ein Durchmarsch. Es bekommt keine Punkte, das andere bekommt { $moon-points }.
       *[no] Holst du alle Punkte einer Runde, ist das ein Durchmarsch. Du bekommst keine Punkte, alle anderen bekommen { $moon-points }.
    }

    Die Partie endet, wenn nach einer Runde { $sides ->
        [yes] ein Team { $target } oder mehr hat. Das Team mit weniger gewinnt.
       *[no] jemand { $target } oder mehr hat. Wer am wenigsten hat, gewinnt.
    }
black-tile-help-playing-well =
    Gib hohe Pasche weiter und den höchsten Stein einer kurzen Farbe. Hast du von einer Farbe nichts mehr, kannst du Punkte loswerden.

    Spiel niedrig aus. Gewinn frühe Stiche mit hohen Steinen, solange sie billig sind.

    Behalte 0-0, bis du ihn in einen fremden Stich werfen kannst.

    Holt jemand alle Punkte, hol dir selbst einen: Das stoppt den Durchmarsch.
black-tile-help-example-playing-well = Keine 5er: weg mit dem schwarzen Stein
black-tile-help-pass = Gib drei Steine nach { $pass-direction ->
    [left] links
   *[right] rechts
} weiter, bevor du siehst, was du bekommst.
black-tile-help-first =
    Alle ziehen einen Stein: Wer die meisten Augen hat, beginnt, bei Gleichstand wird neu gezogen.
    { $first-lead ->
        [rotates] Danach beginnt in jeder Runde der Nächste links.
       *[highest_score] { $sides ->
            [yes] Ab der zweiten Runde lost das Team mit den meisten Punkten aus, wer von beiden beginnt.
           *[no] Ab der zweiten Runde beginnt, wer die meisten Punkte hat, bei Gleichstand wird gezogen.
        }
    }
