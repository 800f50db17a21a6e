history-beside = { $parts }
history-title = **Parties passées**
history-with = avec { $who }
history-page = page { $page } sur { $pages }
history-none = **Pas encore de parties** dans les salons que tu vois
history-choose = Voir une partie
button-newer = Récentes
button-older = Anciennes

history-line = { $number }. { $game } : { $ending } · { $when }
history-game = **{ $game }**
history-game-rules = **{ $game }** ({ $rules })
history-preset-changed = { $preset }, modifié
history-option = { $number }. { $game }
history-side = { $names } { $total }
history-won = 🏆 **{ $side }**
history-ended = { $sides }
history-stopped-with = arrêt après { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
} : { $sides }

history-deals = { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}
history-stopped = arrêt après { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}
history-with-hints = avec indices
history-computer = 🤖 { $name } ({ $level ->
    [easy] facile
    [hard] corsé
    [expert] expert
   *[normal] normal
})
button-back-to-list = La liste
button-record = Relevé
button-replay-match = Replay
