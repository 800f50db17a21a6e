lesson-moon-welcome = Alle spielen für sich. Jemand spielt einen Stein aus, die anderen spielen dazu, und der beste gewinnt den Stich. Du hast 5 der 7 Stiche geboten, also hol mindestens 5.

lesson-moon-follow =
    { $bo } hat 3-3 ausgespielt. Hast du 3er, musst du bedienen. 5er sind Trumpf, also ist 5-3 kein 3er.
    {"**"}Deine beiden 3er verlieren. Welchen gibst du her?**
    .right = Jetzt hast du keine 4er mehr und kannst auf 4er einen Trumpf spielen.
    .hint = Behältst du 4-3, musst du ihn auf 4er spielen. Wirst du ihn los?

lesson-moon-trump =
    { $bo } hat 4-1 ausgespielt, und du hast keine 4er, also kannst du spielen, was du willst. 5er sind Trumpf: Sie schlagen alles andere.
    {"**"}Was gewinnt diesen Stich?**
    .right = Er gewinnt: Niemand sonst hat noch einen 5er.
    .hint = 3-2 ist weder 4er noch Trumpf, also kann er nicht gewinnen.

lesson-moon-lead =
    Du spielst aus, und 5er sind Trumpf.
    {"**"}Welchen Stein kann niemand schlagen?**
    .right = Nichts schlägt 5-5, und alle mit einem 5er müssen ihn spielen. So bleiben weniger Trümpfe gegen dich.
    .low = Ein Trumpf ist richtig, aber ein höherer könnte ihn schlagen.
    .trumped = Jemand ohne 6er könnte einen Trumpf spielen. Welcher Trumpf ist der höchste?
    .hint = Den könnte jemand schlagen. Was ist dein bester Trumpf?

lesson-moon-bid =
    So begann diese Runde. { $bo } hat 4 geboten. Biete mehr oder passe: Ein geschafftes Gebot bringt deine Stiche, ein geplatztes verlierst du.
    {"**"}Du hast vier 5er mit 5-5. Was bietest du?**
    .right = Vier Trümpfe sollten drei oder vier Stiche holen, und der Skat bringt oft noch einen.
    .pass = Mit vier 5ern und ihrem Pasch kannst du bieten.
    .moon = 21 ist der Moon: alle sieben Stiche. Dafür brauchst du sichere Steine in jeder Farbe.
    .hint = Das ist mehr, als diese Steine holen können. 5 reicht, um 4 zu überbieten.

lesson-moon-kitty =
    Dein Gebot war das höchste. Im Skat liegt 6-6, und du kannst einen deiner Steine dagegen tauschen. Niemand sieht, ob du tauschst.
    {"**"}Welchen Stein gibst du her?**
    .right = Als 6er verliert 6-2 gegen alle anderen, und 6-6 ist der höchste.
    .keep = Du kannst deine Hand behalten, aber 6-6 gewinnt, solange niemand einen Trumpf darauf spielt.
    .hint = Der könnte nützlich sein. Welchen Stein brauchst du mit 6-6 nicht mehr?

lesson-moon-name =
    Jetzt wähl den Trumpf.
    {"**"}Von welcher Zahl hast du vier, mit dem Pasch?**
    .right = Vier 5er, und 5-5 ist der höchste.
    .none = Ohne Trumpf gewinnen deine niedrigen 5er nur, wenn du sie spät ausspielst.
    .hint = Du brauchst eine lange Farbe mit ihrem Pasch.

lesson-moon-learned =
    • Bediene, wenn du kannst. Wenn nicht, gewinnt ein Trumpf.
    • Ein Trumpf ist nur Trumpf: Zur Farbe seines anderen Endes gehört er nicht.
    • Hast du das Höchstgebot, spiel zuerst deine besten Trümpfe aus.
    • 21 ist der Moon: alle sieben Stiche, für 21 Punkte.
