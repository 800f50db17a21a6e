puzzle-pass = Was gibst du weiter?
puzzle-bid = Was bietest du?
puzzle-trump = Welcher Trumpf?
puzzle-opening = Wie fängst du an?
puzzle-lead = Was spielst du aus?
puzzle-play = Was spielst du?
puzzle-turn = Welchen Stein deckst du auf?
puzzle-place = An welches Ende legst du an?
puzzle-ask = **{ $question }** **{ $who }** hatte diese Hand { $day } in { $game }.
puzzle-ask-stock = **{ $question }** Du bist am Zug in { $game }.
puzzle-whose = { $days ->
    [0] { $who }, heute
    [1] { $who }, gestern
   *[other] { $who }, vor { $days } Tagen
}
puzzle-of-the-week = **Rätsel der Woche** · { $game }
puzzle-open = { $answers ->
    [0] -# Antworte, um die Lösung zu sehen. Alle sehen sie { $when }.
    [one] -# Bisher 1 Antwort. Antworte, um die Lösung zu sehen. Alle sehen sie { $when }.
   *[other] -# Bisher { $answers } Antworten. Antworte, um die Lösung zu sehen. Alle sehen sie { $when }.
}

puzzle-right = **Richtig!** **{ $best }** ist um { $points } besser als alles andere.
puzzle-wrong = **Diesmal nicht.** **{ $best }** ist um { $points } besser als **{ $answer }**.
puzzle-own = Das war deine eigene Entscheidung. **{ $best }** ist am besten.
puzzle-best = **{ $best }** ist am besten.
puzzle-made = { $who-is ->
    [you] Deine Wahl war **{ $made }**.
   *[one] **{ $who }** wählte **{ $made }**.
}
puzzle-found = { $right ->
    [one] { $right } von { $answers } hat es gefunden.
   *[other] { $right } von { $answers } haben es gefunden.
}
puzzle-no-answers = Noch keine Antworten.
puzzle-score = { $streak ->
    [0] Du: { $right } von { $answered } richtig.
    [1] Du: { $right } von { $answered } richtig.
   *[other] Du: { $right } von { $answered } richtig, { $streak } in Folge.
}
puzzle-rating = { $change ->
    [0] Wertung { $rating }.
   *[other] Wertung { $rating } ({ $by }).
}
button-another-puzzle = Noch ein Rätsel

puzzle-title-right = Richtig: { $best }
puzzle-title-best = Am besten: { $best }
puzzle-pill = richtig
puzzle-pill-streak = in Folge
puzzle-pill-rating = Wertung
puzzle-ahead = Vorsprung
puzzle-votes = Stimmen
puzzle-your-answer = deine Antwort
puzzle-your-answer-too = deine Antwort · { $who }

puzzle-details-choice = { $number }. **{ $choice }** { $figure } ± { $error }
puzzle-details-note = { $unit ->
    [mark] -# Striche vor den anderen am Ende der Runde: der Schnitt aus Hunderten Runden, die zu dem passen, was man da wissen konnte.
    [round] -# Runden vor den anderen am Ende der Runde: der Schnitt aus Hunderten Runden, die zu dem passen, was man da wissen konnte.
   *[point] -# Punkte vor den anderen am Ende der Runde: der Schnitt aus Hunderten Runden, die zu dem passen, was man da wissen konnte.
}
puzzle-not-answered = Beantworte erst das Rätsel, dann kannst du die Details sehen.

puzzle-none = Du hast alle Rätsel beantwortet! Neue kommen aus deinen Partien.
button-use-matches = Meine nutzen
puzzle-allowed = Danke! Rätsel können deine Partien nutzen, sobald alle am Tisch es erlauben. Abschalten kannst du es in { COMMAND("settings") }.
puzzle-taken-down = **Rätsel der Woche**
    Dieses habe ich entfernt: Jemand aus der Partie möchte es nicht gezeigt haben.
puzzle-gone = Dieses Rätsel zeige ich nicht mehr. Versuch ein anderes mit { COMMAND("puzzle") }.

alt-puzzle = { $days ->
    [0] Rätsel: { $who } hatte heute diese Hand. { $question } Du spielst von diesem Platz.
    [1] Rätsel: { $who } hatte gestern diese Hand. { $question } Du spielst von diesem Platz.
   *[other] Rätsel: { $who } hatte vor { $days } Tagen diese Hand. { $question } Du spielst von diesem Platz.
}
alt-puzzle-stock = Rätsel aus { $game }: Du bist am Zug. { $question }
alt-puzzle-choice = { $votes ->
    [one] { $choice }: { $figure }, 1 Stimme
   *[other] { $choice }: { $figure }, { $votes } Stimmen
}
alt-puzzle-best = { $choice }, am besten
alt-puzzle-made = { $choice }, die Wahl von { $who }
alt-puzzle-yours = { $choice }, deine Antwort
alt-puzzle-answer = { $title }. { $choices }.
