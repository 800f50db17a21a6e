### A imagem de um lugar: o que uma pessoa vê.

seat-of = { $number } de { $count }
seat-your-turn = Sua vez
    .sentence = Sua vez: { $ask }.
seat-ready = Passe escolhido
seat-bidding = Leilão
seat-you-passed = Você passou
seat-you-bid = Você deu lance de { $bid }
seat-bid = { $who-is ->
    [you] Você deu lance de { $bid }
   *[one] { $who } deu lance de { $bid }
}
seat-bid-led = { $who-is ->
    [you] Você deu lance de { $bid } e puxou
   *[one] { $who } deu lance de { $bid } e puxou
}
seat-out = Você fica de fora
seat-played = Você jogou { $piece }
seat-acts = { $leads ->
    [yes] { $who-is ->
        [you] Você puxa
       *[one] { $who } puxa
    }
   *[no] { $who-is ->
        [you] Você joga
       *[one] { $who } joga
    }
}
seat-trick = Vaza { $number }
seat-waiting = Esperando
seat-over = Fim da partida
seat-review = Última olhada
seat-review-so-far = Vazas até agora
seat-ask = { $phase ->
    [pass] passe { $count } para { $who }
    [kitty] troque uma peça ou não
    [opening] puxe ou faça { $who } puxar
    [doubles] ordene as buchas
   *[play] { $ask }
}
seat-ask-bid = dê lance ou passe

seat-after = você joga depois de { $who }
seat-you-next = depois é você
seat-passed = { $count } para { $who }
seat-alone = { $who } joga só
seat-next = { $phase ->
    [kitty] agora o morto
    [doubles] agora as buchas
   *[trump] agora o trunfo
}
seat-winners = { $who-is ->
    [you] você ganhou
    [one] { $who-the } ganhou
   *[many] { $who-the } ganharam
}
seat-moon-points = todos os { $points } pontos
seat-review-accepted = você aceitou

pill-led = pede
pill-trump = trunfo
pill-trick = vaza
pill-tricks = vazas
pill-chosen = marcadas
pill-boneyard = monte
pill-doubles = buchas { $rank }
pill-your-bid = seu lance
pill-winners = { $count ->
    [one] ganhou
   *[other] ganharam
}
pill-you = você
no-trump = sem trunfo

cell-won = { $count ->
    [0] vazas
    [one] vaza
   *[other] vazas
}
cell-points = { $points ->
    [0] pts
    [one] pt
   *[other] pts
}
cell-total = total
cell-left = na mão
cell-ready = ok
cell-out = fora
tag-led = puxa
tag-new = nova
tag-dealer = D
hand-empty = mão vazia

band-pass = <b>Você → { $who }</b>
band-passing = <soft>passe { $direction ->
    [left] à esquerda · { $who } passa para você
    [right] à direita · { $who } passa para você
    [both] em frente, ida e volta
   *[across] em frente · { $who } passa para você
}</soft>
band-passes = <soft>{ $who } passa para você</soft>
band-no-bid = sem lances ainda
band-contract = contrato: <b>{ $who } { $bid }</b>
band-high = maior lance: <b>{ $who } { $bid }</b>
band-ladder = lances
band-made = Automático: <b>{ $piece }</b>
own-trick = <b>Você ganhou a vaza</b> com { $piece }
own-points = <b>Você ganhou a vaza</b> com { $piece }: { $points ->
    [0] nenhum ponto
    [one] { $points } ponto
   *[other] { $points } pontos
}
own-undealt = <b>Você ganhou a vaza</b> e a peça que sobrou, { $undealt }: { $points ->
    [0] nenhum ponto
    [one] { $points } ponto
   *[other] { $points } pontos
}
own-dear = <b>Você levou { $dear }</b> com { $piece }: <b>{ $points } pontos</b>
band-last = { $by-tricks ->
    [yes] Última vaza: { $who }, com { $piece }
   *[no] Última vaza: { $who }, com { $piece }, { $points ->
        [0] { $points } pts
        [one] { $points } pt
       *[other] { $points } pts
    }
}
    .sentence = { $by-tricks ->
        [yes] Última vaza: { $who } ganhou com { $piece }.
       *[no] Última vaza: { $who } ganhou com { $piece }, { $points ->
            [0] nenhum ponto
            [one] { $points } ponto
           *[other] { $points } pontos
        }.
    }
    .brief = { $by-tricks ->
        [yes] última: { $who }
       *[no] última: { $who }, { $points }
    }
band-from = De { $who }: <b>{ $pieces }</b>
band-lets = { $who-is ->
    [you] Você fez { $other } puxar
   *[one] { $who } fez { $other } puxar
}
band-deal = Rodada { $number }

