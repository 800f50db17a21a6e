margin-range = { $least } bis { $most }
rank-line = { $rank }. { $who } { $points }

fair-contest-open =
    {"**"}Faires Mischen.** Die Runden kommen aus einem Geheimnis, das feststand, bevor jemand einen Stein sah. Dieses Siegel ist sein SHA-256:
    { $seal }
fair-contest-daily = -# Fest seit { $since }. Das Geheimnis steht hier, wenn der Tag vorbei ist.
fair-contest-later = -# Dazu kommen die Nummern, die Discord jedem **Mitspielen** und dem **Start** gibt. Das Geheimnis steht hier am Ende.
fair-contest-numbers = -# Nummern: { $numbers }
fair-contest-start = Start { $number }
fair-contest-own = -# Deine Nummer: { $number }
fair-contest-over =
    {"**"}Faires Mischen.** Das Geheimnis war { $secret }. Sein SHA-256 ist das Siegel, das von Anfang an da stand:
    { $seal }
fair-contest-daily-check = -# Mitgespielt? Hol dir dein **Protokoll**: `boneyard record verify` rechnet jede Hand nach.
fair-contest-duel-check = -# Im **Protokoll** steht jeder Zug. `boneyard record verify` rechnet jede Hand nach.
fair-contest-tournament-check =
    Jeder Durchgang hat sein eigenes Geheimnis: den SHA-256 aus dem Geheimnis oben, diesen Zeilen (jede mit Zeilenende) und `round n`:
    { $terms }
    {"**"}Protokoll** am Ende jeder Partie nennt es. `boneyard record verify` rechnet daraus jede Hand nach.
fair-contest-deleted = Das ist so alt, dass ich die Runden und ihr Geheimnis gelöscht habe. Nur die Ergebnisse sind noch da.

contest-gone = Diesen Wettbewerb gibt es hier nicht mehr.
contest-still-played = Andere spielen diese Runden vielleicht noch. Warte, bis alle fertig sind.
contest-host-only = Das kann nur der Host oder die Moderation.
contest-closed = Zu spät: Es hat schon begonnen oder ist vorbei.
contest-full = Es ist voll. Öffne ein neues.
contest-over = Es ist vorbei.
contest-not-in = Hier bist du nicht dabei.
contest-played-before = Du hast diese Runde begonnen, bevor du deine Daten gelöscht hast. Es gibt nur einen Versuch.
button-cancel = Absagen
contest-joined = Du bist dabei.
contest-over-below = Es ist vorbei. Die Ergebnisse stehen unten.
contest-begun = Es läuft schon.
contest-needs-two = Dazu braucht es 2 Spieler. Warte, bis jemand mitmacht.
contest-elsewhere = Das ist aus einem anderen Kanal. Geh dafür dorthin.
