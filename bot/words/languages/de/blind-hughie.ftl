game-blind-hughie = Blind Hughie
    .aim = Werde deine Reihe verdeckter Steine los. Wer zuerst { $target } hat, gewinnt.
    .aim-partners = Werde deine Reihe verdeckter Steine los. Das erste Team mit { $target } gewinnt.
    .credit = Ein altes Spiel mit Glück und Gedächtnis. Billitonnen ist sein niederländischer Vetter: Nach einem Abend Nos ging es damit um den Rest im Topf.
game-billitonnen = Billitonnen
    .aim = { $rounds ->
        [one] Wer seine verdeckte Reihe zuerst los ist, gewinnt die Runde. Eine genügt.
       *[other] Wer seine verdeckte Reihe zuerst los ist, gewinnt die Runde. Wer zuerst { $rounds } Runden hat, gewinnt.
    }

rule-variant-hughie = Blind Hughie
    .sentence = Deck pro Zug einen Stein auf. Die Reihe mit den wenigsten Augen bekommt die der anderen minus ihre eigenen.
rule-variant-billitonnen = Billitonnen
    .sentence = Deck Steine auf, bis einer nicht passt. Die erste leere Reihe gewinnt.

rule-hands = Steine pro Reihe
rule-hands-short = 8, 7 oder 6
    .sentence = Zu zweit sind es 8 Steine, zu dritt 7, zu viert 6.
rule-hands-full = alle
    .sentence = Zu zweit sind es 14 Steine, zu dritt 9, zu viert 7.

rule-turn = Aufdecken
rule-turn-next = von rechts
    .sentence = Deck den Stein ganz rechts in deiner Reihe auf.
rule-turn-any = beliebig
    .sentence = Deck irgendeinen Stein deiner Reihe auf. Wird zu lange nichts angelegt, endet die Runde.

rule-target-blind-hughie = 61 oder 100
    .sentence = Zu zweit und in Teams geht es bis 100, zu dritt und zu viert bis 61.

rule-going-out-wins-ties = Leere Reihe
rule-going-out-wins-ties-no = entscheidet nicht
    .sentence = Bei gleich wenig Augen bekommt niemand Punkte.
rule-going-out-wins-ties-yes = gewinnt
    .sentence = Bei gleich wenig Augen bekommt die Punkte, wer eine leere Reihe hat.

rule-exposed-double = Offene Pasche
rule-exposed-double-turned = warten
    .sentence = Einen offenen Pasch probierst du wieder, wenn er dran ist.
rule-exposed-double-playable = sind spielbar
    .sentence = Statt aufzudecken kannst du einen offenen Pasch spielen, der passt.

rule-only-move = Einzige Wahl
rule-only-move-made = macht der Bot
    .sentence = Kannst du nur den nächsten Stein aufdecken, macht das der Bot.
rule-only-move-waits = machst du
    .sentence = Du deckst jeden Stein selbst auf, auch ohne Wahl.

rule-rounds = Runden zum Sieg
    .sentence = { $number ->
        [one] Eine Runde gewinnt die Partie.
       *[other] Wer zuerst { $number } Runden hat, gewinnt die Partie.
    }

preset-blind-hughie-blind-hughie = Übliche Regeln
    .sentence = 6 bis 8 Steine, pro Zug einen aufdecken.
preset-blind-hughie-full-rows = Volle Reihen
    .sentence = Alle Steine werden verteilt: je 7, 9 oder 14.
preset-blind-hughie-any-tile = Beliebiger Stein
    .sentence = Deck irgendeinen deiner Steine auf: ein Gedächtnistest.
preset-blind-hughie-partners = Teams
    .sentence = Die Reihen eines Teams zählen zusammen.
preset-blind-hughie-billitonnen = Billitonnen, eine Runde
    .sentence = Deck auf, bis ein Stein nicht passt.
preset-blind-hughie-billitonnen-three = Billitonnen, drei Runden
    .sentence = Billitonnen, bis jemand 3 Runden gewinnt.
preset-blind-hughie-billitonnen-doubles = Billitonnen, offene Pasche
    .sentence = Spiel einen offenen Pasch, statt aufzudecken.
