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
