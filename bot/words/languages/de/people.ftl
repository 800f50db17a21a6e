all-games = alle Spiele
people-pick-game = Anderes Spiel
period-season = Saison { $month }
period-all = seit Beginn
period-button =
    .month = Saison
    .all = Seit Beginn
season-now = Diese Saison
season-pick = Andere Saison
button-leaderboard = Rangliste
board-rating = Wertung
board-net-wins = Siege über Schnitt
board-heading = **Rangliste**: { $title }
board-empty = { $over ->
    [yes] Niemand hatte einen Rang: Dafür brauchte es { $matches } Partien mit anderen Leuten.
   *[no] Noch niemand hat einen Rang: Dafür braucht es { $matches } Partien mit anderen Leuten. Öffne einen Tisch mit { COMMAND("domino new") }.
}
board-by-rating = -# Nach Wertung, ab { $matches } Partien mit anderen Leuten in dieser Zeit.
board-by-wins = -# Ab { $matches } Partien mit anderen Leuten. Siege über Schnitt: Siege, die du dem Zufall voraushast.
board-computers = -# Wertungen der Computer: { $ratings }
board-hidden = -# { $sign }: Keine Wertung aus Partien in Kanälen, die du nicht siehst.
board-medals = -# Medaillen neben Namen: die drei Besten der Saison { $month }.
medal-told = Medaille: Platz { $rank } in der Saison { $month }.

board-picture-title = Rangliste
board-picture-ranked = mit Rang
board-picture-form = Form
board-picture-won = Siege
board-picture-you = Du
board-picture-new = neu
board-picture-missing = noch { $count } bis zum Rang
board-picture-begin = mit { $matches } Partien bekommst du einen Rang
board-picture-empty = { $over ->
    [yes] Niemand mit Rang
   *[no] Noch niemand mit Rang
}
board-picture-empty-why = Dafür braucht es { $matches } Partien mit anderen Leuten.

board-alt = Rangliste, { $title } ({ $measure }): { $ranked } mit Rang.
board-alt-empty = { $over ->
    [yes] Niemand mit Rang.
   *[no] Noch niemand mit Rang.
}
board-alt-row = { $rank } { $who } { $figure }, { $wins } von { $matches } gewonnen{ $moved ->
    [up] , { $places } rauf
    [down] , { $places } runter
    [same] , gleicher Platz
    [none] {""}
   *[new] , neu
}.
board-alt-own = { $who } (du)
board-alt-no-rating = ohne Wertung
board-alt-form = { $change } in den letzten { $matches }.
board-alt-missing = Du: noch { $count } bis zum Rang.

card-heading = **{ $who }** · { $game } · { $everywhere ->
    [yes] überall
   *[no] dieser Server
}
card-earned = Erfolge: { $earned }
card-since = -# Rollen und Ansagen zählen seit { $day }.
card-none = { $where ->
    [server] { $who } hat auf diesem Server noch keine Runde zu Ende gespielt.
    [seen] { $who } hat in Kanälen, die du siehst, noch keine Runde zu Ende gespielt.
   *[everywhere] { $who } hat noch keine Runde zu Ende gespielt.
}
card-own-only = Hier zeige ich nur deine Partien. Andere siehst du mit { COMMAND("stats") } auf einem Server.
card-none-game = { $where ->
    [server] { $who } hat auf diesem Server noch keine Runde { $game } zu Ende gespielt.
    [seen] { $who } hat in Kanälen, die du siehst, noch keine Runde { $game } zu Ende gespielt.
   *[everywhere] { $who } hat noch keine Runde { $game } zu Ende gespielt.
}
card-button =
    .card = Karte
    .achievements = Erfolge
    .matches = Partien
    .alone = Computer

card-picture-title = Profilkarte
card-picture-rating = Wertung
card-picture-rank = Rang
card-picture-no-rating = noch ohne Wertung
card-picture-hidden = Wertung hier nicht gezeigt
card-picture-course = Wertung, letzte { $count } Partien
card-picture-course-game = Wertung in { $game }, letzte { $count } Partien
card-picture-course-first = Wertung in { $game }
card-picture-from = von { $points }
card-picture-now = jetzt { $points }
card-picture-best = Bestwert { $points }
card-picture-matches = { $count ->
    [one] Partie
   *[other] Partien
}
card-picture-won = { $count ->
    [one] Sieg
   *[other] Siege
}
card-picture-moons = { $count ->
    [one] Durchmarsch
   *[other] Durchmärsche
}
card-picture-bids = geschafft
card-picture-deals = { $count ->
    [one] Runde
   *[other] Runden
}
card-picture-percent = { $percent } %
card-picture-game-won = { $count } gewonnen

card-plate-bidder =
    .label = mit Gebot
    .note = geschafft
card-plate-partner =
    .label = als Partner
    .note = geschafft
card-plate-opponent =
    .label = dagegen
    .note = geplatzt
