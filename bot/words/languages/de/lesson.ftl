lesson-player-0 = Du
lesson-player-1 = Ann
lesson-player-2 = Bo
lesson-player-3 = Cleo
lesson-player-4 = Dee
lesson-player-5 = Eli

lesson-begin = Lektion beginnen
lesson-sent = Deine Lektion ist in deinen DMs.
lesson-heading = **{ $game }** · Schritt { $number } von { $steps }
lesson-right = **Richtig!** { $reason }
lesson-wrong = **Noch einmal.** { $hint }
lesson-shown = **{ $move }.** { $reason }
lesson-refused = **Das geht nicht.**
lesson-learned = **Das kannst du jetzt**
lesson-play = Lust auf mehr? Spiel allein die Runde von heute, oder öffne einen Tisch mit deinen Leuten: { COMMAND("domino new") }.
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
lesson-tile = { $tile }
