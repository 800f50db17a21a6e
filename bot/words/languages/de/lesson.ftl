lesson-player-0 = Du
lesson-player-1 = Ann
lesson-player-2 = Bo
lesson-player-3 = Cleo
lesson-player-4 = Dee
lesson-player-5 = Eli
lesson-spare-1 = Alma
lesson-spare-2 = Ben
lesson-spare-3 = Cora
lesson-spare-4 = Dora
lesson-spare-5 = Emil

lesson-begin = Lektion beginnen
lesson-sent = Deine Lektion ist in deinen DMs.
lesson-heading = **{ $game }: { $title }** · Schritt { $number } von { $steps }
lesson-right = **Richtig!** { $reason }
lesson-wrong = **Noch einmal.** { $hint }
lesson-shown = **{ $move }.** { $reason }
lesson-refused = **Das geht nicht.**
lesson-learned = **Das kannst du jetzt**
lesson-play = Lust auf mehr? Spiel allein die Runde von heute oder öffne einen Tisch mit Freunden: { COMMAND("domino new") }.
lesson-stopped = Lektion beendet. Komm wieder, wann du magst.

lesson-next = Weiter
lesson-show = Zeig’s mir
lesson-stop = Beenden
lesson-continue = Weiter
lesson-new-table = Neuer Tisch
lesson-daily = Tagesrunde
lesson-again = Von vorn
lesson-choose = Wähl { $count } Steine
lesson-choices = { $first } … { $last }

course-first = Erste Runde
course-all =
    ## Lern ein Spiel
    Kurze Lektionen aus echten Runden. Ich schicke sie per DM.
course-listed = {"**"}{ $game }** · { $done } von { $lessons }{ $left ->
    [0] {" "}✓
   *[other] {""}
}
course-of-game =
    ## { $game }
    -# { $lessons ->
        [one] { $done } von { $lessons } Lektion fertig
       *[other] { $done } von { $lessons } Lektionen fertig
    }
course-lesson = { $number }. { $state ->
    [done] { $title } ✓
    [begun] **{ $title }** · Schritt { $step } von { $steps }
    [next] **{ $title }**
   *[new] { $title }
}
course-note = { $state ->
    [done] Fertig ✓
   *[begun] Schritt { $step } von { $steps }
}
course-lessons = Alle Lektionen
course-games = Alle Spiele
course-next = Als Nächstes: **{ $title }**
course-button-next = Nächste Lektion
