lesson-blind-hughie-welcome = Deine Steine liegen verdeckt in einer Reihe. Werde sie los: Die wenigsten Augen (Punkte auf den Steinen) gewinnen.

lesson-blind-hughie-turn =
    Die Kette endet mit 1 und Null.
    {"**"}Deck deinen Stein ganz rechts auf.**
    .right = Es ist 2-0. Er passt an die Null, also kommt er dorthin, und dein Zug ist vorbei.

lesson-blind-hughie-back =
    Nächster Zug. Die Kette endet mit 1 und 2.
    {"**"}Deck deinen Stein ganz rechts auf.**
    .right = Es ist 3-3, und der passt an kein Ende. Er kommt zurück, links in deine Reihe. Merk ihn dir!

lesson-blind-hughie-ends =
    2-1 passt an beide Enden. Als Nächstes liegen in deiner Reihe zwei unbekannte Steine, dann 3-2, 6-0, 5-2 und 2-2.
    {"**"}Legst du links an, sind beide Enden 2, rechts beide 1. Wohin damit?**
    .right = Drei deiner nächsten Steine haben eine 2, also wirst du sie los.
    .right-other = Auch eine gute Wahl: Jetzt passt nur noch 1-1, und du hast weniger Augen als { $ann }.

lesson-blind-hughie-next =
    6-0 passt an beide Enden. Danach kommen bei dir 5-2, 2-2, 0-0, 6-5 und 3-0, bei { $ann } 5-5, 6-3, 5-0 und 5-3.
    {"**"}Legst du links an, sind beide Enden Null, rechts beide 6. Wohin damit?**
    .right = Die erste Null von { $ann } ist ihr dritter Stein. Du hast zwei: 0-0 und 3-0.
    .hint = Mit 6 an den Enden legt { $ann } im zweiten Zug 6-3, lange bevor du zu 6-5 kommst.

lesson-blind-hughie-stay =
    3-0 passt an beide Enden. Danach kommen bei dir 3-3, 6-6, 3-2, 5-2, 2-2 und 6-5, bei { $ann } 4-4, 5-5, 6-3 und 1-1.
    {"**"}Legst du links an, sind beide Enden 3, rechts beide Null. Wohin damit?**
    .right = 3-3 ist gleich dein nächster Stein.
    .hint = Alle anderen Nullen liegen in der Kette. Die Runde wäre zu Ende, und du hast mehr Augen.

lesson-blind-hughie-score =
    6-5 passt an beide Enden. Du hast noch 6-6 und 2-2, { $ann } 1-1 und 4-4.
    {"**"}Legst du links an, sind beide Enden 6, rechts beide 5. Wohin damit?**
    .right = 6-6 kommt als Nächstes, sonst passt nichts. Am Ende hast du 4 Augen, { $ann } 10: Du bekommst die Differenz, 6.
    .hint = An eine 5 passt nichts mehr. Die Runde wäre mit 16 Augen für dich zu Ende.

lesson-blind-hughie-learned =
    • Deck deinen Stein ganz rechts auf. Passt er an ein Ende, kommt er dorthin.
    • Wenn nicht, kommt er nach links zurück. Merk ihn dir.
    • Passt er an beide Enden, lass eine Zahl offen, die deine nächsten Steine haben.
    • Wer die wenigsten Augen hat, bekommt die Differenz.

lesson-blind-hughie-any-title = Freie Wahl
lesson-blind-hughie-any-welcome = Hier kannst du jeden Stein deiner Reihe aufdecken. Passt er nicht, kommt er nach links zurück: Merk dir deine Steine.

lesson-blind-hughie-any-new =
    Beide Enden sind 4. Deine Reihe von links: 5-1, 6-3, 3-2 und einer, den du noch nicht kennst.
    {"**"}Welchen deckst du auf?**
    .right = Es ist 2-1. Er passt nicht, aber den Versuch war es wert. Jetzt kennst du alle vier.
    .hint = Den kennst du, und er passt an keine 4. Versuch den, den du noch nicht kennst.

lesson-blind-hughie-any-next =
    { $ann } hat eine 3 geöffnet. Deine Reihe von links: 2-1, 5-1, 6-3 und 3-2.
    {"**"}Welchen deckst du auf?**
    .right = Er passt an die 3 und lässt eine 2 offen: Danach passt 2-1.
    .six = Er passt, lässt aber eine 6 offen, und keiner deiner anderen Steine hat eine.
    .hint = Er passt nicht: Die Enden sind 3 und 4.

