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
