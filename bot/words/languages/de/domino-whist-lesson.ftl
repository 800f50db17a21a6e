lesson-domino-whist-welcome = Jemand spielt einen Stein aus, die anderen spielen dazu. Der beste Stein gewinnt den Stich. Du hast am meisten geboten, 5 von 11 Stichen, also hol mindestens 5.

lesson-domino-whist-follow =
    { $cleo } hat 7-3 als 3er ausgespielt. Hast du 3er, musst du bedienen.
    {"**"}Welcher deiner 3er schlägt 7-3?**
    .right = 3-3 ist der höchste 3er, dann 8-3, 7-3 und so weiter.
    .hint = In einer Farbe zählt das andere Ende, und 4 ist weniger als 7.

lesson-domino-whist-trump =
    { $cleo } hat 5-5 ausgespielt, und du hast keine 5er, also kannst du spielen, was du willst. 6er sind Trumpf: Sie schlagen alles andere.
    {"**"}Was gewinnt diesen Stich?**
    .right = Jeder Trumpf schlägt 5-5, und dein niedrigster reicht.
    .higher = Er gewinnt auch. Aber würde ein niedrigerer Trumpf reichen?
    .hint = Ohne 5er gewinnt nur ein Trumpf. Welche deiner Steine sind 6er?

lesson-domino-whist-lead =
    Du spielst aus, und 6er sind Trumpf.
    {"**"}Welchen Stein kann niemand schlagen?**
    .right = Nichts schlägt ihn, und alle mit einem 6er müssen ihn spielen. Bald haben sie keine Trümpfe mehr.
    .low = Ein Trumpf ist richtig, aber ein höherer könnte ihn schlagen.
    .hint = Ein Trumpf könnte ihn schlagen. Was ist dein bester Trumpf?

lesson-domino-whist-count =
    Du hast 5 Stiche geboten und 6 geholt. { $bo } hat Nullen ausgespielt, und du hast keine.
    {"**"}Hol noch 1.**
    .right = Dein letzter Trumpf gewinnt. Ein Gebot von 5 bringt trotzdem 5, aber jeder Stich für dich fehlt den anderen.
    .hint = 8-2 ist weder Null noch Trumpf, also kann er nicht gewinnen.

lesson-domino-whist-bid =
    So begann diese Runde. Biete, wie viele Stiche du holst. Wer am höchsten bietet, wählt den Trumpf, und das Gebot zählt plus oder minus.
    {"**"}Du hast 6-6, 7-7, 4-4 und vier 6er. Was bietest du?**
    .right = Drei Pasche sollten gewinnen, und deine anderen 6er als Trumpf noch zweimal.
    .right-safe = Ein sicheres Gebot: Drei Pasche und einer deiner anderen 6er sollten gewinnen.
    .few = Jemand könnte mehr bieten. Zähl drei Pasche und deine Trümpfe.
    .pass = Mit drei Paschen und vier 6ern kannst du bieten.
    .hint = Zähl, was gewinnen sollte: drei Pasche und deine Trümpfe.

lesson-domino-whist-kitty =
    Dein Gebot war das höchste. Im Skat liegt 8-7, und du kannst einen deiner Steine dagegen tauschen.
    {"**"}Welchen Stein gibst du her?**
    .right = 5-1 gewinnt fast nie einen Stich. 8-7 ist nach deinem 7-7 der höchste 7er.
    .keep = Du kannst deine Hand behalten, aber 8-7 ist es wert.
    .hint = Der könnte nützlich sein. Welcher Stein ist in beiden Farben niedrig und allein?

lesson-domino-whist-name =
    Jetzt wähl den Trumpf.
    {"**"}Von welcher Zahl hast du vier, mit dem Pasch?**
    .right = Vier 6er, und 6-6 ist der höchste.
    .eights = Du hast auch vier 8er, aber 8-8 hat jemand anders.
    .hint = Du brauchst eine lange Farbe mit ihrem Pasch.

