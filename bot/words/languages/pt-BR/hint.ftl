### Dicas: uma jogada, quanto ela é melhor, e uma razão.

named-play =
    .do = Jogue **{ $piece }**
    .doing = Jogar **{ $piece }**
named-lead =
    .do = Puxe **{ $piece }**
    .doing = Puxar **{ $piece }**
named-pass =
    .do = Passe **{ $pieces }**
    .doing = Passar **{ $pieces }**
named-bid = lance de { $bid }
    .do = Dê um lance de **{ $bid }**
    .doing = Um lance de **{ $bid }**
    .than = um lance de **{ $bid }**
named-no-bid = passe
    .do = Passe
    .doing = Passar
    .than = o passe
named-trump = { $suit ->
        [none] nenhum trunfo
       *[other] { $suit }
    }
    .do = { $suit ->
        [none] Jogue **sem trunfo**
       *[other] Escolha **{ $suit }** de trunfo
    }
    .doing = { $suit ->
        [none] Jogar **sem trunfo**
       *[other] Escolher **{ $suit }** de trunfo
    }
    .than = { $suit ->
        [none] **nenhum trunfo**
       *[other] **{ $suit }**
    }
named-declare =
    .do = Jogue **{ $special }**
    .doing = Jogar **{ $special }**
named-name-doubles = { $doubles ->
        [high] buchas altas
        [low] buchas baixas
       *[own_suit] buchas à parte
    }
    .do = { $doubles ->
        [high] Deixe as buchas **altas**
        [low] Deixe as buchas **baixas**
       *[own_suit] Faça das buchas **um naipe à parte**
    }
    .doing = { $doubles ->
        [high] Deixar as buchas **altas**
        [low] Deixar as buchas **baixas**
       *[own_suit] Fazer das buchas **um naipe à parte**
    }
    .than = { $doubles ->
        [high] **buchas altas**
        [low] **buchas baixas**
       *[own_suit] **buchas à parte**
    }
named-kitty = { $swap ->
        [none] mão sem troca
       *[other] troca de { $swap }
    }
    .do = { $swap ->
        [none] Fique com sua mão
       *[other] Troque **{ $swap }**
    }
    .doing = { $swap ->
        [none] Ficar com sua mão
       *[other] Trocar **{ $swap }**
    }
    .than = { $swap ->
        [none] a mão sem troca
       *[other] a troca de **{ $swap }**
    }
named-place = { $end ->
        [left] esquerda ({ $number })
       *[right] direita ({ $number })
    }
    .do = { $end ->
        [left] Jogue à **esquerda ({ $number })**
       *[right] Jogue à **direita ({ $number })**
    }
    .doing = { $end ->
        [left] Jogar à **esquerda ({ $number })**
       *[right] Jogar à **direita ({ $number })**
    }
    .than = { $end ->
        [left] a **esquerda ({ $number })**
       *[right] a **direita ({ $number })**
    }
named-turn = { $place ->
        [none] sua próxima peça
       *[other] peça { $place }
    }
    .do = { $place ->
        [none] Vire **sua próxima peça**
       *[other] Vire a **peça { $place }**
    }
    .doing = { $place ->
        [none] Virar **sua próxima peça**
       *[other] Virar a **peça { $place }**
    }
    .than = { $place ->
        [none] **sua próxima peça**
       *[other] a **peça { $place }**
    }
named-peek = espiar
    .do = Espie sua próxima peça
    .doing = Espiar
    .than = a espiada
named-yield = { $who } puxando
    .do = Faça { $who } puxar
    .doing = Fazer { $who } puxar
    .than = { $who } puxando
named-done = terminar o primeiro trem
    .do = Termine o primeiro trem
    .doing = Terminar o primeiro trem
    .than = terminar o primeiro trem
named-moon = { $everyone ->
        [yes] os outros
       *[no] { $opponent ->
            [none] seu próprio total
           *[other] { $who }
        }
    }
    .do = { $everyone ->
        [yes] Dê os pontos para **os outros**
       *[no] { $opponent ->
            [none] Tire os pontos do **seu próprio total**
           *[other] Dê os pontos para **{ $who }**
        }
    }
    .doing = { $everyone ->
        [yes] Dar os pontos para **os outros**
       *[no] { $opponent ->
            [none] Tirar os pontos do **seu próprio total**
           *[other] Dar os pontos para **{ $who }**
        }
    }
    .than = { $everyone ->
        [yes] **os outros**
       *[no] { $opponent ->
            [none] **seu próprio total**
           *[other] **{ $who }**
        }
    }
named-typed =
    .do = Escolha **{ $typed }**
    .doing = Escolher **{ $typed }**

