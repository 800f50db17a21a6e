### A lição de Forty-Two. Bo é a dupla de quem aprende.

lesson-forty-two-welcome = Você e { $bo } jogam contra { $ann } e { $cleo }. Um jogador puxa uma peça, os outros seguem, e a melhor peça ganha a vaza para o seu time.

lesson-forty-two-follow =
    { $cleo } puxou 1-1, o 1 mais alto. Se você tem 1s, precisa jogar um.
    {"**"}Qual 1 você entrega?**
    .right = Os dois perdem para 1-1. Guarde 6-1: como 6, ainda pode ganhar.
    .hint = Os dois perdem para 1-1. Qual ainda pode ganhar uma vaza depois?

lesson-forty-two-trump =
    { $cleo } puxou 4s, e você não tem, então pode jogar qualquer peça. Os 5s são trunfo: ganham de todas as outras, e os dois últimos são seus.
    {"**"}O que ganha esta vaza e traz mais pontos?**
    .right = Um trunfo ganha, e 5-0 vale 5. { $bo } põe 3-2, mais 5.
    .lower = Um trunfo ganha, mas 5-2 não vale nada. Qual dos seus trunfos traz mais 5 pontos?
    .hint = 6-1 não é 4 nem trunfo, então não pode ganhar.

lesson-forty-two-lead =
    Você puxa. Os 5s são trunfo: ganham de todas as outras peças.
    {"**"}Qual peça ninguém consegue vencer?**
    .right = Nada ganha de 5-5, que vale 10. Quem tem um 5 precisa jogar.
    .trumped = Alguém sem 6s pode jogar um trunfo. Qual é o trunfo mais alto?
    .count = 5-0 vale 5, e um trunfo mais alto pode levar esses 5. Qual é o mais alto?
    .hint = Alguém pode ganhar dela. Qual é seu trunfo mais alto?

lesson-forty-two-count =
    Você tem 22 pontos e precisa de 30. Falta um trunfo, 5-4, e ele ganha do seu. 5-0, 4-1 e 3-2 valem 5 cada, e 5-5 e 6-4 valem 10.
    {"**"}Puxe um trunfo que não vale pontos, para forçar a saída dele.**
    .right = { $cleo } tem que jogar 5-4. Ganha pouco, e os últimos trunfos são seus.
    .five = Também força 5-4 a sair, mas { $cleo } ganharia 5 pontos com ele.
    .trumped = 5-4 pode ganhar dela. Force a saída dele primeiro, com um trunfo.
    .hint = Isso não força 5-4 a sair. Puxe um trunfo.

lesson-forty-two-bid =
    Foi assim que essa rodada começou. Diga no lance quantos dos 42 pontos seu time vai fazer.
    {"**"}Você tem quatro 5s com 5-5 e 6-6. Que lance você dá?**
    .right = Qualquer lance de 30 a 42 vale uma marca, então o menor basta.
    .right-fair = Um bom lance. 30 vale o mesmo, uma marca.
    .pass = Quatro 5s com a bucha e 6-6: dá para dar um lance.
    .all = 84 promete todas as vazas, e 1-0 não ganha nenhuma.
    .hint = Qualquer lance de 30 a 42 vale uma marca, então dê um baixo.

lesson-forty-two-name =
    Você ganhou o leilão, então escolhe o trunfo.
    {"**"}De que número você tem quatro, com a bucha?**
    .right = Quatro 5s, e 5-5 é a mais alta.
    .none = Sem trunfo, nada segura os naipes longos dos outros.
    .hint = Você precisa de um naipe longo e da bucha dele.

lesson-forty-two-learned =
    • Siga o naipe se puder. Se não, um trunfo ganha.
    • Cada vaza vale 1, 5-5 e 6-4 valem 10, e 5-0, 4-1 e 3-2 valem 5.
    • Se o lance é seu, puxe primeiro seus melhores trunfos.
    • Cumpra o lance, ou o outro time leva as marcas.

