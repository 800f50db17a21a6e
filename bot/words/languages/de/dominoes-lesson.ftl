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

lesson-dominoes-suits-title = Deine lange Zahl
lesson-dominoes-suits-welcome = Block zu viert: Alle Steine sind verteilt, niemand zieht. Umso wichtiger ist, welche Zahlen offen bleiben.

lesson-dominoes-suits-keep =
    Die Kette endet mit 4 und 3. Vier deiner sechs Steine haben eine 3.
    {"**"}Bei welchem Zug bleibt die 3 für dich offen?**
    .right = Die 3 bleibt offen, du hast noch vier Steine dafür, und 6-3 passt an beide Enden.
    .three = Beide Enden sind 3, aber das kostet dich eine eigene 3. Mit 6-4 behältst du alle vier.
    .hint = Damit deckst du die 3 zu, deine beste Zahl. Leg am anderen Ende an.

lesson-dominoes-suits-again =
    Eine Runde um den Tisch später endet die Kette mit 2 und 3. Du hast weiter vier Steine mit einer 3.
    {"**"}Welchen legst du?**
    .right = Die 3 bleibt offen, und 3-1 passt jetzt an beide Enden.
    .hint = Damit deckst du die 3 selbst zu. Lass erst die anderen ihre 3er verbrauchen.

lesson-dominoes-suits-learned =
    • Such die Zahl, die deine meisten Steine haben.
    • Lass sie offen: Leg am anderen Ende an, solange es geht.

lesson-dominoes-passes-title = Wer aussetzt, verrät etwas
lesson-dominoes-passes-welcome = Wer aussetzt, hat keine der offenen Zahlen. Merk sie dir und nutz sie.

lesson-dominoes-passes-knock =
    Die Kette endet mit 5 und 4. { $ann } und { $bo } haben an einer 5 ausgesetzt.
    {"**"}Nach welchem Zug müssen beide wieder aussetzen?**
    .right = Beide Enden sind jetzt 5: { $ann } und { $bo } setzen aus. Nur { $cleo } kann eine 5 haben.
    .hint = Das lässt eine andere Zahl offen. Welche haben { $ann } und { $bo } beide nicht?

lesson-dominoes-passes-again =
    Beide haben ausgesetzt, { $cleo } hat 5-0 gelegt. Die Enden sind Null und 5. Du hast 6-4, 6-0 und 5-3.
    {"**"}Welcher Zug lässt nur Zahlen offen, die sonst niemand hat?**
    .right = Alle anderen 5er und 6er liegen schon in der Kette. Alle setzen aus, und du bist wieder dran.
    .hint = Das öffnet eine 3, und die anderen legen weiter. Zähl die 6er: fünf in der Kette, zwei bei dir.

lesson-dominoes-passes-turn =
    Alle haben ausgesetzt. Die Enden sind 6 und 5, und du hast 6-4 und 5-3.
    {"**"}Welcher zuerst? { $bo } hat auch an einer 3 ausgesetzt.**
    .right = { $bo } hat keine 3 und behält alle Augen. Die 6 wartet auf 6-4: Gleich bist du fertig und bekommst 28.
    .hint = Auch so bist du gleich fertig, aber eine 4 können alle haben. Bei einer 3 muss { $bo } aussetzen.

lesson-dominoes-passes-learned =
    • Setzt jemand aus, merk dir die offenen Zahlen: Die fehlen dort.
    • Öffne diese Zahlen wieder, bevor diese Person dran ist.
    • Setzen alle anderen aus, bist du noch einmal dran.

lesson-dominoes-seven-title = Bis sieben zählen
lesson-dominoes-seven-welcome = Jede Zahl steht auf sieben Steinen. Du und { $bo } seid hier Partner.

lesson-dominoes-seven-count =
    Die Kette endet mit 6 und 5. Vier 5er liegen schon: 5-5, 5-4, 5-2 und 5-0.
    {"**"}Wie bist du zweimal hintereinander dran?**
    .right = Vier in der Kette, drei bei dir: Sonst hat niemand eine 5. Alle drei setzen aus.
    .hint = Das lässt eine andere Zahl offen. Zähl die 5er: vier in der Kette, drei bei dir.

