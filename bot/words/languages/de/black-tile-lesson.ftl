lesson-black-tile-welcome = Jemand spielt einen Stein aus, die anderen spielen dazu. Der beste Stein gewinnt den Stich mit allem, was darin liegt. Punkte tun weh: Jeder Stein mit einer 3 kostet 1, und 0-0, der schwarze Stein, kostet 4.

lesson-black-tile-follow =
    { $bo } hat 3er ausgespielt. Hast du 3er, musst du bedienen.
    {"**"}Spiel 6-3 oder 3-2.**
    .right = 3-2 ist sicherer: 3-3 oder 5-3 könnten ihn noch schlagen. Aber { $ann } hat keine 3er und spielt, was sie will, also gewinnst du den Stich.
    .hint = Du willst keine Punkte holen. Nur 3-3 schlägt 6-3.

lesson-black-tile-lead =
    Du spielst aus: Nimm irgendeinen Stein und sag eine seiner zwei Farben an.
    {"**"}Spiel einen Stein aus, den andere schlagen.**
    .right-one = 1-0 ist der niedrigste 1er. Wer einen anderen 1er hat, muss ihn schlagen.
    .right-two = 2-0 ist der niedrigste 2er. Wer einen anderen 2er hat, muss ihn schlagen.
    .right-three = Ein niedriger 2er. Wer ihn schlägt, den kostet deine 3 einen Punkt.
    .right-fair = 1-1 und 6-1 schlagen ihn. Hier muss { $bo } 6-1 spielen.
    .black = 0-0 ist die höchste Null. Du würdest deinen eigenen schwarzen Stein gewinnen.
    .early = Gute Idee, die kommt als Nächstes dran. Versuch erst einen niedrigen Stein.
    .hint = Hohe Steine gewinnen Stiche. Welcher Stein ist in einer seiner Farben niedrig?

lesson-black-tile-black =
    Du hast 3 Punkte bekommen und spielst wieder aus. 0-0 hat zwei Farben: Nullen und Pasche.
    {"**"}Wie wirst du den schwarzen Stein los?**
    .right = Er ist der niedrigste Pasch. Wer einen anderen Pasch hat, muss ihn spielen, und { $ann } gewinnt die 4 Punkte.
    .blank = Er ist die höchste Null, also würdest du ihn gewinnen. Was ist seine andere Farbe?
    .hint = Das ist recht sicher, aber der schwarze Stein bleibt bei dir. In welcher Farbe ist er der niedrigste?

lesson-black-tile-count =
    { $ann } hat 6er ausgespielt, und { $bo } hat 3-3 abgeworfen. Du bist zuletzt dran, und jeder deiner beiden 6er gewinnt den Stich.
    {"**"}Welcher 6er kostet dich weniger?**
    .right = 3-3 kostet dich sowieso 1. 6-3 würde noch 1 kosten.
    .hint = Jeder Stein mit einer 3 kostet einen Punkt.

lesson-black-tile-pass =
    So begann diese Runde: Zuerst geben alle drei Steine nach links weiter.
    {"**"}Gib { $ann } zwei Steine, die Stiche gewinnen, und einen, der einen Punkt kostet.**
    .right = 6-6 und 5-5 sind die höchsten ihrer Farben, und 4-3 kostet einen Punkt. Jetzt siehst du, was { $cleo } dir gegeben hat.
    .hint = Hohe Pasche gewinnen Stiche, und ein Stein mit einer 3 kostet einen Punkt.

lesson-black-tile-learned =
    • Bediene, wenn du kannst. Wenn nicht, spiel, was du willst.
    • Spiel niedrig aus, damit andere gewinnen.
    • Jeder 3er kostet 1 und der schwarze Stein 4: Spiel ihn als Pasch aus.
    • Gib deine hohen Pasche und deine 3er weiter.
