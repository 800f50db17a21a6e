domino-hearts-help-aim =
    Elke steen toont een speelkaart, de aas is het hoogst.

    Punten wil je niet: elke harten kost 1, en schoppenvrouw, Q♠, kost 13. Vermijd alle 26, of durf ze allemaal te halen.
domino-hearts-help-example-aim = K♠ haalt 14 punten: Q♠ en een harten

domino-hearts-help-deal = { $players } spelers krijgen elk { $tiles } van de 52 stenen.
domino-hearts-help-deal-without = { $players } spelers krijgen elk { $tiles } stenen, zonder { $without }.
domino-hearts-help-pass = Geef drie stenen door voordat je ziet wat je krijgt. De richting wisselt elke ronde: links, rechts, { $players ->
    [4] overkant, niet doorgeven
   *[other] niet doorgeven
}, en dan opnieuw.
domino-hearts-help-dealer = Iedereen trekt een steen: wie de laagste kaart heeft, deelt. Bij gelijke stand trek je opnieuw. Daarna deelt elke ronde de volgende speler links.

domino-hearts-help-opening = { $opening ->
    [any] De speler met { $card } komt uit in de eerste slag, met elke steen behalve een harten.
   *[lowest_club] De speler met { $card } komt ermee uit in de eerste slag.
}
domino-hearts-help-no-points-yet = In die slag mag je geen punten weggeven, tenzij je niets anders hebt.
domino-hearts-help-trick =
    Je moet kleur bekennen als je kunt. Kun je niet, speel dan wat je wilt: je kans om punten weg te geven.

    De hoogste steen van de gevraagde kleur wint, en die speler komt uit in de volgende slag.
domino-hearts-help-example-trick = Eerst 7♦: 9♦ wint, A♥ niet

domino-hearts-help-title-leading-hearts = Uitkomen met harten
domino-hearts-help-broken = Je kunt pas met harten uitkomen als er in een eerdere slag { $breaking ->
    [queen_too] een harten of schoppenvrouw
   *[hearts] een harten
} gespeeld is, tenzij je alleen harten hebt.

domino-hearts-help-title-queen = Schoppenvrouw
domino-hearts-help-queen =
    Q♠ kost 13. Kom uit met lage schoppen om haar eruit te lokken.

    Heb je haar zelf, wacht dan op een kleur die je niet hebt, of op K♠ of A♠ van een ander.
domino-hearts-help-example-queen = K♠ wint de vrouw

domino-hearts-help-score =
    Haal je alle 26, dan is dat pit. Trek 26 af van je eigen totaal of geef 26 aan { $moon-add ->
        [all] elke
       *[one] één
    } tegenstander.
    De partij stopt als iemand na een ronde { $target } of meer heeft. Het laagste totaal wint. Bij gelijke stand deel je de overwinning.

domino-hearts-help-playing-well =
    Geef hoge harten, A♠ en K♠ door. Ook Q♠, tenzij je vier of meer schoppen hebt.

    Raak een korte kleur vroeg kwijt, zodat je punten kunt weggeven.

    Zolang Q♠ nog niet gespeeld is: kom uit met lage schoppen als je geen hoge hebt.

    Moet je winnen, win dan met je hoogste steen. Hoeft dat niet, speel dan de hoogste die nog verliest.

    Gaat iemand voor alle harten? Haal er zelf een, dan is het geen pit.
domino-hearts-help-example-playing-well = Geen ruiten: de vrouw gaat naar K♦

domino-hearts-help-title-honour = Op je erewoord
domino-hearts-help-honour =
    Je kunt elke steen spelen die je hebt, ook tegen de regels. Tot de slag vol is, kun je een zet tegen de regels terugnemen, en de anderen spelen dan opnieuw.
    Later kan iedereen de zet betwisten, voor het laatst voordat de punten geteld worden. Stenen die geen kleur bekenden, zijn grijs.
    Een overtreding kost { $cost }. Onterecht betwisten kost niets.
