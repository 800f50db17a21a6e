game-domino-whist = Domino Whist
    .aim = Bied hoeveel slagen je haalt en haal ze ook. Wie het eerst { $target } heeft, wint.
    .aim-partners = Bied hoeveel slagen je team haalt en haal ze ook. Het eerste team met { $target } wint.
    .credit = Bedacht door Howard Fosdick.

rule-target-domino-whist = 20, 25 of 30
    .sentence = 3 spelers gaan tot 25, twee tegen twee tot 30, anders tot 20.

rule-passing = Doorgeven
rule-passing-on = 3 stenen
    .sentence = Geef voor het bieden 3 stenen door: rechts, links, niets. Met 4 spelers: links, rechts, overkant, niets.

rule-rebid-after-pass = Weer bieden na een pas
rule-rebid-after-pass-on = aan
    .sentence = Na een pas mag je weer meebieden zolang het bieden doorgaat.

rule-contract = Slagen van de maat
rule-contract-side = tellen voor het bod
    .sentence = De slagen van beide maten tellen voor het bod, en alleen het bod scoort.
rule-contract-individual = 1 punt per slag
    .sentence = Alleen de slagen van de hoogste bieder tellen voor het bod. De maat scoort 1 per slag, gehaald of nat.

rule-all-pass-dealer-takes-minimum = deler speelt
    .sentence = Past iedereen, dan speelt de deler voor het laagste bod.

preset-domino-whist-whist = Gewone regels
    .sentence = Iedereen alleen. Met 3 spelers tot 25.
preset-domino-whist-partners = Met maten
    .sentence = Het laagste bod is 4.
preset-domino-whist-passing = Doorgeven
    .sentence = Geef voor het bieden 3 stenen door, elke ronde anders.
preset-domino-whist-partners-passing = Maten, met doorgeven
    .sentence = Geef 3 stenen door: links, rechts, overkant, dan niets.
preset-domino-whist-partners-own-bids = Maten, eigen bod
    .sentence = Alleen de slagen van de hoogste bieder tellen voor het bod.
preset-domino-whist-dealer-plays = Deler speelt
    .sentence = Past iedereen, dan speelt de deler voor het laagste bod.
