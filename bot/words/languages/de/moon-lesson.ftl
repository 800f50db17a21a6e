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

lesson-moon-bid-title = Gebot und Trumpf
lesson-moon-bid-welcome = Biete, was deine Steine holen können, nimm den Skat, wähl Trumpf. Dann hol die Trümpfe heraus.

lesson-moon-bid-bid =
    { $bo } hat 4 geboten. Du hast 3-3 und 6-3, die zwei höchsten 3er, dazu 5-5 und 4-4.
    {"**"}Was bietest du?**
    .right = Zwei Trümpfe und zwei Pasche sollten vier Stiche holen, und 3-2 oder der Skat noch einen.
    .pass = Mit zwei hohen Trümpfen und zwei Paschen kannst du bieten.
    .hint = Alle Stiche, die du holst, zählen sowieso. Biete nur so viel, dass du 4 überbietest.

lesson-moon-bid-name =
    Du hast 5-1 aus dem Skat gegen 6-2 getauscht. Jetzt hast du drei 3er und drei 5er.
    {"**"}Was wählst du?**
    .right = Nur 3-3 schlägt 6-3, also hast du die zwei besten Trümpfe. Und 5-5 kann als Pasch gewinnen.
    .fives = 5-5 gewinnt, aber 6-5, 5-4 und 5-3 schlagen dein 5-2 und 5-1.
    .hint = Du brauchst eine lange Farbe. Von welchen Zahlen hast du drei?

lesson-moon-bid-draw =
    Du hast zwei Stiche. Ein Trumpf ist gegen dich: 4-3.
    {"**"}Was spielst du aus?**
    .right = 4-3 muss auf 3-3 fallen. Jetzt ist dein 3-2 der letzte Trumpf.
    .trumped = 5-5 ist der höchste 5er, aber jemand ohne 5er kann ihn mit 4-3 schlagen.
    .hint = Den könnte jemand schlagen. Welcher deiner Trümpfe schlägt 4-3?

lesson-moon-bid-last =
    Du hast vier Stiche, und kein Trumpf ist mehr da. Spiel einen 5er aus.
    {"**"}Welchen?**
    .right = Niemand kann 5-5 schlagen: dein fünfter Stich, und das Gebot ist geschafft.
    .hint = Ein höherer 5er kann ihn schlagen, und vielleicht spielst du dann nie mehr aus. Nimm zuerst den höchsten.

lesson-moon-bid-learned =
    • Zwei hohe Trümpfe sind besser als drei niedrige.
    • Hol den letzten Trumpf heraus, bevor du andere Farben ausspielst.
    • Hol zuerst die Stiche, die du brauchst.

lesson-moon-trumps-title = Trümpfe nutzen
lesson-moon-trumps-welcome = Du hast 4 geboten und 2er als Trumpf gewählt. Du hast drei Trümpfe, aber 2-2 ist nicht dabei.

lesson-moon-trumps-draw =
    Du spielst aus. Drei Trümpfe sind gegen dich: 2-2, 4-2 und 2-1.
    {"**"}Was spielst du aus?**
    .right = Nur 2-2 schlägt ihn. Hier holt er 2-2 und 2-1 auf einmal heraus.
    .hint = Hol zuerst Trümpfe heraus, mit einem, den nur 2-2 schlagen kann.

lesson-moon-trumps-low =
    Du hast noch keinen Stich, also brauchst du alle vier, die noch kommen. { $ann } hat 6-1 ausgespielt, und { $bo } hat keine 6er. Du bist zuletzt dran.
    {"**"}Was spielst du?**
    .right = Dein niedrigster Trumpf gewinnt. 5-2 brauchst du, um 4-2 herauszuholen.
    .high = Er gewinnt auch. Aber dann schlägt 4-2 dein 3-2, und du brauchst jeden Stich.
    .hint = Der kann nicht gewinnen, und du brauchst alle vier Stiche. Spiel einen Trumpf.

