### Como jogar Copas de Dominó.

domino-hearts-help-aim =
    Cada peça mostra uma carta do baralho, com o ás como a mais alta.

    Pontos são ruins: cada carta de copas custa 1, e a dama de espadas, Q♠, custa 13. Fuja dos 26 ou arrisque levar todos.
domino-hearts-help-example-aim = K♠ leva 14 pontos: Q♠ e uma de copas

domino-hearts-help-deal = { $players } jogadores recebem { $tiles } das 52 peças cada um.
domino-hearts-help-deal-without = { $players } jogadores recebem { $tiles } peças cada um, sem { $without }.
domino-hearts-help-pass = Passe três peças antes de ver o que recebe. A direção muda a cada rodada: esquerda, direita, { $players ->
        [4] em frente, sem passe
       *[other] sem passe
    }, e começa de novo.
domino-hearts-help-dealer = Cada um tira uma peça: a carta mais baixa dá as peças, e quem empatar tira de novo. Depois, a cada rodada, quem dá as peças é o próximo à esquerda.

domino-hearts-help-opening = { $opening ->
    [any] Quem tem { $card } puxa a primeira vaza, com qualquer peça que não seja de copas.
   *[lowest_club] Quem tem { $card } puxa essa carta na primeira vaza.
}
domino-hearts-help-no-points-yet = Nessa vaza não dá para dar pontos, a não ser que você não tenha outra coisa.
domino-hearts-help-trick =
    Se você tem o naipe puxado, precisa seguir. Se não, jogue qualquer peça: é sua chance de dar pontos.

    Ganha a peça mais alta do naipe puxado, e quem jogou essa peça puxa a próxima.
domino-hearts-help-example-trick = Puxaram 7♦: 9♦ ganha, A♥ não

domino-hearts-help-title-leading-hearts = Puxar copas
domino-hearts-help-broken = Não dá para puxar copas até alguém jogar { $breaking ->
        [queen_too] uma ou a dama de espadas
       *[hearts] uma
    } em uma vaza anterior, a não ser que você só tenha copas.
domino-hearts-help-title-queen = A dama de espadas
domino-hearts-help-queen =
    Q♠ custa 13. Puxe espadas baixas para forçar a saída dela.

    Se ela está com você, espere um naipe que você não tenha, ou o K♠ ou o A♠ de outro jogador.
domino-hearts-help-example-queen = K♠ leva a dama

domino-hearts-help-score =
    Se você leva todos os 26, acerta a lua. Tire 26 do seu total ou dê 26 para { $moon-add ->
        [all] todos os rivais
       *[one] um rival
    }.

    A partida acaba quando alguém tem { $target } ou mais depois de uma rodada. Ganha o menor total, e quem empata no menor divide a vitória.
domino-hearts-help-playing-well =
    Passe copas altas, A♠ e K♠. Passe Q♠ também, a não ser que você tenha quatro espadas ou mais.

    Livre-se cedo de um naipe curto, para poder dar pontos.

    Enquanto Q♠ está por aí, puxe espadas baixas se não tiver uma alta.

    Se tiver que ganhar, ganhe com a mais alta. Se não, jogue a mais alta que ainda perde.

    Se alguém está levando todas as copas, ganhe uma: isso impede a lua.
domino-hearts-help-example-playing-well = Sem ouros: a dama vai para K♦

domino-hearts-help-title-honour = Na confiança
domino-hearts-help-honour =
    Você pode jogar qualquer peça sua, até contra as regras. Enquanto a vaza não estiver completa, dá para recolher a peça que quebrou uma regra, e os outros jogam de novo.

    Depois, qualquer um pode contestar a jogada. A última chance é antes da contagem da rodada. As peças que não seguiram o naipe ficam cinza.

    Uma regra quebrada custa { $cost }. Contestar errado não custa nada.
