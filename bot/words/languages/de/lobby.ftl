button-play = Spielen
button-join = Mitspielen
button-computer = Computer
button-start = Start
button-rules = Regeln
button-invite = Einladen
button-fair-shuffle = Faires Mischen
button-level = Stufe: { $level }
button-agree-to-hints = Tipps zustimmen
button-change-seat = Platz wechseln
button-shuffle-sides = Teams auslosen
button-remove = Entfernen
button-swap = Tauschen
button-stay = Nein
button-fill-and-start = Füllen & starten
button-start-with = Start zu { $players ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
    [6] sechst
   *[other] { $players }
}
button-choose = Wählen
button-now = Jetzt

lobby-game = {"**"}{ $game }** · { $rules }
lobby-about = { $aim } Etwa { $minutes } Minuten.
lobby-about-alone = { $aim } Etwa { $minutes } Minuten, allein mit Computern etwa { $alone }.
lobby-free = { $seats ->
    [one] frei
   *[other] { $seats } frei
}
lobby-hints = 💡 { $hints }
lobby-open = { $seats ->
    [one] { $seats } Platz frei. **Mitspielen** oder **Start** mit einem Computer.
   *[other] { $seats } Plätze frei. **Mitspielen** oder **Start** mit Computern auf den freien Plätzen.
}
button-start-with-computers = Mit Computern starten
lobby-search = { $seats ->
    [one] { $seats } Platz frei: noch ein Mitspieler gesucht. Tippt auf **{ button-join }**!
   *[other] { $seats } Plätze frei: Mitspieler gesucht. Tippt auf **{ button-join }**!
}
lobby-search-offered = { $seats ->
    [one] Noch { $seats } Platz frei. **{ button-join }** oder **{ button-start-with-computers }**.
   *[other] Noch { $seats } Plätze frei. **{ button-join }** oder **{ button-start-with-computers }**.
}
lobby-call = { $role }, { $host } sucht Mitspieler: **{ $game }**.
lobby-full = Alle da. Tippt auf **Start**, wenn ihr so weit seid.
lobby-rematch-starts = Revanche! Sie beginnt, sobald { $who } { $who-is ->
    [many] mitspielen
   *[one] mitspielt
}.
lobby-rematch-waits = Revanche! Tippt auf **Start**, sobald { $who } { $who-is ->
    [many] mitspielen
   *[one] mitspielt
}.
lobby-on = Die Partie läuft.
lobby-closed = Dieser Tisch ist geschlossen. Öffne einen neuen mit { COMMAND("domino new") }.

lobby-invitation = { $guests }, { $host } lädt ein: **{ $game }**.
lobby-invitation-rematch = { $guests }, { $host } will eine Revanche in **{ $game }**.
lobby-invitation-hints = Tipps sind an.
lobby-invite = Wen möchtest du einladen? Alle bekommen einen Ping.
lobby-invite-select = Leute wählen
lobby-invited = Eingeladen: { $guests }.
lobby-invited-nobody = Sie sind schon da oder wurden in der letzten Stunde eingeladen.

lobby-empty-seats = { $seats ->
    [one] { $seats } Platz ist leer. Setz einen Computer darauf oder warte noch.
   *[other] { $seats } Plätze sind leer. Setz Computer darauf oder warte noch.
}
lobby-leave = Diesen Tisch verlassen?
lobby-leave-last = Diesen Tisch verlassen? Außer dir ist niemand da, der Tisch wird dann geschlossen.
lobby-leave-match = { $open ->
    [yes] Aus der Partie aussteigen? Ein Computer spielt für dich, bis du zurück bist oder jemand deinen Platz nimmt.
   *[no] Aus der Partie aussteigen? Bis du zurück bist, spielt ein Computer für dich.
}
lobby-leave-solo = Aussteigen? Du kannst nicht zurück und kommst in keine Rangliste.
lobby-leave-computers = Aussteigen? Es bleiben nur Computer, also endet die Partie ohne Ergebnis.
lobby-change-seat = Du hast Platz { $seat }. Wo möchtest du sitzen?
lobby-change-select = Platz wählen
lobby-place-partners = { $side }, mit { $who }
lobby-swap-with = Mit { $who } tauschen
lobby-swap-asks = Ich frage vorher
lobby-swap-ask = { $asked }, { $asker } möchte mit dir den Platz tauschen. Dein neuer Platz wäre: { $place }.
lobby-swap-declined = { $asked } bleibt lieber sitzen.
lobby-remove = Wen möchtest du entfernen?
lobby-remove-select = Auswählen

