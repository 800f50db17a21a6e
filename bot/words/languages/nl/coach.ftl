coach-pass = { $low ->
    [yes] Geef stenen door die slagen winnen of punten kosten. Daarna zie je wat je krijgt.
   *[no] Houd een lange kleur: die kan troef worden. Daarna zie je wat je krijgt.
}
coach-bid = { $for-side ->
    [yes] Bied de { $what ->
        [tricks] slagen
       *[points] punten
    } die je team kan halen. De hoogste bieder kiest troef en moet het bod halen.
   *[no] Bied de { $what ->
        [tricks] slagen
       *[points] punten
    } die jij kunt halen. De hoogste bieder kiest troef en moet het bod halen.
}
coach-kitty = Alleen jij ziet deze steen. Niemand komt te weten welke het was en of je ruilde.
coach-trump = Troef wint van elke andere kleur.
coach-longest = { $count ->
    [one] Je langste kleur: { $suits }.
   *[other] Je langste kleuren: { $suits }.
}
coach-doubles = Kijk naar je dubbelen. Kies zo dat je geen enkele slag hoeft te winnen.
coach-opening = Laat de volgende uitkomen, dan speel jij als laatste.

coach-lead = De anderen moeten jouw kleur bekennen als ze kunnen.
coach-lead-suits = Een steen heeft twee kleuren. Noem er een: de anderen moeten die bekennen.
coach-no-hearts = { $queen ->
    [yes] Waarom geen harten? Dat kan pas als er een harten of Q♠ gespeeld is.
   *[no] Waarom geen harten? Dat kan pas als er een gespeeld is.
}
coach-opens = De ronde opent met { $piece }, dus daar moet je mee uitkomen.
coach-is-trump = Waarom niet { $piece }? Die is nu troef en hoort bij geen andere kleur.
coach-only-one = Waarom alleen { $piece }? Je moet bekennen, en je hebt geen andere { $suit }.
coach-must-follow = Waarom alleen deze? Je moet bekennen als het kan, en de kleur is { $suit }.
coach-void = { $why ->
    [trump] Zonder { $suit } wint alleen een troef deze slag.
    [points] Zonder { $suit } win je deze slag niet: een mooi moment om punten weg te geven.
   *[none] Zonder { $suit } win je deze slag niet.
}
coach-sevens = Nu geen kleuren: de steen het dichtst bij 7 ogen wint. Even dichtbij? Dan wint de eerste.

coach-review = Een grijze steen bekende geen kleur. Kon die speler dat wel, betwist de zet dan.
coach-moon = Je haalde alle punten. Kijk wie de partij dan zou winnen.

coach-turn = Draai je meest rechtse steen om. Past hij niet, dan gaat hij links in je rij.
coach-turn-on = Draai je meest rechtse steen om. Ga door zolang ze passen.
coach-turn-any = Draai een steen om. Je kent de stenen die teruggingen: neem er een die nu past.
coach-open-double = { $piece } ligt open en past. Speel hem, of bewaar hem en draai je volgende om.
coach-ends = Laat een getal open dat weinig in de lijn ligt.
coach-peek = Je mag eerst je volgende steen bekijken.
coach-goes-on = Past je volgende steen, dan ga je door.

coach-line-first = Begin met een getal dat je vaker hebt.
coach-line-fits = Waarom alleen deze? Een steen moet een open getal hebben: { $numbers }.
coach-line-only-one = Waarom alleen { $tile }? Je andere stenen hebben geen { $numbers }.
coach-line-drew = { $one ->
    [yes] Kun je niet, dan pak ik één steen voor je.
   *[no] Kun je niet, dan pak ik voor je tot het lukt.
}
coach-line-spinner = { $tile } is de spinner: je kunt er ook boven en onder aanleggen.
coach-line-lacks = De volgende speler heeft geen { $numbers }. Is er niets anders open, dan moet die { $draws ->
    [yes] pakken
   *[no] passen
}.
coach-line-sum = { $threes ->
    [yes] Een zet scoort 1 punt voor elke 5 en elke 3 in de som van de open kanten.
   *[no] Een zet scoort als de open kanten samen 5, 10, 15 enzovoort zijn.
}
coach-line-exact = { $sides ->
    [yes] Je team moet
   *[no] Je moet
} precies { $points } hebben. Kom je hoger uit, dan scoort de zet niets.
coach-line-ends = { $tile } past aan meer dan één kant. Laat het getal open dat je vaker hebt.

coach-train-start = Je kunt op je eigen trein spelen, op de Mexicaanse en op treinen met een marker.
coach-train-lay = Leg op je trein stenen die op elkaar aansluiten. Met **Klaar** stop je.
coach-train-own-double = Een dubbele moet je meteen afdekken. Kun je niet, dan pak je een steen.
coach-train-chain = Je kunt nog meer dubbelen leggen, en dan een andere steen op een ervan.
coach-train-cover = Eerst de dubbele: speel daar. Alle andere treinen zijn zolang dicht.
coach-train-marked = Je kon niet: je trein is open voor iedereen. Speel er zelf op en de marker gaat weg.
coach-train-others = Op treinen met een marker mag jij ook spelen: { $who }.
coach-train-run = Bewaar stenen die op elkaar aansluiten voor je eigen trein. Speel de rest elders.
coach-train-mexican = De Mexicaanse trein is altijd open: goed voor stenen die bij jou niet passen.
coach-train-heavy = { $who } heeft nog { $count ->
    [one] { $count } steen
   *[other] { $count } stenen
}. Speel nu je zware stenen.
