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

lesson-dominoes-suits-title = Seu número forte
lesson-dominoes-suits-welcome = Block a quatro: todas as peças foram dadas, e ninguém compra. Por isso importa quais números ficam abertos.

lesson-dominoes-suits-keep =
    A linha termina em 4 e 3. Quatro das suas seis peças têm um 3.
    {"**"}Qual jogada deixa o 3 aberto para você?**
    .right = O 3 fica aberto, você ainda tem quatro peças para ele, e seu 6-3 cabe nas duas pontas.
    .three = As duas pontas são 3, mas isso gasta um dos seus. Com 6-4 você guarda os quatro.
    .hint = Isso cobre o 3, seu melhor número. Jogue na outra ponta.

lesson-dominoes-suits-again =
    Uma volta depois, a linha termina em 2 e 3. Você continua com quatro peças com 3.
    {"**"}Qual você joga?**
    .right = O 3 fica aberto, e seu 3-1 agora cabe nas duas pontas.
    .hint = Isso cobre o 3. Deixe os outros gastarem os 3s deles primeiro.

lesson-dominoes-suits-learned =
    • Veja qual número mais peças suas têm.
    • Deixe esse número aberto: jogue na outra ponta enquanto dá.

lesson-dominoes-passes-title = Depois de um passe
lesson-dominoes-passes-welcome = Quem passa não tem nenhum dos números abertos. Guarde na memória e aproveite.

lesson-dominoes-passes-knock =
    A linha termina em 5 e 4. { $ann } e { $bo } já passaram em 5.
    {"**"}Qual jogada faz os dois passarem de novo?**
    .right = Agora as duas pontas são 5: { $ann } e { $bo } passam. Só { $cleo } pode ter um 5.
    .hint = Isso deixa outro número aberto. Qual falta para { $ann } e também para { $bo }?

lesson-dominoes-passes-again =
    Os dois passaram, e { $cleo } jogou 5-0. As pontas são branco e 5. Você tem 6-4, 6-0 e 5-3.
    {"**"}Qual jogada só deixa números que mais ninguém tem?**
    .right = Todos os outros 5s e 6s já estão na linha. Todos passam, e é sua vez de novo.
    .hint = Isso abre um 3, e os outros jogam. Conte os 6s: cinco na linha, dois com você.

lesson-dominoes-passes-turn =
    Todos passaram. As pontas são 6 e 5, e você tem 6-4 e 5-3.
    {"**"}Qual vai primeiro? { $bo } também passou em 3.**
    .right = { $bo } não tem 3 e fica com todas as pintas. O 6 espera seu 6-4: na próxima vez você bate e marca 28.
    .hint = Assim você também bate na próxima vez, mas qualquer um pode ter um 4. Com um 3, { $bo } passa.

lesson-dominoes-passes-learned =
    • Se alguém passa, guarde os números abertos: essa pessoa não tem.
    • Abra esses números de novo antes da vez dela.
    • Se todos os outros passam, você joga de novo.

lesson-dominoes-seven-title = Contar até sete
lesson-dominoes-seven-welcome = Cada número está em sete peças. Aqui você e { $bo } são dupla.

lesson-dominoes-seven-count =
    A linha termina em 6 e 5. Já há quatro 5s nela: 5-5, 5-4, 5-2 e 5-0.
    {"**"}Como jogar duas vezes seguidas?**
    .right = Quatro na linha, três com você: mais ninguém tem 5. Os três passam.
    .hint = Isso deixa outro número aberto. Conte os 5s: quatro na linha, três com você.

lesson-dominoes-seven-spare =
    Todos passaram, e as duas pontas são 5. Você tem 5-3, 5-1, 2-2 e 1-0.
    {"**"}5-3 ou 5-1?**
    .right = No 1 pode seguir seu 1-0, e você guarda 5-3: o último 5 de todos.
    .hint = Aí nenhuma outra peça sua cabe no 3. Qual número você tem mais uma vez?

lesson-dominoes-seven-block =
    A linha termina em 3 e 5. Você tem 5-3, 2-2 e 1-0: depois desta jogada, só 5 pintas.
    {"**"}Onde você joga 5-3?**
    .right = As duas pontas são 5, e os sete já saíram: fechou! Com tão poucas pintas você ganha, e seu time marca 56.
    .hint = Isso deixa 3s, e os outros jogam. Com 5 nas duas pontas, ninguém pode.

lesson-dominoes-seven-learned =
    • Cada número está em sete peças. Conte as que você vê.
    • Se você tem todas as que faltam, só você pode jogar ali.
    • Feche a linha quando tiver poucas pintas.

lesson-dominoes-partner-title = Sua dupla
lesson-dominoes-partner-welcome = Você e { $bo } são dupla. Aqui se joga no sentido anti-horário: depois de você vem { $cleo }, depois { $bo } e { $ann }.

lesson-dominoes-partner-skip =
    As pontas são branco e 5. { $cleo } já passou nos dois, e { $bo } tem uma peça só.
    {"**"}5-5 ou 5-3?**
    .right = Nada novo fica aberto: { $cleo } tem que passar, e é a vez de { $bo }.
    .hint = Isso abre um 3, e { $cleo } pode jogar de novo. Deixe números que { $cleo } não tem.

