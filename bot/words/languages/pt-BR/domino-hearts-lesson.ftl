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

lesson-domino-hearts-queen-title = Livre-se da dama
lesson-domino-hearts-queen-welcome = Q♠ custa 13 pontos, e { $cleo } passou a dama para você. Espere um momento seguro para se livrar dela.

lesson-domino-hearts-queen-keep =
    { $ann } puxou J♠. Você tem Q♠, 7♠ e 5♠.
    {"**"}Que carta de espadas você joga?**
    .right = Ela não pode ganhar, e por enquanto Q♠ fica com você.
    .hint = Q♠ ganha de J♠. Se ninguém jogar A♠ ou K♠, você leva seus próprios 13 pontos.

lesson-domino-hearts-queen-throw =
    { $bo } puxou 4♣, { $ann } jogou 7♣, e você não tem paus.
    {"**"}O que você joga fora?**
    .right = Só paus pode ganhar esta vaza, então Q♠ se foi. Aqui { $cleo } leva: 13 pontos.
    .heart = É um ponto dado. Mas qual das suas cartas custa 13?
    .hint = É segura, mas Q♠ fica com você. Jogue fora enquanto pode.

lesson-domino-hearts-queen-low =
    { $cleo } puxou 5♥, { $bo } não tem copas, e { $ann } jogou 4♥. Você joga por último.
    {"**"}Que carta de copas você joga?**
    .right = 5♥ ganha, e { $cleo } leva as três cartas de copas.
    .hint = Ela ganha de 5♥, e você leva três cartas de copas: 3 pontos.

lesson-domino-hearts-queen-learned =
    • Guarde espadas baixas ao lado de Q♠.
    • Não pode seguir? Jogue fora Q♠ primeiro.
    • É o último a jogar? Fique abaixo da carta que ganha.

lesson-domino-hearts-spades-title = Onde está Q♠?
lesson-domino-hearts-spades-welcome = Você passou Q♠ para { $ann }, e ela ainda tem. Isso ajuda você em toda vaza de espadas.

lesson-domino-hearts-spades-ace =
    { $bo } puxou J♠, e { $ann } jogou 2♠. Só falta { $cleo }.
    {"**"}A♠ ou 8♠?**
    .right = Q♠ não pode mais cair nesta vaza: { $ann } já jogou. Mais tarde, A♠ poderia levar Q♠.
    .hint = Aí A♠ fica com você e pode levar Q♠ depois. Agora há perigo?

lesson-domino-hearts-spades-lead =
    Você puxa. 8♠ é sua última carta de espadas, e { $ann } ainda tem Q♠.
    {"**"}O que você puxa?**
    .right = 8♠ não pode levar Q♠, e espadas forçam a saída dela. Sem espadas, você pode jogar outras cartas fora.
    .hint = Espadas forçam Q♠ a sair, e ela ganha do seu 8♠. Puxe primeiro sua última carta de espadas.

lesson-domino-hearts-spades-throw =
    { $cleo } puxou 3♠, { $bo } jogou 4♠ e { $ann } 5♠. Você não tem espadas.
    {"**"}O que você joga fora?**
    .right = { $ann } leva um ponto, e uma carta de copas que ganha vazas se foi.
    .hint = Pode. Mas A♥ e K♥ ganham vazas cheias de copas: jogue uma delas.

lesson-domino-hearts-spades-learned =
    • Se você passou Q♠, sabe onde ela está.
    • Jogue A♠ e K♠ quando Q♠ não pode cair nelas.
    • Não pode seguir? Jogue fora suas copas altas.

lesson-domino-hearts-last-title = Se precisar ganhar
lesson-domino-hearts-last-welcome = Às vezes você não consegue perder todas as vazas. Então escolha quando ganha, e com que carta.

lesson-domino-hearts-last-low =
    { $bo } puxou 9♣, e { $ann } não tem paus. { $cleo } joga por último.
    {"**"}Que carta de paus você joga?**
    .right = Ela perde. E aqui { $cleo } joga Q♠ na vaza: 13 pontos para { $bo }.
    .hint = Ela ganha de 9♣, e { $cleo } pode jogar Q♠ nela: você levaria 13 pontos.

lesson-domino-hearts-last-high =
    { $bo } puxou 4♥, { $ann } jogou 5♥, e { $cleo } não tem copas. Suas duas cartas de copas ganham.
    {"**"}Q♥ ou 6♥?**
    .right = Você ganha de qualquer jeito, então use a alta. 6♥ ainda pode perder.
    .hint = Também ganha. Mas Q♥ fica com você e ganha mais copas depois.

lesson-domino-hearts-last-lead =
    Você levou 3 cartas de copas e puxa: 6♥ ou paus.
    {"**"}Qual?**
    .right = Ainda há copas mais altas, e { $ann } precisa ganhar esta vaza, com 3 pontos.
    .hint = Você tem os paus mais altos, então leva tudo o que os outros jogarem fora.

lesson-domino-hearts-last-learned =
    • Se Q♠ pode cair na vaza, jogue baixo.
    • Se você ganha de qualquer jeito, use a carta mais alta.
    • Depois puxe a mais baixa.

lesson-domino-hearts-keep-title = O que guardar
lesson-domino-hearts-keep-welcome = Copas e Q♠ custam pontos. Solte o que poderia levar esses pontos e guarde o que nunca ganha.

lesson-domino-hearts-keep-queen =
    { $bo } puxou J♠, e { $ann } jogou Q♠.
    {"**"}K♠, 10♠ ou 5♠?**
    .right = Fica abaixo de Q♠, então { $ann } leva seus próprios 13 pontos.
    .hint = K♠ ganha de Q♠. Se { $cleo } não jogar A♠, você leva 13 pontos.

lesson-domino-hearts-keep-ace =
    { $bo } puxou A♥, e { $ann } não tem copas. Você tem Q♥, 10♥, 3♥ e 2♥.
    {"**"}Que carta de copas você joga?**
    .right = A♥ ganha de qualquer jeito, então uma carta alta se foi. Ficam 3♥ e 2♥, que quase nunca ganham.
    .hint = Ela perde, mas 3♥ e 2♥ são suas cartas mais seguras. Que carta de copas pode ganhar depois?

lesson-domino-hearts-keep-lead =
    Você puxa, com 5♠, 3♥ e 2♥. Todas as outras espadas já saíram.
    {"**"}O que você puxa?**
    .right = Alguém com copas mais altas precisa ganhar dela. Aqui { $bo } leva 2 pontos.
    .hint = Ninguém mais tem espadas, então você leva a vaza com tudo o que jogarem fora.

lesson-domino-hearts-keep-learned =
    • Se uma vaza custa muito, fique abaixo da carta que ganha.
    • Outro ganha de qualquer jeito? Solte uma carta alta.
    • A última carta de um naipe ganha, por mais baixa que seja.