lesson-dominoes-seven-spare =
    Alle haben ausgesetzt, beide Enden sind 5. Du hast 5-3, 5-1, 2-2 und 1-0.
    {"**"}5-3 oder 5-1?**
    .right = An die 1 passt danach 1-0, und du behältst 5-3: die letzte 5 überhaupt.
    .hint = Dann passt keiner deiner anderen Steine an die 3. Welche Zahl hast du noch einmal?

lesson-dominoes-seven-block =
    Die Kette endet mit 3 und 5. Du hast 5-3, 2-2 und 1-0: nach diesem Zug nur 5 Augen.
    {"**"}Wohin legst du 5-3?**
    .right = Beide Enden sind 5, und alle sieben liegen: blockiert! Mit so wenigen Augen gewinnst du, und dein Team bekommt 56.
    .hint = Das lässt 3er offen, und die anderen legen weiter. Mit 5 an beiden Enden kann niemand.

lesson-dominoes-seven-learned =
    • Jede Zahl steht auf sieben Steinen. Zähl die, die du siehst.
    • Hast du alle übrigen, kannst nur du dort anlegen.
    • Blockier die Kette, wenn du wenige Augen hast.

lesson-dominoes-partner-title = Dein Partner
lesson-dominoes-partner-welcome = Du und { $bo } seid Partner. Hier geht es gegen den Uhrzeigersinn: erst { $cleo }, dann { $bo }, dann { $ann }.

lesson-dominoes-partner-skip =
    Die Enden sind Null und 5. { $cleo } hat an beiden ausgesetzt, { $bo } hat noch einen Stein.
    {"**"}5-5 oder 5-3?**
    .right = Nichts Neues ist offen: { $cleo } muss aussetzen, und { $bo } ist dran.
    .hint = Das öffnet eine 3, und { $cleo } kann wieder legen. Lass Zahlen offen, die { $cleo } nicht hat.

lesson-dominoes-partner-seven =
    Die Enden sind 2 und 5. { $ann } hat noch einen Stein, ohne 1 und ohne 5: 6-2, 3-2 oder 3-3.
    {"**"}2-2 oder 5-3?**
    .right = Du öffnest keine neue Zahl: { $ann } wird nur fertig, wenn eine 2 offen bleibt. 5-3 ist die letzte 5 und kann warten.
    .hint = Dann sind 2 und 3 offen, und { $ann } wird mit jedem dieser Steine fertig, wenn niemand sie zudeckt.

lesson-dominoes-partner-learned =
    • Lass den vor deinem Partner aussetzen.
    • Öffne nichts, was einem Gegner mit einem Stein hilft.
    • Gewinnt dein Partner, gewinnst du.

lesson-dominoes-last-title = Die letzten Steine
lesson-dominoes-last-welcome = Draw gegen { $ann }. Sie hat bei 6 und 3 ziehen müssen, hatte da also keine.

lesson-dominoes-last-lacks =
    Die Kette endet mit 6 und 5. Von allen 6ern ist nur noch 6-2 verdeckt.
    {"**"}Nach welchem Zug muss { $ann } am meisten ziehen?**
    .right = Beide Enden sind 6: { $ann } zieht, bis sie 6-2 findet.
    .three = Eine 3 hat sie auch nicht, aber viele 3er sind verdeckt, und bald zieht sie eine. 6er gibt es nur einen.
    .hint = Das lässt eine Zahl offen, die { $ann } haben kann. Sie hat keine 6er.

lesson-dominoes-last-double =
    { $ann } hat 6-2 gezogen und gelegt: Die Enden sind 2 und 6. Du hast 6-4, 5-3 und 2-2.
    {"**"}2-2 oder 6-4?**
    .right = Der Pasch ist weg, und 6-4 ist die letzte 6: Dieses Ende nimmt dir niemand.
    .hint = 6-4 ist die letzte 6 und kann warten. 2-2 nicht: { $ann } kann die 2 zudecken.

