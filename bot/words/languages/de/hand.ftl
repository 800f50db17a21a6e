hand-turn = { $phase ->
    [opening] **Du beginnst** in { $where }. Spiel einen Stein aus oder lass { $who } ausspielen.
    [review] **Rückblick** in { $where }: Zug anzweifeln oder akzeptieren.
    [moon] **Dein Durchmarsch** in { $where }! Wer bekommt die Punkte?
   *[play] **Du bist dran** in { $where }: { $ask }.
}
hand-pass = **Gib { $count ->
    [one] { $count } Stein
   *[other] { $count } Steine
} an { $who } weiter.** Du kannst es dir anders überlegen, bis alle gewählt haben.
hand-passed = Du gibst **{ $pieces }** an { $who } weiter. Du kannst es dir anders überlegen, bis alle gewählt haben.

hand-waiting = In { $where }: { $what }.
hand-wait = In { $where } sind die anderen dran.

hand-which = { $way ->
    [suit] { $piece } als welche Farbe ausspielen?
    [train] { $piece } an welchen Zug legen?
   *[end] { $piece } an welches Ende legen?
}
hand-received = { $who } hat dir { $pieces } gegeben.
hand-claim = { $concedes ->
    [yes] -# Am Stand ändert sich nichts mehr. **{ $button }**?
   *[no] -# Alle übrigen Stiche sind deine. **{ $button }** beendet die Runde.
}
challenge-ask = **Zug anzweifeln** in { $where }? Falsch bedienen kostet { $cost }, zu Unrecht anzweifeln nichts.
challenge-none = Noch nichts anzuzweifeln in { $where }.

chose = Erledigt: { $move }.
chose-last = Erledigt: { $move }. { $over }.
chose-kitty = Du hast { $piece } gegen den Skat getauscht.
chose-to-keep = Deine Hand bleibt.
where-own = { $own ->
    [deal] dieser Runde
    [duel] deinem Duell
   *[match] deiner eigenen Partie
}
scores-none = Noch keine Runde gewertet.

undo-done = ↩ { $who-is ->
    [you] Du hast { $what } zurückgenommen.
   *[one] { $who } hat { $what } zurückgenommen.
}
undo-refused = ↩ { $who-is ->
    [you] Du warst nicht einverstanden: { $what } bleibt.
   *[one] { $who } war nicht einverstanden: { $what } bleibt.
}
undo-request = ↩ **{ $who }** möchte { $what } zurücknehmen. { $missing }, einverstanden?
undo-asked = ↩ { $who-is ->
    [you] Du möchtest { $what } zurücknehmen.
   *[one] **{ $who }** möchte { $what } zurücknehmen.
}
undo-awaited = ↩ { $who-is ->
    [you] Du möchtest
   *[one] { $who } möchte
} { $what } zurücknehmen. Wir warten auf { $missing }.
undo-agreed = ↩ Du bist einverstanden: { $who } darf { $what } zurücknehmen.
hand-button = Meine Hand
record-told =
    Hier ist jeder Zug dieser Partie. Um das Mischen zu prüfen, nimm `boneyard record verify` mit diesem Geheimnis:
    -# `{ $secret }`

last-trick = Der letzte Stich: { $deal }, Stich { $number } von { $count }. { $told }
last-trick-none = Noch kein Stich gespielt.

button-hint = Tipp
button-line = Kette
button-trains = Züge
button-last-trick = Letzter Stich
hand-more = ⋯ Mehr
hand-less = ‹ Zurück
button-scores = Stand
button-how = So geht’s
button-settings = Einstellungen
button-leave = Aussteigen
button-challenge = Anzweifeln
button-table = Zum Tisch
button-dm = DM öffnen
button-hand-here = Hier zeigen
button-return = Weiterspielen
hand-clear = Leeren
hand-tips-off = Hinweise aus
hand-sort-high = Nach Zahl
hand-sort-points = Nach Punkten
hand-sort-doubles = Nach Paschen
undo-button = Zurücknehmen
consent-yes = Okay
consent-no = Nein
consent-withdraw = Doch nicht
act-play = Spielen
act-pass = Weitergeben
act-bid = Bieten
act-kitty = Skat ansehen
act-trump = Trumpf wählen
act-doubles = Pasche einordnen
act-review = Rückblick
act-moon = Wählen

select-play = Spiel einen von { $count }
select-lead = Ausspielen
select-lead-as = Ausspielen und Farbe ansagen
select-pass = Wähl { $count } für { $who }
select-bid = { $bid } bieten
select-bids = Mehr bieten: { $first } … { $last }
select-trump = Andere Farbe wählen
select-contract = Andere Farbe oder Ansage
select-kitty = Stein gegen den Skat tauschen
select-challenge = Zug anzweifeln
select-challenges = Zug anzweifeln, Stiche { $first } bis { $last }

forced-ask = -# Du hast nur einen möglichen Zug. Soll ich solche Züge ab jetzt für dich machen?
forced-yes = Automatik
forced-no = Nein, danke
forced-on = Gut: Bleibt dir nur ein Zug, mache ich ihn. Andere können das erraten. Abschalten kannst du es in **{ $button }**.

hand-seated = Du spielst mit: { $game } in { $where }. Deine Hand schicke ich hierher.
hand-left = { $open ->
    [yes] Ein Computer spielt auf deinem Platz in { $where }. Mit **{ $button }** kommst du zurück, solange niemand anders den Platz nimmt.
   *[no] Ein Computer spielt auf deinem Platz in { $where }. Mit **{ $button }** bist du jederzeit wieder dabei.
}
hand-gone = { $who } spielt jetzt auf deinem Platz in { $where }.
hand-unreached = -# Ich kann dir keine DM schicken. Deine Hand findest du immer hier unter **Meine Hand**.
hand-removed = Du wurdest vom Tisch in { $where } entfernt. Such dir einen anderen oder öffne selbst einen.
hand-open = Deine Hand ist jetzt in { $where }.
hand-open-below = Deine Hand ist unten.
hand-open-elsewhere = Deine Hand ist in einem anderen Chat offen.
hand-put-away = Deine Hand ist verdeckt. Tipp auf **{ $button }**, um sie zu sehen.
hand-at-table = In diesem Spiel spielst du direkt am Tisch.
hand-not-yet = Moment, die Partie beginnt gerade. Versuch’s noch einmal.
hand-peeked = Dein nächster Stein ist { $tile }.
hand-tips-are-off = Hinweise sind aus. In **{ $button }** schaltest du sie wieder ein.
challenge-closed = Jetzt gibt es nichts anzuzweifeln. Das geht nach dem Stich und vor der Wertung.

which-table = An welchem Tisch?
table-of-contest = { $kind ->
    [daily] Deine Tagesrunde
    [duel] Dein Duell
    [tournament] Dein Turnier
   *[other] Deine Partie
}
table-of-number = Tisch { $number }
table-of-practice = Übungstisch
table-with = { $game } mit { $who }

tip = -# 💡 { $tip }
