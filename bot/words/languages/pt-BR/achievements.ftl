### Conquistas. Cada uma tem um título, como se consegue, e o que se diz de quem conseguiu.

achievement-new = Nova conquista: **{ $title }**! { $told }
# For the person alone, on a page that they see just then.
achievement-gained = { $count ->
    [one] Nova conquista
   *[other] Novas conquistas
}: **{ $titles }**!
achievement-times = { $count ->
    [1] { $title }
   *[other] { $title } ({ $count }×)
}
achievement-line = { $count ->
    [0] -# { $title }: { $how }
    [1] **{ $title }**: { $how }
   *[other] **{ $title }** ({ $count }×): { $how }
}

achievement-capicua =
    .title = Capicua
    .how = bater com uma peça que cabe em todas as pontas
    .told = { $who-is ->
        [many] { $who } bateram com uma peça que cabia em todas as pontas.
        [us] { $who } bateram com uma peça que cabia em todas as pontas.
       *[one] { $who } bateu com uma peça que cabia em todas as pontas.
    }
achievement-thirty-points =
    .title = 30 de uma vez
    .how = fazer 30 pontos ou mais com uma jogada
    .told = { $who-is ->
        [many] { $who } fizeram 30 pontos ou mais com uma jogada.
        [us] { $who } fizeram 30 pontos ou mais com uma jogada.
       *[one] { $who } fez 30 pontos ou mais com uma jogada.
    }
achievement-moon =
    .title = Lua
    .how = levar todos os pontos de uma rodada
    .told = { $who-is ->
        [many] { $who } levaram todos os pontos de uma rodada.
        [us] { $who } levaram todos os pontos de uma rodada.
       *[one] { $who } levou todos os pontos de uma rodada.
    }
achievement-spotless =
    .title = Ficha limpa
    .how = ganhar uma partida de Copas com 0 pontos ou menos
    .told = { $who-is ->
        [many] { $who } ganharam uma partida com 0 pontos ou menos.
        [us] { $who } ganharam uma partida com 0 pontos ou menos.
       *[one] { $who } ganhou uma partida com 0 pontos ou menos.
    }
achievement-every-trick =
    .title = Rapa
    .how = ganhar todas as vazas de uma rodada
    .told = { $who-is ->
        [many] { $who } ganharam todas as vazas de uma rodada.
        [us] { $who } ganharam todas as vazas de uma rodada.
       *[one] { $who } ganhou todas as vazas de uma rodada.
    }
achievement-called =
    .title = Dito e feito
    .how = dar lance de todas as vazas e cumprir
    .told = { $who-is ->
        [many] { $who } deram lance de todas as vazas e cumpriram.
        [us] { $who } deram lance de todas as vazas e cumpriram.
       *[one] { $who } deu lance de todas as vazas e cumpriu.
    }
achievement-seventy-nine =
    .title = Os 79
    .how = dar lance de 79 e cumprir
    .told = { $who-is ->
        [many] { $who } deram lance de 79 e cumpriram.
        [us] { $who } deram lance de 79 e cumpriram.
       *[one] { $who } deu lance de 79 e cumpriu.
    }
achievement-nel-o =
    .title = Nel-O
    .how = dar lance de perder todas as vazas e conseguir
    .told = { $who-is ->
        [many] { $who } deram lance de perder todas as vazas e conseguiram.
        [us] { $who } deram lance de perder todas as vazas e conseguiram.
       *[one] { $who } deu lance de perder todas as vazas e conseguiu.
    }
achievement-two-marks =
    .title = Duas marcas
    .how = dar lance de 84 ou mais e cumprir
    .told = { $who-is ->
        [many] { $who } deram lance de 84 ou mais e cumpriram.
        [us] { $who } deram lance de 84 ou mais e cumpriram.
       *[one] { $who } deu lance de 84 ou mais e cumpriu.
    }
achievement-plunge =
    .title = Plunge
    .how = dar lance de Plunge ou Splash e cumprir
    .told = { $who-is ->
        [many] { $who } deram lance de Plunge ou Splash e cumpriram.
        [us] { $who } deram lance de Plunge ou Splash e cumpriram.
       *[one] { $who } deu lance de Plunge ou Splash e cumpriu.
    }
achievement-empty-row =
    .title = Fileira vazia
    .how = bater quando os outros têm 40 pintas ou mais
    .told = { $who-is ->
        [many] { $who } bateram, e os outros tinham 40 pintas ou mais.
        [us] { $who } bateram, e os outros tinham 40 pintas ou mais.
       *[one] { $who } bateu, e os outros tinham 40 pintas ou mais.
    }
achievement-express =
    .title = Expresso
    .how = bater em três rodadas seguidas
    .told = { $who } bateu em três rodadas seguidas.
achievement-double-stop =
    .title = Parada da bucha
    .how = bater com uma bucha
    .told = { $who } bateu com uma bucha.
achievement-packed-train =
    .title = Trem lotado
    .how = bater numa mesa de oito
    .told = { $who } bateu numa mesa de oito.