lesson-dominoes-last-out =
    Die Enden sind 5 und 6. Du hast 6-4 und 5-3.
    {"**"}Welcher zuerst?**
    .right = { $ann } kann die 6 nicht zudecken, also bist du gleich mit 6-4 fertig: Domino! Du bekommst 18.
    .hint = Dann kann { $ann } die 5 zudecken, bevor 5-3 drankommt. Die 6 ist sicher: Sonst hat niemand eine.

lesson-dominoes-last-learned =
    • Lass Zahlen offen, von denen wenige Steine verdeckt sind.
    • Eine Zahl, die nur du hast, wartet auf deinen letzten Stein.
    • Leg zuerst an, was andere dir nehmen können.

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

lesson-all-fives-sums-title = Auf die Summe kommen
lesson-all-fives-sums-welcome = Zieh ab, was du zudeckst, und zähl dazu, was offen bleibt. Ein Pasch am Ende zählt mit beiden Hälften.

lesson-all-fives-sums-double =
    Die Enden: links eine 4, rechts 6-6 (12). Zusammen 16.
    {"**"}Mit welchem Zug werden es 20?**
    .right = 4-4 zählt 8: 8 + 12 = 20 Punkte.
    .hint = Das gibt kein Vielfaches von 5. Wie viel zählt ein Pasch?

lesson-all-fives-sums-swap =
    Die Enden: links 5-5 (10), rechts 6-6 (12). Zusammen 22.
    {"**"}Mit welchem Zug werden es 15?**
    .right = Er deckt die 12 zu und lässt eine 5 offen: 10 + 5 = 15 Punkte.
    .left = Er deckt die 10 zu und lässt eine 6 offen: 6 + 12 = 18. Deck den anderen Pasch zu.
    .hint = 10 + 3 = 13, und das bringt nichts.

lesson-all-fives-sums-arm =
    Die Enden: links 5-5 (10), rechts eine 5, oben eine 2. Zusammen 17. Unten ist noch frei und zählt nichts.
    {"**"}6-3 unten oder 2-1 oben?**
    .right = Ein neuer Arm kommt nur dazu: 17 + 3 = 20 Punkte.
    .hint = 17 − 2 + 1 = 16. Ein neuer Arm zieht nichts ab: Was bringt 6-3 dazu?

lesson-all-fives-sums-learned =
    • Neue Summe = alte Summe − was du zudeckst + was offen bleibt.
    • Ein neuer Arm am Spinner kommt nur dazu.

lesson-all-fives-keep-title = Die Summe halten
lesson-all-fives-keep-welcome = Bekommt { $ann } Punkte, such einen Zug, der nichts ändert: Dann bringt dieselbe Summe auch dir Punkte.

lesson-all-fives-keep-arm =
    { $ann } hat 10 bekommen: links eine 4, rechts eine 6. Oben und unten ist an deinem 5-5 noch frei.
    {"**"}Bei welchem Zug bleibt es bei 10?**
    .right = Am neuen Arm kommt eine Null dazu: weiter 10, und nun sind es 10 Punkte für dich.
    .hint = Das ändert die Summe: 4-4 gibt 14, 4-2 gibt 8. Was bringt 0 dazu?

lesson-all-fives-keep-blank =
    { $ann } hat 5 bekommen: links eine 4, rechts eine 1, oben eine Null.
    {"**"}Bei welchem Zug bleibt es bei 5?**
    .right = 0-0 zählt 0 + 0: weiter 5, und 5 Punkte für dich.
    .hint = 4-4 gibt 9, 4-2 gibt 3. Welcher Pasch zählt nichts?

lesson-all-fives-keep-double =
    Die Enden: links eine 4, rechts 1-1 (2), oben 0-0 (0). Zusammen 6.
    {"**"}4-4 oder 4-2?**
    .right = 8 + 2 = 10 Punkte, und die 4 bleibt offen für 4-2.
    .hint = 2 + 2 = 4 bringt nichts, und 4-4 säße fest.

lesson-all-fives-keep-learned =
    • Eine Null an einem freien Arm hält die Summe, 0-0 auch.
    • Ein Pasch am Ende zählt doppelt: Leg ihn, wenn das ein Vielfaches von 5 gibt.
