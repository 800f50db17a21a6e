refused-unknown-choice = „{ $typed }“ kenne ich nicht. Nimm einen der Vorschläge.
refused-too-long = Fass dich kürzer: höchstens { $most } Zeichen.
refused-preset-without-game = Wähl auch ein Spiel, damit ich weiß, welche Regeln und Plätze passen.
refused-unknown-kind = Regeln namens „{ $typed }“ kenne ich nicht. Nimm einen Vorschlag oder { COMMAND("domino new") }.
refused-several-kinds = „{ $typed }“ kann { $kinds } sein. Was meinst du?
refused-same-players = Wähl zwei verschiedene Spieler.
refused-challenge-self = Dich selbst kannst du nicht herausfordern. Wähl jemand anders.
refused-challenge-bot = Bots spielen keine Duelle. Wähl einen Menschen.
refused-no-match-there = In dieser Nachricht steckt keine Partie. Versuch’s mit einem Ergebnis oder Protokoll.
refused-server-only = Das geht nur in den Kanälen eines Servers. Versuch’s dort.
refused-not-added = Auf diesem Server bin ich noch nicht. Hol mich dazu, dann geht es hier.
refused-old-command = Dieser Befehl hat sich gerade geändert. Starte Discord neu und versuch’s noch einmal.

answer-not-on-message = Dieser Knopf gehört nicht zu dieser Nachricht. Nimm deine eigene.
answer-too-slow = Das hat zu lange gedauert. Tipp noch einmal.
refused-shown-to-another = Das ist für jemand anderen. Nutz den Befehl selbst.
refused-old-control = Diesen Knopf kenne ich nicht mehr. Hol dir einen neuen: { COMMAND("domino table") } oder { COMMAND("hand") }.

answer-hand-soon = Deine Hand kommt gleich. Wenn nicht, frag noch einmal.
answer-no-pictures = Für Bilder brauche ich hier **Dateien anhängen**.
answer-done-no-pictures = Das zählt, aber um es zu zeigen, brauche ich hier **Dateien anhängen**.
answer-not-shown = Leider konnte ich die Antwort nicht zeigen. Kennung: { $reference }
answer-done-not-shown = Es ist erledigt, ich konnte es nur nicht zeigen. Tu es nicht noch einmal. Kennung: { $reference }
answer-went-wrong = Leider ging etwas schief. Nichts ist verloren, versuch’s noch einmal. Kennung: { $reference }

answer-stopping = Ich starte gerade neu. Versuch’s gleich noch einmal.
answer-stopped = Ich starte neu und bin nicht fertig geworden. Schau auf den Tisch und versuch’s dann noch einmal.
refused-one-at-a-time = Moment, ich bin noch mit deiner letzten Eingabe beschäftigt.
refused-crowded = Hier tippen gerade viele. Versuch’s in ein paar Sekunden noch einmal.
refused-just-started = Ich bin eben erst gestartet. Versuch’s gleich noch einmal.
refused-no-discord = Discord antwortet nicht. Versuch’s gleich noch einmal.

permission-view-channel = **Kanal ansehen**
permission-send-messages = **Nachrichten senden**
permission-send-messages-in-threads = **Nachrichten in Threads senden**
permission-create-private-threads = **Private Threads erstellen**
permission-attach-files = **Dateien anhängen**
permission-read-message-history = **Nachrichtenverlauf anzeigen**
refused-no-permission = Ich brauche hier { $missing }. Bitte die Admins, es zu erlauben.
refused-no-permission-in = Ich brauche { $missing } in #{ $channel }. Bitte die Admins, es zu erlauben.
refused-timed-out = Ich habe auf diesem Server bis { $until } einen Timeout und kann hier nichts posten. Die Moderation kann ihn beenden.
refused-thread-locked = Dieser Thread ist gesperrt, hier kann ich nichts posten. Bitte die Moderation, ihn zu entsperren, oder nimm einen anderen Kanal.
refused-unposted = Discord lässt mich hier nichts posten. Bitte die Admins, meine Rechte zu prüfen, und nimm dann { COMMAND("domino table") }.
refused-cannot-write-there = In diesem Kanal kannst du nicht schreiben. Nimm einen, in dem du kannst.
refused-cannot-write = Hier kann ich nichts für dich posten: Du kannst in diesem Kanal nicht schreiben.
refused-share-in-dm = Hier würdest nur du es sehen. Teil es in einem Kanal des Servers.
refused-not-posted = Discord hat das nicht angenommen. Schau in den Kanal und versuch’s dann noch einmal.
done-shared = In diesem Kanal geteilt.

refused-private-match = Das ist aus der privaten Partie von jemand anderem.
refused-other-server = Dieser Tisch ist auf einem anderen Server. Geh dafür dorthin.
refused-not-at-table = Du sitzt nicht an diesem Tisch. Nimm seine Nachricht im Kanal.
refused-hidden-channel = Dieser Tisch ist in einem Kanal, den du nicht siehst.

name-unknown = Spieler

button-new-table = Neuer Tisch
button-add-to-server = Zum Server holen
button-show-it = Zeigen
