blind-hughie-help-aim =
    Werde deine Steine los. Sie liegen verdeckt in einer Reihe, und niemand darf sie ansehen, auch du nicht.

    Alle sehen, was aufgedeckt wird: Merk es dir.
blind-hughie-help-left-over = { $leftover ->
    [one] Der übrige Stein bleibt weg.
   *[other] Die { $leftover } übrigen Steine bleiben weg.
}
billitonnen-help-left-over = Der übrige Stein beginnt die Kette.
billitonnen-help-left-three = Von den letzten drei Steinen bekommen der erste Spieler und die nächsten zwei je einen.
blind-hughie-help-starter =
    Alle ziehen einen Stein: Wer die meisten Augen (Punkte auf dem Stein) hat, beginnt, bei Gleichstand { $variant ->
        [billitonnen] zählt das höhere Ende
       *[hughie] wird neu gezogen
    }. Danach beginnt in jeder Runde der Nächste links.
blind-hughie-help-first-tile = Der erste aufgedeckte Stein beginnt die Kette.

blind-hughie-help-turn =
    Deck im Uhrzeigersinn { $turn ->
        [any] irgendeinen verdeckten Stein deiner Reihe
       *[next] den Stein ganz rechts in deiner Reihe
    } auf.
blind-hughie-help-fits = Passt er an ein Ende der Kette, kommt er dorthin. Passt er an beide, wählst du das Ende.
blind-hughie-help-example-turn = Enden 2 und 4: 5-2 und 4-4 passen, 3-3 nicht
billitonnen-help-turn = Du machst weiter, bis ein Stein nicht passt.
billitonnen-help-title-ends = Ein Ende wählen
billitonnen-help-ends = Ein Stein, der an beide Enden passt, kommt dorthin, wo du willst.
billitonnen-help-peek = Vorher kannst du dir den nächsten Stein ansehen, und sonst sieht ihn niemand.

blind-hughie-help-title-no-fit = Ein Stein, der nicht passt
blind-hughie-help-no-fit =
    Er kommt verdeckt ans linke Ende deiner Reihe zurück. Dein Zug ist so oder so vorbei.

    Pasche liegen quer zur Kette und haben zwei Enden wie jeder Stein.
billitonnen-help-no-fit =
    Er kommt verdeckt ans linke Ende deiner Reihe, und links von dir geht es weiter.

    Ein Pasch kommt offen dorthin, und du { $turn ->
        [any] kannst ihn spielen, sobald er passt.
       *[next] probierst ihn wieder, wenn er ganz rechts liegt.
    }
billitonnen-help-play-doubles = Statt aufzudecken kannst du auch einen offenen Pasch spielen, der passt.

blind-hughie-help-title-deal-end = Das Ende einer Runde
blind-hughie-help-deal-end = Eine Runde endet, wenn eine Reihe leer ist oder in keiner Reihe mehr ein Stein passt.
blind-hughie-help-deal-end-any = Sie endet auch, wenn alle so oft nacheinander nichts gelegt haben, wie die längste Reihe Steine hat.
blind-hughie-help-score = { $sides ->
    [yes] Das Team mit den wenigsten Augen bekommt die Augen des anderen, minus die eigenen.
   *[no] Wer die wenigsten Augen übrig hat, bekommt die Augen aller anderen, minus die eigenen.
}
blind-hughie-help-tie = { $going-out-wins-ties ->
    [yes]
        { $sides ->
            [yes] Bei gleich wenig Augen bekommt die Punkte ein Team mit leerer Reihe, sonst niemand.
           *[no] Bei gleich wenig Augen bekommt die Punkte, wer eine leere Reihe hat, sonst niemand.
        }
   *[no] Bei gleich wenig Augen bekommt niemand Punkte.
}
billitonnen-help-title-end = Das Ende
billitonnen-help-end = { $rounds ->
    [1] Wer zuerst den letzten Stein seiner Reihe legt, gewinnt die Partie.
   *[other] Wer zuerst den letzten Stein seiner Reihe legt, gewinnt die Runde. Wer zuerst { $rounds } Runden hat, gewinnt die Partie.
}
billitonnen-help-blocked = Passt in keiner Reihe mehr ein Stein, gewinnt, wer die wenigsten Augen hat. Bei Gleichstand spielt ihr noch eine Runde.
billitonnen-help-idle = Wer die wenigsten Augen hat, gewinnt auch, wenn alle so oft nacheinander nichts gelegt haben, wie die längste Reihe Steine hat.

blind-hughie-help-playing-well =
    Passt ein Stein an beide Enden, lass die Zahl offen, von der weniger Steine in der Kette liegen. Jede Zahl gibt es nur auf sieben Steinen.

    Merk dir die Steine, die zurückkamen. Sie passen, wenn ihre Zahl offen ist, sobald sie dran sind.
blind-hughie-help-playing-well-any = Du wählst, welchen Stein du aufdeckst. Kennst du einen, der zurückkam, deck ihn auf, wenn seine Zahl offen ist.
billitonnen-help-playing-well = Spick, bevor du ein Ende wählst. Lass eine Zahl offen, an die dein nächster Stein passt.
blind-hughie-help-example-both-ends = 4-2 passt an beide Enden: 2er oder 4er offen lassen
