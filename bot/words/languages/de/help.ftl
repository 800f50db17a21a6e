help-title-aim = Das Ziel
help-title-before = Vor dem Spiel
help-title-deal = Das Geben
help-title-auction = Das Bieten
help-title-trump = Trumpf
help-title-suits = Farben
help-title-trick = Ein Stich
help-title-turn = Ein Zug
help-title-score = Die Wertung
help-title-playing-well = Gut spielen
help-title-nel-o = Nel-O
help-title-rules = Regeln
help-title-rules-in-force = Regeln hier

help-what-a-trick-is = In einem Stich spielt jemand einen Stein aus, und die anderen spielen dazu. Der beste Stein gewinnt den Stich mit allem, was darin liegt.
help-sides = { $sides ->
    [yes] Du und dein Partner gegenüber seid ein Team: Eure Punkte zählen zusammen.
   *[no] Jeder spielt für sich.
}
help-deal-double-six = { $players } Spieler bekommen je { $tiles } Steine aus einem Satz bis 6-6.
help-clockwise = Es geht im Uhrzeigersinn.
help-counter-clockwise = Es geht gegen den Uhrzeigersinn: Nach dir ist dein rechter Nachbar dran.
help-all-pass-redeal = Passen alle, gibt der Nächste neu.
help-tie = { $tie ->
    [shared] Bei gleich wenig Punkten teilt ihr euch den Sieg.
   *[playoff] Bei gleich wenig Punkten spielen alle weiter, bis jemand allein am wenigsten hat.
}

help-claims = Steht der Rest einer Runde fest, beendet sie **Rest gehört mir** oder **Runde beenden**. Mit **Zurücknehmen** machst du einen Zug rückgängig, der nichts verraten hat, wenn alle einverstanden sind.

help-doubles = { $doubles ->
    [low] Pasche sind die niedrigsten ihrer Zahl, noch unter der Null.
    [own_suit] Pasche gehören nicht zu ihrer Zahl, sondern sind eine eigene Farbe, 6-6 am höchsten.
    [bidders_choice] Wer das Höchstgebot hat, sagt vor dem Ausspielen, ob Pasche die höchsten ihrer Zahl sind, die niedrigsten oder eine eigene Farbe.
   *[high] Pasche sind die höchsten ihrer Zahl, wie immer.
}

help-place = { $title } · { $number } von { $pages }
help-preset = { $title } · { $preset }, { $players } Spieler
help-back = Zurück
help-next = Weiter
help-all-pages = Alle Seiten
help-alt-led = Ausgespielte Farbe: { $suit }.
help-alt-played = Gespielt: { $tiles }.
help-alt-winner = { $tile } gewinnt
help-alt-worth = { $points ->
    [one] Der Stich ist { $points } Punkt wert.
   *[other] Der Stich ist { $points } Punkte wert.
}
help-alt-tiles = Steine: { $tiles }.
help-alt-fitting = Legen kannst du { $tiles }.
help-alt-not-fitting = Nicht legen kannst du { $tiles }.

help-contents =
    ## Spiel Domino mit Freunden
    Öffne einen Tisch in einem Kanal. Die anderen tippen auf **Mitspielen**, du auf **Start**, und Computer nehmen die leeren Plätze. Oder spiel allein die Runde von heute. Neu hier? Tipp auf **{ help-learn }**.
help-learn = Lernen
help-read = **Lies die Regeln** eines Spiels, Seite für Seite.
help-choose-game = Wähl ein Spiel
help-game =
    {"**"}{ $game }**, { $most ->
        [0] für { $players }
       *[other] für { $players } bis { $most }
    }
    { $aim }
help-version = Boneyard { $version }

help-commands = **Alle Befehle**
help-command = { COMMAND($name) } { $about }
