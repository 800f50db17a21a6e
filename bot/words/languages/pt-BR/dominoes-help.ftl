### Como jogar dominó.

dominoes-help-aim = { $scoring ->
    [fives] Jogue para que as pontas abertas da linha somem 5, 10, 15 ou mais. Você marca esses pontos na hora.
    [fives_and_threes] Jogue para que as pontas abertas da linha somem um múltiplo de 5 ou de 3. Você marca na hora, e 15 é o que vale mais.
    [hands] { $sides ->
        [yes] Jogue todas as suas peças ou ajude sua dupla a fazer isso. Cada rodada ganha vale pontos.
       *[no] Jogue todas as suas peças antes dos outros. Cada rodada ganha vale pontos.
    }
   *[pips] { $sides ->
        [yes] Jogue todas as suas peças ou ajude sua dupla a fazer isso. Quem ganha a rodada marca as pintas (bolinhas) que sobraram nas mãos.
       *[no] Jogue todas as suas peças antes dos outros. Quem ganha a rodada marca as pintas (bolinhas) que sobraram nas outras mãos.
    }
}
dominoes-help-example-aim = As peças se tocam com números iguais
dominoes-help-example-sum = { $counts } = { $sum }: { $points ->
    [0] nenhum ponto
    [one] { $points } ponto
   *[other] { $points } pontos
}

dominoes-help-deal = { $players } jogadores recebem { $tiles } peças cada um, de um dominó que vai até { $highest ->
    [6] 6-6
    [7] 7-7
    [8] 8-8
   *[9] 9-9
}.
dominoes-help-boneyard = { $leftover ->
    [1] A peça que sobra, fechada, é o monte.
   *[other] As { $leftover } peças que sobram, fechadas, formam o monte.
}
dominoes-help-keep = { $keep ->
    [1] A última nunca é comprada.
   *[other] As últimas { $keep } nunca são compradas.
}
dominoes-help-asleep = { $leftover ->
    [1] A peça que sobra dorme fechada, e ninguém compra.
   *[other] As { $leftover } peças que sobram dormem fechadas, e ninguém compra.
}
dominoes-help-opens = { $opens ->
    [highest_double] Quem tem a maior bucha abre a primeira rodada com ela. Se não houver bucha, sai a peça mais pesada.
    [heaviest] Quem tem a peça mais pesada, a de mais pintas, abre a primeira rodada com ela.
   *[lot] Cada um tira uma peça: quem tirar mais pintas abre a primeira rodada com qualquer peça, e quem empatar tira de novo.
}
dominoes-help-then = { $then ->
    [winner] Depois, quem ganha uma rodada abre a próxima com qualquer peça.
    [highest_double] Nas outras rodadas também abre a maior bucha.
   *[next] Depois, a cada rodada abre o próximo, com qualquer peça.
}

dominoes-help-turn = Jogue uma peça com o número de uma ponta aberta. Se pode jogar, tem que jogar.
dominoes-help-no-fit = { $boneyard ->
    [asleep] Se nada cabe, eu passo por você. Todo mundo vê que números você não tem.
   *[drawn] { $drawing ->
        [one] Se nada cabe, eu compro uma peça por você. Se ela não couber, ou se o monte acabou, passo por você.
       *[until_it_fits] Se nada cabe, eu compro por você até uma peça caber. Se o monte acabar, passo por você.
    }
}
dominoes-help-example-turn = Pontas 2 e 4: 4-1 e 2-2 cabem, 3-3 não

dominoes-help-title-spinner = A cruz
dominoes-help-spinner = A primeira bucha é a cruz: recebe peças nos quatro lados. Em cima e embaixo abrem quando a esquerda e a direita estão cobertas.
dominoes-help-spinner-counts = A cruz conta as duas metades até a esquerda e a direita estarem cobertas, e depois nada. Em cima e embaixo contam quando têm uma peça.
dominoes-help-example-spinner = 6-6 recebe peças nos quatro lados

dominoes-help-title-sum = A soma das pontas
dominoes-help-sum = { $scoring ->
    [fives] Depois da sua jogada, eu somo todas as pontas abertas. Se a soma é múltiplo de 5, você marca: 15 vale 15.
   *[fives_and_threes] Depois da sua jogada, eu somo todas as pontas abertas. Você marca 1 para cada 5 e cada 3 que cabem na soma: 15 vale 8, 10 vale 2, 9 vale 3.
}
dominoes-help-sum-doubles = Uma bucha na ponta conta as duas metades: 5-5 conta 10.

dominoes-help-title-deal-end = O fim da rodada
dominoes-help-deal-end =
    Uma rodada acaba quando alguém joga a última peça: bateu!

    Também acaba quando ninguém pode jogar: o jogo fechou.
