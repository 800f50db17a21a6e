seventy-nine-help-aim =
    Drie spelen tegen drie, om en om, om 79 punten per ronde.

    Elke slag telt 1. 5-5 en 6-4 tellen elk 10, en 5-0, 4-1 en 3-2 tellen elk 5.

    Elke steen is er twee keer. Iedereen krijgt er negen, en twee blijven omgekeerd liggen en tellen voor niemand.
seventy-nine-help-example-aim = 6-2 haalt 16 punten als troef

seventy-nine-help-auction =
    Iedereen trekt een steen: wie de meeste ogen heeft, schudt en deelt. Bij gelijke stand trek je opnieuw. Daarna deelt elke ronde de volgende speler links.

    Iedereen biedt één keer, te beginnen links van de deler: pas, of meer dan het vorige bod. Bied de punten die je team moet halen, van 50 tot en met 79.

    Past iedereen, dan deelt de volgende opnieuw.

    De hoogste bieder kiest een getal als troef, dat van alle andere wint, en komt uit.

seventy-nine-help-suits =
    Een steen met het troefgetal is alleen troef.

    Kom je uit met een andere steen, dan is zijn hoogste getal de kleur. Bekennen kan met beide: 5-2 bekent 5'en en 2'en.

    Binnen een getal is de dubbele het hoogst, en verder beslist de andere kant van de steen. Een dubbele hoort alleen bij zijn eigen getal.
seventy-nine-help-example-suits = Eerst 5-2: 5-5 wint

seventy-nine-help-trick =
    Iedereen speelt één steen, met de klok mee. Je moet kleur bekennen als je kunt, anders speel je wat je wilt.

    De hoogste troef wint, of anders de hoogste steen van de gevraagde kleur. Van twee gelijke stenen wint de eerste.

    De winnaar komt uit in de volgende slag.
seventy-nine-help-example-trick = De eerste 2-2 wint

seventy-nine-help-score = { $scoring ->
    [marks]
        Een ronde is één streep waard: voor het biedende team als het zijn bod haalt, anders voor de tegenstanders.

        { $target ->
            [one] Het eerste team met { $target } streep wint de partij.
           *[other] Het eerste team met { $target } strepen wint de partij.
        }
   *[points]
        Haalt het biedende team zijn bod, dan scoren beide teams wat ze haalden. Gaat het nat, dan scoort het niets, en de anderen scoren het bod plus wat ze haalden.

        Het eerste team met { $target } punten wint de partij. Halen beide teams dat in dezelfde ronde, dan wint het team dat bood.
}

seventy-nine-help-playing-well =
    Bied 50 tot 55 met vijf troeven en de dubbele erbij, en meer met twee dubbelen. Je maten halen de rest.

    Kom uit met troeven zolang tegenstanders ze hebben, de dubbele eerst. Dan met je andere dubbelen.

    Wint een maat zeker, leg er dan stenen bij die tellen. Wint een tegenstander zeker, leg er dan andere bij.

    Van twee gelijke stenen kan de tweede niet winnen.

seventy-nine-help-nel-o = Je kunt Nel-O bieden: geen enkele slag halen, in je eentje tegen drie tegenstanders. Het gaat boven elk getal.
seventy-nine-help-nel-o-partners = { $nel-o-partners ->
    [face_up] Je maten kijken toe, met hun stenen open voor iedereen.
   *[face_down] Je maten kijken toe, met hun stenen omgekeerd.
}
seventy-nine-help-nel-o-lead = Er is geen troef, en jij komt uit.
seventy-nine-help-nel-o-end = { $scoring ->
    [marks] De ronde stopt als je een slag wint. Het team dat slaagt, scoort één streep, en verder telt niets.
   *[points] De ronde stopt als je een slag wint. Het team dat slaagt, scoort 79 punten, en verder telt niets.
}
seventy-nine-help-example-nel-o = { $nel-o-doubles ->
    [high] Eerst 4-2: 4-4 wint
    [bidders_choice] Dubbelen hoog: 4-4 wint
   *[other] 4-2 wint, dus de bieder gaat nat
}
