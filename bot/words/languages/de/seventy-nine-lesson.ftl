lesson-seventy-nine-welcome = Du, { $bo } und { $dee } spielt gegen { $ann }, { $cleo } und { $eli }, mit zwei Sätzen: Jeden Stein gibt es zweimal. Jemand spielt einen Stein aus, die anderen spielen dazu, und der beste Stein gewinnt den Stich für sein Team.

lesson-seventy-nine-follow =
    { $dee } aus deinem Team hat 6er ausgespielt. Hast du 6er, musst du bedienen.
    {"**"}Welchen 6er kann kein anderer 6er schlagen?**
    .right = 6-6 ist der höchste. Es gibt noch einen, aber von zwei gleichen Steinen gewinnt der erste.
    .hint = 6-4 ist 10 Punkte wert. Ein höherer 6er könnte sie für { $ann } oder { $cleo } holen.

lesson-seventy-nine-give =
    { $dee } aus deinem Team liegt mit 2-2 vorn. Du kannst spielen, was du willst: 5-2 ist Trumpf, also kein 2er. 5-5 und 6-4 zählen je 10.
    {"**"}Was gibst du deinem Team?**
    .right = Nur ein Trumpf schlägt 2-2, und dein Team holt 10 Punkte mehr.
    .nothing = Das ist sicher, bringt aber keine Punkte. Welcher Stein zählt 10?
    .hint = Dein Team gewinnt diesen Stich. Behalte deine Trümpfe und gib einen Stein, der zählt.

lesson-seventy-nine-lead =
    Du spielst aus. 5er sind Trumpf: Sie schlagen alle anderen Steine.
    {"**"}Welchen Stein kann niemand schlagen?**
    .right = Von zwei gleichen Steinen gewinnt der erste, also ist 5-5 sicher. { $dee } muss den anderen 5-5 dazulegen, und { $bo } gibt 6-4: 31 Punkte.
    .hint = Den könnte jemand schlagen. Was ist dein höchster Trumpf?

lesson-seventy-nine-count =
    { $ann } hat Nullen ausgespielt, und 3-2 liegt im Stich. Der zählt 5 und jeder Stich 1. Du bist zuletzt dran und hast nur Trümpfe.
    {"**"}Welcher Trumpf reicht?**
    .right = Nach dir spielt niemand, also gewinnt dein niedrigster Trumpf: 6 Punkte.
    .hint = Er gewinnt auch. Aber du bist zuletzt dran, also behalte die hohen.

lesson-seventy-nine-bid =
    So begann diese Runde. Biete die Punkte, die dein Team holt: Ist das Gebot geschafft, bekommt ihr alles, was ihr holt.
    {"**"}Du hast fünf 5er mit 5-5, dazu 6-6. Was bietest du?**
    .right = Ihr bekommt sowieso, was ihr holt, also biete nicht mehr als nötig.
    .pass = Fünf 5er, 6-6 und zwei Partner: Du kannst bieten.
    .hint = Ein höheres Gebot bringt nicht mehr Punkte. Was ist das kleinste?

lesson-seventy-nine-name =
    Dein Gebot war das höchste, also wählst du den Trumpf.
    {"**"}Von welcher Zahl hast du am meisten?**
    .right = Fünf der vierzehn 5er, und 5-5 ist der höchste.
    .hint = Zähl deine Steine von jeder Zahl.

lesson-seventy-nine-learned =
    • Bediene, wenn du kannst. Wenn nicht, hilf deinem Team.
    • Jeder Stich zählt 1, 5-5 und 6-4 zählen 10. 5-0, 4-1 und 3-2 zählen 5.
    • Von zwei gleichen Steinen gewinnt der erste.
    • Biete, was dein Team holen kann, und nicht mehr.
