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

lesson-seventy-nine-trump-title = Escolher e puxar trunfo
lesson-seventy-nine-trump-welcome = Todos passaram, e você ganhou o leilão com 50. Agora aproveite seus trunfos.

lesson-seventy-nine-trump-name =
    Você tem cinco 2s, três 3s e dois 4s, mas não 2-2.
    {"**"}Que trunfo você escolhe?**
    .right = Cinco dos catorze 2s: logo os seus estarão entre os últimos.
    .hint = O que mais conta é o número de peças. De que número você tem mais?

lesson-seventy-nine-trump-low =
    Os 2s são trunfo. { $ann } puxou 1-1, e ninguém ganhou dele. Você joga por último e não tem 1s.
    {"**"}O que você joga?**
    .right = Você joga por último, então seu trunfo baixo ganha. Você guarda 6-2 e puxa.
    .high = Também ganha. Mas você joga por último: um trunfo mais baixo basta.
    .hint = Essa não pode ganhar. Faltam 19 pontos: ganhe a saída com um trunfo.

lesson-seventy-nine-trump-draw =
    Você puxa, com seu último trunfo, 6-2. Talvez faltem mais dois: 4-2 e o outro 6-2.
    {"**"}O que você puxa?**
    .right = Agora nada ganha dele: de duas peças iguais, ganha a primeira. Ele força 4-2 a sair, e { $dee } põe 5 pontos.
    .hint = 4-2 ou 6-2 ainda podem ganhar dela. Primeiro force a saída deles.

lesson-seventy-nine-trump-learned =
    • Escolha o número de que você tem mais.
    • É o último a jogar? Um trunfo baixo basta.
    • Puxe trunfos até não faltar nenhum outro.

lesson-seventy-nine-pairs-title = Duas de cada peça
lesson-seventy-nine-pairs-welcome = Há duas de cada peça, e de duas iguais ganha a primeira. Seu lance foi 51, e os 1s são trunfo.

lesson-seventy-nine-pairs-second =
    { $ann } puxou 6-6, o 6 mais alto. Você joga por último.
    {"**"}6-6 ou 6-3?**
    .right = O primeiro 6-6 ganha de qualquer jeito. Agora o seu é o 6 mais alto.
    .hint = De duas peças iguais ganha a primeira, então seu 6-6 perde aqui. Depois ele é o 6 mais alto.

lesson-seventy-nine-pairs-last =
    { $ann } puxou 2-2, { $cleo } pôs 5-5, e 2-2 está ganhando. Você joga por último e não tem 2s.
    {"**"}O que você joga?**
    .right = Você joga por último, então seu trunfo mais baixo ganha 11 pontos. Você ainda tem os dois 1-1.
    .high = Também ganha. Mas 1-1 é o trunfo mais alto, e aqui um baixo basta.
    .hint = Essa não pode ganhar, e há 11 pontos na vaza. Quais das suas peças são trunfos?

lesson-seventy-nine-pairs-first =
    Você puxa, com os dois 1-1, 6-6, os dois 4-4 e 4-3.
    {"**"}O que você puxa?**
    .right = Ninguém pode ganhar dela, e todos podem pôr pontos: aqui seu time leva 26.
    .hint = Alguém pode ganhar dela com um trunfo. Primeiro force a saída dos trunfos deles.

lesson-seventy-nine-pairs-learned =
    • Puxe a primeira de duas iguais: a outra não ganha dela.
    • Guarde uma peça que agora é a mais alta.
    • Conte cada peça duas vezes.

lesson-seventy-nine-partners-title = Três em cada time
lesson-seventy-nine-partners-welcome = { $bo } e { $dee } são do seu time, { $ann }, { $cleo } e { $eli } do outro. Todos os pontos são do time.

lesson-seventy-nine-partners-bid =
    { $dee } deu um lance de 50, e os outros passaram. Seu lance é o último, com três 4s e quatro 2s.
    {"**"}Que lance você dá?**
    .right = { $dee } tem o lance para seu time e escolhe o trunfo. Um mais alto só é mais difícil de cumprir.
    .hint = { $dee } já tem o lance para seu time. Um mais alto é mais difícil de cumprir.

lesson-seventy-nine-partners-win =
    Os 4s são trunfo. { $dee } puxou 4-2, e { $eli } jogou 3-2 fora. Um 4-4 já saiu.
    {"**"}4-4 ou 5-4?**
    .right = Nada ganha do último 4-4. Seu time leva 21 pontos aqui.
    .hint = { $ann } e { $cleo } jogam depois de você: 6-4 ou 4-4 podem ganhar dela. Qual das suas é certa?

lesson-seventy-nine-partners-give =
    { $cleo } puxou 5-5, e { $dee } jogou o trunfo 6-4. Os dois 4-4 já saíram, e você precisa jogar um 5.
    {"**"}5-1 ou 5-0?**
    .right = Ninguém ganha de 6-4, e 5-0 vale 5. Seu time leva 26 pontos aqui.
    .hint = É segura. Mas seu time ganha esta vaza: qual dos seus 5s vale pontos?

lesson-seventy-nine-partners-learned =
    • O lance é do seu time? Passe.
    • Ganhe com certeza onde podem cair pontos.
    • Seu time ganha a vaza com certeza? Dê peças que valem.

lesson-seventy-nine-points-title = Peças que valem
lesson-seventy-nine-points-welcome = 5-5 e 6-4 valem 10, e 5-0, 4-1 e 3-2 valem 5. Seu lance foi 50, os 4s são trunfo, e seu time tem 39.

lesson-seventy-nine-points-trump =
    { $dee } puxou 5-5, e { $eli } jogou o trunfo 5-4. Você não tem 5s, e todos os outros 6-4 e 4-4 já saíram.
    {"**"}O que você joga?**
    .right = Só seu próprio 4-4 ganha de 6-4. Aqui seu time leva 26 pontos e cumpre o lance.
    .high = Também ganha. Mas 6-4 vale 10: ganhe agora e guarde 4-4 para puxar.
    .hint = 5-4 está ganhando, e 5-5 vale 10. Qual dos seus trunfos ganha de 5-4?

lesson-seventy-nine-points-lead =
    O lance está cumprido, mas cada ponto ainda conta. Ainda há 4s contra você.
    {"**"}O que você puxa?**
    .right = Ninguém pode ganhar dela. Ela força três 4s a sair, e 4-1 vale 5.
    .hint = Alguém pode ganhar dela. De qual dos seus trunfos ninguém ganha?

lesson-seventy-nine-points-learned =
    • Ganhe seus trunfos que valem em uma vaza certa.
    • O lance está cumprido? Continue: cada ponto ainda conta.
