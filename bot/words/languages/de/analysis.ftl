button-biggest-mistake = Größter Fehler
button-my-match = Meine Partie
button-details = Details
button-share = Teilen

moment-of-deal = { $deal }, { $moment }

mistake-better = { $best } wäre besser gewesen als { $played }: { $points }.
mistake-shared = { $who } zeigt einen Fehler.
mistake-none = Keine klaren Fehler in Runde { $deal }. Gut gespielt!
mistake-nothing = In Runde { $deal } hattest du nichts zu entscheiden.
mistake-little = Kein großer Fehler in Runde { $deal }. Höchstens wäre **{ $best }** besser gewesen als **{ $played }**: { $points }.
mistake-waiting = Ich sehe mir jede deiner Entscheidungen an …
mistake-waiting-match = Ich sehe mir jede deiner Entscheidungen an: Runde { $deal } von { $deals } …

mistake-cost = Das hat { $who-is ->
    [you] dich
   *[one] { $who }
} { $points } gekostet
mistake-slip = Kleiner Patzer: { $points }
mistake-chose = { $who-is ->
    [you] Deine Wahl
   *[one] Wahl von { $who }
}
mistake-best = Besser
mistake-on-table = Auf dem Tisch
mistake-to-lead = Ausspielen
mistake-to-place = Anlegen: { $tile }
mistake-line = Die Kette
mistake-no-line = Noch kein Stein
mistake-pass-left = Weitergabe links
mistake-pass-right = Weitergabe rechts
mistake-pass-across = Weitergabe gegenüber
mistake-pass = Weitergeben
mistake-no-bid = Noch kein Gebot
mistake-bid = { $who } bietet { $bid }
mistake-bid-won = { $who } bietet { $bid }, hat { $won }
mistake-leader = Ausspiel: { $who }

chance-bid = Chance, es zu schaffen
chance-own = Chance auf { $bid }
chance-other = Chance von { $who } auf { $bid }
chance-moon = Chance auf Durchmarsch
chance-moon-other = Chance, dass jemand anders durchmarschiert
chance-better = Geht besser aus
chance-level = Kaum öfter besser, aber um mehr.

details-cost = Kosten: { $cost } ± { $error } { $unit ->
    [mark] Striche
    [round] Runden
   *[point] Punkte
} im Schnitt, in { $worlds } Verteilungen, die zu deinem Wissen passen.
details-exact = Kosten: { $cost } { $unit ->
    [mark] Striche
    [round] Runden
   *[point] Punkte
}, genau berechnet.
details-chance = { $chance }: { $best } % statt { $played } %.
details-note = -# Gezählt wird nur, was du in dem Moment wissen konntest. Menschen spielen manchmal anders.

match-luck-told = { $came ->
    [even] Deine Steine waren durchschnittlich.
    [good] Deine Steine haben dir { $points } gebracht.
   *[bad] Deine Steine haben dich { $points } gekostet.
}
match-slips-told = { $slips ->
    [0] Kein Patzer. Gut gespielt!
    [one] 1 Patzer hat dich { $points } gekostet.
   *[other] { $slips } Patzer haben dich { $points } gekostet.
}
match-course-told = { $came ->
    [good] Genauigkeit { $accuracy }: klar besser als deine üblichen { $usual }.
   *[bad] Genauigkeit { $accuracy }: klar unter deinen üblichen { $usual }.
}
grade-best = { $count ->
    [one] { $count } bester
   *[other] { $count } beste
}
grade-good = { $count ->
    [one] { $count } guter
   *[other] { $count } gute
}
grade-small-slip = { $count ->
    [one] { $count } kleiner Patzer
   *[other] { $count } kleine Patzer
}
grade-slip = { $count } Patzer
match-unscored = Keine Runde wurde gewertet, also weiß ich nicht, wie gut deine Steine waren.
match-choose = Deine teuersten Entscheidungen
match-choice = { $moment }: { $played }, besser { $best }
match-choice-cost = Kosten: { $points }
match-details-accuracy = { $decisions ->
    [one] Genauigkeit { $accuracy } von 100 bei 1 Entscheidung: { $counts }.
   *[other] Genauigkeit { $accuracy } von 100 bei { $decisions } Entscheidungen: { $counts }.
}
match-details-nothing = Du hattest nichts zu entscheiden, deshalb gibt es keine Genauigkeit.
match-details-parts = Deine Steine { $luck } ± { $error }, deine Patzer { $slips }, der Rest { $rest } ± { $error }. Zusammen { $total } { $unit ->
    [mark] Striche
    [round] Runden
   *[point] Punkte
}.
match-details-deal = { $lost } (Runde { $deal })
match-details-deals = Kosten der Patzer pro Runde: { $deals }.
match-details-note = -# Bester = der beste Zug, oder zu knapp zum Unterscheiden. Guter = hat fast nichts gekostet, oder ich bin nicht sicher. Genauigkeit = 100 ohne Patzer, und weniger, je mehr sie kosten im Vergleich zum Wert einer Runde. Deine Steine = was Computer auf „leicht“ damit holen. Der Rest = wie die anderen gespielt haben, und Zufall.

match-accuracy = Genauigkeit
match-of-hundred = von 100
match-scale = 100 = kein Patzer
match-course = Letzte { $count }
match-no-accuracy = Nichts zu entscheiden
match-ahead = { $unit ->
    [mark] Vorsprung in Strichen
    [round] Vorsprung in Runden
   *[point] Vorsprung in Punkten
}
match-luck = deine Steine
match-rest = der Rest
match-slips = deine Patzer
match-total = Gesamt
match-no-score = Keine Runde gewertet
match-costliest = Teuerste Züge
match-no-mistake = Keine klaren Fehler.
match-no-mistake-more = Nach dem, was du wissen konntest.
match-moves = { $played }, besser { $best }

alt-mistake = Größter Fehler. { $moment }: { $headline }. { $who-is ->
    [you] Deine Wahl
   *[one] Wahl von { $who }
}: { $played }, besser { $best }.
alt-mistake-chance = { $chance }: { $best } statt { $played }.
alt-mistake-table = Auf dem Tisch: { $plays }.
alt-match = Meine Partie, { $title }.
alt-match-accuracy = Genauigkeit { $accuracy } von 100: { $counts }.
alt-match-course = Genauigkeit der letzten Partien: { $accuracies }.
alt-match-deal = { $deal }: { $counts }.
alt-match-costliest = Am teuersten: { $moves }.

analysis-busy = Die Computer sind gerade mit Partien beschäftigt. Versuch’s gleich noch einmal.
analysis-no-deal = Warte, bis eine Runde vorbei ist. Vorher wäre es ein Tipp.
analysis-not-over = Diese Runde ist noch nicht vorbei. Vorher wäre es ein Tipp.
analysis-nothing = In dieser Runde hattest du nichts zu entscheiden.
analysis-not-yours = Das ist keine Entscheidung von dir. Nimm **Größter Fehler** am Ende einer Runde.
analysis-not-there = Nur wer dort gespielt hat, kann zurückschauen.
analysis-alone = Das hast du allein gespielt, also gibt es keinen Kanal zum Teilen.
analysis-elsewhere = Das wurde in einem anderen Kanal gespielt. Teil es dort.
