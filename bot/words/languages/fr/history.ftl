history-title = **Parties passées**
history-with = avec { $who }
history-page = page { $page } sur { $pages }
history-none = { $everywhere ->
    [yes] **Pas encore de parties**
   *[no] **Pas encore de parties** dans les salons que tu vois
}
history-choose = Voir une partie
button-newer = Récentes
button-older = Anciennes

history-line = { $number }. { $game } : { $ending } · { $when }
history-game-rules = **{ $game }** ({ $rules })
history-preset-changed = { $preset }, règles maison
history-won = 🏆 **{ $side }**
history-stopped = { $deals ->
    [0] arrêtée dans la première donne
    [one] arrêtée après { $deals } donne
   *[other] arrêtée après { $deals } donnes
}
history-with-hints = avec indices
history-computer = 🤖 { $name } ({ $level ->
    [easy] facile
    [hard] fort
    [expert] expert
   *[normal] normal
})
button-back-to-list = La liste
button-record = Relevé
