week-button-now = Esta semana
week-button-last = A anterior
week-button-play = Jogar
week-none = { $over ->
    [yes] Ninguém jogou nessa semana.
   *[no] Nenhuma partida terminou ainda nesta semana.
}

week-title = A semana
week-title-now = Esta semana
week-dates = { $first } – { $last }
week-matches = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
week-deals = { $count ->
    [one] { $count } rodada
   *[other] { $count } rodadas
}
week-people = { $count ->
    [one] { $count } pessoa
   *[other] { $count } pessoas
}
week-heading = **{ $title }** · { $dates } · { $figures }
week-heading-alt = { $title }, { $dates }: { $figures }.

week-won = 🏆 Mais vitórias: **{ $who }** ({ $wins })
week-closest = Partida mais disputada: { $result } ({ $game })
week-result = { $one } { $total }, { $other } { $second }
week-play = Melhor jogada: { $made }, { $better }
week-made = { $who } ({ $did })
week-better = { $points } melhor que qualquer outra
week-biggest = Maior vitória daqui em { $game }: { $who }, por { $margin }
week-first = Pela primeira vez aqui: { $title }, de { $who }
week-leader = Nova liderança na temporada de { $month }: { $who }
week-new = Novos aqui: { $who }
week-more = mais { $count }

week-picture-won = mais vitórias
week-picture-no-one = Nenhuma partida com outros
week-picture-closest = mais disputada
week-picture-play = melhor jogada
week-picture-biggest = maior vitória
week-picture-first = pela primeira vez
week-picture-leader = nova liderança
week-picture-new = novos aqui

week-alt-most = Mais vitórias: { $rows }.
week-alt-won = { $who } { $wins } de { $matches }
week-alt-medals = Medalhas da temporada de { $month }: { $medals }.
