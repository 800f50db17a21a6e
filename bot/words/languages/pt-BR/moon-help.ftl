### Como jogar Moon.

moon-help-aim =
    Cada um joga por si.

    Diga no lance quantas das sete vazas vai ganhar. Escolha o trunfo, o naipe que ganha de todos, e cumpra o lance.
moon-help-deal = { $zero ->
    [no] Cada um recebe sete peças de um jogo de duplo seis sem brancos.
   *[yes] Cada um recebe sete peças de um jogo de duplo seis em que 0-0 é o único branco. Sobra uma peça: o morto.
}
moon-help-example-aim = Puxaram 6-4, sem trunfo: 6-6 ganha

moon-help-auction = Cada um dá um lance, a partir da esquerda de quem dá as peças: passe ou dê um lance maior que o anterior. Os lances são 4, 5, 6, 7 e 21.
moon-help-moon = 21 é o moon: todas as sete vazas por 21 pontos. O leilão acaba na hora.

moon-help-trump = { $doubles-trump ->
    [on] Quem ganha o leilão escolhe o trunfo: um número, buchas ou nenhum.
   *[off] Quem ganha o leilão escolhe o trunfo: um número ou nenhum.
}
moon-help-lead = Quem ganha o leilão puxa primeiro, qualquer peça.

moon-help-suits = { $suit-led ->
    [leader] Uma peça do naipe de trunfo é só trunfo. Qualquer outra é dos naipes das duas metades, e quem puxa diz um deles.
   *[higher] Uma peça do naipe de trunfo é só trunfo. Se você puxa outra, o naipe é a metade mais alta, e para seguir vale qualquer metade.
}

    Em um número, a bucha é a mais alta, e as outras peças valem pela outra metade.
moon-help-doubles = Se as buchas são o trunfo, elas saem do seu número, e 6-6 é a mais alta.
moon-help-zero = 0-0 é um naipe à parte. Puxada, ganha se ninguém jogar um trunfo.
moon-help-example-suits = Puxaram 3-1, trunfo 6s: 6-3 ganha
moon-help-example-suits-doubles = Puxaram 3-1, trunfo buchas: 3-3 ganha

moon-help-example-trick = Puxaram 6-4, trunfo 5s: 5-1 ganha

moon-help-score =
    { $overtricks ->
        [bid_only] Quem ganhou o leilão marca o lance se cumprir, e vazas a mais não contam.
       *[count] Quem ganhou o leilão marca 1 por vaza se cumprir o lance.
    } Um moon cumprido vale 21.

    Se cair, perde o lance: 21 no moon. Os outros marcam 1 por vaza, e os totais podem ficar abaixo de 0.
moon-help-end = Ganha quem chegar primeiro a { $target }. Se vários chegam na mesma rodada, ganha quem cumpriu o lance, ou então quem tiver mais, e no empate todo mundo continua.
moon-help-moon-wins = Um moon cumprido ganha a partida na hora.

moon-help-playing-well =
    Conte buchas e naipes longos. Três trunfos com a bucha e mais uma bucha valem um lance de 4.

    Se o lance é seu, puxe primeiro trunfos, depois buchas, depois seu naipe longo.

    { $zero ->
        [no] Cada número está em só seis peças: conte os trunfos.
       *[yes] Cada número está em só seis peças, e uma fica fora do jogo: conte os trunfos.
    }

    Contra quem ganhou o leilão, joguem juntos: derrubar o lance vale mais que uma vaza.
moon-help-example-playing-well = Entre os trunfos, 5-5 ganha