often = { $tenths ->
    [0] quase nunca
    [1] 1 vez em 10
    [5] metade das vezes
    [10] quase sempre
   *[other] { $tenths } vezes em 10
}
about-little = { $unit ->
    [mark] menos de meia marca
    [round] menos de meia rodada
   *[point] menos de meio ponto
}
about-half = { $unit ->
    [mark] cerca de meia marca
    [round] cerca de meia rodada
   *[point] cerca de meio ponto
}
about-point = { $count ->
    [one] cerca de { $count } ponto
   *[other] cerca de { $count } pontos
}
about-mark = { $count ->
    [one] cerca de { $count } marca
   *[other] cerca de { $count } marcas
}
about-round = { $count ->
    [one] cerca de { $count } rodada
   *[other] cerca de { $count } rodadas
}

hint-better = 💡 { $move }: { $points } melhor que { $other }.
hint-near = 💡 { $move }: { $other } dá quase na mesma.
hint-near-all = 💡 { $move }: qualquer opção dá quase na mesma.
hint-any = 💡 { $move }, ou qualquer outra coisa: tanto faz.
hint-avoid = 💡 { $move } ou { $other }, não { $worst }: { $points } melhor.
hint-only = { $move }: é sua única jogada.
hint-of-computer = 💡 { $move }, como um computador faria.
hint-none = Sem dica aqui: você decide se alguém quebrou as regras.
hint-too-late = Sem dica agora, os computadores estão ocupados. Peça de novo daqui a pouco.

hint-gives = { $points ->
    [one] Isso dá { $points } ponto aos outros.
   *[other] Isso dá { $points } pontos aos outros.
}
hint-gets = Você recebe { $pieces } em troca.

your-side = seu time

reason-moon = Com { $first } { $who-the } acerta a lua { $often }, com { $second }, { $less }.
    .either = De qualquer jeito, { $who-the } acerta a lua { $often }.
reason-moon-others = Com { $first } outra pessoa acerta a lua { $often }, com { $second }, { $less }.
    .either = De qualquer jeito, outra pessoa acerta a lua { $often }.
reason-contract = Com { $first } { $who-the } cumpre o contrato { $often }, com { $second }, { $less }.
    .either = De qualquer jeito, { $who-the } cumpre o contrato { $often }.
reason-bids = { $who-is ->
    [you] Você cumpre { $often } com { $first }, { $less } com { $second }.
   *[one] { $who } cumpre { $often } com { $first }, { $less } com { $second }.
}
reason-bid = { $who-is ->
    [you] Você cumpre { $often } com { $first }.
   *[one] { $who } cumpre { $often } com { $first }.
}
reason-win = Com { $first } { $who-the } ganha esta vaza { $often }, com { $second }, { $less }.
reason-win-points = Com { $first } { $who-the } ganha esta vaza { $often } ({ $points }), com { $second }, { $less }.
reason-win-surely = { $points ->
    [0] Com { $first } { $who-the } ganha esta vaza, mas com { $second } não.
    [one] Com { $first } { $who-the } ganha esta vaza ({ $points } ponto), mas com { $second } não.
   *[other] Com { $first } { $who-the } ganha esta vaza ({ $points } pontos), mas com { $second } não.
}
reason-win-later = Com { $first } { $who-the } ganha esta vaza { $often }, mas isso compensa mais tarde na rodada.
reason-lose-later = Com { $first } { $who-the } perde esta vaza { $often }, mas isso compensa mais tarde na rodada.
reason-later = Compensa mais tarde na rodada.
reason-more = Com { $first } { $who-the } ganha { $points } a mais nesta vaza.
reason-fewer = Com { $first } { $who-the } ganha { $points } a menos nesta vaza.
reason-dump = { $points ->
    [one] Os outros ganham esta vaza { $often }, e { $first } dá { $points } ponto a eles.
   *[other] Os outros ganham esta vaza { $often }, e { $first } dá { $points } pontos a eles.
}
reason-spare = { $points ->
    [one] Os outros ganham esta vaza { $often }, e { $second } daria { $points } ponto a eles.
   *[other] Os outros ganham esta vaza { $often }, e { $second } daria { $points } pontos a eles.
}
reason-give = Pontos dados: { $points } com { $first }, { $fewer } com { $second }.
reason-trumps = { $count ->
    [0] Com { $first } { $who-the } fica sem trunfo, com { $second }, { $other }.
    [one] Com { $first } { $who-the } tem { $count } trunfo, com { $second }, { $other }.
   *[other] Com { $first } { $who-the } tem { $count } trunfos, com { $second }, { $other }.
}

reason-tile-fits = A peça { $place } é { $tile } e cabe.
reason-tile-not = A peça { $place } é { $tile } e não cabe.

