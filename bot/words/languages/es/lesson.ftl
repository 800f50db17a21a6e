lesson-player-0 = Tú
lesson-player-1 = Ann
lesson-player-2 = Bo
lesson-player-3 = Cleo
lesson-player-4 = Dee
lesson-player-5 = Eli

lesson-begin = Lección
lesson-sent = Tu lección está en tus MD.
lesson-heading = **{ $game }** · paso { $number } de { $steps }
lesson-right = **¡Bien!** { $reason }
lesson-wrong = **Prueba otra vez.** { $hint }
lesson-shown = **{ $move }.** { $reason }
lesson-refused = **Eso no se puede jugar.**
lesson-learned = **Lo que aprendiste**
lesson-play = ¿Te animas? Juega la mano de hoy por tu cuenta, o abre una mesa con tu gente: { COMMAND("domino new") }.
lesson-stopped = Lección terminada. Vuelve cuando quieras.

lesson-next = Seguir
lesson-show = Muéstrame
lesson-stop = Terminar
lesson-continue = Continuar
lesson-new-table = Nueva mesa
lesson-daily = Mano del día
lesson-again = Otra vez
lesson-choose = Elige { $count } fichas
lesson-choices = { $first } … { $last }
lesson-tile = { $tile }
