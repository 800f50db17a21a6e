duel-title = **Duell** · { $game }, { $deals ->
    [one] { $deals } Runde
   *[other] { $deals } Runden
}, Computer: { $level }
duel-what = Alle spielen dieselben Runden per DM, jeder für sich gegen dieselben Computer. Das beste Ergebnis gewinnt.
duel-rematch-call = { $who }: Revanche? Neue Runden.
duel-code = Freunde kommen von überall dazu: mit { COMMAND("domino join") } und dem Code { $code }
duel-code-unknown = Diesen Code kenne ich nicht. Kopier ihn noch einmal.
duel-invitation = { $who } fordert dich zum Duell heraus: **{ $game }**!
duel-entry-host = { $number }. { $who } (Host)
duel-join-now = Für 2 bis 8 Spieler: Tippt auf **Mitspielen**. Der Host tippt auf **Start**, dann haben alle { $hours ->
    [one] { $hours } Stunde.
   *[other] { $hours } Stunden.
}
duel-ends = Endet { $when } oder wenn alle fertig sind. Dann seht ihr, wie es lief.
duel-hands = -# Deine Hand kommt per DM. Du kannst auch auf **Meine Hand** tippen.
duel-done = - { $who }: fertig
duel-left = - { $who }: raus
duel-playing = - { $who }: Runde { $deal } von { $deals }
duel-was-cancelled = Dieses Duell wurde abgesagt oder niemand hat es gestartet.
duel-joined-begun = Du bist dabei. Das Duell läuft: Deine erste Hand kommt per DM.
duel-started = Das Duell läuft! Deine Hand kommt per DM. Du kannst auch auf **Meine Hand** tippen.
duel-you-left = Du bist ausgestiegen.
duel-you-finished = Du bist fertig. Die Ergebnisse kommen, wenn alle fertig sind, spätestens { $when }.
duel-cancel-ask = Dieses Duell absagen?
duel-cancel-ask-playing = Dieses Duell absagen? Für alle endet die Partie ohne Ergebnis.
duel-cancelled = Das Duell ist abgesagt.

duel-won = { $who-is ->
    [many] { $who } teilen sich den Sieg mit { $points }
   *[one] { $who } gewinnt mit { $points }
}
duel-no-one-finished = Niemand wurde fertig
duel-unfinished-line = { $who } wurde nicht fertig
duel-over =
    🏆 **Duell: { $verdict }**
    { $lines }
duel-over-unfinished = Das Duell ist vorbei. Niemand wurde rechtzeitig fertig.
duel-pick-deal = Runde vergleichen
duel-picture-title = Duell-Ergebnis
duel-picture-game = { $game }, { $deals ->
    [one] { $deals } Runde
   *[other] { $deals } Runden
}
duel-picture-meaning = Punkte über dem Schnitt am Tisch
duel-picture-unfinished = nicht fertig
duel-alt = Ergebnis des Duells: { $game }, { $deals ->
    [one] { $deals } Runde.
   *[other] { $deals } Runden.
}
duel-alt-margins = Punkte über dem Schnitt am Tisch, Runde für Runde, * beim besten Ergebnis:
duel-alt-deals = ({ $deals })
duel-alt-deal = { $points }{ $best ->
    [yes] *
   *[no] {""}
}

duel-deal-heading = **Runde { $number }** von { $deals } · { $game }{ $bold ->
    [yes] {" "}· **fett** gewann den Stich
   *[no] {""}
}
duel-deal-line = - { $who } { $points }: { $moves }
duel-deal-alike = Alle haben gleich gespielt.
duel-parted = **Wo ihr anders gespielt habt: { $moment }.**
duel-parted-later = -# Dann { $moment }: { $branches }.
duel-otherwise = -# Bei { $who } begann diese Runde anders: Wegen einer früheren Runde spielte jemand anders aus.
parting-player = der Spieler
parting-branch-computer = { $who }, am Tisch von { $people }: { $did }
came = { $how ->
    [own] Stich gewonnen
    [unseen] Stich an { $who }
   *[seen] Stich an { $who } mit { $piece }
}{ $points ->
    [0] {""}
    [one] {" "}({ $points } Punkt)
   *[other] {" "}({ $points } Punkte)
}

parting-title = Eure Züge
parting-nothing = noch nichts
parting-held = Hand
parting-rows-down = Reihen verdeckt: niemand sah mehr
parting-no-tiles = keine Steine mehr
parting-margin = Runde: { $points }
parting-more-people = { $who } und noch { $count }
parting-table-ends = offene Enden { $ends }
parting-tag-led = zuerst { $piece }
parting-alt = { $when }: wo anders gespielt wurde.
parting-alt-branch = { $branch } (Runde: { $points }).
parting-alt-hand = Hand: { $hand }.

duel-not-in = Bei diesem Duell bist du nicht dabei. Öffne ein eigenes mit { COMMAND("duel") }.
duel-in-already = Du bist schon dabei.
duel-begun-leave = Das Duell läuft schon. Zum Aufhören tipp unter deiner Hand auf **Aussteigen**.
duel-not-begun = Noch nicht: Der Host startet das Duell.
duel-not-over = Dieses Duell ist noch nicht vorbei.
duel-rematch-players-only = Die Revanche ist nur für die, die dabei waren. Öffne ein eigenes mit { COMMAND("duel") }.
duel-too-many = { $most ->
    [one] Du bist schon Host eines Duells. Spiel es zu Ende oder sag es ab.
   *[other] Du bist schon Host von { $most } Duellen. Spiel eins zu Ende oder sag eins ab.
}
duel-no-hands = { $game } hat keine verdeckten Hände. Wähl für ein Duell ein anderes Spiel.
duel-compare-later = Die Ergebnisse kommen, wenn alle fertig sind.
duel-records-later = Protokolle gibt es, wenn das Duell vorbei ist und jemand fertig wurde.
duel-no-such-deal = { $deals ->
    [one] Dieses Duell hatte nur 1 Runde.
   *[other] Dieses Duell hatte { $deals } Runden.
}
duel-took-no-part = Du hast in diesem Duell nicht gespielt. Im **Protokoll** steht die Partie des Gewinners.
duel-result-elsewhere = Die Ergebnisse stehen im Kanal des Duells, wenn alle fertig sind.
button-duels = Meine Duelle
duel-list = **Deine Duelle**
duel-list-line = { $number }. **{ $game }** · { $state ->
    [open] offen
    [playing] läuft
    [finished] beendet
   *[stopped] abgesagt
} · { $when }
duel-list-none = Noch keine Duelle.
duel-list-choose = Duell ansehen
duel-hand-over = Du hast dein Duell gespielt. **{ $button }** zeigt, wie es steht.
button-cancel-duel = Duell absagen
