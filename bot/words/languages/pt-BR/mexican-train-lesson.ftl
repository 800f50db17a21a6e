lesson-mexican-train-welcome = Acabe com suas peças antes dos outros. Cada um tem seu trem, e o trem mexicano é de todos. Eles saem da bucha inicial, 12-12, e as peças se tocam com números iguais. As peças que sobram contam suas pintas contra você.

lesson-mexican-train-start =
    { $ann } começou o próprio trem com 12-7. { $bo } não tinha 12 e comprou uma peça, que também não coube. O trem ganhou um marcador: está aberto a todos.
    {"**"}Só cabe a sua 12-8. Onde você joga?**
    .right = Seu trem saiu, e mais ninguém pode jogar nele. Suas outras peças podem seguir ali.
    .hint = Nesse trem todos podem jogar, e o seu continua precisando de um 12. Comece o seu.

lesson-mexican-train-run =
    Algumas jogadas depois, seu trem acaba em 4. Cabem 10-4, 5-4 e 4-2.
    {"**"}Com qual o seu trem pode ir mais longe?**
    .right = Deixa um 10. Podem seguir 10-10, 10-5, 5-4, 4-2 e 3-2.
    .right-five = Deixa um 5. Podem seguir 10-5 e 10-10.
    .hint = Deixa um 2. Depois da sua 3-2 o trem pararia.

lesson-mexican-train-double =
    Seu trem acaba em 10. Uma bucha tem que ser coberta na hora: você joga outra peça nela.
    {"**"}10-10 ou 10-5?**
    .right = Sua 10-5 cobre. Uma bucha só cabe em um número: jogue enquanto pode.
    .hint = 10-10 só cabe em um 10 e ficaria na sua mão. Jogue agora: sua 10-5 cobre.

lesson-mexican-train-own =
    Você cobriu sua bucha com 10-5. Agora o seu trem e o trem mexicano acabam em 5.
    {"**"}Onde você joga 5-4?**
    .right = No seu 4 mais ninguém pode jogar, e podem seguir 4-2 e 3-2.
    .hint = Ali todos podem jogar no seu 4 antes da sua 4-2. No seu próprio trem ele fica seguro.

lesson-mexican-train-heavy =
    Seu trem acaba em 4, e o trem mexicano em 11. Você não tem com que cobrir a 11-11: compraria uma peça, e talvez ganhasse um marcador.
    {"**"}11-11 ou 4-2?**
    .right = 22 pintas a menos! Nada coube, você comprou, e seu trem ganhou um marcador. Agora { $ann } tem que cobrir sua bucha.
    .hint = Seu 4 espera por você. O 11 não: o próximo pode usar, e você fica com 22 pintas.

lesson-mexican-train-open =
    Por algumas vezes nada coube, e você comprou. Agora o trem de { $ann } também tem um marcador. Ele acaba em 10.
    {"**"}10-8 ou 10-7?**
    .right = 18 pintas a menos. As peças que sobram contam suas pintas, então as pesadas vão primeiro.
    .hint = Cabe, mas 10-8 é mais pesada. As peças que sobram contam suas pintas.

lesson-mexican-train-marker =
    Você comprou 5-1, e três trens acabam em 5: o seu, o mexicano e o de { $bo }. O seu ainda tem o marcador.
    {"**"}Onde você joga 5-1?**
    .right = O marcador saiu. Seu trem é só seu de novo.
    .hint = Seu trem continua aberto a todos. Só uma peça no seu próprio trem tira o marcador.

lesson-mexican-train-cover =
    { $bo } jogou 7-7 e não pôde cobrir. Enquanto ela não for coberta, ninguém pode jogar em outro lugar. Você tem 10-7 e 8-7.
    {"**"}Com qual você cobre?**
    .right = Coberta: todos podem jogar de novo em qualquer trem aberto. Algumas jogadas depois você bate: { $ann } faz 46, { $bo } 48 e você 0.
    .right-eight = Coberta: todos podem jogar de novo em qualquer trem aberto. Sua 10-7 espera um 10 ou um 7.

lesson-mexican-train-learned =
    • Jogue no seu trem, no trem mexicano ou em um com marcador.
    • Se nada cabe, você compra. Se também não couber, seu trem ganha um marcador.
    • Uma bucha é coberta antes de tudo.
    • Faça um trem comprido só seu e jogue cedo as peças pesadas.

lesson-mexican-train-run-title = O trem mais comprido
lesson-mexican-train-run-welcome = Antes de jogar, siga os números na sua mão: depois de qual peça podem seguir mais?

lesson-mexican-train-run-far =
    Seu trem acaba em 5. Cabem 9-5, 8-5 e 5-0.
    {"**"}Qual começa a melhor sequência?**
    .right = Podem seguir 10-8, 10-1, 11-1, 11-0 e 5-0, e são 13 pintas a menos.
    .zero = A sequência é igual, mas 8-5 fica por último. As pesadas vão primeiro.
    .hint = Nenhuma outra peça sua tem 9. O trem pararia.

