### Como jogar o trem mexicano.

mexican-train-help-aim = Ponha suas peças em trens de números iguais e acabe com elas antes dos outros. As pintas que sobram na sua mão no fim da rodada contam contra você.
mexican-train-help-example-aim = Os trens saem da bucha inicial, igual com igual

mexican-train-help-deal = { $players } jogadores recebem { $tiles } peças cada um, de um dominó que vai até { $highest ->
    [12] 12-12
   *[9] 9-9
}.
mexican-train-help-boneyard = { $leftover ->
    [1] A peça que sobra, fechada, é o monte.
   *[other] As { $leftover } peças que sobram, fechadas, formam o monte.
}
mexican-train-help-engine = Cada rodada tem uma bucha inicial, de onde saem todos os trens. { $rounds ->
    [1] Joga-se uma rodada, com { $highest }-{ $highest }.
   *[other] É { $highest }-{ $highest } na rodada 1, e a cada rodada vem a bucha seguinte, menor.
}
mexican-train-help-first = A bucha inicial fica na mesa antes de dar as peças. Cada um tira uma peça: quem tirar mais pintas começa a rodada 1, e quem empatar tira de novo. Depois, a cada rodada começa o próximo.
mexican-train-help-first-dealt = Se você tem a bucha inicial, eu ponho na mesa por você, e você começa. Se ninguém tiver, cada um compra na sua vez até ela aparecer, e fica com o que comprou.

mexican-train-help-title-trains = Os trens
mexican-train-help-own = Cada um tem seu próprio trem. A primeira peça dele tem o número da bucha inicial.
mexican-train-help-mexican = Há também o trem mexicano, { $mexican-from ->
    [own_started] aberto a todos que já têm uma peça no próprio trem. Para cobrir uma bucha nele, não precisa.
   *[any_time] aberto a todos. Qualquer um pode começar.
}
mexican-train-help-marked = Um trem com marcador também está aberto a todos.
mexican-train-help-example-marked = 8-3 cabe no seu trem, 6-5 no do marcador e 5-1 não

mexican-train-help-turn = Jogue uma peça no seu trem, no trem mexicano ou em um com marcador. Se pode jogar, tem que jogar.
mexican-train-help-no-fit = Se nada cabe, eu compro uma peça por você e jogo, se ela couber em um trem. Se não couber, ou se o monte acabou, passo por você.
mexican-train-help-marker = Quando você passa, seu trem ganha um marcador. Ele sai quando você joga no seu próprio trem.

mexican-train-help-title-first-turn = A primeira vez
mexican-train-help-first-turn = Na sua primeira vez você põe quantas peças quiser, todas no seu próprio trem. Se nenhuma couber, você compra uma.
mexican-train-help-first-doubles = Nessa vez as buchas não precisam ser cobertas. Se seu trem acaba em uma, ela tem que ser coberta a partir da segunda vez.
mexican-train-help-first-doubles-free = Nessa vez as buchas não pedem uma segunda peça.

mexican-train-help-title-doubles = Buchas
mexican-train-help-doubles = { $doubles ->
    [cover] Depois de uma bucha você joga de novo na hora, para cobrir. Se não der, compra uma peça, e passa se ela não couber.
    [chain] Depois de uma bucha você pode jogar mais buchas em trens abertos, e aí cobre uma delas. Se não der, compra uma peça, e passa se ela não couber.
    [free] Depois de uma bucha você joga mais uma peça em qualquer trem aberto. Se não der, compra uma peça, e passa se ela não couber.
   *[none] Uma bucha é uma peça como as outras.
}
mexican-train-help-owed = { $doubles ->
    [chain] Buchas descobertas vêm primeiro, a mais antiga antes. Todos podem jogar nelas, e em nenhum outro lugar.
   *[cover] Uma bucha descoberta tem que ser coberta antes de tudo. Todos podem jogar nela, e em nenhum outro lugar.
}
mexican-train-help-no-cover = Uma bucha não precisa ser coberta quando todas as peças do número dela estão na mesa.

mexican-train-help-title-round-end = O fim da rodada
mexican-train-help-round-end = Uma rodada acaba quando alguém joga a última peça.
mexican-train-help-last-double = { $last-double ->
    [covered] Se a última peça é uma bucha, compra-se uma: se couber, o jogador bateu. Também bateu se o monte acabou, ou se todas as peças desse número estão na mesa.
   *[ends] A última peça pode ser uma bucha, e aí não precisa ser coberta.
}
mexican-train-help-blocked = Também acaba quando o monte acabou, todos passaram em seguida e ninguém pode jogar.

mexican-train-help-score = Cada um marca as pintas que sobraram na mão.
mexican-train-help-match = { $rounds ->
    [1] O menor placar ganha, e no empate a vitória é dividida.
   *[other] Depois de { $rounds } rodadas, ganha o menor total, e no empate a vitória é dividida.
}

mexican-train-help-well-heavy = Jogue cedo as peças pesadas: são as que mais custam se outro bater.
mexican-train-help-well-train = Planeje seu trem: ache a maior sequência da sua mão. Jogue as outras peças no trem mexicano e nos trens com marcador.
mexican-train-help-well-doubles = { $doubles ->
    [free] Jogue buchas enquanto tiver mais uma peça para jogar.
   *[cover] Jogue buchas enquanto puder cobri-las, ou quando o próximo não puder.
}
mexican-train-help-well-mexican = Repare em que números os outros compram e passam: assim você sabe quais eles não têm.
