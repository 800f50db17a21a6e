### As lições de Blind Hughie e Billitonnen.

lesson-blind-hughie-welcome = Suas peças estão em uma fileira, fechadas. Livre-se delas: ganha quem fica com menos pintas (bolinhas).

lesson-blind-hughie-turn =
    A linha termina em 1 e 0.
    {"**"}Vire sua peça mais à direita.**
    .right = É 2-0. Cabe no 0, então é jogada, e sua vez acaba.

lesson-blind-hughie-back =
    Sua vez de novo. A linha termina em 1 e 2.
    {"**"}Vire sua peça mais à direita.**
    .right = É 3-3, que não cabe em nenhuma ponta. Volta para a esquerda da sua fileira. Guarde na memória!

lesson-blind-hughie-ends =
    2-1 cabe nas duas pontas. Na sua fileira vêm duas peças desconhecidas, depois 3-2, 6-0, 5-2 e 2-2.
    {"**"}A ponta esquerda deixa dois 2s, a direita dois 1s. Qual você deixa?**
    .right = Três das suas próximas peças têm um 2, então você vai se livrar delas.
    .right-other = Também é boa: agora só 1-1 cabe, e você tem menos pintas que { $ann }.

lesson-blind-hughie-next =
    6-0 cabe nas duas pontas. Depois vêm 5-2, 2-2, 0-0, 6-5 e 3-0 para você, e 5-5, 6-3, 5-0 e 5-3 para { $ann }.
    {"**"}A ponta esquerda deixa dois brancos, a direita dois 6s. Qual você deixa?**
    .right = O primeiro branco de { $ann } é a terceira peça dela. Você tem dois: 0-0 e 3-0.
    .hint = Com 6s, { $ann } joga 6-3 na segunda jogada dela, muito antes do seu 6-5.

lesson-blind-hughie-stay =
    3-0 cabe nas duas pontas. Depois vêm 3-3, 6-6, 3-2, 5-2, 2-2 e 6-5 para você, e 4-4, 5-5, 6-3 e 1-1 para { $ann }.
    {"**"}A ponta esquerda deixa dois 3s, a direita dois brancos. Qual você deixa?**
    .right = 3-3 é a sua próxima peça.
    .hint = Todos os outros brancos estão na linha. A rodada acabaria, e você tem mais pintas.

lesson-blind-hughie-score =
    6-5 cabe nas duas pontas. Restam 6-6 e 2-2 para você, 1-1 e 4-4 para { $ann }.
    {"**"}A ponta esquerda deixa dois 6s, a direita dois 5s. Qual você deixa?**
    .right = 6-6 é a próxima, e nada mais cabe. Você termina com 4 pintas, { $ann } com 10: você marca a diferença, 6.
    .hint = Nada mais cabe no 5. A rodada acabaria com 16 pintas para você.

lesson-blind-hughie-learned =
    • Vire sua peça mais à direita. Se cabe em uma ponta, é jogada.
    • Se não, volta para a esquerda. Guarde na memória.
    • Se cabe nas duas, deixe um número que suas próximas peças têm.
    • Quem fica com menos pintas marca a diferença.

lesson-blind-hughie-any-title = Qualquer peça
lesson-blind-hughie-any-welcome = Aqui você pode virar qualquer peça da sua fileira. Se não cabe, volta para a esquerda: guarde suas peças na memória.

lesson-blind-hughie-any-new =
    As duas pontas são 4. Sua fileira, da esquerda: 5-1, 6-3, 3-2 e uma que você não viu.
    {"**"}Qual você vira?**
    .right = É 2-1. Não cabe, mas valeu tentar. Agora você conhece as quatro.
    .hint = Essa você conhece, e não cabe em um 4. Tente a que você não viu.

lesson-blind-hughie-any-next =
    { $ann } abriu um 3. Sua fileira, da esquerda: 2-1, 5-1, 6-3 e 3-2.
    {"**"}Qual você vira?**
    .right = Cabe no 3 e deixa um 2: sua 2-1 é a próxima.
    .six = Cabe, mas deixa um 6, e nenhuma outra peça sua tem um.
    .hint = Não cabe: as pontas são 3 e 4.

