game-moon = Moon
    .aim = Zu dritt, jeder für sich. Biete, wie viele der 7 Stiche du holst, und hol sie dann. Wer zuerst { $target } hat, gewinnt.
    .credit = Ein altes Bietspiel für drei, verwandt mit Forty-Two.

choice-bid-moon = { $amount } (Moon)

rule-moon-wins = Geschaffter Moon
rule-moon-wins-on = gewinnt die Partie
    .sentence = Ein geschafftes Gebot von 21 gewinnt die Partie, egal wie es steht.

rule-tiles = Steine
rule-tiles-22 = 22
    .sentence = Von den Nullen ist nur 0-0 im Spiel, und ein Stein ist der Skat.
rule-tiles-21 = 21
    .sentence = Gar keine Nullen und kein Skat.

rule-kitty = Der Skat
rule-kitty-before-trump = vor dem Trumpf
    .sentence = Wer das Höchstgebot hat, sieht den Skat an und wählt dann den Trumpf.
rule-kitty-after-trump = nach dem Trumpf
    .sentence = Wer das Höchstgebot hat, wählt den Trumpf und sieht dann den Skat an.

rule-doubles-trump = Pasche als Trumpf
rule-doubles-trump-on = an
    .sentence = Auch Pasche können Trumpf werden.

rule-suit-led = Ausgespielte Farbe
rule-suit-led-higher = höheres Ende
    .sentence = Ein Stein, der kein Trumpf ist, gilt beim Ausspielen als sein höheres Ende.
rule-suit-led-leader = nach Wahl
    .sentence = Wer ausspielt, sagt, welches Ende die Farbe ist.

rule-overtricks = Stiche darüber
rule-overtricks-count = je 1 Punkt
    .sentence = Ein geschafftes Gebot bringt alle eigenen Stiche.
rule-overtricks-bid-only = nichts
    .sentence = Ein geschafftes Gebot bringt, was geboten wurde, und nicht mehr.

preset-moon-moon = Übliche Regeln
    .sentence = 22 Steine, einer davon ist der Skat.
preset-moon-tiles-21 = 21 Steine
    .sentence = Keine Nullen und kein Skat. Pasche können Trumpf sein.

achievement-called-moon =
    .title = Bis zum Mond
    .how = 21 bieten und jeden Stich holen
    .told = { $who } { $who-is ->
            [many] haben
           *[one] hat
        } 21 geboten und jeden Stich geholt.
