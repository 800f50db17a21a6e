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
