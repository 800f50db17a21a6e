### The daily deal: one a day, the same for everyone. Nothing here may tell how to play it.

daily-name = Daily deal
daily-name-world = Worldwide daily
daily-rank = rank { $rank } of { $count }

## Its page

daily-heading = ## { $daily } #{ $number } · { $date }
daily-rules =
    {"**"}{ $game }**
    Same deal for everyone, against three hard computers. One try, no hints, no undo.
daily-finished = { $count ->
    [0] No one has finished yet.
    [one] { $count } player has finished.
   *[other] { $count } players have finished.
}
# The marks of the seven days of the week, then the streak.
daily-week = { $marks }{ $days ->
    [0] {""}
    [one] {" "}· streak: { $days } day
   *[other] {" "}· { $days } days in a row
}
# A missed day is mended by playing its deal a day late.
daily-mend =
    Keep your { $days }-day streak: play yesterday's.
    -# Not ranked. You can do this once a month.
daily-mending = You're playing yesterday's deal to keep your streak.
daily-mended = {"**"}Day mended.** It counts for your streak. It isn't ranked and changes no results.
daily-mended-score = -# Your score: { $score }
daily-ends = This deal ends { $when }.
daily-playing = { $hand ->
    [sent] {"**"}You're playing.** Your hand is in your DMs. Tap **Continue** to play here.
    [closed] {"**"}You're playing.** Your DMs are closed. Tap **Continue** to play here.
   *[unknown] {"**"}You're playing.** Tap **Continue** to play here.
}
daily-left = You left this deal, so you have no rank today. A new one comes tomorrow.
# Before someone first takes part in the worldwide daily.
daily-world-terms = Everyone on every server can play this deal. Its results show **your name and score** to players on other servers. You can leave with { COMMAND("privacy") }: then no results show your name.
daily-result = **{ $score }** · { $place } so far
daily-better = better than { $percent }% of the others
daily-score-meaning = -# Your score: points better than your table's average.
daily-share-in = -# **Share** posts it in { $channel }.
daily-share-where = -# To share it, use { COMMAND("daily") } in a server or a group chat.

daily-button =
    .play = Play
    .mend = Play yesterday's
    .today = Play today's
    .continue = Continue
    .join = Take part
    .shared = Shared
    .results = Results
    .yesterday = Yesterday
    .before = Last one
    .server = This server

## What people share: a line to copy, the tricks as squares, the command

daily-share = Boneyard { $world ->
    [yes] worldwide #{ $number }
   *[no] #{ $number }
} · { $game } · { $score }
daily-share-play = { COMMAND("daily") }
daily-shared = { $who } played the daily:

## Its results

daily-results = **{ $daily } #{ $number }** · { $date } · { $game }
# The message at the day's end.
daily-end-played = { $count ->
    [one] { $count } person played
   *[other] { $count } people played
}
daily-end-streak = { $days } days in a row someone here played
daily-no-results = No one finished it.
best-line = **Best line** ({ $score }), played here
best-line-computer = **Best line** ({ $score }), found by a computer
best-line-passed = passed { $pieces }
# Whose bid it was, from the player's seat.
best-line-bid = { $seat ->
    [own] the player
    [left] the left neighbor
    [across] the neighbor across
   *[right] the right neighbor
} bid { $bid }
best-line-trump = { $trump ->
    [none] no trump
   *[other] trump: { $trump }
}
# $own is a sign before the player's tiles; M and ° stand after a tile.
best-line-meaning = { $kind ->
    [trains] -# { $own } the player's tiles · M on the Mexican train · ° on another player's train
   *[tricks] -# { $own } the player's tile · **bold** wins the trick
}

## Pictures

daily-picture-when = #{ $number } · { $date }
daily-picture-streak = streak
daily-picture-played = { $count ->
    [one] { $count } played so far
   *[other] { $count } played so far
}
daily-picture-tricks = { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
}
daily-picture-tricks-hurt = { $count ->
    [one] { $count } trick, red: with points
   *[other] { $count } tricks, red: with points
}
daily-picture-turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
    .scored = { $count ->
        [one] { $count } turn, green: scored
       *[other] { $count } turns, green: scored
    }
    .passed = { $count ->
        [one] { $count } turn, empty: passed
       *[other] { $count } turns, empty: passed
    }
daily-picture-same = { $game }, same deal for everyone
daily-picture-count = played
daily-picture-all = all results
daily-picture-over = the day is over
daily-picture-open = so far

daily-alt = { $daily } #{ $number }, { $date }: { $game }.
daily-alt-result = { $who }: { $score }, { $place }.
daily-alt-won = { $won ->
    [0] Won none of { $count } tricks.
   *[other] Tricks won: { $tricks } (of { $count }).
}
daily-alt-hurt = With points: { $tricks }.
daily-alt-turns = { $count ->
    [one] Took { $count } turn.
   *[other] Took { $count } turns.
}
daily-alt-scored = Scored or went out in turn { $turns }.
daily-alt-passed = Passed in turn { $turns }.
# The days of the week so far: "Monday played, Tuesday missed".
daily-alt-week = This week: { $days }.
daily-alt-day = { $day } { $mark ->
    [played] played
    [mended] mended
    [open] still open
   *[missed] missed
}
daily-alt-streak = Streak: { $days } days.
daily-alt-ranking = { $daily } #{ $number }, { $date }: { $game }, final results.
daily-alt-ranking-open = { $daily } #{ $number }, { $date }: { $game }, results so far.
daily-alt-results = { $count ->
    [0] No one has finished it.
    [one] Results of { $count } player: { $bars }.
   *[other] Results of { $count } players: { $bars }.
}
daily-alt-bar = { $result }: { $count }{ $own ->
    [yes] {" "}(with this one)
   *[no] {""}
}

## Refusals

daily-over = That deal's day is over. Get today's with { COMMAND("daily") }.
daily-mend-none = You have no missed day to mend now.
daily-mended-before = You've already mended a day this month.
daily-mend-over = You've already played yesterday's deal.
daily-results-later = Finish first, then see the results. They'd give something away now.
daily-played = You've already played this deal. The next one comes tomorrow.
daily-join-first = Tap **Take part** first: the results show your name on other servers.
daily-not-finished = You haven't finished this deal yet.
daily-elsewhere = That's from another server's daily. Use { COMMAND("daily") } here.
daily-not-your-page = That page is someone else's. Use { COMMAND("privacy") } for your own.
