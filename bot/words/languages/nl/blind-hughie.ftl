game-blind-hughie = Blind Hughie
    .aim = Raak je rij omgekeerde stenen kwijt. Wie het eerst { $target } heeft, wint.
    .aim-partners = Raak je rij omgekeerde stenen kwijt. Het eerste team met { $target } wint.
    .credit = Een oud spel van geluk en geheugen. Billitonnen is het Nederlandse neefje, gespeeld na een avond Nos om uit te maken wie de rest van de pot krijgt.
game-billitonnen = Billitonnen
    .aim = { $rounds ->
        [one] Raak als eerste je rij omgekeerde stenen kwijt. Eén gewonnen ronde is genoeg.
       *[other] Raak als eerste je rij omgekeerde stenen kwijt. Wie het eerst { $rounds } rondes wint, wint.
    }

rule-variant-hughie = Blind Hughie
    .sentence = Draai één steen per beurt om. De rij met de minste ogen scoort die van de anderen min haar eigen.
rule-variant-billitonnen = Billitonnen
    .sentence = Draai stenen om tot er een niet past. De eerste lege rij wint.

rule-hands = Stenen elk
rule-hands-short = 8, 7 of 6
    .sentence = 2 spelers krijgen er 8, 3 spelers 7, 4 spelers 6.
rule-hands-full = allemaal
    .sentence = 2 spelers krijgen er 14, 3 spelers 9, 4 spelers 7.

rule-turn = Omdraaien
rule-turn-next = van rechts
    .sentence = Draai de rechtse steen van je rij om.
rule-turn-any = naar keuze
    .sentence = Draai een steen van je rij om naar keuze. Te lang zonder zet en de ronde stopt.

rule-target-blind-hughie = 61 of 100
    .sentence = 2 spelers of maten gaan tot 100, 3 of 4 spelers tot 61.

rule-going-out-wins-ties = Uit zijn
rule-going-out-wins-ties-no = beslist niet bij gelijk
    .sentence = Zijn de laagste rijen gelijk, dan scoort niemand.
rule-going-out-wins-ties-yes = beslist bij gelijk
    .sentence = Zijn de laagste rijen gelijk, dan scoort de speler met een lege rij.

rule-exposed-double = Open dubbelen
rule-exposed-double-turned = wachten hun beurt af
    .sentence = Probeer een open dubbele opnieuw als je bij zijn plaats komt.
rule-exposed-double-playable = mag je spelen
    .sentence = In plaats van om te draaien kun je een open dubbele spelen die past.

rule-only-move = De enige keus
rule-only-move-made = gaat vanzelf
    .sentence = Kun je alleen de volgende steen omdraaien, dan doet de bot het.
rule-only-move-waits = wacht op jou
    .sentence = Je draait elke steen zelf om, ook zonder keus.

rule-rounds = Winst na
    .sentence = { $number ->
        [one] Wie één ronde wint, wint de partij.
       *[other] Wie het eerst { $number } rondes wint, wint de partij.
    }

preset-blind-hughie-blind-hughie = Gewone regels
    .sentence = 6 tot 8 stenen elk, één omdraaien per beurt.
preset-blind-hughie-full-rows = Volle rijen
    .sentence = Alle stenen worden gedeeld: 7, 9 of 14 elk.
preset-blind-hughie-any-tile = Naar keuze
    .sentence = Draai een steen om naar keuze: een test voor je geheugen.
preset-blind-hughie-partners = Met maten
    .sentence = De rijen tellen per team.
preset-blind-hughie-billitonnen = Billitonnen, één ronde
    .sentence = Blijf omdraaien tot een steen niet past.
preset-blind-hughie-billitonnen-three = Billitonnen, drie rondes
    .sentence = Billitonnen, tot iemand 3 rondes wint.
preset-blind-hughie-billitonnen-doubles = Billitonnen, open dubbelen
    .sentence = Speel een open dubbele in plaats van om te draaien.
