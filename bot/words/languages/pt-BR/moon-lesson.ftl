### A lição de Moon.

lesson-moon-welcome = Cada um joga por si. Um jogador puxa uma peça, e os outros seguem. A melhor peça ganha a vaza. Seu lance foi de 5 das 7 vazas, então ganhe pelo menos 5.

lesson-moon-follow =
    { $bo } puxou 3-3. Se você tem 3s, precisa jogar um. Os 5s são trunfo, então 5-3 não é um 3.
    {"**"}Seus dois 3s perdem. Qual você entrega?**
    .right = Agora você não tem 4s e pode jogar um trunfo quando puxarem 4s.
    .hint = Se ficar com 4-3, você precisa jogar essa peça quando puxarem 4s. Dá para se livrar dela?

lesson-moon-trump =
    { $bo } puxou 4-1, e você não tem 4s, então pode jogar qualquer peça. Os 5s são trunfo: ganham de todas as outras.
    {"**"}O que ganha esta vaza?**
    .right = Ganha: ninguém mais tem um 5.
    .hint = 3-2 não é 4 nem trunfo, então não pode ganhar.

lesson-moon-lead =
    Você puxa, e os 5s são trunfo.
    {"**"}Qual peça ninguém consegue vencer?**
    .right = Nada ganha de 5-5, e quem tem um 5 precisa jogar. Sobram menos trunfos contra você.
    .low = Trunfo é a ideia certa, mas um mais alto pode ganhar dele.
    .trumped = Alguém sem 6s pode jogar um trunfo. Qual trunfo é o mais alto?
    .hint = Alguém pode ganhar dela. Qual é seu melhor trunfo?

lesson-moon-bid =
    Foi assim que essa rodada começou. { $bo } deu um lance de 4. Dê mais ou passe: se cumprir, você marca suas vazas, e se cair, perde o lance.
    {"**"}Você tem quatro 5s com 5-5. Que lance você dá?**
    .right = Quatro trunfos devem ganhar três ou quatro vazas, e o morto costuma dar mais uma.
    .pass = Com quatro 5s e a bucha deles, dá para dar um lance.
    .moon = 21 é o moon: todas as sete vazas. Para isso você precisa de peças certas em cada naipe.
    .hint = É mais do que essas peças podem ganhar. 5 basta para passar de 4.

lesson-moon-kitty =
    Você ganhou o leilão. O morto é 6-6, e você pode trocar uma das suas peças por ele. Ninguém vê se você troca.
    {"**"}Que peça você dá?**
    .right = Como 6, 6-2 perde para todas as outras, e 6-6 é a mais alta.
    .keep = Você pode ficar com sua mão, mas 6-6 ganha uma vaza se ninguém jogar um trunfo.
    .hint = Essa pode ser útil. Com 6-6 na mão, de qual peça você não precisa mais?

lesson-moon-name =
    Agora escolha o trunfo.
    {"**"}De que número você tem quatro, com a bucha?**
    .right = Quatro 5s, e 5-5 é a mais alta.
    .none = Sem trunfo, seus 5s baixos só ganham se você puxar tarde.
    .hint = Você precisa de um naipe longo e da bucha dele.

lesson-moon-learned =
    • Siga o naipe se puder. Se não, um trunfo ganha.
    • Um trunfo é só trunfo: não é do naipe da outra metade.
    • Se o lance é seu, puxe primeiro seus melhores trunfos.
    • 21 é o moon: todas as sete vazas, por 21 pontos.

lesson-moon-bid-title = Lance e trunfo
lesson-moon-bid-welcome = Dê o lance que suas peças podem cumprir, pegue o morto, escolha o trunfo. Depois force a saída dos trunfos.

lesson-moon-bid-bid =
    { $bo } deu um lance de 4. Você tem 3-3 e 6-3, os dois 3s mais altos, e também 5-5 e 4-4.
    {"**"}Que lance você dá?**
    .right = Dois trunfos e duas buchas devem ganhar quatro vazas, e 3-2 ou o morto mais uma.
    .pass = Com dois trunfos altos e duas buchas, dá para dar um lance.
    .hint = Todas as vazas que você ganha contam de qualquer jeito. Dê só o bastante para passar de 4.

lesson-moon-bid-name =
    Você pegou 5-1 do morto no lugar de 6-2. Agora tem três 3s e três 5s.
    {"**"}O que você escolhe?**
    .right = Só 3-3 ganha de 6-3, então você tem os dois melhores trunfos. E 5-5 pode ganhar como bucha.
    .fives = 5-5 ganha, mas 6-5, 5-4 e 5-3 ganham do seu 5-2 e do seu 5-1.
    .hint = Você precisa de um naipe longo. De que números você tem três?

lesson-moon-bid-draw =
    Você ganhou duas vazas. Há um trunfo contra você: 4-3.
    {"**"}O que você puxa?**
    .right = 4-3 tem que cair em 3-3. Agora seu 3-2 é o último trunfo.
    .trumped = 5-5 é o 5 mais alto, mas alguém sem 5s pode ganhar dele com 4-3.
    .hint = Alguém pode ganhar dela. Qual dos seus trunfos ganha de 4-3?

