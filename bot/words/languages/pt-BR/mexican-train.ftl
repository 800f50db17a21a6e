### Trem mexicano: títulos, objetivos, regras e modos; o que se pergunta e oferece durante o jogo.

game-mexican-train = Trem mexicano
    .aim = { $rounds ->
        [one] Jogue suas peças nos trens: as que sobram custam pontos. Depois de { $rounds } rodada, ganha quem tiver menos.
       *[other] Jogue suas peças nos trens: as que sobram custam pontos. Depois de { $rounds } rodadas, ganha quem tiver menos.
    }
    .credit = O preferido das mesas grandes, com peças até o duplo doze.

rule-length = Rodadas
    .sentence = { $number ->
        [one] A partida tem { $number } rodada, com a maior bucha inicial.
       *[other] A partida tem { $number } rodadas, com as maiores buchas iniciais.
    }
rule-length-all = todas
    .sentence = A partida tem uma rodada para cada bucha, da maior até 0-0.

rule-engine = Bucha inicial
rule-engine-set-aside = já na mesa
    .sentence = A bucha inicial fica na mesa antes de dar as peças.
rule-engine-dealt = nas mãos
    .sentence = Quem tem a bucha inicial começa. Se ninguém tiver, cada um compra na sua vez até ela aparecer.

rule-first-turn = Primeira vez
rule-first-turn-tile = uma peça
    .sentence = Na sua primeira vez você joga uma peça, como nas outras.
rule-first-turn-train = um trem inteiro
    .sentence = Na sua primeira vez você põe quantas peças quiser, todas no seu próprio trem.

rule-doubles = Buchas
rule-doubles-cover = têm que ser cobertas
    .sentence = Você cobre sua bucha na hora. Se não der, os outros têm que cobrir antes de tudo.
rule-doubles-chain = em sequência
    .sentence = Você pode jogar várias buchas seguidas e depois cobre uma. Os outros cobrem o resto.
rule-doubles-free = mais uma peça
    .sentence = Depois de uma bucha você joga mais uma peça onde puder. Ninguém precisa cobrir.
rule-doubles-none = como as outras
    .sentence = Uma bucha é uma peça como as outras.

rule-last-double = Bater com bucha
rule-last-double-ends = acaba a rodada
    .sentence = Você pode bater com uma bucha.
rule-last-double-covered = tem que cobrir
    .sentence = Se sua última peça é uma bucha, você compra uma para cobrir.

rule-mexican-from = Trem mexicano
rule-mexican-from-any-time = desde o começo
    .sentence = Você pode jogar no trem mexicano quando quiser.
rule-mexican-from-own-started = depois do seu
    .sentence = Você pode jogar no trem mexicano quando seu próprio trem tem uma peça.

rule-double-blank = Penalidade do 0-0
    .sentence = Ficar com 0-0 custa { $number } pontos.

preset-mexican-train-mexican-train = Regras normais
    .sentence = 13 rodadas, da bucha inicial 12-12 até 0-0.
preset-mexican-train-three-rounds = Três rodadas
    .sentence = Uma partida curta: 12-12, 11-11 e 10-10.
preset-mexican-train-double-nine = Duplo nove
    .sentence = 10 rodadas com menos peças, para 2 a 4 jogadores.
preset-mexican-train-whole-trains = Trens inteiros
    .sentence = Na sua primeira vez, ponha tudo o que puder do seu trem.
preset-mexican-train-chain = Buchas em sequência
    .sentence = Jogue várias buchas seguidas e cubra uma.

train-mexican = mexicano
    .on = no trem mexicano
train-own = próprio
    .on = no seu trem
train-theirs = próprio
    .on = no próprio trem
train-yours = seu
    .on = no seu trem
train-of = { $who }
    .on = no trem de { $who }

prompt-cover = cubra { $tile } { $train }
prompt-chain = cubra { $tiles }, ou jogue outra bucha
prompt-drawn = escolha um trem para { $tile }
prompt-first-train = { $begun ->
    [yes] continue seu trem, ou pare
   *[no] comece seu trem com { $number }
}

choice-on-train = { $then ->
    [cover] { $tile } { $train }, e cobrir
    [more] { $tile } { $train }, e mais uma
   *[none] { $tile } { $train } ({ $number })
}
train-play = { $tile } { $train }
choice-done = Pronto