card-plate-alone =
    .label = allein, { $deals ->
        [one] { $deals } Runde
       *[other] { $deals } Runden
    }
    .note = Pkt pro Runde
card-plate-pair =
    .label = zu zweit, { $deals ->
        [one] { $deals } Runde
       *[other] { $deals } Runden
    }
    .note = Pkt pro Runde
card-plate-streak =
    .label = Siege in Folge
    .note = (jetzt { $now })
card-plate-points =
    .label = Punkte
    .note = pro Runde
card-plate-best =
    .label = beste Partie
    .note = (schwächste { $worst })
card-alt = { $who }, { $game }: { $won } von { $matches ->
    [one] { $matches } Partie gewonnen.
   *[other] { $matches } Partien gewonnen.
}
card-alt-rank = Rang { $rank }.
card-alt-rating = Wertung in { $game } { $now }, Bestwert { $best }, von { $first } an über die letzten { $matches ->
    [one] { $matches } Partie.
   *[other] { $matches } Partien.
}
card-alt-hidden = Die Wertung fehlt: Einige ihrer Partien waren in Kanälen, die du nicht siehst.
card-alt-deals = { $deals ->
    [one] { $deals } Runde.
   *[other] { $deals } Runden.
}
card-alt-moons = { $moons ->
    [one] { $moons } Durchmarsch.
   *[other] { $moons } Durchmärsche.
}
card-alt-contracts = { $made } von { $bid ->
    [one] { $bid } Ansage geschafft.
   *[other] { $bid } Ansagen geschafft.
}
card-alt-plate = { $label }: { $value } { $note }.
card-alt-earned = Erfolge: { $earned }.
card-alt-game = { $matches ->
    [0] { $game }: noch nicht.
   *[other] { $game }: { $won } von { $matches } gewonnen.
}

versus-heading = **{ $one }** und **{ $other }** · { $game } · { $everywhere ->
    [yes] überall
   *[no] dieser Server
}
versus-played = { $matches ->
    [0] Noch keine Partie gegeneinander.
    [one] { $matches } Partie gegeneinander.
   *[other] { $matches } Partien gegeneinander.
}
versus-ahead = { $who } { $count }-mal vorn
versus-tied = { $count }-mal gleich
versus-partners = im selben Team: { $won ->
    [one] { $won } Sieg in { $matches }
   *[other] { $won } Siege in { $matches }
}
versus-none = { $everywhere ->
    [yes] { $one } und { $other } haben noch keine Partie zusammen beendet.
   *[no] { $one } und { $other } haben in Kanälen, die du siehst, noch keine Partie zusammen beendet.
}
versus-none-game = { $everywhere ->
    [yes] { $one } und { $other } haben noch keine Partie { $game } zusammen beendet.
   *[no] { $one } und { $other } haben in Kanälen, die du siehst, noch keine Partie { $game } zusammen beendet.
}

versus-picture-title = Im Vergleich
versus-picture-matches = Partien
versus-picture-games = vorn, Punkte pro Runde
versus-picture-latest = letzte Treffen
versus-picture-to = zu
versus-picture-score = { $one } zu { $other }
versus-picture-tied = gleich
versus-picture-ahead = Mal vorn

versus-alt = { $one } gegen { $other }, { $game }.
versus-alt-game = { $game }: { $matches ->
    [one] { $matches } Partie, vorn { $one } zu { $other }.
   *[other] { $matches } Partien, vorn { $one } zu { $other }.
}
versus-alt-points = Punkte pro Runde: { $one } zu { $other }.
versus-alt-meeting = { $day } { $game }: { $is-tied ->
    [yes] gleich
   *[no] { $who } vorn
}, { $one } zu { $other }.

alone-heading = **{ $who }** gegen Computer: { $matches ->
    [one] { $won } von { $matches } Partie gewonnen
   *[other] { $won } von { $matches } Partien gewonnen
}
alone-best = { $game }: am besten { $margin } gegen { $level ->
    [easy] leichte Computer
    [normal] normale Computer
    [hard] starke Computer
   *[expert] Profi-Computer
} { $when }
alone-none = Du hast noch keine Partie allein gegen Computer beendet. Übe mit { COMMAND("domino new") } in meinen Direktnachrichten.
alone-own-only = Ich zeige dir nur deine eigenen Partien gegen Computer.
alone-picture-title = Gegen Computer
alone-picture-won = gewonnen
alone-picture-accuracy = Genauigkeit, letzte { $count } Partien
alone-streak = { $count } in Folge
alone-alt = { $who } gegen Computer: { $won } von { $matches ->
    [one] { $matches } Partie gewonnen.
   *[other] { $matches } Partien gewonnen.
}
alone-alt-game = { $game }:
alone-alt-level = { $level } { $won } von { $matches } gewonnen.
alone-alt-best = Am besten am { $day }: { $margin }{ $streak ->
    [0] {""}
    [1] {""}
   *[other] , { $streak } in Folge
}.
alone-alt-accuracy = Genauigkeit von { $first } auf { $now } in den letzten { $matches } Partien.
