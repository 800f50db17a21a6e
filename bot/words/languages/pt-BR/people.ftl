### As pessoas de um servidor: o ranking, o cartão de uma pessoa, duas frente a frente.

all-games = geral
people-pick-game = Outro jogo
period-season = temporada de { $month }
period-all = desde o início
period-button =
    .month = Temporada
    .all = Tudo
season-now = Esta temporada
season-pick = Outra temporada
button-leaderboard = Ranking
board-rating = rating
board-net-wins = saldo
board-heading = **Ranking**: { $title }
board-empty = { $over ->
    [yes] Ninguém entrou no ranking: era preciso jogar { $matches } partidas com outras pessoas.
   *[no] Ninguém no ranking ainda: é preciso jogar { $matches } partidas com outras pessoas. Abra uma mesa com { COMMAND("domino new") }.
}
board-by-rating = -# Por rating, depois de { $matches } partidas com outras pessoas neste período.
board-by-wins = -# Depois de { $matches } partidas com outras pessoas. Saldo: vitórias além do que a sorte daria.
board-computers = -# Ratings dos computadores: { $ratings }
board-hidden = -# { $sign }: não mostro rating de partidas em canais que você não vê.
board-medals = -# Medalhas ao lado dos nomes: os três melhores da temporada de { $month }.
medal-told = Medalha: posição { $rank } na temporada de { $month }.

board-picture-title = Ranking
board-picture-ranked = pessoas
board-picture-form = fase
board-picture-won = ganhas
board-picture-you = Você
board-picture-new = novo
board-picture-missing = mais { $count } para entrar
board-picture-begin = jogue { $matches } partidas para entrar
board-picture-empty = { $over ->
    [yes] Ninguém no ranking
   *[no] Ninguém no ranking ainda
}
board-picture-empty-why = É preciso jogar { $matches } partidas com outras pessoas.

board-alt = Ranking, { $title }, por { $measure }: { $ranked } pessoas.
board-alt-empty = { $over ->
    [yes] Ninguém entrou no ranking.
   *[no] Ninguém no ranking ainda.
}
board-alt-row = { $rank } { $who } { $figure }, ganhou { $wins } de { $matches }{ $moved ->
    [up] , subiu { $places }
    [down] , desceu { $places }
    [same] , mesma posição
    [none] {""}
   *[new] , novo
}.
board-alt-own = { $who } (você)
board-alt-no-rating = sem rating à vista
board-alt-form = { $change } nas últimas { $matches }.
board-alt-missing = Você: mais { $count } para entrar.

card-heading = **{ $who }** · { $game } · { $everywhere ->
    [yes] em todo lugar
   *[no] este servidor
}
card-earned = Conquistas: { $earned }
card-since = -# Papéis e contratos contam desde { $day }.
card-none = { $where ->
    [server] { $who } ainda não terminou uma rodada neste servidor.
    [seen] { $who } ainda não terminou uma rodada em canais que você vê.
   *[everywhere] { $who } ainda não terminou uma rodada.
}
card-own-only = Aqui só mostro as suas partidas. Para ver as de outras pessoas, use { COMMAND("stats") } em um servidor.
card-none-game = { $where ->
    [server] { $who } ainda não terminou uma rodada de { $game } neste servidor.
    [seen] { $who } ainda não terminou uma rodada de { $game } em canais que você vê.
   *[everywhere] { $who } ainda não terminou uma rodada de { $game }.
}
card-button =
    .card = Cartão
    .achievements = Conquistas
    .matches = Partidas
    .alone = Computadores

card-picture-title = cartão
card-picture-rating = rating
card-picture-rank = posição
card-picture-no-rating = sem rating ainda
card-picture-hidden = rating oculto aqui
card-picture-course = rating, últimas { $count } partidas
card-picture-course-game = rating em { $game }, últimas { $count } partidas
card-picture-course-first = rating em { $game }
card-picture-from = de { $points }
card-picture-now = agora { $points }
card-picture-best = máx. { $points }
card-picture-matches = { $count ->
    [0] partidas
    [one] partida
   *[other] partidas
}
card-picture-won = { $count ->
    [0] ganhas
    [one] ganha
   *[other] ganhas
}
card-picture-moons = { $count ->
    [0] luas
    [one] lua
   *[other] luas
}
card-picture-bids = cumpridos
card-picture-deals = { $count ->
    [0] rodadas
    [one] rodada
   *[other] rodadas
}
card-picture-percent = { $percent }%
card-picture-game-won = ganhou { $count }

card-plate-bidder =
    .label = com o lance
    .note = cumpriu
card-plate-partner =
    .label = como dupla
    .note = cumpriu
card-plate-opponent =
    .label = contra
    .note = barrou
card-plate-alone =
    .label = sem dupla, { $deals ->
        [0] { $deals } rodadas
        [one] { $deals } rodada
       *[other] { $deals } rodadas
    }
    .note = pts por rodada
