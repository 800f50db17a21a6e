refused-match-over = De partij is voorbij.
refused-turn = Nog niet jouw beurt.
refused-turn-of = Nog niet jouw beurt. Wachten op { $who }.
refused-not-held = Je hebt { $pieces } niet.
refused-rules-enforced = Hier valt niets te betwisten: ik laat alleen zetten toe die mogen.

refused-wrong-phase = { $phase ->
    [pass] We geven nog door.
    [bid] We bieden nog.
    [kitty] De hoogste bieder bekijkt de talon nog.
    [trump] Eerst troef.
    [doubles] Eerst de dubbelen.
    [opening] We spelen nu slagen.
    [play] We spelen nu.
    [turn] Dat hoort niet bij dit spel.
    [review] Alle stenen zijn gespeeld.
   *[other] Dat kan nu niet.
}

refused-wrong-pass = Kies { $count } verschillende stenen uit je hand.
refused-must-pass = Geef er { $count } door { $direction ->
    [left] naar links
    [right] naar rechts
   *[across] naar de overkant
}: { $hand }.
refused-bid-stands = Het hoogste bod is { $bid }.
refused-not-offered = { $is-named-later ->
    [yes] { $special } kies je pas als je het bod wint.
   *[no] { $special } kun je hier niet bieden.
}
refused-not-declarable = { $special } kun je hier niet spelen.
refused-may-swap = Ruil { $hand } voor de talon of ruil niet.
refused-not-a-trump = { $suit ->
    [none] Je moet hier troef kiezen.
   *[other] Je kunt { $suit } hier niet troef maken.
}
refused-must-name-trump = { $contracts ->
    [none] Kies troef: { $offered }.
   *[other] Kies troef: { $offered }. Of speel { $contracts }.
}
refused-must-place-doubles = Bepaal de dubbelen: { $offered }.
doubles-place-high = hoog in hun getal
doubles-place-low = laag in hun getal
doubles-place-own_suit = een eigen kleur

refused-suit-not-named = Zeg als welke kleur je met { $piece } uitkomt: { $suits }.
refused-bad-lead = Je kunt met { $piece } uitkomen als { $suits }, niet als { $asked }.
refused-not-leading = Een kleur noem je alleen als je uitkomt.
refused-no-line = Dit spel heeft geen lijn. Speel { $piece } zonder een kant te noemen.
refused-only-trump = { $piece } is troef en hoort dus bij geen andere kleur.
refused-must-lead = Jij komt uit. Speel { $pieces }.
refused-may-yield = Of laat je linkerbuur uitkomen.
refused-must-follow = Je hebt { $led }, dus je moet bekennen: { $playable }.
refused-is-void = Je hebt geen { $led }. { $restricted ->
    [yes] Speel { $playable }.
   *[no] Speel wat je wilt.
}
refused-must-play-closest = Bij Zevens speel je je steen het dichtst bij 7: { $pieces }.

refused-not-proved = { $is-concession ->
    [yes] Nog niet: de score kan nog veranderen.
   *[no] Nog niet: iemand anders kan nog een slag winnen.
}
refused-one-left = Het is je laatste: speel hem gewoon.
refused-harmful-claim = De rest is voor jou, maar dat kost je alleen maar. Speel door.
refused-nothing-to-claim = De score kan niet meer veranderen. Tik op **Ronde afsluiten**.
refused-no-claims = Claimen kan hier niet: in deze partij letten spelers zelf op de regels.

refused-opens-with = De eerste slag begint met { $piece }.
refused-hearts-not-broken = { $queen ->
    [yes] Nog geen harten: wacht tot er een harten of Q♠ gespeeld is.
   *[no] Nog geen harten: wacht tot er een gespeeld is.
}
refused-no-points-yet = In de eerste slag mag je geen punten spelen.
refused-must-keep-rules = Je nam een steen terug, dus houd je nu aan de regels.
refused-nothing-to-take-back = Je hebt in deze slag niets terug te nemen.
refused-too-early-to-decline = Wacht tot alle stenen gespeeld zijn.
refused-has-declined = Jij bent klaar. De anderen beslissen nog.
refused-may-challenge = Betwist een zet van deze ronde of ga akkoord.
refused-own-play = Je eigen zet kun je niet betwisten.
refused-no-such-trick = { $finished ->
    [0] Er is nog geen slag klaar.
    [1] Noem een slag die klaar is: 1.
   *[other] Noem een slag die klaar is: 1 t/m { $finished }.
}
refused-took-no-part = { $who } heeft nog niet gespeeld.
refused-challenged-before = Die zet is al betwist.
refused-seen-to-be-right = Iedereen kan zien dat { $who } zich in slag { $trick } aan de regels hield.

