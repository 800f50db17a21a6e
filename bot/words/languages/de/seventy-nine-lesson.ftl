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

lesson-seventy-nine-trump-title = Trumpf wählen und ziehen
lesson-seventy-nine-trump-welcome = Alle haben gepasst, und dein Gebot von 50 war das höchste. Jetzt nutz deine Trümpfe.

lesson-seventy-nine-trump-name =
    Du hast fünf 2er, drei 3er und zwei 4er, aber nicht 2-2.
    {"**"}Welchen Trumpf wählst du?**
    .right = Fünf der vierzehn 2er: Bald gehören deine zu den letzten.
    .hint = Am meisten zählt die Länge. Von welcher Zahl hast du am meisten?

lesson-seventy-nine-trump-low =
    2er sind Trumpf. { $ann } hat 1-1 ausgespielt, und niemand hat ihn geschlagen. Du bist zuletzt dran und hast keine 1er.
    {"**"}Was spielst du?**
    .right = Du bist zuletzt dran, also gewinnt dein niedriger Trumpf. 6-2 behältst du, und du spielst aus.
    .high = Er gewinnt auch. Aber du bist zuletzt dran: Ein niedrigerer Trumpf reicht.
    .hint = Der kann nicht gewinnen. Du brauchst noch 19 Punkte, also hol dir mit einem Trumpf das Ausspiel.

lesson-seventy-nine-trump-draw =
    Du spielst aus, mit deinem letzten Trumpf, 6-2. Zwei andere sind vielleicht noch draußen: 4-2 und der andere 6-2.
    {"**"}Was spielst du aus?**
    .right = Jetzt schlägt ihn nichts: Von zwei gleichen Steinen gewinnt der erste. Er holt 4-2 heraus, und { $dee } gibt 5 Punkte dazu.
    .hint = 4-2 oder 6-2 könnte ihn noch schlagen. Hol sie zuerst heraus.

lesson-seventy-nine-trump-learned =
    • Wähl deine längste Zahl.
    • Zuletzt dran? Ein niedriger Trumpf reicht.
    • Spiel Trümpfe aus, bis keine anderen mehr da sind.

lesson-seventy-nine-pairs-title = Jeden Stein zweimal
lesson-seventy-nine-pairs-welcome = Jeden Stein gibt es zweimal, und von zwei gleichen gewinnt der erste. Du hast 51 geboten, 1er sind Trumpf.

lesson-seventy-nine-pairs-second =
    { $ann } hat 6-6 ausgespielt, den höchsten 6er. Du bist zuletzt dran.
    {"**"}6-6 oder 6-3?**
    .right = Der erste 6-6 gewinnt sowieso. Jetzt ist deiner der höchste 6er.
    .hint = Von zwei gleichen Steinen gewinnt der erste, also verliert dein 6-6 hier. Später ist er der höchste 6er.

lesson-seventy-nine-pairs-last =
    { $ann } hat 2-2 ausgespielt, { $cleo } hat 5-5 dazugelegt, und 2-2 liegt vorn. Du bist zuletzt dran und hast keine 2er.
    {"**"}Was spielst du?**
    .right = Du bist zuletzt dran, also gewinnt dein niedrigster Trumpf 11 Punkte. Beide 1-1 hast du noch.
    .high = Er gewinnt auch. Aber 1-1 ist der höchste Trumpf, und hier reicht ein niedriger.
    .hint = Der kann nicht gewinnen, und 11 Punkte liegen im Stich. Welche deiner Steine sind Trumpf?

lesson-seventy-nine-pairs-first =
    Du spielst aus, mit beiden 1-1, 6-6, beiden 4-4 und 4-3.
    {"**"}Was spielst du aus?**
    .right = Niemand kann ihn schlagen, und alle können Punkte dazulegen: Hier holt dein Team 26.
    .hint = Darauf könnte jemand Trumpf spielen. Hol zuerst ihre Trümpfe heraus.

