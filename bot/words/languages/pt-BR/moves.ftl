### O que se pergunta a quem joga, e o que dá para escolher: as palavras de botões e listas.

prompt-pass = passe { $count } { $direction ->
        [left] para a esquerda
        [right] para a direita
       *[across] para a frente
    }
    .start = Passe { $count } { $direction ->
        [left] para a esquerda
        [right] para a direita
       *[across] para a frente
    }
prompt-bid = dê lance de { $bids }, ou passe
    .start = Dê lance de { $bids }, ou passe
prompt-bid-forced = dê lance de { $bids }, ou passe e jogue por { $if-passed }
    .start = Dê lance de { $bids }, ou passe e jogue por { $if-passed }
prompt-only-pass = passe
    .start = Passe
prompt-only-pass-forced = passe e jogue por { $if-passed }
    .start = Passe e jogue por { $if-passed }
bid-span = { $least } a { $most }
prompt-kitty = troque uma peça por { $tile } ou fique com sua mão
    .start = Troque uma peça por { $tile } ou fique com sua mão
prompt-trump = escolha o trunfo
    .start = Escolha o trunfo
prompt-trump-or-contract = escolha o trunfo ou outro contrato
    .start = Escolha o trunfo ou outro contrato
prompt-doubles = diga a ordem das buchas
    .start = Diga a ordem das buchas
prompt-lead = puxe qualquer peça
    .start = Puxe qualquer peça
prompt-lead-opens = puxe { $piece } para abrir a rodada
    .start = Puxe { $piece } para abrir a rodada
prompt-lead-hearts = puxe, mas copas ainda não
    .start = Puxe, mas copas ainda não
prompt-lead-points = puxe, mas sem pontos na primeira vaza
    .start = Puxe, mas sem pontos na primeira vaza
prompt-lead-or-yield = puxe uma peça ou faça quem está à sua esquerda puxar
    .start = Puxe uma peça ou faça quem está à sua esquerda puxar
prompt-follow = siga { $led }
    .start = Siga { $led }
prompt-void = sem { $led }, jogue qualquer peça
    .start = Sem { $led }, jogue qualquer peça
prompt-void-points = sem { $led }, jogue qualquer uma, mas sem pontos ainda
    .start = Sem { $led }, jogue qualquer uma, mas sem pontos ainda
prompt-lead-closest = puxe sua peça mais perto de 7
    .start = Puxe sua peça mais perto de 7
prompt-play-closest = jogue sua peça mais perto de 7
    .start = Jogue sua peça mais perto de 7
prompt-review = conteste uma jogada ou aceite
    .start = Conteste uma jogada ou aceite
prompt-moon = tire { $points } do seu total ou dê { $points } para um rival
    .start = Tire { $points } do seu total ou dê { $points } para um rival
prompt-moon-all = tire { $points } do seu total ou dê { $points } para os outros
    .start = Tire { $points } do seu total ou dê { $points } para os outros
prompt-turn = vire a próxima peça
    .start = Vire a próxima peça
prompt-turn-any = vire qualquer peça da sua fileira
    .start = Vire qualquer peça da sua fileira
prompt-turn-or-double = vire a próxima peça ou jogue uma bucha aberta
    .start = Vire a próxima peça ou jogue uma bucha aberta
prompt-end = escolha uma ponta para { $tile }
    .start = Escolha uma ponta para { $tile }
prompt-end-peeked = escolha uma ponta para { $tile } (próxima: { $next })
    .start = Escolha uma ponta para { $tile } (próxima: { $next })
prompt-end-peek = escolha uma ponta para { $tile } ou espie antes a próxima peça
    .start = Escolha uma ponta para { $tile } ou espie antes a próxima peça

choice-piece = { $piece }
choice-pass = Passar
choice-pass-forced = Passar: jogar { $amount }
    .note = você joga por { $amount }
choice-bid-points = { $amount } { $amount ->
    [one] ponto
   *[other] pontos
}
choice-bid-tricks = { $amount } { $amount ->
    [0] vazas
    [one] vaza
   *[other] vazas
}
choice-bid-marks = { $marks } { $marks ->
    [one] marca
   *[other] marcas
} ({ $amount })
choice-bid-special = { $special }
choice-bid-special-amount = { $special }, { $amount }
choice-swap = Trocar { $piece }
    .note = pegar { $kitty }
