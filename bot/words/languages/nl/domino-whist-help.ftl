domino-whist-help-aim = Bied hoeveel slagen je gaat halen. Kies troef, de kleur die van alle andere wint, en haal ze.
domino-whist-help-example-aim = Eerst 6-5 als 6'en: 6-6 wint

domino-whist-help-pass = Eerst geeft iedereen drie stenen door. De richting wisselt elke ronde, ook na een ronde zonder bod: { $players ->
    [4] links, rechts, overkant
   *[other] rechts, links
}, niet doorgeven, en dan opnieuw.
domino-whist-help-dealer = Iedereen trekt een steen: wie de meeste ogen heeft, deelt. Bij gelijke stand trek je opnieuw. Daarna deelt elke ronde de volgende speler links.
domino-whist-help-bids = Vanaf de linkerbuur van de deler: bied meer slagen dan het vorige bod, of pas.
domino-whist-help-lowest = { $bid ->
    [0] Er is geen laagste bod: het eerste bod mag 0 zijn.
   *[other] Het laagste bod is { $bid }.
}
domino-whist-help-pass-out = { $rebid-after-pass ->
    [on] Pas je, dan mag je later nog bieden.
   *[off] Pas je, dan bied je niet meer mee.
}
domino-whist-help-auction-ends = { $rebid-after-pass ->
    [on] Het bieden stopt als alle anderen na een bod passen, of bij een bod van alle { $tiles } slagen.
   *[off] Het bieden stopt als er één bieder over is, of bij een bod van alle { $tiles } slagen.
}
domino-whist-help-all-pass-dealer = Past iedereen, dan speelt de deler voor { $bid }.

domino-whist-help-title-kitty = De talon en troef
domino-whist-help-kitty = Eén steen, de talon, ligt omgekeerd. De hoogste bieder bekijkt hem en mag er stiekem een eigen steen voor ruilen.
domino-whist-help-trump = De hoogste bieder kiest troef: een getal, dubbelen of geen troef, en komt dan uit met een steen naar keuze.

domino-whist-help-suits =
    Elke steen heeft twee kleuren: 6-4 is een 6 en een 4, en 5-5 is een 5 en een dubbele. Wie uitkomt, noemt er een.

    Binnen een getal is de dubbele het hoogst, en verder beslist de andere kant van de steen. Ook dubbelen zijn een kleur, de hoogste eerst.
domino-whist-help-example-suits = Eerst 6-4 als 6'en: 7-6 wint

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
    Haal je je bod, dan scoor je het. Ga je nat, dan gaat het eraf. Extra slagen tellen niet.

    Alle anderen scoren 1 per slag. Je totaal kan onder 0 zakken.
domino-whist-help-score-partners = { $contract ->
    [individual] Alleen de slagen van de hoogste bieder tellen voor het bod. Het team scoort of verliest het bod, en de slagen van de maat tellen elk 1.
   *[side] De slagen van beide maten tellen voor het bod. Halen ze het, dan scoort hun team het bod. Gaan ze nat, dan gaat het eraf.
}
domino-whist-help-score-others = Extra slagen tellen niet. Het andere team scoort 1 per slag, en een totaal kan onder 0 zakken.
domino-whist-help-end = Wie het eerst { $target } heeft, wint. Lukt dat meerdere spelers in dezelfde ronde, dan wint de hoogste. Bij gelijke stand speel je door.

domino-whist-help-playing-well =
    Tel dubbelen en lange kleuren: ook lage stenen winnen als de anderen er geen meer hebben. Vijf of zes stenen van één getal zijn een goede troef.

    Bied wat je telt, of één minder: ga je nat, dan ben je het bod kwijt.

    Won jij het bod, kom dan eerst uit met troeven, dan met dubbelen, dan met je lange kleur.

    Speel je tegen het bod, bewaar dan een troef of een dubbele voor het eind.
domino-whist-help-example-playing-well = Van de troeven wint 2-2