dominoes-help-blocked = { $blocked-by ->
    [closer] Aí quem fechou compara suas pintas com as do próximo jogador. Ganha a rodada quem tem menos, e no empate, quem fechou.
    [lowest] { $sides ->
        [yes] Aí a mão com menos pintas ganha a rodada para o seu time.
       *[no] Aí ganha a rodada quem tem menos pintas.
    }
    [nobody] Aí é empate, e as pintas não contam.
   *[side] { $sides ->
        [yes] Aí ganha a rodada o time com menos pintas nas duas mãos.
       *[no] Aí ganha a rodada quem tem menos pintas.
    }
}
dominoes-help-tied = { $tied-block ->
    [carried] No empate, os pontos vão para quem ganhar a próxima rodada.
    [opener] { $sides ->
        [yes] No empate, ganha o time que abriu a rodada.
       *[no] No empate, ganha quem está mais perto de quem abriu, na ordem do jogo.
    }
    [closer] { $sides ->
        [yes] No empate, ganha o time que fechou.
       *[no] No empate, ganha quem está mais perto de quem fechou, na ordem do jogo.
    }
    [carried_one] No empate, quem ganhar a próxima rodada marca 1 a mais.
    [closer_loses] { $sides ->
        [yes] No empate, perde o time que fechou.
       *[no] No empate, ganha o primeiro dos empatados depois de quem fechou.
    }
   *[nobody] No empate, ninguém ganha.
}
dominoes-help-example-blocked = Todos os sete 3s estão na linha: fechou

dominoes-help-won = { $sides ->
    [yes] { $counts ->
        [all] Quem ganha a rodada marca todas as pintas que sobraram nas mãos, as da dupla também.
       *[opponents] Quem ganha a rodada marca as pintas que sobraram nas mãos dos rivais.
    }
   *[no] Quem ganha a rodada marca as pintas que sobraram nas outras mãos.
}
dominoes-help-rounded = Elas são arredondadas de 5 em 5: 13 pintas valem 15, e 12 valem 10.
dominoes-help-chips-out = Sua última peça vale 1 ponto a mais. As pintas que sobram nas mãos não valem nada.
dominoes-help-blocked-score = { $blocked-scores ->
    [same] Um jogo fechado vale o mesmo: { $own } pintas contra { $left } dão { $points } pontos.
   *[difference] Um jogo fechado vale a diferença: { $own } pintas contra { $left } dão { $points } pontos.
}
dominoes-help-worth = Ganhar a rodada vale 1 ponto (batida simples), no jogo fechado também.
dominoes-help-worths = Bater com bucha (carroça) vale { $worth-double }, de lá e lô (a peça cabe nas duas pontas) { $worth-both }, e de cruzada (bucha nas duas pontas) { $worth-crossed }.
dominoes-help-love = Quando todos já ganharam uma rodada, todos voltam a 0 e abre a maior bucha. Você ganha com { $target } pontos enquanto alguém não tem nenhum.
dominoes-help-target = { $sides ->
    [yes] O primeiro time a chegar a { $target } pontos ganha a partida.
   *[no] Quem chegar primeiro a { $target } pontos ganha a partida.
}
dominoes-help-title-extra = Pontos a mais
dominoes-help-capicua = Capicua (o “lá e lô”): sua última peça cabe { $spinner ->
    [first_double] em todas as pontas
   *[none] nas duas pontas
} e não é bucha. Você marca { $capicua } pontos a mais.
dominoes-help-chuchazo = Chuchazo: sua última peça é 0-0. Você marca { $chuchazo } pontos a mais.
dominoes-help-first-pass = Primeiro passe: você abre, e o próximo jogador tem que passar. Você marca { $first-pass } pontos na hora.
dominoes-help-paso-redondo = Passe geral: você joga, todos os outros passam e você joga de novo. Você marca { $paso-redondo } pontos na hora.
dominoes-help-first-deals = Primeiras rodadas: quem ganha as quatro primeiras marca 100, 75, 50 e 25 pontos a mais.
dominoes-help-example-capicua = 4-2 cabe nas duas pontas: capicua

dominoes-help-well-sums = Procure uma jogada que pontue. Se não houver, deixe pontas em que seja difícil pontuar.
dominoes-help-well-heavy = Jogue cedo as peças pesadas, porque na sua mão elas valem para os outros. Jogue cedo as buchas também: só cabem em um número.
dominoes-help-well-hands = O que importa é bater primeiro. As pintas só contam se o jogo pode fechar.
dominoes-help-well-numbers = Guarde números diferentes, para poder jogar em mais pontas. Cada número está em { $count } peças: conte as que você vê.
dominoes-help-well-passes = Lembre-se dos números em que o próximo jogador passou e deixe esses abertos.
dominoes-help-well-partner = Ajude sua dupla: deixe os números que ela joga, e cubra os números em que ela passou.
dominoes-help-example-well = O próximo jogador passou no 4: 4-2 deixa dois 4s
