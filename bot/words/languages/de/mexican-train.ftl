game-mexican-train = Mexican Train
    .aim = { $rounds ->
        [one] Leg deine Steine an die Züge. Was du übrig hast, kostet Punkte. Nach einer Runde gewinnen die wenigsten.
       *[other] Leg deine Steine an die Züge. Was du übrig hast, kostet Punkte. Nach { $rounds } Runden gewinnen die wenigsten.
    }
    .credit = Der Klassiker für große Runden, mit dem Satz bis 12-12.

rule-length = Runden
    .sentence = { $number ->
        [one] Ihr spielt 1 Runde, mit dem höchsten Startpasch.
       *[other] Ihr spielt { $number } Runden, mit den höchsten Startpaschen.
    }
rule-length-all = alle
    .sentence = Ihr spielt eine Runde mit jedem Pasch, vom höchsten bis 0-0.

rule-engine = Startpasch
rule-engine-set-aside = liegt schon aus
    .sentence = Der Startpasch liegt aus, bevor die Steine verteilt werden.
rule-engine-dealt = wird verteilt
    .sentence = Wer den Startpasch hat, beginnt. Hat ihn niemand, zieht ihr reihum, bis er auftaucht.

rule-first-turn = Am Anfang
rule-first-turn-tile = ein Stein
    .sentence = Auch wenn du zum ersten Mal dran bist, legst du einen Stein.
rule-first-turn-train = ein ganzer Zug
    .sentence = Bist du zum ersten Mal dran, legst du beliebig viele Steine, alle an deinen eigenen Zug.

rule-doubles = Pasche
rule-doubles-cover = abdecken
    .sentence = Deinen Pasch deckst du gleich ab. Kannst du nicht, müssen die anderen ihn vor allem anderen abdecken.
rule-doubles-chain = hintereinander
    .sentence = Du kannst mehrere Pasche hintereinander legen und deckst dann einen ab. Die anderen decken den Rest ab.
rule-doubles-free = noch ein Stein
    .sentence = Nach einem Pasch legst du noch einen Stein, wo du willst. Abdecken muss ihn niemand.
rule-doubles-none = wie andere Steine
    .sentence = Ein Pasch ist ein Stein wie jeder andere.

rule-last-double = Pasch zuletzt
rule-last-double-ends = beendet die Runde
    .sentence = Du kannst mit einem Pasch fertig werden.
rule-last-double-covered = abdecken
    .sentence = Ist dein letzter Stein ein Pasch, ziehst du einen, um ihn abzudecken.

rule-mexican-from = Mexican Train
rule-mexican-from-any-time = von Anfang an
    .sentence = An den Mexican Train kannst du immer anlegen.
rule-mexican-from-own-started = nach dem eigenen
    .sentence = An den Mexican Train kannst du anlegen, sobald dein eigener Zug einen Stein hat.

rule-double-blank = Strafe für 0-0
    .sentence = 0-0 auf der Hand kostet { $number } Punkte.

preset-mexican-train-mexican-train = Übliche Regeln
    .sentence = 13 Runden, vom Startpasch 12-12 bis 0-0.
preset-mexican-train-three-rounds = Drei Runden
    .sentence = Eine kurze Partie mit 12-12, 11-11 und 10-10.
preset-mexican-train-double-nine = Bis 9-9
    .sentence = 10 Runden mit weniger Steinen, für 2 bis 4 Spieler.
preset-mexican-train-whole-trains = Ganze Züge
    .sentence = Leg am Anfang so viel von deinem Zug, wie du kannst.
preset-mexican-train-chain = Paschkette
    .sentence = Leg mehrere Pasche hintereinander und deck einen ab.

train-mexican = Mexican
    .on = beim Mexican Train
train-own = eigener
    .on = bei deinem Zug
train-theirs = eigener
    .on = beim eigenen Zug
train-yours = dein Zug
    .on = bei deinem Zug
train-of = { $who }
    .on = bei { $who }

prompt-cover = deck { $tile } { $train } ab
prompt-chain = deck { $tiles } ab oder leg noch einen Pasch
prompt-drawn = wähl einen Zug für { $tile }
prompt-first-train = { $begun ->
    [yes] leg weiter an deinen Zug oder hör auf
   *[no] beginn deinen Zug mit { $number }
}

choice-on-train = { $then ->
    [cover] { $tile } { $train }, dann abdecken
    [more] { $tile } { $train }, dann noch einer
   *[none] { $tile } { $train } ({ $number })
}
train-play = { $tile } { $train }
choice-done = Fertig
