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
lesson-heading = **{ $game }** · passo { $number } de { $steps }
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
