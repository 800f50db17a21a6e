refused-match-over = Die Partie ist vorbei.
refused-turn = Du bist noch nicht dran.
refused-turn-of = Du bist noch nicht dran. Wir warten auf { $who }.
refused-not-held = { $pieces } hast du nicht.
refused-rules-enforced = Hier gibt es nichts anzuzweifeln: Ich lasse nur erlaubte Züge zu.

refused-wrong-phase = { $phase ->
    [pass] Wir geben noch Steine weiter.
    [bid] Wir bieten noch.
    [kitty] Erst kommt der Skat.
    [trump] Erst kommt der Trumpf.
    [doubles] Erst kommen die Pasche.
    [opening] Jetzt spielen wir Stiche.
    [play] Jetzt wird gespielt.
    [turn] Das gibt es in diesem Spiel nicht.
    [review] Alle Steine sind gespielt.
   *[other] Das geht jetzt nicht.
}

refused-wrong-pass = Wähl { $count } verschiedene Steine aus deiner Hand.
refused-must-pass = Wähl { $count } zum Weitergeben { $direction ->
    [left] nach links
    [right] nach rechts
   *[across] nach gegenüber
}: { $hand }.
refused-bid-stands = Das höchste Gebot ist { $bid }.
refused-not-offered = { $is-named-later ->
    [yes] { $special } sagst du erst an, wenn du das Höchstgebot hast.
   *[no] { $special } kannst du hier nicht bieten.
}
refused-not-declarable = { $special } kannst du hier nicht spielen.
refused-may-swap = Behalte deine Hand oder tausch { $hand } gegen den Skat.
refused-not-a-trump = { $suit ->
    [none] Hier musst du einen Trumpf wählen.
   *[other] { $suit } geht hier nicht als Trumpf.
}
refused-must-name-trump = { $contracts ->
    [none] Wähl den Trumpf: { $offered }.
   *[other] Wähl den Trumpf: { $offered }. Oder spiel { $contracts }.
}
refused-must-place-doubles = Ordne die Pasche ein: { $offered }.
doubles-place-high = hoch in ihrer Zahl
doubles-place-low = niedrig in ihrer Zahl
doubles-place-own_suit = eine eigene Farbe

refused-suit-not-named = Sag, als was du { $piece } ausspielst: { $suits }.
refused-bad-lead = { $piece } kannst du nur so ausspielen: { $suits }. Nicht so: { $asked }.
refused-not-leading = Eine Farbe sagst du nur an, wenn du ausspielst.
refused-no-line = In diesem Spiel gibt es keine Kette. Spiel { $piece }, ohne ein Ende zu nennen.
refused-only-trump = { $piece } ist Trumpf und gehört zu keiner anderen Farbe.
refused-must-lead = Du spielst aus. Spiel { $pieces }.
refused-may-yield = Oder lass deinen linken Nachbarn ausspielen.
refused-must-follow = Du hast { $led } und musst bedienen: { $playable }.
refused-is-void = { $led } hast du nicht. { $restricted ->
    [yes] Spiel { $playable }.
   *[no] Spiel, was du willst.
}
refused-must-play-closest = Bei Siebener spielst du deinen Stein am nächsten an 7: { $pieces }.

refused-not-proved = { $is-concession ->
    [yes] Noch nicht: Der Stand könnte sich noch ändern.
   *[no] Noch nicht: Jemand anders könnte noch einen Stich gewinnen.
}
refused-one-left = Das ist dein letzter Stein: Spiel ihn einfach.
refused-harmful-claim = Der Rest wäre deiner, aber das schadet dir nur. Spiel weiter.
refused-nothing-to-claim = Am Stand ändert sich nichts mehr. Tipp auf **Runde beenden**.
refused-no-claims = Das geht hier nicht: In dieser Partie achtet ihr selbst auf die Regeln.

