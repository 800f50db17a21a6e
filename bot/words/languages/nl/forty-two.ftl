game-forty-two = Forty-Two
    .aim = Twee tegen twee. Bied hoeveel van de 42 punten je team haalt en haal ze ook. Het eerste team met { $target ->
        [one] { $target } punt
       *[other] { $target } punten
    } wint.
    .aim-marks = Twee tegen twee. Bied hoeveel van de 42 punten je team haalt en haal ze ook. Het eerste team met { $target ->
        [one] { $target } streep
       *[other] { $target } strepen
    } wint.
    .credit = Het oude Texaanse spel met maten, voor vier spelers en één set dominostenen.

rule-all-pass-shaker-bids-30 = deler speelt 30
    .sentence = Past iedereen, dan speelt de deler voor 30.

rule-stop-early = Eerder stoppen
rule-stop-early-on = aan
    .sentence = Een ronde stopt zodra het bod zeker gehaald of nat is.

rule-plunge = Plunge
rule-plunge-on = aan
    .sentence = Met 4 dubbelen kun je een plunge spelen voor 4 strepen of meer. Je maat kiest troef en komt uit.

rule-splash = Splash
rule-splash-on = aan
    .sentence = Met 3 dubbelen kun je een splash spelen voor 2 strepen of meer. Je maat kiest troef en komt uit.

rule-sevens = Zevens
rule-sevens-on = aan
    .sentence = Vanaf 1 streep: de steen het dichtst bij 7 ogen wint, en je team moet elke slag halen.

rule-contracts = Speciale contracten
rule-contracts-bid = bij het bieden
    .sentence = Nel-O, plunge, splash en Zevens bied je bij naam.
rule-contracts-declared = na het bieden
    .sentence = Bied alleen punten en strepen. De hoogste bieder kiest dan troef, of een speciaal contract als het bod hoog genoeg is.

rule-nel-o-minimum = Laagste Nel-O-bod
rule-nel-o-minimum-one-mark = 1 streep
    .sentence = Nel-O bied je vanaf 1 streep.
rule-nel-o-minimum-two-marks = 2 strepen
    .sentence = Nel-O bied je vanaf 2 strepen.

rule-follow-me-doubles = Dubbelen zonder troef

preset-forty-two-forty-two = Gewone regels
    .sentence = Bied punten of strepen.
preset-forty-two-special-bids = Speciaal bieden
    .sentence = Je kunt ook Nel-O, plunge en splash bieden.
preset-forty-two-by-points = Punten
    .sentence = Elk punt telt.
preset-forty-two-short = Korte partij
    .sentence = Een ronde stopt zodra het bod beslist is.
preset-forty-two-forced-bid = Verplicht bod
    .sentence = Past iedereen, dan speelt de deler voor 30.
preset-forty-two-texas = Op z'n Texaans
    .sentence = Speciale contracten. Past iedereen, dan speelt de deler voor 30.
preset-forty-two-texas-sevens = Op z'n Texaans, met Zevens
    .sentence = Op z'n Texaans, en je kunt ook Zevens kiezen.
