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

lesson-forty-two-bid-title = Gebot und Trumpf
lesson-forty-two-bid-welcome = Ein guter Trumpf ist mehr wert als ein paar Pasche. Hier haben alle gepasst, und du bietest zuletzt.

lesson-forty-two-bid-bid =
    Du hast vier 2er, ohne 2-2, und zwei Pasche: 5-5 und 1-1.
    {"**"}Was bietest du?**
    .right = Vier Trümpfe und zwei Pasche sollten 30 holen. Wie jedes Gebot bis 42 ist das einen Strich wert.
    .pass = Mit vier 2ern und zwei Paschen kannst du bieten.
    .hint = Jedes Gebot von 30 bis 42 ist einen Strich wert, also biete nicht mehr als nötig.

lesson-forty-two-bid-name =
    Dein Gebot von 30 war das höchste.
    {"**"}Welchen Trumpf wählst du?**
    .right = Die meisten 2er hast du. Sind die anderen weg, gewinnen deine.
    .fives = 5-5 ist der höchste 5er, aber du hast nur zwei 5er. Welche Farbe ist deine längste?
    .hint = Zähl deine Steine jeder Zahl. Welche Farbe ist deine längste?

lesson-forty-two-bid-draw =
    Du spielst aus. Drei Trümpfe sind gegen dich: 2-2, 2-1 und 2-0.
    {"**"}Was spielst du aus?**
    .right = Das holt Trümpfe heraus: hier 2-2 und 2-1 auf einmal. Und 3-2, der 5 zählt, hast du noch.
    .count = Ein Trumpf ist richtig. Aber 3-2 zählt 5, und 2-2 könnte ihn holen.
    .hint = Hol zuerst die Trümpfe der anderen heraus. Sie könnten ihn sonst schlagen.

lesson-forty-two-bid-last =
    Du hast 13 Punkte und brauchst 30. Es fehlen noch 18, also hol jeden Stich. Ein Trumpf ist gegen dich: 2-0.
    {"**"}Was spielst du aus?**
    .right = 2-0 muss jetzt fallen und verliert. Danach kann niemand dein 1-1 mit Trumpf schlagen.
    .hint = 1-1 ist der höchste 1er, aber 2-0 kann ihn als Trumpf schlagen. Hol den zuerst heraus.

lesson-forty-two-bid-learned =
    • Eine lange Farbe ist ein guter Trumpf, auch ohne ihren Pasch.
    • Spiel zuerst Trümpfe aus, die nichts zählen.
    • Spiel deine Pasche aus, wenn niemand sonst mehr Trumpf hat.

lesson-forty-two-trumps-title = Trümpfe nutzen
lesson-forty-two-trumps-welcome = Du hast 31 geboten, und 5er sind Trumpf. 5-0 zählt 5 Punkte, also sorg dafür, dass dein Team ihn gewinnt.

lesson-forty-two-trumps-low =
    { $cleo } hat 6-6 ausgespielt, und du hast keine 6er. Ein Trumpf ist gegen dich, 5-4, und er schlägt 5-3, 5-1 und 5-0.
    {"**"}Was spielst du?**
    .right = Ein Trumpf gewinnt, außer jemand legt 5-4 darauf. Und 5-0 bleibt sicher bei dir.
    .count = Er gewinnt auch, außer 5-4 schlägt ihn. Aber 5-0 zählt 5: Riskier ihn hier nicht.
    .hint = 0-0 kann diesen Stich nicht gewinnen. Welcher deiner Steine kann es?

lesson-forty-two-trumps-lead =
    Du hast 17 Punkte und spielst aus. 5-4 ist noch draußen.
    {"**"}5-1, 5-0 oder 0-0?**
    .right = { $cleo } muss 5-4 spielen und gewinnt einen Punkt. Jetzt ist 5-0 der letzte Trumpf.
    .right-blank = Das ist die höchste Null. Sie gewinnt, außer jemand legt 5-4 darauf.
    .hint = 5-4 schlägt ihn, und die anderen gewinnen 6 Punkte.

lesson-forty-two-trumps-last =
    { $cleo } hat 4-2 ausgespielt, und du hast keine 4er. Dein 5-0 ist der letzte Trumpf.
    {"**"}5-0 oder 0-0?**
    .right = Der letzte Trumpf gewinnt immer: 6 Punkte. Danach gewinnt 0-0 den letzten Stich.
    .hint = 0-0 kann diesen Stich nicht gewinnen, und vielleicht schafft ihr dann keine 31.

lesson-forty-two-trumps-learned =
    • Ein niedriger Trumpf reicht oft.
    • Ein Trumpf, der 5 zählt, ist für Stiche, die er sicher gewinnt.
    • Zähl die Trümpfe mit, und hol den letzten der anderen heraus.

