game-blind-hughie = Blind Hughie
    .aim = Raak je rij omgekeerde stenen kwijt. Wie het eerst { $target } heeft, wint.
    .aim-partners = Raak je rij omgekeerde stenen kwijt. Het eerste team met { $target } wint.
    .credit = Een oud spel van geluk en geheugen. Billitonnen is het Nederlandse neefje, na een avond Nos gespeeld om te bepalen wie de rest van de pot krijgt.
game-billitonnen = Billitonnen
    .aim = { $rounds ->
        [one] Raak als eerste je rij omgekeerde stenen kwijt. Eén gewonnen ronde is genoeg.
       *[other] Raak als eerste je rij omgekeerde stenen kwijt. Wie het eerst { $rounds } rondes wint, wint.
    }

rule-variant-hughie = Blind Hughie
    .sentence = Draai één steen per beurt om. Wie de minste ogen heeft, scoort die van de anderen min de eigen.
rule-variant-billitonnen = Billitonnen
    .sentence = Draai stenen om tot er een niet past. Wie het eerst een lege rij heeft, wint.

rule-hands = Aantal stenen
rule-hands-short = 8, 7 of 6
    .sentence = 2 spelers krijgen er 8, 3 spelers 7, 4 spelers 6.
rule-hands-full = allemaal
    .sentence = 2 spelers krijgen er 14, 3 spelers 9, 4 spelers 7.

rule-turn = Omdraaien
rule-turn-next = van rechts
    .sentence = Draai de meest rechtse steen van je rij om.
rule-turn-any = naar keuze
    .sentence = Draai een steen naar keuze om. Te lang geen zet? Dan stopt de ronde.

rule-target-blind-hughie = 61 of 100
    .sentence = 2 spelers of maten gaan tot 100, 3 of 4 spelers tot 61.

rule-going-out-wins-ties = Uit zijn
rule-going-out-wins-ties-no = is niet beslissend
    .sentence = Bij gelijke stand scoort niemand.
rule-going-out-wins-ties-yes = is beslissend
    .sentence = Bij gelijke stand scoort de speler met een lege rij.

rule-exposed-double = Open dubbelen
rule-exposed-double-turned = op hun beurt
    .sentence = Een open dubbele probeer je pas opnieuw als je bij zijn plek komt.
rule-exposed-double-playable = mag je spelen
    .sentence = Je mag een passende open dubbele spelen in plaats van om te draaien.

rule-only-move = Enige zet
rule-only-move-made = gaat vanzelf
    .sentence = Kun je alleen de volgende steen omdraaien, dan doet de bot dat.
rule-only-move-waits = wacht op jou
    .sentence = Je draait elke steen zelf om, ook als je niets te kiezen hebt.

rule-rounds = Rondes voor winst
    .sentence = { $number ->
        [one] Wie één ronde wint, wint de partij.
       *[other] Wie het eerst { $number } rondes wint, wint de partij.
    }

preset-blind-hughie-blind-hughie = Gewone regels
    .sentence = Elk 6 tot 8 stenen, één omdraaien per beurt.
preset-blind-hughie-full-rows = Volle rijen
    .sentence = Alle stenen worden gedeeld: elk 7, 9 of 14.
preset-blind-hughie-any-tile = Naar keuze
    .sentence = Draai een steen naar keuze om: dat traint je geheugen.
preset-blind-hughie-partners = Met maten
    .sentence = De rijen tellen per team.
preset-blind-hughie-billitonnen = Billitonnen, één ronde
    .sentence = Blijf omdraaien tot een steen niet past.
preset-blind-hughie-billitonnen-three = Billitonnen, drie rondes
    .sentence = Billitonnen, tot iemand 3 rondes wint.
preset-blind-hughie-billitonnen-doubles = Billitonnen, open dubbelen
    .sentence = Speel een open dubbele in plaats van om te draaien.
