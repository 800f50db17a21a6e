### Como uma rodada e uma partida acabam: as palavras grandes de cartões e cartazes, conversa, textos alternativos.

end-sentence = { $what }.
end-because = { $what }: { $why }.

end-redeal = Todo mundo passou
    .why = novas peças
end-moon = { $who-is ->
    [you] Você acertou a lua
   *[one] { $who } acertou a lua
}
    .why = todos os { $points } pontos, em { $tricks ->
        [one] { $tricks } vaza
       *[other] { $tricks } vazas
    }
end-made = { $who-is ->
    [you] Você cumpriu { $bid }
   *[one] { $who } cumpriu { $bid }
}
    .tricks = { $won } de { $count } vazas, { $trump }
    .with = { $won } de { $count } vazas com { $partners }, { $trump }
    .points = o { $side } fez { $won }
    .nel-o = perdeu todas as { $count } vazas
end-trump = { $trump ->
    [none] sem trunfo
    [closest] ganha a mais perto de 7
   *[other] trunfo { $trump }
}
end-set = { $who-is ->
    [you] Você caiu
   *[one] { $who } caiu
}
    .why = lance { $bid }, { $short }
end-short = { $won ->
    [0] não fez nada
   *[other] fez só { $won }
}
end-short-side = { $won ->
    [0] o { $side } não fez nada
   *[other] o { $side } fez só { $won }
}
end-short-trick = ganhou a vaza { $number }
end-failed = ganhou uma vaza
end-black = { $who-is ->
    [you] Você levou a peça preta
   *[one] { $who } levou a peça preta
}
end-queen = { $who-is ->
    [you] Você levou a dama
   *[one] { $who } levou a dama
}
    .why = { $points } de { $total } pontos
end-most = { $points ->
    [one] { $who-is ->
        [you] Você levou { $points } ponto
        [one] { $who } levou { $points } ponto
       *[many] { $who } levaram { $points } ponto cada
    }
   *[other] { $who-is ->
        [one] { $who } levou { $points } pontos
        [you] Você levou { $points } pontos
       *[many] { $who } levaram { $points } pontos cada
    }
}
    .why = de { $total } nesta rodada
end-fewest = { $who-is ->
    [you] Você ficou com menos pintas
   *[one] { $who } ficou com menos pintas
}
    .blocked = jogo fechado
    .stuck = ninguém podia jogar
    .out = { $who-is ->
        [you] você bateu
       *[one] { $who-the } bateu
    }
end-equal = Ninguém pontua
    .why = { $pips ->
        [0] { $pips } pintas cada
        [one] { $pips } pinta cada
       *[other] { $pips } pintas cada
    }

bid-marks = { $marks } marcas
bid-special-marks = { $special }, { $marks } marcas

