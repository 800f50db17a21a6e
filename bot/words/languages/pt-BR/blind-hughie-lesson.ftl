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
