history-title = **Frühere Partien**
history-with = mit { $who }
history-page = Seite { $page } von { $pages }
history-none = { $everywhere ->
    [yes] **Noch keine Partien**
   *[no] **Noch keine Partien** in Kanälen, die du siehst
}
history-choose = Eine Partie ansehen
button-newer = Neuere
button-older = Ältere

history-line = { $number }. { $game }: { $ending } · { $when }
history-game-rules = **{ $game }** ({ $rules })
history-preset-changed = { $preset }, eigene Regeln
history-won = 🏆 **{ $side }**
history-stopped = { $deals ->
    [0] in der ersten Runde abgebrochen
    [one] abgebrochen nach { $deals } Runde
   *[other] abgebrochen nach { $deals } Runden
}
history-with-hints = mit Tipps
history-computer = 🤖 { $name } ({ $level ->
    [easy] leicht
    [hard] stark
    [expert] Profi
   *[normal] normal
})
button-back-to-list = Zur Liste
button-record = Protokoll
