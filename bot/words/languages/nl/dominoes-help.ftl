dominoes-help-aim = { $scoring ->
    [fives] Speel zo dat de open kanten van de lijn samen 5, 10, 15 of meer zijn. Je scoort meteen zoveel punten.
    [fives_and_threes] Speel zo dat de open kanten van de lijn samen een veelvoud van 5 of 3 zijn. Je scoort meteen, het meest voor 15.
    [hands] { $sides ->
        [yes] Speel al je stenen of help je maat daarbij. Elke gewonnen ronde is punten waard.
       *[no] Speel als eerste al je stenen. Elke gewonnen ronde is punten waard.
    }
   *[pips] { $sides ->
        [yes] Speel al je stenen of help je maat daarbij. De winnaars van een ronde scoren de ogen (stippen) die nog in handen zijn.
       *[no] Speel als eerste al je stenen. De winnaar van een ronde scoort de ogen (stippen) in de andere handen.
    }
}
dominoes-help-example-aim = Gelijke helften liggen tegen elkaar
dominoes-help-example-sum = { $counts } = { $sum }: { $points ->
    [0] geen punten
    [one] { $points } punt
   *[other] { $points } punten
}

dominoes-help-deal = { $players } spelers krijgen elk { $tiles } stenen uit een { $highest ->
    [6] dubbelzes
    [7] dubbelzeven
    [8] dubbelacht
   *[9] dubbelnegen
}-set.
dominoes-help-boneyard = { $leftover ->
    [one] De steen die overblijft, ligt omgekeerd: dat is de pot.
   *[other] De { $leftover } stenen die overblijven, liggen omgekeerd: dat is de pot.
}
dominoes-help-keep = { $keep ->
    [one] De laatste ervan blijft liggen.
   *[other] De laatste { $keep } ervan blijven liggen.
}
dominoes-help-asleep = { $leftover ->
    [one] Eén steen blijft omgekeerd liggen, en niemand pakt hem.
   *[other] { $leftover } stenen blijven omgekeerd liggen, en niemand pakt ze.
}
dominoes-help-opens = { $opens ->
    [highest_double] De speler met de hoogste dubbele opent er de eerste ronde mee. Is er geen, dan opent de zwaarste steen.
    [heaviest] De speler met de zwaarste steen, die met de meeste ogen, opent er de eerste ronde mee.
   *[lot] Iedereen trekt een steen: wie de meeste ogen heeft, opent de eerste ronde met een steen naar keuze. Bij gelijke stand trek je opnieuw.
}
dominoes-help-then = { $then ->
    [winner] Daarna opent de winnaar van een ronde de volgende met een steen naar keuze.
    [highest_double] Ook in latere rondes opent de hoogste dubbele.
   *[next] Daarna opent elke ronde de volgende speler, met een steen naar keuze.
}

dominoes-help-turn = Leg een steen aan met het getal van een open kant. Kun je aanleggen, dan moet je.
dominoes-help-no-fit = { $boneyard ->
    [asleep] Kun je niet, dan pas ik voor je. Iedereen ziet dan welke getallen je niet hebt.
   *[drawn] { $drawing ->
        [one] Kun je niet, dan pak ik één steen voor je. Kun je dan nog niet, of is de pot leeg, dan pas ik voor je.
       *[until_it_fits] Kun je niet, dan pak ik voor je tot je kunt aanleggen. Is de pot leeg, dan pas ik voor je.
    }
}
dominoes-help-example-turn = Kanten 2 en 4: 4-1 en 2-2 passen, 3-3 niet

dominoes-help-title-spinner = De spinner
dominoes-help-spinner = De eerste dubbele is de spinner: je kunt op alle vier de kanten aanleggen. Boven en onder gaan open als links en rechts bezet zijn.
dominoes-help-spinner-counts = De spinner telt beide helften tot links en rechts bezet zijn, en dan niets meer. Boven en onder tellen zodra er een steen ligt.
dominoes-help-example-spinner = Aan 6-6 kun je op alle vier de kanten aanleggen

dominoes-help-title-sum = De kanten optellen
dominoes-help-sum = { $scoring ->
    [fives] Na je zet tel ik alle open kanten op. Is de som een veelvoud van 5, dan scoor je die: 15 is 15 punten.
   *[fives_and_threes] Na je zet tel ik alle open kanten op. Je scoort 1 voor elke 5 en elke 3 waaruit de som bestaat: 15 is 8 punten, 10 is er 2 en 9 is er 3.
}
dominoes-help-sum-doubles = Een dubbele aan een open kant telt beide helften: 5-5 telt voor 10.

dominoes-help-title-deal-end = Einde van een ronde
dominoes-help-deal-end =
    Een ronde eindigt als iemand de laatste steen speelt: domino!

    Of als niemand meer kan aanleggen: de lijn zit vast.
