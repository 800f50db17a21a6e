all-games = alle spellen
people-pick-game = Ander spel

period-season = seizoen { $month }
period-all = aller tijden
period-button =
    .month = Seizoen
    .all = Alles
season-now = Dit seizoen
season-pick = Ander seizoen
button-leaderboard = Ranglijst
board-rating = rating
board-net-wins = extra zeges
board-heading = **Ranglijst**: { $title }
board-empty = { $over ->
    [yes] Er stond niemand op: daarvoor waren { $matches } partijen met andere mensen nodig.
   *[no] Er staat nog niemand op: daarvoor zijn { $matches } partijen met andere mensen nodig. Open een tafel met { COMMAND("domino new") }.
}
board-by-rating = -# Op rating, na { $matches } partijen met andere mensen in deze periode.
board-by-wins = -# Na { $matches } partijen met andere mensen. Extra zeges: wat je meer wint dan je door toeval zou winnen.
board-computers = -# Ratings van computers: { $ratings }
board-hidden = -# { $sign }: een rating uit partijen in kanalen die jij niet ziet, toon ik niet.
board-medals = -# Medailles naast namen: de beste drie van seizoen { $month }.
medal-told = Medaille: plaats { $rank } in seizoen { $month }.

board-picture-title = Ranglijst
board-picture-ranked = geplaatst
board-picture-form = vorm
board-picture-won = zeges
board-picture-you = Jij
board-picture-new = nieuw
board-picture-missing = nog { $count } tot een plaats
board-picture-begin = speel { $matches } partijen voor een plaats
board-picture-empty = { $over ->
    [yes] Niemand geplaatst
   *[no] Nog niemand geplaatst
}
board-picture-empty-why = Daarvoor zijn { $matches } partijen met andere mensen nodig.

board-alt = Ranglijst, { $title }, op { $measure }: { $ranked } geplaatst.
board-alt-empty = { $over ->
    [yes] Niemand geplaatst.
   *[no] Nog niemand geplaatst.
}
board-alt-row = { $rank } { $who } { $figure }, won { $wins } van { $matches }{ $moved ->
    [up] , { $places } omhoog
    [down] , { $places } omlaag
    [same] , zelfde plaats
    [none] {""}
   *[new] , nieuw
}.
board-alt-own = { $who } (jij)
board-alt-no-rating = geen rating te zien
board-alt-form = { $change } in de laatste { $matches }.
board-alt-missing = Jij: nog { $count } tot een plaats.

card-heading = **{ $who }** · { $game } · { $everywhere ->
    [yes] overal
   *[no] deze server
}
card-earned = Prestaties: { $earned }
card-since = -# Rollen en contracten tellen vanaf { $day }.
card-none = { $where ->
    [server] { $who } heeft op deze server nog geen ronde uitgespeeld.
    [seen] { $who } heeft nog geen ronde uitgespeeld in kanalen die jij ziet.
   *[everywhere] { $who } heeft nog geen ronde uitgespeeld.
}
card-none-game = { $where ->
    [server] { $who } heeft op deze server nog geen ronde { $game } uitgespeeld.
    [seen] { $who } heeft nog geen ronde { $game } uitgespeeld in kanalen die jij ziet.
   *[everywhere] { $who } heeft nog geen ronde { $game } uitgespeeld.
}
card-own-only = Hier laat ik alleen jouw partijen zien. Gebruik { COMMAND("stats") } op een server voor anderen.
card-button =
    .card = Kaart
    .achievements = Prestaties
    .matches = Partijen
    .alone = Computers

card-picture-title = spelerskaart
card-picture-rating = rating
card-picture-rank = plaats
card-picture-no-rating = nog geen rating
card-picture-hidden = rating hier niet te zien
card-picture-course = rating, laatste { $count } partijen
card-picture-course-game = rating { $game }, laatste { $count } partijen
card-picture-course-first = rating { $game }
card-picture-from = van { $points }
card-picture-now = nu { $points }
card-picture-best = best { $points }
card-picture-matches = { $count ->
    [one] partij
   *[other] partijen
}
card-picture-won = { $count ->
    [one] zege
   *[other] zeges
}
card-picture-moons = pit
card-picture-bids = bod gehaald
card-picture-deals = { $count ->
    [one] ronde
   *[other] rondes
}
card-picture-percent = { $percent }%
card-picture-game-won = { $count } { $count ->
    [one] zege
   *[other] zeges
}

card-plate-bidder =
    .label = als bieder
    .note = gehaald
card-plate-partner =
    .label = als maat
    .note = gehaald
card-plate-opponent =
    .label = tegen
    .note = nat
