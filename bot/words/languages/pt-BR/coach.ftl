### Uma linha de conselho ao lado da mão de quem é novo no jogo.

coach-pass = { $low ->
    [yes] Passe peças que ganham vazas ou custam pontos. Depois você vê o que recebeu.
   *[no] Guarde um naipe longo: pode virar trunfo. Depois você vê o que recebeu.
}
coach-bid = Diga no lance { $what ->
        [tricks] quantas vazas
       *[points] quantos pontos
    } { $for-side ->
        [yes] seu time
       *[no] você
    } pode ganhar. Quem ganha o leilão escolhe o trunfo e tem que cumprir.
coach-kitty = Só você vê esta peça. Ninguém vai saber qual era, nem se você pegou.
coach-trump = O trunfo ganha de todos os outros naipes.
coach-longest = { $count ->
    [one] Seu naipe mais longo: { $suits }.
   *[other] Seus naipes mais longos: { $suits }.
}
coach-doubles = Olhe suas buchas e escolha a ordem que ajuda a perder todas as vazas.
coach-opening = Se fizer o próximo puxar, você joga por último.

coach-lead = Quem puder precisa seguir o naipe que você puxar.
coach-lead-suits = Uma peça é de dois naipes. Diga qual você puxa: os outros precisam seguir.
coach-no-hearts = { $queen ->
    [yes] Por que sem copas? Só dá para puxar copas depois que alguém jogar uma copa ou Q♠.
   *[no] Por que sem copas? Só dá para puxar copas depois que alguém jogar a primeira.
}
coach-opens = A rodada abre com { $piece }, então você precisa puxar essa.
coach-is-trump = Por que não { $piece }? Agora é trunfo, e trunfo não é de nenhum outro naipe.
coach-only-one = Por que só { $piece }? É preciso seguir o naipe, e você não tem outra de { $suit }.
coach-must-follow = Por que só estas? É preciso seguir o naipe, e puxaram { $suit }.
coach-void = { $why ->
    [trump] Sem { $suit }, só um trunfo pode ganhar esta vaza.
    [points] Sem { $suit } você não ganha esta vaza: boa hora de dar pontos.
   *[none] Sem { $suit } você não ganha esta vaza.
}
coach-sevens = Sem naipes agora: ganha a peça mais perto de 7 pintas. No empate, a primeira.

coach-review = Uma peça cinza não seguiu o naipe. Se dava para seguir, conteste.
coach-moon = Você levou todos os pontos. Veja quem ganharia a partida.

coach-turn = Vire sua peça mais à direita. Se não couber, vai para a esquerda da fileira.
coach-turn-on = Vire sua peça mais à direita. Continue enquanto couberem.
coach-turn-any = Vire qualquer peça. As que voltaram, jogue quando o número estiver aberto.
coach-open-double = { $piece } está aberta e cabe. Jogue agora, ou guarde e vire a próxima.
coach-ends = Deixe um número que saiu pouco.
coach-peek = Você pode olhar antes sua próxima peça.
coach-goes-on = Você continua se sua próxima peça couber.

coach-line-first = É bom abrir com um número que você tem em várias peças.
coach-line-fits = Por que só estas? A peça precisa do número de uma ponta aberta: { $numbers }.
coach-line-only-one = Por que só { $tile }? Nenhuma outra peça sua tem { $numbers }.
coach-line-drew = { $one ->
    [yes] Quando nada cabe, eu compro uma peça por você.
   *[no] Quando nada cabe, eu compro por você até uma peça caber.
}
coach-line-spinner = { $tile } é a cruz: dá para jogar em cima e embaixo dela também.
coach-line-lacks = O próximo jogador não tem { $numbers }. Sem outra ponta aberta, ele tem que { $draws ->
    [yes] comprar
   *[no] passar
}.
coach-line-sum = { $threes ->
    [yes] Uma jogada vale 1 ponto para cada 5 e cada 3 na soma das pontas abertas.
   *[no] Uma jogada vale pontos se as pontas abertas somam 5, 10, 15 e assim por diante.
}
coach-line-exact = { $sides ->
    [yes] Seu time precisa
   *[no] Você precisa
} de exatamente { $points }. Uma jogada que passa disso não vale nada.
coach-line-ends = { $tile } cabe em mais de uma ponta. Deixe o número de que você tem mais.

coach-train-start = Você pode jogar no seu trem, no trem mexicano e nos trens com marcador.
coach-train-lay = Ponha no seu trem peças que se seguem. Com **Pronto** você para quando quiser.
coach-train-own-double = Uma bucha é coberta na hora. Se não der, você compra uma peça.
coach-train-chain = Você pode jogar mais buchas e depois outra peça em uma delas.
coach-train-cover = A bucha vem primeiro: jogue nela. Os outros trens ficam fechados até lá.
coach-train-marked = Nada cabia: seu trem está aberto a todos. Jogue nele e o marcador sai.
coach-train-others = Nos trens com marcador você também pode jogar: { $who }.
coach-train-run = Guarde para o seu trem as peças que se seguem. Jogue as outras em outro lugar.
coach-train-mexican = O trem mexicano está sempre aberto: bom para peças que não cabem no seu.
coach-train-heavy = { $who } só tem { $count ->
    [one] { $count } peça
   *[other] { $count } peças
}. Livre-se das pesadas agora.
