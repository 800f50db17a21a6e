### Como jogar Blind Hughie e Billitonnen.

blind-hughie-help-aim =
    Livre-se das suas peças. Elas ficam fechadas em uma fileira, e ninguém pode olhar, nem você.

    Todo mundo vê o que é virado: guarde na memória.
blind-hughie-help-left-over = { $leftover ->
    [1] A peça que sobra não é usada.
   *[other] As { $leftover } peças que sobram não são usadas.
}
billitonnen-help-left-over = A peça que sobra começa a linha.
billitonnen-help-left-three = Das últimas três peças, quem começa e os dois seguintes recebem uma cada.
blind-hughie-help-starter = Cada um tira uma peça: quem tirar mais pintas (bolinhas) começa, e { $variant ->
        [billitonnen] no empate vale o número mais alto
       *[hughie] quem empatar tira de novo
    }. Depois, a cada rodada, começa o próximo à esquerda.
blind-hughie-help-first-tile = A primeira peça de quem começa inicia a linha.

blind-hughie-help-turn = No sentido horário, vire { $turn ->
        [any] qualquer peça fechada
       *[next] a peça mais à direita
    } da sua fileira.
blind-hughie-help-fits = Se ela tem o número de uma ponta da linha, é jogada ali. Se cabe nas duas, você escolhe a ponta.
blind-hughie-help-example-turn = Pontas 2 e 4: 5-2 e 4-4 cabem, 3-3 não
billitonnen-help-turn =
    Sua vez continua até uma peça não caber.
billitonnen-help-title-ends = Escolher a ponta
billitonnen-help-ends = Uma peça que cabe nas duas pontas vai para onde você disser.
billitonnen-help-peek = Antes, você pode espiar sua próxima peça, e só você vê.

blind-hughie-help-title-no-fit = A peça que não cabe
blind-hughie-help-no-fit =
    Ela volta fechada para a ponta esquerda da sua fileira. Sua vez acaba de qualquer jeito.

    As buchas ficam atravessadas na linha, com duas pontas como qualquer peça.
billitonnen-help-no-fit =
    Ela vai fechada para a ponta esquerda da sua fileira, e a vez passa para quem está à sua esquerda.

    Uma bucha fica ali aberta, e { $turn ->
        [any] você pode jogar assim que couber.
       *[next] é tentada de novo quando for a mais à direita.
    }
billitonnen-help-play-doubles = Na sua vez, você também pode jogar uma bucha aberta que caiba, em vez de virar.

blind-hughie-help-title-deal-end = O fim da rodada
blind-hughie-help-deal-end = Uma rodada acaba quando uma fileira fica vazia, ou quando nenhuma peça das fileiras cabe.
blind-hughie-help-deal-end-any = Também acaba quando todos já viraram sem jogar tantas vezes quanto o número de peças da fileira mais longa.
blind-hughie-help-score = { $sides ->
    [yes] O time que fica com menos pintas marca as pintas do outro, menos as suas.
   *[no] Quem fica com menos pintas marca as pintas dos outros, menos as suas.
}
blind-hughie-help-tie = { $going-out-wins-ties ->
    [yes] No empate, pontua { $sides ->
            [yes] o time com
           *[no] quem tem
        } a fileira vazia. Se não houver, ninguém pontua.
   *[no] No empate, ninguém pontua.
}
billitonnen-help-title-end = O fim
billitonnen-help-end = { $rounds ->
    [1] Quem jogar primeiro a última peça da sua fileira ganha a partida.
   *[other] Quem jogar primeiro a última peça da sua fileira ganha a rodada. Quem ganhar { $rounds } rodadas primeiro ganha a partida.
}
billitonnen-help-blocked = Se nenhuma peça das fileiras cabe, ganha quem tem menos pintas. No empate, vocês jogam outra rodada.
billitonnen-help-idle = Também ganha quem tem menos pintas quando todos já viraram sem jogar tantas vezes quanto o número de peças da fileira mais longa.

blind-hughie-help-playing-well =
    Quando uma peça cabe nas duas pontas, deixe o número que tem menos peças na linha. Cada número aparece em só sete peças.

    Lembre-se das peças que voltaram. Elas cabem se o número estiver aberto quando chegar a vez delas.
blind-hughie-help-playing-well-any = Você escolhe que peça virar. Se conhece uma peça que voltou, vire quando o número dela estiver aberto.
billitonnen-help-playing-well = Espie antes de escolher a ponta. Deixe uma ponta em que sua próxima peça caiba.
blind-hughie-help-example-both-ends = 4-2 cabe nas duas pontas: deixe 2s ou 4s
