lesson-domino-hearts-welcome = Jeder Stein ist eine Spielkarte. Jemand spielt aus, die anderen spielen dazu, und die höchste Karte dieser Farbe gewinnt den Stich mit allem, was darin liegt. Punkte tun weh: Jedes Herz kostet 1, und die Pik-Dame (Q♠) kostet 13.

lesson-domino-hearts-follow =
    { $cleo } hat Pik ausgespielt. Hast du Pik, musst du bedienen.
    {"**"}Spiel 5♠ oder 3♠.**
    .right = Deine beiden Pik verlieren. { $bo } gewinnt mit K♠ und bekommt Q♠: 13 Punkte.

lesson-domino-hearts-lose =
    { $cleo } hat Herz ausgespielt, und { $ann } liegt mit J♥ vorn. Du bist zuletzt dran.
    {"**"}Welches ist dein höchstes Herz, das noch verliert?**
    .right = J♥ gewinnt trotzdem. Du behältst die niedrigen Herzen, die sicheren.
    .hint = Es verliert auch, aber niedrige Herzen sind später sicher. Behalte sie.

lesson-domino-hearts-lead =
    Du hast einen Stich gewonnen, also spielst du aus. Herz ist schon gefallen, du kannst es also auch ausspielen.
    {"**"}Spiel eine Karte aus, die andere schlagen.**
    .right = 2♥ gewinnt nie. Wer Herz hat, muss sie schlagen.
    .right-spade = Die hohen Pik sind weg, aber 6♠ und andere schlagen sie noch.
    .hint = Die könnte gewinnen. Welche deiner Karten ist die niedrigste von allen?

lesson-domino-hearts-give =
    Kreuz ist ausgespielt, und du hast keins, also kannst du spielen, was du willst.
    {"**"}Welches Herz gibst du in den Stich?**
    .right = Ein Punkt für { $ann }, und A♥ kann dir keine Herzen mehr einbringen.
    .lower = Ein Punkt ist weg. Aber welches Herz gewinnt jeden Herzstich?
    .lowest = 2♥ gewinnt nie, also behalte sie. Welches Herz ist am gefährlichsten?
    .hint = Das geht, aber nur Herz und Q♠ kosten Punkte. Gib ein Herz.

lesson-domino-hearts-ace =
    { $ann } hat A♦ ausgespielt. Niemand schlägt es, und du musst bedienen.
    {"**"}Welches Karo wirst du los?**
    .right = A♦ gewinnt, also geht dein König gefahrlos weg. Später könnte er einen Stich gewinnen.
    .hint = A♦ gewinnt sowieso. Welches deiner Karos könnte später einen Stich gewinnen?

lesson-domino-hearts-pass =
    So begann diese Runde: Zuerst gibst du drei Karten nach links an { $ann }.
    {"**"}Gib ihr Q♠ und zwei hohe Karten, die Stiche gewinnen.**
    .right = Jetzt gewinnen diese Karten Stiche für { $ann }, und du weißt, wo Q♠ ist.
    .hint = Q♠ kostet 13. Asse und Könige gewinnen Stiche, und 9♥ könnte Herz einbringen.

lesson-domino-hearts-learned =
    • Bediene, wenn du kannst. Wenn nicht, wirf Punkte ab.
    • Verlier Stiche, mit der höchsten Karte, die noch verliert.
    • Jedes Herz kostet 1, und Q♠ kostet 13.
    • Gib hohe Karten und Q♠ weiter.

lesson-domino-hearts-queen-title = Weg mit der Dame
lesson-domino-hearts-queen-welcome = Q♠ kostet 13 Punkte, und { $cleo } hat sie dir gegeben. Warte auf einen sicheren Moment, um sie loszuwerden.

lesson-domino-hearts-queen-keep =
    { $ann } hat J♠ ausgespielt. Du hast Q♠, 7♠ und 5♠.
    {"**"}Welches Pik spielst du?**
    .right = Es kann nicht gewinnen, und Q♠ bleibt erst einmal bei dir.
    .hint = Q♠ schlägt J♠. Legt niemand A♠ oder K♠ darauf, gewinnst du deine eigenen 13 Punkte.

lesson-domino-hearts-queen-throw =
    { $bo } hat 4♣ ausgespielt, { $ann } 7♣ gelegt, und du hast kein Kreuz.
    {"**"}Was wirfst du ab?**
    .right = Nur ein Kreuz kann diesen Stich gewinnen, also ist Q♠ weg. Hier gewinnt { $cleo }: 13 Punkte.
    .heart = Damit gibst du einen Punkt her. Aber welche deiner Karten kostet 13?
    .hint = Das ist sicher, aber Q♠ bleibt bei dir. Wirf sie ab, solange es geht.

lesson-domino-hearts-queen-low =
    { $cleo } hat 5♥ ausgespielt, { $bo } hatte kein Herz, und { $ann } hat 4♥ gelegt. Du bist zuletzt dran.
    {"**"}Welches Herz spielst du?**
    .right = 5♥ gewinnt, und { $cleo } bekommt alle drei Herzen.
    .hint = Das schlägt 5♥, und du gewinnst drei Herzen: 3 Punkte.

lesson-domino-hearts-queen-learned =
    • Behalte niedrige Pik neben Q♠.
    • Kannst du nicht bedienen? Wirf zuerst Q♠ ab.
    • Zuletzt dran? Bleib unter der Karte, die gewinnt.

lesson-domino-hearts-spades-title = Wo ist Q♠?
lesson-domino-hearts-spades-welcome = Du hast { $ann } Q♠ gegeben, und sie hat sie noch. Das hilft dir in jedem Stich mit Pik.

