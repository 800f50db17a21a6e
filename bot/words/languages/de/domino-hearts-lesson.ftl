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
