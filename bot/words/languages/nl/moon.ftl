game-moon = Moon
    .aim = Drie spelers, ieder voor zich. Bied hoeveel van de 7 slagen je gaat halen, en haal ze dan. Wie het eerst { $target } heeft, wint.
    .credit = Een traditioneel biedspel voor drie, verwant aan Forty-Two.

choice-bid-moon = { $amount } (Moon)

rule-moon-wins = Gehaalde moon
rule-moon-wins-on = wint de partij
    .sentence = Wie een bod van 21 haalt, wint de partij, hoe de stand ook is.

rule-tiles = Stenen
rule-tiles-22 = 22
    .sentence = Van de blanco's doet alleen 0-0 mee, en één steen is de talon.
rule-tiles-21 = 21
    .sentence = Geen blanco's en geen talon.

rule-kitty = De talon
rule-kitty-before-trump = vóór troef
    .sentence = De hoogste bieder bekijkt de talon en kiest dan troef.
rule-kitty-after-trump = na troef
    .sentence = De hoogste bieder kiest troef en bekijkt dan de talon.

rule-doubles-trump = Dubbelen als troef
rule-doubles-trump-on = aan
    .sentence = De hoogste bieder kan dubbelen als troef kiezen.

rule-suit-led = Gevraagde kleur
rule-suit-led-higher = hoogste kant
    .sentence = Kom je uit met een steen die geen troef is, dan is de hoogste kant de kleur.
rule-suit-led-leader = naar keuze
    .sentence = Wie uitkomt, zegt welke kant de kleur is.

rule-overtricks = Extra slagen
rule-overtricks-count = 1 punt per slag
    .sentence = Een gehaald bod scoort alle slagen van de hoogste bieder.
rule-overtricks-bid-only = niets
    .sentence = Een gehaald bod scoort wat er geboden is, en niet meer.

preset-moon-moon = Gewone regels
    .sentence = 22 stenen, waarvan één de talon is.
preset-moon-tiles-21 = 21 stenen
    .sentence = Geen blanco's en geen talon. Dubbelen kunnen troef zijn.

achievement-called-moon =
    .title = Naar de maan
    .how = bied 21 en win elke slag
    .told = { $who-is ->
        [many] { $who } boden 21 en wonnen elke slag.
       *[one] { $who } bood 21 en won elke slag.
    }
