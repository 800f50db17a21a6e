### Como jogar Seventy-Nine.

seventy-nine-help-aim =
    Três jogam contra três, em lugares alternados, e disputam 79 pontos por rodada.

    Cada vaza vale 1. 5-5 e 6-4 valem 10 cada, e 5-0, 4-1 e 3-2 valem 5 cada.

    Há duas de cada peça. Cada um recebe nove, e duas ficam fechadas e não contam para ninguém.
seventy-nine-help-example-aim = 6-2 leva 16 pontos como trunfo

seventy-nine-help-auction =
    Cada um tira uma peça: quem tirar mais pintas embaralha, e quem empatar tira de novo. Depois, a cada rodada, quem embaralha é o próximo à esquerda.

    Cada um dá um lance só, a partir da esquerda de quem embaralha: passe ou dê mais que o anterior. O lance diz os pontos que seu time tem que fazer, de 50 a 79.

    Se todo mundo passa, o próximo embaralha e dá as peças de novo.

    Quem ganha o leilão escolhe um número de trunfo, que ganha de todos os outros, e puxa.

seventy-nine-help-suits =
    Uma peça com o número do trunfo é só trunfo.

    Qualquer outra peça é puxada pelo número maior, mas segue os dois: 5-2 segue 5s e 2s.

    Em um número, a bucha é a mais alta, e as outras peças valem pela outra metade. Uma bucha é só do seu número.
seventy-nine-help-example-suits = Puxaram 5-2: 5-5 ganha

seventy-nine-help-trick =
    Cada um joga uma peça, no sentido horário. Se você tem o naipe puxado, precisa seguir. Se não, jogue qualquer peça.

    Ganha o trunfo mais alto, ou, sem trunfo, a peça mais alta do naipe puxado. De duas peças iguais, ganha a primeira.

    Quem ganha puxa a próxima.
seventy-nine-help-example-trick = O primeiro 2-2 ganha

seventy-nine-help-score = { $scoring ->
    [marks]
        Uma rodada vale uma marca: para o time do lance se ele cumpre, e se não, para os outros.

        { $target ->
            [one] O primeiro time a chegar a { $target } marca ganha a partida.
           *[other] O primeiro time a chegar a { $target } marcas ganha a partida.
        }
   *[points]
        Se o time do lance cumpre, os dois times marcam o que fizeram. Se não, ele cai: não marca nada, e os outros marcam o lance e o que fizeram.

        O primeiro time a chegar a { $target } pontos ganha a partida. Se os dois chegam na mesma rodada, ganha o time do lance.
}

seventy-nine-help-playing-well =
    Dê de 50 a 55 com cinco trunfos e a bucha, e mais com duas buchas. Seus colegas de time ganham o resto.

    Puxe trunfos enquanto os rivais tiverem, a bucha primeiro. Depois puxe suas outras buchas.

    Quando alguém do seu time vai ganhar com certeza, dê peças que valem. Quando um rival vai ganhar, dê outras.

    De duas peças iguais, a segunda não pode ganhar.
seventy-nine-help-nel-o = Você pode dar um lance de Nel-O: perder todas as vazas, só você contra três rivais. Ganha de qualquer número.
seventy-nine-help-nel-o-partners = { $nel-o-partners ->
    [face_up] Seus colegas de time ficam de fora, com as peças abertas para todo mundo ver.
   *[face_down] Seus colegas de time ficam de fora, com as peças fechadas.
}
seventy-nine-help-nel-o-lead = Não há trunfo, e você puxa.
seventy-nine-help-nel-o-end = { $scoring ->
    [marks] A rodada acaba quando você ganha uma vaza. O time que consegue leva uma marca, e nada mais conta.
   *[points] A rodada acaba quando você ganha uma vaza. O time que consegue marca 79 pontos, e nada mais conta.
}
seventy-nine-help-example-nel-o = { $nel-o-doubles ->
    [high] Puxaram 4-2: 4-4 ganha
    [bidders_choice] Buchas altas: 4-4 ganha
   *[other] 4-2 ganha, então quem deu o lance cai
}