remark-claimed = { $conceded ->
    [yes] { $who-is ->
        [you] Você encerrou a rodada mais cedo
       *[one] { $who } encerrou a rodada mais cedo
    }
   *[no] { $who-is ->
        [you] Você levou o resto
       *[one] { $who } levou o resto
    }
}
remark-contract-played = { $made ->
    [yes] { $tricks ->
        [none] { $seat } deu lance de { $bid } e cumpriu
        [one] { $seat } deu lance de { $bid } e cumpriu com { $tricks } vaza
       *[other] { $seat } deu lance de { $bid } e cumpriu com { $tricks } vazas
    }
   *[no] { $tricks ->
        [none] { $seat } deu lance de { $bid } e caiu
        [0] { $seat } deu lance de { $bid } e caiu sem nenhuma vaza
        [one] { $seat } deu lance de { $bid } e caiu com { $tricks } vaza
       *[other] { $seat } deu lance de { $bid } e caiu com { $tricks } vazas
    }
}
remark-revokes-proven = Renúncias provadas, { $cost } cada: { $seats }
remark-revoked = { $who }{ $count ->
    [1] {""}
   *[other] {" "}({ $count } vezes)
}
remark-blocked = Nenhuma peça das fileiras cabe
remark-nothing-played = Ninguém colocou peça em { $turns } jogadas
remark-lowest-equal = Empate no menor número de pintas: ninguém pontua
remark-went-out = { $seat-is ->
    [you] Você bateu
   *[one] { $seat } bateu
}
remark-domino = { $who-is ->
    [you] Você
   *[one] { $who }
} bateu com { $tile }
remark-line-closed = { $winner ->
    [none] { $seat-is ->
        [you] Você
       *[one] { $seat }
    } fechou o jogo no { $numbers } com { $tile }, empate
   *[other] { $seat-is ->
        [you] Você
       *[one] { $seat }
    } fechou o jogo no { $numbers } com { $tile }
}
remark-target-reached = { $seat-is ->
    [you] Você chegou a { $target }
   *[one] { $seat } chegou a { $target }
}
remark-pips-scored = { $who-is ->
    [you] Você
   *[one] { $who }
} marcou { $points } por pintas
remark-bonus = { $who-is ->
    [you] Você
   *[one] { $who }
} marcou { $points } { $kind ->
    [capicua] pela capicua
    [chuchazo] pelo chuchazo
    [first_pass] por um passe na primeira peça
    [paso_redondo] por um passe geral: os outros passaram
    [first_deal] por uma das primeiras rodadas
    [carried] de uma rodada empatada
    [double] por bater de bucha
    [both_ends] pelo lá e lô
    [crossed] pela cruzada
    [key] pela chave
   *[chipped_out] por bater
}
remark-carried-over = { $points ->
    [one] { $points } ponto fica acumulado
   *[other] { $points } pontos ficam acumulados
}
remark-best-play = Melhor jogada: { $tile } de { $seat }, { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}

end-standings-title = Classificação
    .low = Ganha o menor
end-trick-to = Última vaza: { $who }
    .played = Última peça: { $who }
    .same = Foi a última vaza
end-key-biggest = Maior vaza: { $who }, { $points }
    .short = Maior vaza
    .who = <b>{ $who }, { $points }</b>
end-key-decided = { $made ->
    [yes] Cumpriu na vaza { $number }
   *[no] Caiu na vaza { $number }
}
end-key-last = a última
end-key-led = puxaram { $suit }
end-to-go = { $missing ->
    [1] Falta { $missing }
   *[other] Faltam { $missing }
} para { $who-the }
    .low = Com mais { $missing }, { $who-the } encerra
end-led = { $who } puxou
end-clean = Não levou nada
end-row-empty = Sem peças
end-no-pips = Sem pintas
end-no-bid = –
end-source = { $worth ->
    [1] vazas { $points }
    [10] dezes { $points }
    [5] cincos { $points }
   *[other] { $worth }s { $points }
}
end-flag = lance { $bid }
end-tricks = Vazas
end-pips = Pintas

end-match-over = Fim da partida
end-deals-low = { $deals }, ganha o menor
end-banner = { $who } ganhou
    .shared = { $who } divide a vitória
end-rating = Rating

end-poster-moon = Acertou a lua!
    .why = Todos os { $points } pontos
    .in = em { $tricks ->
        [one] { $tricks } vaza
       *[other] { $tricks } vazas
    }
    .tricks = Todas as { $tricks } vazas
end-poster-set = Caiu!
end-poster-bid = Lance de { $who }: { $bid }.
end-poster-nel-o = Nel-O!
end-poster-made = { $who } cumpriu.
    .why = Perdeu todas as { $count } vazas.
end-for-bid = { $change } pelo lance
end-for-tricks = { $change } { $tricks ->
    [0] vazas
    [one] vaza
   *[other] vazas
}

end-heading = { $kind ->
    [round] **Rodada { $number }** ·
   *[deal] **Rodada { $number }** ·
}
end-own = { $kind ->
    [only] Resultado: { $told }
   *[deal] Rodada { $number } · { $told }
}
end-change = { $who } { $change } ({ $total })
end-you = { $side ->
    [yes] Seu time { $change } ({ $total }).
   *[no] Você { $change } ({ $total }).
}
end-you-only = { $side ->
    [yes] Seu time { $change }.
   *[no] Você { $change }.
}
end-rounds = Rodadas ganhas: { $wins }.
end-passed = Todo mundo passou: novas peças.
end-stopped-hand = A partida foi encerrada.
end-stopped = A partida de **{ $title }** foi encerrada na { $deal }.
    .totals = Totais: { $totals }.
