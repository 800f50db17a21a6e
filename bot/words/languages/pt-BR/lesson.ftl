### As lições: uma primeira rodada de um jogo, uma pergunta por mensagem.

lesson-player-0 = Você
lesson-player-1 = Ann
lesson-player-2 = Bo
lesson-player-3 = Cleo
lesson-player-4 = Dee
lesson-player-5 = Eli
lesson-spare-1 = Alice
lesson-spare-2 = Beto
lesson-spare-3 = Carla
lesson-spare-4 = Diana
lesson-spare-5 = Eva

lesson-begin = Começar lição
lesson-sent = Sua lição está nas DMs.
lesson-heading = **{ $game }: { $title }** · passo { $number } de { $steps }
lesson-right = **Isso!** { $reason }
lesson-wrong = **Tente de novo.** { $hint }
lesson-shown = **{ $move }.** { $reason }
lesson-refused = **Essa não dá para jogar.**
lesson-learned = **O que você aprendeu**
lesson-play = Que tal jogar? Jogue a rodada de hoje ou abra uma mesa com a galera: { COMMAND("domino new") }.
lesson-stopped = Lição encerrada. Volte quando quiser.

lesson-next = Avançar
lesson-show = Mostrar
lesson-stop = Parar
lesson-continue = Continuar
lesson-new-table = Nova mesa
lesson-daily = Rodada do dia
lesson-again = Recomeçar
lesson-choose = Escolha { $count } peças
lesson-choices = { $first } … { $last }

course-first = Primeira rodada
course-all =
    ## Aprenda um jogo
    Lições curtas com rodadas de verdade. Mando por DM.
course-listed = {"**"}{ $game }** · { $done } de { $lessons }{ $left ->
    [0] {" "}✓
   *[other] {""}
}
course-of-game =
    ## { $game }
    -# { $lessons ->
        [one] { $done } de { $lessons } lição feita
       *[other] { $done } de { $lessons } lições feitas
    }
course-lesson = { $number }. { $state ->
    [done] { $title } ✓
    [begun] **{ $title }** · passo { $step } de { $steps }
    [next] **{ $title }**
   *[new] { $title }
}
course-note = { $state ->
    [done] Feita ✓
   *[begun] Passo { $step } de { $steps }
}
course-lessons = Todas as lições
course-games = Todos os jogos
course-next = A seguir: **{ $title }**
course-button-next = Próxima lição
