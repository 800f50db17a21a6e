blind-hughie-help-aim =
    Raak je stenen kwijt. Ze liggen omgekeerd in een rij, en niemand mag ernaar kijken, ook jij niet.

    Iedereen ziet wat er omgedraaid wordt: onthoud het.
billitonnen-help-aim =
    Speel als eerste al je stenen. Ze liggen omgekeerd in een rij, en niemand mag ernaar kijken, ook jij niet.

    Iedereen ziet wat er omgedraaid wordt: onthoud het.

blind-hughie-help-deal = { $players } spelers krijgen elk { $tiles } stenen uit een dubbel-zes-set.
blind-hughie-help-left-over = { $tiles ->
    [one] De steen die overblijft doet niet mee.
   *[other] De { $tiles } stenen die overblijven doen niet mee.
}
billitonnen-help-left-over = De steen die overblijft begint de lijn.
billitonnen-help-left-three = Van de laatste drie stenen krijgen wie begint en de volgende twee spelers er elk een.
blind-hughie-help-starter = Iedereen trekt een steen: wie de meeste ogen (stippen) heeft, begint, en bij gelijk trek je opnieuw. Daarna schuift dat elke ronde één plek naar links.
billitonnen-help-starter = Iedereen trekt een steen: wie de meeste ogen (stippen) heeft, begint, en bij gelijk de hoogste kant. Daarna schuift dat elke ronde één plek naar links.
blind-hughie-help-first-tile = De eerste steen van wie begint, begint de lijn.

blind-hughie-help-turn = Om de beurt, met de klok mee, draai je de rechtse steen van je rij om.
blind-hughie-help-turn-any = Om de beurt, met de klok mee, draai je een omgekeerde steen van je rij om, naar keuze.
blind-hughie-help-fits = Heeft hij het getal van een kant van de lijn, dan wordt hij daar gespeeld. Past hij aan beide kanten, dan kies jij.
blind-hughie-help-example-turn = Kanten 2 en 4: 5-2 en 4-4 passen, 3-3 niet
billitonnen-help-turn =
    Draai de rechtse steen van je rij om. Heeft hij het getal van een kant van de lijn, dan wordt hij daar gespeeld.

    Je beurt gaat door tot een steen niet past.
billitonnen-help-turn-any =
    Draai een steen van je rij om, naar keuze. Heeft hij het getal van een kant van de lijn, dan wordt hij daar gespeeld.

    Je beurt gaat door tot een steen niet past.

billitonnen-help-title-ends = Een kant kiezen
billitonnen-help-ends = Een steen die aan beide kanten past, gaat waar jij zegt.
billitonnen-help-peek = Eerst mag je naar je volgende steen gluren, en niemand anders ziet die.

blind-hughie-help-title-no-fit = Een steen past niet
blind-hughie-help-no-fit =
    Hij gaat omgekeerd terug, links in je rij. Hoe dan ook is je beurt voorbij.

    Dubbelen liggen dwars op de lijn, met twee kanten zoals elke steen.
billitonnen-help-no-fit =
    Hij gaat omgekeerd links in je rij, en je linkerbuur is aan de beurt.

    Een dubbele leg je daar open neer. { $any ->
        [yes] Die kun je spelen zodra hij past.
       *[no] Die probeer je opnieuw als hij rechts ligt.
    }
billitonnen-help-play-doubles = In je beurt kun je ook een open dubbele spelen die past, in plaats van om te draaien.

blind-hughie-help-title-deal-end = Einde van een ronde
blind-hughie-help-deal-end = Een ronde eindigt als een rij leeg is, of als geen steen in een rij nog past.
blind-hughie-help-deal-end-any = Hij is ook voorbij als iedereen zo vaak achter elkaar niets heeft gelegd als er stenen in de langste rij liggen.
blind-hughie-help-score = De speler met de minste ogen scoort wat alle anderen over hebben, min de eigen ogen.
blind-hughie-help-score-sides = Het team met de minste ogen scoort wat het andere over heeft, min de eigen ogen.
blind-hughie-help-tie = Zijn de laagste gelijk, dan scoort niemand.
blind-hughie-help-tie-out = Zijn de laagste gelijk, dan scoort een speler met een lege rij. Is die er niet, dan scoort niemand.
blind-hughie-help-tie-out-sides = Zijn de laagste gelijk, dan scoort een team met een lege rij. Is dat er niet, dan scoort niemand.
blind-hughie-help-end = De eerste speler met { $target } punten wint de partij.
blind-hughie-help-end-sides = Het eerste team met { $target } punten wint de partij.
billitonnen-help-title-end = Het einde
billitonnen-help-end = { $rounds ->
    [1] Wie als eerste de laatste steen van de rij speelt, wint de partij.
   *[other] Wie als eerste de laatste steen van de rij speelt, wint de ronde. Wie het eerst { $rounds } rondes wint, wint de partij.
}
billitonnen-help-blocked = Past geen steen in een rij meer, dan winnen de minste ogen. Zijn de laagste gelijk, dan speel je nog een ronde.
billitonnen-help-idle = Ook als iedereen zo vaak achter elkaar niets heeft gelegd als er stenen in de langste rij liggen.

blind-hughie-help-playing-well =
    Past een steen aan beide kanten, laat dan het getal open waarvan er minder in de lijn liggen. Elk getal staat maar op zeven stenen.

    Onthoud de stenen die teruggingen. Ze passen als hun getal open is wanneer ze aan de beurt zijn.
blind-hughie-help-playing-well-any = Jij kiest welke steen je omdraait. Ken je een steen die terugging, draai hem dan om als zijn getal open is.
billitonnen-help-playing-well = Gluur voordat je een kant kiest. Laat een kant open waar je volgende steen past.
blind-hughie-help-example-both-ends = 4-2 past aan beide kanten: laat 2'en of 4'en open