refused-opens-with = { $piece } eröffnet den ersten Stich.
refused-hearts-not-broken = { $queen ->
    [yes] Noch kein Herz: Warte, bis jemand ein Herz oder die Pik-Dame gespielt hat.
   *[no] Noch kein Herz: Warte, bis jemand eins gespielt hat.
}
refused-no-points-yet = Im ersten Stich kannst du keine Punkte spielen.
refused-must-keep-rules = Du hast deinen Stein zurückgenommen, also musst du jetzt richtig bedienen.
refused-nothing-to-take-back = In diesem Stich hast du nicht falsch bedient.
refused-too-early-to-decline = Warte, bis alle Steine gespielt sind.
refused-has-declined = Du bist fertig. Die anderen überlegen noch.
refused-may-challenge = Zweifle einen Zug dieser Runde an oder akzeptiere.
refused-own-play = Den eigenen Zug kannst du nicht anzweifeln.
refused-no-such-trick = { $finished ->
    [0] Noch ist kein Stich fertig.
    [1] Nenn einen fertigen Stich: 1.
   *[other] Nenn einen fertigen Stich: 1 bis { $finished }.
}
refused-took-no-part = { $who } hat noch nicht gespielt.
refused-challenged-before = Diesen Zug hat schon jemand angezweifelt.
refused-seen-to-be-right = Alle sehen: { $who } hat in Stich { $trick } richtig bedient.
refused-must-turn = { $any-tile ->
    [yes] { $count ->
        [1] Deck deinen einzigen Stein auf (Nummer 1).
       *[other] Deck einen Stein deiner Reihe auf: 1 ist ganz links, { $count } ganz rechts.
    }
   *[no] Deck deinen Stein ganz rechts auf (Nummer { $count }).
}
refused-must-place = { $tile } passt an beide Enden. Wähl links ({ $left }) oder rechts ({ $right }).
refused-nothing-to-place = Deck erst einen Stein auf.
refused-no-peeking = Hier wird nicht gespickt.
refused-peek-while-choosing = Spicken kannst du nur, wenn dein Stein an beide Enden passt.
refused-has-peeked = Du hast schon gespickt.
refused-nothing-to-peek-at = { $is-last ->
    [yes] Das ist dein letzter Stein, es gibt nichts zu spicken.
   *[no] Dein nächster Stein liegt schon offen.
}
refused-no-such-place = Deine Reihe hat { $count ->
    [one] 1 Stein
   *[other] { $count } Steine
}: Nummer { $place } gibt es nicht.
refused-fits-no-end = { $tile } passt nicht: Die Enden sind { $left } und { $right }.
refused-must-wait = { $tile } muss warten, bis er ganz rechts liegt.
refused-not-next = Deck Steine von rechts auf.
refused-face-down = Du kannst nur einen Stein spielen, der offen liegt.

# What the examples say is what one types: the words of moves are English, those of the ends are not.
typed-no-move = Den Zug „{ $typed }“ kenne ich nicht. Ein Zug beginnt mit { $words }.
typed-no-bid = „{ $typed }“ ist kein Gebot. Biete eine Zahl oder passe.
typed-no-contract = „{ $typed }“ ist keine Ansage. Versuch { $contracts }.
typed-no-doubles = Schreib, wie die Pasche zählen: hoch, niedrig oder eigene Farbe.
typed-no-line-end = „{ $typed }“ ist kein Ende. Schreib hinter { $piece }: links, rechts, oben oder unten.
typed-no-train = Kein Zug heißt hier „{ $typed }“. Schreib eigener, Mexican oder einen Namen.
typed-several-trains = „{ $typed }“ kann { $who } sein. Schreib mehr vom Namen.
typed-no-end = An welches Ende? Schreib links oder rechts dazu.
typed-no-challenge = Nenn Platz und Stich, etwa: anzweifeln Platz 2 Stich 5.
typed-no-number = „{ $typed }“ ist keine Zahl. Schreib eine ab 1.
typed-too-much = Nach „{ $typed }“ kommt nichts mehr.
typed-no-suit = „{ $typed }“ ist keine Farbe. Schreib eine Zahl wie 4 oder „Pasche“.
typed-no-piece = „{ $typed }“ ist kein Stein. Schreib einen Stein wie 6-4 oder eine Karte wie Pik-Dame oder Herz 10.

refused-must-open = Eröffne mit { $tile }.
refused-may-play = Du kannst { $tiles } legen.
refused-cannot-pass = Aussetzen geht nicht: Du kannst noch anlegen.
refused-fits-nowhere = { $tile } passt nicht: Leg an die { $numbers } an.
refused-wrong-end = { $tile } passt dort nicht. Er passt { $ends }.
refused-which-end = Wohin? Schreib ein Ende dazu: { $tile } passt { $ends }.
refused-no-end-yet = Leg { $tile }, ohne ein Ende zu nennen: Es ist der erste Stein.

refused-must-cover = Deck zuerst { $tile } { $train } ab.
refused-must-cover-chain = Deck { $tiles } ab oder leg noch einen Pasch.
refused-must-play-drawn = Leg { $tile }, den gezogenen Stein.
refused-which-train = Wohin? Schreib einen Zug dazu: { $tile } passt { $trains }.
refused-fits-trains = Er passt { $trains }.
refused-wrong-train = { $tile } passt { $train } nicht: Dort ist { $number } offen.
refused-train-closed = Du kannst nicht { $train } anlegen: kein Marker.
refused-own-train-only = Beim ersten Mal legst du nur an deinen eigenen Zug.
refused-own-train-first = Beginn zuerst deinen eigenen Zug.
refused-no-such-train = Diesen Platz gibt es nicht. Nenn einen von 1 bis { $players }.
refused-not-done = { $first-turn ->
    [yes] Leg zuerst einen Stein.
   *[no] **Fertig** beendet nur einen ganzen ersten Zug.
}