lobby-own-seat = Platz { $seat }
lobby-own-side = Team { $letter }, Platz { $seat }
play-joined = Du bist dabei: **{ $game }** in { $channel }, { $place }.
play-joined-hints = An diesem Tisch gibt es Tipps.
play-seated = Du sitzt schon an einem Tisch: **{ $game }** in { $channel }, { $place }.
play-opened = Nirgends war ein Platz frei, also habe ich einen Tisch geöffnet. Jetzt fehlen noch Mitspieler.
lobby-joined = Du bist dabei: { $place }.
lobby-joined-and-left = Du hast diesen Tisch schon verlassen.
lobby-moved = Du hast jetzt Platz { $seat }.
lobby-swap-sent = Ich habe { $who } gefragt. Bei einem Ja tauscht ihr.
lobby-swap-kept = Alles klar, du behältst deinen Platz.
lobby-shuffled = Ausgelost. { $sides }
lobby-removed = Entfernt. { $who } kann hier 24 Stunden lang nicht an deinen Tischen mitspielen, außer du lädst dazu ein.
lobby-removed-by-moderator = Entfernt. { $who } kann hier 24 Stunden lang nicht an Tischen von { $host } mitspielen, außer { $host } lädt dazu ein.
lobby-removed-host = Entfernt. { $who } kann an diesem Tisch nicht mehr mitspielen. Host ist jetzt { $host }.
lobby-removed-computer = { $who } ist nicht mehr am Tisch.
lobby-back = Willkommen zurück!
lobby-back-hand = Willkommen zurück! Tipp am Tisch auf **Meine Hand**, um deine Steine zu sehen.
lobby-back-hand-below = Willkommen zurück! Hier ist deine Hand. Am Tisch zeigt sie auch **Meine Hand**.
lobby-took-over = { $hand ->
    [yes] Du spielst jetzt für { $who }. Tipp auf **Meine Hand**, um deine Steine zu sehen.
   *[no] Du spielst jetzt für { $who }. Deine Reihe liegt auf dem Tisch.
}
lobby-started = Es geht los! Deine Hand kommt per DM. Du kannst auch auf **Meine Hand** tippen.
lobby-started-by-button = Es geht los! Tipp auf **Meine Hand**, um deine Steine zu sehen.
lobby-started-rows = Es geht los! Deine Reihe liegt auf dem Tisch. Spiel mit den Knöpfen darunter.
lobby-waiting = Die Partie hat noch nicht begonnen. Deine Hand kommt, sobald es losgeht.
lobby-waiting-row = Die Partie hat noch nicht begonnen. Deine Reihe liegt auf dem Tisch, sobald es losgeht.
lobby-left-match = { $open ->
    [yes] Ein Computer spielt auf deinem Platz. Mit **Mitspielen** kommst du zurück, solange niemand anders den Platz nimmt.
   *[no] Ein Computer spielt auf deinem Platz. Mit **Mitspielen** bist du jederzeit wieder dabei.
}
lobby-left-solo = Du bist raus, also gibt es kein Ergebnis.
lobby-left-computers = Du bist raus. Es waren nur Computer da, also ist die Partie beendet.
lobby-left = Du bist ausgestiegen.
lobby-stopped = Der Tisch ist geschlossen.

opening-channels = Tische gibt es hier in { $channels }.
opening-channels-unseen = Tische gibt es in Kanälen, die du nicht siehst. Frag die Admins.
opening-channels-deleted = Die Spielkanäle wurden gelöscht. Bitte die Admins, in { COMMAND("domino setup") } neue auszuwählen.
opening-roles = Nur { $roles } können hier Tische öffnen.
opening-roles-deleted = Die Rollen, die Tische öffnen dürfen, wurden gelöscht. Bitte die Admins, in { COMMAND("domino setup") } neue auszuwählen.

lobby-picture = Lobby
lobby-picture-seats = Plätze
lobby-picture-open = Platz { $seat } · frei
lobby-mark-host = Host
lobby-mark-computer = Computer, { $level }
lobby-alt = { $game }, Lobby: { $taken } von { $seats } Plätzen besetzt.
lobby-alt-seat = Platz { $number }: { $who }.
lobby-alt-seat-marked = Platz { $number }: { $who } ({ $mark }).
lobby-alt-open = Frei: { $numbers }.
