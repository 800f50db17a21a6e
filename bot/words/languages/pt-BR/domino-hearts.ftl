### Copas de Dominó: título, objetivo, regras e modos.

game-domino-hearts = Copas de Dominó
    .aim = Fuja das copas e da dama de espadas, ou leve todas. Quando alguém chega a { $target }, ganha o menor total.
    .credit = O jogo de cartas Copas, com peças que têm as 52 cartas em vez de pintas.

rule-opening = Quem abre
rule-opening-lowest-club = menor de paus
    .sentence = Quem tem a menor carta de paus puxa essa carta na vaza 1.
rule-opening-any = à escolha
    .sentence = Quem tem a menor carta de paus começa, com qualquer peça permitida.

rule-play-direction = Direção
rule-play-direction-counter-clockwise = à direita
    .sentence = Sentido anti-horário: depois joga quem está à sua direita.
rule-play-direction-clockwise = à esquerda
    .sentence = Sentido horário: depois joga quem está à sua esquerda.

rule-first-trick = Primeira vaza
rule-first-trick-points = pode ter pontos
    .sentence = Dá para jogar copas e Q♠ na vaza 1.
rule-first-trick-no-points = sem pontos
    .sentence = Na vaza 1 não dá para jogar pontos, a não ser que você não tenha outra coisa.

rule-breaking = Copas se abrem
rule-breaking-hearts = com copas
    .sentence = Não dá para puxar copas até alguém jogar a primeira em uma vaza anterior.
rule-breaking-queen-too = com Q♠ também
    .sentence = Q♠ abre as copas como uma carta de copas.

rule-moon-add = Acertar a lua
rule-moon-add-one = um rival
    .sentence = Leve todos os 26: tire do seu total ou dê para um rival.
rule-moon-add-all = todos os rivais
    .sentence = Leve todos os 26: tire do seu total ou dê para todos os rivais.

rule-revoke = Renúncias
rule-revoke-enforced = recusadas
    .sentence = O bot só aceita jogadas certas.
rule-revoke-honour = na confiança
    .sentence = Vale qualquer jogada. Dá para recolher uma renúncia até a vaza fechar. Contestada depois, custa 13.

preset-domino-hearts-hearts = Regras normais
    .sentence = Anti-horário. A lua acerta um rival.
preset-domino-hearts-short = Partida curta
    .sentence = As regras normais, partida mais curta.
preset-domino-hearts-card-table = Carteado
    .sentence = Horário. Vaza 1 sem pontos. A lua acerta todos os rivais.
preset-domino-hearts-honour = Na confiança
    .sentence = Vale qualquer jogada. Renúncia contestada custa 13.
