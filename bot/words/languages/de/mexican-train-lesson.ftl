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

lesson-mexican-train-run-title = Der längste Zug
lesson-mexican-train-run-welcome = Geh vor dem Anlegen deine Steine durch: Nach welchem können die meisten folgen?

lesson-mexican-train-run-far =
    Dein Zug endet mit 5. Es passen 9-5, 8-5 und 5-0.
    {"**"}Welcher beginnt die beste Folge?**
    .right = 10-8, 10-1, 11-1, 11-0 und 5-0 können folgen, und 13 Augen sind weg.
    .zero = Die Folge ist genauso lang, aber 8-5 kommt zuletzt. Schwere Steine gehen zuerst.
    .hint = Keiner deiner anderen Steine hat eine 9. Der Zug ginge nicht weiter.

lesson-mexican-train-run-long =
    Etwas später endet dein Zug mit 1.
    {"**"}11-1 oder 2-1?**
    .right = Er endet mit 11: 11-0, 5-0 und 9-5 können folgen.
    .hint = Er endet mit 2, und keiner deiner anderen Steine hat eine.

lesson-mexican-train-run-next =
    Dein Zug endet mit 11.
    {"**"}11-6 oder 11-0?**
    .right = 5-0 und 9-5 können folgen. 11-6 ist nicht verloren: Er passt an den Zug von { $bo }, wenn ein Marker ihn öffnet.
    .hint = 11-6 ist schwerer, aber keiner deiner anderen Steine hat eine 6. Der Zug ginge nicht weiter.

lesson-mexican-train-run-learned =
    • Plan deinen Zug: Denk zwei, drei Steine voraus.
    • Sind zwei Folgen gleich lang, beginn mit dem schwereren Stein.

lesson-mexican-train-doubles-title = Pasche
lesson-mexican-train-doubles-welcome = Ein Pasch muss abgedeckt werden. Halt den Stein dafür bereit, oder heb den Pasch bis zuletzt auf.

lesson-mexican-train-doubles-cover =
    Dein Zug endet mit 4 und hat einen Marker. Du hast 4-4, 5-4 und 5-5.
    {"**"}4-4 oder 5-4?**
    .right = 5-4 deckt ihn ab, und der Marker ist weg. Danach kann 5-5 folgen.
    .hint = Dann ist keine 4 mehr offen für 4-4. Leg ihn zuerst: 5-4 deckt ihn ab.

lesson-mexican-train-doubles-bare =
    Noch zwei Steine: 11-8 für deinen Zug, 7-7 für den Zug mit Marker von { $bo }. { $ann } und { $bo } hatten keine 7er.
    {"**"}11-8 oder 7-7?**
    .right = Danach ist 7-7 dein letzter Stein: Er muss nicht abgedeckt werden, und du bist fertig.
    .hint = Zum Abdecken hast du nichts, du müsstest ziehen. Als letzter Stein muss 7-7 nicht abgedeckt werden.

lesson-mexican-train-doubles-learned =
    • Leg einen Pasch, wenn du ihn abdecken kannst.
    • Ein Pasch als letzter Stein muss nicht abgedeckt werden.

lesson-mexican-train-open-title = Erst andere Züge
lesson-mexican-train-open-welcome = Dein eigener Zug wartet auf dich. Eine Zahl woanders kann bis dahin weg sein.

lesson-mexican-train-open-double =
    { $bo } hat den Mexican Train mit 12-4 begonnen. Du hast 12-0 für deinen eigenen, dazu 4-4 und 4-0.
    {"**"}Welchen legst du?**
    .right = 4-0 deckt ihn ab: zwei Steine auf einmal. Dein eigener Zug kann danach beginnen.
    .hint = Die 4 kann gleich weg sein, und 4-4 passt sonst nirgends. 4-0 deckt ihn ab.

lesson-mexican-train-open-guest =
    Der Zug von { $ann } hat einen Marker und endet mit 8. Dein eigener endet mit 5.
    {"**"}10-8 oder 6-5?**
    .right = 18 Augen weg. Gleich danach hat { $ann } den Marker weggenommen, und deine 5 ist noch da.
    .hint = Deine 5 wartet auf 6-5. Die 8 ist nur offen, solange der Marker da ist.

lesson-mexican-train-open-wait =
    Jetzt hat der Zug von { $bo } einen Marker und endet mit 2. Du hast 6-5 und 2-0.
    {"**"}Welcher zuerst?**
    .right = An deine 5 kommt niemand: Danach bist du mit 6-5 fertig. { $ann } bekommt 33, { $bo } 26 und du 0.
    .hint = Die 2 kann gleich weg sein. Deine eigene 5 wartet auf 6-5.

lesson-mexican-train-open-learned =
    • Nutz Züge mit Marker und den Mexican Train, solange sie offen sind.
    • Behalt einen Stein für deinen Zug: Sein Ende nimmt dir niemand.

lesson-mexican-train-out-title = Fertig werden
lesson-mexican-train-out-welcome = Nur noch wenige Steine: Jeder sollte eine Zahl für den nächsten offen lassen.

lesson-mexican-train-out-double =
    Dein Zug endet mit 1 und hat einen Marker. Es passen 3-1 und 1-1.
    {"**"}Welcher zuerst?**
    .right = 3-1 deckt ihn gleich ab, und der Marker ist weg.
    .hint = Dann ist keine 1 mehr offen für 1-1. Leg ihn zuerst: 3-1 deckt ihn ab.

lesson-mexican-train-out-ten =
    Dein Zug endet mit 3. Du hast 10-6, 10-3 und 3-2.
    {"**"}10-3 oder 3-2?**
    .right = Er lässt eine 10 offen für 10-6, und 13 Augen sind weg.
    .hint = Er lässt eine 2 offen, und keiner deiner anderen Steine hat eine. Nach 10-3 kann 10-6 folgen.

lesson-mexican-train-out-learned =
    • Pasche, die du abdecken kannst, gehen zuerst.
    • Lass eine Zahl für deinen nächsten Stein offen.
    • Schwere Steine vor leichten.
