game-domino-whist = Domino-Whist
    .aim = Biete, wie viele Stiche du holst, und hol sie dann. Wer zuerst { $target } hat, gewinnt.
    .aim-partners = Biete, wie viele Stiche dein Team holt, dann müsst ihr sie holen. Das erste Team mit { $target } gewinnt.
    .credit = Erfunden von Howard Fosdick.

rule-target-domino-whist = 20, 25 oder 30
    .sentence = Zu dritt geht es bis 25, in Teams bis 30, sonst bis 20.

rule-passing = Weitergeben
rule-passing-on = 3 Steine
    .sentence = Vor dem Bieten 3 Steine weitergeben: rechts, links, keine. Zu viert: links, rechts, gegenüber, keine.

rule-rebid-after-pass = Nach Passen bieten
rule-rebid-after-pass-on = an
    .sentence = Nach dem Passen kannst du wieder bieten, solange das Bieten läuft.

rule-contract = Stiche des Partners
rule-contract-side = zählen fürs Gebot
    .sentence = Die Stiche von beiden im Team zählen fürs Gebot, und nur das Gebot bringt Punkte.
rule-contract-individual = je 1 Punkt
    .sentence = Fürs Gebot zählen nur die eigenen Stiche. Der Partner bekommt 1 pro Stich, geschafft oder geplatzt.

rule-all-pass-dealer-takes-minimum = der Geber spielt
    .sentence = Passen alle, spielt der Geber um das kleinste Gebot.

preset-domino-whist-whist = Übliche Regeln
    .sentence = Jeder für sich. Zu dritt bis 25.
preset-domino-whist-partners = Teams
    .sentence = Das kleinste Gebot ist 4.
preset-domino-whist-passing = Weitergeben
    .sentence = 3 Steine vor dem Bieten weitergeben, immer woandershin.
preset-domino-whist-partners-passing = Teams, mit Weitergeben
    .sentence = 3 Steine weiter: links, rechts, gegenüber, dann keine.
preset-domino-whist-partners-own-bids = Teams, eigene Gebote
    .sentence = Fürs Gebot zählen nur die eigenen Stiche.
preset-domino-whist-dealer-plays = Der Geber spielt
    .sentence = Passen alle, spielt der Geber um das kleinste Gebot.
