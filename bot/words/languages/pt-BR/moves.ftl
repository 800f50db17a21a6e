### O que se pergunta a quem joga, e o que dá para escolher: as palavras de botões e listas.

prompt-pass = passe { $count } { $direction ->
        [left] para a esquerda
        [right] para a direita
       *[across] para quem está em frente
    }
prompt-bid = dê lance de { $bids }, ou passe
prompt-bid-forced = dê lance de { $bids }, ou passe e jogue por { $if-passed }
prompt-only-pass = passe
prompt-only-pass-forced = passe e jogue por { $if-passed }
bid-span = { $least } a { $most }
prompt-kitty = troque uma peça por { $tile } ou fique com sua mão
prompt-trump = escolha o trunfo
prompt-trump-or-contract = escolha o trunfo ou outro contrato
prompt-doubles = diga a ordem das buchas
prompt-lead = puxe qualquer peça
prompt-lead-opens = puxe { $piece }
prompt-lead-hearts = puxe, mas copas ainda não
prompt-lead-or-yield = puxe uma peça ou faça quem está à sua esquerda puxar
prompt-follow = siga { $led }
prompt-void = sem { $led }, jogue qualquer peça
prompt-void-points = sem { $led }, jogue uma peça sem pontos
prompt-lead-closest = puxe sua peça mais perto de 7
prompt-play-closest = jogue sua peça mais perto de 7
prompt-review = conteste uma jogada ou aceite
prompt-moon = tire { $points } do seu total ou dê { $points } para { $everyone ->
    [yes] todos os rivais
   *[no] um rival
}
prompt-turn = vire a próxima peça
prompt-turn-any = vire qualquer peça da sua fileira
prompt-turn-or-double = vire a próxima peça ou jogue uma bucha aberta
prompt-end = escolha uma ponta para { $tile }
prompt-end-peeked = escolha uma ponta para { $tile } (próxima: { $next })
prompt-end-peek = escolha uma ponta para { $tile } ou espie antes a próxima peça

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
choice-swap = Trocar { $piece }
    .note = pegar { $kitty }
choice-keep = Ficar com a mão
choice-trump-held = { $suit } ({ $held } { $held ->
    [0] peças
    [one] peça
   *[other] peças
})
choice-trump-note = você tem { $held }
choice-nel-o =
    .note = perder todas as vazas, só você
choice-sevens =
    .note = ganha a peça mais perto de 7
choice-plunge =
    .note = sua dupla escolhe o trunfo
choice-splash =
    .note = sua dupla escolhe o trunfo
choice-lead = { $piece } como { $suit }
choice-lead-trump = { $piece } como trunfo
choice-follows = { $piece } segue { $led }
choice-trumps = { $piece } trunfo
choice-discards = { $piece } descarte
choice-penalty = penalidade { $points }
choice-counts = vale { $points }
choice-breaks = contra as regras
choice-revoke = { $label } (renúncia)
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
    .note = aberta na sua fileira

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
did-done = terminou o primeiro trem
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
    [none] ficou com a mão
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
did-name-doubles = { $doubles ->
    [high] deixou as buchas altas
    [low] deixou as buchas baixas
   *[own_suit] fez das buchas um naipe à parte
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
        [none] tirou os pontos
       *[other] deu os pontos para um rival
    }
}
did-retract = recolheu a peça
did-challenge = { $seat ->
    [none] não contestou nada
   *[other] contestou uma jogada da vaza { $trick }
}
did-claim = levou o resto
did-concede = encerrou a rodada
