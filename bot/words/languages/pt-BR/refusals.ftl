### Por que uma jogada é recusada, e o que fazer no lugar.

refused-match-over = A partida acabou.
refused-turn = Ainda não é sua vez.
refused-turn-of = Ainda não é sua vez. Esperando { $who }.
refused-not-held = Você não tem { $pieces }.
refused-rules-enforced = Aqui não tem contestação: só aceito jogadas certas.

refused-wrong-phase = { $phase ->
    [pass] Ainda estamos passando peças.
    [bid] Ainda estamos no leilão.
    [kitty] Quem ganhou o leilão está vendo o morto.
    [trump] Primeiro o trunfo.
    [doubles] Primeiro as buchas.
    [opening] Agora estamos jogando vazas.
    [play] Agora estamos jogando.
    [turn] Isso não faz parte deste jogo.
    [review] Todas as peças já foram jogadas.
   *[other] Agora não dá.
}

refused-wrong-pass = Escolha { $count } peças diferentes da sua mão.
refused-must-pass = Escolha { $count } para passar { $direction ->
    [left] para a esquerda
    [right] para a direita
   *[across] para quem está em frente
}: { $hand }.
refused-bid-stands = O maior lance é { $bid }.
refused-not-offered = { $is-named-later ->
    [yes] Você diz { $special } depois de ganhar o leilão.
   *[no] Aqui não dá para dar lance de { $special }.
}
refused-not-declarable = Aqui não dá para jogar { $special }.
refused-may-swap = Fique com sua mão ou troque { $hand } pelo morto.
refused-not-a-trump = { $suit ->
    [none] Aqui é preciso ter um trunfo.
   *[other] Aqui o trunfo não pode ser { $suit }.
}
refused-must-name-trump = { $contracts ->
    [none] Escolha o trunfo: { $offered }.
   *[other] Escolha o trunfo: { $offered }. Ou jogue { $contracts }.
}
refused-must-place-doubles = Diga a ordem das buchas: { $offered }.
doubles-place-high = altas no seu número
doubles-place-low = baixas no seu número
doubles-place-own_suit = um naipe à parte

refused-suit-not-named = Diga com qual naipe você puxa { $piece }: { $suits }.
refused-bad-lead = Você pode puxar { $piece } como { $suits }, não como { $asked }.
refused-not-leading = Só dá para dizer um naipe quando você puxa.
refused-no-line = Neste jogo não há linha. Jogue { $piece } sem dizer a ponta.
refused-only-trump = { $piece } é trunfo, então não é de nenhum outro naipe.
refused-must-lead = Você puxa. Jogue { $pieces }.
refused-may-yield = Ou faça quem está à sua esquerda puxar.
refused-must-follow = Você tem { $led }, então precisa seguir: { $playable }.
refused-is-void = Você não tem { $led }. { $restricted ->
    [yes] Jogue { $playable }.
   *[no] Jogue qualquer peça.
}
refused-must-play-closest = Em Setes você joga a peça mais perto de 7: { $pieces }.

refused-not-proved = { $is-concession ->
    [yes] Ainda não: o placar ainda pode mudar.
   *[no] Ainda não: alguém ainda pode ganhar uma vaza.
}
refused-one-left = É a sua última: é só jogar.
refused-harmful-claim = O resto é seu, mas ganhar só prejudica você. Continue jogando.
refused-nothing-to-claim = Nada mais muda o placar. Toque em **Encerrar a rodada**.
refused-no-claims = Aqui não dá para levar o resto: nesta partida, quem joga cuida das regras.