lesson-forty-two-bid-title = Lance e trunfo
lesson-forty-two-bid-welcome = Um bom trunfo vale mais que algumas buchas. Aqui todos passaram, e seu lance é o último.

lesson-forty-two-bid-bid =
    Você tem quatro 2s, sem 2-2, e duas buchas: 5-5 e 1-1.
    {"**"}Que lance você dá?**
    .right = Quatro trunfos e duas buchas devem fazer 30. Como todo lance até 42, vale uma marca.
    .pass = Com quatro 2s e duas buchas, dá para dar um lance.
    .hint = Qualquer lance de 30 a 42 vale uma marca, então não dê mais que o necessário.

lesson-forty-two-bid-name =
    Você ganhou o leilão com 30.
    {"**"}Que trunfo você escolhe?**
    .right = Você tem a maioria dos 2s. Quando os outros saírem, os seus ganham.
    .fives = 5-5 é o 5 mais alto, mas você só tem dois 5s. Qual é seu naipe mais longo?
    .hint = Conte suas peças de cada número. Qual é seu naipe mais longo?

lesson-forty-two-bid-draw =
    Você puxa. Há três trunfos contra você: 2-2, 2-1 e 2-0.
    {"**"}O que você puxa?**
    .right = Força trunfos a sair: aqui 2-2 e 2-1 de uma vez. E 3-2, que vale 5, ainda é seu.
    .count = Trunfo é a ideia certa. Mas 3-2 vale 5, e 2-2 pode levar esses 5.
    .hint = Primeiro force a saída dos trunfos dos outros. Depois eles podem ganhar dela.

lesson-forty-two-bid-last =
    Você tem 13 pontos e precisa de 30. Faltam 18, então ganhe todas as vazas. Há um trunfo contra você: 2-0.
    {"**"}O que você puxa?**
    .right = 2-0 tem que sair agora, e perde. Depois ninguém pode ganhar de 1-1 com um trunfo.
    .hint = 1-1 é o 1 mais alto, mas 2-0 pode ganhar dele como trunfo. Force a saída dele primeiro.

lesson-forty-two-bid-learned =
    • Um naipe longo é um bom trunfo, mesmo sem a bucha.
    • Puxe primeiro trunfos que não valem pontos.
    • Puxe suas buchas quando não houver mais trunfos contra você.

lesson-forty-two-trumps-title = Use seus trunfos
lesson-forty-two-trumps-welcome = Seu lance foi 31, e os 5s são trunfo. 5-0 vale 5 pontos: faça seu time ganhar essa peça.

lesson-forty-two-trumps-low =
    { $cleo } puxou 6-6, e você não tem 6s. Há um trunfo contra você, 5-4, e ele ganha de 5-3, 5-1 e 5-0.
    {"**"}O que você joga?**
    .right = Um trunfo ganha, a menos que joguem 5-4 nele. E 5-0 fica segura na sua mão.
    .count = Também ganha, a menos que 5-4 ganhe dela. Mas 5-0 vale 5: não arrisque aqui.
    .hint = 0-0 não pode ganhar esta vaza. Qual das suas peças pode?

lesson-forty-two-trumps-lead =
    Você tem 17 pontos e puxa. 5-4 ainda não saiu.
    {"**"}5-1, 5-0 ou 0-0?**
    .right = { $cleo } tem que jogar 5-4 e ganha um ponto. Agora 5-0 é o último trunfo.
    .right-blank = É o branco mais alto. Ganha, a menos que alguém jogue 5-4 nele.
    .hint = 5-4 ganha dela, e os outros levam 6 pontos.

lesson-forty-two-trumps-last =
    { $cleo } puxou 4-2, e você não tem 4s. Seu 5-0 é o último trunfo.
    {"**"}5-0 ou 0-0?**
    .right = O último trunfo sempre ganha: 6 pontos. Depois 0-0 ganha a última vaza.
    .hint = 0-0 não pode ganhar esta vaza, e seu time pode não fazer 31.

lesson-forty-two-trumps-learned =
    • Um trunfo baixo muitas vezes basta.
    • Um trunfo que vale 5 é para vazas que ele ganha com certeza.
    • Conte os trunfos e force a saída do último dos outros.