end-record = Seu melhor contra computadores { $level ->
    [easy] fáceis
    [normal] normais
    [hard] difíceis
   *[expert] mestres
}: **{ $margin }**
end-match = **{ $won }!**
end-won = { $who-is ->
    [you] Você ganhou a partida
   *[one] { $who } ganhou a partida
    [us] Vocês ganharam a partida
    [many] { $who } ganharam a partida
}
    .shared = Vitória dividida entre { $who }
end-final = { $who-is ->
    [one] 🏆 { $who } ganhou a partida de **{ $title }**: { $totals }.
   *[many] 🏆 { $who } ganharam a partida de **{ $title }**: { $totals }.
}
    .shared = 🏆 { $who } dividem a vitória em **{ $title }**: { $totals }.
    .round = 🏆 { $who } ganhou a partida de **{ $title }**.
end-wait-round = A classificação sai no canal quando todas as mesas acabarem.

end-next-deal = Próxima rodada
end-waiting = Esperando { $who } · { $ready } de { $count } prontos. { $next } { $when }.
end-others-ready = { $ready } de { $count } prontos. { $next } { $when }.
end-button-replay = Replay
end-button-record = Registro
end-button-result = Meu resultado
end-button-rematch = Revanche
end-alt-over = { $title }: a { $deal } acabou.
end-alt-place = { $rank } { $who } { $change } ({ $total }{ $moved ->
    [up] , subiu { $places }
    [down] , desceu { $places }
   *[same] {""}
})
end-alt-standings = { $places } ({ $goal }).
end-alt-taken = Levaram: { $pieces }.
    .one = { $points ->
        [0] { $who } nada
       *[other] { $who } { $points } ({ $pieces })
    }
end-alt-sources = { $who } { $points }: { $sources }.
end-alt-tricks = Vazas: { $figures }.
end-alt-pips = Pintas na mão: { $figures }.
end-alt-key = { $title } ({ $plays }).
end-alt-last = Última vaza: { $plays }.
    .numbered = Última vaza, { $number } de { $count }: { $plays }.
    .same = Foi a última vaza.
end-alt-open = Mãos abertas: { $hands }.
end-alt-match = { $title }: a partida acabou. { $who-is ->
    [one] { $who } ganhou com { $total }.
   *[many] { $who } ganharam com { $total }.
}
    .shared = { $title }: a partida acabou. { $who } dividem a vitória com { $total }.
end-alt-ratings = Ratings: { $changes }.
end-alt-deals = { $first ->
    [1] { $who } por rodada: { $totals }.
   *[other] { $who } desde a rodada { $first }: { $totals }.
}

story-shared = { $who } dividem a vitória.
story-out = { $who } bateu. { $pips ->
    [0] Não sobrou nenhuma pinta
    [one] Sobrou { $pips } pinta
   *[other] Sobraram { $pips } pintas
}.
    .short = { $who } bateu primeiro.
story-blocked = Fechou: { $who } ficou com menos pintas, { $pips }.
story-overtook = { $who } ultrapassou { $other-the } na rodada { $deal }.
    .moon = { $who } acertou a lua na rodada { $deal } e ultrapassou { $other-the }.
story-great-end = { $way ->
    [capicua] { $who } ganhou com capicua.
   *[chuchazo] { $who } ganhou com 0-0: chuchazo!
}
story-best-play = { $who } fez { $points } com uma peça só, { $tile }.
story-dominoes = { $who } bateu em { $count } de { $deals } rodadas.
story-moon = { $who } acertou a lua na rodada { $deal }.
story-set = { $who } deu lance de { $bid } na rodada { $deal } e caiu.
story-led = { $who } liderou da primeira rodada à última.
story-close = { $who } ganhou por apenas { $apart }.
story-tricks = { $who } ganhou mais vazas: { $tricks }.
story-rounds = { $who } ganhou { $rounds } de { $of } rodadas.
    .one = { $who } ganhou a rodada.
story-score = { $who } ganhou por { $own } a { $other }.
story-ahead = { $who } ganhou com { $apart } de vantagem sobre { $other-the }.
    .next = { $who } ganhou com { $apart } de vantagem.
story-deals = { $who } ganhou depois de { $deals }.
