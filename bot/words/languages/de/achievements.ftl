achievement-new = Neuer Erfolg: **{ $title }**! { $told }
# For the person alone, on a page that they see just then.
achievement-gained = { $count ->
    [one] Neuer Erfolg
   *[other] Neue Erfolge
}: **{ $titles }**!
achievement-times = { $count ->
    [1] { $title }
   *[other] { $title } ({ $count }×)
}
achievement-line = { $count ->
    [0] -# { $title }: { $how }
    [1] **{ $title }**: { $how }
   *[other] **{ $title }** ({ $count }×): { $how }
}

achievement-capicua =
    .title = Capicúa
    .how = der letzte Stein passt an jedes Ende
    .told = Der letzte Stein von { $who } passte an jedes Ende.
achievement-thirty-points =
    .title = 30 in einem Zug
    .how = mit einem Zug 30 Punkte oder mehr holen
    .told = { $who } { $who-is ->
            [many] haben
           *[one] hat
        } mit einem Zug 30 Punkte oder mehr geholt.
achievement-moon =
    .title = Durchmarsch
    .how = alle Punkte einer Runde holen
    .told = { $who } { $who-is ->
            [many] haben
           *[one] hat
        } alle Punkte einer Runde geholt.
achievement-spotless =
    .title = Blütenrein
    .how = eine Partie Hearts mit 0 Punkten oder weniger gewinnen
    .told = { $who } { $who-is ->
            [many] haben
           *[one] hat
        } eine Partie mit 0 Punkten oder weniger gewonnen.
achievement-every-trick =
    .title = Alle Stiche
    .how = alle Stiche einer Runde holen
    .told = { $who } { $who-is ->
            [many] haben
           *[one] hat
        } alle Stiche einer Runde geholt.
achievement-called =
    .title = Wie angesagt
    .how = alle Stiche bieten und alle holen
    .told = { $who } { $who-is ->
            [many] haben
           *[one] hat
        } alle Stiche geboten und alle geholt.
achievement-seventy-nine =
    .title = Alle 79
    .how = 79 bieten und schaffen
    .told = { $who } { $who-is ->
            [many] haben
           *[one] hat
        } 79 geboten und geschafft.
achievement-nel-o =
    .title = Nel-O
    .how = ansagen, keinen Stich zu holen, und keinen holen
    .told = { $who } { $who-is ->
            [many] wollten keinen Stich holen und haben
           *[one] wollte keinen Stich holen und hat
        } keinen geholt.
achievement-two-marks =
    .title = Zwei Striche
    .how = 84 oder mehr bieten und schaffen
    .told = { $who } { $who-is ->
            [many] haben
           *[one] hat
        } 84 oder mehr geboten und geschafft.
achievement-plunge =
    .title = Plunge
    .how = Plunge oder Splash bieten und schaffen
    .told = { $who } { $who-is ->
            [many] haben
           *[one] hat
        } Plunge oder Splash geboten und geschafft.
achievement-empty-row =
    .title = Leere Reihe
    .how = fertig werden, während die anderen 40 Augen oder mehr haben
    .told = { $who } { $who-is ->
            [many] waren
           *[one] war
        } fertig, und die anderen hatten noch 40 Augen oder mehr.
achievement-express =
    .title = Express
    .how = in drei Runden in Folge fertig werden
    .told = { $who } wurde in drei Runden in Folge fertig.
achievement-double-stop =
    .title = Endstation Pasch
    .how = mit einem Pasch fertig werden
    .told = { $who } wurde mit einem Pasch fertig.
achievement-packed-train =
    .title = Voller Zug
    .how = an einem Tisch zu acht fertig werden
    .told = { $who } wurde an einem Tisch zu acht fertig.
achievement-three-contracts =
    .title = Dreimal in Folge
    .how = drei Ansagen in Folge schaffen
    .told = { $who } { $who-is ->
            [many] haben
           *[one] hat
        } drei Ansagen in Folge geschafft.
achievement-shut-out =
    .title = Zu null
    .how = eine Partie gewinnen, in der sonst niemand Punkte holt
    .told = { $who } { $who-is ->
            [many] haben
           *[one] hat
        } eine Partie gewonnen, und sonst hat niemand Punkte geholt.
achievement-last-to-first =
    .title = Ende gut
    .how = als Schlusslicht in die letzte Runde gehen und gewinnen
    .told = { $who } { $who-is ->
            [many] gingen als Schlusslicht in die letzte Runde und haben
           *[one] ging als Schlusslicht in die letzte Runde und hat
        } gewonnen.

