### Jogos com uma linha de dominós: Blind Hughie, Billitonnen.

turned-first = { $tile } começa a linha
turned-left = { $tile } na ponta esquerda
turned-right = { $tile } na ponta direita
turned-back = { $tile } não cabe
turned-waits = { $tile } cabe nas duas pontas
turned-waits-brief = { $tile } cabe nas duas

rows-turn = { $who-is ->
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

rows-news-first = { $deal } · começa a linha
rows-news-after = depois de { $turned }
rows-news-after-who = depois de { $who }: { $turned }
rows-news-who = { $who }: { $turned }

rows-ends-label = pontas
rows-ends = { $left } e { $right }
rows-next-label = próxima
rows-empty = a primeira peça começa a linha
rows-row-back = { $tile } voltou
rows-row-last = só 1
rows-row-none = sem peças
rows-total = total { $total }
rows-rounds = { $rounds ->
    [0] { $rounds } rodadas
    [one] { $rounds } rodada
   *[other] { $rounds } rodadas
}
rows-pips = { $pips ->
    [0] { $pips } pintas
    [one] { $pips } pinta
   *[other] { $pips } pintas
}

rows-open-ends = Pontas abertas: { $left } e { $right }.
rows-since = -# { $who }: { $turned }

rows-leaves = A esquerda deixa { $left } em aberto. A direita deixa { $right }.

rows-blocked = Fechou
rows-stuck = Ninguém pode jogar
rows-hero = { $out ->
    [yes] { $points ->
        [none] { $who } bateu
       *[some] { $who } bateu: { $points }
    }
   *[no] { $points ->
        [none] { $who } ficou com menos pintas
       *[some] { $who } ficou com menos pintas: { $points }
    }
}
rows-sum = { $count ->
    [0] { $pips } pintas
    [one] { $pips } pinta
   *[other] { $pips } pintas
}
rows-sum-less = { $pips } − { $own } pintas
rows-wins-round = ganhou a rodada
rows-wins-match = ganhou a partida

rows-alt-since = { $who-is ->
    [you] Desde sua última vez: { $turns }.
   *[one] Desde a última vez de { $who }: { $turns }.
}
rows-alt-none = A linha ainda não começou.
rows-alt-laid = Linha: { $tiles }.
rows-alt-peeked = Sua próxima peça, que só você vê: { $tile }.
rows-alt-rows = Fileiras: { $rows }.
rows-alt-row = { $who } { $tiles }{ $state ->
    [turn] {" "}(vai virar)
    [again] {" "}(vai virar)
    [choose] {" "}(vai escolher uma ponta)
   *[waits] {""}
}
rows-alt-row-up = { $row }, abertas: { $up }
rows-alt-blocked = Nenhuma peça cabe mais.
rows-alt-stuck = Ninguém podia jogar.
rows-alt-tie = Ninguém pontua: { $who-the } têm { $pips ->
    [0] { $pips } pintas
    [one] { $pips } pinta
   *[other] { $pips } pintas
} cada.
rows-alt-result = { $hero } ({ $sum }).
rows-alt-held = { $count ->
    [0] { $who } nenhuma
   *[other] { $who } { $tiles }, { $pips ->
        [0] { $pips } pintas
        [one] { $pips } pinta
       *[other] { $pips } pintas
    }
}
