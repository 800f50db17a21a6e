language-name = Nederlands
language-choice = Taal: { $language }

you = jij

piece-face-down = omgekeerd

blank = blanco
suit-0 = blanco
suit-1 = 1'en
suit-2 = 2'en
suit-3 = 3'en
suit-4 = 4'en
suit-5 = 5'en
suit-6 = 6'en
suit-7 = 7's
suit-8 = 8'en
suit-9 = 9's
suit-doubles = dubbelen
suit-c = klaveren
suit-d = ruiten
suit-h = harten
suit-s = schoppen
suit-closest = zevens

special-nel-o = Nel-O
special-plunge = Plunge
special-splash = Splash
special-sevens = Zevens
bid-pass = pas
bid-amount = { $amount }
bid-special = { $special } { $amount }

side = Team { $letter }
    .the = Team { $letter }
# A deal is a "ronde" too: "spel" would be read as the whole game.
deal-name = ronde { $number }
moment = { $phase ->
    [pass] doorgeven
    [bid] bieden
    [kitty] de talon
    [trump] troef kiezen
    [doubles] dubbelen bepalen
    [opening] het begin
    [review] de terugblik
    [moon] de pit
    [line] beurt { $number }
   *[play] slag { $number }
}
goal = { $kind ->
    [deals] { $number ->
        [one] { $number } ronde
       *[other] { $number } rondes
    }
    [rounds] { $number ->
        [one] { $number } ronde
       *[other] { $number } rondes
    }
    [low] stopt bij { $number }
   *[high] tot { $number }
}
    .told = { $kind ->
        [deals] { $number ->
            [one] Stopt na { $number } ronde.
           *[other] Stopt na { $number } rondes.
        }
        [rounds] { $number ->
            [one] Stopt na { $number } ronde.
           *[other] Stopt na { $number } rondes.
        }
        [low] Stopt bij { $number }.
       *[high] Wie het eerst { $number } heeft, wint.
    }
    .label = { $kind ->
        [deals] stopt na
        [rounds] stopt na
        [low] stopt bij
       *[high] tot
    }
    .figure = { $kind ->
        [deals] { $number ->
            [one] { $number } ronde
           *[other] { $number } rondes
        }
        [rounds] { $number ->
            [one] { $number } ronde
           *[other] { $number } rondes
        }
       *[other] { $number }
    }

someone = Iemand
own-names = je, jou, jullie, u, ik, je team, oud-speler, allen, allemaal, iedereen, niemand, beiden, speler, host, bot, Boneyard

level-easy = zwak
level-normal = normaal
level-hard = sterk
level-expert = expert

game-short-dominoes = Domino
game-short-mexican-train = Train
game-short-black-tile = Zwart
game-short-domino-whist = Whist
game-short-domino-hearts = Harten
game-short-seventy-nine = 79
game-short-forty-two = 42
game-short-moon = Moon
game-short-blind-hughie = Hughie

alt-totals = Totalen: { $totals }. { $goal }
alt-total = { $who } { $total }
side-members = Team { $letter } ({ $members })
    .the = Team { $letter } ({ $members })
match-over = Partij voorbij: { $who-is ->
    [many] { $who } delen de overwinning
    [us] { $who } delen de overwinning
    [you] jij wint
   *[one] { $who } wint
}.
deal-over = Ronde { $number } is voorbij
deals-played = { $count ->
    [one] { $count } ronde
   *[other] { $count } rondes
}

alt-penalties = Straf: { $worth }.
alt-counts = Punten: { $worth }.
alt-worth-each = { $points } per stuk ({ $pieces })
alt-worth-suit = { $suit } { $points } per stuk ({ $pieces })
labelled = { $label }: { $value }
count-of = { $count } van { $all }

seat-unnamed = Plek { $number }
seat-computer = Computer
seat-computer-for = { $name } (computer)
between-wholes = ;{" "}
