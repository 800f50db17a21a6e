domino-hearts-help-aim =
    Elke steen toont een speelkaart, de aas is het hoogst.

    Punten wil je niet: elke harten kost 1, en schoppenvrouw, Q♠, kost 13. Vermijd alle 26, of durf ze allemaal te halen.
domino-hearts-help-example-aim = K♠ haalt 14 punten: Q♠ en een harten

domino-hearts-help-deal = { $players } spelers krijgen elk { $tiles } van de 52 stenen.
domino-hearts-help-deal-without = { $players } spelers krijgen elk { $tiles } stenen, zonder { $without }.
domino-hearts-help-pass-of-four = Geef drie stenen door voordat je ziet wat je krijgt. De richting wisselt elke ronde: links, rechts, overkant, niet doorgeven, en dan opnieuw.
domino-hearts-help-pass = Geef drie stenen door voordat je ziet wat je krijgt. De richting wisselt elke ronde: links, rechts, niet doorgeven, en dan opnieuw.
domino-hearts-help-dealer = Iedereen trekt een steen: wie de laagste kaart heeft, deelt. Bij gelijke stand trek je opnieuw. Daarna deelt elke ronde de volgende speler links.

domino-hearts-help-opening = De speler met { $card } komt ermee uit in de eerste slag.
domino-hearts-help-opening-any = De speler met { $card } komt uit in de eerste slag, met elke steen behalve een harten.
domino-hearts-help-no-points-yet = In die slag mag je geen punten weggeven, tenzij je niets anders hebt.
domino-hearts-help-trick =
    Je moet kleur bekennen als je kunt. Kun je niet, speel dan wat je wilt: je kans om punten weg te geven.

    De hoogste steen van de gevraagde kleur wint, en die speler komt uit in de volgende slag.
domino-hearts-help-example-trick = Uit met 7♦: 9♦ wint, A♥ niet

domino-hearts-help-title-leading-hearts = Uitkomen met harten
domino-hearts-help-broken = Je kunt pas met harten uitkomen als er in een eerdere slag een gespeeld is, tenzij je alleen harten hebt. Schoppenvrouw telt daarvoor niet.
domino-hearts-help-broken-by-queen = Je kunt pas met harten uitkomen als er in een eerdere slag een gespeeld is, tenzij je alleen harten hebt. Schoppenvrouw telt daarvoor ook.

domino-hearts-help-title-queen = Schoppenvrouw
domino-hearts-help-queen =
    Q♠ kost 13. Kom uit met lage schoppen om haar eruit te lokken.

    Heb je haar zelf, wacht dan op een kleur die je niet hebt, of op K♠ of A♠ van een ander.
domino-hearts-help-example-queen = K♠ wint de vrouw

domino-hearts-help-score =
    Haal je alle 26, dan is dat pit. Trek 26 af van je eigen totaal of geef 26 aan één tegenstander.

    De partij stopt als iemand na een ronde { $target } of meer heeft. Het laagste totaal wint. Bij gelijke stand deel je de overwinning.
domino-hearts-help-score-moon-all =
    Haal je alle 26, dan is dat pit. Trek 26 af van je eigen totaal of geef 26 aan elke tegenstander.

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
    In je beurt kun je elke steen spelen die je hebt, ook tegen de regels. Ik vertel het niemand.

    Een steen tegen de regels kun je terugnemen tot de slag vol is. De spelers na jou spelen opnieuw, en in die slag moet je je aan de regels houden.

    Een steen volgens de regels kun je niet terugnemen.

    Daarna kan iedereen de zet betwisten. Als je terugkijkt, zijn stenen die geen kleur bekenden grijs.

    Een overtreding kost { $cost }. Onterecht betwisten kost niets.

    Voordat de punten geteld worden, kan iedereen nog één keer betwisten.
