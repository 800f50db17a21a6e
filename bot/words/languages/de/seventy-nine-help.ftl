seventy-nine-help-aim =
    Drei gegen drei, abwechselnd am Tisch, um 79 Punkte pro Runde.

    Jeder Stich zählt 1. 5-5 und 6-4 zählen je 10. 5-0, 4-1 und 3-2 zählen je 5.

    Jeden Stein gibt es zweimal. Alle bekommen neun. Zwei bleiben verdeckt und zählen für niemanden.
seventy-nine-help-example-aim = 6-2 holt 16 Punkte als Trumpf

seventy-nine-help-auction =
    Alle ziehen einen Stein: Wer die meisten Augen hat, mischt, bei Gleichstand wird neu gezogen. Danach mischt in jeder Runde der Nächste links.

    Alle bieten einmal, los geht es links vom Mischer: passen oder mehr als das letzte Gebot. Biete die Punkte, die dein Team holen muss, von 50 bis 79.

    Passen alle, gibt der Nächste neu.

    Wer das Höchstgebot hat, wählt eine Zahl als Trumpf, die alle anderen schlägt, und spielt aus.

seventy-nine-help-suits =
    Ein Stein mit der Trumpfzahl ist nur Trumpf.

    Jeder andere Stein zählt beim Ausspielen als seine höhere Zahl, bedient aber beide: 5-2 bedient 5er und 2er.

    In einer Zahl ist der Pasch am höchsten, dann zählt das andere Ende. Ein Pasch gehört nur zu seiner Zahl.
seventy-nine-help-example-suits = 5-2 ausgespielt: 5-5 gewinnt

seventy-nine-help-trick =
    Alle spielen einen Stein, im Uhrzeigersinn. Hast du die ausgespielte Farbe, musst du bedienen, sonst spiel, was du willst.

    Der höchste Trumpf gewinnt, sonst der höchste Stein der ausgespielten Farbe. Von zwei gleichen Steinen gewinnt der erste.

    Wer gewinnt, spielt als Nächstes aus.
seventy-nine-help-example-trick = Der erste 2-2 gewinnt

seventy-nine-help-score = { $scoring ->
    [marks]
        Eine Runde ist einen Strich wert: für das Team mit dem Gebot, wenn es geschafft ist, sonst für das andere.

        { $target ->
            [one] Das erste Team mit { $target } Strich gewinnt die Partie.
           *[other] Das erste Team mit { $target } Strichen gewinnt die Partie.
        }
   *[points]
        Ist das Gebot geschafft, bekommen beide Teams, was sie geholt haben. Platzt es, bekommt das Team nichts, und das andere bekommt das Gebot und was es geholt hat.

        Das erste Team mit { $target } Punkten gewinnt die Partie. Schaffen es beide in einer Runde, gewinnt das Team mit dem Gebot.
}

seventy-nine-help-playing-well =
    Biete 50 bis 55 mit fünf Trümpfen samt Pasch, mit zwei Paschen auch mehr. Den Rest holen deine Partner.

    Spiel Trümpfe aus, solange die anderen welche haben, den Pasch zuerst. Dann spiel deine anderen Pasche aus.

    Gewinnt ein Partner sicher, gib Steine, die zählen. Gewinnt das andere Team sicher, gib andere.

    Von zwei gleichen Steinen kann der zweite nicht gewinnen.
seventy-nine-help-nel-o = Du kannst Nel-O bieten: jeden Stich verlieren, allein gegen drei. Es schlägt jede Zahl.
seventy-nine-help-nel-o-partners = { $nel-o-partners ->
    [face_up] Deine Partner setzen aus, ihre Steine liegen offen.
   *[face_down] Deine Partner setzen aus, ihre Steine liegen verdeckt.
}
seventy-nine-help-nel-o-lead = Es gibt keinen Trumpf, und du spielst aus.
seventy-nine-help-nel-o-end = { $scoring ->
    [marks] Die Runde endet, wenn du einen Stich gewinnst. Das Team, dem es gelingt, bekommt einen Strich, und sonst zählt nichts.
   *[points] Die Runde endet, wenn du einen Stich gewinnst. Das Team, dem es gelingt, bekommt 79 Punkte, und sonst zählt nichts.
}
seventy-nine-help-example-nel-o = { $nel-o-doubles ->
    [high] 4-2 ausgespielt: 4-4 gewinnt
    [bidders_choice] Pasche hoch: 4-4 gewinnt
   *[other] 4-2 gewinnt, also platzt das Gebot
}
