### Peça Preta: título, objetivo, regras e modos.

game-black-tile = Peça Preta
    .variant = Peça Preta { $variant }
    .aim = Leve o mínimo de pontos. Quando alguém chega a { $target }, ganha o menor total.
    .aim-partners = Leve o mínimo de pontos. Quando um time chega a { $target }, ganha o menor total.
    .credit = Parente do jogo de Copas, com dominós. Frederick Berndt inventou o jogo em duplas e o de Vinte e Um Pontos. Howard Fosdick contou o de Trinta Pontos. As pintas vermelhas nos 3s são ideia de Joe Celko.

rule-variant-11 = Onze Pontos
    .sentence = 0-0 custa 4, e cada um dos sete 3s custa 1.
rule-variant-21 = Vinte e Um Pontos
    .sentence = 0-0 custa 11, e cada peça de 5, 6 ou 7 pintas custa 1.
rule-variant-30 = Trinta Pontos
    .sentence = Como Vinte e Um Pontos, e 1-1 custa 9.

rule-moon-points = Acertar a lua
    .sentence = Leve todos os pontos, e cada um dos outros marca { $number }.

rule-first-lead = Quem começa
rule-first-lead-rotates = gira à esquerda
    .sentence = A cada rodada começa o próximo à esquerda.
rule-first-lead-highest-score = mais pontos
    .sentence = Da segunda rodada em diante, começa quem tem mais pontos.

rule-pass-direction = Passe
rule-pass-direction-left = esquerda
    .sentence = Todo mundo passa 3 peças para a esquerda.
rule-pass-direction-right = direita
    .sentence = Todo mundo passa 3 peças para a direita.

rule-undealt-tile = Peça que sobra
rule-undealt-tile-first-trick-winner = na vaza 1
    .sentence = Com 3 jogadores, quem ganha a vaza 1 leva a peça que sobra.
rule-undealt-tile-unused = de fora
    .sentence = Com 3 jogadores, a peça que sobra fica fechada e não custa nada.

rule-tie = Empate
rule-tie-shared = dividido
    .sentence = Quem empata no menor total divide a vitória.
rule-tie-playoff = desempate
    .sentence = Todo mundo joga até um ficar com o menor total.

preset-black-tile-eleven-point = Onze Pontos
    .sentence = 0-0 custa 4, cada 3 custa 1.
preset-black-tile-twenty-one-point = Vinte e Um Pontos
    .sentence = 0-0 custa 11, peças de 5, 6 ou 7 pintas custam 1.
preset-black-tile-thirty-point = Trinta Pontos
    .sentence = Como Vinte e Um, e 1-1 custa 9.
preset-black-tile-partners = Duplas
    .sentence = Onze Pontos, em duplas.
preset-black-tile-berndt = Regras de Berndt
    .sentence = Onze Pontos. Começa quem tem mais pontos.
preset-black-tile-berndt-partners = Duplas de Berndt
    .sentence = Em duplas. Começa o time com mais pontos.
preset-black-tile-fosdick = Regras de Fosdick
    .sentence = Onze Pontos. Passe à direita. Com 3, uma peça fica de fora.