refused-must-turn = { $any-tile ->
    [yes] { $count ->
        [1] Draai je enige steen om (nummer 1).
       *[other] Draai een steen van je rij om: 1 is de meest linkse, { $count } de meest rechtse.
    }
   *[no] Draai je meest rechtse steen om (nummer { $count }).
}
refused-must-place = { $tile } past aan beide kanten. Kies links ({ $left }) of rechts ({ $right }).
refused-nothing-to-place = Draai eerst een steen om.
refused-no-peeking = Vooruitkijken mag niet.
refused-peek-while-choosing = Vooruitkijken kan alleen als je steen aan beide kanten past.
refused-has-peeked = Je hebt al gekeken.
refused-nothing-to-peek-at = { $is-last ->
    [yes] Dat is je laatste steen, dus er valt niets te bekijken.
   *[no] Je volgende steen ligt al open.
}
refused-no-such-place = Je rij heeft { $count ->
    [one] 1 steen
   *[other] { $count } stenen
}: nummer { $place } is er niet.
refused-fits-no-end = { $tile } past niet: de kanten zijn { $left } en { $right }.
refused-must-wait = { $tile } moet wachten tot hij helemaal rechts ligt.
refused-not-next = Draai stenen vanaf rechts om.
refused-face-down = Je kunt alleen een steen spelen die open ligt.

typed-no-move = De zet “{ $typed }” ken ik niet. Een zet begint met { $words }.
typed-no-bid = “{ $typed }” is geen bod. Bied een getal of pas.
typed-no-contract = “{ $typed }” is geen contract. Probeer { $contracts }.
# The words after a move are typed in English.
typed-no-doubles = Bepaal de dubbelen: hoog, laag of eigen kleur.
typed-no-line-end = “{ $typed }” is geen kant. Zet links, rechts, boven of onder achter { $piece }.
typed-no-train = Geen trein heet hier “{ $typed }”. Zeg eigen, Mexicaans of een naam.
typed-several-trains = “{ $typed }” kan { $who } zijn. Typ meer van de naam.
typed-no-end = Zeg welke kant: links of rechts.
typed-no-challenge = Noem een plek en een slag, zoals: betwist plek 2 slag 5.
typed-no-number = “{ $typed }” is geen getal. Schrijf er een vanaf 1.
typed-too-much = Na “{ $typed }” komt niets meer.
typed-no-suit = “{ $typed }” is geen kleur. Schrijf een getal, zoals 4, of dubbelen.
typed-no-piece = “{ $typed }” is geen steen. Schrijf een domino, zoals 6-4, of een kaart, zoals schoppenvrouw of 10H.

refused-must-open = Open met { $tile }.
refused-may-play = Je kunt { $tiles } spelen.
refused-cannot-pass = Passen mag niet: je kunt aanleggen.
refused-fits-nowhere = { $tile } past niet: leg aan bij { $numbers }.
refused-wrong-end = { $tile } past daar niet. Wel { $ends }.
refused-which-end = Waar? Zet er een kant bij: { $tile } past { $ends }.
refused-no-end-yet = Speel { $tile } zonder kant: het is de eerste steen.

refused-must-cover = Dek eerst { $tile } { $train } af.
refused-must-cover-chain = Dek { $tiles } af, of speel nog een dubbele.
refused-must-play-drawn = Speel { $tile }, de steen die je pakte.
refused-which-train = Waar? Zet er een trein bij: { $tile } past { $trains }.
refused-fits-trains = Hij past { $trains }.
refused-wrong-train = { $tile } past niet { $train }: die trein eindigt op { $number }.
refused-train-closed = Je kunt niet { $train } spelen: er is geen marker.
refused-own-train-only = Speel in je eerste beurt op je eigen trein.
refused-own-train-first = Begin eerst je eigen trein.
refused-no-such-train = Die plek is er niet. Noem er een van 1 tot { $players }.
refused-not-done = { $first-turn ->
    [yes] Leg eerst een steen.
   *[no] **Klaar** is alleen voor een hele eerste trein.
}
