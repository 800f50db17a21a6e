language-name = Español
language-choice = Idioma: { $language }

you = tú

piece-face-down = boca abajo

blank = blanca
suit-0 = blancas
suit-1 = 1s
suit-2 = 2s
suit-3 = 3s
suit-4 = 4s
suit-5 = 5s
suit-6 = 6s
suit-7 = 7s
suit-8 = 8s
suit-9 = 9s
suit-doubles = dobles
suit-c = tréboles
suit-d = diamantes
suit-h = corazones
suit-s = picas
suit-closest = sietes

special-nel-o = Nel-O
special-plunge = Plunge
special-splash = Splash
special-sevens = Sietes
bid-pass = paso
bid-amount = { $amount }
bid-special = { $special } { $amount }

side = Equipo { $letter }
    .the = el Equipo { $letter }
deal-name = { $kind ->
    [round] ronda { $number }
*[deal] mano { $number }
}
moment = { $phase ->
    [pass] pase de fichas
    [bid] subasta
  [kitty] reserva
    [trump] triunfo
    [doubles] dobles
    [opening] salida
    [review] revisión
    [moon] luna
    [line] turno { $number }
   *[play] baza { $number }
}
goal = { $kind ->
    [deals] { $number ->
        [one] { $number } mano
       *[other] { $number } manos
    }
    [rounds] { $number ->
        [one] { $number } ronda
       *[other] { $number } rondas
    }
    [low] fin a los { $number }
   *[high] a { $number }
}
    .told = { $kind ->
        [deals] { $number ->
            [one] Dura { $number } mano.
           *[other] Dura { $number } manos.
        }
        [rounds] { $number ->
            [one] Dura { $number } ronda.
           *[other] Dura { $number } rondas.
        }
        [low] Termina a los { $number }.
       *[high] Meta: { $number }.
    }
    .label = { $kind ->
        [deals] dura
        [rounds] dura
        [low] fin a los
       *[high] meta
    }
    .figure = { $kind ->
        [deals] { $number ->
            [one] { $number } mano
           *[other] { $number } manos
        }
        [rounds] { $number ->
            [one] { $number } ronda
           *[other] { $number } rondas
        }
       *[other] { $number }
    }

someone = Alguien
own-names = te, ti, usted, ustedes, vosotros, yo, tu equipo, jugador que se fue, anfitrión, todos, todas, todo el mundo, nadie, cualquiera, ambos, jugador, organiza, ordenador, computadora, bot, Boneyard

level-easy = fácil
level-normal = normal
level-hard = difícil
level-expert = experto

game-short-dominoes = Dominó
game-short-mexican-train = Tren
game-short-black-tile = Negra
game-short-domino-whist = Whist
game-short-domino-hearts = Corazones
game-short-seventy-nine = 79
game-short-forty-two = 42
game-short-moon = Moon
game-short-blind-hughie = Hughie

alt-totals = Totales: { $totals }. { $goal }
alt-total = { $who } { $total }
side-members = Equipo { $letter } ({ $members })
    .the = el Equipo { $letter } ({ $members })
match-over = Fin de la partida: { $who-is ->
    [many] { $who } comparten la victoria
    [us] { $who } comparten la victoria
    [you] ganas
   *[one] gana { $who-the }
}.
deal-over = { $kind ->
    [round] Terminó la ronda { $number }
   *[deal] Terminó la mano { $number }
}
deals-played = { $kind ->
    [round] { $count ->
        [one] { $count } ronda
       *[other] { $count } rondas
    }
   *[deal] { $count ->
        [one] { $count } mano
       *[other] { $count } manos
    }
}

alt-penalties = Castigo: { $worth }.
alt-counts = Valen: { $worth }.
alt-worth-each = { $points } cada una ({ $pieces })
alt-worth-suit = { $suit } { $points } por carta ({ $pieces })
labelled = { $label }: { $value }
count-of = { $count } de { $all }

seat-unnamed = Lugar { $number }
seat-computer = Máquina
seat-computer-for = { $name } (máquina)
between-wholes = ;{" "}
