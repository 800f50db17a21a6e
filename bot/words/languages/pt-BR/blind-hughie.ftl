### Blind Hughie e Billitonnen: títulos, objetivos, regras e modos.

game-blind-hughie = Blind Hughie
    .aim = Livre-se da sua fileira de peças fechadas. Ganha quem chegar primeiro a { $target }.
    .aim-partners = Livre-se da sua fileira de peças fechadas. Ganha o time que chegar primeiro a { $target }.
    .credit = Um jogo tradicional de sorte e memória. Billitonnen é o primo holandês, jogado depois de uma noite de Nos para decidir quem leva o resto do bolo.
game-billitonnen = Billitonnen
    .aim = { $rounds ->
        [one] Livre-se da sua fileira de peças fechadas antes dos outros. Basta { $rounds } rodada.
       *[other] Livre-se da sua fileira de peças fechadas antes dos outros. Ganha quem fizer isso em { $rounds } rodadas.
    }

rule-variant-hughie = Blind Hughie
    .sentence = Vire uma peça de cada vez. A fileira com menos pintas marca as das outras menos as suas.
rule-variant-billitonnen = Billitonnen
    .sentence = Vire peças até uma não caber. A primeira fileira vazia ganha.

rule-hands = Nº de peças
rule-hands-short = 8, 7 ou 6
    .sentence = 2 jogadores recebem 8 peças, 3 recebem 7, 4 recebem 6.
rule-hands-full = todas
    .sentence = 2 jogadores recebem 14 peças, 3 recebem 9, 4 recebem 7.

rule-turn = Virar
rule-turn-next = da direita
    .sentence = Vire a peça mais à direita da sua fileira.
rule-turn-any = qualquer uma
    .sentence = Vire qualquer peça da sua fileira. Muitas vezes seguidas sem jogar encerram a rodada.

rule-target-blind-hughie = 61 ou 100
    .sentence = 2 jogadores ou duplas vão até 100, 3 ou 4 jogadores até 61.

rule-going-out-wins-ties = Bater
rule-going-out-wins-ties-no = não desempata
    .sentence = No empate, ninguém pontua.
rule-going-out-wins-ties-yes = desempata
    .sentence = No empate, pontua quem tem a fileira vazia.

rule-exposed-double = Buchas abertas
rule-exposed-double-turned = esperam a vez
    .sentence = Tente uma bucha aberta de novo quando chegar ao lugar dela.
rule-exposed-double-playable = podem ser jogadas
    .sentence = Em vez de virar, você pode jogar uma bucha aberta que caiba.

rule-only-move = Única opção
rule-only-move-made = o bot joga
    .sentence = Quando só dá para virar a próxima peça, o bot vira.
rule-only-move-waits = espera você
    .sentence = Você vira cada peça, mesmo sem opção.

rule-rounds = Rodadas
    .sentence = { $number ->
        [one] Basta ganhar { $number } rodada.
       *[other] Quem ganhar { $number } rodadas primeiro ganha a partida.
    }

preset-blind-hughie-blind-hughie = Regras normais
    .sentence = 6 a 8 peças cada, uma virada por vez.
preset-blind-hughie-full-rows = Sem sobra
    .sentence = Todas as peças são dadas: 7, 9 ou 14 cada.
preset-blind-hughie-any-tile = À escolha
    .sentence = Vire qualquer uma das suas peças: um teste de memória.
preset-blind-hughie-partners = Duplas
    .sentence = As fileiras contam por time.
preset-blind-hughie-billitonnen = Billitonnen, uma rodada
    .sentence = Vire até uma peça não caber.
preset-blind-hughie-billitonnen-three = Billitonnen, três rodadas
    .sentence = Billitonnen, até alguém ganhar 3 rodadas.
preset-blind-hughie-billitonnen-doubles = Billitonnen, buchas abertas
    .sentence = Jogue uma bucha aberta em vez de virar.
