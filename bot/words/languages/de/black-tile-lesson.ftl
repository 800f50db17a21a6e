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

lesson-black-tile-follow-title = Bedienen
lesson-black-tile-follow-welcome = Jeder Stein hat zwei Farben, und eine davon wird angesagt. Bediene sie, wenn du kannst.

lesson-black-tile-follow-double =
    { $cleo } hat 6-6 als Pasch ausgespielt. Du hast 5-5, 1-1 und 0-0.
    {"**"}Welchen Pasch spielst du?**
    .right = 6-6 ist der höchste Pasch, also gewinnt { $cleo } den schwarzen Stein: 4 Punkte.
    .hint = Das ist sicher, denn 6-6 gewinnt sowieso. Aber welcher deiner Pasche kostet Punkte?

lesson-black-tile-follow-void =
    { $cleo } hat 6-0 als Null ausgespielt, und du hast keine Nullen. Du kannst spielen, was du willst.
    {"**"}Welchen Stein gibst du ihr?**
    .right = 0-0 ist weg, also gewinnt 6-0. Dein 6-3 kostet { $cleo } einen Punkt.
    .hint = Der kostet sie nichts. Welcher deiner Steine hat eine 3?

lesson-black-tile-follow-learned =
    • Bediene die angesagte Farbe: 6-0 als Null ist kein 6er.
    • Auch Pasche sind eine Farbe, und 0-0 ist der niedrigste.
    • Kannst du nicht bedienen? Gib einen Stein her, der Punkte kostet.

lesson-black-tile-duck-title = Hoch oder niedrig?
lesson-black-tile-duck-welcome = Du musst bedienen, aber oft hast du die Wahl: jetzt hoch spielen oder den Stein behalten?

lesson-black-tile-duck-high =
    { $ann } hat 3-3 ausgespielt, den höchsten 3er, und { $cleo } hat 0-0 abgeworfen. Du hast drei 3er.
    {"**"}Welchen 3er spielst du?**
    .right = 3-3 gewinnt sowieso, also weg mit einem hohen 3er. 3-0 ist später sicher.
    .low = Er verliert auch. Aber 3-0 ist der niedrigste 3er und verliert immer: Behalte ihn.

lesson-black-tile-duck-low =
    { $ann } hat 3-2 als 3er ausgespielt, { $bo } 5-3 gelegt, und { $cleo } hat keine 3er. Du bist zuletzt dran.
    {"**"}6-3 oder 3-0?**
    .right = 5-3 gewinnt, und { $bo } bekommt 3 Punkte. Gut, dass du 3-0 behalten hast.
    .hint = 6-3 schlägt 5-3: Du würdest den Stich gewinnen, mit 3 Punkten.

lesson-black-tile-duck-learned =
    • Verlierst du sowieso, spiel den höchsten Stein, der verliert.
    • Behalte deine niedrigsten Steine für später.

lesson-black-tile-stop-title = Durchmarsch stoppen
lesson-black-tile-stop-welcome = Wer alle Punkte holt, schafft den Durchmarsch: Alle anderen bekommen 22.

lesson-black-tile-stop-blank =
    { $cleo } hat bisher alle 3 Punkte und hat 6-0 als Null ausgespielt.
    {"**"}Welche deiner Nullen spielst du?**
    .right = 6-0 gewinnt hier. Der schwarze Stein bleibt bei dir, und du brauchst ihn noch.
    .hint = 0-0 ist die höchste Null, also gewinnst du deinen eigenen schwarzen Stein. Das kostet 4.

lesson-black-tile-stop-keep =
    { $cleo } hat 6 Punkte und spielt den letzten 3er aus. Es fehlen nur dieser Punkt und 0-0. Du kannst spielen, was du willst.
    {"**"}Was spielst du?**
    .right = { $cleo } bekommt nicht alle Punkte, denn 0-0 hast du noch. Und 5-5 könnte ihr einen Stich abnehmen.
    .high = Sie bekommt nicht alle Punkte. Aber 5-5 könnte ihr noch einen Stich abnehmen: Behalte ihn.
    .moon = Jetzt hat { $cleo } alle Punkte, und du bekommst 22. Behalte den schwarzen Stein.

lesson-black-tile-stop-learned =
    • Hat jemand alle Punkte? Gib nicht die letzten her.
    • Behalte einen hohen Stein: Ein einziger Punkt für jemand anders stoppt den Durchmarsch.

lesson-black-tile-moon-title = Durchmarschieren
lesson-black-tile-moon-welcome = Hol alle Punkte der Runde, und alle anderen bekommen 22. Du hast beide Stiche gewonnen und alle 5 Punkte.

lesson-black-tile-moon-win =
    Du spielst aus, mit vier 2ern und 1-1. Nur ein anderer 1er ist noch draußen: 5-1.
    {"**"}Was spielst du aus?**
    .right = 1-1 gewinnt und holt 5-1 heraus. Jetzt ist 2-1 der letzte 1er und gewinnt auch.
    .twos = 2-2 gewinnt auch. Aber 5-1 kann dein 2-1 noch schlagen. Hol ihn zuerst heraus.
    .doubles = Höhere Pasche sind noch draußen, zum Beispiel 6-6. Spiel ihn als seine Zahl aus.
    .hint = Den könnte jemand schlagen. Welcher deiner Steine ist der höchste seiner Zahl?

lesson-black-tile-moon-last =
    2-1 ist der letzte 1er. Zwei andere 2er sind noch draußen, 6-2 und 2-0.
    {"**"}Was spielst du aus?**
    .right = Den letzten 1er schlägt niemand. Und { $ann } hat 2-0 abgeworfen, also bleiben weniger 2er gegen dich.
    .twos = 2-2 gewinnt auch. Aber spiel erst den sicheren 1er: Vielleicht werfen die anderen 2er ab.
    .two = Als 2er verliert er gegen 6-2. Was ist seine andere Farbe?
    .hint = Den könnte jemand schlagen. Welcher Stein ist der letzte seiner Zahl?

lesson-black-tile-moon-rest =
    Du hast 9 Punkte, und alle anderen 2er sind weg.
    {"**"}Wie gewinnst du die letzten zwei Stiche?**
    .right = Niemand sonst hat 2er. Du holst alle 11 Punkte, und alle anderen bekommen 22.
    .hint = Den könnte jemand schlagen. Welche Zahl hast nur noch du?

lesson-black-tile-moon-learned =
    • Versuch es mit langen Farben und ihren höchsten Steinen.
    • Hol zuerst heraus, was deine Steine schlagen kann.
    • Zähl mit: Der letzte Stein einer Farbe gewinnt immer.
