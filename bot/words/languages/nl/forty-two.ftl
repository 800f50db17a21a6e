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

rule-stop-early = Elke ronde
rule-stop-early-off = wordt uitgespeeld
    .sentence = Elke ronde gaat door tot de laatste slag.
rule-stop-early-on = tot het beslist is
    .sentence = Een ronde stopt zodra het bod zeker gehaald of nat is.

rule-plunge = Plunge
rule-plunge-off = uit
    .sentence = Niemand kan een plunge bieden.
rule-plunge-on = aan
    .sentence = Met 4 dubbelen kun je een plunge doen voor 4 strepen of meer. Je maat kiest troef en komt uit.

rule-splash = Splash
rule-splash-off = uit
    .sentence = Niemand kan een splash bieden.
rule-splash-on = aan
    .sentence = Met 3 dubbelen kun je een splash doen voor 2 strepen of meer. Je maat kiest troef en komt uit.

rule-sevens = Zevens
rule-sevens-off = uit
    .sentence = Niemand kan Zevens spelen.
rule-sevens-on = aan
    .sentence = Vanaf een streep: de steen het dichtst bij 7 ogen wint, en de bieders moeten elke slag halen.

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
rule-follow-me-doubles-high = hoog
    .sentence = Zonder troef is een dubbele de hoogste steen van zijn getal, zoals altijd.
rule-follow-me-doubles-low = laag
    .sentence = Zonder troef is een dubbele de laagste steen van zijn getal, onder de blanco.
rule-follow-me-doubles-own-suit = eigen kleur
    .sentence = Zonder troef zijn dubbelen een eigen kleur, 6-6 de hoogste.
rule-follow-me-doubles-bidders-choice = keus van bieder
    .sentence = Zonder troef zegt de bieder of dubbelen hoog, laag of een kleur zijn.

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
    .sentence = Nel-O & co. na het bod. Past iedereen: deler speelt 30.
preset-forty-two-texas-sevens = Op z'n Texaans, met Zevens
    .sentence = Op z'n Texaans, en je kunt ook Zevens kiezen.
