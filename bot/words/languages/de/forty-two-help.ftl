forty-two-help-aim =
    Wer sich gegenübersitzt, ist ein Team. Pro Runde geht es um 42 Punkte, und ein Gebot sagt, wie viele dein Team holen muss.

    Jeder Stich zählt 1. 5-5 und 6-4 zählen je 10. 5-0, 4-1 und 3-2 zählen je 5.
forty-two-help-example-aim = 5-5 holt 26 Punkte

forty-two-help-auction =
    Alle ziehen einen Stein: Wer die meisten Augen hat, mischt, bei Gleichstand wird neu gezogen. Danach mischt in jeder Runde der Nächste links.

    Alle bieten einmal, los geht es links vom Mischer: passen oder mehr als das letzte Gebot. Biete 30 bis 42 Punkte oder 84 (zwei Striche).

    Darüber geht es Strich für Strich: nach 84 kommt 126 und so weiter.
forty-two-help-trump = Wer das Höchstgebot hat, wählt den Trumpf (eine Zahl, Pasche oder keinen, „Follow me“) und spielt irgendeinen Stein aus. Trumpf schlägt alle anderen Farben.
forty-two-help-declared = Statt Trumpf zu wählen, kannst du mit dem Höchstgebot { $specials } spielen, wenn es dafür reicht.
forty-two-help-trump-tiles = Ein Stein der Trumpffarbe ist nur Trumpf. Sind Pasche Trumpf, gehören sie nicht zu ihrer Zahl, und 6-6 ist am höchsten.
forty-two-help-example-trump = 3-1 ausgespielt: 3-3 gewinnt

forty-two-help-trick =
    Alle spielen einen Stein, im Uhrzeigersinn. Hast du die ausgespielte Farbe, musst du bedienen, sonst spiel, was du willst.

    Der höchste Trumpf gewinnt, sonst der höchste Stein der ausgespielten Farbe: der Pasch, dann zählt das andere Ende. Wer gewinnt, spielt als Nächstes aus.

    Spielst du einen Stein aus, der kein Trumpf ist, ist seine höhere Zahl die Farbe.
forty-two-help-example-trick = 6-4 ausgespielt: 5-0 gewinnt als Trumpf

forty-two-help-title-follow-me = Ohne Trumpf
forty-two-help-follow-me = Ohne Trumpf kann nur die ausgespielte Farbe gewinnen.
forty-two-help-example-follow-me = { $high ->
    [yes] 6-4 ohne Trumpf: 6-6 gewinnt
   *[no] 6-4 ohne Trumpf: 6-4 gewinnt
}

forty-two-help-score = { $scoring ->
    [marks]
        Ein Gebot von 30 bis 42 ist einen Strich wert, 84 zwei, 126 drei und so weiter. Ab 42 braucht es jeden Stich.

        Das Team mit dem Gebot bekommt die Striche, wenn es geschafft ist. Platzt es, bekommt sie das andere.

        { $target ->
            [one] Das erste Team mit { $target } Strich gewinnt die Partie.
           *[other] Das erste Team mit { $target } Strichen gewinnt die Partie.
        }
   *[points]
        Ist das Gebot geschafft, bekommen beide Teams, was sie geholt haben. Ab 84 bekommt das Team das Gebot.

        Platzt es, bekommt das Team nichts, und das andere bekommt das Gebot und was es geholt hat. Ab 42 braucht ein Gebot jeden Stich.

        Das erste Team mit { $target } Punkten gewinnt die Partie. Schaffen es beide in einer Runde, gewinnt das Team mit dem Gebot.
}

forty-two-help-playing-well =
    Drei Trümpfe mit dem Pasch und einem weiteren hohen sind 30 wert, vier mit dem Pasch 31 oder mehr. Jeder andere Pasch ist fast ein Stich.

    Spiel Trümpfe aus, bis die anderen keine mehr haben, den Pasch zuerst. Dann spiel deine anderen Pasche aus.

    Gewinnt dein Partner sicher, gib Steine, die zählen. Gewinnt das andere Team sicher, gib andere.

    Von jeder Zahl gibt es nur sieben: Zähl die Trümpfe.
forty-two-help-example-playing-well = Der Stich ist eurer: 6-4 bringt 10

forty-two-help-nel-o-bid = { $contracts ->
    [declared] { $nel-o-minimum ->
        [one_mark] Mit einem Höchstgebot von einem Strich oder mehr kannst du Nel-O spielen: jeden Stich verlieren, allein gegen beide anderen.
       *[two_marks] Mit einem Höchstgebot von zwei Strichen oder mehr kannst du Nel-O spielen: jeden Stich verlieren, allein gegen beide anderen.
    }
   *[bid] { $nel-o-minimum ->
        [one_mark] Ein Gebot von einem Strich oder mehr kann Nel-O sein: jeden Stich verlieren, allein gegen beide anderen. Es steht so hoch wie jedes Gebot mit so vielen Strichen.
       *[two_marks] Ein Gebot von zwei Strichen oder mehr kann Nel-O sein: jeden Stich verlieren, allein gegen beide anderen. Es steht so hoch wie jedes Gebot mit so vielen Strichen.
    }
}
forty-two-help-nel-o = Wer Nel-O spielt, spielt ohne Trumpf aus. Der Partner setzt aus, seine Steine liegen verdeckt.
forty-two-help-nel-o-score = Die Runde endet, sobald das Team mit dem Gebot einen Stich bekommt. Das Team, dem es gelingt, bekommt das Gebot, und sonst zählt nichts.
forty-two-help-example-nel-o = { $high ->
    [yes] 4-1 ausgespielt: 4-4 gewinnt
   *[no] 4-1 gewinnt, also platzt das Gebot
}
forty-two-help-title-sevens = Siebener
forty-two-help-sevens-bid = { $contracts ->
    [declared] Mit einem Höchstgebot ab einem Strich kannst du Siebener spielen: zusammen mit deinem Partner jeden Stich holen.
   *[bid] Ab einem Strich kannst du Siebener bieten: zusammen mit deinem Partner jeden Stich holen.
}
forty-two-help-sevens =
    Es gibt keine Farben und keinen Trumpf. Alle spielen den Stein, der 7 Augen am nächsten kommt, und der beste davon gewinnt (bei gleichen der erste).

    Die Runde endet mit einem Stich für das andere Team. Das Team, dem es gelingt, bekommt das Gebot, und sonst zählt nichts.
forty-two-help-example-sevens = 6-0 ausgespielt: 6-1 gewinnt, mit 7 Augen
forty-two-help-title-plunge = Plunge
forty-two-help-plunge-bid = { $contracts ->
    [declared] Mit vier Paschen oder mehr und einem Höchstgebot ab vier Strichen kannst du Plunge spielen. Vier Striche kannst du sofort bieten, musst dann aber Plunge spielen.
   *[bid] Mit vier Paschen oder mehr kannst du Plunge bieten: vier Striche oder einen mehr als das letzte Gebot, wenn es vier oder mehr sind.
}
forty-two-help-title-splash = Splash
forty-two-help-splash-bid = { $contracts ->
    [declared] Mit drei Paschen oder mehr und einem Höchstgebot ab zwei Strichen kannst du Splash spielen.
   *[bid] Mit drei Paschen oder mehr kannst du Splash bieten: zwei Striche oder einen mehr als das letzte Gebot, wenn es zwei oder mehr sind.
}
forty-two-help-partner-leads = Der Partner wählt Trumpf und spielt aus, ohne Hilfe. Das Team muss jeden Stich holen.
