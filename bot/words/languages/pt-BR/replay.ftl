### Um replay: uma rodada que acabou, quadro a quadro.

replay-title = Replay
replay-trick = Vaza { $number } de { $count }
replay-round = Jogada { $number } de { $count }
replay-pass = Passe
replay-auction = Antes do jogo
replay-claim = O resto
replay-end = Resultado
replay-deal = { $kind ->
    [round] { $deals ->
        [1] Rodada { $number }
       *[other] Rodada { $number } de { $deals }
    }
   *[deal] { $deals ->
        [1] Rodada { $number }
       *[other] Rodada { $number } de { $deals }
    }
}
replay-heading = **Replay** · { $title } · { $where }
replay-shares = **{ $who }** mostra um replay: { $title } · { $where }

replay-ends-pill = pontas
    .value = { $left } e { $right }
replay-total = total { $total }
replay-out = Fica de fora
replay-won = fez { $tricks }
replay-points = { $points ->
    [0] { $points } pts
    [one] { $points } pt
   *[other] { $points } pts
}
replay-taken-led = { $taken } · puxa
replay-to = → { $who }
replay-doubts = contesta { $who }, vaza { $trick }
replay-moon = { $everyone ->
    [yes] lua: aos outros
   *[no] { $opponent ->
        [none] lua: tira do total
       *[other] lua: a { $who }
    }
}

replay-passed = { $who } → { $to }: { $pieces }
replay-turned = { $who }: { $turned }.
replay-nothing = Ninguém jogou ainda.
replay-took-back = { $who } recolheu { $piece }.
replay-led = { $suit ->
    [none] { $who } puxou { $piece }
   *[other] { $who } puxou { $piece } ({ $suit })
}
replay-winner = { $is-complete ->
    [yes] { $points ->
        [0] { $who } ganhou.
       *[other] { $who } ganhou, valendo { $points }.
    }
   *[no] { $who } está ganhando.
}
replay-alt = Replay de { $title } · { $where }.
replay-left = Restam: { $hands }.
replay-hand = { $count ->
    [0] { $who } nada
   *[other] { $who } { $pieces }
}
replay-drawn = Compradas: { $hands }.
replay-so-far = Até agora: { $taken }.
replay-placed-first = { $tile } começa
replay-placed-left = { $tile } esquerda
replay-placed-right = { $tile } direita
replay-placed-back = { $tile } voltou
replay-placed-many = { $count } viradas, { $last }
replay-line-empty = Sem peças ainda
replay-laid = { $end ->
    [right] { $tile } direita
    [up] { $tile } cima
    [down] { $tile } baixo
    [first] { $tile } começa
   *[left] { $tile } esquerda
}{ $points ->
    [0] {""}
   *[other] , +{ $points }
}
    .brief = { $points ->
        [0] { $tile }
       *[other] { $tile }, +{ $points }
    }
replay-drew = comprou { $tiles }
    .brief = comprou { $count }
replay-knocked = passou no { $numbers }
    .brief = passou
replay-another-deal = Outra rodada
replay-share-picture = Postar imagem
replay-share-trick = Animar vaza
replay-share-deal = Animar rodada
replay-shared-trick = Postado aqui, jogada por jogada.
replay-shared-deal = A rodada está postada aqui.
replay-share-there = Dá para postar em { $channel }.
replay-animation = Animação. Termina assim:
replay-unknown = -# De um registro anexado. Conferi as jogadas, mas não os nomes.
replay-file-lost = Esse registro sumiu. Anexe de novo com { COMMAND("history") }.
replay-file-unread = O Discord não me mandou esse arquivo. Anexe de novo.
replay-none-yet = Nenhuma rodada desta partida acabou ainda. Volte quando uma acabar.
replay-no-deal = Esta partida acabou antes de uma rodada terminar.
replay-too-long = Este registro tem mais de { $most } jogadas. Tente `boneyard record show` no seu computador.
replay-proof = Conferi este registro: as mãos vêm do segredo selado como { $seal }…, e todas as { $moves } jogadas são permitidas.
replay-unfinished = A partida não terminou.
