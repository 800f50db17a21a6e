command-name-domino = domino
command-name-new = neu
command-name-join = mitspielen
command-name-leave = aussteigen
command-name-stop = stopp
command-name-table = tisch
command-name-setup = einrichten
command-name-pass = weitergeben
command-name-bid = bieten
command-name-lead = ausspielen
command-name-play = spielen
command-name-move = zug
command-name-hand = hand
command-name-help = hilfe
command-name-daily = tagesrunde
command-name-duel = duell
command-name-puzzle = rätsel
command-name-tournament = turnier
command-name-open = öffnen
command-name-start = start
command-name-standings = tabelle
command-name-leaderboard = rangliste
command-name-stats = statistik
command-name-history = verlauf
command-name-settings = einstellungen
command-name-privacy = datenschutz

parameter-game = spiel
parameter-preset = variante
parameter-players = spielerzahl
parameter-target = ziel
parameter-first = erster
parameter-second = zweiter
parameter-third = dritter
parameter-amount = gebot
parameter-tile = stein
parameter-suit = farbe
parameter-move = zug
parameter-deals = runden
parameter-level = stufe
parameter-hours = stunden
parameter-form = form
parameter-rounds = durchgänge
parameter-clock = zeit
parameter-partner = partner
parameter-period = zeitraum
parameter-player = spieler
parameter-versus = gegen
parameter-record = protokoll
parameter-code = code

command-domino = Öffne und leite einen Dominotisch.
command-domino-new = Öffne einen Tisch in diesem Kanal.
    .game = Das Spiel. Lass es weg, um alle zu sehen.
    .preset = Eine Variante seiner Regeln
    .players = Wie viele mitspielen
    .target = Der Punktestand oder die Runden, mit denen die Partie endet
command-domino-play = Jetzt spielen: an einem Tisch mit freien Plätzen oder an einem neuen.
command-domino-join = Setz dich an den Tisch dieses Kanals oder komm zurück auf deinen Platz.
    .code = Der Code eines Duells, zu dem du eingeladen bist.
command-domino-leave = Verlass Tisch, Duell oder Tagesrunde. Ein Computer spielt für dich weiter.
command-domino-stop = Beende den Tisch dieses Kanals (Host und Moderation).
command-domino-table = Zeig den Tisch noch einmal ganz unten.
command-domino-setup = Servereinstellungen für Admins: wer Tische öffnet, wo, Regeln, Ruhezeiten.

command-pass = Gib Steine an jemand anderen weiter.
    .first = Ein Stein, etwa 6-4
    .second = Ein zweiter
    .third = Ein dritter
command-bid = Biete oder passe.
    .amount = Eine Zahl, „passen“ oder eine Ansage, die du bieten kannst
command-lead = Spiel einen Stein zum Stich aus.
    .tile = Ein Stein, etwa 6-4
    .suit = Seine Farbe, wenn zwei möglich sind
command-play = Spiel einen Stein zum Stich oder leg ihn an die Kette.
    .tile = Ein Stein, etwa 6-4. Passt er an zwei Enden, sag dazu, wo: 6-4 links
command-move = Jeder andere Zug: Trumpf, Skat, aufdecken, zurücknehmen und so weiter.
    .move = Alles, was du jetzt tun kannst. Wähl etwas aus oder tippe, um die Liste zu kürzen.

command-hand = Deine Hand, nur für dich, mit Tipp, Stand und letztem Stich.
command-help = Spiel los oder lern ein Spiel. Am Tisch: was du jetzt tun kannst.
    .game = Das Spiel, um das es geht
    .preset = Eine Variante seiner Regeln
    .players = Wie viele mitspielen

command-daily = Die Runde von heute, gleich für alle. Ein Versuch.
command-duel = Spielt dieselben Runden, jeder für sich gegen Computer.
    .game = Das Spiel
    .preset = Eine Variante seiner Regeln
    .deals = Wie viele Runden (Standard: 4)
    .level = Wie gut die Computer spielen (Standard: stark)
    .hours = Wie viele Stunden alle haben (Standard: 24)
command-puzzle = Ein Moment aus einer Partie: Was würdest du spielen?
    .game = Das Spiel des Rätsels
command-tournament = Durchgänge, in denen alle Tische dieselben Runden spielen.
command-tournament-open = Öffne ein Turnier in diesem Kanal.
    .game = Das Spiel
    .preset = Eine Variante seiner Regeln
    .form = Einzeln (Standard) oder in Paaren
    .rounds = Wie viele Durchgänge (Standard: 3)
    .deals = Wie viele Runden pro Durchgang (Standard: 3)
    .clock = Zeit pro Zug (Standard: wie auf diesem Server)
    .level = Stufe der Computer auf leeren Plätzen (Standard: normal)
command-tournament-join = Mach beim Turnier dieses Kanals mit.
    .partner = Dein Partner, wenn in Paaren gespielt wird. Muss sich auch anmelden.
command-tournament-leave = Steig aus dem Turnier dieses Kanals aus. Läuft es schon, spielt ein Computer für dich.
command-tournament-start = Starte das Turnier dieses Kanals (Host und Moderation).
command-tournament-stop = Beende das Turnier dieses Kanals (Host und Moderation).
command-tournament-standings = Die Tabelle des Turniers in diesem Kanal.

command-leaderboard = Die Besten des Servers.
    .game = Ein Spiel, nach Wertung (Standard: alle Spiele)
    .period = Wie weit zurück (Standard: seit Beginn)
