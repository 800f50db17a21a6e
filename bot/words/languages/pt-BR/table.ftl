### A mesa: o texto ao lado da imagem, o que há nela, seu texto alternativo; o sorteio antes da partida.

table-heading = { $number ->
    [0] **{ $game }** · { $deal }
   *[other] **{ $game }** · { $deal } · vaza { $number } de { $count }
}
    .alt = { $number ->
        [0] { $game }, { $deal }.
       *[other] { $game }, { $deal }, vaza { $number } de { $count }.
    }
table-waiting = Esperando { $who }.
table-passing = Passe { $direction ->
    [left] para a esquerda
    [right] para a direita
   *[across] para quem está em frente
}: { $ready } de { $seats } já escolheram.
table-opening = Você começa, { $who }. Puxe uma peça ou faça { $other } puxar.
table-play = { $suit ->
    [closest] { $who } joga. Ganha a peça mais perto de 7.
    [none] { $who } puxa.
   *[other] { $who } joga: deve seguir { $suit }.
}
table-asks = { $phase ->
    [kitty] { $who } deu lance de { $bid } e está vendo o morto.
    [doubles] { $who } está escolhendo a ordem das buchas.
    [moon] { $who } acertou a lua e está escolhendo quem leva os pontos.
    [review] Última olhada nesta rodada: conteste uma jogada ou aceite. Esperando { $who }.
   *[trump] { $who } deu lance de { $bid } e está escolhendo o trunfo.
}
table-partner-trump = { $bidder } deu lance de { $bid }. { $who } está escolhendo o trunfo.
table-stopped = **{ $game }** · { $deal } · encerrada.
handover-left = { $who } saiu. Um computador assumiu.
handover-late = { $who } não responde. Um computador assumiu.
handover-back = { $who } voltou.
handover-taken = { $who } assumiu o lugar de { $before }.
table-asked = { $who }: { $ask }.
trump-is = Trunfo: { $suit }.
bids-so-far = Lances até agora: { $bids }.
bid-highest = { $who } { $bid } (o maior)
contract-told = { $for-side ->
    [yes] Contrato: { $who } { $bid } pelo { $side }.
   *[no] Contrato: { $who } { $bid }.
}

trick-play = { $how ->
    [led] { $who-is ->
        [you] Você puxou { $piece }
       *[one] { $who } puxou { $piece }
    }
    [led-as] { $who-is ->
        [you] Você puxou { $piece } ({ $suit })
       *[one] { $who } puxou { $piece } ({ $suit })
    }
   *[played] { $who } { $piece }
}
    .brief = { $who }{ $led ->
        [yes] {" "}puxou
       *[no] {""}
    } { $piece }{ $won ->
        [yes] { $led ->
            [yes] {" "}e ganhou
           *[no] {" "}ganhou
        }
       *[no] {""}
    }
trick-winning = { $play } e está ganhando
trick-done = { $plays }. { $winner-is ->
    [you] Você
   *[one] { $winner }
} levou { $points ->
    [0] a vaza
    [one] { $points } ponto
   *[other] { $points } pontos
}.
trick-in-it = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} na vaza.
trick-undealt = A peça que sobrou, { $tiles }, veio junto.
trick-undealt-yet = Peça que sobrou: { $tiles }.
trick-undealt-to = A peça que sobrou, { $tiles }, foi para { $who }.

took-back = { $who-is ->
    [you] Você recolheu { $piece }.
   *[one] { $who } recolheu { $piece }.
}
challenge-proven = { $by-is ->
    [you] Você
   *[one] { $by }
} contestou { $who-is ->
    [you] você ({ $piece }, vaza { $trick })
   *[one] { $piece } de { $who } na vaza { $trick }
}: houve renúncia.
challenge-play = uma jogada
challenge-refuted = { $by-is ->
    [you] Você
   *[one] { $by }
} contestou { $who-is ->
    [you] você ({ $piece }, vaza { $trick })
   *[one] { $piece } de { $who } na vaza { $trick }
}: sem renúncia.

