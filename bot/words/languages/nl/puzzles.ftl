puzzle-pass = Wat zou jij doorgeven?
puzzle-bid = Wat zou jij bieden?
puzzle-trump = Welke troef?
puzzle-opening = Hoe zou jij beginnen?
puzzle-lead = Waarmee zou jij uitkomen?
puzzle-play = Wat zou jij spelen?
puzzle-turn = Welke steen zou jij omdraaien?
puzzle-place = Aan welk eind zou jij leggen?
puzzle-ask = **{ $question }** **{ $who }** had deze hand { $day } in { $game }.
puzzle-ask-stock = **{ $question }** Jij bent aan de beurt in { $game }.
puzzle-whose = { $days ->
    [0] { $who }, vandaag
    [1] { $who }, gisteren
   *[other] { $who }, { $days } dagen geleden
}
puzzle-of-the-week = **Puzzel van de week** · { $game }
puzzle-open = { $answers ->
    [0] -# Geef antwoord om de uitslag te zien. Iedereen ziet hem { $when }.
    [one] -# 1 antwoord tot nu toe. Geef antwoord om de uitslag te zien. Iedereen ziet hem { $when }.
   *[other] -# { $answers } antwoorden tot nu toe. Geef antwoord om de uitslag te zien. Iedereen ziet hem { $when }.
}

puzzle-right = **Goed!** **{ $best }** is het best, met { $points } verschil.
puzzle-wrong = **Deze keer niet.** **{ $best }** is { $points } beter dan **{ $answer }**.
puzzle-own = Dit was je eigen keuze. **{ $best }** is het best.
puzzle-best = **{ $best }** is het best.
puzzle-made = { $who-is ->
    [you] Jij koos **{ $made }**.
   *[one] **{ $who }** koos **{ $made }**.
}
puzzle-found = Gevonden door { $right } van { $answers }.
puzzle-no-answers = Nog geen antwoord.
puzzle-score = { $streak ->
    [0] Jij: { $right } van { $answered } goed.
    [1] Jij: { $right } van { $answered } goed.
   *[other] Jij: { $right } van { $answered } goed, { $streak } op rij.
}
puzzle-rating = { $change ->
    [0] Rating { $rating }.
   *[other] Rating { $rating } ({ $by }).
}
button-another-puzzle = Nog een puzzel

puzzle-title-right = Goed: { $best }
puzzle-title-best = Best: { $best }
puzzle-pill = goed
puzzle-pill-streak = op rij
puzzle-pill-rating = rating
puzzle-ahead = { $unit ->
    [mark] strepen voor
    [round] rondes voor
   *[point] punten voor
}
puzzle-votes = stemmen
puzzle-your-answer = jouw antwoord
puzzle-your-answer-too = jouw antwoord · { $who }

puzzle-details-choice = { $number }. **{ $choice }** { $figure } ± { $error }
puzzle-details-note = { $unit ->
    [mark] -# Strepen voorsprong op de anderen aan het eind van de ronde: het gemiddelde van honderden rondes die passen bij wat de speler kon weten.
    [round] -# Rondes voorsprong op de anderen aan het eind van de ronde: het gemiddelde van honderden rondes die passen bij wat de speler kon weten.
   *[point] -# Punten voorsprong op de anderen aan het eind van de ronde: het gemiddelde van honderden rondes die passen bij wat de speler kon weten.
}
puzzle-not-answered = Beantwoord eerst de puzzel, dan zie je de details.

puzzle-none = Je hebt alle puzzels beantwoord! Nieuwe komen uit je partijen.
button-use-matches = Mijn partijen
puzzle-allowed = Bedankt! Puzzels kunnen je partijen gebruiken als iedereen aan tafel het toestaat. Zet het uit bij { COMMAND("settings") }.
puzzle-taken-down = **Puzzel van de week**
    Deze heb ik weggehaald: een speler van die partij wil hem niet getoond hebben.
puzzle-gone = Deze puzzel toon ik niet meer. Probeer een andere met { COMMAND("puzzle") }.

alt-puzzle = { $days ->
    [0] Puzzel: { $who } had deze hand vandaag. { $question } Je speelt vanaf die plek.
    [1] Puzzel: { $who } had deze hand gisteren. { $question } Je speelt vanaf die plek.
   *[other] Puzzel: { $who } had deze hand { $days } dagen geleden. { $question } Je speelt vanaf die plek.
}
alt-puzzle-stock = Puzzel uit { $game }: jij bent aan de beurt. { $question }
alt-puzzle-choice = { $votes ->
    [one] { $choice }: { $figure }, 1 stem
   *[other] { $choice }: { $figure }, { $votes } stemmen
}
alt-puzzle-best = { $choice }, de beste
alt-puzzle-made = { $choice }, gekozen door { $who-is ->
    [you] jou
   *[one] { $who }
}
alt-puzzle-yours = { $choice }, jouw antwoord
alt-puzzle-answer = { $title }. { $choices }.
