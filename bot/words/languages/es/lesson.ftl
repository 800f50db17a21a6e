lesson-player-0 = Tú
lesson-player-1 = Ana
lesson-player-2 = Beto
lesson-player-3 = Cleo
lesson-player-4 = Dani
lesson-player-5 = Eli
lesson-spare-1 = Alba
lesson-spare-2 = Bruno
lesson-spare-3 = Carla
lesson-spare-4 = Diana
lesson-spare-5 = Eva

lesson-begin = Empezar lección
lesson-sent = Tu lección está en tus MD.
lesson-heading = **{ $game }: { $title }** · paso { $number } de { $steps }
lesson-right = **¡Bien!** { $reason }
lesson-wrong = **Inténtalo de nuevo.** { $hint }
lesson-shown = **{ $move }.** { $reason }
lesson-refused = **Eso no se puede jugar.**
lesson-learned = **Lo que aprendiste**
lesson-play = ¿Te animas? Juega la mano de hoy por tu cuenta o abre una mesa con amigos: { COMMAND("domino new") }.
lesson-stopped = Lección detenida. Vuelve cuando quieras.

lesson-next = Siguiente
lesson-show = Muéstrame
lesson-stop = Terminar
lesson-continue = Continuar
lesson-new-table = Nueva mesa
lesson-daily = Mano del día
lesson-again = Desde el inicio
lesson-choose = Elige { $count } fichas
lesson-choices = { $first } … { $last }

course-first = Primera mano
course-all =
    ## Aprende un juego
    Lecciones cortas con manos de verdad. Te las mandaré por MD.
course-listed = {"**"}{ $game }** · { $done } de { $lessons }{ $left ->
    [0] {" "}✓
   *[other] {""}
}
course-of-game =
    ## { $game }
    -# { $lessons ->
        [one] { $done } de { $lessons } lección hecha
       *[other] { $done } de { $lessons } lecciones hechas
    }
course-lesson = { $number }. { $state ->
    [done] { $title } ✓
    [begun] **{ $title }** · paso { $step } de { $steps }
    [next] **{ $title }**
   *[new] { $title }
}
course-note = { $state ->
    [done] Hecha ✓
   *[begun] Paso { $step } de { $steps }
}
course-lessons = Lecciones
course-games = Juegos
course-next = Sigue: **{ $title }**
course-button-next = Siguiente lección
