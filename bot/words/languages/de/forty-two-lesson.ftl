lesson-forty-two-welcome = Du und { $bo } spielt gegen { $ann } und { $cleo }. Jemand spielt einen Stein aus, die anderen spielen dazu, und der beste Stein gewinnt den Stich für sein Team.

lesson-forty-two-follow =
    { $cleo } hat 1-1 ausgespielt, den höchsten 1er. Hast du 1er, musst du bedienen.
    {"**"}Welchen 1er gibst du her?**
    .right = Beide verlieren gegen 1-1. Behalte 6-1: Als 6er könnte er noch gewinnen.
    .hint = Beide verlieren gegen 1-1. Welcher könnte später noch einen Stich gewinnen?

lesson-forty-two-trump =
    { $cleo } hat 4er ausgespielt, und du hast keine, also kannst du spielen, was du willst. 5er sind Trumpf: Sie schlagen alles andere, und du hast die letzten zwei.
    {"**"}Was gewinnt diesen Stich und bringt die meisten Punkte?**
    .right = Ein Trumpf gewinnt, und 5-0 zählt 5. { $bo } legt 3-2 dazu, noch 5.
    .lower = Ein Trumpf gewinnt, aber 5-2 zählt nichts. Welcher deiner Trümpfe bringt noch 5 Punkte?
    .hint = 6-1 ist weder 4er noch Trumpf, also kann er nicht gewinnen.

lesson-forty-two-lead =
    Du spielst aus. 5er sind Trumpf: Sie schlagen alle anderen Steine.
    {"**"}Welchen Stein kann niemand schlagen?**
    .right = Nichts schlägt 5-5, und er zählt 10. Alle mit einem 5er müssen ihn spielen.
    .trumped = Wer keine 6er hat, könnte einen Trumpf spielen. Welcher Trumpf ist der höchste?
    .count = 5-0 zählt 5, und ein höherer Trumpf könnte ihn holen. Welcher ist der höchste?
    .hint = Den könnte jemand schlagen. Was ist dein höchster Trumpf?

lesson-forty-two-count =
    Du hast 22 Punkte und brauchst 30. Ein Trumpf ist noch draußen, 5-4, und er schlägt deine. 5-0, 4-1 und 3-2 zählen je 5, und 5-5 und 6-4 zählen 10.
    {"**"}Spiel einen Trumpf aus, der nichts zählt, um ihn herauszuholen.**
    .right = { $cleo } muss 5-4 spielen. Sie gewinnt wenig, und die letzten Trümpfe sind deine.
    .five = Das holt 5-4 auch heraus, aber { $cleo } würde damit 5 Punkte gewinnen.
    .trumped = 5-4 könnte ihn schlagen. Hol den zuerst heraus, mit einem Trumpf.
    .hint = Das holt 5-4 nicht heraus. Spiel einen Trumpf aus.

lesson-forty-two-bid =
    So begann diese Runde. Biete, wie viele der 42 Punkte dein Team holt.
    {"**"}Du hast vier 5er mit 5-5, dazu 6-6. Was bietest du?**
    .right = Jedes Gebot von 30 bis 42 ist einen Strich wert, also reicht das kleinste.
    .right-fair = Ein gutes Gebot. 30 ist genauso viel wert, einen Strich.
    .pass = Vier 5er samt Pasch und 6-6: Du kannst bieten.
    .all = 84 verspricht jeden Stich, und 1-0 gewinnt keinen.
    .hint = Jedes Gebot von 30 bis 42 ist einen Strich wert, also biete wenig.

lesson-forty-two-name =
    Dein Gebot war das höchste, also wählst du den Trumpf.
    {"**"}Von welcher Zahl hast du vier, mit dem Pasch?**
    .right = Vier 5er, und 5-5 ist der höchste.
    .none = Ohne Trumpf hält nichts die langen Farben der anderen auf.
    .hint = Du brauchst eine lange Farbe mit ihrem Pasch.

lesson-forty-two-learned =
    • Bediene, wenn du kannst. Wenn nicht, gewinnt ein Trumpf.
    • Jeder Stich zählt 1, 5-5 und 6-4 zählen 10. 5-0, 4-1 und 3-2 zählen 5.
    • Hast du das Höchstgebot, spiel zuerst deine besten Trümpfe aus.
    • Hol, was du geboten hast, sonst bekommt das andere Team die Striche.
