### A lição de Seventy-Nine. Bo e Dee são do time de quem aprende.

lesson-seventy-nine-welcome = Você, { $bo } e { $dee } jogam contra { $ann }, { $cleo } e { $eli }, com dois jogos: há duas de cada peça. Um jogador puxa uma peça, os outros seguem, e a melhor peça ganha a vaza para o seu time.

lesson-seventy-nine-follow =
    { $dee }, do seu time, puxou 6s. Se você tem 6s, precisa jogar um.
    {"**"}Qual 6 nenhum outro 6 vence?**
    .right = 6-6 é o mais alto. Há outro igual, mas de duas peças iguais ganha a primeira.
    .hint = 6-4 vale 10 pontos. Um 6 mais alto pode levar esses pontos para { $ann } ou { $cleo }.

lesson-seventy-nine-give =
    { $dee }, do seu time, está ganhando com 2-2. Você pode jogar qualquer peça: seu 5-2 é trunfo, então não é um 2. 5-5 e 6-4 valem 10 cada.
    {"**"}O que você dá ao seu time?**
    .right = Só um trunfo ganha de 2-2, e seu time leva mais 10 pontos.
    .nothing = É seguro, mas não traz pontos. Que peça vale 10?
    .hint = Seu time está ganhando esta vaza. Guarde seus trunfos e dê uma peça que vale.

lesson-seventy-nine-lead =
    Você puxa. Os 5s são trunfo: ganham de todas as outras peças.
    {"**"}Qual peça ninguém consegue vencer?**
    .right = De duas peças iguais ganha a primeira, então 5-5 é seguro. { $dee } tem que pôr o outro 5-5, e { $bo } dá 6-4: 31 pontos.
    .hint = Alguém pode ganhar dela. Qual é seu trunfo mais alto?

lesson-seventy-nine-count =
    { $ann } puxou brancos, e há um 3-2 na vaza. Ele vale 5, e cada vaza 1. Você joga por último e só tem trunfos.
    {"**"}Que trunfo basta?**
    .right = Ninguém joga depois de você, então seu trunfo mais baixo ganha: 6 pontos.
    .hint = Também ganha. Mas você joga por último, então guarde os altos.

lesson-seventy-nine-bid =
    Foi assim que essa rodada começou. O lance diz os pontos que seu time vai fazer: se cumprir, vocês marcam tudo o que fizerem.
    {"**"}Você tem cinco 5s com 5-5 e 6-6. Que lance você dá?**
    .right = Vocês marcam o que fizerem de qualquer jeito, então não dê mais que o necessário.
    .pass = Cinco 5s, 6-6 e mais duas pessoas no time: dá para dar um lance.
    .hint = Um lance maior não traz mais pontos. Qual é o menor?

lesson-seventy-nine-name =
    Você ganhou o leilão, então escolhe o trunfo.
    {"**"}De que número você tem mais?**
    .right = Cinco dos catorze 5s, e 5-5 é a mais alta.
    .hint = Conte suas peças de cada número.

lesson-seventy-nine-learned =
    • Siga o naipe se puder. Se não, ajude seu time.
    • Cada vaza vale 1, 5-5 e 6-4 valem 10, e 5-0, 4-1 e 3-2 valem 5.
    • De duas peças iguais, ganha a primeira.
    • Dê o lance que seu time pode cumprir e não mais.
