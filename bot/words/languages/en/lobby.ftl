### The lobby of a table: who plays, what becomes of empty seats, what people are told who sit down or leave.

button-join = Join
button-computer = Computer
button-start = Start
button-rules = Rules
button-invite = Invite
button-fair-shuffle = Fair shuffle
button-level = Level: { $level }
button-agree-to-hints = Agree to hints
# Starts a match with computers in the empty seats, or without them.
button-fill-and-start = Fill and start
button-start-with = Start with { $players }
button-choose = Choose
# What is chosen already.
button-now = Now

## The message in the channel

lobby-game = {"**"}{ $game }** · { $rules }
lobby-about = { $aim } About { $minutes } minutes.
lobby-seat = { $number }. { $name }
lobby-seat-host = { $number }. { $name } (host)
lobby-seat-computer = { $number }. 🤖 { $name } ({ $level })
lobby-seat-open = { $number }. …
lobby-hints = 💡 { $hints }
lobby-open = { $seats ->
    [one] { $seats } seat open. **Join**, or **Start** with a computer in it.
   *[other] { $seats } seats open. **Join**, or **Start** with computers in the empty seats.
}
lobby-full = Everyone's here. **Start** when you're ready.
# $who: those who still have to join.
lobby-rematch-starts = Rematch! It starts once { $who-is ->
    [many] { $who } join
   *[one] { $who } joins
}.
lobby-rematch-waits = Rematch! **Start** it once { $who-is ->
    [many] { $who } join
   *[one] { $who } joins
}.
lobby-on = The match is on.
lobby-closed = This table is closed. Open a new one with { COMMAND("domino new") }.

## Invitations

lobby-invitation = { $guests }, { $host } invites you to **{ $game }**.
lobby-invitation-rematch = { $guests }, { $host } wants a rematch of **{ $game }**.
lobby-invitation-hints = Hints are on.
lobby-invite = Who do you want to invite? They'll each get one ping.
lobby-invite-select = Choose people
lobby-invited = Invited { $guests }.
lobby-invited-nobody = They're already here, or were invited in the last hour.

## Questions

lobby-empty-seats = { $seats ->
    [one] { $seats } seat is empty. Fill it with a computer, or dismiss this and wait.
   *[other] { $seats } seats are empty. Fill them with computers, or dismiss this and wait.
}
lobby-leave = Leave this table?
lobby-leave-last = Leave this table? You're the last one here, so it closes.
lobby-leave-match = { $open ->
    [yes] Leave the match? A computer plays for you until you're back, or a friend takes your seat.
   *[no] Leave the match? A computer plays for you until you're back.
}
lobby-leave-solo = Leave this match? You can't come back, and you won't be ranked.
lobby-leave-computers = Leave the match? Only computers are left, so it ends without a result.

## What people are told who sit down, start or leave

lobby-joined = You're in (seat { $seat }).
lobby-joined-hints = You're in (seat { $seat }). Hints are on at this table.
lobby-joined-and-left = You've already left this table.
lobby-back = Welcome back!
lobby-back-hand = Welcome back! Tap **My hand** at the table to see your tiles.
lobby-back-hand-below = Welcome back! Here's your hand. You can also tap **My hand** at the table.
lobby-took-over = { $hand ->
    [yes] You're playing on for { $who }. Tap **My hand** to see your tiles.
   *[no] You're playing on for { $who }. Your row is on the table.
}
lobby-started = The match is on! I've sent your hand by DM. You can also tap **My hand**.
lobby-started-by-button = The match is on! Tap **My hand** to see your tiles.
lobby-started-rows = The match is on! Your row is on the table. Play with the buttons below it.
lobby-waiting = The match hasn't started yet. You'll get your hand when it does.
lobby-waiting-row = The match hasn't started yet. When it does, your row is on the table.
lobby-left-match = { $open ->
    [yes] A computer is playing your seat. Come back with **Join**, unless a friend takes it first.
   *[no] A computer is playing your seat. Come back any time with **Join**.
}
lobby-left-over = This match is over.
lobby-left-solo = You left, so this match has no result.
lobby-left-computers = You left. Only computers were here, so the match is stopped.
lobby-left = You left the table.
lobby-stopped = The table is closed.

## Who can't open a table here, and where or who can

opening-channels = Tables open in { $channels } here.
opening-channels-unseen = Tables open in channels you can't see. Ask an admin.
opening-channels-deleted = The game channels were deleted. Ask an admin to pick new ones in { COMMAND("domino setup") }.
opening-roles = Only { $roles } can open tables here.
opening-roles-deleted = The roles for opening tables were deleted. Ask an admin to pick new ones in { COMMAND("domino setup") }.

## The picture

lobby-picture = lobby
lobby-picture-seats = seats
lobby-picture-taken = { $taken } of { $seats }
lobby-picture-open = open seat
lobby-mark-host = host
lobby-mark-computer = computer
lobby-alt = { $game }, lobby: { $taken } of { $seats } seats taken.
lobby-alt-seat = { $mark ->
    [host] Seat { $number }: { $who } (host).
    [computer] Seat { $number }: { $who } (computer).
   *[none] Seat { $number }: { $who }.
}
lobby-alt-open = Open: { $numbers }.