achievement-three-contracts =
    .title = Três seguidos
    .how = cumprir três contratos seguidos
    .told = { $who-is ->
        [many] { $who } cumpriram três contratos seguidos.
        [us] { $who } cumpriram três contratos seguidos.
       *[one] { $who } cumpriu três contratos seguidos.
    }
achievement-shut-out =
    .title = Capote
    .how = ganhar uma partida em que mais ninguém marca
    .told = { $who-is ->
        [many] { $who } ganharam uma partida, e mais ninguém marcou.
        [us] { $who } ganharam uma partida, e mais ninguém marcou.
       *[one] { $who } ganhou uma partida, e mais ninguém marcou.
    }
achievement-last-to-first =
    .title = Virada
    .how = ganhar saindo do último lugar na última rodada
    .told = { $who-is ->
        [many] { $who } ganharam saindo do último lugar na última rodada.
        [us] { $who } ganharam saindo do último lugar na última rodada.
       *[one] { $who } ganhou saindo do último lugar na última rodada.
    }

achievement-first-deal =
    .title = Primeira rodada
    .how = jogar uma rodada até o fim
achievement-ten-deals =
    .title = Aquecido
    .how = jogar dez rodadas
achievement-hundred-deals =
    .title = De casa
    .how = jogar cem rodadas
achievement-first-win =
    .title = Primeira vitória
    .how = ganhar uma partida
achievement-ten-wins =
    .title = Dez vitórias
    .how = ganhar dez partidas
achievement-winning-streak =
    .title = Embalado
    .how = ganhar três partidas seguidas
achievement-first-bid =
    .title = Palavra cumprida
    .how = dar um lance e cumprir
achievement-ten-bids =
    .title = Dez contratos
    .how = cumprir dez contratos
achievement-first-set =
    .title = Hoje não
    .how = derrubar o contrato de alguém
achievement-first-out =
    .title = Bateu primeiro
    .how = jogar sua última peça antes de todos
achievement-clean-sheet =
    .title = Ficha limpa
    .how = ser o único a pontuar na rodada, ou zerar onde vence o menor
achievement-photo-finish =
    .title = Por um fio
    .how = ganhar uma partida por muito pouco
achievement-comeback =
    .title = Reação
    .how = ganhar depois de estar um terço atrás
achievement-three-games =
    .title = Curioso
    .how = jogar três jogos diferentes
achievement-every-game =
    .title = Todos os jogos
    .how = jogar todos os jogos
achievement-good-company =
    .title = Boa companhia
    .how = terminar uma partida com mais três pessoas
achievement-beat-hard =
    .title = Osso duro
    .how = vencer sozinho computadores difíceis
achievement-beat-expert =
    .title = Mata-gigantes
    .how = vencer sozinho computadores mestres
achievement-first-lesson =
    .title = Primeira lição
    .how = terminar uma lição
achievement-course =
    .title = Aluno nota dez
    .how = terminar todas as lições de um jogo
achievement-first-daily =
    .title = Pão de cada dia
    .how = terminar uma rodada do dia
achievement-daily-week =
    .title = Semana inteira
    .how = terminar sete rodadas do dia seguidas
achievement-first-puzzle =
    .title = Ahá!
    .how = resolver um enigma
achievement-puzzle-streak =
    .title = Olho vivo
    .how = resolver cinco enigmas seguidos

milestone-progress =
    .deals = { $count } de { $goal } rodadas jogadas
    .wins = { $count } de { $goal } partidas ganhas
    .wins-in-a-row = { $count } de { $goal } vitórias seguidas
    .contracts = { $count } de { $goal } contratos cumpridos
    .games = { $count } de { $goal } jogos experimentados
    .daily = { $count } de { $goal } dias seguidos
    .puzzle-streak = { $count } de { $goal } resolvidos seguidos

achievements-heading = **{ $who }**: { $own ->
    [yes] { $count } de { $all } conquistas
   *[no] { $count } de { $all } conquistas neste servidor
}
achievements-earned = ganhas
achievements-not-yet = ainda não
achievements-once = uma vez
achievements-times = { $count } vezes
achievements-alt = { $who } tem { $count } de { $all } conquistas.
achievements-alt-missing = Ainda não: { $titles }.
achievements-alt-next = A seguir: { $title }, { $progress }.
achievements-alt-one = { $title }{ $count ->
    [1] {""}
   *[other] , { $count } vezes
}: { $how }{ $dated ->
    [yes] , a primeira em { $day }
   *[no] {""}
}{ $counted ->
    [yes] {" "}({ $rarity })
   *[no] {""}
}.
achievement-next = **A seguir: { $title }** · { $progress }
achievements-next = A seguir
achievement-rarity =
    { $percent ->
        [0] menos de 1%
       *[other] { $percent }% têm
    }
    .short = { $percent ->
        [0] <1%
       *[other] { $percent }%
    }
achievement-had-by = { $count } de { $people } têm
    .short = { $count }/{ $people }
achievements-off = Suas conquistas estão desligadas. **Sequências e conquistas** em { COMMAND("settings") } liga de novo.
achievements-hidden = { $who } não mostra conquistas.
achievements-often = { $count }×
