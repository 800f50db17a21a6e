### Como jogar Whist de Dominó.

domino-whist-help-aim = Diga no lance quantas vazas vai ganhar. Escolha o trunfo, o naipe que ganha de todos, e cumpra o lance.
domino-whist-help-example-aim = Puxaram 6-5 como 6s: 6-6 ganha

domino-whist-help-pass = Primeiro, todo mundo passa três peças. A direção muda a cada rodada, mesmo sem lance: { $players ->
        [4] esquerda, direita, em frente
       *[other] direita, esquerda
    }, sem passe, e começa de novo.
domino-whist-help-dealer = Cada um tira uma peça: quem tirar mais pintas dá as peças, e quem empatar tira de novo. Depois, a cada rodada, quem dá as peças é o próximo à esquerda.
domino-whist-help-bids = A partir da esquerda de quem dá as peças, dê um lance maior que o anterior ou passe.
domino-whist-help-lowest = { $bid ->
    [0] Não há lance mínimo: o primeiro pode ser 0.
   *[other] O menor lance é { $bid }.
}
domino-whist-help-pass-out = { $rebid-after-pass ->
    [on] Se você passa, ainda pode dar um lance depois.
   *[off] Se você passa, está fora do leilão.
}
domino-whist-help-auction-ends = { $rebid-after-pass ->
    [on] O leilão acaba quando os outros passam depois de um lance, ou com um lance de todas as { $tiles } vazas.
   *[off] O leilão acaba quando só resta um jogador, ou com um lance de todas as { $tiles } vazas.
}
domino-whist-help-all-pass-dealer = Se todo mundo passa, quem dá as peças joga por { $bid }.

domino-whist-help-title-kitty = O morto e o trunfo
domino-whist-help-kitty = Uma peça, o morto, fica fechada. Quem ganha o leilão vê o morto e pode trocar uma das suas por ele, em segredo.
domino-whist-help-trump = Quem ganha o leilão escolhe o trunfo: um número, buchas ou nenhum. Depois puxa qualquer peça.

domino-whist-help-suits =
    Cada peça é de dois naipes: 6-4 é um 6 e um 4, e 5-5 é um 5 e uma bucha. Quem puxa diz um deles.

    Em um número, a bucha é a mais alta, e as outras peças valem pela outra metade. As buchas também são um naipe, da mais alta à mais baixa.
domino-whist-help-example-suits = Puxaram 6-4 como 6s: 7-6 ganha

domino-whist-help-title-trump-tiles = Peças de trunfo
domino-whist-help-trump-tiles =
    Uma peça do naipe de trunfo é só trunfo.

    Com 2s de trunfo, 4-2 não é um 4. Você não precisa jogar essa peça em 4s, mas pode, se não tiver outro 4.
domino-whist-help-example-trump-tiles = Puxaram 4s: 4-2 ganha como trunfo

domino-whist-help-trick =
    Cada um joga uma peça, no sentido horário. Se você tem o naipe puxado, precisa seguir. Se não, jogue qualquer peça.

    Ganha o trunfo mais alto, ou, sem trunfo, a peça mais alta do naipe puxado. Quem ganha puxa a próxima.
domino-whist-help-example-trick = Puxaram buchas: 2-2 ganha como trunfo

domino-whist-help-score =
    Quem ganhou o leilão marca o lance se cumprir e perde se não cumprir. Vazas a mais não contam.

    Os outros marcam 1 por vaza. Os totais podem ficar abaixo de 0.
domino-whist-help-score-partners = { $contract ->
    [individual] Só as vazas de quem ganhou o leilão contam para o lance. O time marca ou perde o lance, e as vazas do parceiro valem 1 cada.
   *[side] As vazas dos dois da dupla contam para o lance. O time marca o lance se cumprir e perde se não cumprir.
}
domino-whist-help-score-others = Vazas a mais não contam. O outro time marca 1 por vaza, e os totais podem ficar abaixo de 0.
domino-whist-help-end = Ganha quem chegar primeiro a { $target }. Se vários chegam na mesma rodada, ganha quem tiver mais. No empate, todo mundo continua.

domino-whist-help-playing-well =
    Conte buchas e naipes longos: até peças baixas ganham quando os outros já não têm nenhuma. Cinco ou seis peças dão um bom trunfo.

    Dê um lance do que contou, ou um a menos: se você cair, perde o lance.

    Se o lance é seu, puxe primeiro trunfos, depois buchas, depois seu naipe longo.

    Contra quem ganhou o leilão, guarde um trunfo ou uma bucha para o fim.
domino-whist-help-example-playing-well = Entre os trunfos, 2-2 ganha
