record-too-large = Diese Datei ist zu groß. Ein Protokoll hat höchstens 1 MB.
record-no-header = Das ist kein Protokoll einer Partie: Die erste Zeile müsste „{ $header }“ sein.
record-no-text = Das ist kein Protokoll einer Partie: Es ist kein Text in UTF-8.
record-bad-line = Zeile { $line } dieses Protokolls ist nicht lesbar.
    .because = Zeile { $line } dieses Protokolls ist nicht lesbar: { $why }
    .move = Zeile { $line } dieses Protokolls ist nicht lesbar. Dort müsste Zug { $move } stehen: seine Nummer, ein Platz und was gespielt wurde.
record-line-again = Zeile { $line } dieses Protokolls ist ein zweites „{ $name }“.
record-line-order = Zeile { $line } dieses Protokolls müsste mit „{ $name }:“ beginnen.
record-line-missing = Diesem Protokoll fehlt die Zeile „{ $name }“.
record-value = { $kind ->
    [rules] „{ $name }“ müsste ein JSON-Objekt aus Regeln und ihren Werten sein.
    [names] „{ $name }“ müsste eine JSON-Liste von Namen sein.
    [digits] „{ $name }“ müsste aus 64 Hexadezimalziffern bestehen.
   *[number] „{ $name }“ müsste eine Zahl sein.
}
record-no-seat = „{ $word }“ ist kein Platz.
record-no-number = „{ $word }“ ist keine Nummer, die Discord einem Klick gibt.
record-no-seat-and-number = „{ $word }“ ist kein Platz mit seiner Nummer.

record-seal = Das Geheimnis passt nicht zum Siegel: Das ist nicht das versprochene Mischen.
record-number-time = Die Nummer { $number } hat Discord keinem Klick gegeben: Ihre Zeit ist unmöglich.
record-number-again = Die Nummer { $number } steht zweimal da. Discord gibt jede nur einmal.
record-no-people = Das Protokoll sagt nicht, auf welchen Plätzen Menschen saßen.
record-nobody-there = { $count ->
    [one] Platz { $seats } hat eine Nummer, aber dort saß niemand.
   *[other] Die Plätze { $seats } haben eine Nummer, aber dort saß niemand.
}
record-seat-again = Ein Platz hat zwei Nummern, aber niemand setzt sich zweimal.
record-number-missing = { $count ->
    [one] Platz { $seats } hat keine Nummer im Mischen.
   *[other] Die Plätze { $seats } haben keine Nummer im Mischen.
}
record-number-early = Die Nummer von Platz { $seat } ist nicht neuer als der Tisch: Es gab sie vor dem Siegel.
    .start = Die Nummer vom Start ist nicht neuer als der Tisch: Es gab sie vor dem Siegel.

record-move-missing = Zug { $move } fehlt vor Zeile { $line } dieses Protokolls.
record-move-nowhere = Zug { $move } kommt von einem Platz, den es nicht gibt.
record-move = Zug { $move } kann es so nicht gegeben haben. Eine Regel, eine Nummer oder ein Zug dieses Protokolls wurde geändert.
    .because = Zug { $move } kann es so nicht gegeben haben: { $why } Eine Regel, eine Nummer oder ein Zug dieses Protokolls wurde geändert.
