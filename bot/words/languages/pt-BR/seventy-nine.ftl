### Seventy-Nine: título, objetivo, regras e modos.

game-seventy-nine = Seventy-Nine
    .aim = Três contra três. Diga no lance quantos dos 79 pontos seu time vai fazer e cumpra. Ganha quem chegar primeiro a { $target ->
        [one] { $target } ponto
       *[other] { $target } pontos
    }.
    .aim-marks = Três contra três. Diga no lance quantos dos 79 pontos seu time vai fazer e cumpra. Ganha quem chegar primeiro a { $target ->
        [one] { $target } marca
       *[other] { $target } marcas
    }.
    .credit = Um jogo tradicional em times para seis jogadores e dois jogos de dominó, primo do Forty-Two do Texas.

rule-nel-o-partners = O time no Nel-O
rule-nel-o-partners-face-up = peças abertas
    .sentence = O resto do time de quem deu Nel-O fica de fora e mostra as peças a todo mundo.
rule-nel-o-partners-face-down = peças fechadas
    .sentence = O resto do time de quem deu Nel-O fica de fora, e ninguém vê as peças.

preset-seventy-nine-seventy-nine = Regras normais
    .sentence = Contam os pontos. Sem Nel-O.
preset-seventy-nine-marks = Marcas
    .sentence = Uma marca por rodada. Sem Nel-O.
preset-seventy-nine-nel-o = Nel-O
    .sentence = Vale lance de Nel-O: perder todas as vazas por 79.
preset-seventy-nine-marks-nel-o = Marcas, com Nel-O
    .sentence = Vale lance de perder todas as vazas.
preset-seventy-nine-bidders-choice = Marcas, Nel-O livre
    .sentence = Quem deu Nel-O diz a ordem das buchas.
preset-seventy-nine-short = Partida curta
    .sentence = Uma marca por rodada. Sem Nel-O.
