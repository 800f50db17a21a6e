### Dominó: títulos, objetivos, regras e modos; o que se pede, se recusa e se conta.

game-dominoes = Dominó
    .aim = { $kind ->
        [fives] Faça as pontas abertas somarem 5, 10, 15 ou mais. Ganha quem chegar primeiro a { $target }.
        [fives_and_threes] Faça as pontas abertas somarem um múltiplo de 5 ou de 3. Ganha quem chegar primeiro a { $target }.
        [exactly] Faça as pontas abertas somarem um múltiplo de 5 ou de 3. Ganha quem fizer exatamente { $target }.
        [hands] Bata primeiro e ganhe a rodada. Ganha quem chegar primeiro a { $target }.
        [love] Bata primeiro e ganhe a rodada. É preciso chegar a { $target } enquanto alguém está no 0.
       *[pips] Bata primeiro e marque as pintas dos outros. Ganha quem chegar primeiro a { $target }.
    }
    .credit = O jogo que todo mundo conhece, como se joga em casa, na praça e no bar.

rule-scoring-pips = pintas na mão
    .sentence = Quem ganha a rodada marca as pintas que sobraram nas mãos.
rule-scoring-fives = cincos
    .sentence = Pontas que somam um múltiplo de 5 valem essa soma na hora.
rule-scoring-fives-and-threes = cincos e três
    .sentence = As pontas valem 1 ponto para cada 5 e cada 3 da soma: 15 vale 8.
rule-scoring-hands = rodadas ganhas
    .sentence = Ganhar a rodada vale 1 ponto ou mais. As pintas só decidem o jogo fechado.

rule-wins = Totais
rule-wins-total = se somam
    .sentence = Os pontos se somam até o fim da partida.
rule-wins-love = voltam a 0
    .sentence = Quando todos já ganharam uma rodada, todos voltam a 0. Uma partida até 6 pode levar de 60 a 90 rodadas.

rule-one-all = Em 1 a 0
rule-one-all-on = um a um
    .sentence = Dois times em 1 a 0: se o outro ganha, fica 1 a 1. A próxima rodada deixa 2 a 0.

rule-exact = Passar da meta
rule-exact-no = ganha
    .sentence = Você ganha quando chega à meta ou passa dela.
rule-exact-yes = não vale nada
    .sentence = É preciso acertar a meta em cheio. Uma jogada que passa dela não vale nada.

rule-reached = Na meta
rule-reached-at-once = a partida acaba
    .sentence = A partida acaba assim que uma jogada chega à meta.
rule-reached-after-the-deal = a rodada vai até o fim
    .sentence = A rodada vai até o fim, e aí ganha o maior total.

rule-highest = Maior bucha
    .sentence = O jogo tem peças até { $number }-{ $number }.

rule-hand = Peças no início
    .sentence = { $number ->
        [one] Cada um começa com { $number } peça.
       *[other] Cada um começa com { $number } peças.
    }
rule-hand-usual = o normal
    .sentence = Cada um começa com o número normal de peças.

rule-opens = Quem abre
rule-opens-highest-double = maior bucha
    .sentence = Quem tem a maior bucha abre com ela.
rule-opens-heaviest = peça mais pesada
    .sentence = Quem tem a peça mais pesada abre com ela.
rule-opens-lot = tirando peça
    .sentence = Cada um tira uma peça. Quem tirar mais pintas abre, com qualquer peça.

rule-then = Depois
rule-then-winner = abre quem ganhou
    .sentence = Quem ganhou a rodada abre a próxima com qualquer peça.
rule-then-next = em rodízio
    .sentence = A cada rodada, abre o próximo, com qualquer peça.
rule-then-highest-double = maior bucha
    .sentence = A cada rodada, quem tem a maior bucha abre com ela.

rule-after-tie = Depois de empate
rule-after-tie-opener = abre o mesmo
    .sentence = Se ninguém ganha a rodada, abre de novo o mesmo jogador.
rule-after-tie-next = abre o próximo
    .sentence = Se ninguém ganha a rodada, abre o próximo.
rule-after-tie-highest-double = abre a maior bucha
    .sentence = Se ninguém ganha a rodada, quem tem a maior bucha abre com ela.

rule-redeal-doubles = Muitas buchas
    .sentence = Com { $number } buchas ou mais numa mão, todos recebem peças novas.

rule-drop-blank = Com três
rule-drop-blank-no = todas as peças
    .sentence = O jogo usa todas as peças.
rule-drop-blank-three = sem 0-0
    .sentence = Com três jogadores, 0-0 fica de fora. O normal são 9 peças para cada um.

rule-direction = A vez passa
rule-direction-left = à esquerda
    .sentence = Depois joga quem está à sua esquerda.
rule-direction-right = à direita
    .sentence = Depois joga quem está à sua direita.

rule-boneyard = Se nada cabe
rule-boneyard-drawn = compra
    .sentence = Se nada cabe, você compra do monte.
rule-boneyard-asleep = passa
    .sentence = Se nada cabe, você passa. Ninguém compra.

rule-keep = Nunca compradas
    .sentence = { $number ->
        [one] A última peça do monte nunca é comprada.
       *[other] As últimas { $number } peças do monte nunca são compradas.
    }
rule-keep-none = nenhuma
    .sentence = Dá para comprar todas as peças do monte.

rule-drawing = Compra
rule-drawing-until-it-fits = até uma caber
    .sentence = Você compra até uma peça caber.
rule-drawing-one = uma peça
    .sentence = Você compra uma peça e passa se ela não couber.

rule-spinner = Cruz
rule-spinner-none = não
    .sentence = A linha tem duas pontas.
