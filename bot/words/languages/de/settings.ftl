settings-title = ## Deine Einstellungen
settings-switch = { $what }: { $state ->
    [on] an
   *[off] aus
}
settings-large = Große Schrift
settings-contrast = Mehr Kontrast
settings-numerals = Ziffern
settings-four-colours = Vierfarbiges Blatt
settings-show = **Meine Hand als**
settings-show-both = Bild und Text
settings-show-picture = Nur Bild
settings-show-text = Nur Text
settings-pings = **Ping, wenn ich dran bin**
settings-ping-now = Sofort
settings-ping-minute = Nach 1 Minute
settings-ping-never = Nie
settings-pace = **Tempo der Computer**
settings-pace-fast = Schnell
settings-pace-normal = Normal
settings-pace-calm = Ruhig
settings-auto-play = Automatik
settings-tips = Hinweise
settings-puzzles = Meine Partien für Rätsel
settings-progress = Serien und Erfolge
settings-language-discord = wie mein Discord
button-what-is-this = Was ist das?
button-hide = Ausblenden
settings-about =
    {"**"}Bilder**: Tipp eine Wahl an, und das Beispiel oben zeigt sie.
    {"**"}Meine Hand**: Zum Bild gehört ein kurzer Text. Nur Text sagt in Worten alles, was das Bild zeigt.
    {"**"}Pings**: Sofort heißt per DM oder, wenn deine DMs zu sind, als Ping am Tisch. Nach 1 Minute gibt es einen Ping am Tisch, der verschwindet, wenn du spielst.
    {"**"}Tempo der Computer**: wie lange sie vor einem Zug warten, nach der langsamsten Wahl am Tisch. Ruhig zeigt ihre Züge einzeln.
    {"**"}Automatik**: Hast du nur einen erlaubten Stein, spiele ich ihn. Andere können erraten, dass du keine Wahl hattest.
    {"**"}Hinweise**: In deiner ersten Partie eines Spiels sagt eine Zeile, was du spielen kannst und warum.
    {"**"}Rätsel**: Ein Moment deiner Partie kann auf ihrem Server zum Rätsel werden, mit deinem Namen, deiner Hand und deinem Zug. Alle am Tisch müssen es erlauben.
    {"**"}Serien und Erfolge**: Aus blendet sie aus, und Tages- und Wochenrückblick nennen dich nicht.

settings-sample-1 = Ann
settings-sample-2 = Bo
settings-sample-3 = Cleo
settings-sample-4 = Dee