refused-opens-with = { $piece } puxa a primeira vaza.
refused-hearts-not-broken = { $queen ->
    [yes] Copas ainda não: espere alguém jogar uma copa ou Q♠.
   *[no] Copas ainda não: espere alguém jogar a primeira.
}
refused-no-points-yet = Não dá para jogar pontos na primeira vaza.
refused-must-keep-rules = Você recolheu uma renúncia, então agora precisa seguir as regras.
refused-nothing-to-take-back = Você não tem renúncia para recolher nesta vaza.
refused-too-early-to-decline = Espere todas as peças serem jogadas.
refused-has-declined = Você já terminou. Os outros ainda estão decidindo.
refused-may-challenge = Conteste uma jogada desta rodada ou aceite.
refused-own-play = Não dá para contestar sua própria jogada.
refused-no-such-trick = { $finished ->
    [0] Nenhuma vaza terminou ainda.
    [1] Diga uma vaza terminada: 1.
   *[other] Diga uma vaza terminada: 1 a { $finished }.
}
refused-took-no-part = { $who } ainda não jogou.
refused-challenged-before = Alguém já contestou essa jogada.
refused-seen-to-be-right = Todo mundo vê que { $who } seguiu as regras na vaza { $trick }.
refused-must-turn = { $any-tile ->
    [yes] { $count ->
        [1] Vire sua única peça (número 1).
       *[other] Vire qualquer peça da sua fileira: 1 é a da esquerda, { $count } a da direita.
    }
   *[no] Vire sua peça mais à direita (número { $count }).
}
refused-must-place = { $tile } cabe nas duas pontas. Escolha esquerda ({ $left }) ou direita ({ $right }).
refused-nothing-to-place = Vire uma peça primeiro.
refused-no-peeking = Aqui não vale espiar.
refused-peek-while-choosing = Só dá para espiar enquanto sua peça cabe nas duas pontas.
refused-has-peeked = Você já espiou.
refused-nothing-to-peek-at = { $is-last ->
    [yes] É a sua última peça, então não há o que espiar.
   *[no] Sua próxima peça já está aberta.
}
refused-no-such-place = Sua fileira tem { $count ->
    [one] { $count } peça
   *[other] { $count } peças
}: não existe o número { $place }.
refused-fits-no-end = { $tile } não cabe: as pontas são { $left } e { $right }.
refused-must-wait = { $tile } precisa esperar até ser a da direita.
refused-not-next = Vire as peças a partir da direita.
refused-face-down = Só dá para jogar uma peça aberta.

typed-no-move = Não conheço a jogada “{ $typed }”. Escolha uma da lista ou comece com { $words }.
typed-no-bid = “{ $typed }” não é um lance. Dê um número ou passe.
typed-no-contract = “{ $typed }” não é um contrato. Tente { $contracts }.
typed-no-doubles = Diga a ordem das buchas: altas, baixas ou à parte.
typed-no-line-end = “{ $typed }” não é uma ponta. Diga esquerda, direita, cima ou baixo depois de { $piece }.
typed-no-train = Nenhum trem aqui se chama “{ $typed }”. Diga próprio, mexicano ou um nome.
typed-several-trains = “{ $typed }” pode ser { $who }. Digite mais do nome.
typed-no-end = Diga qual ponta: esquerda ou direita.
typed-no-challenge = Diga um lugar e uma vaza, assim: contestar lugar 2 vaza 5.
typed-no-number = “{ $typed }” não é um número. Escreva um a partir de 1.
typed-too-much = Não escreva nada depois de “{ $typed }”.
typed-no-suit = “{ $typed }” não é um naipe. Escreva um número, como 4, ou buchas.
typed-no-piece = “{ $typed }” não é uma peça. Escreva um dominó, como 6-4, ou uma carta, como dama de espadas ou 10 de copas.

refused-must-open = Abra com { $tile }.
refused-may-play = Você pode jogar { $tiles }.
refused-cannot-pass = Não dá para passar enquanto uma peça cabe.
refused-fits-nowhere = { $tile } não cabe: jogue no { $numbers }.
refused-wrong-end = { $tile } não cabe aí. Cabe { $ends }.
refused-which-end = Onde? Diga a ponta: { $tile } cabe { $ends }.
refused-no-end-yet = Jogue { $tile } sem dizer a ponta: é a primeira peça.

refused-must-cover = Cubra primeiro { $tile } { $train }.
refused-must-cover-chain = Cubra { $tiles }, ou jogue outra bucha.
refused-must-play-drawn = Jogue { $tile }, a peça que você comprou.
refused-which-train = Onde? Diga o trem: { $tile } cabe { $trains }.
refused-fits-trains = Ela cabe { $trains }.
refused-wrong-train = { $tile } não cabe { $train }: esse trem acaba em { $number }.
refused-train-closed = Não dá para jogar { $train }: ele não tem marcador.
refused-own-train-only = Na primeira vez, jogue no seu próprio trem.
refused-own-train-first = Comece primeiro seu próprio trem.
refused-no-such-train = Esse lugar não existe. Diga um de 1 a { $players }.
refused-not-done = { $first-turn ->
    [yes] Ponha uma peça primeiro.
   *[no] **Pronto** só termina um primeiro trem inteiro.
}
