### As lições de dominó: uma rodada com monte e uma de Cincos.

lesson-dominoes-welcome = Jogue todas as suas peças antes de { $ann }. As peças se tocam com números iguais, e você joga em qualquer ponta da linha. Quem ganha marca as pintas (bolinhas) que sobraram na outra mão.

lesson-dominoes-fits =
    Seu 3-3 era a maior bucha, então abriu a rodada. { $ann } jogou 3-0: a linha termina em branco e 3.
    {"**"}Jogue uma peça com branco ou 3.**
    .right = Cabe no 3. 6-4 e 5-4 não têm nenhum dos dois números, então precisam esperar.
    .right-blank = Cabe no branco. 6-4 e 5-4 não têm nenhum dos dois números, então precisam esperar.

lesson-dominoes-keep =
    Algumas jogadas depois, a linha termina em 3 e branco. 4-0 e 2-0 cabem no branco.
    {"**"}Qual deixa um número em que você pode jogar depois?**
    .right = Deixa um 4, e você ainda tem 6-4 e 5-4. { $ann } não tem 3 nem 4, então precisa comprar.
    .hint = Deixa um 2, e nenhuma das suas outras peças tem 2 ou 3. Você teria que comprar.

lesson-dominoes-ends =
    { $ann } não tinha 3 nem 4: comprou até 6-3 caber. A linha termina em 6 e 4.
    {"**"}Qual jogada deixa só um número que { $ann } não tem?**
    .right = Agora as duas pontas são 4s, e { $ann } não tem 4. Precisa comprar de novo.
    .hint = Isso deixa um 6, e { $ann } pode ter um. Que número { $ann } não tem?

lesson-dominoes-alone =
    A rodada segue, e a linha termina em 1 e 2. { $ann } não tem 4s, e você tem três.
    {"**"}4-2 ou 2-0?**
    .right = Você abre um 4 de novo, e só você pode jogar nele.
    .hint = Deixa 1 e branco, e nenhuma das suas outras peças tem esses números. Você teria que comprar.

lesson-dominoes-double =
    A linha termina em 6 e 4. { $ann } continua sem 4s.
    {"**"}4-4 ou 4-3?**
    .right = Uma bucha só cabe em um número, então jogue enquanto dá. O 4 fica aberto para o seu 4-3.
    .hint = Aí não há mais 4 aberto, e seu 4-4 encalha: uma bucha só cabe em um número.

lesson-dominoes-last =
    Restam duas peças: 4-3 e 2-0. A linha termina em branco e 4.
    {"**"}Qual você joga?**
    .right = { $ann } não tem 3s, então tem que jogar no branco. Joga 0-0, e você bate com 2-0! Sobram 7 pintas para { $ann }, e você marca 7.
    .right-sure = { $ann } não tem 4s, então o 4 fica aberto para o seu 4-3. Na sua próxima vez, você bate!

lesson-dominoes-learned =
    • Jogue uma peça com o número de uma ponta aberta. Se nada cabe, você compra.
    • Deixe números que você tem e os outros não.
    • Jogue as buchas enquanto dá.
    • Quem ganha marca as pintas que sobraram nas outras mãos.

lesson-all-fives-welcome = As peças se tocam com números iguais. Depois de cada jogada, as pontas abertas são somadas: 5, 10, 15 e assim por diante valem esses pontos na hora.

lesson-all-fives-sum =
    { $ann } abriu com 6-6. Uma bucha conta as duas metades, então as pontas somam 12.
    {"**"}Qual peça faz 15?**
    .right = 12 + 3 = 15: você marca 15 pontos na hora.
    .hint = 12 + 5 = 17, e isso não vale nada.

lesson-all-fives-spinner =
    A primeira bucha é a cruz. Seus dois lados estão cobertos, então ela recebe peças em cima e embaixo também. Nada pontua agora.
    {"**"}Qual peça seria mais difícil de jogar depois?**
    .right = Uma bucha só cabe em um número. Jogue enquanto o número está aberto.
    .hint = Pode, mas seu 3-3 só cabe em um número. Jogue enquanto há um 3 aberto.

lesson-all-fives-arm =
    À esquerda, 5-5 conta 10, e à direita há um 5. Em cima e embaixo ainda não contam.
    {"**"}Onde você joga 6-5?**
    .right = 10 + 5 + 5 = 20 pontos! Um braço conta quando tem uma peça.
    .hint = Isso cobre um 5, e a soma não é múltiplo de 5. Onde 6-5 acrescenta um 5?

lesson-all-fives-double =
    { $ann } não tinha 5s nem 6s, então comprou. Nada pontua agora, e seus 4s cabem embaixo.
    {"**"}4-4 ou 4-0?**
    .right = Sua bucha já foi, e o 4 fica aberto para 4-0.
    .hint = Aí não há mais 4 aberto, e 4-4 encalha: { $ann } ganha 8 pintas se bater.

lesson-all-fives-fives =
    As pontas: à esquerda 5-5 (10), à direita branco, em cima 5, embaixo 4-4 (8). Somam 23.
    {"**"}Qual jogada faz 15?**
    .right = 10 + 5 = 15 pontos. Depois você bate com 3-0: sobram 6 pintas para { $ann }, e você marca mais 5.
    .hint = Isso dá mais de 23. Cubra o 4-4, que conta 8.

lesson-all-fives-learned =
    • Depois da sua jogada, todas as pontas abertas são somadas. Múltiplos de 5 pontuam.
    • Uma bucha na ponta conta as duas metades, e um braço conta quando tem uma peça.
    • Se nada pontua, jogue buchas e peças pesadas.
    • Quem bate marca as pintas que sobraram, arredondadas de 5 em 5.
