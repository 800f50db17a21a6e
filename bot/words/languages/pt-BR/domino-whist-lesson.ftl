### A lição de Whist de Dominó.

lesson-domino-whist-welcome = Um jogador puxa uma peça, e os outros seguem. A melhor peça ganha a vaza. Seu lance foi o maior, 5 das 11 vazas, então ganhe pelo menos 5.

lesson-domino-whist-follow =
    { $cleo } puxou 7-3 como 3. Se você tem 3s, precisa jogar um.
    {"**"}Qual dos seus 3s ganha de 7-3?**
    .right = 3-3 é o 3 mais alto, depois 8-3, 7-3 e assim por diante.
    .hint = As peças de um naipe valem pela outra metade, e 4 é menos que 7.

lesson-domino-whist-trump =
    { $cleo } puxou 5-5, e você não tem 5s, então pode jogar qualquer peça. Os 6s são trunfo: ganham de todas as outras.
    {"**"}O que ganha esta vaza?**
    .right = Qualquer trunfo ganha de 5-5, e o seu mais baixo basta.
    .higher = Também ganha. Mas um trunfo mais baixo não bastaria?
    .hint = Sem um 5, só um trunfo ganha. Quais das suas peças são 6s?

lesson-domino-whist-lead =
    Você puxa, e os 6s são trunfo.
    {"**"}Qual peça ninguém consegue vencer?**
    .right = Nada ganha dela, e quem tem um 6 precisa jogar. Logo os outros ficam sem trunfo.
    .low = Trunfo é a ideia certa, mas um mais alto pode ganhar dele.
    .hint = Um trunfo pode ganhar dela. Qual é seu melhor trunfo?

lesson-domino-whist-count =
    Seu lance foi de 5 vazas, e você já ganhou 6. { $bo } puxou brancos, e você não tem.
    {"**"}Ganhe mais 1.**
    .right = Seu último trunfo ganha. Um lance de 5 ainda vale 5, mas cada vaza sua é uma a menos para os outros.
    .hint = 8-2 não é branco nem trunfo, então não pode ganhar.

lesson-domino-whist-bid =
    Foi assim que essa rodada começou. Diga no lance quantas vazas vai ganhar. Quem ganha o leilão escolhe o trunfo e marca ou perde o valor do lance.
    {"**"}Você tem 6-6, 7-7, 4-4 e quatro 6s. Que lance você dá?**
    .right = Três buchas devem ganhar, e seus outros 6s, como trunfos, devem ganhar mais duas.
    .right-safe = Um lance seguro: três buchas devem ganhar, e um dos seus outros 6s.
    .few = Alguém pode dar mais. Conte três buchas e seus trunfos.
    .pass = Com três buchas e quatro 6s, dá para dar um lance.
    .hint = Conte o que deve ganhar: três buchas e seus trunfos.

lesson-domino-whist-kitty =
    Você ganhou o leilão. O morto é 8-7, e você pode trocar uma das suas peças por ele.
    {"**"}Que peça você dá?**
    .right = 5-1 quase nunca ganharia uma vaza. 8-7 é o 7 mais alto depois do seu 7-7.
    .keep = Você pode ficar com sua mão, mas 8-7 vale a pena.
    .hint = Essa pode ser útil. Qual peça é baixa nos dois naipes, e a única deles na sua mão?

lesson-domino-whist-name =
    Agora escolha o trunfo.
    {"**"}De que número você tem quatro, com a bucha?**
    .right = Quatro 6s, e 6-6 é a mais alta.
    .eights = Você tem quatro 8s também, mas 8-8 está com outra pessoa.
    .hint = Você precisa de um naipe longo e da bucha dele.

lesson-domino-whist-learned =
    • Siga o naipe se puder. Se não, um trunfo ganha.
    • A bucha é a mais alta do seu número.
    • Se o lance é seu, puxe trunfos primeiro.
    • Dê um lance que possa cumprir: com menos vazas, você perde o lance.
