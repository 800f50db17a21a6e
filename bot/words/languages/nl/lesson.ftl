lesson-player-0 = Jij
lesson-player-1 = Ann
lesson-player-2 = Bo
lesson-player-3 = Cleo
lesson-player-4 = Dee
lesson-player-5 = Eli
lesson-spare-1 = Anouk
lesson-spare-2 = Bas
lesson-spare-3 = Cora
lesson-spare-4 = Doris
lesson-spare-5 = Els

lesson-begin = Start les
lesson-sent = Je les staat in je DM's.
lesson-heading = **{ $game }: { $title }** · stap { $number } van { $steps }
lesson-right = **Goed zo!** { $reason }
lesson-wrong = **Probeer het nog eens.** { $hint }
lesson-shown = **{ $move }.** { $reason }
lesson-refused = **Dat kun je niet spelen.**
lesson-learned = **Wat je geleerd hebt**
lesson-play = Klaar? Speel in je eentje de ronde van vandaag of open een tafel met vrienden: { COMMAND("domino new") }.
lesson-stopped = Les gestopt. Kom terug wanneer je wilt.

lesson-next = Verder
lesson-show = Laat zien
lesson-stop = Stop
lesson-continue = Ga door
lesson-new-table = Nieuwe tafel
lesson-daily = Dagronde
lesson-again = Opnieuw
lesson-choose = Kies { $count } stenen
lesson-choices = { $first } … { $last }

course-first = Eerste ronde
course-all =
    ## Leer een spel
    Korte lessen uit echte rondes. Ik stuur ze per DM.
course-listed = {"**"}{ $game }** · { $done } van { $lessons }{ $left ->
    [0] {" "}✓
   *[other] {""}
}
course-of-game =
    ## { $game }
    -# { $lessons ->
        [one] { $done } van { $lessons } les gedaan
       *[other] { $done } van { $lessons } lessen gedaan
    }
course-lesson = { $number }. { $state ->
    [done] { $title } ✓
    [begun] **{ $title }** · stap { $step } van { $steps }
    [next] **{ $title }**
   *[new] { $title }
}
course-note = { $state ->
    [done] Gedaan ✓
   *[begun] Stap { $step } van { $steps }
}
course-lessons = Alle lessen
course-games = Alle spellen
course-next = Hierna: **{ $title }**
course-button-next = Volgende les
