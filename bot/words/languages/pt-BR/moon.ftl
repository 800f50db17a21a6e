### Moon: título, objetivo, regras e modos.

game-moon = Moon
    .aim = Três jogadores, cada um por si. Diga no lance quantas das 7 vazas vai ganhar e cumpra. Ganha quem chegar primeiro a { $target }.
    .credit = Um jogo tradicional de leilão para três, parente de Forty-Two.

choice-bid-moon = { $amount } (Moon)

rule-moon-wins = Moon cumprido
rule-moon-wins-on = ganha a partida
    .sentence = Cumprir um lance de 21 ganha a partida, seja qual for o placar.

rule-tiles = Peças
rule-tiles-22 = 22
    .sentence = Dos brancos, só 0-0 está em jogo, e uma peça é o morto.
rule-tiles-21 = 21
    .sentence = Sem brancos e sem morto.

rule-kitty = O morto
rule-kitty-before-trump = antes do trunfo
    .sentence = Quem ganha o leilão vê o morto e depois escolhe o trunfo.
rule-kitty-after-trump = depois do trunfo
    .sentence = Quem ganha o leilão escolhe o trunfo e depois vê o morto.

rule-doubles-trump = Buchas de trunfo
rule-doubles-trump-on = sim
    .sentence = Quem ganha o leilão pode escolher buchas como trunfo.

rule-suit-led = Naipe puxado
rule-suit-led-higher = metade mais alta
    .sentence = Uma peça que não é trunfo é puxada como sua metade mais alta.
rule-suit-led-leader = à escolha
    .sentence = Quem puxa diz qual metade é o naipe.

rule-overtricks = Vazas a mais
rule-overtricks-count = 1 ponto cada
    .sentence = Um lance cumprido marca todas as vazas de quem ganhou o leilão.
rule-overtricks-bid-only = nada
    .sentence = Um lance cumprido marca o valor do lance, e só.

preset-moon-moon = Regras normais
    .sentence = 22 peças, uma delas o morto.
preset-moon-tiles-21 = 21 peças
    .sentence = Sem brancos e sem morto. Buchas podem ser trunfo.

achievement-called-moon =
    .title = No mundo da lua
    .how = dar lance de 21 e ganhar todas as vazas
    .told = { $who-is ->
        [many] { $who } deram lance de 21 e ganharam todas as vazas.
        [us] { $who } deram lance de 21 e ganharam todas as vazas.
       *[one] { $who } deu lance de 21 e ganhou todas as vazas.
    }
