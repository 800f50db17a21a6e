replay-title = Replay
replay-trick = Stich { $number } von { $count }
replay-round = Zug { $number } von { $count }
replay-pass = Weitergeben
replay-auction = Vor dem Spiel
replay-claim = Der Rest
replay-end = Ergebnis
replay-deal = { $kind ->
    [round] { $deals ->
        [1] Runde { $number }
       *[other] Runde { $number } von { $deals }
    }
   *[deal] { $deals ->
        [1] Runde { $number }
       *[other] Runde { $number } von { $deals }
    }
}
replay-heading = **Replay** · { $title } · { $where }
replay-shares = **{ $who }** zeigt ein Replay: { $title } · { $where }

replay-ends-pill = Enden
    .value = { $left } und { $right }
replay-total = gesamt { $total }
replay-out = Setzt aus
replay-won = { $tricks ->
    [one] { $tricks } Stich
   *[other] { $tricks } Stiche
}
replay-points = { $points ->
    [one] { $points } Pkt
   *[other] { $points } Pkt
}
replay-taken-led = { $taken } · zuerst
replay-to = → { $who }
replay-doubts = zweifelt an: { $who }, Stich { $trick }
replay-moon = { $everyone ->
    [yes] Durchmarsch: an alle
   *[no] { $opponent ->
        [none] Durchmarsch: Abzug
       *[other] Durchmarsch: an { $who }
    }
}

replay-passed = { $who } → { $to }: { $pieces }
replay-turned = { $who }: { $turned }.
replay-nothing = Noch hat niemand gespielt.
replay-took-back = { $who } hat { $piece } zurückgenommen.
replay-led = { $suit ->
    [none] { $who } spielt { $piece } aus
   *[other] { $who } spielt { $piece } aus ({ $suit })
}
replay-winner = { $is-complete ->
    [yes] { $points ->
        [0] Stich an { $who }.
       *[other] Stich an { $who }, Wert { $points }.
    }
   *[no] { $who } liegt vorn.
}
replay-alt = Replay von { $title } · { $where }.
replay-left = Übrig: { $hands }.
replay-hand = { $count ->
    [0] { $who } nichts
   *[other] { $who } { $pieces }
}
replay-drawn = Gezogen: { $hands }.
replay-so-far = Bisher: { $taken }.
replay-placed-first = { $tile } beginnt
replay-placed-left = { $tile } links
replay-placed-right = { $tile } rechts
replay-placed-back = { $tile } zurück
replay-placed-many = { $count } offen, { $last }
replay-line-empty = Noch nichts angelegt
replay-laid = { $end ->
    [right] { $tile } rechts
    [up] { $tile } oben
    [down] { $tile } unten
    [first] { $tile } beginnt
   *[left] { $tile } links
}{ $points ->
    [0] {""}
   *[other] , +{ $points }
}
    .brief = { $points ->
        [0] { $tile }
       *[other] { $tile }, +{ $points }
    }
replay-drew = zieht { $tiles }
    .brief = zieht { $count }
replay-knocked = setzt bei { $numbers } aus
    .brief = setzt aus
replay-another-deal = Andere Runde
replay-share-picture = Bild teilen
replay-share-trick = Stich animieren
replay-share-deal = Runde animieren
replay-shared-trick = Hier geteilt, Zug für Zug.
replay-shared-deal = Die Runde ist hier geteilt.
replay-share-there = Du kannst es in { $channel } teilen.
replay-animation = Animation. So endet sie:
replay-unknown = -# Aus einem angehängten Protokoll. Die Züge habe ich geprüft, die Namen nicht.
replay-file-lost = Dieses Protokoll ist weg. Häng es mit { COMMAND("history") } noch einmal an.
replay-file-unread = Discord hat mir die Datei nicht geschickt. Häng sie noch einmal an.
replay-none-yet = Noch ist keine Runde dieser Partie vorbei. Komm später wieder.
replay-no-deal = Diese Partie endete, bevor eine Runde vorbei war.
replay-too-long = Dieses Protokoll hat mehr als { $most } Züge. Versuch `boneyard record show` auf deinem eigenen Computer.
replay-proof = Ich habe dieses Protokoll geprüft: Seine Hände kommen aus dem Geheimnis mit dem Siegel { $seal }…, und alle { $moves } Züge sind erlaubt.
replay-unfinished = Die Partie ist nicht zu Ende.
