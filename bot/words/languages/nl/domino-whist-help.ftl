domino-whist-help-aim = Bied hoeveel slagen je gaat winnen. Kies troef, de kleur die van alle andere wint, en win ze.
domino-whist-help-deal =
    { $highest ->
        [7] { $players } spelers krijgen elk { $tiles } stenen uit een dubbel-zeven-set.
        [8] { $players } spelers krijgen elk { $tiles } stenen uit een dubbel-acht-set.
       *[9] { $players } spelers krijgen elk { $tiles } stenen uit een dubbel-negen-set.
    }
domino-whist-help-example-aim = Uit met 6-5 als 6'en: 6-6 wint

domino-whist-help-pass-of-four = Eerst geeft iedereen drie stenen door. De richting wisselt elke ronde, ook een zonder bod: links, rechts, overkant, niet doorgeven, en dan opnieuw.
domino-whist-help-pass = Eerst geeft iedereen drie stenen door. De richting wisselt elke ronde, ook een zonder bod: rechts, links, niet doorgeven, en dan opnieuw.
domino-whist-help-dealer = Iedereen trekt een steen: de meeste ogen deelt, en bij gelijk trek je opnieuw. Daarna schuift het delen steeds één plek naar links.
domino-whist-help-bids = Vanaf de linkerbuur van de deler: bied meer slagen dan het vorige bod, of pas.
domino-whist-help-lowest = Het laagste bod is { $bid }.
domino-whist-help-no-lowest = Er is geen laagste bod: het eerste bod mag 0 zijn.
domino-whist-help-pass-final = Pas je, dan bied je niet meer mee.
domino-whist-help-pass-for-now = Pas je, dan mag je later nog bieden.
domino-whist-help-auction-ends = Het bieden stopt als er één bieder over is, of bij een bod van alle { $tricks } slagen.
domino-whist-help-auction-ends-late = Het bieden stopt als alle anderen na een bod passen, of bij een bod van alle { $tricks } slagen.
domino-whist-help-all-pass-dealer = Past iedereen, dan speelt de deler voor { $bid }.

domino-whist-help-title-kitty = De talon en troef
domino-whist-help-kitty = Eén steen, de talon, ligt omgekeerd. Wie het bod won bekijkt hem, en mag er stiekem een eigen steen voor ruilen.
domino-whist-help-trump = Wie het bod won kiest troef: een getal, dubbelen of geen, en komt dan uit met een steen naar keuze.

domino-whist-help-suits =
    Elke steen heeft twee kleuren: 6-4 is een 6 en een 4, en 5-5 is een 5 en een dubbele. Wie uitkomt noemt er een.

    Bij een getal is de dubbele het hoogst, dan tellen de stenen naar hun andere kant. Ook dubbelen zijn een kleur, de hoogste eerst.
domino-whist-help-example-suits = Uit met 6-4 als 6'en: 7-6 wint

domino-whist-help-title-trump-tiles = Troefstenen
domino-whist-help-trump-tiles =
    Een steen van de troefkleur is alleen troef.

    Zijn 2'en troef, dan is 4-2 geen 4. Je hoeft hem niet op 4'en te spelen, maar het mag als je geen andere 4 hebt.
domino-whist-help-example-trump-tiles = 4'en gevraagd: 4-2 wint als troef

domino-whist-help-trick =
    Iedereen speelt één steen, met de klok mee. Je moet kleur bekennen als je kunt, anders speel je wat je wilt.

    De hoogste troef wint, of anders de hoogste steen van de gevraagde kleur. De winnaar komt uit in de volgende slag.
domino-whist-help-example-trick = Dubbelen gevraagd: 2-2 wint als troef

domino-whist-help-score =
    Wie het bod won scoort het bod als het gehaald is, en verliest het als het nat is. Extra slagen tellen niet.

    Alle anderen scoren 1 per slag. Totalen kunnen onder 0 zakken.
domino-whist-help-score-of-side = De slagen van beide maten tellen voor het bod. Hun team scoort het bod als het gehaald is, en verliest het als het nat is.
domino-whist-help-score-of-bidder = Alleen de slagen van wie het bod won tellen voor het bod. Het team scoort of verliest het bod, en de slagen van de maat tellen elk 1.
domino-whist-help-score-others = Extra slagen tellen niet. Het andere team scoort 1 per slag, en totalen kunnen onder 0 zakken.
domino-whist-help-end = Wie het eerst { $target } heeft, wint. Halen meer spelers het in één ronde, dan wint de hoogste, en zijn de hoogste gelijk, dan speelt iedereen door.

domino-whist-help-playing-well =
    Tel dubbelen en lange kleuren: ook lage stenen winnen als de anderen er geen meer hebben. Vijf of zes stenen zijn een goede troef.

    Bied wat je telt, of één minder: een nat bod kost net zoveel als het oplevert.

    Won jij het bod, kom dan eerst uit met troeven, dan met dubbelen, dan met je lange kleur.

    Speel je tegen het bod, bewaar dan een troef of een dubbele voor het eind.
domino-whist-help-example-playing-well = Van de troeven wint 2-2
