game-dominoes = Domino
    .aim = { $kind ->
        [fives] Maak de open kanten samen 5, 10, 15 of meer. Wie het eerst { $target } heeft, wint.
        [fives_and_threes] Maak de open kanten samen een veelvoud van 5 of 3. Wie het eerst { $target } heeft, wint.
        [exactly] Maak de open kanten samen een veelvoud van 5 of 3. Kom precies op { $target } uit om te winnen.
        [hands] Speel als eerste al je stenen en win de ronde. Wie het eerst { $target } heeft, wint.
        [love] Speel als eerste al je stenen en win de ronde. Je moet { $target } halen zolang iemand nog 0 heeft.
       *[pips] Speel als eerste al je stenen en scoor de ogen van de anderen. Wie het eerst { $target } heeft, wint.
    }
    .credit = Het spel dat iedereen kent, zoals het thuis, in het park en in de kroeg gespeeld wordt.

rule-scoring-pips = ogen over
    .sentence = De winnaar van een ronde scoort de ogen die nog in handen zijn.
rule-scoring-fives = vijven
    .sentence = Zijn de kanten samen een veelvoud van 5, dan scoor je meteen zoveel punten.
rule-scoring-fives-and-threes = vijven en drieën
    .sentence = Elke 5 en elke 3 in de som van de kanten is 1 punt, dus 15 is 8 punten.
rule-scoring-hands = gewonnen rondes
    .sentence = Een gewonnen ronde is 1 punt of meer. Ogen beslissen alleen als de lijn vastzit.

rule-wins = Totalen
rule-wins-total = lopen op
    .sentence = De punten lopen op tot het einde van de partij.
rule-wins-love = terug naar 0
    .sentence = Heeft iedereen een ronde gewonnen, dan gaan alle totalen terug naar 0. Een partij tot 6 kan 60 tot 90 rondes duren.

rule-one-all = Bij 1–0
rule-one-all-on = één gelijk
    .sentence = Twee teams bij 1–0: wint het andere, dan is het 1–1. De volgende ronde maakt er 2–0 van.

rule-exact = Over het doel
rule-exact-no = wint
    .sentence = Je wint als je het doel haalt of eroverheen gaat.
rule-exact-yes = scoort niets
    .sentence = Je moet precies op het doel uitkomen. Een zet eroverheen scoort niets.

rule-reached = Bij het doel
rule-reached-at-once = stopt de partij
    .sentence = De partij stopt zodra een zet het doel haalt.
rule-reached-after-the-deal = gaat de ronde door
    .sentence = Je speelt de ronde uit. Dan wint het hoogste totaal.

rule-highest = Hoogste dubbele
    .sentence = Je speelt met een set tot en met { $number }-{ $number }.

rule-hand = Aantal stenen
    .sentence = { $number ->
        [one] Iedereen begint met 1 steen.
       *[other] Iedereen begint met { $number } stenen.
    }
rule-hand-usual = gewoon
    .sentence = Iedereen begint met het gewone aantal stenen.

rule-opens = Wie eerst opent
rule-opens-highest-double = hoogste dubbele
    .sentence = De speler met de hoogste dubbele opent ermee.
rule-opens-heaviest = zwaarste steen
    .sentence = De speler met de zwaarste steen opent ermee.
rule-opens-lot = loten
    .sentence = Iedereen trekt een steen. Wie de meeste ogen heeft, opent met een steen naar keuze.

rule-then = Daarna
rule-then-winner = de winnaar opent
    .sentence = De winnaar van een ronde opent de volgende met een steen naar keuze.
rule-then-next = om de beurt
    .sentence = Elke ronde opent de volgende speler, met een steen naar keuze.
rule-then-highest-double = hoogste dubbele
    .sentence = Elke ronde opent de speler met de hoogste dubbele ermee.

rule-after-tie = Na gelijkspel
rule-after-tie-opener = dezelfde opent
    .sentence = Wint niemand de ronde, dan opent dezelfde speler weer.
