history-title = **Partidas anteriores**
history-with = con { $who }
history-page = página { $page } de { $pages }
history-none = { $everywhere ->
    [yes] **Aún no hay partidas**
   *[no] **Aún no hay partidas** en canales que puedes ver
}
history-choose = Ver una partida
button-newer = Recientes
button-older = Anteriores

history-line = { $number }. { $game }: { $ending } · { $when }
history-game-rules = **{ $game }** ({ $rules })
history-preset-changed = { $preset }, con cambios
history-won = 🏆 **{ $side }**

history-stopped = { $deals ->
    [0] cerrada en la primera mano
    [one] cerrada tras { $deals } mano
   *[other] cerrada tras { $deals } manos
}
history-with-hints = con pistas
history-computer = 🤖 { $name } ({ $level ->
    [easy] fácil
    [hard] difícil
    [expert] experto
   *[normal] normal
})
button-back-to-list = Volver a la lista
button-record = Registro
