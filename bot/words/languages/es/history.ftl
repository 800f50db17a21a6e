history-beside = { $parts }
history-title = **Partidas pasadas**
history-with = con { $who }
history-page = página { $page } de { $pages }
history-none = { $everywhere ->
    [yes] **Aún no hay partidas**
   *[no] **Aún no hay partidas** en canales que ves
}
history-choose = Ver una partida
button-newer = Nuevas
button-older = Viejas

history-line = { $number }. { $game }: { $ending } · { $when }
history-game = **{ $game }**
history-game-rules = **{ $game }** ({ $rules })
history-preset-changed = { $preset }, con cambios
history-option = { $number }. { $game }
history-side = { $names } { $total }
history-won = 🏆 **{ $side }**
history-ended = { $sides }
history-stopped-with = cerrada tras { $deals ->
    [one] { $deals } mano
   *[other] { $deals } manos
}: { $sides }

history-deals = { $deals ->
    [one] { $deals } mano
   *[other] { $deals } manos
}
history-stopped = cerrada tras { $deals ->
    [one] { $deals } mano
   *[other] { $deals } manos
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
button-replay-match = Repetición