lesson-blind-hughie-any-recall =
    Algumas jogadas depois, as pontas são 6 e 4. Sua fileira: 5-1 e 6-3.
    {"**"}Qual você vira?**
    .right = Boa memória: 6-3 cabe. Logo nada mais cabe: { $ann } tem 19 pintas e você 6, então você marca 13.
    .hint = 5-1 não cabe. 6-3 cabe.

lesson-blind-hughie-any-learned =
    • Guarde suas peças na memória: cada uma volta para a esquerda.
    • Vire uma conhecida se o número dela está aberto, senão uma nova.
    • Deixe um número para a próxima.

lesson-billitonnen-welcome = Suas peças estão em uma fileira, fechadas. Quem jogar todas primeiro ganha.

lesson-billitonnen-turn =
    A linha termina em 4 e 2.
    {"**"}Vire sua peça mais à direita.**
    .right = É 3-2. Cabe no 2, então é jogada, e você vira a próxima.

lesson-billitonnen-back =
    Sua vez continua. A linha termina em 4 e 3.
    {"**"}Vire sua peça mais à direita.**
    .right = É 5-1, que não cabe em nenhuma ponta. Volta para a esquerda da sua fileira, e é a vez de { $ann }.

lesson-billitonnen-peek =
    Voltando um pouco: 4-3 cabe nas duas pontas. Antes de escolher a ponta, você pode olhar sua próxima peça.
    {"**"}O que você faz primeiro?**
    .right = É de graça, e só você vê: sua próxima peça é 3-3.
    .hint = Não adivinhe. Olhar antes é de graça.

lesson-billitonnen-ends =
    Sua próxima peça é 3-3.
    {"**"}A ponta esquerda deixa dois 4s, a direita dois 3s. Qual você deixa?**
    .right = Agora as duas pontas são 3, então 3-3 cabe, e sua vez continua.
    .hint = Com dois 4s, 3-3 acabaria com sua vez.

lesson-billitonnen-double =
    6-5 cabe nas duas pontas, e sua próxima peça é 5-4.
    {"**"}A ponta esquerda deixa dois 6s, a direita dois 5s. Qual você deixa?**
    .right = 5-4 cabe no 5. São duas peças em uma vez só.
    .hint = Com dois 6s, 5-4 acabaria com sua vez.

lesson-billitonnen-last =
    5-1 cabe nas duas pontas. Sua última peça é 1-0: ela já foi virada antes.
    {"**"}A ponta esquerda deixa dois 1s, a direita dois 5s. Qual você deixa?**
    .right = 1-0 cabe, sua fileira fica vazia, e você ganha!
    .free = Pode, mas você já sabe: é 1-0.
    .hint = Com dois 5s, 1-0 não caberia.

lesson-billitonnen-learned =
    • Vire peças até uma não caber.
    • Ela volta para a esquerda, e uma bucha volta aberta.
    • Se uma peça cabe nas duas pontas, olhe antes a próxima.
    • Quem esvaziar a fileira primeiro ganha.

lesson-billitonnen-doubles-title = Buchas abertas
lesson-billitonnen-doubles-welcome = Buchas que não cabem voltam abertas. Aqui você pode jogar uma assim que o número dela estiver aberto, em vez de virar.

lesson-billitonnen-doubles-first =
    Você jogou 4-0: as pontas são 3 e 4. Sua próxima peça é 4-3, e sua 4-4 está aberta.
    {"**"}Virar a próxima ou jogar 4-4?**
    .right = 4-4 cabe agora, e sua vez continua. O 4 fica aberto.
    .hint = 4-4 cabe agora. Depois de 4-3, o 4 pode ficar coberto, e 4-4 encalha.

lesson-billitonnen-doubles-end =
    4-3 cabe nas duas pontas. Você já viu o resto da fileira: vem 6-3, depois 3-1 e 6-0.
    {"**"}A ponta esquerda deixa dois 4s, a direita dois 3s. Qual você deixa?**
    .right = 6-3, 3-1 e 6-0 seguem todas: sua fileira fica vazia, e você ganha!
    .free = Pode, mas você já sabe: é 6-3.
    .hint = Com dois 4s, 6-3 acabaria com sua vez.

lesson-billitonnen-doubles-learned =
    • Jogue uma bucha aberta assim que couber.
    • Guarde o que voltou: assim você planeja uma vez inteira.
