### A lição de Copas de Dominó.

lesson-domino-hearts-welcome = Cada peça é uma carta do baralho. Um jogador puxa, os outros seguem, e a carta mais alta desse naipe ganha a vaza, com tudo o que há nela. Pontos são ruins: cada carta de copas custa 1, e a dama de espadas, Q♠, custa 13.

lesson-domino-hearts-follow =
    { $cleo } puxou espadas. Se você tem espadas, precisa jogar uma.
    {"**"}Jogue 5♠ ou 3♠.**
    .right = Suas duas cartas de espadas perdem. { $bo } ganha com K♠ e leva Q♠: 13 pontos.

lesson-domino-hearts-lose =
    { $cleo } puxou copas, e { $ann } está ganhando com J♥. Você joga por último.
    {"**"}Qual é sua carta de copas mais alta que ainda perde?**
    .right = J♥ continua ganhando. Você guarda as copas baixas, as seguras.
    .hint = Também perde, mas copas baixas são seguras depois. Guarde essas.

lesson-domino-hearts-lead =
    Você ganhou uma vaza, então puxa. Já jogaram copas antes, então você pode puxar copas também.
    {"**"}Puxe uma carta que perca para as outras.**
    .right = 2♥ nunca ganha. Quem tem copas vai ganhar dela.
    .right-spade = As espadas altas já foram, mas 6♠ e outras ainda ganham dela.
    .hint = Essa pode ganhar. Qual das suas cartas é a mais baixa de todas?

lesson-domino-hearts-give =
    Puxaram paus, e você não tem, então pode jogar qualquer carta.
    {"**"}Que carta de copas você dá a quem ganha?**
    .right = Um ponto para { $ann }, e A♥ não leva mais copas para você.
    .lower = É um ponto dado. Mas que carta de copas ganha qualquer vaza de copas?
    .lowest = 2♥ nunca ganha, então guarde. Que carta de copas é a mais perigosa?
    .hint = Pode, mas só copas e Q♠ custam pontos. Dê uma carta de copas.

lesson-domino-hearts-ace =
    { $ann } puxou A♦. Nada ganha dele, e você precisa seguir.
    {"**"}De que carta de ouros você se livra?**
    .right = A♦ ganha, então seu rei sai sem risco. Mais tarde ele poderia ganhar uma vaza.
    .hint = A♦ ganha de qualquer jeito. Qual das suas cartas de ouros pode ganhar uma vaza depois?

lesson-domino-hearts-pass =
    Foi assim que essa rodada começou: primeiro, passe três cartas para { $ann }, à sua esquerda.
    {"**"}Dê a { $ann } Q♠ e duas cartas altas que ganham vazas.**
    .right = Agora essas cartas ganham vazas para { $ann }, e você sabe onde está Q♠.
    .hint = Q♠ custa 13. Ases e reis ganham vazas, e 9♥ pode levar copas.

lesson-domino-hearts-learned =
    • Siga o naipe se puder. Se não, dê pontos.
    • Perca vazas, com a carta mais alta que ainda perde.
    • Cada carta de copas custa 1, e Q♠ custa 13.
    • Passe suas cartas altas e Q♠.
