### Forty-Two: título, objetivo, regras e modos.

game-forty-two = Forty-Two
    .aim = Dois contra dois. Diga no lance quantos dos 42 pontos seu time vai fazer e cumpra. Ganha quem chegar primeiro a { $target ->
        [one] { $target } ponto
       *[other] { $target } pontos
    }.
    .aim-marks = Dois contra dois. Diga no lance quantos dos 42 pontos seu time vai fazer e cumpra. Ganha quem chegar primeiro a { $target ->
        [one] { $target } marca
       *[other] { $target } marcas
    }.
    .credit = O jogo tradicional em duplas do Texas, para quatro jogadores e um jogo de dominó.

rule-all-pass-shaker-bids-30 = quem embaralha dá 30
    .sentence = Se todo mundo passa, quem embaralha joga por 30.

rule-stop-early = Encerrar cedo
rule-stop-early-on = sim
    .sentence = Uma rodada acaba assim que o lance está cumprido ou perdido com certeza.

rule-plunge = Plunge
rule-plunge-on = sim
    .sentence = Com 4 buchas você pode dar Plunge por 4 marcas ou mais. Sua dupla escolhe o trunfo e puxa.

rule-splash = Splash
rule-splash-on = sim
    .sentence = Com 3 buchas você pode dar Splash por 2 marcas ou mais. Sua dupla escolhe o trunfo e puxa.

rule-sevens = Setes
rule-sevens-on = sim
    .sentence = Por 1 marca ou mais: ganha a peça mais perto de 7 pintas, e seu time tem que ganhar todas as vazas.

rule-contracts = Contratos especiais
rule-contracts-bid = no leilão
    .sentence = Nel-O, Plunge, Splash e Setes são lances com nome.
rule-contracts-declared = depois do leilão
    .sentence = Só há lances de pontos e marcas. Quem ganha o leilão escolhe o trunfo ou um contrato especial, se o lance for alto o bastante.

rule-nel-o-minimum = Menor lance de Nel-O
rule-nel-o-minimum-one-mark = 1 marca
    .sentence = Nel-O precisa de um lance de 1 marca ou mais.
rule-nel-o-minimum-two-marks = 2 marcas
    .sentence = Nel-O precisa de um lance de 2 marcas ou mais.

rule-follow-me-doubles = Buchas sem trunfo
preset-forty-two-forty-two = Regras normais
    .sentence = Lances de pontos ou marcas.
preset-forty-two-special-bids = Lances especiais
    .sentence = Valem também lances de Nel-O, Plunge e Splash.
preset-forty-two-by-points = Pontos
    .sentence = Cada ponto conta.
preset-forty-two-short = Partida curta
    .sentence = A rodada acaba assim que está decidida.
preset-forty-two-forced-bid = Lance forçado
    .sentence = Se todo mundo passa, quem embaralha joga por 30.
preset-forty-two-texas = Estilo Texas
    .sentence = Contratos especiais. Se todos passam, quem embaralha joga por 30.
preset-forty-two-texas-sevens = Estilo Texas, com Setes
    .sentence = Como o estilo Texas, e vale Setes também.
