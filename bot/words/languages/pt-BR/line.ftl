### Jogos com uma linha de dominós: Blind Hughie, Billitonnen.

turned-first = { $tile } começa a linha
turned-left = { $tile } na ponta esquerda
turned-right = { $tile } na ponta direita
turned-back = { $tile } não cabe
turned-waits = { $tile } cabe nas duas pontas
turned-waits-brief = { $tile } cabe nas duas

line-turn = { $who-is ->
    [you] Sua vez
   *[one] { $state ->
        [again] { $who } vira de novo
        [choose] { $who } escolhe
       *[turn] { $who } vira
    }
}
    .alt = { $who-is ->
        [you] { $state ->
            [again] Sua vez de novo
            [choose] Sua vez: escolha uma ponta
           *[turn] Sua vez
        }
       *[one] { $state ->
            [again] { $who } vira de novo
            [choose] { $who } escolhe uma ponta
           *[turn] { $who } vira
        }
    }.

line-news-first = { $deal } · começa a linha
line-news-after = depois de { $turned }
line-news-after-who = depois de { $who }: { $turned }
line-news-who = { $who }: { $turned }

line-ends-label = pontas
line-ends = { $left } e { $right }
line-next-label = próxima
line-empty = a primeira peça começa a linha
line-row-back = { $tile } voltou
line-row-last = só 1
line-row-none = sem peças
line-total = total { $total }
line-rounds = { $rounds ->
    [0] { $rounds } rodadas
    [one] { $rounds } rodada
   *[other] { $rounds } rodadas
}
line-pips = { $pips ->
    [0] { $pips } pintas
    [one] { $pips } pinta
   *[other] { $pips } pintas
}

line-open-ends = Pontas abertas: { $left } e { $right }.
line-since = -# { $who }: { $turned }

line-leaves = A esquerda deixa { $left } em aberto. A direita deixa { $right }.

line-blocked = Fechou
line-stuck = Ninguém pode jogar
line-hero = { $out ->
    [yes] { $points ->
        [none] { $who } bateu
       *[some] { $who } bateu: { $points }
    }
   *[no] { $points ->
        [none] { $who } ficou com menos pintas
       *[some] { $who } ficou com menos pintas: { $points }
    }
}
line-sum = { $count ->
    [0] { $pips } pintas
    [one] { $pips } pinta
   *[other] { $pips } pintas
}
line-sum-less = { $pips } − { $own } pintas
line-wins-round = ganhou a rodada
line-wins-match = ganhou a partida

line-alt-since = { $who-is ->
    [you] Desde sua última vez: { $turns }.
   *[one] Desde a última vez de { $who }: { $turns }.
}
line-alt-none = A linha ainda não começou.
line-alt-line = Linha: { $tiles }.
line-alt-peeked = Sua próxima peça, que só você vê: { $tile }.
line-alt-rows = Fileiras: { $rows }.
line-alt-row = { $who } { $tiles }{ $state ->
    [turn] {" "}(vai virar)
    [again] {" "}(vai virar)
    [choose] {" "}(vai escolher uma ponta)
   *[waits] {""}
}
line-alt-row-up = { $row }, abertas: { $up }
line-alt-blocked = Nenhuma peça cabe mais.
line-alt-stuck = Ninguém podia jogar.
line-alt-tie = Ninguém pontua: { $who-the } têm { $pips ->
    [0] { $pips } pintas
    [one] { $pips } pinta
   *[other] { $pips } pintas
} cada.
line-alt-result = { $hero } ({ $sum }).
line-alt-held = { $count ->
    [0] { $who } nenhuma
   *[other] { $who } { $tiles }, { $pips ->
        [0] { $pips } pintas
        [one] { $pips } pinta
       *[other] { $pips } pintas
    }
}
