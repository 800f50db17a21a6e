game-black-tile = Schwarzer Stein
    .variant = Schwarzer Stein { $variant }
    .aim = Hol so wenige Punkte wie möglich. Hat jemand { $target }, gewinnt, wer am wenigsten hat.
    .aim-partners = Holt so wenige Punkte wie möglich. Hat ein Team { $target }, gewinnt das mit weniger.
    .credit = Ein Domino-Vetter von Hearts. Frederick Berndt hat das Spiel in Teams und Einundzwanzig erfunden. Von Dreißig berichtete Howard Fosdick. Die roten Augen der 3er sind eine Idee von Joe Celko.

rule-variant-11 = Elf Punkte
    .sentence = 0-0 kostet 4, und jeder der sieben 3er kostet 1.
rule-variant-21 = Einundzwanzig Punkte
    .sentence = 0-0 kostet 11, und jeder Stein mit 5, 6 oder 7 Augen kostet 1.
rule-variant-30 = Dreißig Punkte
    .sentence = Wie Einundzwanzig, und 1-1 kostet 9.

rule-moon-points = Durchmarsch
    .sentence = Hol alle Punkte, und alle anderen bekommen { $number }.

rule-first-lead = Wer beginnt
rule-first-lead-rotates = reihum nach links
    .sentence = In jeder Runde beginnt der Nächste links.
rule-first-lead-highest-score = höchster Stand
    .sentence = Ab der zweiten Runde beginnt, wer die meisten Punkte hat.

rule-pass-direction = Weitergeben
rule-pass-direction-left = links
    .sentence = Alle geben 3 Steine nach links weiter.
rule-pass-direction-right = rechts
    .sentence = Alle geben 3 Steine nach rechts weiter.

rule-undealt-tile = Übriger Stein
rule-undealt-tile-first-trick-winner = zu Stich 1
    .sentence = Zu dritt bekommt den übrigen Stein, wer Stich 1 gewinnt.
rule-undealt-tile-unused = bleibt weg
    .sentence = Zu dritt bleibt der übrige Stein verdeckt und kostet niemanden etwas.

rule-tie = Gleichstand
rule-tie-shared = geteilt
    .sentence = Bei gleich wenig Punkten teilt ihr euch den Sieg.
rule-tie-playoff = Stechen
    .sentence = Alle spielen weiter, bis jemand allein am wenigsten hat.

preset-black-tile-eleven-point = Elf Punkte
    .sentence = 0-0 kostet 4, jeder 3er kostet 1.
preset-black-tile-twenty-one-point = Einundzwanzig Punkte
    .sentence = 0-0 kostet 11, Steine mit 5, 6 oder 7 Augen kosten 1.
preset-black-tile-thirty-point = Dreißig Punkte
    .sentence = Wie Einundzwanzig, und 1-1 kostet 9.
preset-black-tile-partners = Teams
    .sentence = Elf Punkte, im Team.
preset-black-tile-berndt = Nach Berndt
    .sentence = Elf Punkte. Wer am meisten hat, beginnt.
preset-black-tile-berndt-partners = Teams nach Berndt
    .sentence = Im Team. Das Team mit den meisten Punkten beginnt.
preset-black-tile-fosdick = Nach Fosdick
    .sentence = Elf Punkte. Nach rechts weitergeben. Zu dritt bleibt ein Stein weg.