lesson-domino-hearts-spades-ace =
    { $bo } hat J♠ ausgespielt, und { $ann } hat 2♠ gelegt. Nur { $cleo } kommt noch.
    {"**"}A♠ oder 8♠?**
    .right = Q♠ kann auf diesen Stich nicht mehr fallen: { $ann } hat schon gespielt. Später könnte A♠ sie gewinnen.
    .hint = Dann bleibt A♠ bei dir und gewinnt vielleicht später Q♠. Ist es jetzt in Gefahr?

lesson-domino-hearts-spades-lead =
    Du spielst aus. 8♠ ist dein letztes Pik, und { $ann } hat noch Q♠.
    {"**"}Was spielst du aus?**
    .right = 8♠ kann Q♠ nicht gewinnen, und Pik holt sie heraus. Du hast kein Pik mehr und kannst darauf andere Karten abwerfen.
    .hint = Pik holt Q♠ heraus, und sie schlägt dein 8♠. Spiel zuerst dein letztes Pik aus.

lesson-domino-hearts-spades-throw =
    { $cleo } hat 3♠ ausgespielt, { $bo } 4♠ und { $ann } 5♠ gelegt. Du hast kein Pik.
    {"**"}Was wirfst du ab?**
    .right = { $ann } bekommt einen Punkt, und ein Herz, das Stiche gewinnt, ist weg.
    .hint = Das geht. Aber A♥ und K♥ gewinnen Stiche voller Herzen, also wirf eins davon ab.

lesson-domino-hearts-spades-learned =
    • Hast du Q♠ weitergegeben, weißt du, wo sie ist.
    • Spiel A♠ und K♠, wenn Q♠ nicht darauf fallen kann.
    • Kannst du nicht bedienen? Wirf deine hohen Herzen ab.

lesson-domino-hearts-last-title = Wenn du gewinnen musst
lesson-domino-hearts-last-welcome = Manchmal kannst du nicht jeden Stich verlieren. Dann wähl, wann du gewinnst, und womit.

lesson-domino-hearts-last-low =
    { $bo } hat 9♣ ausgespielt, und { $ann } hat kein Kreuz. { $cleo } kommt zuletzt.
    {"**"}Welches Kreuz spielst du?**
    .right = Es verliert. Und hier wirft { $cleo } Q♠ auf den Stich: 13 Punkte für { $bo }.
    .hint = Es schlägt 9♣, und { $cleo } wirft vielleicht Q♠ darauf: Dann gewinnst du 13 Punkte.

lesson-domino-hearts-last-high =
    { $bo } hat 4♥ ausgespielt, { $ann } 5♥ gelegt, und { $cleo } hat kein Herz. Deine beiden Herzen gewinnen.
    {"**"}Q♥ oder 6♥?**
    .right = Du gewinnst sowieso, also nimm das hohe. 6♥ kann noch verlieren.
    .hint = Es gewinnt auch. Aber dann bleibt Q♥ bei dir und gewinnt später noch mehr Herzen.

lesson-domino-hearts-last-lead =
    Du hast 3 Herzen gewonnen und spielst aus: 6♥ oder ein Kreuz.
    {"**"}Was nimmst du?**
    .right = Höhere Herzen sind noch da, und { $ann } muss diesen Stich mit 3 Punkten gewinnen.
    .hint = Du hast die höchsten Kreuz, also gewinnst du, was die anderen darauf abwerfen.

lesson-domino-hearts-last-learned =
    • Könnte Q♠ im Stich liegen, spiel niedrig.
    • Gewinnst du sowieso, nimm deine höchste Karte.
    • Dann spiel deine niedrigste aus.

lesson-domino-hearts-keep-title = Was du behältst
lesson-domino-hearts-keep-welcome = Herzen und Q♠ kosten Punkte. Wirf weg, was sie gewinnen könnte, und behalte, was nie gewinnt.

lesson-domino-hearts-keep-queen =
    { $bo } hat J♠ ausgespielt, und { $ann } hat Q♠ gelegt.
    {"**"}K♠, 10♠ oder 5♠?**
    .right = Das bleibt unter Q♠, also gewinnt { $ann } ihre eigenen 13 Punkte.
    .hint = K♠ schlägt Q♠. Spielt { $cleo } nicht A♠, gewinnst du 13 Punkte.

lesson-domino-hearts-keep-ace =
    { $bo } hat A♥ ausgespielt, und { $ann } hat kein Herz. Du hast Q♥, 10♥, 3♥ und 2♥.
    {"**"}Welches Herz spielst du?**
    .right = A♥ gewinnt sowieso, also weg mit einem hohen Herz. 3♥ und 2♥ bleiben: Sie gewinnen fast nie.
    .hint = Es verliert, aber 3♥ und 2♥ sind deine sichersten Karten. Welches Herz könnte später gewinnen?

lesson-domino-hearts-keep-lead =
    Du spielst aus, mit 5♠, 3♥ und 2♥. Alle anderen Pik sind weg.
    {"**"}Was spielst du aus?**
    .right = Jemand mit einem höheren Herz muss es schlagen. Hier gewinnt { $bo } 2 Punkte.
    .hint = Niemand sonst hat Pik, also gewinnst du den Stich mit allem, was sie abwerfen.

lesson-domino-hearts-keep-learned =
    • Kostet ein Stich viel, bleib unter der Karte, die gewinnt.
    • Gewinnt sowieso jemand anders? Weg mit einer hohen Karte.
    • Die letzte Karte einer Farbe gewinnt, so niedrig sie ist.
