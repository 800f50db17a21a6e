domino-hearts-help-aim =
    Elke steen toont een speelkaart, de aas is het hoogst.

    Punten wil je niet: elk hart kost 1, en schoppenvrouw, Q♠, kost 13. Ontwijk alle 26, of durf ze allemaal te winnen.
domino-hearts-help-example-aim = K♠ wint 14 punten: Q♠ en een hart

domino-hearts-help-deal = { $players } spelers krijgen elk { $tiles } van de 52 stenen.
domino-hearts-help-deal-without = { $players } spelers krijgen elk { $tiles } stenen, zonder { $without }.
domino-hearts-help-pass-of-four = Geef drie stenen door voordat je ziet wat je krijgt. De richting wisselt elke ronde: links, rechts, overkant, niet doorgeven, en dan opnieuw.
domino-hearts-help-pass = Geef drie stenen door voordat je ziet wat je krijgt. De richting wisselt elke ronde: links, rechts, niet doorgeven, en dan opnieuw.
domino-hearts-help-dealer = Iedereen trekt een steen: de laagste kaart deelt, en bij gelijk trek je opnieuw. Daarna schuift het delen steeds één plek naar links.

domino-hearts-help-opening = De speler met { $card } komt ermee uit in de eerste slag.
domino-hearts-help-opening-any = De speler met { $card } komt uit in de eerste slag, met elke steen behalve een hart.
domino-hearts-help-no-points-yet = In die slag mag je geen punten weggeven, tenzij je niets anders hebt.
domino-hearts-help-trick =
    Je moet kleur bekennen als je kunt. Zo niet, speel dan wat je wilt: je kans om punten weg te geven.

    De hoogste steen van de gevraagde kleur wint, en die speler komt uit in de volgende slag.
domino-hearts-help-example-trick = Uit met 7♦: 9♦ wint, A♥ niet

domino-hearts-help-title-leading-hearts = Uitkomen met harten
domino-hearts-help-broken = Je kunt pas met harten uitkomen als iemand er een gespeeld heeft in een eerdere slag, tenzij je alleen harten hebt. Schoppenvrouw telt daarvoor niet.
domino-hearts-help-broken-by-queen = Je kunt pas met harten uitkomen als iemand er een gespeeld heeft in een eerdere slag, tenzij je alleen harten hebt. Schoppenvrouw telt daarvoor ook.

domino-hearts-help-title-queen = Schoppenvrouw
domino-hearts-help-queen =
    Q♠ kost 13. Kom uit met lage schoppen om haar eruit te jagen.

    Heb je haar zelf, wacht dan op een kleur die je niet hebt, of op K♠ of A♠ van een ander.
domino-hearts-help-example-queen = K♠ wint de vrouw

domino-hearts-help-score =
    Win je alle 26, dan haal je pit. Haal 26 van je eigen totaal af, of geef 26 aan één tegenstander.

    De partij stopt als iemand na een ronde { $target } of meer heeft. Het laagste totaal wint, en gelijke laagste totalen delen de winst.
domino-hearts-help-score-moon-all =
    Win je alle 26, dan haal je pit. Haal 26 van je eigen totaal af, of geef 26 aan elke tegenstander.

    De partij stopt als iemand na een ronde { $target } of meer heeft. Het laagste totaal wint, en gelijke laagste totalen delen de winst.

domino-hearts-help-playing-well =
    Geef hoge harten, A♠ en K♠ door. Ook Q♠, tenzij je vier of meer schoppen hebt.

    Raak een korte kleur vroeg kwijt, zodat je punten kunt weggeven.

    Zolang Q♠ nog komt: kom uit met lage schoppen als je geen hoge hebt.

    Moet je winnen, win dan met je hoogste steen. Zo niet, speel dan de hoogste die nog verliest.

    Is iemand bezig alle harten te winnen? Win er zelf een: dan is het geen pit.
domino-hearts-help-example-playing-well = Geen ruiten: de vrouw gaat naar K♦

domino-hearts-help-title-honour = Op je erewoord
domino-hearts-help-honour =
    In je beurt kun je elke steen spelen die je hebt, ook tegen de regels. Ik vertel het niemand.

    Een steen tegen de regels kun je terugnemen tot zijn slag vol is. De spelers na jou spelen opnieuw, en in die slag moet je je aan de regels houden.

    Een steen volgens de regels kun je niet terugnemen.

    Daarna kan iedereen de zet betwisten. Als je terugkijkt, zijn stenen die niet bekenden grijs.

    Een overtreding kost { $cost }. Onterecht betwisten kost niets.

    Voordat een ronde telt, kan iedereen nog één keer betwisten.
