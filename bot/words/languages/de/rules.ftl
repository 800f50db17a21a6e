game-with = { $game } (mit { $other })

part-match = Die Partie
part-deal = Die Runde
part-play = Das Spiel
part-score = Die Wertung

rule-variant = Spielart
rule-target = Endet bei
    .sentence = Die Partie endet, wenn jemand { $number } erreicht, allein oder als Team.

rule-partners = Teams
rule-partners-no = jeder für sich
    .sentence = Jeder spielt für sich.
rule-partners-yes = zwei gegen zwei
    .sentence = Zu viert: Wer sich gegenübersitzt, ist ein Team und zählt die Punkte zusammen.

rule-all-pass = Alle passen
rule-all-pass-throw-in = neu geben
    .sentence = Passen alle, gibt der Nächste neu.

rule-scoring = Wertung
rule-scoring-points = Punkte
    .sentence = Jedes Team bekommt, was es holt. Platzt ein Gebot, geht es an das andere.
rule-scoring-marks = Striche
    .sentence = Eine Runde bringt 1 Strich oder so viele wie geboten: geschafft für das Team mit dem Gebot, geplatzt für das andere.

rule-nel-o = Nel-O
rule-nel-o-on = an
    .sentence = Du kannst Nel-O bieten: jeden Stich verlieren, allein gegen das andere Team.

rule-nel-o-doubles = Pasche in Nel-O
rule-nel-o-doubles-high = hoch
    .sentence = Ein Pasch ist der höchste Stein seiner Zahl, wie immer.
rule-nel-o-doubles-low = niedrig
    .sentence = Ein Pasch ist der niedrigste Stein seiner Zahl, noch unter der Null.
rule-nel-o-doubles-own-suit = eigene Farbe
    .sentence = Pasche sind eine eigene Farbe, 6-6 am höchsten.
rule-nel-o-doubles-bidders-choice = freie Wahl
    .sentence = Wer das Höchstgebot hat, sagt, ob Pasche hoch, niedrig oder eine Farbe sind.

options-players = { $game } ist für { $counts }, nicht für { $players } Spieler.
options-partners-need-four = Für Teams braucht es 4 Spieler. Nimm 4 Plätze oder spiel ohne Teams.
options-need = „{ $rule }“ zählt nur mit „{ $other }: { $value }“.
options-idle = „{ $rule }“ ändert mit den anderen Regeln hier nichts.
options-unknown-rule = Eine Regel „{ $name }“ kenne ich nicht. Nimm einen der Vorschläge.
options-bad-value = { $rule } kann nicht „{ $value }“ sein. Zur Wahl: { $values }.
options-bad-number = { $rule } kann nicht „{ $value }“ sein. Wähl eine Zahl von { $least } bis { $most }.
options-unknown-game = Das Spiel „{ $name }“ kenne ich nicht. Zur Wahl: { $games }.
options-unknown-preset = Die Variante „{ $name }“ kenne ich nicht. Zur Wahl: { $presets }.

rules-heading =
    ## Regeln
    {"-#"} { $game } · { $rules }
rules-part = {"###"} { $part }
rules-rule = {"**"}{ $rule }: { $value }**
rules-rule-changed = -# Geändert. { $preset }: { $value }.
rules-other-value = - **{ $value }**: { $sentence }
rules-select = Eine Regel ändern
rules-number = eine Zahl von { $least } bis { $most }
rules-note = -# Änderungen gelten sofort, nur an diesem Tisch.
rules-locked = -# Nur Admins können auf diesem Server Regeln ändern.
rules-fixed = -# Die Partie läuft, die Regeln stehen fest.
rules-host-changes = -# Der Host oder die Moderation kann die Regeln vor der Partie ändern.
rules-player-changes = -# { $host } (Host) oder die Moderation kann die Regeln vor der Partie ändern.
rules-made-usual = -# Neue Tische für { $game } beginnen auf diesem Server jetzt mit diesen Regeln.

button-change = Ändern
button-turn-on = Einschalten
button-turn-off = Ausschalten
button-another-number = Andere Zahl
button-usual-rules = Für Server merken
button-reset-rules = Zurücksetzen

rules-hints-in-match = Tipps: **an**. Bist du dran, hilft **Tipp**. Nur du siehst ihn.
rules-hints-not-in-match = Tipps: **aus** in dieser Partie.
rules-hints-off = Tipps: **aus**, wenn andere mitspielen. Allein mit Computern sind sie immer an.
rules-hints-asked = Tipps: **an, wenn alle zustimmen**. Es fehlt noch: { $who }. Tipp auf **Tipps zustimmen**.
rules-hints-on = Tipps: **an**. Wer mitspielt, stimmt zu.

levels-heading = ## Stufe der Computer
levels-host = -# Der Host wählt die Stufe.
levels-fair = -# Computer sehen nur ihre eigenen Steine und den Tisch, wie du.

clock-heading = ## Zeit
clock-quick = Schnell ({ $time })
clock-evening = Gemütlich ({ $time })
clock-post = Fernpartie ({ $time })
clock-seconds = { $count } Sek.
clock-minutes = { $count } Min.
clock-hours = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}
clock-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
clock-told = Zeit: **{ $clock }**
clock-note = -# Ist deine Zeit für einen Zug um, spielt ein Computer für dich, bis du zurück bist.
clock-host = -# Der Host kann die Zeit ändern.
clock-alone = -# Du spielst nur gegen Computer, also lass dir Zeit.
clock-reminder = ⏰ Du bist dran, { $who }. Bist du weg, übernimmt { $when } ein Computer.
clock-reminder-late = ⏰ Du bist dran, { $who }.
rule-off = aus
    .sentence = Ihr spielt ohne.
picked-now = { "**" }{ $what }** (jetzt)
