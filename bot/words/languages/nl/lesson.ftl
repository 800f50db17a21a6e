lesson-player-0 = Jij
lesson-player-1 = Ann
lesson-player-2 = Bo
lesson-player-3 = Cleo
lesson-player-4 = Dee
lesson-player-5 = Eli

lesson-begin = Start les
lesson-sent = Je les staat in je DM's.
lesson-heading = **{ $game }** · stap { $number } van { $steps }
lesson-right = **Goed zo!** { $reason }
lesson-wrong = **Probeer nog eens.** { $hint }
lesson-shown = **{ $move }.** { $reason }
lesson-refused = **Dat kun je niet spelen.**
lesson-learned = **Wat je leerde**
lesson-play = Klaar? Speel in je eentje de ronde van vandaag, of open een tafel met vrienden: { COMMAND("domino new") }.
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
lesson-tile = { $tile }
