### /history: a server's past matches, and each of them by itself.

history-title = **Past matches**
history-with = with { $who }
history-page = page { $page } of { $pages }
history-none = { $everywhere ->
    [yes] **No past matches yet**
   *[no] **No past matches yet** in channels you can see
}
history-choose = Look at a match
button-newer = Newer
button-older = Older

# One match: "3. **Black Tile** (partners): 🏆 **Ann 24**, Bo 38 · two days ago"
history-line = { $number }. { $game }: { $ending } · { $when }
history-game-rules = **{ $game }** ({ $rules })
history-preset-changed = { $preset }, custom rules
history-won = 🏆 **{ $side }**

## One match

history-stopped = { $deals ->
    [0] stopped in the first deal
    [one] stopped after { $deals } deal
   *[other] stopped after { $deals } deals
}
history-with-hints = with hints
history-computer = 🤖 { $name } ({ $level ->
    [easy] easy
    [hard] hard
    [expert] expert
   *[normal] normal
})
button-back-to-list = Back to list
button-record = Record
