lesson-mexican-train-welcome = Werde als Erster alle Steine los. Alle haben einen eigenen Zug, und der Mexican Train ist für alle da. Sie beginnen am Startpasch 12-12, und gleiche Hälften berühren sich. Steine, die dir bleiben, zählen mit ihren Augen gegen dich.

lesson-mexican-train-start =
    { $ann } hat ihren Zug mit 12-7 begonnen. { $bo } hatte keine 12 und hat einen Stein gezogen, der auch nicht passte. Der Zug hat nun einen Marker: Er ist für alle offen.
    {"**"}Bei dir passt nur 12-8. Wohin damit?**
    .right = Dein eigener Zug hat begonnen, und niemand sonst kann dort anlegen. Deine anderen Steine können folgen.
    .hint = Dort können alle anlegen, und deinem Zug fehlt weiter eine 12. Beginne deinen eigenen.

lesson-mexican-train-run =
    Etwas später endet dein Zug mit 4. Es passen 10-4, 5-4 und 4-2.
    {"**"}Womit läuft dein Zug am längsten weiter?**
    .right = Er endet mit 10. Danach können 10-10, 10-5, 5-4, 4-2 und 3-2 folgen.
    .right-five = Er endet mit 5. Danach können 10-5 und 10-10 folgen.
    .hint = Er endet mit 2. Nach deinem 3-2 ginge es nicht weiter.

lesson-mexican-train-double =
    Dein Zug endet mit 10. Ein Pasch muss gleich abgedeckt werden: Du legst noch einen Stein an.
    {"**"}10-10 oder 10-5?**
    .right = 10-5 deckt ihn ab. Ein Pasch passt nur an eine Zahl: Leg ihn, solange du kannst.
    .hint = 10-10 passt nur an eine 10 und bliebe dir. Leg ihn jetzt: 10-5 deckt ihn ab.

lesson-mexican-train-own =
    Du hast deinen Pasch mit 10-5 abgedeckt. Dein Zug und der Mexican Train enden jetzt beide mit 5.
    {"**"}Wohin mit 5-4?**
    .right = An deine 4 kann sonst niemand anlegen, und 4-2 und 3-2 können folgen.
    .hint = Dort können alle an deine 4 anlegen, bevor dein 4-2 drankommt. Dein eigener Zug ist sicher.

lesson-mexican-train-heavy =
    Dein Zug endet mit 4, der Mexican Train mit 11. Zum Abdecken von 11-11 hast du nichts: Du würdest ziehen und vielleicht einen Marker bekommen.
    {"**"}11-11 oder 4-2?**
    .right = 22 Augen weg! Nichts passte, du hast gezogen, und dein Zug hat einen Marker. Jetzt muss { $ann } deinen Pasch abdecken.
    .hint = Deine 4 wartet auf dich. Die 11 nicht: Der Nächste kann sie nehmen, und dir bleiben 22 Augen.

lesson-mexican-train-open =
    Eine Weile passte nichts, und du hast gezogen. Jetzt hat auch der Zug von { $ann } einen Marker. Er endet mit 10.
    {"**"}10-8 oder 10-7?**
    .right = 18 Augen weg. Steine auf der Hand zählen mit ihren Augen gegen dich, also gehen schwere zuerst.
    .hint = Das passt, aber 10-8 ist schwerer. Steine auf der Hand zählen mit ihren Augen gegen dich.

lesson-mexican-train-marker =
    Du hast 5-1 gezogen, und drei Züge enden mit 5: deiner, der Mexican Train und der von { $bo }. Deiner hat noch seinen Marker.
    {"**"}Wohin mit 5-1?**
    .right = Der Marker ist weg. Dein Zug gehört wieder dir allein.
    .hint = Dein Zug bleibt für alle offen. Nur ein Stein am eigenen Zug nimmt den Marker weg.

lesson-mexican-train-cover =
    { $bo } hat 7-7 gelegt und konnte ihn nicht abdecken. Solange er offen liegt, kann niemand woanders anlegen. Du hast 10-7 und 8-7.
    {"**"}Womit deckst du ihn ab?**
    .right = Abgedeckt: Alle können wieder an jeden offenen Zug anlegen. Etwas später bist du fertig: { $ann } bekommt 46 Punkte, { $bo } 48 und du 0.
    .right-eight = Abgedeckt: Alle können wieder an jeden offenen Zug anlegen. Dein 10-7 wartet auf eine 10 oder 7.

lesson-mexican-train-learned =
    • Leg an deinen Zug, den Mexican Train oder einen mit Marker.
    • Passt nichts, ziehst du. Passt auch das nicht, bekommt dein Zug einen Marker.
    • Ein Pasch muss vor allem anderen abgedeckt werden.
    • Bau einen langen eigenen Zug und leg schwere Steine früh.