card-plate-pair =
    .label = em dupla, { $deals ->
        [0] { $deals } rodadas
        [one] { $deals } rodada
       *[other] { $deals } rodadas
    }
    .note = pontos cada
card-plate-streak =
    .label = vitórias seguidas
    .note = (agora { $now })
card-plate-points =
    .label = pontos
    .note = por rodada
card-plate-best =
    .label = melhor partida
    .note = (pior { $worst })
card-alt = { $who }, { $game }: ganhou { $won } de { $matches ->
    [0] { $matches } partidas.
    [one] { $matches } partida.
   *[other] { $matches } partidas.
}
card-alt-rank = Posição { $rank }.
card-alt-rating = Rating em { $game } { $now }, máximo { $best }, vindo de { $first } { $matches ->
    [1] na última partida.
   *[other] nas últimas { $matches } partidas.
}
card-alt-hidden = O rating não aparece: algumas partidas foram em canais que você não vê.
card-alt-deals = { $deals ->
    [0] { $deals } rodadas.
    [one] { $deals } rodada.
   *[other] { $deals } rodadas.
}
card-alt-moons = { $moons ->
    [0] { $moons } luas.
    [one] { $moons } lua.
   *[other] { $moons } luas.
}
card-alt-contracts = Cumpriu { $made } de { $bid ->
    [0] { $bid } contratos.
    [one] { $bid } contrato.
   *[other] { $bid } contratos.
}
card-alt-plate = { $label }: { $value } { $note }.
card-alt-earned = Conquistas: { $earned }.
card-alt-game = { $matches ->
    [0] { $game }: ainda não.
   *[other] { $game }: ganhou { $won } de { $matches }.
}

versus-heading = **{ $one }** e **{ $other }** · { $game } · { $everywhere ->
    [yes] em todo lugar
   *[no] este servidor
}
versus-played = { $matches ->
    [0] Nenhuma partida frente a frente ainda.
    [one] { $matches } partida frente a frente.
   *[other] { $matches } partidas frente a frente.
}
versus-ahead = { $who } à frente { $count }
versus-tied = empates { $count }
versus-partners = como dupla: { $won ->
    [0] { $won } vitórias em { $matches }
    [one] { $won } vitória em { $matches }
   *[other] { $won } vitórias em { $matches }
}
versus-none = { $everywhere ->
    [yes] { $one } e { $other } ainda não terminaram uma partida na mesma mesa.
   *[no] { $one } e { $other } não terminaram nenhuma partida na mesma mesa em canais que você vê.
}
versus-none-game = { $everywhere ->
    [yes] { $one } e { $other } ainda não terminaram uma partida de { $game } na mesma mesa.
   *[no] { $one } e { $other } não terminaram nenhuma partida de { $game } na mesma mesa em canais que você vê.
}

versus-picture-title = Frente a frente
versus-picture-matches = partidas
versus-picture-games = à frente, pontos por rodada
versus-picture-latest = últimos jogos
versus-picture-to = a
versus-picture-score = { $one } a { $other }
versus-picture-tied = empate
versus-picture-ahead = vezes à frente

versus-alt = { $one } contra { $other }, { $game }.
versus-alt-game = { $game }: { $matches ->
    [one] { $matches } partida, à frente { $one } a { $other }.
   *[other] { $matches } partidas, à frente { $one } a { $other }.
}
versus-alt-points = Pontos por rodada: { $one } a { $other }.
versus-alt-meeting = { $day } { $game }: { $is-tied ->
    [yes] empate
   *[no] { $who } à frente
}, { $one } a { $other }.

alone-heading = **{ $who }** contra os computadores: { $matches ->
    [one] { $won } de { $matches } partida ganha
   *[other] { $won } de { $matches } partidas ganhas
}
alone-best = { $game }: melhor { $margin } contra computadores { $level ->
    [easy] fáceis
    [normal] normais
    [hard] difíceis
   *[expert] mestres
} { $when }
alone-none = Você ainda não terminou uma partida sozinho contra os computadores. Pratique com { COMMAND("domino new") } nas minhas mensagens diretas.
alone-own-only = Só mostro a você suas próprias partidas contra os computadores.
alone-picture-title = Contra computadores
alone-picture-won = ganhas
alone-picture-accuracy = precisão, últimas { $count } partidas
alone-streak = { $count } seguidas
alone-alt = { $who } contra os computadores: { $won } de { $matches ->
    [one] { $matches } partida ganha.
   *[other] { $matches } partidas ganhas.
}
alone-alt-game = { $game }:
alone-alt-level = { $level } { $won } de { $matches } ganhas.
alone-alt-best = Melhor em { $day }: { $margin }{ $streak ->
    [0] {""}
    [1] {""}
   *[other] , { $streak } seguidas
}.
alone-alt-accuracy = Precisão de { $first } para { $now } nas últimas { $matches } partidas.
