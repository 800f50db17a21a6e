daily-name = Tagesrunde
daily-name-world = Tagesrunde weltweit
daily-rank = Rang { $rank } von { $count }

daily-heading = ## { $daily } #{ $number } · { $date }
daily-rules =
    {"**"}{ $game }**
    Dieselbe Runde für alle, gegen drei starke Computer. Ein Versuch, keine Tipps, kein Zurücknehmen.
daily-finished = { $count ->
    [0] Noch ist niemand fertig.
    [one] { $count } Spieler ist fertig.
   *[other] { $count } Spieler sind fertig.
}
daily-week = { $marks }{ $days ->
    [0] {""}
    [one] {" "}· Serie: { $days } Tag
   *[other] {" "}· { $days } Tage in Folge
}
daily-mend =
    { $days ->
        [one] Rette deine Serie von { $days } Tag: Spiel die Runde von gestern.
       *[other] Rette deine Serie von { $days } Tagen: Spiel die Runde von gestern.
    }
    -# Ohne Rangliste. Das geht einmal im Monat.
daily-mending = Du holst die Runde von gestern nach.
daily-mended = {"**"}Tag nachgeholt.** Er zählt für deine Serie, aber nicht für die Rangliste. Die Ergebnisse bleiben gleich.
daily-mended-score = -# Dein Ergebnis: { $score }
daily-ends = Diese Runde endet { $when }.
daily-playing = { $hand ->
    [sent] {"**"}Du spielst gerade.** Deine Hand ist in deinen DMs. Mit **Weiter** spielst du hier.
    [closed] {"**"}Du spielst gerade.** Deine DMs sind zu. Mit **Weiter** spielst du hier.
   *[unknown] {"**"}Du spielst gerade.** Mit **Weiter** spielst du hier.
}
daily-left = Du bist ausgestiegen und hast heute keinen Rang. Morgen kommt eine neue Runde.
daily-world-terms = Diese Runde können alle auf allen Servern spielen. Die Ergebnisse zeigen Leuten auf anderen Servern **deinen Namen und dein Ergebnis**. Mit { COMMAND("privacy") } kannst du aussteigen: Dann steht dein Name in keinem Ergebnis.
daily-result = **{ $score }** · bisher { $place }
daily-better = besser als { $percent } % der anderen
daily-score-meaning = -# Dein Ergebnis: Punkte über dem Schnitt an deinem Tisch.
daily-share-in = -# **Teilen** postet es in { $channel }.
daily-share-where = -# Zum Teilen nimm { COMMAND("daily") } auf einem Server oder in einer Gruppe.

daily-button =
    .play = Spielen
    .mend = Gestern nachholen
    .today = Heute spielen
    .continue = Weiter
    .join = Mitmachen
    .shared = Geteilt
    .results = Ergebnisse
    .yesterday = Gestern
    .before = Vorige
    .server = Dieser Server

daily-share = Boneyard { $world ->
    [yes] weltweit #{ $number }
   *[no] #{ $number }
} · { $game } · { $score }
daily-share-play = { COMMAND("daily") }
daily-shared = { $who } hat die Tagesrunde gespielt:

daily-results = **{ $daily } #{ $number }** · { $date } · { $game }
daily-end-played = { $count ->
    [one] { $count } Person hat gespielt
   *[other] { $count } haben gespielt
}
daily-end-streak = { $days } Tage in Folge hat hier jemand gespielt
daily-no-results = Niemand wurde fertig.
best-line = **Bester Weg** ({ $score }), hier gespielt
best-line-computer = **Bester Weg** ({ $score }), von einem Computer gefunden
best-line-passed = { $pieces } weitergegeben
best-line-bid = { $seat ->
    [own] selbst
    [left] links
    [across] gegenüber
   *[right] rechts
} { $bid } geboten
best-line-trump = { $trump ->
    [none] ohne Trumpf
   *[other] Trumpf: { $trump }
}
best-line-meaning = { $kind ->
    [trains] -# { $own } die Steine des Spielers · M am Mexikaner · ° am Zug eines anderen
   *[tricks] -# { $own } der eigene Stein · **fett** gewinnt den Stich
}

daily-picture-when = #{ $number } · { $date }
daily-picture-streak = Serie
daily-picture-played = { $count ->
    [one] { $count } bisher dabei
   *[other] { $count } bisher dabei
}
daily-picture-tricks = { $count ->
    [one] { $count } Stich
   *[other] { $count } Stiche
}
daily-picture-tricks-hurt = { $count ->
    [one] { $count } Stich, rot: mit Punkten
   *[other] { $count } Stiche, rot: mit Punkten
}
daily-picture-turns = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
    .scored = { $count ->
        [one] { $count } Zug, grün: Punkte
       *[other] { $count } Züge, grün: Punkte
    }
    .passed = { $count ->
        [one] { $count } Zug, leer: ausgesetzt
       *[other] { $count } Züge, leer: ausgesetzt
    }
daily-picture-same = { $game }, für alle gleich
daily-picture-count = dabei
daily-picture-all = alle Ergebnisse
daily-picture-over = der Tag ist vorbei
daily-picture-open = bisher

daily-alt = { $daily } #{ $number }, { $date }: { $game }.
daily-alt-result = { $who }: { $score }, { $place }.
daily-alt-won = { $won ->
    [0] Keinen von { $count } Stichen gewonnen.
   *[other] Gewonnene Stiche: { $tricks } (von { $count }).
}
daily-alt-hurt = Mit Punkten: { $tricks }.
daily-alt-turns = { $count ->
    [one] { $count } Zug gebraucht.
   *[other] { $count } Züge gebraucht.
}
daily-alt-scored = Punkte geholt oder fertig in Zug { $turns }.
daily-alt-passed = Ausgesetzt in Zug { $turns }.
daily-alt-week = Diese Woche: { $days }.
daily-alt-day = { $day } { $mark ->
    [played] gespielt
    [mended] nachgeholt
    [open] noch offen
   *[missed] verpasst
}
daily-alt-streak = Serie: { $days } Tage.
daily-alt-ranking = { $daily } #{ $number }, { $date }: { $game }, Endstand.
daily-alt-ranking-open = { $daily } #{ $number }, { $date }: { $game }, Stand bisher.
daily-alt-results = { $count ->
    [0] Niemand hat sie zu Ende gespielt.
    [one] Ergebnis von { $count } Spieler: { $bars }.
   *[other] Ergebnisse von { $count } Spielern: { $bars }.
}
daily-alt-bar = { $result }: { $count }{ $own ->
    [yes] {" "}(mit diesem)
   *[no] {""}
}

daily-over = Der Tag dieser Runde ist vorbei. Die von heute: { COMMAND("daily") }.
daily-mend-none = Es gibt gerade nichts nachzuholen.
daily-mended-before = Du hast diesen Monat schon einen Tag nachgeholt.
daily-mend-over = Du hast die Runde von gestern schon gespielt.
daily-results-later = Spiel erst zu Ende, dann kannst du die Ergebnisse sehen. Jetzt würden sie etwas verraten.
daily-played = Diese Runde hast du schon gespielt. Morgen kommt die nächste.
daily-join-first = Tipp erst auf **Mitmachen**: Die Ergebnisse zeigen deinen Namen auf anderen Servern.
daily-not-finished = Du hast diese Runde noch nicht zu Ende gespielt.
daily-elsewhere = Das ist aus der Tagesrunde eines anderen Servers. Nimm hier { COMMAND("daily") }.
daily-not-your-page = Diese Seite gehört jemand anderem. Deine: { COMMAND("privacy") }.