card-plate-alone =
    .label = alleen, { $deals ->
        [one] { $deals } ronde
       *[other] { $deals } rondes
    }
    .note = pnt per ronde
card-plate-pair =
    .label = met maat, { $deals ->
        [one] { $deals } ronde
       *[other] { $deals } rondes
    }
    .note = pnt per speler
card-plate-streak =
    .label = zeges op rij
    .note = (nu { $now })
card-plate-points =
    .label = punten
    .note = per ronde
card-plate-best =
    .label = beste partij
    .note = (slechtste { $worst })

card-alt = { $who }, { $game }: { $won } van { $matches ->
    [one] { $matches } partij gewonnen.
   *[other] { $matches } partijen gewonnen.
}
card-alt-rank = Plaats { $rank }.
card-alt-rating = Rating { $game } { $now }, beste { $best }, vanaf { $first } over de laatste { $matches ->
    [one] { $matches } partij.
   *[other] { $matches } partijen.
}
card-alt-hidden = De rating is niet te zien: sommige partijen waren in kanalen die jij niet ziet.
card-alt-deals = { $deals ->
    [one] { $deals } ronde.
   *[other] { $deals } rondes.
}
card-alt-moons = { $moons } keer pit.
card-alt-contracts = { $made } van { $bid ->
    [one] { $bid } contract gehaald.
   *[other] { $bid } contracten gehaald.
}
card-alt-plate = { $label }: { $value } { $note }.
card-alt-earned = Prestaties: { $earned }.
card-alt-game = { $matches ->
    [0] { $game }: nog niet.
   *[other] { $game }: { $won } van { $matches } gewonnen.
}

versus-heading = **{ $one }** en **{ $other }** · { $game } · { $everywhere ->
    [yes] overal
   *[no] deze server
}
versus-played = { $matches ->
    [0] Nog geen partij tegen elkaar.
    [one] { $matches } partij tegen elkaar.
   *[other] { $matches } partijen tegen elkaar.
}
versus-ahead = { $who } { $count }× voor
versus-tied = { $count }× gelijk
versus-partners = als maten: { $won } van { $matches } gewonnen
versus-none = { $everywhere ->
    [yes] { $one } en { $other } hebben nog geen partij samen uitgespeeld.
   *[no] { $one } en { $other } hebben nog geen partij samen uitgespeeld in kanalen die jij ziet.
}
versus-none-game = { $everywhere ->
    [yes] { $one } en { $other } hebben nog geen partij { $game } samen uitgespeeld.
   *[no] { $one } en { $other } hebben nog geen partij { $game } samen uitgespeeld in kanalen die jij ziet.
}

versus-picture-title = Tegen elkaar
versus-picture-matches = partijen
versus-picture-games = voor, punten per ronde
versus-picture-latest = laatst gespeeld
versus-picture-to = –
versus-picture-score = { $one } – { $other }
versus-picture-tied = gelijk
versus-picture-ahead = keer voor

versus-alt = { $one } tegen { $other }, { $game }.
versus-alt-game = { $game }: { $matches ->
    [one] { $matches } partij, voor: { $one } tegen { $other }.
   *[other] { $matches } partijen, voor: { $one } tegen { $other }.
}
versus-alt-points = Punten per ronde: { $one } tegen { $other }.
versus-alt-meeting = { $day } { $game }: { $is-tied ->
    [yes] gelijk
   *[no] { $who } voor
}, { $one } tegen { $other }.

alone-heading = **{ $who }** tegen computers: { $matches ->
    [one] { $won } van { $matches } partij gewonnen
   *[other] { $won } van { $matches } partijen gewonnen
}
alone-best = { $game }: beste { $margin } tegen { $level ->
    [easy] zwakke computers
    [normal] normale computers
    [hard] sterke computers
   *[expert] expert-computers
} { $when }
alone-none = Je hebt nog geen partij alleen tegen computers uitgespeeld. Oefen met { COMMAND("domino new") } in mijn privéberichten.
alone-own-only = Ik laat je alleen je eigen partijen tegen computers zien.
alone-picture-title = Tegen computers
alone-picture-won = gewonnen
alone-picture-accuracy = precisie, laatste { $count } partijen
alone-streak = { $count } op rij
alone-alt = { $who } tegen computers: { $won } van { $matches ->
    [one] { $matches } partij gewonnen.
   *[other] { $matches } partijen gewonnen.
}
alone-alt-game = { $game }:
alone-alt-level = { $level } { $won } van { $matches } gewonnen.
alone-alt-best = Beste op { $day }: { $margin }{ $streak ->
    [0] {""}
    [1] {""}
   *[other] , { $streak } op rij
}.
alone-alt-accuracy = Precisie van { $first } naar { $now } in de laatste { $matches } partijen.