dominoes-help-blocked = { $blocked-by ->
    [closer] Dan vergelijkt wie de lijn vastzette de ogen met de volgende speler. Wie de minste ogen heeft, wint de ronde. Bij gelijke stand wint wie vastzette.
    [lowest] { $sides ->
        [yes] Dan wint de hand met de minste ogen de ronde voor het eigen team.
       *[no] Dan wint de speler met de minste ogen de ronde.
    }
    [nobody] Dan is het gelijk, en de ogen doen er niet toe.
   *[side] { $sides ->
        [yes] Dan wint het team met de minste ogen in beide handen de ronde.
       *[no] Dan wint de speler met de minste ogen de ronde.
    }
}
dominoes-help-tied = { $tied-block ->
    [carried] Bij gelijke stand gaan de punten naar de winnaar van de volgende ronde.
    [opener] { $sides ->
        [yes] Bij gelijke stand wint het team dat opende.
       *[no] Bij gelijke stand wint wie in de volgorde van het spel het dichtst bij de opener zit.
    }
    [closer] { $sides ->
        [yes] Bij gelijke stand wint het team dat de lijn vastzette.
       *[no] Bij gelijke stand wint wie in de volgorde van het spel het dichtst zit bij wie vastzette.
    }
    [carried_one] Bij gelijke stand scoort de winnaar van de volgende ronde 1 extra.
    [closer_loses] { $sides ->
        [yes] Bij gelijke stand verliest het team dat de lijn vastzette.
       *[no] Bij gelijke stand wint de eerste van hen na wie vastzette.
    }
   *[nobody] Bij gelijke stand wint niemand de ronde.
}
dominoes-help-example-blocked = Alle zeven 3'en liggen in de lijn: vast

dominoes-help-won = { $sides ->
    [yes] { $counts ->
        [all] De winnaars van een ronde scoren alle ogen die nog in handen zijn, ook die van de maat.
       *[opponents] De winnaars van een ronde scoren de ogen die de tegenstanders nog hebben.
    }
   *[no] De winnaar van een ronde scoort de ogen in de andere handen.
}
dominoes-help-rounded = Ze worden afgerond op vijven: 13 ogen worden 15 punten, 12 ogen 10.
dominoes-help-chips-out = Je laatste steen scoort 1 punt extra. De ogen die over zijn, scoren niets.
dominoes-help-blocked-score = { $blocked-scores ->
    [same] Een ronde die vastzit, scoort hetzelfde: { $own } ogen tegen { $left } is { $points } punten.
   *[difference] Een ronde die vastzit, scoort het verschil: { $own } ogen tegen { $left } is { $points } punten.
}
dominoes-help-worth = Een gewonnen ronde is 1 punt, ook als de lijn vastzit.
dominoes-help-worths = Ga je uit met een dubbele, dan scoor je { $worth-double }, met een steen die aan beide kanten past { $worth-both }, en met een dubbele die aan beide kanten past { $worth-crossed }.
dominoes-help-love = Heeft iedereen een ronde gewonnen, dan gaan alle totalen terug naar 0 en opent de hoogste dubbele. Je wint dus met { $target } punten zolang iemand er geen heeft.
dominoes-help-target = { $sides ->
    [yes] Het eerste team met { $target } punten wint de partij.
   *[no] Wie het eerst { $target } punten heeft, wint de partij.
}

dominoes-help-title-extra = Extra punten
dominoes-help-capicua = Capicúa: je laatste steen past aan { $spinner ->
    [first_double] elke kant
   *[none] beide kanten
} en is geen dubbele. Je scoort { $capicua } punten extra.
dominoes-help-chuchazo = Chuchazo: je laatste steen is 0-0. Je scoort { $chuchazo } punten extra.
dominoes-help-first-pass = Eerste pas: jij opent, en de volgende speler moet passen. Je scoort meteen { $first-pass } punten.
dominoes-help-paso-redondo = Paso redondo: jij speelt, alle anderen moeten passen en jij speelt weer. Je scoort meteen { $paso-redondo } punten.
dominoes-help-first-deals = Eerste rondes: de winnaars van de eerste vier scoren 100, 75, 50 en 25 punten extra.
dominoes-help-example-capicua = 4-2 past aan beide kanten: capicúa

dominoes-help-well-sums = Zoek een zet die scoort. Is er geen, laat dan kanten open waarop scoren lastig is.
dominoes-help-well-heavy = Speel zware stenen vroeg: houd je ze, dan scoren anderen ermee. Speel ook dubbelen vroeg: die passen maar bij één getal.
dominoes-help-well-hands = Het gaat erom als eerste uit te zijn. Ogen tellen alleen als de lijn kan vastlopen.
dominoes-help-well-numbers = Houd verschillende getallen, dan kun je bijna overal aanleggen. Elk getal staat op { $count } stenen: tel wat je ziet.
dominoes-help-well-passes = Onthoud op welke getallen de volgende speler paste en laat die open.
dominoes-help-well-partner = Help je maat: laat de getallen open die je maat speelt en bedek de getallen waarop je maat paste.
dominoes-help-example-well = De volgende speler paste op 4'en: 4-2 laat twee 4'en open
