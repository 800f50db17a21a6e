server-title =
    ## Servereinstellungen
    -# Änderungen gelten für neue Tische.

server-language-discord = wie der Server

server-openers-all = **Wer Tische öffnet**: alle
server-openers = **Wer Tische öffnet**: alle mit { $roles } sowie Admins
server-openers-none = **Wer Tische öffnet**: nur Admins
server-roles-deleted = { $roles ->
    [one] Eine gewählte Rolle wurde gelöscht.
   *[other] { $roles } gewählte Rollen wurden gelöscht.
} Wähl neu oder tipp auf **{ button-everyone }**.
button-everyone = Alle
server-choose-roles = Nur wer diese Rollen hat

server-channels-all = **Wo**: in jedem Kanal
server-channels = **Wo**: { $channels } samt Threads
server-channels-none = **Wo**: nirgends
server-channels-deleted = { $channels ->
    [one] Ein gewählter Kanal wurde gelöscht.
   *[other] { $channels } gewählte Kanäle wurden gelöscht.
} Wähl neu oder tipp auf **{ button-everywhere }**.
button-everywhere = Überall
server-choose-channels = Nur in diesen Kanälen

server-limit-here = Offene Tische gleichzeitig
server-limit-host = Offene Tische pro Host
server-limit-any = { $what }: beliebig viele
server-players-none = Mitspiel-Ping: keine Rolle
server-players-unpingable = Ich kann { $role } nicht erwähnen. Lass alle sie erwähnen oder gib mir das Recht, **everyone** zu erwähnen.

server-rules-free = **Regeln**: Hosts wählen
server-rules-locked = **Regeln**: gesperrt. Nur Admins können sie ändern.
button-lock = Sperren
button-unlock = Freigeben
server-usual-rules = **Übliche Regeln hier**
server-usual-rule = {"- "}{ $game }: { $rules }
server-clear-rules = Regeln eines Spiels zurücksetzen

server-quiet-none = **Ruhezeiten**: keine
server-quiet = **Ruhezeiten**: { $start } bis { $end }, { $zone }.
server-quiet-for-you = Für dich: { $start } bis { $end }.
server-quiet-unknown-zone = Diese Zeitzone kenne ich nicht, also sind sie aus.
button-set-hours = Einstellen …
button-change-hours = Ändern …
button-no-quiet-hours = Ausschalten
server-quiet-title = Ruhezeiten
server-quiet-from = Von
server-quiet-to = Bis
server-quiet-zone = Zeitzone (oder eine Stadt)

server-post-puzzle = Rätsel der Woche
server-post-daily = Tagesergebnisse
server-post-week = Wochenrückblick
server-post-nowhere = { $post }: nirgends
server-post-refused = { $post }: aus, weil ich in { $channel } nicht posten kann. Lass mich dort lesen, schreiben und Dateien anhängen und wähl den Kanal dann neu.
server-cannot-post = Ich brauche { $missing } in #{ $channel }. Erlaub es und wähl den Kanal dann neu.

server-about =
    {"**"}Wer und wo**: Ein Thread zählt wie sein Kanal. Admins können immer Tische öffnen.
    {"**"}Regeln**: In einer Lobby können Admins unter **Regeln** deren Regeln als die hier üblichen speichern. **Gesperrt**: Sie gelten an jedem Tisch.
    {"**"}Ruhezeiten**: keine Pings und stille DMs, für alle, während Partien weiterlaufen. Bist du danach noch dran, bekommst du einen Ping.
    {"**"}Rätsel der Woche**: Montags um 12 Uhr kommt ein Moment aus einer Partie von hier, wenn alle am Tisch es erlauben. **Tagesergebnisse**: wie die Tagesrunde lief.
    {"**"}Wochenrückblick**: Montags um 12 Uhr kommt ein Bild der Woche davor: wer am meisten gewonnen hat, die knappste Partie, der beste Zug, wer neu ist. Nur aus Kanälen, die alle sehen, und nichts, wenn niemand gespielt hat.
    {"**"}Mitspiel-Ping**: Öffnet **Jetzt spielen** einen Tisch, bekommt diese Rolle einen Ping. Höchstens alle 10 Minuten, nie in Ruhezeiten.
