privacy-title = ## Deine Daten
privacy-nothing = Ich habe keine Daten über dich.
privacy-tables = {"- "}**{ $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
}**{ $servers ->
    [0] {""}
    [one] {" "}auf { $servers } Server
   *[other] {" "}auf { $servers } Servern
}: dein Platz, dein Name dort und { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
}
privacy-results = {"- "}**Ergebnisse** von { $deals ->
    [one] { $deals } Runde
   *[other] { $deals } Runden
} und { $matches ->
    [one] { $matches } Partie
   *[other] { $matches } Partien
}
privacy-ratings = {"- "}{ $ratings ->
    [one] **{ $ratings } Wertung**
   *[other] **{ $ratings } Wertungen**
}
privacy-achievements = {"- "}{ $achievements ->
    [one] **{ $achievements } Erfolg**
   *[other] **{ $achievements } Erfolge**
}
privacy-progress = {"- "}**Zählungen** deiner Spiele für Erfolge, und deine Partien gegen Computer
privacy-invitations = {"- "}{ $invitations ->
    [one] **{ $invitations } Einladung** an dich oder von dir
   *[other] **{ $invitations } Einladungen** an dich oder von dir
}
privacy-lobby = {"- "}{ $swaps ->
    [one] **{ $swaps } Anfrage** zum Platztausch
   *[other] **{ $swaps } Anfragen** zum Platztausch
} und { $removals ->
    [one] **{ $removals } Entfernung** aus einer Lobby, die dich betraf oder von dir kam
   *[other] **{ $removals } Entfernungen** aus Lobbys, die dich betrafen oder von dir kamen
}
privacy-puzzles = {"- "}{ $puzzles ->
    [one] **{ $puzzles } Rätsel** aus deinen Partien
   *[other] **{ $puzzles } Rätsel** aus deinen Partien
}
privacy-answers = {"- "}**Antworten auf Rätsel**: { $answers } aus Partien, { $stock } andere
privacy-lessons = {"- "}{ $lessons ->
    [one] **{ $lessons } Lektion**: wie weit du bist
   *[other] **{ $lessons } Lektionen**: wie weit du bist
}
privacy-grades = {"- "}{ $graded ->
    [one] **{ $graded } Partie**, auf die du zurückgeschaut hast: wie viele gute Züge und Patzer
   *[other] **{ $graded } Partien**, auf die du zurückgeschaut hast: wie viele gute Züge und Patzer
}
privacy-contests = {"- "}{ $contests ->
    [one] **{ $contests } Wettbewerb** (Duell, Tagesrunde, Turnier): dein Name und dein Ergebnis
   *[other] **{ $contests } Wettbewerbe** (Duelle, Tagesrunden, Turniere): dein Name und deine Ergebnisse
}
privacy-settings = {"- "}**Deine Einstellungen** in { COMMAND("settings") }
privacy-world = Leute auf anderen Servern sehen deinen Namen in der weltweiten Tagesrunde.
button-download = Download
button-delete-data = Löschen …
button-leave-world = Weltweit aussteigen

privacy-delete-title = ## Deine Daten löschen?
privacy-goes = **Gelöscht**: deine ID und dein Name in jeder Partie, deine Wertung, Einstellungen, Einladungen und dein Rang.
privacy-stays = **Bleibt**: die Partien selbst, mit Punkten und Zügen, gespielt von jemandem ohne Namen. Es sind auch Ergebnisse anderer. Nachrichten auf Discord bleiben dort.
privacy-leaving = **Du verlässt { $tables ->
    [one] { $tables } offenen Tisch
   *[other] { $tables } offene Tische
}** ({ $where }). Ein Computer übernimmt deinen Platz. Eine Partie, in der sonst niemand ist, endet.
privacy-no-undo = Das ist endgültig.
button-delete = Löschen
button-leave-and-delete = Verlassen und löschen
button-keep = Daten behalten
privacy-deleted = Deine Daten sind gelöscht. Spielst du wieder, fängst du neu an.

privacy-exported = Hier ist alles, was ich über dich speichere, als JSON. Jede Liste heißt wie ihre Tabelle in der Datenbank, andere Leute fehlen darin.
privacy-too-large = Das ist zu groß für Discord. Bitte den Bot-Betreiber um eine Kopie.
privacy-not-yours = Diese Seite ist für jemand anderen. Deine: { COMMAND("privacy") }

privacy-policy-link = [Datenschutz]({ $address })
privacy-terms-link = [Nutzungsbedingungen]({ $address })
privacy-run-by = Diesen Bot betreibt { $contact }
