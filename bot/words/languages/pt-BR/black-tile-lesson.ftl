### A lição de Peça Preta.

lesson-black-tile-welcome = Um jogador puxa uma peça, e os outros seguem. A melhor peça ganha a vaza, com tudo o que há nela. Pontos são ruins: cada peça com 3 custa 1, e 0-0, a peça preta, custa 4.

lesson-black-tile-follow =
    { $bo } puxou 3s. Se você tem 3s, precisa jogar um.
    {"**"}Jogue 6-3 ou 3-2.**
    .right = 3-2 é mais seguro: 3-3 ou 5-3 ainda podem ganhar. Mas { $ann } não tem 3s, então pode jogar qualquer peça, e você ganha a vaza.
    .hint = Você não quer levar pontos. Só 3-3 ganha de 6-3.

lesson-black-tile-lead =
    Você puxa: jogue qualquer peça e diga qual dos dois naipes dela vale.
    {"**"}Puxe uma peça que perca para as outras.**
    .right-one = 1-0 é o 1 mais baixo. Quem tem outro 1 vai ganhar dele.
    .right-two = 2-0 é o 2 mais baixo. Quem tem outro 2 vai ganhar dele.
    .right-three = Um 2 baixo. Quem ganhar dele leva um ponto pelo seu 3.
    .right-fair = 1-1 e 6-1 ganham dele. Aqui { $bo } tem que jogar 6-1.
    .black = 0-0 é o branco mais alto. Você levaria sua própria peça preta.
    .early = Boa ideia, e é o próximo passo. Antes, tente uma peça baixa.
    .hint = Peças altas ganham vazas. Qual peça é baixa em um dos naipes dela?

lesson-black-tile-black =
    Você levou 3 pontos e puxa de novo. 0-0 é de dois naipes: brancos e buchas.
    {"**"}Como você se livra da peça preta?**
    .right = É a bucha mais baixa. Quem tem outra bucha precisa jogar, e { $ann } leva os 4 pontos.
    .blank = É o branco mais alto, então ele ficaria com você. Qual é o outro naipe de 0-0?
    .hint = É seguro, mas a peça preta fica com você. Em que naipe ela é a mais baixa?

lesson-black-tile-count =
    { $ann } puxou 6s, e { $bo } jogou 3-3 fora. Você joga por último, e seus dois 6s ganham a vaza.
    {"**"}Qual 6 custa menos?**
    .right = 3-3 custa 1 de qualquer jeito. 6-3 custaria 1 a mais.
    .hint = Cada peça com 3 custa um ponto.

lesson-black-tile-pass =
    Foi assim que essa rodada começou: primeiro, todo mundo passa três peças para a esquerda.
    {"**"}Dê a { $ann } duas peças que ganham vazas e uma que custa um ponto.**
    .right = 6-6 e 5-5 são as mais altas dos seus naipes, e 4-3 custa um ponto. Agora você vê o que { $cleo } passou para você.
    .hint = Buchas altas ganham vazas, e uma peça com 3 custa um ponto.

lesson-black-tile-learned =
    • Siga o naipe se puder. Se não, jogue qualquer peça.
    • Puxe baixo, para que os outros ganhem.
    • Cada 3 custa 1, e a peça preta 4: puxe como bucha.
    • Passe suas buchas altas e seus 3s.