stage = { $phase ->
    [pass] { $ready } de { $seats } ok
    [bid] leilão
    [kitty] morto
    [trump] escolha do trunfo
    [doubles] buchas
    [moon] lua
    [review] última olhada
    [over] fim da partida
   *[play] vaza { $number }/{ $count }
}

no-trump-brief = nenhum
table-pass-label = passe
table-pass-way = { $direction ->
    [left] esquerda
    [right] direita
   *[across] em frente
}
table-doubles-label = buchas
doubles-high = altas
doubles-low = baixas
doubles-own_suit = à parte
plate-total = { $now } · total { $total }
    .brief = { $now } · { $total }
plate-ready = { $ready ->
    [yes] já escolheu
   *[no] escolhendo
}
plate-no-bid = sem lance
plate-passed = passou
plate-bid = lance { $bid }
plate-out = { $over ->
    [yes] ficou de fora
   *[no] fica de fora
}
plate-held = { $tiles ->
    [0] { $tiles } peças
    [one] { $tiles } peça
   *[other] { $tiles } peças
}
plate-points = { $points ->
    [0] { $points } pts
    [one] { $points } pt
   *[other] { $points } pts
}
plate-progress = { $won } de { $needed }
plate-won = fez { $tricks }

note-contract = contrato
note-highest = maior lance
note-bidder = { $who-is ->
    [you] seu lance
   *[one] lance de { $who }
}
note-for = { $bid } pelo { $side }
note-took-back = { $who } recolheu
note-challenged = contestada, vaza { $trick }
note-revoke = { $who }: renúncia
note-no-revoke = { $who }: sem renúncia
note-ordered = a mando de { $who }
note-leads = { $who } puxa
note-drawn = tiradas
note-moon = acertou a lua
note-trick = { $points ->
    [0] vaza { $number }
    [one] vaza { $number } · { $points } ponto
   *[other] vaza { $number } · { $points } pontos
}
note-won = { $who } ganhou
table-sides = placar dos times
table-kitty-label = morto
table-undealt = peça que sobrou
table-undealt-to = para { $who }
table-to-the-right = para a direita
table-bid-tag = lance

ended-trick = última vaza, { $number } de { $count }
draw-asks = { $purpose ->
    [dealer] Quem dá as peças?
    [shuffler] Quem embaralha?
    [shaker] Quem embaralha?
   *[first_player] Quem começa?
}
draw-rule = { $cards ->
    [yes] { $again ->
        [yes] menor carta, empate tira de novo
       *[no] menor carta tirada
    }
   *[no] { $again ->
        [yes] maior peça, empate tira de novo
       *[no] maior peça tirada
    }
}
draw-place = { $purpose ->
    [dealer] { $figures } · dá
    [shuffler] { $figures } · embaralha
    [shaker] { $figures } · embaralha
   *[first_player] { $figures } · começa
}
draw-worth = { $card ->
    [yes] { $worth ->
        [11] valete
        [12] dama
        [13] rei
        [14] ás
       *[other] { $worth }
    }
   *[no] { $worth }
}
draw-chosen = { $purpose ->
    [dealer] { $who-is ->
        [you] Você dá as peças
       *[one] { $who } dá as peças
    }
    [shuffler] { $who-is ->
        [you] Você embaralha
       *[one] { $who } embaralha
    }
    [shaker] { $who-is ->
        [you] Você embaralha
       *[one] { $who } embaralha
    }
   *[first_player] { $who-is ->
        [you] Você começa
       *[one] { $who } começa
    }
}
draw-drawn = Tiradas: { $drawn }.
draw-then = depois { $drawn }

doubles-are = Buchas: { $rank }.
alt-kitty = Morto: { $tiles ->
    [one] { $tiles } peça fechada
   *[other] { $tiles } peças fechadas
}.
alt-open-hand = { $who-is ->
    [you] Você fica de fora
   *[one] { $who } fica de fora
}, mão aberta: { $tiles }.
alt-counter-clockwise = O jogo corre no sentido anti-horário.