lesson-blind-hughie-any-recall =
    Etwas später sind die Enden 6 und 4. Deine Reihe: 5-1 und 6-3.
    {"**"}Welchen deckst du auf?**
    .right = Gut gemerkt: 6-3 passt. Bald passt nichts mehr: { $ann } hat 19 Augen, du 6, also bekommst du 13.
    .hint = 5-1 passt nicht. 6-3 schon.

lesson-blind-hughie-any-learned =
    • Merk dir deine Steine: Jeder kommt nach links zurück.
    • Deck einen bekannten auf, wenn seine Zahl offen ist, sonst einen neuen.
    • Lass eine Zahl für den nächsten offen.

lesson-billitonnen-welcome = Deine Steine liegen verdeckt in einer Reihe. Wer zuerst alle gelegt hat, gewinnt.

lesson-billitonnen-turn =
    Die Kette endet mit 4 und 2.
    {"**"}Deck deinen Stein ganz rechts auf.**
    .right = Es ist 3-2. Er passt an die 2, also kommt er dorthin, und du deckst den nächsten auf.

lesson-billitonnen-back =
    Du machst weiter. Die Kette endet mit 4 und 3.
    {"**"}Deck deinen Stein ganz rechts auf.**
    .right = Es ist 5-1, und der passt an kein Ende. Er kommt zurück, links in deine Reihe, und { $ann } ist dran.

lesson-billitonnen-peek =
    Ein früherer Zug: 4-3 passt an beide Enden. Bevor du wählst, kannst du dir den nächsten Stein ansehen.
    {"**"}Was machst du zuerst?**
    .right = Es kostet nichts, und nur du siehst ihn: Dein nächster Stein ist 3-3.
    .hint = Nicht raten. Vorher nachsehen kostet nichts.

lesson-billitonnen-ends =
    Dein nächster Stein ist 3-3.
    {"**"}Legst du links an, sind beide Enden 4, rechts beide 3. Wohin damit?**
    .right = Beide Enden sind jetzt 3, also passt 3-3, und du machst weiter.
    .hint = Mit 4 an beiden Enden wäre dein Zug bei 3-3 vorbei.

lesson-billitonnen-double =
    6-5 passt an beide Enden, und dein nächster Stein ist 5-4.
    {"**"}Legst du links an, sind beide Enden 6, rechts beide 5. Wohin damit?**
    .right = 5-4 passt an eine 5. Das sind zwei Steine in einem Zug.
    .hint = Mit 6 an beiden Enden wäre dein Zug bei 5-4 vorbei.

lesson-billitonnen-last =
    5-1 passt an beide Enden. Dein letzter Stein ist 1-0: Er war schon einmal aufgedeckt.
    {"**"}Legst du links an, sind beide Enden 1, rechts beide 5. Wohin damit?**
    .right = 1-0 passt, deine Reihe ist leer, und du gewinnst!
    .free = Das geht, aber du kennst ihn schon: Es ist 1-0.
    .hint = Mit 5 an beiden Enden würde 1-0 nicht passen.

lesson-billitonnen-learned =
    • Deck Steine auf, bis einer nicht passt.
    • Der kommt nach links zurück, ein Pasch offen.
    • Passt ein Stein an beide Enden, sieh dir erst den nächsten an.
    • Die erste leere Reihe gewinnt.

lesson-billitonnen-doubles-title = Offene Pasche
lesson-billitonnen-doubles-welcome = Pasche, die nicht passen, kommen offen zurück. Hier kannst du einen legen, sobald seine Zahl offen ist, statt aufzudecken.

lesson-billitonnen-doubles-first =
    Du hast 4-0 gelegt: Die Enden sind 3 und 4. Dein nächster Stein ist 4-3, und dein 4-4 liegt offen.
    {"**"}Den nächsten aufdecken oder 4-4 legen?**
    .right = 4-4 passt jetzt, und du machst weiter. Die 4 bleibt offen.
    .hint = 4-4 passt jetzt. Nach 4-3 kann die 4 zugedeckt sein, und 4-4 bliebe dir.

lesson-billitonnen-doubles-end =
    4-3 passt an beide Enden. Den Rest deiner Reihe kennst du: erst 6-3, dann 3-1 und 6-0.
    {"**"}Legst du links an, sind beide Enden 4, rechts beide 3. Wohin damit?**
    .right = 6-3, 3-1 und 6-0 folgen alle: Deine Reihe ist leer, und du gewinnst!
    .free = Das geht, aber du kennst ihn schon: Es ist 6-3.
    .hint = Mit 4 an beiden Enden wäre dein Zug bei 6-3 vorbei.

lesson-billitonnen-doubles-learned =
    • Leg einen offenen Pasch, sobald er passt.
    • Merk dir, was zurückkam: So planst du einen ganzen Zug.