lesson-seventy-nine-pairs-learned =
    • Spiel den ersten von zwei gleichen aus, und der andere schlägt ihn nicht.
    • Behalte einen Stein, der jetzt der höchste ist.
    • Zähl jeden Stein zweimal.

lesson-seventy-nine-partners-title = Drei im Team
lesson-seventy-nine-partners-welcome = { $bo } und { $dee } sind in deinem Team, { $ann }, { $cleo } und { $eli } im anderen. Alle Punkte gehören dem Team.

lesson-seventy-nine-partners-bid =
    { $dee } hat 50 geboten, und die anderen haben gepasst. Du bietest zuletzt, mit drei 4ern und vier 2ern.
    {"**"}Was bietest du?**
    .right = { $dee } hat das Gebot für dein Team und wählt den Trumpf. Ein höheres ist nur schwerer zu schaffen.
    .hint = { $dee } hat schon das Gebot für dein Team. Ein höheres ist schwerer zu schaffen.

lesson-seventy-nine-partners-win =
    4er sind Trumpf. { $dee } hat 4-2 ausgespielt, und { $eli } hat 3-2 abgeworfen. Ein 4-4 ist schon weg.
    {"**"}4-4 oder 5-4?**
    .right = Den letzten 4-4 schlägt nichts. Dein Team holt hier 21 Punkte.
    .hint = { $ann } und { $cleo } kommen nach dir: 6-4 oder 4-4 könnte ihn schlagen. Welcher von deinen ist sicher?

lesson-seventy-nine-partners-give =
    { $cleo } hat 5-5 ausgespielt, und { $dee } hat mit 6-4 Trumpf gespielt. Beide 4-4 sind weg, und du musst einen 5er spielen.
    {"**"}5-1 oder 5-0?**
    .right = Niemand kann 6-4 schlagen, und 5-0 zählt 5. Dein Team holt hier 26 Punkte.
    .hint = Das ist sicher. Aber dein Team gewinnt diesen Stich: Welcher deiner 5er zählt?

lesson-seventy-nine-partners-learned =
    • Jemand aus deinem Team hat das Gebot? Passe.
    • Gewinn sicher, wo Punkte fallen können.
    • Dein Team gewinnt den Stich sicher? Gib Steine, die zählen.

lesson-seventy-nine-points-title = Steine, die zählen
lesson-seventy-nine-points-welcome = 5-5 und 6-4 zählen 10, 5-0, 4-1 und 3-2 zählen 5. Du hast 50 geboten, 4er sind Trumpf, und dein Team hat 39.

lesson-seventy-nine-points-trump =
    { $dee } hat 5-5 ausgespielt, und { $eli } hat 5-4 als Trumpf gespielt. Du hast keine 5er, und alle anderen 6-4 und 4-4 sind weg.
    {"**"}Was spielst du?**
    .right = Nur dein eigener 4-4 schlägt 6-4. Hier holt dein Team 26 Punkte und schafft das Gebot.
    .high = Er gewinnt auch. Aber 6-4 zählt 10: Hol sie jetzt, und behalte 4-4 zum Ausspielen.
    .hint = 5-4 liegt vorn, und 5-5 zählt 10. Welcher deiner Trümpfe schlägt 5-4?

lesson-seventy-nine-points-lead =
    Das Gebot ist geschafft, aber jeder Punkt zählt noch. Ein paar 4er sind gegen dich.
    {"**"}Was spielst du aus?**
    .right = Niemand kann ihn schlagen. Er holt drei 4er heraus, und 4-1 zählt 5.
    .hint = Den könnte jemand schlagen. Welchen deiner Trümpfe schlägt niemand?

lesson-seventy-nine-points-learned =
    • Gewinn Trümpfe, die zählen, in einem sicheren Stich.
    • Ist das Gebot geschafft, mach weiter: Jeder Punkt zählt noch.