rule-after-tie-next = de volgende opent
    .sentence = Wint niemand de ronde, dan opent de volgende speler.
rule-after-tie-highest-double = hoogste dubbele opent
    .sentence = Wint niemand de ronde, dan opent de speler met de hoogste dubbele ermee.

rule-redeal-doubles = Opnieuw bij dubbelen
    .sentence = Heeft iemand { $number } dubbelen of meer, dan wordt alles opnieuw gedeeld.

rule-drop-blank = Met drie spelers
rule-drop-blank-no = alle stenen
    .sentence = Je speelt met alle stenen van de set.
rule-drop-blank-three = zonder 0-0
    .sentence = Met drie spelers doet 0-0 niet mee. Gewoonlijk krijgt ieder dan 9 stenen.

rule-direction = Beurt gaat
rule-direction-left = naar links
    .sentence = Na jou speelt je linkerbuur.
rule-direction-right = naar rechts
    .sentence = Na jou speelt je rechterbuur.

rule-boneyard = Kun je niet
rule-boneyard-drawn = pakken
    .sentence = Kun je niet aanleggen, dan pak je uit de pot.
rule-boneyard-asleep = passen
    .sentence = Kun je niet aanleggen, dan pas je. Niemand pakt.

rule-keep = Blijft liggen
    .sentence = { $number ->
        [one] De laatste steen van de pot blijft liggen.
       *[other] De laatste { $number } stenen van de pot blijven liggen.
    }
rule-keep-none = geen
    .sentence = Je kunt alle stenen uit de pot pakken.

rule-drawing = Pakken
rule-drawing-until-it-fits = tot er een past
    .sentence = Je pakt tot je kunt aanleggen.
rule-drawing-one = één steen
    .sentence = Je pakt één steen. Kun je dan nog niet aanleggen, dan pas je.

rule-spinner = Spinner
rule-spinner-none = geen
    .sentence = De lijn heeft twee kanten.
rule-spinner-first-double = eerste dubbele
    .sentence = Aan de eerste dubbele kun je op alle vier de kanten aanleggen. Boven en onder gaan open als links en rechts bezet zijn.

rule-counts = De winst is
rule-counts-opponents = ogen van tegenstanders
    .sentence = De winnaars scoren de ogen die de tegenstanders nog hebben.
rule-counts-all = alle ogen
    .sentence = De winnaars scoren alle ogen die over zijn, ook die van de maat.

rule-worth-double = Uit met dubbele
    .sentence = Ga je uit met een dubbele, dan scoor je { $number }.
rule-worth-both = Past aan beide kanten
    .sentence = Ga je uit met een steen die aan beide kanten past, dan scoor je { $number }.
rule-worth-crossed = Dubbele, beide kanten
    .sentence = Ga je uit met een dubbele die aan beide kanten past, dan scoor je { $number }.
rule-worth-key = Sleutel
rule-worth-key-on = 1 extra
    .sentence = Sleutel: past je laatste steen aan twee kanten en is het de enige die daar nog past, dan scoor je 1 extra.

rule-blocked-by = Zit het vast
rule-blocked-by-side = minste ogen
    .sentence = Kan niemand meer, dan wint de speler of het team met de minste ogen.
rule-blocked-by-lowest = laagste hand
    .sentence = Kan niemand meer, dan wint de laagste hand voor het eigen team.
rule-blocked-by-closer = laatste tegen volgende
    .sentence = Zet jij de lijn vast, dan vergelijk je je ogen met die van de volgende speler. De minste winnen, en bij gelijke stand win jij.
rule-blocked-by-nobody = altijd gelijk
    .sentence = Kan niemand meer, dan is het gelijk, ongeacht de ogen.

rule-blocked-scores = Vast scoort
rule-blocked-scores-same = hetzelfde
    .sentence = Een ronde die vastzit, scoort net als elke andere.
rule-blocked-scores-difference = het verschil
    .sentence = Zit het vast, dan scoren de winnaars de ogen van de anderen min die van henzelf.

