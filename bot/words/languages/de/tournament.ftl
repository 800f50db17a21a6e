tournament-title = **Turnier: { $game }**
tournament-title-host = **Turnier: { $game }** · Host: { $host }
tournament-title-round = **Turnier: { $game }** · Durchgang { $round } von { $rounds }
tournament-settings = { $rules } · { $length } · { $form } · { $clock } · Computer: { $level }
tournament-length = { $rounds ->
    [one] { $rounds } Durchgang
   *[other] { $rounds } Durchgänge
} zu { $deals ->
    [one] { $deals } Runde
   *[other] { $deals } Runden
}
tournament-form-pairs = Paare
tournament-form-individual = einzeln
tournament-clock-quick = 1 Min. pro Zug
tournament-clock-evening = 5 Min. pro Zug
tournament-clock-post = 1 Tag pro Zug
tournament-meaning = Alle Tische spielen dieselben Runden, Glück zählt also weniger. Dein Ergebnis: deine Punkte im Vergleich mit demselben Platz an anderen Tischen.
tournament-players = { $count ->
    [one] **{ $count } Spieler**: { $names }
   *[other] **{ $count } Spieler**: { $names }
}
tournament-pair = { $one } & { $other }
tournament-asks = { $who } (möchte mit { $partner } spielen)
tournament-tables = { $tables ->
    [one] { $tables } Tisch zu { $seats }.
   *[other] { $tables } Tische zu { $seats }.
}
tournament-tables-computers = { $tables ->
    [one] { $tables } Tisch zu { $seats }, { $computers ->
        [one] { $computers } Computer auf dem leeren Platz.
       *[other] { $computers } Computer auf den leeren Plätzen.
    }
   *[other] { $tables } Tische zu { $seats }, { $computers ->
        [one] { $computers } Computer auf dem leeren Platz.
       *[other] { $computers } Computer auf den leeren Plätzen.
    }
}
tournament-join-now = Tippt jetzt auf **Mitspielen**. Sobald der Host auf **Start** tippt, bekommt jeder Tisch seinen privaten Thread.
tournament-join-pairs = Wähl mit **Partner** deinen Partner, sonst bekommst du beim Start einen.
tournament-fewer-rounds = { $rounds ->
    [one] Der Host möchte { $rounds } Durchgang: Dafür braucht es mehr Spieler.
   *[other] Der Host möchte { $rounds } Durchgänge: Dafür braucht es mehr Spieler.
}
tournament-blocked = { $reason } Dann tipp auf **Weiter**.
tournament-next-at = Der nächste Durchgang beginnt { $when }.
tournament-table-waiting = Tisch { $number } (wartet): { $who }
tournament-table-playing = Tisch { $number } (spielt): { $who }
tournament-table-done = Tisch { $number } (fertig): { $who }
tournament-quiet = Die Ergebnisse kommen, wenn alle Tische fertig sind.
tournament-ended-early = Dieses Turnier endete vorzeitig.
tournament-former-player = Nicht mehr dabei
tournament-computer = 🤖 { $who }

tournament-button =
    .partner = Partner
    .next = Nächster Durchgang
    .continue = Weiter
    .end = Beenden
    .end-now = Beenden

tournament-after = **{ $game }**, nach Durchgang { $played } von { $rounds }: { $verdict }.
tournament-final = 🏆 **{ $game }**: { $verdict }!
tournament-verdict = { $is-shared ->
    [yes] { $is-final ->
        [yes] { $who } teilen sich den Sieg mit { $points }
       *[no] { $who } führen gemeinsam mit { $points }
    }
   *[no] { $who-is ->
        [many] { $is-final ->
            [yes] { $who } gewinnen mit { $points }
           *[no] { $who } führen mit { $points }
        }
       *[one] { $is-final ->
            [yes] { $who } gewinnt mit { $points }
           *[no] { $who } führt mit { $points }
        }
    }
}
tournament-seats = **Durchgang { $round } von { $rounds }, Tisch { $table }**: { $who }.
tournament-partners-sit = Partner sitzen sich gegenüber.
tournament-same-deals = { $deals ->
    [one] { $deals } Runde, an jedem Tisch dieselbe. Verrat nichts, bis der Durchgang vorbei ist.
   *[other] { $deals } Runden, an jedem Tisch dieselben. Verrat nichts, bis der Durchgang vorbei ist.
}