lesson-moon-bid-last =
    Você ganhou quatro vazas, e não há mais trunfos. Puxe um 5.
    {"**"}Qual?**
    .right = Ninguém ganha de 5-5: é sua quinta vaza, e você cumpre o lance.
    .hint = Um 5 mais alto pode ganhar dele, e talvez você não puxe mais. Comece pelo mais alto.

lesson-moon-bid-learned =
    • Dois trunfos altos são melhores que três baixos.
    • Force a saída do último trunfo antes de puxar outros naipes.
    • Ganhe primeiro as vazas de que você precisa.

lesson-moon-trumps-title = Use seus trunfos
lesson-moon-trumps-welcome = Seu lance foi 4, e o trunfo são os 2s. Você tem três trunfos, mas não 2-2.

lesson-moon-trumps-draw =
    Você puxa. Há três trunfos contra você: 2-2, 4-2 e 2-1.
    {"**"}O que você puxa?**
    .right = Só 2-2 ganha dele. Aqui ele força 2-2 e 2-1 a sair de uma vez.
    .hint = Primeiro force a saída de trunfos, com um que só perde para 2-2.

lesson-moon-trumps-low =
    Você ainda não ganhou nenhuma vaza: precisa das quatro últimas. { $ann } puxou 6-1, e { $bo } não tem 6s. Você joga por último.
    {"**"}O que você joga?**
    .right = Seu trunfo mais baixo ganha. Você precisa de 5-2 para forçar a saída de 4-2.
    .high = Também ganha. Mas depois 4-2 ganha do seu 3-2, e você precisa de todas as vazas.
    .hint = Essa não pode ganhar, e você precisa das quatro vazas. Jogue um trunfo.

lesson-moon-trumps-lead =
    Há um trunfo contra você: 4-2.
    {"**"}O que você puxa?**
    .right = 4-2 tem que cair nele. Depois ninguém pode ganhar de 4-4 e 1-1.
    .hint = É a mais alta do naipe, mas alguém pode ganhar dela com 4-2. Force a saída dele primeiro.

lesson-moon-trumps-learned =
    • Puxe um trunfo alto para forçar a saída dos outros.
    • É o último a jogar? Seu trunfo mais baixo basta.
    • As buchas ganham quando não há mais trunfos.

lesson-moon-defend-title = Contra um lance
lesson-moon-defend-welcome = { $ann } deu um lance de 5, e o trunfo são os 1s. Cada vaza sua é um ponto para você, e uma a menos para ela.

lesson-moon-defend-low =
    { $ann } puxou 1-1, o 1 mais alto. Você precisa jogar um 1.
    {"**"}6-1, 3-1 ou 2-1?**
    .right = 1-1 ganha de qualquer jeito. Agora seu 6-1 é o trunfo mais alto.
    .hint = 1-1 ganha de qualquer jeito. Depois dele, 6-1 é o 1 mais alto: guarde.

lesson-moon-defend-trump =
    { $ann } puxou 6-4, e { $bo } jogou 6-6. Você joga por último e não tem 6s: 6-1 é trunfo.
    {"**"}O que você joga?**
    .right = Um trunfo ganha a vaza, e o mais baixo basta. Guarde 6-1, o mais alto.
    .high = Também ganha. Mas você joga por último: um trunfo mais baixo basta.
    .hint = Essa não pode ganhar, e cada vaza vale um ponto. Quais das suas peças são trunfos?

lesson-moon-defend-learned =
    • O trunfo alto deles ganha? Jogue o seu mais baixo.
    • Cada vaza que você ganha também falta a quem tem o lance.

lesson-moon-moon-title = O lance de 21
lesson-moon-moon-welcome = Um lance de 21 é o moon: todas as sete vazas por 21 pontos. Se faltar uma, você perde 21.

lesson-moon-moon-bid =
    { $ann } deu um lance de 4, e { $bo } de 5. Você tem 2-2, 6-2, 5-2, e mais 6-6, 6-5, 3-3 e 0-0.
    {"**"}Que lance você dá?**
    .right = Com os 2s de trunfo, seus três forçam os outros três a sair. Depois 6-6, 6-5, 3-3 e 0-0 também ganham.
    .hint = Conte de novo: seus três trunfos forçam os outros três a sair. Depois alguma peça sua pode perder?

lesson-moon-moon-name =
    Você ficou com sua mão.
    {"**"}Que trunfo você escolhe?**
    .right = Você tem os três 2s mais altos, e só há outros três.
    .hint = Alguém teria um trunfo mais alto, ou mais trunfos. De que número você tem os três mais altos?

lesson-moon-moon-draw =
    Os 2s são trunfo: 4-2, 3-2 e 2-1 estão contra você.
    {"**"}O que você puxa?**
    .right = Ninguém pode ganhar dele. Em três vazas não há mais trunfo contra você.
    .hint = Alguém pode ganhar dela com um trunfo. Primeiro force a saída de todos os trunfos.

lesson-moon-moon-learned =
    • Dê 21 só se você contar sete vazas certas.
    • Uma vaza certa: a mais alta do naipe, sem trunfos por sair.
