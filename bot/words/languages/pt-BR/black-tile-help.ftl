### Como jogar Peça Preta.

black-tile-help-counts = { $variant ->
    [11] Pontos são ruins. A peça preta, 0-0, custa 4, e cada uma das sete peças com 3 custa 1: 11 no total.
    [21] Pontos são ruins. A peça preta, 0-0, custa 11, e cada peça com 5, 6 ou 7 pintas (bolinhas) custa 1: 21 no total.
   *[other] Pontos são ruins. A peça preta, 0-0, custa 11, 1-1 custa 9, e cada peça com 5, 6 ou 7 pintas (bolinhas) custa 1: 30 no total.
}
black-tile-help-example-aim = { $eleven ->
    [yes] 3-3 leva 7 pontos: 0-0 e três 3s
   *[no] 3-3 leva 12 pontos: 0-0 e ela mesma
}
black-tile-help-pass = Passe três peças para quem está à sua { $pass-direction ->
        [left] esquerda
       *[right] direita
    }, antes de ver o que recebe.
black-tile-help-first = Cada um tira uma peça: quem tirar mais pintas começa, e quem empatar tira de novo. { $first-lead ->
        [rotates] Depois, a cada rodada, começa o próximo à esquerda.
       *[highest_score] { $sides ->
            [yes] Da segunda rodada em diante, a dupla com mais pontos tira peça para ver qual dos dois começa.
           *[no] Da segunda rodada em diante começa quem tem mais pontos, e quem empatar tira uma peça.
        }
    }

black-tile-help-opening = Quem começa puxa ou faz quem está à sua esquerda puxar.
black-tile-help-undealt = { $undealt-tile ->
    [first_trick_winner] Sobra uma peça. Quem ganha a primeira vaza fica com ela, à vista de todo mundo.
   *[unused] Sobra uma peça, fechada, que não conta para ninguém.
}

black-tile-help-suits =
    Cada peça é de dois naipes: 6-2 é um 6 e um 2, e 5-5 é um 5 e uma bucha. Quem puxa diz um deles.

    Em um número, a bucha é a mais alta, e as outras peças valem pela outra metade. Nas buchas, 6-6 é a mais alta e 0-0 a mais baixa.

    Não há trunfo: nenhum naipe ganha de outro.
black-tile-help-example-suits = Puxaram 6-2 como 2s: 2-2 ganha

black-tile-help-example-trick = Puxaram 6-3 como 3s: 6-3 ganha

black-tile-help-title-black-tile = A peça preta
black-tile-help-black-tile =
    0-0 é o branco mais alto e a bucha mais baixa.

    Se for puxada como bucha, perde para qualquer outra bucha.
black-tile-help-example-black-tile = Puxaram 0-0 como bucha: 6-6 ganha

black-tile-help-score =
    { $sides ->
        [yes] O time que leva todos os pontos de uma rodada acerta a lua. Ele não marca nada, e o outro marca { $moon-points }.
       *[no] Se você leva todos os pontos de uma rodada, acerta a lua. Você não marca nada, e cada um dos outros marca { $moon-points }.
    }

    A partida acaba quando { $sides ->
        [yes] um time
       *[no] alguém
    } tem { $target } ou mais depois de uma rodada. Ganha o menor total.
black-tile-help-playing-well =
    Passe buchas altas e as mais altas de um naipe curto. Quando você não tem um naipe, pode dar pontos.

    Puxe baixo. Ganhe as primeiras vazas com suas peças altas, enquanto custam pouco.

    Guarde 0-0 até poder jogar na vaza de outra pessoa.

    Se alguém está levando todos os pontos, ganhe um: isso impede a lua.
black-tile-help-example-playing-well = Sem 5s: livre-se da peça preta
