### Whist de Dominó: título, objetivo, regras e modos.

game-domino-whist = Whist de Dominó
    .aim = Diga no lance quantas vazas vai ganhar e cumpra. Ganha quem chegar primeiro a { $target }.
    .aim-partners = Diga no lance quantas vazas seu time vai ganhar e cumpra. Ganha o time que chegar primeiro a { $target }.
    .credit = Inventado por Howard Fosdick.

rule-target-domino-whist = 20, 25 ou 30
    .sentence = 3 jogadores vão até 25, duplas até 30, os demais até 20.

rule-passing = Passe
rule-passing-on = 3 peças
    .sentence = Antes do leilão, passe 3 peças: direita, esquerda, nada. Com 4 jogadores: esquerda, direita, em frente, nada.

rule-rebid-after-pass = Lance após passar
rule-rebid-after-pass-on = sim
    .sentence = Quem passa ainda pode dar um lance enquanto o leilão segue.

rule-contract = Vazas da dupla
rule-contract-side = contam no lance
    .sentence = As vazas dos dois da dupla contam para o lance, e só o lance pontua.
rule-contract-individual = 1 ponto cada
    .sentence = Só as vazas de quem ganhou o leilão contam para o lance. O parceiro marca 1 por vaza, cumprindo ou não.

rule-all-pass-dealer-takes-minimum = quem dá joga
    .sentence = Se todo mundo passa, quem dá as peças joga pelo menor lance.

preset-domino-whist-whist = Regras normais
    .sentence = Cada um por si. Com 3 jogadores, até 25.
preset-domino-whist-partners = Duplas
    .sentence = O menor lance é 4.
preset-domino-whist-passing = Com passe
    .sentence = Passe 3 peças antes do leilão, a cada rodada para outro lugar.
preset-domino-whist-partners-passing = Duplas, com passe
    .sentence = Passe 3 peças: esquerda, direita, em frente, nada.
preset-domino-whist-partners-own-bids = Duplas, lance próprio
    .sentence = Só contam as vazas de quem ganhou o leilão.
preset-domino-whist-dealer-plays = Quem dá joga
    .sentence = Se todo mundo passa, quem dá joga pelo menor lance.