reason-number = { $number ->
    [0] branco
   *[other] um { $number }
}
reason-blocks = { $first } fecha o jogo, e { $who-the } fica com { $pips ->
    [0] { $pips } pintas
    [one] { $pips } pinta
   *[other] { $pips } pintas
}.
reason-would-block = { $second } fecharia o jogo, e { $who-the } ficaria com { $pips ->
    [0] { $pips } pintas
    [one] { $pips } pinta
   *[other] { $pips } pintas
}.
reason-scores = { $first } vale { $points }, { $second } { $fewer ->
    [0] nada
   *[other] { $fewer }
}.
reason-shuts-out = { $draws ->
    [yes] { $first } obriga { $them } a comprar: não tem { $numbers }.
   *[no] { $first } obriga { $them } a passar: não tem { $numbers }.
}
reason-stuck = { $who-is ->
    [you] Depois de { $second } nenhuma das suas peças caberia.
   *[one] Depois de { $second } nenhuma outra peça de { $who } caberia.
}
reason-keeps = { $who-is ->
    [you] { $count ->
        [one] { $first } deixa { $number } na ponta para { $count } das suas peças, e { $them } não tem.
       *[other] { $first } deixa { $number } na ponta para { $count } das suas peças, e { $them } não tem.
    }
   *[one] { $count ->
        [one] { $first } deixa { $number } na ponta para { $count } peça de { $who }, e { $them } não tem.
       *[other] { $first } deixa { $number } na ponta para { $count } peças de { $who }, e { $them } não tem.
    }
}
reason-partner = { $who-is ->
    [you] { $second } deixa { $numbers }, e { $partner }, sua dupla, não tem.
   *[one] { $second } deixa { $numbers }, e { $partner }, a dupla de { $who }, não tem.
}
reason-leaves = { $first } deixa { $number }, e { $them } não tem.
reason-no-score = { $first } deixa { $sum }: nenhum ponto para { $them }.
reason-scoring-tiles = { $count ->
    [0] Depois de { $first }, nenhuma peça escondida pode pontuar
    [one] Depois de { $first }, só { $count } peça escondida pode pontuar
   *[other] Depois de { $first }, só { $count } peças escondidas podem pontuar
}, e depois de { $second }, { $other }.
reason-own-double = { $who-is ->
    [you] { $second } pode deixar encalhada sua bucha { $tile }.
   *[one] { $second } pode deixar encalhada a bucha { $tile } de { $who }.
}
reason-hidden-tiles = { $count ->
    [0] Nenhuma peça escondida cabe
    [one] Só { $count } peça escondida cabe
   *[other] Só { $count } peças escondidas cabem
} depois de { $first }, { $other } depois de { $second }.
reason-double = { $left ->
    [0] { $tile } só cabe em { $number }, e não resta peça para abrir outra ponta.
    [one] { $tile } só cabe em { $number }, e só resta { $left } peça para abrir outra ponta.
   *[other] { $tile } só cabe em { $number } e pode encalhar depois.
}
reason-fits = { $who-is ->
    [you] { $count ->
        [0] Não cabe nenhuma das suas peças
        [one] Cabe { $count } das suas peças
       *[other] Cabem { $count } das suas peças
    } depois de { $first }, { $other ->
        [0] nenhuma
       *[other] só { $other }
    } depois de { $second }.
   *[one] { $count ->
        [0] Não cabe nenhuma outra peça de { $who }
        [one] Cabe { $count } outra peça de { $who }
       *[other] Cabem { $count } outras peças de { $who }
    } depois de { $first }, { $other ->
        [0] nenhuma
       *[other] só { $other }
    } depois de { $second }.
}
reason-heavy = Assim você se livra da peça pesada { $tile }: { $pips } pintas.

reason-train-later = Compensa mais tarde na rodada.
reason-train-covers = { $first } cobre sua bucha.
reason-train-uncovered = { $who-is ->
    [you] Você não tem peça para cobrir { $second }.
   *[one] { $who } não tem peça para cobrir { $second }.
}
reason-train-cover = { $who-is ->
    [you] Você pode cobrir { $first } com { $tile }.
   *[one] { $who } pode cobrir { $first } com { $tile }.
}
reason-train-closes = { $who-is ->
    [you] Seu trem tem marcador, e { $first } tira.
   *[one] O trem de { $who } tem marcador, e { $first } tira.
}
reason-train-run = { $who-is ->
    [you] { $first } guarda { $count } peças seguidas para o seu trem, { $second } { $other ->
        [0] nenhuma
       *[other] só { $other }
    }.
   *[one] { $first } guarda { $count } peças seguidas para o trem de { $who }, { $second } { $other ->
        [0] nenhuma
       *[other] só { $other }
    }.
}

hints-off = Sem dicas nesta partida. Antes da próxima, o host pode ligar as dicas em **Regras**.
hints-off-contest = Sem dicas aqui: outros jogam as mesmas rodadas.
hints-unwished = Ninguém mais está pedindo dicas. Veja o lobby de novo.
hints-earlier-turn = Isso era de uma jogada anterior.