band-progress = <b>{ $who } fez { $won } de { $needed }</b>
band-trick = <soft>vaza { $number } de { $count }</soft>
band-trick-alone = <b>vaza { $number } de { $count }</b>
band-lying = <b>{ $points ->
    [0] { $points } pts
    [one] { $points } pt
   *[other] { $points } pts
} na mesa</b>
band-of-bid = { $needed ->
    [none] <b>{ $side } { $points }</b>
   *[some] <b>{ $side } { $points } de { $needed }</b>
}
side-note-bid-won = lance { $bid } · fez { $points }
side-note-of-bid = { $points } de { $bid }
side-note-won = fez { $points }
side-note-of = de { $target }

undo-ask = { $who-is ->
    [you] Você quer desfazer <b>{ $what }</b>
   *[one] <b>{ $who }</b> quer desfazer <b>{ $what }</b>
}
undo-bid = o lance de { $bid }
undo-pass = o passe
undo-move = a última jogada
undo-waiting = <soft>falta gente aceitar</soft>
undo-agree = <b>você aceita?</b>
undo-agree-brief = <b>aceita?</b>
made-play = Automático: { $piece }, sua única opção.
made-turn = Automático: virei sua peça.

nel-o-so-far = <b>{ $who-is ->
    [you] Você
   *[one] { $who }
} tem que perder todas as vazas: já { $lost }, { $to-go ->
    [1] falta { $to-go }
   *[other] faltam { $to-go }
}</b>
nel-o-after-trick = <b>{ $winner-is ->
    [you] Você
   *[one] { $winner }
} ganhou: { $who } já perdeu { $lost }, { $to-go ->
    [1] falta { $to-go }
   *[other] faltam { $to-go }
}</b>
nel-o-set = <b>{ $who-is ->
    [you] Você
   *[one] { $who }
} ganhou uma vaza: o Nel-O caiu</b>
nel-o-points = valendo { $points }
nel-o-marks = { $marks ->
    [one] valendo { $marks } marca
   *[other] valendo { $marks } marcas
}
nel-o-open = <soft>abertas:</soft> { $hands }
nel-o-hand = <b>{ $who }</b> { $pieces }

naming-title = suas peças de cada naipe
naming-others = ou { $others }
naming-held = Você tem { $counts }.
naming-suit = { $suit } { $count }
naming-lacks = Você não tem { $suits }.

panel-high =
    .beats = 6-6 ganha de 6-5
    .more = como sempre
panel-low =
    .beats = 6-0 ganha de 6-6
    .more = abaixo do branco
panel-own_suit =
    .beats = 6-6 ganha de 5-5
    .more = só seguem buchas
doubles-held = { $count ->
    [0] nenhuma bucha
    [one] 1 bucha: { $tiles }
   *[other] { $count } buchas: { $tiles }
}
doubles-hold = você tem { $doubles }
doubles-choices = Opções: { $places }.
doubles-place = { $rank } ({ $beats }, { $more })

kitty-title = o morto
kitty-swap = Troque uma peça por ele. Ninguém vai saber.
kitty-large = O morto: { $pieces }

moon-to = Tirar { $points } do próprio total ou dar { $points } para { $everyone ->
    [yes] todos os rivais
   *[no] um rival
}.
moon-all-others = Os outros
moon-ends = fim: { $who-is ->
    [you] você ganha
    [one] { $who } ganha
   *[many] { $who } dividem a vitória
}
moon-choices = { $who-is ->
    [you] Escolha: { $choices }.
   *[one] { $who } pode escolher: { $choices }.
}
moon-choice = { $change } para { $scores }
moon-choice-ends = { $choice }, e a partida acaba: { $who-is ->
    [you] você ganha
    [one] { $who } ganha
   *[many] { $who } dividem a vitória
}
moon-score = { $who } (de { $before } para { $after })

review-accepted = Você aceitou todas as jogadas
    .sentence = Você aceitou todas as jogadas, mas ainda pode contestar.
review-nothing = Nada para contestar
review-nothing-yet = Nada para contestar ainda
review-ask = { $grey ->
    [yes] Conteste uma jogada cinza ou aceite
   *[no] Conteste uma jogada ou aceite
}
review-ask-early = { $grey ->
    [yes] Você pode contestar as jogadas cinza
   *[no] Você pode contestar uma jogada
}
review-cost = renúncia custa { $cost }
review-revoke = renúncia +{ $cost }
review-no-revoke = sem renúncia
review-verdict = <b>{ $who-is ->
    [you] Você
   *[one] { $who }
}, vaza { $trick }: { $piece }</b>
review-verdict-held = <b>{ $who-is ->
    [you] Você
   *[one] { $who }
}, vaza { $trick }: { $piece }, com { $held } na mão</b>
legend-grey = cinza: não seguiu
legend-led = puxa
legend-won = círculo: ganhou
legend-revoke = renúncia
legend-no-revoke = sem renúncia