command-stats = Die Karte eines Spielers oder zwei Spieler im Vergleich.
    .player = Wessen Karte (Standard: deine)
    .game = Ein Spiel (Standard: alle Spiele)
    .versus = Partien gegen diesen Spieler
command-history = Frühere Partien, mit Replays. Oder ein Replay aus deinem eigenen Protokoll.
    .player = Nur Partien dieses Spielers
    .game = Ein Spiel (Standard: alle Spiele)
    .record = Das Protokoll einer Partie, als Datei

command-settings = Deine Einstellungen: Bilder, Pings, Automatik.
command-privacy = Sieh dir deine Daten an, lade sie herunter oder lösche sie.

choice-level-easy = Leicht: lernt noch
choice-level-normal = Normal: spielt ab und zu
choice-level-hard = Stark: spielt gut
choice-level-expert = Profi: kaum zu schlagen
choice-period-week = Diese Woche
choice-period-month = Diese Saison
choice-period-all = Seit Beginn
choice-form-individual = Einzeln: in jedem Durchgang andere Partner
choice-form-pairs = Paare: immer derselbe Partner
choice-clock-quick = Schnell (1 Min. pro Zug)
choice-clock-evening = Gemütlich (5 Min. pro Zug)
choice-clock-post = Fernpartie (1 Tag pro Zug)

typed-play = { $end ->
    [none] { $piece } spielen
   *[other] { $piece } spielen, { $end }
}
typed-lead = { $suit ->
    [none] { $piece } ausspielen
   *[other] { $piece } ausspielen als { $suit }
}
typed-bid = { $bid } bieten
typed-trump = { $suit ->
    [none] Ohne Trumpf
   *[other] { $suit } als Trumpf
}
typed-name-doubles = Pasche: { $doubles }
typed-place = Anlegen: { $end }
typed-declare = { $special } spielen
typed-undo = Meinen letzten Zug zurücknehmen
typed-withdraw = Meinen letzten Zug doch stehen lassen
typed-agree = { $who } darf den Zug zurücknehmen
typed-refuse = { $who } darf den Zug nicht zurücknehmen
typed-review = Die Stiche ansehen
kind-in-words = { $kind } ({ $facts }). { $about }

ask-which-game = **Welches Spiel?** Tipp eins an, um hier einen Tisch zu öffnen.
games-title = Alle Spiele
games-hint = tipp unten eins an
games-players = { $players } Spieler · { $minutes } Min.
games-players-span = { $fewest }–{ $most } Spieler · { $minutes } Min.
games-dominoes = Ziehen, Block, Fünfer
games-mexican-train = Lange Züge bauen
games-black-tile = Punkte vermeiden
games-domino-whist = Stiche ansagen, holen
games-domino-hearts = Meide Herz und Pik-Dame
games-seventy-nine = 3 gegen 3, bieten
games-forty-two = 2 gegen 2, bieten
games-moon = Alle allein, bieten
games-blind-hughie = Verdeckte Steine
games-read-out = { $game }, { $players }
games-locked = Die Regeln sind fest: An jedem Tisch gelten die üblichen Regeln dieses Servers.
button-play-now = Jetzt spielen

ask-which-kind = **{ $game }**: nach welchen Regeln? Tipp eine Variante an, um einen Tisch zu öffnen.
button-back-to-games = Zurück
button-usual-here = Hier üblich
kinds-usual-rules = **Hier üblich**: { $rules }.
button-other-rules = Andere Regeln
kinds-mark-yours = dein letztes
kinds-mark-here = zuletzt hier
kinds-mark-usual = hier üblich
kind-goal = { $unit ->
    [marks] bis { $number } Striche
    [rounds] { $number ->
        [1] 1 Runde
       *[other] { $number } Runden
    }
   *[points] bis { $number }
}
kind-facts = { $team ->
    [1] { $players } Spieler, { $goal }
    [3] 3 gegen 3, { $goal }
   *[other] Teams, { $goal }
}
kinds-alt = Die Varianten von { $game }.
kinds-read-out = { $kind }: { $facts }. { $about }
    .short = { $kind }: { $facts }.

done-table-opened = Dein Tisch ist offen. Hol Leute oder Computer dazu und starte dann.
done-table-below = Dein Tisch ist offen. Starte, wenn du so weit bist.
done-table-again = Hier ist der Tisch.
done-duel-opened = Dein Duell ist offen. Starte es, wenn alle da sind.
done-tournament-opened = Dein Turnier ist offen. Spiel selbst mit, warte auf andere und starte dann.
done-tournament-started = Es geht los! Jeder Tisch bekommt seinen Thread.
ask-stop-table = Diesen Tisch für alle beenden?
button-stop-it = Beenden
button-rules-and-clock = Regeln und Zeit

levels-of-all = -# Gilt für alle Computer hier. Für gemischte Stufen füge sie einzeln hinzu:
button-add-easy = Leicht dazu
button-add-normal = Normal dazu
button-add-hard = Stark dazu
button-add-expert = Profi dazu

menu-challenge = Zum Duell herausfordern
menu-replay = Replay
ask-which-duel = **Welches Spiel?** Tipp eins an, um { $who } zum Duell herauszufordern.
done-challenged = Du hast { $who } zum Duell herausgefordert. Starte es, wenn alle da sind.
done-invited-by-code = { $who } kann ich keine DM schicken. Gib diesen Code weiter.
duel-challenge = { $opponent }, { $who } fordert dich zum Duell heraus: **{ $game }**!