lesson-moon-trumps-lead =
    Ein Trumpf ist gegen dich: 4-2.
    {"**"}Was spielst du aus?**
    .right = 4-2 muss darauf fallen. Danach kann niemand 4-4 und 1-1 schlagen.
    .hint = Das ist der höchste seiner Farbe, aber jemand könnte ihn mit 4-2 schlagen. Hol den zuerst heraus.

lesson-moon-trumps-learned =
    • Spiel einen hohen Trumpf aus, um die anderen herauszuholen.
    • Zuletzt dran? Dein niedrigster Trumpf reicht.
    • Pasche gewinnen, wenn kein Trumpf mehr da ist.

lesson-moon-defend-title = Gegen ein Gebot
lesson-moon-defend-welcome = { $ann } hat 5 geboten und 1er gewählt. Jeder Stich von dir ist ein Punkt für dich, und ihr fehlt er.

lesson-moon-defend-low =
    { $ann } hat 1-1 ausgespielt, den höchsten 1er. Du musst einen 1er spielen.
    {"**"}6-1, 3-1 oder 2-1?**
    .right = 1-1 gewinnt sowieso. Jetzt ist dein 6-1 der höchste Trumpf.
    .hint = 1-1 gewinnt sowieso. Danach ist 6-1 der höchste 1er, also behalte ihn.

lesson-moon-defend-trump =
    { $ann } hat 6-4 ausgespielt, { $bo } 6-6 gelegt. Du bist zuletzt dran und hast keine 6er: 6-1 ist Trumpf.
    {"**"}Was spielst du?**
    .right = Ein Trumpf gewinnt den Stich, und dein niedrigster reicht. Behalte 6-1, den höchsten.
    .high = Er gewinnt auch. Aber du bist zuletzt dran: Ein niedrigerer Trumpf reicht.
    .hint = Der kann nicht gewinnen, und jeder Stich bringt einen Punkt. Welche deiner Steine sind Trumpf?

lesson-moon-defend-learned =
    • Ein hoher Trumpf der anderen gewinnt? Spiel deinen niedrigsten.
    • Jeder Stich von dir schadet auch dem Gebot der anderen.

lesson-moon-moon-title = Der Moon
lesson-moon-moon-welcome = Ein Gebot von 21 ist der Moon: alle sieben Stiche für 21 Punkte. Fehlt einer, verlierst du 21.

lesson-moon-moon-bid =
    { $ann } hat 4 geboten, { $bo } 5. Du hast 2-2, 6-2, 5-2, dann 6-6, 6-5, 3-3 und 0-0.
    {"**"}Was bietest du?**
    .right = Mit 2ern als Trumpf holen deine drei die anderen drei heraus. Dann gewinnen auch 6-6, 6-5, 3-3 und 0-0.
    .hint = Zähl noch einmal: Deine drei Trümpfe holen die anderen drei heraus. Kann dann noch einer deiner Steine verlieren?

lesson-moon-moon-name =
    Du hast deine Hand behalten.
    {"**"}Welchen Trumpf wählst du?**
    .right = Du hast die drei höchsten 2er, und nur drei andere sind draußen.
    .hint = Jemand hätte einen höheren Trumpf, oder mehr davon. Von welcher Zahl hast du die drei höchsten?

lesson-moon-moon-draw =
    2er sind Trumpf: 4-2, 3-2 und 2-1 sind gegen dich.
    {"**"}Was spielst du aus?**
    .right = Niemand kann ihn schlagen. Nach drei Stichen ist kein Trumpf mehr gegen dich.
    .hint = Darauf könnte jemand Trumpf spielen. Hol zuerst alle Trümpfe heraus.

lesson-moon-moon-learned =
    • Biete 21 nur, wenn du sieben sichere Stiche zählst.
    • Ein sicherer Stich: der höchste seiner Farbe, wenn kein Trumpf mehr draußen ist.
