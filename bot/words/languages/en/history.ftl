### /history: a server's past matches, and each of them by itself.

# What stands beside each other on a line, parted by dots.
history-beside = { $parts }
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
history-game = **{ $game }**
history-game-rules = **{ $game }** ({ $rules })
history-preset-changed = { $preset }, custom rules
history-option = { $number }. { $game }
history-side = { $names } { $total }
history-won = 🏆 **{ $side }**
history-ended = { $sides }
history-stopped-with = { $deals ->
    [0] stopped in the first deal
    [one] stopped after { $deals } deal
   *[other] stopped after { $deals } deals
}: { $sides }

## One match

history-deals = { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}
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
button-replay-match = Replay