lesson-domino-whist-learned =
    • Bediene, wenn du kannst. Wenn nicht, gewinnt ein Trumpf.
    • Ein Pasch ist der höchste seiner Zahl.
    • Hast du das Höchstgebot, spiel zuerst Trümpfe aus.
    • Biete, was du holen kannst: Holst du weniger, verlierst du das Gebot.

lesson-domino-whist-bid-title = Bieten oder passen
lesson-domino-whist-bid-welcome = Biete, was du holen kannst: Geschafft zählt es plus, geplatzt minus. Alle anderen bekommen 1 für jeden Stich.

lesson-domino-whist-bid-bid =
    { $cleo } hat 4 geboten. Du hast 8-8, 5-5 und 2-2, dazu vier Nullen.
    {"**"}Was bietest du?**
    .right = Drei Pasche sollten gewinnen, und Nullen als Trumpf noch zweimal. 5 reicht, um 4 zu überbieten.
    .pass = Mit drei Paschen und vier Nullen kannst du mehr als 4 bieten.
    .hint = Das ist mehr, als diese Steine holen sollten. Was reicht gerade, um 4 zu überbieten?

lesson-domino-whist-bid-stop =
    { $ann } hat 6 geboten und { $cleo } 7. Du bist wieder dran.
    {"**"}Was bietest du?**
    .right = 8 Stiche sind zu viel für diese Steine. Und jeder Stich gegen { $cleo } zählt für dich 1.
    .hint = Deine Steine sollten etwa 5 Stiche holen. Bietest du mehr und schaffst es nicht, verlierst du alles.

lesson-domino-whist-bid-learned =
    • Zähl Pasche und die langen Trümpfe, die du haben wirst.
    • Biete nur knapp mehr als die anderen.
    • Zu hoch? Passe, und hol Stiche gegen das Gebot.

lesson-domino-whist-trumps-title = Trümpfe nutzen
lesson-domino-whist-trumps-welcome = Dein Gebot von 7 war das höchste, und du hast 5-4 aus dem Skat genommen. Plane jetzt deine 7 Stiche.

lesson-domino-whist-trumps-name =
    Du hast vier 5er mit 5-5 und vier Nullen: 8-0, 6-0, 4-0 und 3-0.
    {"**"}Welchen Trumpf wählst du?**
    .right = Niedrige Nullen gewinnen nur als Trumpf. Deine 5er sind auch ohne Trumpf hoch genug.
    .fives = 5-5 und deine langen 5er können so gewinnen. Welche Farbe gewinnt nur als Trumpf?
    .hint = Du brauchst einen langen Trumpf. Von welchen Zahlen hast du vier?

lesson-domino-whist-trumps-low =
    Nullen sind Trumpf. { $ann } hat 2-2 ausgespielt, und du hast keine 2er. Du bist zuletzt dran.
    {"**"}Was spielst du?**
    .right = Du bist zuletzt dran, also gewinnt dein niedrigster Trumpf.
    .high = Er gewinnt auch. Aber du bist zuletzt dran: Ein niedrigerer Trumpf reicht.
    .hint = Der kann nicht gewinnen, und du brauchst 7 der 9 Stiche, die noch kommen. Spiel einen Trumpf.

lesson-domino-whist-trumps-draw =
    Du spielst aus. 0-0 ist weg, und drei Trümpfe sind gegen dich: 7-0, 5-0 und 1-0.
    {"**"}Was spielst du aus?**
    .right = Nichts schlägt 8-0 jetzt. Er holt zwei Trümpfe heraus: 5-0 und 1-0.
    .low = 7-0 könnte ihn schlagen. Welchen deiner Trümpfe schlägt niemand?
    .hint = Die anderen haben noch Trümpfe. Hol sie zuerst heraus, mit deinem höchsten.