choice-keep = Ficar com a mão
choice-trump = { $suit ->
    [0] Brancos
    [doubles] Buchas
    [none] Sem trunfo
   *[other] { $suit }s
}
choice-trump-held = { $suit ->
    [0] Brancos
    [doubles] Buchas
   *[other] { $suit }s
} ({ $held } { $held ->
    [0] peças
    [one] peça
   *[other] peças
})
choice-trump-note = você tem { $held }
choice-nel-o = { special-nel-o }
    .note = perder todas as vazas, só você
choice-sevens = { special-sevens }
    .note = ganha a peça mais perto de 7
choice-plunge = { special-plunge }
    .note = sua dupla escolhe o trunfo
choice-splash = { special-splash }
    .note = sua dupla escolhe o trunfo
choice-doubles-both = Altas e à parte
choice-doubles-high = Altas no seu número
choice-doubles-low = Baixas no seu número
choice-doubles-own_suit = Um naipe à parte
choice-lead = { $piece } como { $suit }
choice-lead-trump = { $piece } como trunfo
choice-follows = { $piece } segue { $led }
choice-trumps = { $piece } trunfo
choice-discards = { $piece } descarte
choice-penalty = penalidade { $points }
choice-counts = vale { $points }
choice-breaks = contra as regras
choice-penalty-breaks = penalidade { $points }, contra as regras
choice-revoke = { $label } (renúncia)
choice-pips = { $pips } { $pips ->
    [0] pintas
    [one] pinta
   *[other] pintas
}
choice-yield = Fazer { $who } puxar
choice-claim = Levar o resto
choice-concede = Ceder o resto
choice-end-deal = Encerrar a rodada
    .note = o resto não muda nada
choice-retract = Recolher a peça
choice-challenge = Contestar { $who }: { $piece }, vaza { $trick }
    .note = puxaram { $led }
choice-no-challenge = Não contestar
choice-moon-own = Meu total −{ $points }
choice-moon-all = Os outros +{ $points }
choice-moon-one = { $who } +{ $points }
choice-total = de { $before } para { $after }
choice-left = Ponta esquerda ({ $number })
choice-right = Ponta direita ({ $number })
choice-peek = Espiar a próxima peça
    .note = só você vê
choice-turn = Virar a peça
choice-turn-number = Virar peça { $number }
    .note = peça { $number } de { $count }, a partir da esquerda
choice-turn-leftmost = a da esquerda
choice-turn-rightmost = a da direita
choice-play-open = Jogar { $tile }
    .note = está aberta na sua fileira

did-pass = passou { $pieces }
did-lead = { $suit ->
    [none] puxou { $piece }
   *[other] puxou { $piece } como { $suit }
}
did-play = { $end ->
    [none] jogou { $piece }
   *[other] jogou { $piece } { $end }
}
did-yield = cedeu a saída
    .brief = cede a saída
did-bid = { $amount ->
    [none] { $special ->
        [none] passou
       *[other] deu { $special }
    }
   *[other] { $special ->
        [none] deu { $amount }
       *[other] deu { $special } { $amount }
    }
}
did-kitty = { $swap ->
    [none] deixou o morto
   *[other] trocou { $swap } pelo morto
}
    .brief = { $swap ->
        [none] ficou com a mão
       *[other] trocou { $swap }
    }
did-trump = { $suit ->
    [none] escolheu jogar sem trunfo
   *[other] escolheu { $suit } de trunfo
}
did-declare = escolheu { $special }
    .brief = { $special }
did-name-doubles = { $doubles ->
    [both] deixou as buchas altas e à parte
    [high] deixou as buchas altas
    [low] deixou as buchas baixas
   *[own_suit] fez das buchas um naipe à parte
}
    .brief = { $doubles ->
        [both] buchas: altas e à parte
        [high] buchas: altas
        [low] buchas: baixas
       *[own_suit] buchas: à parte
    }
did-turn = { $place ->
    [none] virou a próxima peça
   *[other] virou a peça { $place }
}
    .brief = { $place ->
        [none] próxima
       *[other] { $place }
    }
did-place = { $end ->
    [left] jogou à esquerda
   *[right] jogou à direita
}
    .brief = { $end ->
        [left] esquerda
       *[right] direita
    }
did-peek = espiou
did-moon = { $everyone ->
    [yes] deu os pontos para os outros
   *[no] { $opponent ->
        [none] descontou os pontos
       *[other] deu os pontos para um rival
    }
}
did-retract = recolheu a peça
    .brief = recolhe
did-challenge = { $seat ->
    [none] não contestou nada
   *[other] contestou uma jogada da vaza { $trick }
}
did-claim = levou o resto
    .brief = leva o resto
did-concede = encerrou a rodada
    .brief = encerra a rodada
