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
match-play-told = { $came ->
    [even] Du hast so gut gespielt wie die Computer auf „leicht“.
    [good] Du hast { $points } besser gespielt als die Computer auf „leicht“.
   *[bad] Du hast { $points } schlechter gespielt als die Computer auf „leicht“.
}
match-unscored = Keine Runde wurde gewertet, also lassen sich Glück und Können nicht trennen.
match-choose = Deine teuersten Entscheidungen
match-choice = { $moment }: { $played }, besser { $best }
match-choice-cost = Kosten: { $points }
match-details-accuracy = { $decisions ->
    [one] Genauigkeit { $accuracy } von 100, 1 Entscheidung.
   *[other] Genauigkeit { $accuracy } von 100, { $decisions } Entscheidungen.
}
match-details-nothing = Deine Züge haben kaum etwas geändert, deshalb gibt es keine Genauigkeit.
match-details-luck = Glück { $luck } ± { $error }, Können { $skill } ± { $error } { $unit ->
    [mark] Striche
    [round] Runden
   *[point] Punkte
}.
match-details-deal = { $accuracy } (Runde { $deal })
match-details-deals = Genauigkeit pro Runde: { $deals }.
match-details-note = -# Genauigkeit 100 = immer der beste Zug, 0 = immer der schlechteste. Glück = wie gut deine Steine waren (Computer auf „leicht“ haben sie auch gespielt). Können = der Rest.

match-accuracy = Genauigkeit
match-of-hundred = von 100
match-best = 100 = immer der beste Zug
match-worst = 0 = immer der schlechteste
match-no-accuracy = Nichts zu entscheiden
match-ahead = { $unit ->
    [mark] Vorsprung in Strichen
    [round] Vorsprung in Runden
   *[point] Vorsprung in Punkten
}
match-luck = Glück
match-skill = Können
match-total = Gesamt
match-no-score = Keine Runde gewertet
match-by-deal = Pro Runde
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
alt-match-accuracy = Genauigkeit { $accuracy } von 100.
alt-match-costliest = Am teuersten: { $moves }.

analysis-busy = Die Computer sind gerade mit Partien beschäftigt. Versuch’s gleich noch einmal.
analysis-no-deal = Warte, bis eine Runde vorbei ist. Vorher wäre es ein Tipp.
analysis-not-over = Diese Runde ist noch nicht vorbei. Vorher wäre es ein Tipp.
analysis-nothing = In dieser Runde hattest du nichts zu entscheiden.
analysis-not-yours = Das ist keine Entscheidung von dir. Nimm **Größter Fehler** am Ende einer Runde.
analysis-not-there = Nur wer dort gespielt hat, kann zurückschauen.
analysis-alone = Das hast du allein gespielt, also gibt es keinen Kanal zum Teilen.
analysis-elsewhere = Das wurde in einem anderen Kanal gespielt. Teil es dort.
