moon-help-aim =
    Iedereen speelt voor zichzelf.

    Bied hoeveel van de zeven slagen je gaat halen. Kies troef, de kleur die van alle andere wint, en haal ze.
moon-help-deal = { $zero ->
    [no] Iedereen krijgt zeven stenen uit een dubbel-zesset zonder blanco's.
   *[yes] Iedereen krijgt zeven stenen uit een dubbel-zesset waarin 0-0 de enige blanco is. Eén steen blijft over: de talon.
}
moon-help-example-aim = Eerst 6-4, geen troef: 6-6 wint

moon-help-auction = Iedereen biedt één keer, vanaf de linkerbuur van de deler: pas, of bied meer dan het vorige bod. Je kunt 4, 5, 6, 7 of 21 bieden.
moon-help-moon = 21 is de moon: alle zeven slagen voor 21 punten. Daarmee stopt het bieden meteen.

moon-help-trump = { $doubles-trump ->
    [on] De hoogste bieder kiest troef: een getal, dubbelen of geen troef.
   *[off] De hoogste bieder kiest troef: een getal of geen troef.
}
moon-help-lead = De hoogste bieder komt als eerste uit, met een steen naar keuze.

moon-help-suits = { $suit-led ->
    [leader] Een steen van de troefkleur is alleen troef. Elke andere steen heeft de kleuren van beide kanten, en wie ermee uitkomt, noemt er een.
   *[higher] Een steen van de troefkleur is alleen troef. Kom je uit met een andere, dan is de hoogste kant de kleur, en bekennen kan met beide kanten.
}

    Binnen een getal is de dubbele het hoogst, en verder beslist de andere kant van de steen.
moon-help-doubles = Zijn dubbelen troef, dan horen ze niet meer bij hun getal. 6-6 is dan de hoogste.
moon-help-zero = 0-0 is een kleur apart. Kom je ermee uit, dan wint hij, tenzij iemand troeft.
moon-help-example-suits = Eerst 3-1, 6'en zijn troef: 6-3 wint
moon-help-example-suits-doubles = Eerst 3-1, dubbelen zijn troef: 3-3 wint

moon-help-example-trick = Eerst 6-4, 5'en zijn troef: 5-1 wint

moon-help-score =
    { $overtricks ->
        [bid_only] Haal je je bod, dan scoor je het, en extra slagen tellen niet.
       *[count] Haal je je bod, dan scoor je 1 per slag.
    } Een gehaalde moon scoort 21.

    Ga je nat, dan gaat je bod eraf: 21 voor de moon. Alle anderen scoren 1 per slag, en je totaal kan onder 0 zakken.
moon-help-end = Wie het eerst { $target } heeft, wint. Lukt dat meerdere spelers in dezelfde ronde, dan wint de hoogste bieder als het bod gehaald is, anders de hoogste stand, en bij gelijke stand speel je door.
moon-help-moon-wins = Een gehaalde moon wint meteen de partij.

moon-help-playing-well =
    Tel dubbelen en lange kleuren. Drie troeven met hun dubbele en nog een dubbele zijn een bod van 4 waard.

    Won jij het bod, kom dan eerst uit met troeven, dan met dubbelen, dan met je lange kleur.

    { $zero ->
        [no] Elk getal staat maar op zes stenen: tel de troeven.
       *[yes] Elk getal staat maar op zes stenen, en één steen doet niet mee: tel de troeven.
    }

    Speel je tegen het bod, werk dan samen: het bod nat spelen is meer waard dan een slag.
moon-help-example-playing-well = Van de troeven wint 5-5