lesson-forty-two-partner-title = Ajude sua dupla
lesson-forty-two-partner-welcome = { $bo } é sua dupla. Tudo o que ele ganha conta para você também.

lesson-forty-two-partner-bid =
    { $ann } deu 30, { $bo } deu 31, e { $cleo } passou. Você tem quatro 2s e 4-4.
    {"**"}Que lance você dá?**
    .right = O lance é de { $bo } e vale uma marca para seu time. Um mais alto só é mais difícil de cumprir.
    .hint = O lance já é de { $bo }, sua dupla. Um mais alto é mais difícil de cumprir.

lesson-forty-two-partner-give =
    Os 3s são trunfo, e só { $bo } ainda tem um. Ele puxou 1-1, e você não tem 1s.
    {"**"}O que você dá?**
    .right = Ninguém ganha de 1-1, e 6-4 vale 10. Com 4-1 de { $ann }, seu time leva 16 pontos.
    .hint = Esta vaza é do seu time, com certeza. Qual das suas peças vale 10?

lesson-forty-two-partner-learned =
    • O lance é da sua dupla? Passe, a menos que sua mão seja muito forte.
    • Sua dupla ganha a vaza com certeza? Dê peças que valem pontos.

lesson-forty-two-defend-title = Contra um lance
lesson-forty-two-defend-welcome = { $ann } deu um lance de 30, e os 3s são trunfo. Se o time dela fizer menos, a marca é do seu.

lesson-forty-two-defend-ones =
    { $ann } tem 22 pontos e puxou 1-1, o 1 mais alto. Você joga por último.
    {"**"}4-1 ou 2-1?**
    .right = 1-1 ganha de qualquer jeito, e 2-1 não vale nada: ela leva um ponto.
    .hint = 4-1 vale 5, e { $ann } levaria esses 5. Que 1 não vale nada?

lesson-forty-two-defend-fours =
    { $ann } tem 23 pontos e puxou 4-4, o 4 mais alto. Você joga por último.
    {"**"}4-1 ou 4-0?**
    .right = Ela leva só um ponto e ainda precisa de 6.
    .hint = Com 4-1, { $ann } teria 29 pontos, e só faltaria um.

lesson-forty-two-defend-learned =
    • Conte o que o time do lance tem e o que falta.
    • A vaza é deles? Guarde as peças que valem para uma vaza sua.

lesson-forty-two-nel-o-title = Perder todas as vazas
lesson-forty-two-nel-o-welcome = Algumas mesas jogam Nel-O: um lance para perder todas as vazas. Sua dupla não joga, e não há trunfo.

lesson-forty-two-nel-o-bid =
    Seu lance é o primeiro, com 5-1, 3-1, 3-0, 2-0, 1-1, 1-0 e 0-0.
    {"**"}Que lance você dá?**
    .right = Peças baixas perdem. Se você não ganhar nenhuma vaza, seu time leva uma marca.
    .thirty = Você tem quatro 1s, então 30 é um bom lance. Mas essas peças baixas perdem com mais certeza ainda.
    .pass = Com peças baixas também dá para dar um lance. Qual é para perder todas as vazas?
    .hint = Isso é difícil de cumprir. Que lance é para perder todas as vazas?

lesson-forty-two-nel-o-lead =
    Você puxa e não pode ganhar. Uma peça é puxada como seu número mais alto.
    {"**"}O que você puxa?**
    .right = É sua peça mais alta, então jogue já: quem tem um 5 mais alto precisa ganhar dela ou jogar 5-0.
    .right-low = É baixa no naipe dela, então outros ganham.
    .high = Uma bucha é a mais alta do número dela: você ganha a vaza, e o lance cai.
    .hint = Como saída, é o único branco. Ninguém pode ganhar dela, então você ganha a vaza.

lesson-forty-two-nel-o-learned =
    • Nel-O pede peças baixas, e baixas ao lado de cada bucha.
    • Puxe primeiro sua peça perigosa, enquanto outros têm mais altas.
