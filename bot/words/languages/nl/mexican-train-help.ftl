mexican-train-help-aim = Leg je stenen in treinen van gelijke helften en raak ze als eerste kwijt. De ogen die je aan het eind van een ronde overhebt, tellen tegen je.
mexican-train-help-example-aim = Treinen beginnen bij de startdubbele, gelijk aan gelijk

mexican-train-help-deal = { $players } spelers krijgen elk { $tiles } stenen uit een { $highest ->
    [12] dubbeltwaalf
   *[9] dubbelnegen
}-set.
mexican-train-help-boneyard = { $leftover ->
    [one] De steen die overblijft, ligt omgekeerd: dat is de pot.
   *[other] De { $leftover } stenen die overblijven, liggen omgekeerd: dat is de pot.
}
mexican-train-help-engine = Elke ronde heeft een startdubbele, waar alle treinen beginnen. { $rounds ->
    [1] Je speelt één ronde, met { $highest }-{ $highest }.
   *[other] In ronde 1 is dat { $highest }-{ $highest }, en daarna elke ronde één lager.
}
mexican-train-help-first = De startdubbele ligt op tafel voordat er gedeeld wordt. Iedereen trekt een steen: wie de meeste ogen heeft, begint ronde 1, en bij gelijke stand trek je opnieuw. Daarna begint elke ronde de volgende speler.
mexican-train-help-first-dealt = Heb jij de startdubbele, dan leg ik die voor je neer en begin je. Heeft niemand hem, dan pak je om de beurt tot hij er is, en je houdt wat je pakt.

mexican-train-help-title-trains = De treinen
mexican-train-help-own = Iedereen heeft een eigen trein. De eerste steen heeft het getal van de startdubbele.
mexican-train-help-mexican = Er is ook de Mexicaanse trein, { $mexican-from ->
    [own_started] open voor iedereen met een steen op de eigen trein. Om er een dubbele af te dekken, heb je die niet nodig.
   *[any_time] open voor iedereen. Iedereen mag hem beginnen.
}
mexican-train-help-marked = Een trein met een marker is ook open voor iedereen.
mexican-train-help-example-marked = 8-3 past op je trein, 6-5 op die met de marker, 5-1 nergens

mexican-train-help-turn = Speel een steen op je eigen trein, de Mexicaanse of een trein met een marker. Kun je spelen, dan moet je.
mexican-train-help-no-fit = Kun je niet, dan pak ik één steen voor je, en ik leg hem aan als hij op een trein past. Past hij niet, of is de pot leeg, dan pas ik voor je.
mexican-train-help-marker = Pas je, dan krijgt je trein een marker. Die gaat weg als je op je eigen trein speelt.

mexican-train-help-title-first-turn = De eerste beurt
mexican-train-help-first-turn = In je eerste beurt leg je zoveel stenen als je wilt, allemaal op je eigen trein. Past er geen, dan pak je er een.
mexican-train-help-first-doubles = In die beurt hoef je dubbelen niet af te dekken. Eindigt je trein op een dubbele, dan moet die worden afgedekt vanaf de tweede beurten.
mexican-train-help-first-doubles-free = In die beurt hoeft er na een dubbele geen tweede steen te komen.

mexican-train-help-title-doubles = Dubbelen
mexican-train-help-doubles = { $doubles ->
    [cover] Na een dubbele speel je meteen nog een keer, om hem af te dekken. Kun je niet, dan pak je een steen, en je past als die ook niet past.
    [chain] Na een dubbele mag je meer dubbelen op open treinen spelen, en daarna dek je er één af. Kun je niet, dan pak je een steen, en je past als die ook niet past.
    [free] Na een dubbele speel je nog één steen op een open trein. Kun je niet, dan pak je een steen, en je past als die ook niet past.
   *[none] Een dubbele is een gewone steen.
}
mexican-train-help-owed = { $doubles ->
    [chain] Dubbelen die open liggen, gaan voor, de oudste eerst. Iedereen mag daar spelen, en nergens anders.
   *[cover] Een dubbele die open ligt, gaat voor alles. Iedereen mag daar spelen, en nergens anders.
}
mexican-train-help-no-cover = Een dubbele hoeft niet te worden afgedekt als alle stenen met dat getal op tafel liggen.

mexican-train-help-title-round-end = Einde van een ronde
mexican-train-help-round-end = Een ronde eindigt als iemand de laatste steen speelt.
mexican-train-help-last-double = { $last-double ->
    [covered] Is de laatste steen een dubbele, dan wordt er een steen gepakt: past die, dan is de speler uit. Dat is ook zo als de pot leeg is, of als alle stenen met dat getal op tafel liggen.
   *[ends] De laatste steen mag een dubbele zijn, en die hoeft dan niet te worden afgedekt.
}
mexican-train-help-blocked = Of als de pot leeg is, iedereen na elkaar heeft gepast en nog steeds niemand kan spelen.

mexican-train-help-score = Iedereen krijgt de ogen die nog in de hand zijn.
mexican-train-help-match = { $rounds ->
    [1] De laagste score wint, en bij gelijke stand deel je de overwinning.
   *[other] Na { $rounds } rondes wint het laagste totaal, en bij gelijke stand deel je de overwinning.
}

mexican-train-help-well-heavy = Speel zware stenen vroeg: ze kosten het meest als een ander uit is.
mexican-train-help-well-train = Plan je eigen trein: zoek de langste rij in je hand. Speel de andere stenen op de Mexicaanse trein en op treinen met een marker.
mexican-train-help-well-doubles = { $doubles ->
    [free] Speel dubbelen zolang je nog een tweede steen kunt spelen.
   *[cover] Speel dubbelen zolang je ze kunt afdekken, of als de volgende dat niet kan.
}
mexican-train-help-well-mexican = Let op waarbij de anderen pakken en passen: dan weet je welke getallen ze niet hebben.
