### /histórico: as partidas passadas de um servidor, e cada uma delas.

history-title = **Partidas passadas**
history-with = com { $who }
history-page = página { $page } de { $pages }
history-none = { $everywhere ->
    [yes] **Nenhuma partida ainda**
   *[no] **Nenhuma partida ainda** nos canais que você vê
}
history-choose = Ver uma partida
button-newer = Novas
button-older = Antigas

history-line = { $number }. { $game }: { $ending } · { $when }
history-game-rules = **{ $game }** ({ $rules })
history-preset-changed = { $preset }, regras próprias
history-won = 🏆 **{ $side }**
history-stopped = { $deals ->
    [0] encerrada na primeira rodada
    [one] encerrada depois de { $deals } rodada
   *[other] encerrada depois de { $deals } rodadas
}
history-with-hints = com dicas
history-computer = 🤖 { $name } ({ $level ->
    [easy] fácil
    [hard] difícil
    [expert] mestre
   *[normal] normal
})
button-back-to-list = Voltar à lista
button-record = Registro