lesson-forty-two-partner-title = Dem Partner helfen
lesson-forty-two-partner-welcome = { $bo } ist dein Partner. Alles, was er holt, zählt auch für dich.

lesson-forty-two-partner-bid =
    { $ann } hat 30 geboten, { $bo } 31, und { $cleo } hat gepasst. Du hast vier 2er und 4-4.
    {"**"}Was bietest du?**
    .right = { $bo } hat das Gebot, und es ist deinem Team einen Strich wert. Ein höheres ist nur schwerer zu schaffen.
    .hint = Dein Partner { $bo } hat schon das Gebot. Ein höheres ist schwerer zu schaffen.

lesson-forty-two-partner-give =
    3er sind Trumpf, und nur { $bo } hat noch einen. Er hat 1-1 ausgespielt, und du hast keine 1er.
    {"**"}Was gibst du?**
    .right = Niemand kann 1-1 schlagen, und 6-4 zählt 10. Mit 4-1 von { $ann } holt dein Team 16 Punkte.
    .hint = Diesen Stich gewinnt sicher dein Team. Welcher deiner Steine zählt 10?

lesson-forty-two-partner-learned =
    • Dein Partner hat das Gebot? Passe, außer deine Hand ist sehr stark.
    • Dein Partner gewinnt den Stich sicher? Gib Steine, die zählen.

lesson-forty-two-defend-title = Gegen ein Gebot
lesson-forty-two-defend-welcome = { $ann } hat 30 geboten, und 3er sind Trumpf. Holt ihr Team weniger, bekommt dein Team den Strich.

lesson-forty-two-defend-ones =
    { $ann } hat 22 Punkte und hat 1-1 ausgespielt, den höchsten 1er. Du bist zuletzt dran.
    {"**"}4-1 oder 2-1?**
    .right = 1-1 gewinnt sowieso, und 2-1 zählt nichts: Sie bekommt einen Punkt.
    .hint = 4-1 zählt 5, und { $ann } würde ihn gewinnen. Welcher 1er zählt nichts?

lesson-forty-two-defend-fours =
    { $ann } hat 23 Punkte und hat 4-4 ausgespielt, den höchsten 4er. Du bist zuletzt dran.
    {"**"}4-1 oder 4-0?**
    .right = Sie gewinnt nur einen Punkt und braucht noch 6.
    .hint = Mit 4-1 hätte { $ann } 29 Punkte und bräuchte nur noch einen.

lesson-forty-two-defend-learned =
    • Zähl mit: Was haben die anderen, und was brauchen sie noch?
    • Gewinnen sie den Stich? Behalte Steine, die zählen, für einen eigenen.

lesson-forty-two-nel-o-title = Jeden Stich verlieren
lesson-forty-two-nel-o-welcome = Manche Tische spielen Nel-O: ein Gebot, jeden Stich zu verlieren. Dein Partner setzt aus, und es gibt keinen Trumpf.

lesson-forty-two-nel-o-bid =
    Du bietest zuerst, mit 5-1, 3-1, 3-0, 2-0, 1-1, 1-0 und 0-0.
    {"**"}Was bietest du?**
    .right = Niedrige Steine verlieren. Gewinnst du keinen Stich, bekommt dein Team einen Strich.
    .thirty = Du hast vier 1er, also ist 30 ein gutes Gebot. Aber diese niedrigen Steine verlieren noch sicherer.
    .pass = Auch mit niedrigen Steinen kannst du bieten. Welches Gebot heißt, jeden Stich zu verlieren?
    .hint = Das ist schwer zu schaffen. Welches Gebot heißt, jeden Stich zu verlieren?

lesson-forty-two-nel-o-lead =
    Du spielst aus und darfst nicht gewinnen. Ein Stein zählt als seine höhere Zahl.
    {"**"}Was spielst du aus?**
    .right = Dein höchster Stein, also weg damit: Wer einen höheren 5er hat, muss ihn schlagen oder 5-0 spielen.
    .right-low = Er ist niedrig in seiner Farbe, also schlagen ihn andere.
    .high = Ein Pasch ist der höchste seiner Zahl: Du gewinnst den Stich, und dein Gebot ist geplatzt.
    .hint = Als Ausspiel ist das die einzige Null. Niemand kann sie schlagen, also gewinnst du den Stich.

lesson-forty-two-nel-o-learned =
    • Nel-O braucht niedrige Steine, und niedrige neben jedem Pasch.
    • Spiel deinen gefährlichen Stein zuerst aus, solange andere höhere haben.