lesson-mexican-train-run-long =
    Algumas jogadas depois, seu trem acaba em 1.
    {"**"}11-1 ou 2-1?**
    .right = Deixa um 11: podem seguir 11-0, 5-0 e 9-5.
    .hint = Deixa um 2, e nenhuma outra peça sua tem um.

lesson-mexican-train-run-next =
    Seu trem acaba em 11.
    {"**"}11-6 ou 11-0?**
    .right = Podem seguir 5-0 e 9-5. 11-6 não se perde: cabe no trem de { $bo } se um marcador abrir.
    .hint = 11-6 é mais pesada, mas nenhuma outra peça sua tem 6. O trem pararia.

lesson-mexican-train-run-learned =
    • Planeje seu trem: olhe duas ou três peças à frente.
    • De duas sequências iguais, comece pela peça mais pesada.

lesson-mexican-train-doubles-title = As buchas
lesson-mexican-train-doubles-welcome = Uma bucha tem que ser coberta. Tenha a peça pronta ou guarde a bucha para o fim.

lesson-mexican-train-doubles-cover =
    Seu trem acaba em 4 e tem um marcador. Você tem 4-4, 5-4 e 5-5.
    {"**"}4-4 ou 5-4?**
    .right = 5-4 cobre, e o marcador sai. Na próxima vez pode seguir 5-5.
    .hint = Aí não há 4 aberto para 4-4. Jogue essa primeiro: 5-4 cobre.

lesson-mexican-train-doubles-bare =
    Restam duas: 11-8 para o seu trem e 7-7 para o trem de { $bo }, com marcador. { $ann } e { $bo } não tinham 7s.
    {"**"}11-8 ou 7-7?**
    .right = Na próxima vez, 7-7 é sua última peça: não precisa ser coberta, e você bate.
    .hint = Você não tem com que cobrir e compraria. Como última peça, 7-7 não precisa ser coberta.

lesson-mexican-train-doubles-learned =
    • Jogue uma bucha quando puder cobrir.
    • Uma bucha como última peça não precisa ser coberta.

lesson-mexican-train-open-title = Primeiro os outros trens
lesson-mexican-train-open-welcome = Seu próprio trem espera por você. Um número em outro trem pode sumir antes da sua próxima vez.

lesson-mexican-train-open-double =
    { $bo } começou o trem mexicano com 12-4. Você tem 12-0 para o seu, e 4-4 e 4-0.
    {"**"}Qual você joga?**
    .right = 4-0 cobre: duas peças em uma vez. Seu trem pode começar depois.
    .hint = O 4 pode sumir logo, e 4-4 não cabe em mais nada. Sua 4-0 cobre.

lesson-mexican-train-open-guest =
    O trem de { $ann } tem um marcador e acaba em 8. O seu acaba em 5.
    {"**"}10-8 ou 6-5?**
    .right = 18 pintas a menos. Logo depois, { $ann } tirou o marcador, e seu 5 continua ali.
    .hint = Seu 5 espera a 6-5. O 8 só fica aberto enquanto há marcador.

lesson-mexican-train-open-wait =
    Agora o trem de { $bo } tem um marcador. Acaba em 2. Você tem 6-5 e 2-0.
    {"**"}Qual vai primeiro?**
    .right = Ninguém mexe no seu 5: na próxima vez você bate com 6-5. { $ann } faz 33, { $bo } 26 e você 0.
    .hint = O 2 pode sumir logo. Seu próprio 5 espera a 6-5.

lesson-mexican-train-open-learned =
    • Use trens com marcador e o mexicano enquanto estão abertos.
    • Guarde uma peça para o seu trem: ninguém tira a ponta dele.

lesson-mexican-train-out-title = Bater
lesson-mexican-train-out-welcome = Poucas peças: cada uma deve deixar um número para a próxima.

lesson-mexican-train-out-double =
    Seu trem acaba em 1 e tem um marcador. Cabem 3-1 e 1-1.
    {"**"}Qual vai primeiro?**
    .right = 3-1 cobre na hora, e o marcador sai.
    .hint = Aí não há 1 aberto para 1-1. Jogue essa primeiro: 3-1 cobre.

lesson-mexican-train-out-ten =
    Seu trem acaba em 3. Você tem 10-6, 10-3 e 3-2.
    {"**"}10-3 ou 3-2?**
    .right = Deixa um 10 para a sua 10-6, e são 13 pintas a menos.
    .hint = Deixa um 2, e nenhuma outra peça sua tem um. Depois de 10-3, pode seguir 10-6.

lesson-mexican-train-out-learned =
    • Primeiro as buchas que você pode cobrir.
    • Deixe um número para sua próxima peça.
    • As pesadas antes das leves.
