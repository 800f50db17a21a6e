### Why something cannot be done at a table, and what to do instead.

## The database

# $cause is why the database refused; the log has the rest.
not-loaded = { $cause ->
    [busy] The database is busy. Try again in a moment.
    [stopping] I'm restarting. Try again in a moment.
   *[other] The database has a problem. Tell the bot's owner.
}
not-saved = Not saved: { $cause ->
    [busy] the database is busy. Try again in a moment.
    [stopping] I'm restarting. Try again in a moment.
   *[other] the database has a problem. Tell the bot's owner.
}

## Tables and seats

error-table-moved-on = The table has moved on. Look again, then pick.
error-done-already = That's done already.
# Of these that tell of a missing table or a match that is over, each has a button that opens a new table.
error-no-table = I don't know that table any more.
error-channel-taken = This channel already has a table. Finish it, or use another channel.
error-has-practice = You already have a practice table. Finish it or leave it first.
error-too-many-tables = This server has { $most ->
    [one] { $most } open table
   *[other] { $most } open tables
}, its limit. Wait until one ends.
error-too-many-hosted = You already host { $most ->
    [one] { $most } table
   *[other] { $most } tables
} here. Finish one first.
error-too-many-opened = You opened { $most } tables in the last hour. Try again later.
error-seat-taken = That seat is taken. Pick another.
error-table-full = The table is full. Wait for a seat, or open a table in another channel.
error-seats-moved = The seats have changed. Look again, then pick.
error-swap-over = Too late: that's been answered, or the seats have changed.
error-swap-asked = You asked them within the last hour. Pick another seat.
error-swap-others = Only { $who } can answer that.
error-remove-yourself = That's you. Use **Leave**.
error-remove-last = They're the last one here. Close the table with { COMMAND("domino stop") }.
# $when is a time as Discord shows it: "in 5 hours".
error-kept-out = You can't join this table again. Join another one, or open your own.
error-kept-out-by-host = You can join this host's tables again { $when }. Until then, join another one or open your own.
error-already-seated = You're already at this table.
error-still-seated = You're at a table in play. Leave it first, then ask again.
error-secret-kept = The secret of the shuffle comes out when the match is over.
error-moves-deleted = That match is too old: only its result is left, in { COMMAND("history") }.
error-rules-settled = The match has started, so its rules and seats can't change.
error-seats-settled = The match has started, so its seats can't change.
error-leave-instead = The match is on. **Leave** it, and a computer takes over.
error-no-match-there = No match is on at that table.
error-asked-too-early = This table wasn't open yet. Try again.
error-no-table-here = There's no table in this channel.
error-at-no-table = You're not at a table right now.
error-not-seated = You have no seat at this table.
error-not-seated-join = You have no seat at this table. Tap **Join**.
error-other-channels = You can't open a table here. Use one of this server's game channels.
error-certain-roles = Only certain roles can open tables here.
error-unreadable = This version of the bot can't read that table. Ask the bot's owner.
error-several-tables = You're at more than one table. Pick the one you mean.
error-match-over = This match is over.
error-match-on = The match is already on.
error-match-not-on = The match hasn't started yet. The host starts it.
error-of-contest = This match is part of a daily, duel or tournament. Open your own table.
error-rematch-first = The players get the rematch first. Try again in a few minutes.
# $counts is a list: "3, 4 or 5".
error-wrong-count = { $game } needs { $counts } players, and { $count ->
    [one] { $count } is
   *[other] { $count } are
} here. Add a computer?
error-seats-changed = Someone just joined or left. Check the seats, then start.
error-rules-locked = Only admins can change the rules here.
error-rules-locked-open = The rules are locked here. Open a table without a preset or target.
error-invited-too-many = A table can invite { $most } people.
error-several-seats = More than one seat is free. Which do you want?
error-seat-gone = { $who } has your seat now.
error-watch = The match is on and every seat is taken. Watch, or open a table elsewhere.

## Who may

error-only-host = Only { $host } (host) or a moderator can do that.
error-manage-server = You need **Manage Server** for that.
error-tournament-table = This table is part of a tournament. Its host or a moderator can end the tournament.

## Turns and undo

error-overtaken = Someone else just played. Look again.
error-earlier-turn = That was an earlier turn.
error-deal-over = That deal is over.
error-undo-asked = Someone asked for an undo. Wait for the answer.
no-undo-not-here = No undo here: others play the same deals.
no-undo-overtaken = You can only undo the last move at the table. That one isn't yours.
no-undo-earlier = Too late to undo: that was an earlier play.
no-undo-revealed = Too late to undo: it already revealed something.
no-undo-refused = { $who } said no, so your play stays.
no-undo-nothing = There's nothing to undo.
no-undo-wait = You've asked. Wait for the others to answer.

## Quiet hours

quiet-same = Quiet hours need a start and an end, like 22:00 and 08:00.
quiet-no-time = “{ $typed }” isn't a time. Write it like 22:00, or 10 pm.
quiet-no-zone = I don't know the time zone “{ $typed }”. Write it like Europe/Berlin, or UTC.
quiet-no-zone-near = I don't know the time zone “{ $typed }”. Did you mean { $near }?
