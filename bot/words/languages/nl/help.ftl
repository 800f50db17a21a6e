help-title-aim = Het doel
help-title-before = Vooraf
help-title-deal = Het delen
help-title-auction = Het bieden
help-title-trump = Troef
help-title-suits = Kleuren
help-title-trick = Een slag
help-title-turn = Een beurt
help-title-score = De score
help-title-playing-well = Goed spelen
help-title-nel-o = Nel-O
help-title-rules = Regels
help-title-rules-in-force = Regels hier

help-what-a-trick-is = In een slag komt één speler uit met een steen en de anderen volgen. De beste steen wint de slag, met alles erin.
help-sides = { $sides ->
    [yes] Jij en de speler tegenover je zijn maten: jullie punten tellen samen.
   *[no] Iedereen speelt alleen.
}
help-deal-double-six = { $players } spelers krijgen elk { $tiles } stenen uit een dubbelzes-set.
help-clockwise = Er wordt met de klok mee gespeeld.
help-counter-clockwise = Er wordt tegen de klok in gespeeld: na jou speelt je rechterbuur.
help-all-pass-redeal = Past iedereen, dan deelt de volgende deler opnieuw.
help-tie = { $tie ->
    [shared] Bij een gelijk laagste totaal deel je de overwinning.
   *[playoff] Bij een gelijk laagste totaal speelt iedereen door tot er één het laagst is.
}

help-claims = Is de rest van een ronde zeker, dan sluit je af met **Claim de rest** of **Ronde afsluiten**. Met **Terugnemen** kun je een zet die niets verklapte overdoen, als iedereen akkoord gaat.

help-doubles = { $doubles ->
    [low] Dubbelen zijn de laagste van hun getal, onder de blanco.
    [own_suit] Dubbelen horen niet bij hun getal maar zijn een eigen kleur, 6-6 de hoogste.
    [bidders_choice] De hoogste bieder zegt vóór het uitkomen of dubbelen de hoogste van hun getal zijn, de laagste of een eigen kleur.
   *[high] Dubbelen zijn de hoogste van hun getal, zoals altijd.
}

help-place = { $title } · { $number } van { $pages }
help-preset = { $title } · { $preset }, { $players } spelers
help-back = Terug
help-next = Verder
help-all-pages = Alle pagina's

help-alt-led = Gevraagd: { $suit }.
help-alt-played = Gespeeld: { $tiles }.
help-alt-winner = { $tile } wint
help-alt-worth = { $points ->
    [one] De slag is { $points } punt waard.
   *[other] De slag is { $points } punten waard.
}
help-alt-tiles = Stenen: { $tiles }.
help-alt-fitting = Je kunt { $tiles } spelen.
help-alt-not-fitting = Je kunt { $tiles } niet spelen.

help-contents =
    ## Speel domino met vrienden
    Open een tafel in een kanaal. Vrienden tikken op **Meedoen**, jij op **Start**, en computers vullen de lege plekken. Of speel in je eentje de ronde van vandaag. Nieuw hier? Tik op **{ help-learn }**.
help-learn = Leren
help-read = **Lees de regels** van een spel, pagina voor pagina.
help-choose-game = Kies een spel
help-game =
    {"**"}{ $game }**, { $most ->
        [0] voor { $players }
       *[other] voor { $players } t/m { $most }
    }
    { $aim }
help-version = Boneyard { $version }

help-commands = **Alle commando's**
help-command = { COMMAND($name) } { $about }