lesson-domino-whist-trumps-eights =
    Nur 7-0 ist gegen dich. 8-8 und 7-7 sind weg, also ist 8-7 der höchste 8er und der höchste 7er.
    {"**"}Was spielst du aus?**
    .right = Mehr 8er als 7er oder 5er sind draußen. So hat seltener jemand keinen und spielt 7-0 darauf.
    .sevens = Er ist der höchste 7er. Aber nur vier andere sind draußen: Vielleicht hat jemand keinen und spielt Trumpf. Mehr 8er sind draußen.
    .fives = Er ist der höchste 5er. Aber nur vier andere sind draußen: Vielleicht hat jemand keinen und spielt Trumpf. Mehr 8er sind draußen.
    .hint = Den könnte jemand schlagen. Welcher deiner Steine ist der höchste seiner Zahl?

lesson-domino-whist-trumps-learned =
    • Mach die Farbe zum Trumpf, die es am nötigsten hat.
    • Hol Trümpfe mit einem heraus, den niemand schlägt.
    • Spiel dann hoch aus, in der Farbe, von der am meisten draußen ist.

lesson-domino-whist-last-title = Die letzten Stiche
lesson-domino-whist-last-welcome = Du hast 8 geboten, 6er sind Trumpf, und du hast 4 von 5 Stichen. Zähl jetzt, was noch kommt.

lesson-domino-whist-last-blank =
    { $ann } hat 0-0 ausgespielt, und du bist zuletzt dran. Du hast keine Nullen: 6-0 ist Trumpf.
    {"**"}Was spielst du?**
    .right = Du bist zuletzt dran, also gewinnt ein Trumpf: dein fünfter Stich.
    .hint = Der kann nicht gewinnen. Du brauchst noch 4 der letzten 6 Stiche. Welche deiner Steine sind Trumpf?

lesson-domino-whist-last-trump =
    Du hast 5 Stiche. { $ann } hat 1-1 ausgespielt, und du hast keine 1er. Du bist zuletzt dran.
    {"**"}Was spielst du?**
    .right = Dein letzter Trumpf gewinnt. Alle anderen 8er sind weg, also gewinnen danach 8-8 und 8-4.
    .hint = Der kann nicht gewinnen. Du brauchst 3 der letzten 4 Stiche: Spiel deinen letzten Trumpf.

lesson-domino-whist-last-suit =
    Du hast 7 Stiche und brauchst noch einen. Kein Trumpf ist mehr da.
    {"**"}Was spielst du aus?**
    .right = Er ist der letzte 8er, also kann niemand bedienen oder ihn schlagen: dein achter Stich.
    .fours = Als 4er können andere ihn schlagen: 4-4 ist noch draußen. Was ist seine andere Farbe?
    .hint = Den könnte jemand schlagen. Welcher Stein ist der letzte seiner Farbe?

lesson-domino-whist-last-learned =
    • Zähl gegen Ende, was du brauchst und was sicher ist.
    • Der letzte Stein einer Farbe gewinnt, wenn kein Trumpf mehr da ist.
    • Sag die Farbe an, in der niemand deinen Stein schlägt.

lesson-domino-whist-suit-title = Die richtige Farbe
lesson-domino-whist-suit-welcome = Hier gibt es keinen Trumpf. Wer ausspielt, sagt eine der zwei Farben an, und die entscheidet.

lesson-domino-whist-suit-two =
    Du spielst aus, mit 7-3 und 7-0. 7-5 ist noch draußen.
    {"**"}Welcher Stein, und als welche Farbe?**
    .right = Kein höherer 3er ist mehr da, also gewinnst du. Dann kann 7-0 als Null gewinnen.
    .right-blank = Keine höhere Null ist mehr da, also gewinnst du. Dann kann 7-3 als 3er gewinnen.
    .hint = Als 7er verliert er gegen 7-5. Was ist seine andere Farbe?

lesson-domino-whist-suit-last =
    Dein letzter Stein ist 7-0. 0-0 und 8-0 sind weg, und 7-2 ist noch draußen.
    {"**"}Als welche Farbe spielst du ihn aus?**
    .right = Keine höhere Null ist mehr da, also gehört der letzte Stich dir.
    .hint = Als 7er verliert er gegen 7-2. Was ist seine andere Farbe?

lesson-domino-whist-suit-learned =
    • Ein Stein kann in einer Farbe niedrig sein und in der anderen der höchste.
    • Merk dir, welche hohen Steine weg sind.
