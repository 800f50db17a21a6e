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