rule-spinner-first-double = 1ª bucha
    .sentence = A primeira bucha recebe peças nos quatro lados. Em cima e embaixo abrem depois da esquerda e da direita.

rule-counts = Quem ganha marca
rule-counts-opponents = as dos rivais
    .sentence = Quem ganha marca as pintas que sobraram nas mãos dos rivais.
rule-counts-all = todas
    .sentence = Quem ganha marca todas as pintas que sobraram, as da dupla também.

rule-worth-double = Bucha (carroça)
    .sentence = Bater com bucha (carroça) vale { $number }.
rule-worth-both = Lá e lô
    .sentence = Bater com uma peça que cabe nas duas pontas vale { $number }.
rule-worth-crossed = Cruzada
    .sentence = Bater com uma bucha que cabe nas duas pontas vale { $number }.
rule-worth-key = Chave
rule-worth-key-on = 1 a mais
    .sentence = Chave: se sua última peça cabe em duas pontas e é a única que ainda cabe, você marca 1 a mais.

rule-blocked-by = Jogo fechado
rule-blocked-by-side = menos pintas
    .sentence = Quando ninguém pode jogar, ganha o jogador ou o time com menos pintas.
rule-blocked-by-lowest = menor mão
    .sentence = Quando ninguém pode jogar, a mão com menos pintas ganha para o seu time.
rule-blocked-by-closer = quem fechou contra o próximo
    .sentence = Se você fecha, compara suas pintas com as do próximo jogador. Ganha quem tem menos, e no empate, você.
rule-blocked-by-nobody = sempre empate
    .sentence = Quando ninguém pode jogar, é empate, sem contar pintas.

rule-blocked-scores = Jogo fechado vale
rule-blocked-scores-same = o mesmo
    .sentence = Um jogo fechado vale como qualquer outro.
rule-blocked-scores-difference = a diferença
    .sentence = Quem ganha um jogo fechado marca as pintas dos outros menos as suas.

rule-tied-block = Empate no fechado
rule-tied-block-nobody = não vale nada
    .sentence = No empate, ninguém pontua.
rule-tied-block-carried = acumula
    .sentence = No empate, os pontos vão para quem ganhar a próxima rodada.
rule-tied-block-opener = para quem abriu
    .sentence = No empate, ganha o time que abriu. Sem duplas, quem está mais perto de quem abriu.
rule-tied-block-closer = para quem fechou
    .sentence = No empate, ganha o time que fechou. Sem duplas, quem está mais perto de quem fechou.
rule-tied-block-closer-loses = para o outro time
    .sentence = No empate, perde o time que fechou. Sem duplas, ganha o próximo dos empatados.

rule-capicua = Capicua
    .sentence = Sua última peça cabe em todas as pontas e não é bucha: { $number } pontos a mais.
rule-chuchazo = Chuchazo
    .sentence = Sua última peça é 0-0: { $number } pontos a mais.
rule-first-pass = Primeiro passe
    .sentence = Você abre e o próximo jogador tem que passar: { $number } pontos.
rule-paso-redondo = Passe geral
    .sentence = Você joga, todos os outros passam e você joga de novo: { $number } pontos.
rule-first-deals = Rodadas 1 a 4
rule-first-deals-on = 100, 75, 50, 25
    .sentence = Quem ganha as 4 primeiras rodadas marca 100, 75, 50 e 25 pontos a mais.

options-too-few-tiles = Só há { $tiles } peças. Dê no máximo { $most } para cada um.
options-always-redealt = Sempre haveria alguém com { $doubles } buchas. Dê menos peças ou desligue “Muitas buchas”.

preset-dominoes-draw = Com monte
    .game = Dominó com monte
    .sentence = Não dá para jogar? Compre. Marque as pintas dos outros.
preset-dominoes-block = Sem monte
    .game = Dominó sem monte
    .sentence = Não dá para jogar? Passe. Marque as pintas dos outros.
preset-dominoes-all-fives = Cincos
    .sentence = Marque quando as pontas somam um múltiplo de 5.
preset-dominoes-fives-and-threes = Cincos e Três
    .sentence = O jogo dos pubs: cincos e três, até 61 exatos.
preset-dominoes-puerto-rico = Porto Rico
    .sentence = Capicua, chuchazo e pontos a mais nas primeiras rodadas.
preset-dominoes-dominican = Dominicano
    .sentence = 25 pela capicua e pelo passe na primeira peça.
preset-dominoes-cuban = Cubano
    .sentence = Até a bucha de 9, com 10 peças cada.
preset-dominoes-brazil = Brasil
    .sentence = A última peça decide: de 1 a 4 pontos por rodada.
preset-dominoes-brazil-league = Brasil, liga
    .sentence = Até 7. O ponto do jogo fechado vai para quem ganhar depois.
preset-dominoes-jamaica = Jamaica
    .sentence = Em duplas. Cada rodada ganha vale 1, até seis.
preset-dominoes-cut-throat = Cut-throat
    .sentence = Como na Jamaica, mas cada um por si.
preset-dominoes-martinique = Martinica
    .sentence = Para três. Ganhe três enquanto alguém está no zero.

prompt-open = abra com qualquer peça
prompt-open-with = abra com { $tile }
prompt-play-on = jogue no { $numbers }

choice-tile-end = { $tile } { $end ->
    [left] esquerda
    [right] direita
    [up] cima
   *[down] baixo
}
choice-leaves = { $points ->
    [0] deixa { $ends }
   *[other] vale { $points }, deixa { $ends }
}
choice-points = { $play } ({ $points })

end-left = à esquerda
end-right = à direita
end-up = em cima
end-down = embaixo
