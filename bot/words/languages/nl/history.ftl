history-title = **Oude partijen**
history-with = met { $who }
history-page = pagina { $page } van { $pages }
history-none = { $everywhere ->
    [yes] **Nog geen oude partijen**
   *[no] **Nog geen oude partijen** in kanalen die jij ziet
}
history-choose = Bekijk een partij
button-newer = Nieuwer
button-older = Ouder

history-line = { $number }. { $game }: { $ending } · { $when }
history-game-rules = **{ $game }** ({ $rules })
history-preset-changed = { $preset }, eigen regels
history-won = 🏆 **{ $side }**

history-stopped = { $deals ->
    [0] gestopt in de eerste ronde
    [one] gestopt na { $deals } ronde
   *[other] gestopt na { $deals } rondes
}
history-with-hints = met hints
history-computer = 🤖 { $name } ({ $level ->
    [easy] zwak
    [hard] sterk
    [expert] expert
   *[normal] normaal
})
button-back-to-list = Terug naar lijst
button-record = Verslag
