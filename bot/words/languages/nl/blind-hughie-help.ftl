blind-hughie-help-aim =
    Raak je stenen kwijt. Ze liggen omgekeerd in een rij, en niemand mag ze bekijken, ook jij niet.

    Iedereen ziet wat er omgedraaid wordt: onthoud het.

blind-hughie-help-left-over = { $leftover ->
    [one] De steen die overblijft, doet niet mee.
   *[other] De { $leftover } stenen die overblijven, doen niet mee.
}
billitonnen-help-left-over = De lijn begint met de steen die overblijft.
billitonnen-help-left-three = De laatste drie stenen zijn voor wie begint en de twee spelers daarna, elk één.
blind-hughie-help-starter = Iedereen trekt een steen: wie de meeste ogen (stippen) heeft, begint. { $variant ->
    [billitonnen] Bij gelijke ogen telt de hoogste kant.
   *[hughie] Bij gelijke stand trek je opnieuw.
} Daarna begint elke ronde de volgende speler links.
blind-hughie-help-first-tile = Wie begint, opent de lijn met de eerste steen.

blind-hughie-help-turn = Om de beurt, met de klok mee, draai je { $turn ->
    [any] een omgekeerde steen uit je rij
   *[next] de meest rechtse steen van je rij
} om.
blind-hughie-help-fits = Heeft hij het getal van een kant van de lijn, dan wordt hij daar aangelegd. Past hij aan beide kanten, dan kies jij.
blind-hughie-help-example-turn = Kanten 2 en 4: 5-2 en 4-4 passen, 3-3 niet
billitonnen-help-turn = Je beurt gaat door tot een steen niet past.

billitonnen-help-title-ends = Een kant kiezen
billitonnen-help-ends = Een steen die aan beide kanten past, gaat waar jij zegt.
billitonnen-help-peek = Eerst mag je je volgende steen bekijken, en niemand anders ziet die.

blind-hughie-help-title-no-fit = De steen past niet
blind-hughie-help-no-fit =
    Hij gaat omgekeerd terug, links in je rij. Hoe dan ook is je beurt voorbij.

    Dubbelen liggen dwars op de lijn, met twee kanten zoals elke steen.
billitonnen-help-no-fit =
    Hij gaat omgekeerd links in je rij, en je linkerbuur is aan de beurt.

    Een dubbele leg je daar open neer. { $turn ->
        [any] Die kun je spelen zodra hij past.
       *[next] Die probeer je opnieuw als hij helemaal rechts ligt.
    }
billitonnen-help-play-doubles = In je beurt mag je ook een passende open dubbele spelen in plaats van om te draaien.

blind-hughie-help-title-deal-end = Einde van een ronde
blind-hughie-help-deal-end = Een ronde eindigt als een rij leeg is of als er in geen enkele rij nog een steen past.
blind-hughie-help-deal-end-any = Ook als iedereen zo vaak achter elkaar niets heeft gelegd als er stenen in de langste rij liggen, is de ronde voorbij.
blind-hughie-help-score = { $sides ->
    [yes] Het team met de minste ogen scoort wat het andere team overheeft, min de eigen ogen.
   *[no] Wie de minste ogen overheeft, scoort wat alle anderen overhebben, min de eigen ogen.
}
blind-hughie-help-tie = { $going-out-wins-ties ->
    [yes] Bij gelijke stand scoort { $sides ->
        [yes] het team
       *[no] de speler
    } met een lege rij. Is er geen lege rij, dan scoort niemand.
   *[no] Bij gelijke stand scoort niemand.
}
billitonnen-help-title-end = Het einde
billitonnen-help-end = { $rounds ->
    [1] Wie als eerste een lege rij heeft, wint de partij.
   *[other] Wie als eerste een lege rij heeft, wint de ronde. Wie het eerst { $rounds } rondes wint, wint de partij.
}
billitonnen-help-blocked = Past er in geen enkele rij nog een steen, dan wint wie de minste ogen heeft. Bij gelijke stand speel je nog een ronde.
billitonnen-help-idle = Wie de minste ogen heeft, wint ook als iedereen zo vaak achter elkaar niets heeft gelegd als er stenen in de langste rij liggen.

blind-hughie-help-playing-well =
    Past een steen aan beide kanten, laat dan het getal open dat minder in de lijn ligt. Elk getal staat maar op zeven stenen.

    Onthoud de stenen die teruggingen. Ze passen als hun getal open is wanneer ze aan de beurt zijn.
blind-hughie-help-playing-well-any = Jij kiest welke steen je omdraait. Ken je een steen die terugging, draai hem dan om als zijn getal open is.
billitonnen-help-playing-well = Bekijk je volgende steen voordat je een kant kiest. Laat een kant open waar die past.
blind-hughie-help-example-both-ends = 4-2 past aan beide kanten: laat 2'en of 4'en open