lesson-dominoes-partner-seven =
    As pontas são 2 e 5. { $ann } tem uma peça só, sem 1 e sem 5: 6-2, 3-2 ou 3-3.
    {"**"}2-2 ou 5-3?**
    .right = Você não abre outro número: { $ann } só bate se um 2 ficar aberto. Seu 5-3 é o último 5 e pode esperar.
    .hint = Aí ficam 2 e 3 abertos, e { $ann } bate com qualquer uma dessas peças, se ninguém cobrir.

lesson-dominoes-partner-learned =
    • Faça passar quem joga antes da sua dupla.
    • Não abra nada que ajude um adversário com uma peça.
    • Se sua dupla ganha, você ganha.

lesson-dominoes-last-title = As últimas peças
lesson-dominoes-last-welcome = Draw contra { $ann }, que teve que comprar com 6 e 3 abertos: não tinha nenhum dos dois.

lesson-dominoes-last-lacks =
    A linha termina em 6 e 5. De todos os 6s, só 6-2 ainda não apareceu.
    {"**"}Qual jogada faz { $ann } comprar mais?**
    .right = As duas pontas são 6: { $ann } compra até achar 6-2.
    .three = Também não tem 3, mas há muitos escondidos, e logo compra um. De 6 só resta um.
    .hint = Isso deixa um número que { $ann } pode ter. { $ann } não tem 6s.

lesson-dominoes-last-double =
    { $ann } comprou 6-2 e jogou: as pontas são 2 e 6. Você tem 6-4, 5-3 e 2-2.
    {"**"}2-2 ou 6-4?**
    .right = A bucha já foi, e seu 6-4 é o último 6: ninguém tira essa ponta de você.
    .hint = Seu 6-4 é o último 6 e pode esperar. 2-2 não: { $ann } pode cobrir o 2.

lesson-dominoes-last-out =
    As pontas são 5 e 6. Você tem 6-4 e 5-3.
    {"**"}Qual vai primeiro?**
    .right = { $ann } não pode cobrir o 6, então na próxima vez você bate com 6-4! Você marca 18.
    .hint = Aí { $ann } pode cobrir o 5 antes do seu 5-3. O 6 é seguro: mais ninguém tem um.

lesson-dominoes-last-learned =
    • Deixe números de que faltam aparecer poucas peças.
    • Um número que só você tem espera sua última peça.
    • Jogue primeiro onde os outros podem cobrir.

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

lesson-all-fives-sums-title = Chegar à soma
lesson-all-fives-sums-welcome = Tire o que você cobre e some o que deixa. Uma bucha na ponta conta as duas metades.

lesson-all-fives-sums-double =
    As pontas: à esquerda 4, à direita 6-6 (12). Somam 16.
    {"**"}Qual jogada faz 20?**
    .right = 4-4 conta 8: 8 + 12 = 20 pontos.
    .hint = Isso não dá múltiplo de 5. Quanto conta uma bucha?

lesson-all-fives-sums-swap =
    As pontas: à esquerda 5-5 (10), à direita 6-6 (12). Somam 22.
    {"**"}Qual jogada faz 15?**
    .right = Cobre o 12 e deixa um 5: 10 + 5 = 15 pontos.
    .left = Cobre o 10 e deixa um 6: 6 + 12 = 18. Cubra a outra bucha.
    .hint = 10 + 3 = 13, e isso não vale nada.

lesson-all-fives-sums-arm =
    As pontas: à esquerda 5-5 (10), à direita 5, em cima 2. Somam 17. Embaixo está livre e não conta.
    {"**"}6-3 embaixo ou 2-1 em cima?**
    .right = Um braço novo só soma: 17 + 3 = 20 pontos.
    .hint = 17 − 2 + 1 = 16. Um braço novo não tira nada: quanto 6-3 acrescenta?

lesson-all-fives-sums-learned =
    • Nova soma = soma anterior − o que você cobre + o que deixa.
    • Um braço novo da cruz só soma.

lesson-all-fives-keep-title = Manter a soma
lesson-all-fives-keep-welcome = Quando { $ann } pontua, procure uma jogada que não muda nada: a mesma soma vale pontos para você.

lesson-all-fives-keep-arm =
    { $ann } marcou 10: à esquerda 4, à direita 6. No seu 5-5, em cima e embaixo estão livres.
    {"**"}Qual jogada mantém o 10?**
    .right = O braço novo soma um branco, 0: continua 10, e agora são 10 pontos para você.
    .hint = Isso muda a soma: 4-4 dá 14, 4-2 dá 8. O que soma 0?

lesson-all-fives-keep-blank =
    { $ann } marcou 5: à esquerda 4, à direita 1, em cima branco.
    {"**"}Qual jogada mantém o 5?**
    .right = 0-0 conta 0 + 0: continua 5, e são 5 pontos para você.
    .hint = 4-4 dá 9, 4-2 dá 3. Qual bucha não conta nada?

lesson-all-fives-keep-double =
    As pontas: à esquerda 4, à direita 1-1 (2), em cima 0-0 (0). Somam 6.
    {"**"}4-4 ou 4-2?**
    .right = 8 + 2 = 10 pontos, e o 4 fica aberto para 4-2.
    .hint = 2 + 2 = 4 não vale nada, e 4-4 encalha.

lesson-all-fives-keep-learned =
    • Um branco em um braço livre mantém a soma, e 0-0 também.
    • Uma bucha na ponta conta em dobro: jogue se isso der múltiplo de 5.
