black-tile-help-counts = { $variant ->
    [11] Punten wil je niet. De zwarte steen, 0-0, kost 4, en elk van de zeven stenen met een 3 kost 1: samen 11.
    [21] Punten wil je niet. De zwarte steen, 0-0, kost 11, en elke steen met 5, 6 of 7 ogen (stippen) kost 1: samen 21.
   *[other] Punten wil je niet. De zwarte steen, 0-0, kost 11, 1-1 kost 9, en elke steen met 5, 6 of 7 ogen (stippen) kost 1: samen 30.
}
black-tile-help-example-aim = { $eleven ->
    [yes] 3-3 haalt 7 punten: 0-0 en drie 3'en
   *[no] 3-3 haalt 12 punten: 0-0 en de 3-3 zelf
}
black-tile-help-pass = Geef drie stenen door aan de speler { $pass-direction ->
    [left] links
   *[right] rechts
} van je, voordat je ziet wat je krijgt.

black-tile-help-opening = Wie begint, komt uit of laat de linkerbuur uitkomen.
black-tile-help-first = Iedereen trekt een steen: wie de meeste ogen heeft, begint. Bij gelijke stand trek je opnieuw. { $first-lead ->
    [rotates] Daarna begint elke ronde de volgende speler links.
   *[highest_score] { $sides ->
        [yes] Vanaf de tweede ronde loot het team met de meeste punten wie van de twee begint.
       *[no] Vanaf de tweede ronde begint de speler met de meeste punten, en bij gelijke stand wordt er geloot.
    }
}
black-tile-help-undealt = { $undealt-tile ->
    [first_trick_winner] Eén steen blijft over. Die gaat open naar de winnaar van de eerste slag.
   *[unused] Eén steen blijft omgekeerd liggen en telt voor niemand.
}

black-tile-help-suits =
    Elke steen heeft twee kleuren: 6-2 is een 6 en een 2, en 5-5 is een 5 en een dubbele. Wie uitkomt, noemt er een.

    Binnen een getal is de dubbele het hoogst, en verder beslist de andere kant van de steen. Bij de dubbelen is 6-6 het hoogst en 0-0 het laagst.

    Er is geen troef: geen kleur wint van een andere.
black-tile-help-example-suits = Eerst 6-2 als 2'en: 2-2 wint

black-tile-help-example-trick = Eerst 6-3 als 3'en: 6-3 wint

black-tile-help-title-black-tile = De zwarte steen
black-tile-help-black-tile =
    0-0 is de hoogste blanco en de laagste dubbele.

    Kom je ermee uit als dubbele, dan verliest hij van elke andere dubbele.
black-tile-help-example-black-tile = Eerst 0-0 als dubbele: 6-6 wint

black-tile-help-score =
    { $sides ->
        [yes] Haalt een team alle punten van een ronde, dan is dat pit. Het krijgt geen punten en het andere team krijgt er { $moon-points }.
       *[no] Haal je alle punten van een ronde, dan is dat pit. Jij krijgt dan geen punten en elke andere speler krijgt er { $moon-points }.
    }
    De partij stopt als { $sides ->
        [yes] een team
       *[no] iemand
    } na een ronde { $target } of meer heeft. Het laagste totaal wint.

black-tile-help-playing-well =
    Geef hoge dubbelen en de top van een korte kleur door. Heb je een kleur niet, dan kun je punten weggeven.

    Kom laag uit. Win vroege slagen met je hoge stenen, zolang ze goedkoop zijn.

    Bewaar 0-0 tot je hem in de slag van een ander kunt gooien.

    Gaat iemand voor alle punten? Haal er zelf een, dan is het geen pit.
black-tile-help-example-playing-well = Geen 5'en: geef de zwarte steen weg
