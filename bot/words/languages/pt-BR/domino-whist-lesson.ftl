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

lesson-domino-whist-bid-title = Dar lance ou passar
lesson-domino-whist-bid-welcome = Dê o lance que pode cumprir: cumprido, vale pontos; se cair, custa o mesmo. Os outros marcam 1 por vaza.

lesson-domino-whist-bid-bid =
    { $cleo } deu um lance de 4. Você tem 8-8, 5-5 e 2-2, e quatro brancos.
    {"**"}Que lance você dá?**
    .right = Três buchas devem ganhar, e os brancos como trunfo mais duas vezes. E 5 basta para passar de 4.
    .pass = Com três buchas e quatro brancos, dá para passar de 4.
    .hint = É mais do que essas peças devem ganhar. Quanto basta para passar de 4?

lesson-domino-whist-bid-stop =
    { $ann } deu um lance de 6, e { $cleo } de 7. É sua vez de novo.
    {"**"}Que lance você dá?**
    .right = 8 vazas são demais para essas peças. E cada vaza que você ganha contra { $cleo } vale 1.
    .hint = Suas peças devem ganhar umas 5 vazas. Se der um lance maior e cair, você perde tudo.

lesson-domino-whist-bid-learned =
    • Conte as buchas e os trunfos longos que vai ter.
    • Dê um lance só um pouco acima dos outros.
    • Alto demais? Passe e ganhe vazas contra o lance.

lesson-domino-whist-trumps-title = Use seus trunfos
lesson-domino-whist-trumps-welcome = Você ganhou o leilão com 7 e pegou 5-4 do morto. Agora planeje como ganhar 7 vazas.

lesson-domino-whist-trumps-name =
    Você tem quatro 5s com 5-5 e quatro brancos: 8-0, 6-0, 4-0 e 3-0.
    {"**"}Que trunfo você escolhe?**
    .right = Brancos baixos só ganham como trunfo. Seus 5s podem ganhar sem ser trunfo.
    .fives = 5-5 e seus 5s longos podem ganhar assim. Que naipe só ganha como trunfo?
    .hint = Você precisa de um trunfo longo. De que números você tem quatro?

lesson-domino-whist-trumps-low =
    Os brancos são trunfo. { $ann } puxou 2-2, e você não tem 2s. Você joga por último.
    {"**"}O que você joga?**
    .right = Você joga por último, então seu trunfo mais baixo ganha.
    .high = Também ganha. Mas você joga por último: um trunfo mais baixo basta.
    .hint = Essa não pode ganhar, e você precisa de 7 das 9 vazas que faltam. Jogue um trunfo.

lesson-domino-whist-trumps-draw =
    Você puxa. 0-0 já saiu, e há três trunfos contra você: 7-0, 5-0 e 1-0.
    {"**"}O que você puxa?**
    .right = Nada ganha de 8-0 agora. Ele força dois trunfos a sair: 5-0 e 1-0.
    .low = 7-0 pode ganhar dela. De qual dos seus trunfos ninguém ganha?
    .hint = Os outros ainda têm trunfos. Primeiro force a saída deles, com o mais alto.

lesson-domino-whist-trumps-eights =
    Só 7-0 está contra você. 8-8 e 7-7 já saíram: 8-7 é o 8 mais alto e o 7 mais alto.
    {"**"}O que você puxa?**
    .right = Faltam mais 8s que 7s ou 5s: é menos provável que alguém não tenha e jogue 7-0.
    .sevens = É o 7 mais alto. Mas só faltam outros quatro: alguém pode não ter e jogar um trunfo. Faltam mais 8s.
    .fives = É o 5 mais alto. Mas só faltam outros quatro: alguém pode não ter e jogar um trunfo. Faltam mais 8s.
    .hint = Alguém pode ganhar dela. Qual das suas peças é a mais alta do número dela?

lesson-domino-whist-trumps-learned =
    • Faça trunfo o naipe que mais precisa.
    • Force trunfos a sair com um de que ninguém ganha.
    • Depois puxe alto no naipe de que faltam mais peças.

lesson-domino-whist-last-title = As últimas vazas
lesson-domino-whist-last-welcome = Seu lance foi 8, os 6s são trunfo, e você ganhou 4 de 5 vazas. Agora conte o que falta.

lesson-domino-whist-last-blank =
    { $ann } puxou 0-0, e você joga por último. Você não tem brancos: 6-0 é trunfo.
    {"**"}O que você joga?**
    .right = Você joga por último, então um trunfo ganha: sua quinta vaza.
    .hint = Essa não pode ganhar. Você precisa de 4 das últimas 6 vazas. Quais das suas peças são trunfos?

lesson-domino-whist-last-trump =
    Você tem 5 vazas. { $ann } puxou 1-1, e você não tem 1s. Você joga por último.
    {"**"}O que você joga?**
    .right = Seu último trunfo ganha. Os outros 8s já saíram, então depois ganham 8-8 e 8-4.
    .hint = Essa não pode ganhar. Você precisa de 3 das últimas 4 vazas: jogue seu último trunfo.

lesson-domino-whist-last-suit =
    Você tem 7 vazas e precisa de mais uma. Não há mais trunfos.
    {"**"}O que você puxa?**
    .right = É o último 8, então ninguém pode seguir nem ganhar: sua oitava vaza.
    .fours = Como 4, outros ganham dela: 4-4 ainda não saiu. Qual é o outro naipe dela?
    .hint = Alguém pode ganhar dela. Que peça é a última do naipe?

lesson-domino-whist-last-learned =
    • Perto do fim, conte o que você precisa e o que é certo.
    • A última peça de um naipe ganha quando não há mais trunfos.
    • Diga o naipe em que ninguém ganha da sua peça.

lesson-domino-whist-suit-title = O naipe certo
lesson-domino-whist-suit-welcome = Aqui não há trunfo. Quem puxa diz um dos dois naipes da peça, e isso decide quem ganha.

lesson-domino-whist-suit-two =
    Você puxa, com 7-3 e 7-0. 7-5 ainda não saiu.
    {"**"}Que peça, e como que naipe?**
    .right = Não há mais um 3 mais alto, então você ganha. Depois 7-0 pode ganhar como branco.
    .right-blank = Não há mais um branco mais alto, então você ganha. Depois 7-3 pode ganhar como 3.
    .hint = Como 7, perde para 7-5. Qual é o outro naipe dela?

lesson-domino-whist-suit-last =
    Sua última peça é 7-0. 0-0 e 8-0 já saíram, e 7-2 ainda não.
    {"**"}Como que naipe você puxa?**
    .right = Não há mais um branco mais alto, então a última vaza é sua.
    .hint = Como 7, perde para 7-2. Qual é o outro naipe dela?

lesson-domino-whist-suit-learned =
    • Uma peça pode ser baixa em um naipe e a mais alta no outro.
    • Lembre quais peças altas já saíram.