tournament-joined-with = Du bist dabei, mit { $partner }. Ändern kannst du es mit **Partner**.
tournament-joined-asking = Du bist dabei. Sobald auch { $partner } dabei ist, spielt ihr zusammen.
tournament-joined-alone = Du bist dabei. Beim Start bekommst du einen Partner oder du wählst vorher selbst mit **Partner**.
tournament-partner-ask = Mit wem möchtest du spielen? Es gilt, sobald dein Wunschpartner auf **Mitspielen** tippt oder dich wählt.
tournament-partner-pick = Mit wem?
tournament-leave-ask = Aus dem Turnier aussteigen? In den übrigen Durchgängen spielt ein Computer für dich.
tournament-you-left = Du bist ausgestiegen.
tournament-stop-ask = Dieses Turnier für alle beenden? Laufende Partien brechen ab.
tournament-stopped = Das Turnier ist vorbei.
tournament-no-standings = Noch kein Durchgang vorbei.

tournament-picture-title = Turnier
tournament-picture-final = Schlusstabelle
tournament-picture-after = nach Durchgang
tournament-picture-round = Dg. { $number }
tournament-picture-more-below = und noch { $count }, unten
tournament-picture-more = und noch { $count }
tournament-picture-shared = Geteilter Sieg
tournament-picture-lead = { $points ->
    [one] { $points } Punkt Vorsprung
   *[other] { $points } Punkte Vorsprung
}
tournament-alt = { $is-final ->
    [yes] { $game }, Schlusstabelle.
   *[no] { $game }, nach Durchgang { $played } von { $rounds }.
}
tournament-alt-more = { $count ->
    [one] Und { $count } weiterer Rang.
   *[other] Und { $count } weitere Ränge.
}

tournament-none-here = In diesem Kanal ist kein Turnier offen. Öffne eins mit { COMMAND("tournament open") }.
contest-rules-locked = Die Regeln sind auf diesem Server gesperrt. Lass die Variante weg.
tournament-no-partners = Hier spielen alle einzeln. Spiel ohne Partner mit.
tournament-own-partner = Wähl jemand anderen als dich selbst.
tournament-nothing-waits = Noch nicht: Der nächste Durchgang beginnt, wenn alle Tische fertig sind.
tournament-no-room = { $tables ->
    [one] Dafür braucht es { $tables } freien Tisch. Der Server hat noch { $free }.
   *[other] Dafür braucht es { $tables } freie Tische. Der Server hat noch { $free }.
}
tournament-not-for-pairs = Zwei Paare können { $game } nach diesen Regeln nicht spielen. Wähl Spiel, Variante oder Form anders.
tournament-channel-taken = In diesem Kanal läuft schon ein Turnier. Spiel mit oder warte, bis es vorbei ist.
tournament-in-channel = Öffne Turniere in einem Textkanal: Die Tische sind seine Threads.
tournament-needs-permissions = Ich brauche { $permissions } in #{ $channel }: Die Tische spielen in privaten Threads. Bitte die Admins, es zu erlauben.
tournament-pairs-settled = Zu spät: Das Turnier läuft, und die Paare stehen fest.
tournament-partner-is-bot = Wähl einen Menschen. Computer füllen leere Plätze von selbst.

tournament-thread = Turnier { $tournament }, Tisch { $table }
thread-gone = Jemand hat einen Thread dieses Turniers oder seinen Kanal gelöscht.
thread-permissions = Ich brauche in diesem Kanal **Private Threads erstellen** und **Nachrichten in Threads senden**. Bitte die Admins, es zu erlauben.
thread-too-many = Dieser Server hat so viele Threads, wie Discord erlaubt. Archiviert ein paar.
thread-refused = Discord lässt mich hier keinen Thread erstellen.
