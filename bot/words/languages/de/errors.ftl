not-saved = Nicht gespeichert: { $cause ->
    [busy] Die Datenbank ist beschäftigt. Versuch’s gleich noch einmal.
    [stopping] Ich starte gerade neu. Versuch’s gleich noch einmal.
   *[other] Mit der Datenbank stimmt etwas nicht. Sag dem Bot-Betreiber Bescheid.
}
not-loaded = { $cause ->
    [busy] Die Datenbank ist beschäftigt. Versuch’s gleich noch einmal.
    [stopping] Ich starte gerade neu. Versuch’s gleich noch einmal.
   *[other] Mit der Datenbank stimmt etwas nicht. Sag dem Bot-Betreiber Bescheid.
}

error-table-moved-on = Am Tisch ging es schon weiter. Schau noch einmal hin und wähl dann.
error-done-already = Das ist schon erledigt.
error-no-table = Diesen Tisch kenne ich nicht mehr.
error-channel-taken = In diesem Kanal gibt es schon einen Tisch. Spiel dort zu Ende oder nimm einen anderen Kanal.
error-has-practice = Du hast schon einen Übungstisch. Spiel ihn zu Ende oder steig dort aus.
error-too-many-tables = Dieser Server hat { $most ->
    [one] { $most } offenen Tisch
   *[other] { $most } offene Tische
}, mehr geht nicht. Warte, bis einer endet.
error-too-many-hosted = Du bist hier schon Host von { $most ->
    [one] { $most } Tisch
   *[other] { $most } Tischen
}. Spiel erst einen zu Ende.
error-too-many-opened = Du hast in der letzten Stunde { $most } Tische geöffnet. Versuch’s später wieder.
error-seat-taken = Dieser Platz ist besetzt. Nimm einen anderen.
error-table-full = Der Tisch ist voll. Warte auf einen Platz oder öffne einen Tisch in einem anderen Kanal.
error-seats-moved = Die Plätze haben sich geändert. Schau noch einmal und wähl dann.
error-swap-over = Zu spät: Das ist schon beantwortet oder die Plätze haben sich geändert.
error-swap-asked = Du hast in der letzten Stunde schon gefragt. Wähl einen anderen Platz.
error-swap-others = Darauf kann nur { $who } antworten.
error-remove-yourself = Das bist du. Nimm **Aussteigen**.
error-remove-last = Sonst sitzt hier niemand. Schließ den Tisch mit { COMMAND("domino stop") }.
error-kept-out = An diesem Tisch kannst du nicht mehr mitspielen. Such dir einen anderen oder öffne selbst einen.
error-kept-out-by-host = An Tischen dieses Hosts kannst du { $when } wieder mitspielen. Bis dahin such dir einen anderen oder öffne selbst einen.
error-already-seated = Du sitzt schon an diesem Tisch.
error-still-seated = Du sitzt an einem laufenden Tisch. Steig erst aus und frag dann noch einmal.
error-secret-kept = Das Geheimnis des Mischens verrate ich erst nach der Partie.
error-moves-deleted = Diese Partie ist zu alt: Nur ihr Ergebnis ist noch da, in { COMMAND("history") }.
error-rules-settled = Die Partie läuft schon, also stehen Regeln und Plätze fest.
error-seats-settled = Die Partie läuft schon, also stehen die Plätze fest.
error-leave-instead = Die Partie läuft. Mit **Aussteigen** übernimmt ein Computer.
error-no-match-there = An diesem Tisch läuft keine Partie.
error-asked-too-early = Dieser Tisch war noch nicht offen. Versuch’s noch einmal.
error-no-table-here = In diesem Kanal gibt es keinen Tisch.
error-at-no-table = Du sitzt gerade an keinem Tisch.
error-not-seated = Du hast an diesem Tisch keinen Platz.
error-not-seated-join = Du hast an diesem Tisch keinen Platz. Tipp auf **Mitspielen**.
error-other-channels = Hier kannst du keinen Tisch öffnen. Nimm einen der Spielkanäle.
error-certain-roles = Nur bestimmte Rollen können hier Tische öffnen.
error-unreadable = Diese Version des Bots kann den Tisch nicht lesen. Frag den Bot-Betreiber.
error-several-tables = Du sitzt an mehreren Tischen. Wähl, welchen du meinst.
error-match-over = Diese Partie ist vorbei.
error-match-on = Die Partie läuft schon.
error-match-not-on = Die Partie hat noch nicht begonnen. Der Host startet sie.
error-of-contest = Diese Partie gehört zu Tagesrunde, Duell oder Turnier. Öffne deinen eigenen Tisch.
error-rematch-first = Die Revanche gehört zuerst denen, die dabei waren. Versuch’s in ein paar Minuten.
error-wrong-count = { $game } braucht { $counts } Spieler, hier { $count ->
    [one] ist { $count }
   *[other] sind { $count }
}. Computer dazu?
error-seats-changed = Gerade kam oder ging jemand. Schau auf die Plätze und starte dann.
error-rules-locked = Nur Admins können hier die Regeln ändern.
error-rules-locked-open = Die Regeln sind hier gesperrt. Öffne einen Tisch ohne Variante und Ziel.
error-invited-too-many = Ein Tisch kann { $most } Leute einladen.
error-watch = Die Partie läuft, und alle Plätze sind besetzt. Schau zu oder öffne woanders einen Tisch.
error-several-seats = Mehrere Plätze sind frei. Welchen willst du?
error-seat-gone = { $who } spielt jetzt auf deinem Platz.

error-only-host = Das kann nur { $host } (Host) oder die Moderation.
error-manage-server = Dafür brauchst du **Server verwalten**.
error-tournament-table = Dieser Tisch gehört zu einem Turnier. Dessen Host oder die Moderation kann das Turnier beenden.

error-overtaken = Gerade hat jemand anders gespielt. Schau noch einmal.
error-earlier-turn = Das war ein früherer Zug.
error-deal-over = Diese Runde ist vorbei.
error-undo-asked = Jemand möchte einen Zug zurücknehmen. Warte auf die Antwort.
no-undo-not-here = Hier gibt es kein Zurück: Andere spielen dieselben Runden.
no-undo-overtaken = Du kannst nur den letzten Zug am Tisch zurücknehmen. Das ist nicht deiner.
no-undo-earlier = Zu spät zum Zurücknehmen: Das war ein früherer Zug.
no-undo-revealed = Zu spät zum Zurücknehmen: Der Zug hat schon etwas verraten.
no-undo-refused = { $who } sagt Nein, also bleibt dein Zug.
no-undo-nothing = Es gibt nichts zurückzunehmen.
no-undo-wait = Du hast gefragt. Warte, bis die anderen antworten.

quiet-same = Ruhezeiten brauchen Anfang und Ende, etwa 22:00 und 08:00.
quiet-no-time = „{ $typed }“ ist keine Uhrzeit. Schreib sie wie 22:00.
quiet-no-zone = Die Zeitzone „{ $typed }“ kenne ich nicht. Schreib sie wie Europe/Berlin oder UTC.
quiet-no-zone-near = Die Zeitzone „{ $typed }“ kenne ich nicht. Meinst du { $near }?
