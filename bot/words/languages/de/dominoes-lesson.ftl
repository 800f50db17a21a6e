lesson-dominoes-welcome = Leg alle deine Steine, bevor { $ann } fertig ist. Gleiche Hälften berühren sich, und du legst an ein Ende der Kette an. Der Gewinner bekommt die Augen (Punkte auf den Steinen), die übrig bleiben.

lesson-dominoes-fits =
    Dein 3-3 war der höchste Pasch und hat die Runde eröffnet. { $ann } hat 3-0 gelegt: Die Kette endet mit Null und 3.
    {"**"}Leg einen Stein mit einer Null oder einer 3.**
    .right = Er passt an die 3. 6-4 und 5-4 haben keine der beiden Zahlen, sie müssen warten.
    .right-blank = Er passt an die Null. 6-4 und 5-4 haben keine der beiden Zahlen, sie müssen warten.

lesson-dominoes-keep =
    Ein paar Züge später endet die Kette mit 3 und Null. 4-0 und 2-0 passen an die Null.
    {"**"}Welcher lässt eine Zahl offen, an der du weiterlegen kannst?**
    .right = Er lässt eine 4 offen, und du hast noch 6-4 und 5-4. { $ann } hat keine 3 und keine 4, also muss sie ziehen.
    .hint = Er lässt eine 2 offen, und keiner deiner anderen Steine hat eine 2 oder 3. Du müsstest ziehen.

lesson-dominoes-ends =
    { $ann } hatte keine 3 und keine 4: Sie hat gezogen, bis 6-3 passte. Die Kette endet mit 6 und 4.
    {"**"}Welcher Zug lässt nur eine Zahl offen, die { $ann } nicht hat?**
    .right = Beide Enden sind jetzt 4, und { $ann } hat keine 4. Sie muss wieder ziehen.
    .hint = Das lässt eine 6 offen, und die kann { $ann } haben. Welche Zahl hat sie nicht?

lesson-dominoes-alone =
    Die Runde geht weiter, und die Kette endet mit 1 und 2. { $ann } hat keine 4er, du hast drei.
    {"**"}4-2 oder 2-0?**
    .right = Du öffnest wieder eine 4, und nur du kannst dort anlegen.
    .hint = Er lässt eine 1 und eine Null offen, und die hat keiner deiner anderen Steine. Du müsstest ziehen.

lesson-dominoes-double =
    Die Kette endet mit 6 und 4. { $ann } hat immer noch keine 4er.
    {"**"}4-4 oder 4-3?**
    .right = Ein Pasch passt nur zu einer Zahl, also leg ihn, solange es geht. Die 4 bleibt offen für 4-3.
    .hint = Dann ist keine 4 mehr offen, und dein 4-4 sitzt fest: Ein Pasch passt nur zu einer Zahl.

lesson-dominoes-last =
    Noch zwei Steine: 4-3 und 2-0. Die Kette endet mit Null und 4.
    {"**"}Welchen legst du?**
    .right = { $ann } hat keine 3er, also muss sie an die Null. Sie legt 0-0, und mit 2-0 bist du fertig: Domino! Ihr bleiben 7 Augen, also bekommst du 7.
    .right-sure = { $ann } hat keine 4er, also bleibt die 4 offen für 4-3. Beim nächsten Zug bist du fertig: Domino!

lesson-dominoes-learned =
    • Leg einen Stein mit der Zahl eines offenen Endes an. Passt nichts, ziehst du.
    • Lass Zahlen offen, die du hast und die anderen nicht.
    • Leg Pasche, solange es geht.
    • Der Gewinner bekommt die Augen, die die anderen noch haben.

lesson-all-fives-welcome = Gleiche Hälften berühren sich. Nach jedem Zug werden die offenen Enden der Kette zusammengezählt: 5, 10, 15 und so weiter bringen sofort so viele Punkte.

lesson-all-fives-sum =
    { $ann } hat mit 6-6 eröffnet. Ein Pasch zählt mit beiden Hälften, die Enden ergeben also 12.
    {"**"}Mit welchem Stein werden es 15?**
    .right = 12 + 3 = 15: Du bekommst sofort 15 Punkte.
    .hint = 12 + 5 = 17, und das bringt nichts.

lesson-all-fives-spinner =
    Der erste Pasch ist der Spinner. Links und rechts ist er belegt, also passen jetzt auch oben und unten Steine an. Punkte bringt gerade nichts.
    {"**"}Welchen Stein wirst du später am schwersten los?**
    .right = Ein Pasch passt nur zu einer Zahl. Leg ihn, solange sie offen ist.
    .hint = Das geht, aber dein 3-3 passt nur zu einer Zahl. Leg ihn, solange eine 3 offen ist.

lesson-all-fives-arm =
    Links zählt 5-5 als 10, rechts liegt eine 5. Oben und unten zählen noch nichts.
    {"**"}Wohin legst du 6-5?**
    .right = 10 + 5 + 5 = 20 Punkte! Ein Arm zählt, sobald dort ein Stein liegt.
    .hint = Das deckt eine 5 zu, und die Summe ist kein Vielfaches von 5. Wo bringt 6-5 eine 5 dazu?

lesson-all-fives-double =
    { $ann } hatte keine 5er und keine 6er, also hat sie gezogen. Punkte bringt gerade nichts, und deine 4er passen unten.
    {"**"}4-4 oder 4-0?**
    .right = Dein Pasch ist weg, und die 4 bleibt offen für 4-0.
    .hint = Dann ist keine 4 offen, und 4-4 sitzt fest: 8 Augen für { $ann }, wenn sie fertig wird.

lesson-all-fives-fives =
    Die Enden: links 5-5 (10), rechts eine Null, oben eine 5, unten 4-4 (8). Zusammen 23.
    {"**"}Mit welchem Zug werden es 15?**
    .right = 10 + 5 = 15 Punkte. Dann bist du mit 3-0 fertig: { $ann } bleiben 6 Augen, also bekommst du 5 dazu.
    .hint = Das gibt mehr als 23. Deck 4-4 zu, denn der zählt 8.

lesson-all-fives-learned =
    • Nach deinem Zug werden alle offenen Enden zusammengezählt. Vielfache von 5 bringen Punkte.
    • Ein Pasch am Ende zählt mit beiden Hälften, ein Arm, sobald dort ein Stein liegt.
    • Bringt nichts Punkte, leg Pasche und schwere Steine.
    • Wer fertig ist, bekommt die übrigen Augen, auf Fünfer gerundet.
