language-name = Deutsch
language-choice = Sprache: { $language }

you = du

piece-face-down = verdeckt

blank = Null
suit-0 = Nullen
suit-1 = 1er
suit-2 = 2er
suit-3 = 3er
suit-4 = 4er
suit-5 = 5er
suit-6 = 6er
suit-7 = 7er
suit-8 = 8er
suit-9 = 9er
suit-doubles = Pasche
suit-c = Kreuz
suit-d = Karo
suit-h = Herz
suit-s = Pik
suit-closest = Siebener

special-nel-o = Nel-O
special-plunge = Plunge
special-splash = Splash
special-sevens = Siebener
bid-pass = passt
bid-amount = { $amount }
bid-special = { $special } { $amount }

side = Team { $letter }
    .the = Team { $letter }
deal-name = { $kind ->
    [round] Runde { $number }
   *[deal] Runde { $number }
}
moment = { $phase ->
    [pass] Weitergeben
    [bid] Bieten
    [kitty] Skat
    [trump] Trumpfwahl
    [doubles] Pasche einordnen
    [opening] Eröffnung
    [review] Rückblick
    [moon] Durchmarsch
    [line] Zug { $number }
   *[play] Stich { $number }
}
goal = { $kind ->
    [deals] { $number ->
        [one] { $number } Runde
       *[other] { $number } Runden
    }
    [rounds] { $number ->
        [one] { $number } Runde
       *[other] { $number } Runden
    }
    [low] endet bei { $number }
   *[high] bis { $number }
}
    .told = { $kind ->
        [deals] { $number ->
            [one] Endet nach { $number } Runde.
           *[other] Endet nach { $number } Runden.
        }
        [rounds] { $number ->
            [one] Endet nach { $number } Runde.
           *[other] Endet nach { $number } Runden.
        }
        [low] Endet bei { $number }.
       *[high] Es geht bis { $number }.
    }
    .label = { $kind ->
        [deals] endet nach
        [rounds] endet nach
        [low] endet bei
       *[high] bis
    }
    .figure = { $kind ->
        [deals] { $number ->
            [one] { $number } Runde
           *[other] { $number } Runden
        }
        [rounds] { $number ->
            [one] { $number } Runde
           *[other] { $number } Runden
        }
       *[other] { $number }
    }

someone = Jemand
own-names = dich, dir, Sie, ihr, euch, ich, dein Team, nicht mehr dabei, alle, jeder, niemand, keiner, beide, Spieler, Host, Rechner, Bot, Boneyard

level-easy = leicht
level-normal = normal
level-hard = stark
level-expert = Profi

game-short-dominoes = Domino
game-short-mexican-train = Train
game-short-black-tile = Schwarz
game-short-domino-whist = Whist
game-short-domino-hearts = Hearts
game-short-seventy-nine = 79
game-short-forty-two = 42
game-short-moon = Moon
game-short-blind-hughie = Hughie

alt-totals = Stand: { $totals }. { $goal }
alt-total = { $who } { $total }
side-members = Team { $letter } ({ $members })
    .the = Team { $letter } ({ $members })
match-over = Partie vorbei: { $who-is ->
    [many] { $who } teilen sich den Sieg
    [us] { $who } teilt euch den Sieg
    [you] du gewinnst
   *[one] { $who } gewinnt
}.
deal-over = { $kind ->
    [round] Runde { $number } ist vorbei
   *[deal] Runde { $number } ist vorbei
}
deals-played = { $kind ->
    [round] { $count ->
        [one] { $count } Runde
       *[other] { $count } Runden
    }
   *[deal] { $count ->
        [one] { $count } Runde
       *[other] { $count } Runden
    }
}

alt-penalties = Strafe: { $worth }.
alt-counts = Es zählen: { $worth }.
alt-worth-each = je { $points } ({ $pieces })
alt-worth-suit = { $suit } je { $points } ({ $pieces })

seat-unnamed = Platz { $number }
seat-computer = Computer
seat-computer-for = { $name } (Computer)
between-wholes = ;{" "}
labelled = { $label }: { $value }
count-of = { $count } von { $all }
