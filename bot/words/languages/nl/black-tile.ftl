game-black-tile = Zwarte Steen
    .variant = Zwarte Steen { $variant }
    .aim = Haal zo weinig mogelijk punten. Heeft iemand { $target }, dan wint de laagste score.
    .aim-partners = Haal zo weinig mogelijk punten. Heeft een team { $target }, dan wint de laagste score.
    .credit = Een domino-neefje van hartenjagen. Frederick Berndt bedacht het spel met maten en Eenentwintig. Howard Fosdick beschreef Dertig. De rode ogen op de 3'en zijn een idee van Joe Celko.

rule-variant-11 = Elf punten
    .sentence = 0-0 kost 4, en elk van de zeven 3'en kost 1.
rule-variant-21 = Eenentwintig punten
    .sentence = 0-0 kost 11, en elke steen van 5, 6 of 7 ogen kost 1.
rule-variant-30 = Dertig punten
    .sentence = Als Eenentwintig, en 1-1 kost 9.

rule-moon-points = Pit halen
    .sentence = Haal alle punten, en de anderen krijgen er elk { $number }.

rule-first-lead = Wie begint
rule-first-lead-rotates = schuift door
    .sentence = Elke ronde begint de volgende speler links.
rule-first-lead-highest-score = hoogste score
    .sentence = Vanaf de tweede ronde begint de speler met de meeste punten.

rule-pass-direction = Doorgeven
rule-pass-direction-left = links
    .sentence = Iedereen geeft 3 stenen door naar links.
rule-pass-direction-right = rechts
    .sentence = Iedereen geeft 3 stenen door naar rechts.

rule-undealt-tile = Reststeen
rule-undealt-tile-first-trick-winner = bij slag 1
    .sentence = Met 3 spelers krijgt de winnaar van slag 1 de reststeen.
rule-undealt-tile-unused = vervalt
    .sentence = Met 3 spelers blijft de reststeen omgekeerd liggen en kost hij niemand iets.

rule-tie = Gelijk
rule-tie-shared = delen
    .sentence = Bij gelijke stand deel je de overwinning.
rule-tie-playoff = doorspelen
    .sentence = Iedereen speelt door tot één score het laagst is.

preset-black-tile-eleven-point = Elf punten
    .sentence = 0-0 kost 4, elke 3 kost 1.
preset-black-tile-twenty-one-point = Eenentwintig punten
    .sentence = 0-0 kost 11, stenen van 5, 6 of 7 ogen kosten 1.
preset-black-tile-thirty-point = Dertig punten
    .sentence = Als Eenentwintig, en 1-1 kost 9.
preset-black-tile-partners = Met maten
    .sentence = Elf punten, met een maat.
preset-black-tile-berndt = Regels van Berndt
    .sentence = Elf punten. De hoogste score begint.
preset-black-tile-berndt-partners = Berndt met maten
    .sentence = Met maten. Het team met de hoogste score begint.
preset-black-tile-fosdick = Regels van Fosdick
    .sentence = Elf punten. Naar rechts doorgeven. Met z'n drieën: één steen over.
