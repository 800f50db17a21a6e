### Como jogar Forty-Two.

forty-two-help-aim =
    As duplas sentam frente a frente e disputam 42 pontos por rodada. O lance diz quantos seu time tem que fazer.

    Cada vaza vale 1. 5-5 e 6-4 valem 10 cada, e 5-0, 4-1 e 3-2 valem 5 cada.
forty-two-help-example-aim = 5-5 leva 26 pontos

forty-two-help-auction =
    Cada um tira uma peça: quem tirar mais pintas embaralha e dá as peças, e quem empatar tira de novo. Depois, a cada rodada, quem embaralha é o próximo à esquerda.

    Cada um dá um lance só, a partir da esquerda de quem embaralha: passe ou dê mais que o anterior. Dê de 30 a 42 pontos ou 84 (duas marcas).

    Acima disso, dê uma marca a mais que o anterior: 126 depois de 84, e assim por diante.
forty-two-help-trump = Quem ganha o leilão escolhe o trunfo: um número, buchas ou nenhum (“follow me”). O trunfo ganha de todos os outros naipes, e quem escolheu puxa qualquer peça.
forty-two-help-declared = No lugar do trunfo, quem ganha o leilão pode jogar { $specials }, se o lance for alto o bastante.
forty-two-help-trump-tiles = Uma peça do naipe de trunfo é só trunfo. Se as buchas são o trunfo, elas saem do seu número, e 6-6 é a mais alta.
forty-two-help-example-trump = Puxaram 3-1: 3-3 ganha

forty-two-help-trick =
    Cada um joga uma peça, no sentido horário. Se você tem o naipe puxado, precisa seguir. Se não, jogue qualquer peça.

    Ganha o trunfo mais alto, ou, sem trunfo, a peça mais alta do naipe puxado: primeiro a bucha, depois as outras pela outra metade. Quem ganha puxa a próxima.

    Se você puxa uma peça que não é trunfo, o número maior dela é o naipe.
forty-two-help-example-trick = Puxaram 6-4: 5-0 ganha como trunfo

forty-two-help-title-follow-me = Sem trunfo
forty-two-help-follow-me = No “follow me” não há trunfo: só o naipe puxado pode ganhar.
forty-two-help-example-follow-me = { $high ->
    [yes] Puxaram 6-4, sem trunfo: 6-6 ganha
   *[no] Puxaram 6-4, sem trunfo: 6-4 ganha
}

forty-two-help-score = { $scoring ->
    [marks]
        Um lance de 30 a 42 vale uma marca, 84 vale duas, 126 vale três, e assim por diante. De 42 para cima, é preciso ganhar todas as vazas.

        O time do lance leva essas marcas se cumpre. Se não, ele cai, e os outros levam.

        { $target ->
            [one] O primeiro time a chegar a { $target } marca ganha a partida.
           *[other] O primeiro time a chegar a { $target } marcas ganha a partida.
        }
   *[points]
        Se o time do lance cumpre, os dois times marcam o que fizeram. Com um lance de 84 ou mais, ele marca o lance.

        Se não, ele cai: não marca nada, e os outros marcam o lance e o que fizeram. De 42 para cima, é preciso ganhar todas as vazas.

        O primeiro time a chegar a { $target } pontos ganha a partida. Se os dois chegam na mesma rodada, ganha o time do lance.
}

forty-two-help-playing-well =
    Três trunfos com a bucha e outro alto valem 30, quatro com a bucha 31 ou mais. Cada outra bucha é quase uma vaza.

    Puxe trunfos até os rivais ficarem sem, a bucha primeiro. Depois puxe suas outras buchas.

    Quando sua dupla vai ganhar com certeza, dê peças que valem. Quando um rival vai ganhar, dê outras.

    Só há sete peças de cada número: conte os trunfos.
forty-two-help-example-playing-well = A vaza é do seu time: 6-4 traz 10

forty-two-help-nel-o-bid = { $contracts ->
    [declared] Com { $nel-o-minimum ->
            [one_mark] uma marca
           *[two_marks] duas marcas
        } ou mais, quem ganha o leilão pode jogar Nel-O: perder todas as vazas, sem a dupla, contra os dois rivais.
   *[bid] Um lance de { $nel-o-minimum ->
            [one_mark] uma marca
           *[two_marks] duas marcas
        } ou mais pode ser um lance de Nel-O: perder todas as vazas, só você contra os dois rivais. Vale como qualquer lance de tantas marcas.
}
forty-two-help-nel-o = Quem deu o lance puxa, sem trunfo. O parceiro fica de fora, com todas as peças fechadas.
forty-two-help-nel-o-score = A rodada acaba quando quem deu o lance ganha uma vaza. O time que consegue marca o lance, e nada mais conta.
forty-two-help-example-nel-o = { $high ->
    [yes] Puxaram 4-1: 4-4 ganha
   *[no] 4-1 ganha, então quem deu o lance cai
}
forty-two-help-title-sevens = Setes
forty-two-help-sevens-bid = { $contracts ->
    [declared] Com uma marca ou mais, quem ganha o leilão pode jogar Setes: ganhar todas as vazas, com sua dupla.
   *[bid] Com uma marca ou mais, você pode dar um lance de Setes: ganhar todas as vazas, com sua dupla.
}
forty-two-help-sevens =
    Não há naipes nem trunfo. Cada um joga sua peça mais perto de 7 pintas, e ganha a mais próxima (entre iguais, a primeira).

    A rodada acaba quando o outro time ganha uma vaza. O time que consegue marca o lance, e nada mais conta.
forty-two-help-example-sevens = Puxaram 6-0: 6-1 ganha, com 7 pintas
forty-two-help-title-plunge = Plunge
forty-two-help-plunge-bid = { $contracts ->
    [declared] Com quatro buchas ou mais e um lance de quatro marcas ou mais, quem ganha o leilão pode jogar Plunge. Você pode dar quatro marcas direto, mas aí tem que jogar Plunge.
   *[bid] Com quatro buchas ou mais, você pode dar um lance de Plunge: quatro marcas, ou uma a mais que o anterior se ele já for de quatro ou mais.
}
forty-two-help-title-splash = Splash
forty-two-help-splash-bid = { $contracts ->
    [declared] Com três buchas ou mais e um lance de duas marcas ou mais, quem ganha o leilão pode jogar Splash.
   *[bid] Com três buchas ou mais, você pode dar um lance de Splash: duas marcas, ou uma a mais que o anterior se ele já for de duas ou mais.
}
forty-two-help-partner-leads = O parceiro escolhe o trunfo e puxa, sem ajuda de quem deu o lance. O time tem que ganhar todas as vazas.
