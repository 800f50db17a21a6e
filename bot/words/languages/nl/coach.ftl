coach-pass = { $low ->
    [yes] Geef stenen door die slagen winnen of punten kosten. Daarna zie je wat je krijgt.
   *[no] Houd een lange kleur: dat kan troef worden. Daarna zie je wat je krijgt.
}
coach-bid = { $for-side ->
    [yes] Bied de { $what ->
        [tricks] slagen
       *[points] punten
    } die je team kan winnen. Wie het hoogst biedt, kiest troef en moet het halen.
   *[no] Bied de { $what ->
        [tricks] slagen
       *[points] punten
    } die jij kunt winnen. Wie het hoogst biedt, kiest troef en moet het halen.
}
coach-kitty = Alleen jij ziet deze steen. Niemand komt te weten welke het was, of dat je ruilde.
coach-trump = Troef wint van elke andere kleur.
coach-longest = { $count ->
    [one] Je langste kleur: { $suits }.
   *[other] Je langste kleuren: { $suits }.
}
coach-doubles = Kijk naar je dubbelen. Zet ze zo dat je elke slag kunt verliezen.
coach-opening = Laat de volgende uitkomen, dan speel jij als laatste en zie je eerst alle andere stenen.

coach-lead = Iedereen moet bekennen waarmee jij uitkomt, als het kan.
coach-lead-suits = Een steen heeft twee kleuren. Noem er een: de anderen moeten die bekennen.
coach-no-hearts = { $queen ->
    [yes] Waarom geen harten? Dat kan pas als iemand een harten of Q♠ speelde.
   *[no] Waarom geen harten? Dat kan pas als iemand er een speelde.
}
coach-opens = De ronde opent met { $piece }, dus daar moet je mee uitkomen.
coach-is-trump = Waarom niet { $piece }? Die is nu troef, en hoort bij geen andere kleur.
coach-only-one = Waarom alleen { $piece }? Je moet bekennen, en je hebt geen andere { $suit }.
coach-must-follow = Waarom alleen deze? Je moet bekennen als het kan, en de kleur is { $suit }.
coach-void = { $why ->
    [trump] Zonder { $suit } wint alleen een troef deze slag.
    [points] Zonder { $suit } win je deze slag niet: een mooi moment om punten weg te geven.
   *[none] Zonder { $suit } win je deze slag niet.
}
coach-sevens = Nu geen kleuren: de steen het dichtst bij 7 ogen wint. Bij gelijk wint de eerste.

coach-review = Een grijze steen bekende niet. Kon die speler dat wel, betwist hem dan.
coach-moon = Je won alle punten. Kijk wie de partij dan zou winnen.

coach-turn = Draai je rechtse steen om. Past hij niet, dan gaat hij links in je rij.
coach-turn-on = Draai je rechtse steen om. Ga door zolang ze passen.
coach-turn-any = Draai een steen om. Je kent de stenen die teruggingen: neem er een die nu past.
coach-open-double = { $piece } ligt open en past. Speel hem, of bewaar hem en draai je volgende om.
coach-ends = Laat een getal open dat weinig in de lijn ligt.
coach-peek = Je mag eerst naar je volgende steen kijken.
coach-goes-on = Past je volgende steen, dan ga je door.

coach-chain-first = Een goed begin is een getal dat je vaker hebt.
coach-chain-fits = Waarom alleen deze? Een steen moet een open getal hebben: { $numbers }.
coach-chain-only-one = Waarom alleen { $tile }? Je andere stenen hebben geen { $numbers }.
coach-chain-drew = { $one ->
    [yes] Past er niets, dan pak ik één steen voor je.
   *[no] Past er niets, dan pak ik voor je tot er een past.
}
coach-chain-spinner = { $tile } is de spinner: je kunt er ook boven en onder aanleggen.
coach-chain-lacks = De volgende speler heeft geen { $numbers }. Is er niets anders open, dan moet die { $draws ->
    [yes] pakken
   *[no] passen
}.
coach-chain-sum = { $threes ->
    [yes] Een zet scoort 1 punt voor elke 5 en elke 3 in de som van de open kanten.
   *[no] Een zet scoort als de open kanten samen 5, 10, 15 enzovoort zijn.
}
coach-chain-exact = { $sides ->
    [yes] Je team moet
   *[no] Je moet
} precies { $points } hebben. Een zet voor meer scoort niets.
coach-chain-ends = { $tile } past aan meer dan één kant. Laat het getal open dat je vaker hebt.
