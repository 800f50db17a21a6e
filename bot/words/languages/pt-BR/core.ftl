### O que todo o programa diz: jogadores, naipes, lances, rodadas.

language-name = Português (Brasil)
language-choice = Idioma: { $language }
you = você
piece-face-down = fechada

blank = branco
suit-0 = brancos
suit-1 = 1s
suit-2 = 2s
suit-3 = 3s
suit-4 = 4s
suit-5 = 5s
suit-6 = 6s
suit-7 = 7s
suit-8 = 8s
suit-9 = 9s
suit-doubles = buchas
suit-c = paus
suit-d = ouros
suit-h = copas
suit-s = espadas
suit-closest = setes

special-nel-o = Nel-O
special-plunge = Plunge
special-splash = Splash
special-sevens = Setes
bid-pass = passe
bid-amount = { $amount }
bid-special = { $special } { $amount }

side = Time { $letter }
    .the = o Time { $letter }
# Uma rodada de Billitonnen é uma rodada como as outras.
deal-name = { $kind ->
    [round] rodada { $number }
   *[deal] rodada { $number }
}
moment = { $phase ->
    [pass] passe
    [bid] leilão
    [kitty] o morto
    [trump] escolha do trunfo
    [doubles] ordem das buchas
    [opening] a abertura
    [review] a revisão
    [moon] a lua
    [line] jogada { $number }
   *[play] vaza { $number }
}
goal = { $kind ->
    [deals] { $number ->
        [one] { $number } rodada
       *[other] { $number } rodadas
    }
    [rounds] { $number ->
        [one] { $number } rodada
       *[other] { $number } rodadas
    }
    [low] acaba em { $number }
   *[high] até { $number }
}
    .told = { $kind ->
        [deals] { $number ->
            [one] Acaba depois de { $number } rodada.
           *[other] Acaba depois de { $number } rodadas.
        }
        [rounds] { $number ->
            [one] Acaba depois de { $number } rodada.
           *[other] Acaba depois de { $number } rodadas.
        }
        [low] Acaba em { $number }.
       *[high] Vai até { $number }.
    }
    .label = { $kind ->
        [deals] acaba em
        [rounds] acaba em
        [low] acaba em
       *[high] vai até
    }
    .figure = { $kind ->
        [deals] { $number ->
            [one] { $number } rodada
           *[other] { $number } rodadas
        }
        [rounds] { $number ->
            [one] { $number } rodada
           *[other] { $number } rodadas
        }
       *[other] { $number }
    }

someone = Alguém
own-names = tu, vocês, eu, seu time, alguém que saiu, todos, todas, todo mundo, ninguém, qualquer um, ambos, jogador, host, máquina, bot, Boneyard

level-easy = fácil
level-normal = normal
level-hard = difícil
level-expert = mestre

game-short-dominoes = Dominó
game-short-mexican-train = Trem
game-short-black-tile = Peça Preta
game-short-domino-whist = Whist
game-short-domino-hearts = Copas
game-short-seventy-nine = 79
game-short-forty-two = 42
game-short-moon = Moon
game-short-blind-hughie = Hughie

alt-totals = Totais: { $totals }. { $goal }
alt-total = { $who } { $total }
side-members = Time { $letter } ({ $members })
    .the = o Time { $letter } ({ $members })
match-over = Fim da partida: { $who-is ->
    [many] { $who } dividem a vitória
    [us] { $who } dividem a vitória
   *[one] { $who-the } ganhou
}.
deal-over = { $kind ->
    [round] Rodada { $number }: fim
   *[deal] Rodada { $number }: fim
}
deals-played = { $kind ->
    [round] { $count ->
        [one] { $count } rodada
       *[other] { $count } rodadas
    }
   *[deal] { $count ->
        [one] { $count } rodada
       *[other] { $count } rodadas
    }
}

alt-penalties = Penalidade: { $worth }.
alt-counts = Valem: { $worth }.
alt-worth-each = { $points } cada ({ $pieces })
alt-worth-suit = { $suit } { $points } cada ({ $pieces })

seat-unnamed = Lugar { $number }
seat-computer = Computador
seat-computer-for = { $name } (computador)
between-wholes = ;{" "}
labelled = { $label }: { $value }
count-of = { $count } de { $all }
