### Enigmas: um momento de uma partida passada neste servidor. O que você jogaria?

puzzle-pass = O que você passaria?
puzzle-bid = Que lance você daria?
puzzle-trump = Qual trunfo?
puzzle-opening = Como você começaria?
puzzle-lead = O que você puxaria?
puzzle-play = O que você jogaria?
puzzle-turn = Que peça você viraria?
puzzle-place = Em que ponta você jogaria?
puzzle-ask = **{ $question }** **{ $who }** teve esta mão { $day } em { $game }.
puzzle-ask-stock = **{ $question }** É a sua vez em { $game }.
puzzle-whose = { $days ->
    [0] { $who }, hoje
    [1] { $who }, ontem
   *[other] { $who }, há { $days } dias
}
puzzle-of-the-week = **Enigma da semana** · { $game }
puzzle-open = { $answers ->
    [0] -# Responda para ver os resultados. Todo mundo vê { $when }.
    [one] -# { $answers } resposta até agora. Responda para ver os resultados. Todo mundo vê { $when }.
   *[other] -# { $answers } respostas até agora. Responda para ver os resultados. Todo mundo vê { $when }.
}

puzzle-right = **Isso!** A melhor escolha é **{ $best }**, por { $points }.
puzzle-wrong = **Não foi dessa vez.** **{ $best }** é { $points } melhor que **{ $answer }**.
puzzle-own = Essa decisão foi sua mesmo. A melhor escolha era **{ $best }**.
puzzle-best = A melhor escolha é **{ $best }**.
puzzle-made = { $who-is ->
    [you] Você escolheu **{ $made }**.
   *[one] **{ $who }** escolheu **{ $made }**.
}
puzzle-found = Acertaram: { $right } de { $answers }.
puzzle-no-answers = Sem respostas ainda.
puzzle-score = { $streak ->
    [0] Você: { $right } de { $answered } certas.
    [1] Você: { $right } de { $answered } certas.
   *[other] Você: { $right } de { $answered } certas, { $streak } seguidas.
}
puzzle-rating = { $change ->
    [0] Rating { $rating }.
   *[other] Rating { $rating } ({ $by }).
}
button-another-puzzle = Outro enigma

puzzle-title-right = Certo: { $best }
puzzle-title-best = Melhor: { $best }
puzzle-pill = certas
puzzle-pill-streak = seguidos
puzzle-pill-rating = rating
puzzle-ahead = { $unit ->
    [mark] marcas à frente
    [round] rodadas à frente
   *[point] pontos à frente
}
puzzle-votes = votos
puzzle-your-answer = sua resposta
puzzle-your-answer-too = sua resposta · { $who }

puzzle-details-choice = { $number }. **{ $choice }** { $figure } ± { $error }
puzzle-details-note = { $unit ->
    [mark] -# Marcas à frente dos outros no fim da rodada: a média de centenas de distribuições que batem com o que se podia saber.
    [round] -# Rodadas à frente dos outros no fim da rodada: a média de centenas de distribuições que batem com o que se podia saber.
   *[point] -# Pontos à frente dos outros no fim da rodada: a média de centenas de distribuições que batem com o que se podia saber.
}
puzzle-not-answered = Responda ao enigma primeiro, depois veja os detalhes.

puzzle-none = Você respondeu todos os enigmas! Os novos vêm das suas partidas.
button-use-matches = Usar as minhas
puzzle-allowed = Valeu! Os enigmas podem usar suas partidas quando todo mundo da mesa permitir. Desligue em { COMMAND("settings") }.
puzzle-taken-down = **Enigma da semana**
    Tirei este daqui: alguém dessa partida não quer que ele apareça.
puzzle-gone = Não mostro mais este enigma. Tente outro com { COMMAND("puzzle") }.

alt-puzzle = { $days ->
    [0] Enigma: { $who } teve esta mão hoje. { $question } Você joga desse lugar.
    [1] Enigma: { $who } teve esta mão ontem. { $question } Você joga desse lugar.
   *[other] Enigma: { $who } teve esta mão há { $days } dias. { $question } Você joga desse lugar.
}
alt-puzzle-stock = Enigma de { $game }: é a sua vez. { $question }
alt-puzzle-choice = { $votes ->
    [0] { $choice }: { $figure }, { $votes } votos
    [one] { $choice }: { $figure }, { $votes } voto
   *[other] { $choice }: { $figure }, { $votes } votos
}
alt-puzzle-best = { $choice }, a melhor
alt-puzzle-made = { $choice }, escolha de { $who }
alt-puzzle-yours = { $choice }, sua resposta
alt-puzzle-answer = { $title }. { $choices }.
