### Um duelo: 2 a 8 pessoas jogam as mesmas rodadas, cada uma contra os mesmos computadores.

duel-title = **Duelo** · { $game }, { $deals ->
    [one] { $deals } rodada
   *[other] { $deals } rodadas
}, computadores: { $level }
duel-what = Todo mundo joga as mesmas rodadas por DM, contra os mesmos computadores. O melhor resultado ganha.
duel-rematch-call = { $who }: revanche? Rodadas novas.
duel-code = A galera entra de qualquer lugar com { COMMAND("domino join") } e o código { $code }
duel-code-unknown = Não conheço esse código. Copie de novo.
duel-invitation = { $who } desafia você para um duelo de **{ $game }**!
duel-entry-host = { $number }. { $who } (host)
duel-join-now = De 2 a 8 jogadores podem **Entrar**. O host toca em **Começar**, e aí cada um tem { $hours ->
    [one] { $hours } hora.
   *[other] { $hours } horas.
}
duel-ends = Acaba { $when } ou quando todo mundo terminar. Aí vocês veem como foi.
duel-hands = -# Sua mão vai por DM. Também dá para tocar em **Minha mão**.
duel-done = - { $who }: terminou
duel-left = - { $who }: saiu
duel-playing = - { $who }: rodada { $deal } de { $deals }
duel-was-cancelled = Este duelo foi cancelado ou ninguém deu início.
duel-joined-begun = Você entrou. O duelo já começou: mando sua primeira mão por DM.
duel-started = O duelo começou! Mando sua mão por DM. Também dá para tocar em **Minha mão**.
duel-you-left = Você saiu do duelo.
duel-you-finished = Você terminou. Os resultados saem quando todo mundo terminar, no máximo { $when }.
duel-cancel-ask = Cancelar este duelo?
duel-cancel-ask-playing = Cancelar este duelo? As partidas de todo mundo acabam sem resultado.
duel-cancelled = O duelo foi cancelado.

duel-won = { $who-is ->
    [many] { $who } dividem a vitória com { $points }
    [us] { $who } dividem a vitória com { $points }
   *[one] { $who } ganhou com { $points }
}
duel-no-one-finished = Ninguém terminou
duel-unfinished-line = { $who } não terminou
duel-over =
    🏆 **Duelo: { $verdict }**
    { $lines }
duel-over-unfinished = O duelo acabou. Ninguém terminou a tempo.
duel-pick-deal = Comparar uma rodada
duel-picture-title = Fim do duelo
duel-picture-game = { $game }, { $deals ->
    [one] { $deals } rodada
   *[other] { $deals } rodadas
}
duel-picture-meaning = pontos acima da média da sua mesa
duel-picture-unfinished = não terminou
duel-alt = Resultado do duelo: { $game }, { $deals ->
    [one] { $deals } rodada.
   *[other] { $deals } rodadas.
}
duel-alt-margins = Pontos acima da média da mesa, rodada por rodada, * marca o melhor:
duel-alt-deals = ({ $deals })
duel-alt-deal = { $points }{ $best ->
    [yes] *
   *[no] {""}
}

duel-deal-heading = **Rodada { $number }** de { $deals } · { $game }{ $bold ->
    [yes] {" "}· **negrito** ganhou a vaza
   *[no] {""}
}
duel-deal-line = - { $who } { $points }: { $moves }
duel-deal-alike = Todo mundo jogou igual.
duel-parted = **Onde vocês jogaram diferente: { $moment }.**
duel-parted-later = -# Depois { $moment }: { $branches }.
duel-otherwise = -# { $who } { $who-is ->
    [many] começaram
    [us] começaram
   *[one] começou
} esta rodada de outro jeito: quem puxou foi outro, por causa de uma rodada anterior.
parting-player = quem jogou
parting-branch-computer = { $who }, na mesa de { $people }: { $did }
came = { $how ->
    [own] ganhou a vaza
    [unseen] { $who } ganhou
   *[seen] { $who } ganhou com { $piece }
}{ $points ->
    [0] {""}
    [one] {" "}({ $points } ponto)
   *[other] {" "}({ $points } pontos)
}

parting-title = Suas jogadas
parting-nothing = nada ainda
parting-held = mão
parting-rows-down = fileiras fechadas: ninguém viu mais
parting-no-tiles = mão vazia
parting-margin = rodada: { $points }
parting-more-people = { $who } e mais { $count }
parting-table-ends = pontas abertas { $ends }
parting-tag-led = puxou { $piece }
parting-alt = { $when }: onde jogaram diferente.
parting-alt-branch = { $branch } (rodada: { $points }).
parting-alt-hand = Mão: { $hand }.

duel-not-in = Você não está neste duelo. Abra o seu com { COMMAND("duel") }.
duel-in-already = Você já está neste duelo.
duel-begun-leave = O duelo já começou. Para parar, toque em **Sair** abaixo da sua mão.
duel-not-begun = Ainda não: o host começa o duelo.
duel-not-over = Este duelo ainda não acabou.
duel-rematch-players-only = A revanche é de quem jogou. Abra o seu com { COMMAND("duel") }.
duel-too-many = { $most ->
    [one] Você já abriu { $most } duelo. Termine ou cancele antes.
   *[other] Você já abriu { $most } duelos. Termine ou cancele um antes.
}
duel-no-hands = { $game } não tem mãos escondidas. Escolha outro jogo para o duelo.
duel-compare-later = Os resultados saem quando todo mundo terminar.
duel-records-later = Os registros saem quando o duelo acabar, se alguém terminou.
duel-no-such-deal = { $deals ->
    [one] Este duelo teve só { $deals } rodada.
   *[other] Este duelo teve { $deals } rodadas.
}
duel-took-no-part = Você não jogou neste duelo. O **Registro** tem a partida de quem ganhou.
duel-result-elsewhere = Os resultados saem no canal do duelo quando todo mundo terminar.
button-duels = Meus duelos
duel-list = **Seus duelos**
duel-list-line = { $number }. **{ $game }** · { $state ->
    [open] aberto
    [playing] em andamento
    [finished] terminado
   *[stopped] cancelado
} · { $when }
duel-list-none = Nenhum duelo ainda.
duel-list-choose = Ver um duelo
duel-hand-over = Você já jogou seu duelo. **{ $button }** mostra como está.
button-cancel-duel = Cancelar o duelo
