game-seventy-nine = Seventy-Nine
    .aim = Drie tegen drie. Bied hoeveel van de 79 punten je team haalt en haal ze ook. Het eerste team met { $target ->
        [one] { $target } punt
       *[other] { $target } punten
    } wint.
    .aim-marks = Drie tegen drie. Bied hoeveel van de 79 punten je team haalt en haal ze ook. Het eerste team met { $target ->
        [one] { $target } streep
       *[other] { $target } strepen
    } wint.
    .credit = Een oud spel met maten voor zes spelers en twee sets dominostenen, een neefje van Forty-Two uit Texas.

rule-nel-o-partners = Maten bij Nel-O
rule-nel-o-partners-face-up = stenen open
    .sentence = Wie Nel-O biedt, speelt alleen. De maten kijken toe met open stenen.
rule-nel-o-partners-face-down = stenen omgekeerd
    .sentence = Wie Nel-O biedt, speelt alleen. De maten kijken toe, en niemand ziet hun stenen.

preset-seventy-nine-seventy-nine = Gewone regels
    .sentence = Punten tellen. Geen Nel-O.
preset-seventy-nine-marks = Strepen
    .sentence = Eén streep per ronde. Geen Nel-O.
preset-seventy-nine-nel-o = Nel-O
    .sentence = Je kunt Nel-O bieden: geen enkele slag halen, voor 79 punten.
preset-seventy-nine-marks-nel-o = Strepen, met Nel-O
    .sentence = Nel-O bieden mag: geen enkele slag halen.
preset-seventy-nine-bidders-choice = Strepen, vrije Nel-O
    .sentence = Wie Nel-O biedt, kiest waar de dubbelen horen.
preset-seventy-nine-short = Korte partij
    .sentence = Eén streep per ronde. Geen Nel-O.