rule-tied-block = Vast en gelijk
rule-tied-block-nobody = scoort niets
    .sentence = Bij gelijke stand scoort niemand.
rule-tied-block-carried = schuift door
    .sentence = Bij gelijke stand gaan de punten naar de winnaar van de volgende ronde.
rule-tied-block-opener = voor de opener
    .sentence = Bij gelijke stand wint het team dat opende. Zonder maten wint wie het dichtst bij de opener zit.
rule-tied-block-closer = voor wie vastzette
    .sentence = Bij gelijke stand wint het team dat vastzette. Zonder maten wint wie het dichtst zit bij wie vastzette.
rule-tied-block-closer-loses = voor de anderen
    .sentence = Bij gelijke stand verliest het team dat vastzette. Zonder maten wint de volgende van wie gelijk staan.

rule-capicua = Capicúa
    .sentence = Je laatste steen past aan elke kant en is geen dubbele: { $number } punten extra.

rule-chuchazo = Chuchazo
    .sentence = Je laatste steen is 0-0: { $number } punten extra.

rule-first-pass = Eerste pas
    .sentence = Jij opent en de volgende speler moet passen: { $number } punten.

rule-paso-redondo = Paso redondo
    .sentence = Jij speelt, alle anderen moeten passen en jij speelt weer: { $number } punten.

rule-first-deals = Eerste rondes
rule-first-deals-on = 100, 75, 50, 25
    .sentence = De winnaars van de eerste 4 rondes scoren 100, 75, 50 en 25 punten extra.

options-too-few-tiles = Er zijn maar { $tiles } stenen. Deel er hoogstens { $most } per speler.
options-always-redealt = Er zou altijd iemand { $doubles } dubbelen hebben. Deel minder stenen of zet opnieuw delen uit.

preset-dominoes-draw = Met pot
    .game = Domino met pot
    .sentence = Kun je niet? Pak. Je scoort de ogen van de anderen.
preset-dominoes-block = Zonder pot
    .game = Domino zonder pot
    .sentence = Kun je niet? Pas. Je scoort de ogen van de anderen.
preset-dominoes-all-fives = Alle Vijven
    .sentence = Scoor als de open kanten samen een veelvoud van 5 zijn.
preset-dominoes-fives-and-threes = Vijven en Drieën
    .sentence = Het kroegspel: vijven en drieën, precies tot 61.
preset-dominoes-puerto-rico = Puerto Rico
    .sentence = Capicúa, chuchazo en extra punten in de eerste rondes.
preset-dominoes-dominican = Dominicaans
    .sentence = 25 voor capicúa en voor een pas op de eerste steen.
preset-dominoes-cuban = Cubaans
    .sentence = Set tot 9-9, elk 10 stenen.
preset-dominoes-brazil = Brazilië
    .sentence = De laatste steen beslist: 1 tot 4 punten per ronde.
preset-dominoes-brazil-league = Brazilië, competitie
    .sentence = Tot 7. Het punt van een vaste ronde is voor de volgende winnaar.
preset-dominoes-jamaica = Jamaica
    .sentence = Met maten. Elke gewonnen ronde telt 1, tot zes.
preset-dominoes-cut-throat = Cut-throat
    .sentence = Zoals in Jamaica, maar ieder voor zich.
preset-dominoes-martinique = Martinique
    .sentence = Met drie. Win er drie zolang iemand er geen heeft.

prompt-open = open met wat je wilt
prompt-open-with = open met { $tile }
prompt-play-on = leg aan bij { $numbers }

choice-tile-end = { $tile } { $end ->
    [left] links
    [right] rechts
    [up] boven
   *[down] onder
}
choice-leaves = { $points ->
    [0] laat { $ends } open
   *[other] scoort { $points }, laat { $ends } open
}
choice-points = { $play } ({ $points })

end-left = links
end-right = rechts
end-up = boven
end-down = onder
