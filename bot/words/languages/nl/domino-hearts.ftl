# The Dutch name of Hearts is Hartenjagen.
game-domino-hearts = Domino-hartenjagen
    .aim = Vermijd harten en schoppenvrouw, of haal ze allemaal. Heeft iemand { $target }, dan wint de laagste score.
    .credit = Het kaartspel hartenjagen, gespeeld met cardominoes: stenen met de 52 kaarten in plaats van ogen.

rule-opening = Uitkomen
rule-opening-lowest-club = laagste klaveren
    .sentence = De speler met de laagste klaveren komt ermee uit in slag 1.
rule-opening-any = naar keuze
    .sentence = De speler met de laagste klaveren begint, met elke steen die mag.

rule-play-direction = Richting
rule-play-direction-counter-clockwise = naar rechts
    .sentence = Tegen de klok in: na jou speelt je rechterbuur.
rule-play-direction-clockwise = naar links
    .sentence = Met de klok mee: na jou speelt je linkerbuur.

rule-first-trick = Slag 1
rule-first-trick-points = punten mogen
    .sentence = Je mag harten en Q♠ in slag 1 gooien.
rule-first-trick-no-points = geen punten
    .sentence = Je mag in slag 1 geen punt gooien, tenzij je niets anders hebt.

rule-breaking = Harten gaan open
rule-breaking-hearts = door harten
    .sentence = Je kunt pas met harten uitkomen als er in een eerdere slag een gespeeld is.
rule-breaking-queen-too = ook door Q♠
    .sentence = Ook na Q♠ mag je met harten uitkomen.

rule-moon-add = Pit halen
rule-moon-add-one = één tegenstander
    .sentence = Haal alle 26 en trek ze van je score af of tel ze op bij één tegenstander.
rule-moon-add-all = alle tegenstanders
    .sentence = Haal alle 26 en trek ze van je score af of tel ze op bij elke tegenstander.

rule-revoke = Verzaken
rule-revoke-enforced = kan niet
    .sentence = De bot laat alleen zetten toe die mogen.
rule-revoke-honour = op je erewoord
    .sentence = Elke zet mag. Verzaken kun je herstellen tot de slag vol is. Wordt het later betwist, dan kost het 13.

preset-domino-hearts-hearts = Gewone regels
    .sentence = Tegen de klok in. Pit treft één tegenstander.
preset-domino-hearts-short = Korte partij
    .sentence = De gewone regels, maar korter.
preset-domino-hearts-card-table = Kaarttafel
    .sentence = Met de klok mee. Slag 1 zonder punten. Pit treft iedereen.
preset-domino-hearts-honour = Op je erewoord
    .sentence = Elke zet mag. Betwist verzaken kost 13.
