### A rodada do dia: uma por dia, igual para todo mundo.

daily-name = Rodada do dia
daily-name-world = Rodada mundial
daily-rank = { $rank }º de { $count }

daily-heading = ## { $daily } #{ $number } · { $date }
daily-rules =
    {"**"}{ $game }**
    A mesma rodada para todo mundo, contra três computadores de nível difícil. Uma chance só, sem dicas e sem desfazer.
daily-finished = { $count ->
    [0] Ninguém terminou ainda.
    [one] { $count } jogador terminou.
   *[other] { $count } jogadores terminaram.
}
daily-week = { $marks }{ $days ->
    [0] {""}
    [one] {" "}· sequência: { $days } dia
   *[other] {" "}· { $days } dias seguidos
}
daily-mend =
    { $days ->
        [one] Salve sua sequência de { $days } dia: jogue a rodada de ontem.
       *[other] Salve sua sequência de { $days } dias: jogue a rodada de ontem.
    }
    -# Não entra na classificação. Uma vez por mês.
daily-mending = Você está jogando a rodada de ontem para salvar sua sequência.
daily-mended = {"**"}Dia recuperado.** Ele conta para a sua sequência. Não entra na classificação nem muda os resultados.
daily-mended-score = -# Seus pontos: { $score }
daily-ends = Esta rodada acaba { $when }.
daily-playing = { $hand ->
    [sent] {"**"}Você está jogando.** Sua mão está nas DMs. Toque em **Continuar** para jogar aqui.
    [closed] {"**"}Você está jogando.** Suas DMs estão fechadas. Toque em **Continuar** para jogar aqui.
   *[unknown] {"**"}Você está jogando.** Toque em **Continuar** para jogar aqui.
}
daily-left = Você saiu desta rodada, então hoje fica sem classificação. Amanhã tem outra.
daily-world-terms = Gente de todos os servidores pode jogar esta rodada. Os resultados mostram **seu nome e seus pontos** a pessoas de outros servidores. Para sair, use { COMMAND("privacy") }: aí nenhum resultado mostra seu nome.
daily-result = **{ $score }** · { $place } até agora
daily-better = melhor que { $percent }% dos outros
daily-score-meaning = -# Seus pontos: quanto acima da média da sua mesa.
daily-share-in = -# **Postar** publica em { $channel }.
daily-share-where = -# Para postar, use { COMMAND("daily") } em um servidor ou grupo.

daily-button =
    .play = Jogar
    .mend = Jogar a de ontem
    .today = Jogar a de hoje
    .continue = Continuar
    .join = Participar
    .shared = Postado
    .results = Resultados
    .yesterday = Ontem
    .before = Anterior
    .server = Este servidor

daily-share = Boneyard { $world ->
    [yes] mundial #{ $number }
   *[no] #{ $number }
} · { $game } · { $score }
daily-share-play = { COMMAND("daily") }
daily-shared = { $who } jogou a rodada do dia:

daily-results = **{ $daily } #{ $number }** · { $date } · { $game }
daily-end-played = { $count ->
    [one] { $count } pessoa jogou
   *[other] { $count } pessoas jogaram
}
daily-end-streak = { $days } dias seguidos alguém daqui jogou
daily-no-results = Ninguém terminou.
best-line = **Melhor caminho** ({ $score }), jogado aqui
best-line-computer = **Melhor caminho** ({ $score }), achado por um computador
best-line-passed = passou { $pieces }
best-line-bid = { $seat ->
    [own] quem jogou
    [left] quem estava à esquerda
    [across] quem estava em frente
   *[right] quem estava à direita
} deu lance de { $bid }
best-line-trump = { $trump ->
    [none] sem trunfo
   *[other] trunfo: { $trump }
}
best-line-meaning = { $kind ->
    [trains] -# { $own } as peças do jogador · M no trem mexicano · ° no trem de outro
   *[tricks] -# { $own } a peça de quem jogou · **negrito** ganha a vaza
}

daily-picture-when = #{ $number } · { $date }
daily-picture-streak = sequência
daily-picture-played = { $count ->
    [one] { $count } jogou até agora
   *[other] { $count } jogaram até agora
}
daily-picture-tricks = { $count ->
    [one] { $count } vaza
   *[other] { $count } vazas
}
daily-picture-tricks-hurt = { $count ->
    [one] { $count } vaza, vermelho: com pontos
   *[other] { $count } vazas, vermelho: com pontos
}
daily-picture-turns = { $count ->
    [one] { $count } jogada
   *[other] { $count } jogadas
}
    .scored = { $count ->
        [one] { $count } jogada, verde: marcou
       *[other] { $count } jogadas, verde: marcou
    }
    .passed = { $count ->
        [one] { $count } jogada, vazio: passou
       *[other] { $count } jogadas, vazio: passou
    }
daily-picture-same = { $game }, igual para todo mundo
daily-picture-count = jogaram
daily-picture-all = resultados
daily-picture-over = o dia acabou
daily-picture-open = até agora

daily-alt = { $daily } #{ $number }, { $date }: { $game }.
daily-alt-result = { $who }: { $score }, { $place }.
daily-alt-won = { $won ->
    [0] Não ganhou nenhuma das { $count } vazas.
   *[other] Vazas ganhas: { $tricks } (de { $count }).
}
daily-alt-hurt = Com pontos: { $tricks }.
daily-alt-turns = { $count ->
    [one] Em { $count } jogada.
   *[other] Em { $count } jogadas.
}
daily-alt-scored = Marcou ou bateu na jogada { $turns }.
daily-alt-passed = Passou na jogada { $turns }.
daily-alt-week = Esta semana: { $days }.
daily-alt-day = { $day } { $mark ->
    [played] jogado
    [mended] recuperado
    [open] ainda aberto
   *[missed] perdido
}
daily-alt-streak = Sequência: { $days } dias.
daily-alt-ranking = { $daily } #{ $number }, { $date }: { $game }, resultado final.
daily-alt-ranking-open = { $daily } #{ $number }, { $date }: { $game }, resultados até agora.
daily-alt-results = { $count ->
    [0] Ninguém terminou.
    [one] Resultados de { $count } jogador: { $bars }.
   *[other] Resultados de { $count } jogadores: { $bars }.
}
daily-alt-bar = { $result }: { $count }{ $own ->
    [yes] {" "}(com este)
   *[no] {""}
}

daily-over = O dia dessa rodada acabou. Pegue a de hoje com { COMMAND("daily") }.
daily-mend-none = Não há nenhum dia perdido a recuperar.
daily-mended-before = Você já recuperou um dia este mês.
daily-mend-over = Você já jogou a rodada de ontem.
daily-results-later = Termine primeiro, depois veja os resultados. Agora você saberia demais.
daily-played = Você já jogou esta rodada. A próxima vem amanhã.
daily-join-first = Toque antes em **Participar**: os resultados mostram seu nome em outros servidores.
daily-not-finished = Você ainda não terminou esta rodada.
daily-elsewhere = Isso é da rodada do dia de outro servidor. Use { COMMAND("daily") } aqui.
daily-not-your-page = Essa página é de outra pessoa. Use { COMMAND("privacy") } para ver a sua.
