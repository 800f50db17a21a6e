### A tournament: rounds in which every table plays the same deals.

## Its message

tournament-title = **Tournament: { $game }**
tournament-title-host = **Tournament: { $game }** · host: { $host }
tournament-title-round = **Tournament: { $game }** · round { $round } of { $rounds }
tournament-settings = { $rules } · { $length } · { $form } · { $clock } · computers: { $level }
tournament-length = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} of { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}
tournament-form-pairs = pairs
tournament-form-individual = on your own
tournament-clock-quick = 1 min a turn
tournament-clock-evening = 5 min a turn
tournament-clock-post = 1 day a turn
tournament-meaning = Every table plays the same deals, so luck counts less. Your score: points better than the same seat at other tables.
tournament-players = { $count ->
    [one] **{ $count } player**: { $names }
   *[other] **{ $count } players**: { $names }
}
tournament-pair = { $one } & { $other }
tournament-asks = { $who } (wants to play with { $partner })
tournament-tables = { $tables ->
    [one] { $tables } table of { $seats }.
   *[other] { $tables } tables of { $seats }.
}
tournament-tables-computers = { $tables ->
    [one] { $tables } table of { $seats }, { $computers ->
        [one] { $computers } computer in the empty seat.
       *[other] { $computers } computers in the empty seats.
    }
   *[other] { $tables } tables of { $seats }, { $computers ->
        [one] { $computers } computer in the empty seat.
       *[other] { $computers } computers in the empty seats.
    }
}
tournament-join-now = **Join** now. When the host taps **Start**, each table gets its own private thread.
tournament-join-pairs = Tap **Partner** to pick yours, or get one at the start.
tournament-fewer-rounds = { $rounds ->
    [one] The host wants { $rounds } round: that takes more players.
   *[other] The host wants { $rounds } rounds: that takes more players.
}
tournament-blocked = { $reason } Then tap **Continue**.
tournament-next-at = The next round begins { $when }.
tournament-table-waiting = Table { $number } (waiting): { $who }
tournament-table-playing = Table { $number } (playing): { $who }
tournament-table-done = Table { $number } (done): { $who }
tournament-quiet = You'll see the results when every table is done.
tournament-ended-early = This tournament ended early.
tournament-former-player = Former player
# A computer that fills a seat.
tournament-computer = 🤖 { $who }

tournament-button =
    .partner = Partner
    .next = Next round
    .continue = Continue
    .end = End
    .end-now = End it

## The other messages

tournament-after = **{ $game }**, after round { $played } of { $rounds }: { $verdict }.
tournament-final = 🏆 **{ $game }**: { $verdict }!
tournament-verdict = { $is-shared ->
    [yes] { $is-final ->
        [yes] { $who } share the win with { $points }
       *[no] { $who } share the lead with { $points }
    }
   *[no] { $who-is ->
        [many] { $is-final ->
            [yes] { $who } win with { $points }
           *[no] { $who } lead with { $points }
        }
       *[one] { $is-final ->
            [yes] { $who } wins with { $points }
           *[no] { $who } leads with { $points }
        }
    }
}
tournament-seats = **Round { $round } of { $rounds }, table { $table }**: { $who }.
tournament-partners-sit = Partners sit opposite each other.
tournament-same-deals = { $deals ->
    [one] { $deals } deal, the same at every table. Keep it to yourself until the round is over.
   *[other] { $deals } deals, the same at every table. Keep them to yourself until the round is over.
}

## Told to one person

tournament-joined-with = You're in, with { $partner }. To change, use **Partner**.
tournament-joined-asking = You're in. You'll play with { $partner } as soon as they join too.
tournament-joined-alone = You're in. You'll get a partner at the start, or pick one with **Partner**.
tournament-partner-ask = Who do you want to play with? They agree by tapping **Join**, or by picking you.
tournament-partner-pick = Pick your partner
tournament-leave-ask = Leave the tournament? A computer plays for you in the rounds left.
tournament-you-left = You left the tournament.
tournament-stop-ask = End this tournament for everyone? Matches in progress stop.
tournament-stopped = The tournament is over.
tournament-no-standings = No round is over yet.

## Pictures

tournament-picture-title = Tournament
tournament-picture-final = Final standings
tournament-picture-after = after round
tournament-picture-round = round { $number }
tournament-picture-more-below = and { $count } more, below
tournament-picture-more = and { $count } more
tournament-picture-shared = A shared win
tournament-picture-lead = { $points ->
    [one] Won by { $points } point
   *[other] Won by { $points } points
}
tournament-alt = { $is-final ->
    [yes] { $game }, final standings.
   *[no] { $game }, after round { $played } of { $rounds }.
}
tournament-alt-more = { $count ->
    [one] And { $count } more place.
   *[other] And { $count } more places.
}

## Refusals

tournament-none-here = No tournament is open in this channel. Open one with { COMMAND("tournament open") }.
contest-rules-locked = The rules are locked on this server. Leave the preset out.
tournament-no-partners = Everyone plays alone here. Join without a partner.
tournament-own-partner = Pick someone else as your partner.
tournament-nothing-waits = Not yet: the next round starts when every table is done.
tournament-no-room = { $tables ->
    [one] This needs { $tables } free table. The server has { $free } left.
   *[other] This needs { $tables } free tables. The server has { $free } left.
}
tournament-not-for-pairs = Two pairs can't play { $game } by these rules. Pick another game, preset or form.
tournament-channel-taken = This channel already has a tournament. Join it, or wait until it's over.
tournament-in-channel = Open tournaments in a text channel: the tables are its threads.
tournament-needs-permissions = I need { $permissions } in #{ $channel }: tables play in private threads. Ask an admin to allow it.
tournament-pairs-settled = Too late: this tournament has started, and the pairs are set.
tournament-partner-is-bot = Pick a person. Computers fill empty seats by themselves.

## Threads on Discord

tournament-thread = Tournament { $tournament }, table { $table }
thread-gone = Someone deleted a thread of this tournament, or its channel.
thread-permissions = I need **Create Private Threads** and **Send Messages in Threads** in this channel. Ask an admin to allow it.
thread-too-many = This server has as many threads as Discord allows. Archive some.
thread-refused = Discord doesn't let me make a thread here.