achievement-first-deal =
    .title = Erste Runde
    .how = eine Runde zu Ende spielen
achievement-ten-deals =
    .title = Warmgespielt
    .how = zehn Runden spielen
achievement-hundred-deals =
    .title = Stammgast
    .how = hundert Runden spielen
achievement-first-win =
    .title = Erster Sieg
    .how = eine Partie gewinnen
achievement-ten-wins =
    .title = Zehn Siege
    .how = zehn Partien gewinnen
achievement-winning-streak =
    .title = Lauf
    .how = drei Partien in Folge gewinnen
achievement-first-bid =
    .title = Wort gehalten
    .how = bieten und es schaffen
achievement-ten-bids =
    .title = Zehn Ansagen
    .how = zehn Ansagen schaffen
achievement-first-set =
    .title = Heute nicht
    .how = eine Ansage der anderen platzen lassen
achievement-first-out =
    .title = Als Erster raus
    .how = vor allen anderen den letzten Stein legen
achievement-clean-sheet =
    .title = Weiße Weste
    .how = als Einziger punkten, oder gar nicht, wo wenig gewinnt
achievement-photo-finish =
    .title = Um Haaresbreite
    .how = eine Partie ganz knapp gewinnen
achievement-comeback =
    .title = Aufholjagd
    .how = nach einem Drittel Rückstand noch gewinnen
achievement-three-games =
    .title = Neugierig
    .how = drei verschiedene Spiele spielen
achievement-every-game =
    .title = Einmal alles
    .how = jedes Spiel spielen
achievement-good-company =
    .title = Gute Runde
    .how = eine Partie mit drei anderen Menschen beenden
achievement-beat-hard =
    .title = Harte Nuss
    .how = allein gegen starke Computer gewinnen
achievement-beat-expert =
    .title = Riesentöter
    .how = allein gegen Profi-Computer gewinnen
achievement-first-lesson =
    .title = Erste Lektion
    .how = eine Lektion abschließen
achievement-course =
    .title = Klassenbester
    .how = alle Lektionen eines Spiels abschließen
achievement-first-daily =
    .title = Täglich Brot
    .how = eine Tagesrunde beenden
achievement-daily-week =
    .title = Ganze Woche
    .how = sieben Tagesrunden in Folge beenden
achievement-first-puzzle =
    .title = Aha!
    .how = ein Rätsel lösen
achievement-puzzle-streak =
    .title = Scharfes Auge
    .how = fünf Rätsel in Folge lösen

milestone-progress =
    .deals = { $count } von { $goal } Runden gespielt
    .wins = { $count } von { $goal } Partien gewonnen
    .wins-in-a-row = { $count } von { $goal } Siegen in Folge
    .contracts = { $count } von { $goal } Ansagen geschafft
    .games = { $count } von { $goal } Spielen probiert
    .daily = { $count } von { $goal } Tagen in Folge
    .puzzle-streak = { $count } von { $goal } in Folge gelöst

achievements-heading = **{ $who }**: { $own ->
    [yes] { $count } von { $all } Erfolgen
   *[no] { $count } von { $all } Erfolgen auf diesem Server
}
achievements-earned = erreicht
achievements-not-yet = noch nicht
achievements-once = einmal
achievements-times = { $count }-mal
achievements-alt = { $who } hat { $count } von { $all } Erfolgen.
achievements-alt-missing = Noch nicht: { $titles }.
achievements-alt-next = Als Nächstes: { $title }, { $progress }.
achievements-alt-one = { $title }{ $count ->
    [1] {""}
   *[other] , { $count }-mal
}: { $how }{ $dated ->
    [yes] , zuerst am { $day }
   *[no] {""}
}{ $counted ->
    [yes] {" "}({ $rarity })
   *[no] {""}
}.
achievement-next = **Als Nächstes: { $title }** · { $progress }
achievements-next = Als Nächstes
achievement-rarity =
    { $percent ->
        [0] unter 1 %
       *[other] { $percent } % haben es
    }
    .short = { $percent ->
        [0] <1 %
       *[other] { $percent } %
    }
achievement-had-by = { $count } von { $people } haben es
    .short = { $count }/{ $people }
achievements-off = Deine Erfolge sind aus. **Serien und Erfolge** in { COMMAND("settings") } schaltet sie ein.
achievements-hidden = { $who } zeigt keine Erfolge.
achievements-often = { $count }×
