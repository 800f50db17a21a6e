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

lesson-black-tile-follow-title = Seguir o naipe
lesson-black-tile-follow-welcome = Cada peça é de dois naipes, e quem puxa diz qual vale. Siga se puder.

lesson-black-tile-follow-double =
    { $cleo } puxou 6-6 como bucha. Você tem 5-5, 1-1 e 0-0.
    {"**"}Que bucha você joga?**
    .right = 6-6 é a bucha mais alta, então { $cleo } leva a peça preta: 4 pontos.
    .hint = É segura, pois 6-6 ganha de qualquer jeito. Mas qual das suas buchas custa pontos?

lesson-black-tile-follow-void =
    { $cleo } puxou 6-0 como branco, e você não tem brancos. Pode jogar qualquer peça.
    {"**"}Qual você dá a ela?**
    .right = 0-0 já saiu, então 6-0 ganha. Seu 6-3 custa um ponto a { $cleo }.
    .hint = Essa não custa nada a ela. Qual das suas peças tem um 3?

lesson-black-tile-follow-learned =
    • Siga o naipe que foi dito: 6-0 puxado como branco não é um 6.
    • As buchas também são um naipe, e 0-0 é a mais baixa.
    • Não pode seguir? Dê uma peça que custa pontos.

lesson-black-tile-duck-title = Alta ou baixa?
lesson-black-tile-duck-welcome = Você precisa seguir o naipe, mas muitas vezes pode escolher: jogar alto agora ou guardar a peça?

lesson-black-tile-duck-high =
    { $ann } puxou 3-3, o 3 mais alto, e { $cleo } jogou 0-0 fora. Você tem três 3s.
    {"**"}Que 3 você joga?**
    .right = 3-3 ganha de qualquer jeito, então jogue um 3 alto. 3-0 será seguro depois.
    .low = Também perde. Mas 3-0 é o 3 mais baixo e sempre perde: guarde.

lesson-black-tile-duck-low =
    { $ann } puxou 3-2 como 3, { $bo } jogou 5-3, e { $cleo } não tem 3s. Você é o último a jogar.
    {"**"}6-3 ou 3-0?**
    .right = 5-3 ganha, e { $bo } leva 3 pontos. Foi bom guardar 3-0.
    .hint = 6-3 ganha de 5-3: você levaria a vaza, com 3 pontos.

lesson-black-tile-duck-learned =
    • Se perde de qualquer jeito, jogue a peça mais alta que perde.
    • Guarde suas peças mais baixas para depois.

lesson-black-tile-stop-title = Impedir a lua
lesson-black-tile-stop-welcome = Quem leva todos os pontos acerta a lua: os outros marcam 22.

lesson-black-tile-stop-blank =
    { $cleo } tem todos os 3 pontos até agora e puxou 6-0 como branco.
    {"**"}Qual dos seus brancos você joga?**
    .right = 6-0 ganha esta. A peça preta fica com você, e você vai precisar dela.
    .hint = 0-0 é o branco mais alto, então você leva sua própria peça preta. Custa 4.

lesson-black-tile-stop-keep =
    { $cleo } tem 6 pontos e puxa o último 3. Só faltam este ponto e 0-0. Você pode jogar qualquer peça.
    {"**"}Qual?**
    .right = { $cleo } não leva todos os pontos, pois 0-0 ficou com você. E 5-5 ainda pode ganhar uma vaza dela.
    .high = Ela não leva todos os pontos. Mas 5-5 ainda pode ganhar uma vaza dela: guarde.
    .moon = Agora { $cleo } tem todos os pontos, e você marca 22. Guarde a peça preta.

lesson-black-tile-stop-learned =
    • Alguém tem todos os pontos? Não dê os últimos.
    • Guarde uma peça alta: um só ponto de outro jogador impede a lua.

lesson-black-tile-moon-title = Acertar a lua
lesson-black-tile-moon-welcome = Leve todos os pontos da rodada, e os outros marcam 22. Você ganhou as duas vazas e todos os 5 pontos até agora.

lesson-black-tile-moon-win =
    Você puxa, com quatro 2s e 1-1. Só falta mais um 1: 5-1.
    {"**"}O que você puxa?**
    .right = 1-1 ganha e força 5-1 a sair. Agora 2-1 é o último 1 e também ganha.
    .twos = 2-2 também ganha. Mas 5-1 ainda pode ganhar do seu 2-1. Force a saída dele primeiro.
    .doubles = Ainda há buchas mais altas, como 6-6. Puxe como número.
    .hint = Alguém pode ganhar dela. Qual das suas peças é a mais alta do número dela?

lesson-black-tile-moon-last =
    2-1 é o último 1. Faltam mais dois 2s, 6-2 e 2-0.
    {"**"}O que você puxa?**
    .right = Ninguém ganha do último 1. E { $ann } jogou 2-0 fora: sobram menos 2s contra você.
    .twos = 2-2 também ganha. Mas puxe antes o 1 certo: os outros podem jogar 2s fora.
    .two = Como 2, perde para 6-2. Qual é o outro naipe dela?
    .hint = Alguém pode ganhar dela. Que peça é a última do número dela?

lesson-black-tile-moon-rest =
    Você tem 9 pontos, e todos os outros 2s já saíram.
    {"**"}Como você ganha as duas últimas vazas?**
    .right = Ninguém mais tem 2s. Você leva todos os 11 pontos, e os outros marcam 22.
    .hint = Alguém pode ganhar dela. Que número só você tem?

lesson-black-tile-moon-learned =
    • Tente com naipes longos e as peças mais altas deles.
    • Primeiro force a saída das peças que ganham das suas.
    • Conte: a última peça de um naipe sempre ganha.
