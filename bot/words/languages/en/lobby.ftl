### The lobby of a table: who plays, what becomes of empty seats, what people are told who sit down or leave.

button-play = Play
button-join = Join
button-computer = Computer
button-start = Start
button-rules = Rules
button-invite = Invite
button-fair-shuffle = Fair shuffle
button-level = Level: { $level }
button-agree-to-hints = Agree to hints
button-change-seat = Change seat
button-shuffle-sides = Shuffle sides
button-remove = Remove
# The answers to “wants to swap seats with you”.
button-swap = Swap
button-stay = No
# Starts a match with computers in the empty seats, or without them.
button-fill-and-start = Fill and start
button-start-with = Start with { $players }
button-choose = Pick
# What is chosen already.
button-now = Now

## The message in the channel

lobby-game = {"**"}{ $game }** · { $rules }
lobby-about = { $aim } About { $minutes } minutes.
lobby-about-alone = { $aim } About { $minutes } minutes, or { $alone } alone with computers.
lobby-free = { $seats ->
    [one] free
   *[other] { $seats } free
}
lobby-hints = 💡 { $hints }
lobby-open = { $seats ->
    [one] { $seats } seat open. **Join**, or **Start** with a computer in it.
   *[other] { $seats } seats open. **Join**, or **Start** with computers in the empty seats.
}
# A table that looks for players; later its host may start with computers.
button-start-with-computers = Start with computers
lobby-search = { $seats ->
    [one] { $seats } seat open: looking for one more player. **{ button-join }**!
   *[other] { $seats } seats open: looking for players. **{ button-join }**!
}
lobby-search-offered = { $seats ->
    [one] { $seats } seat still open. **{ button-join }**, or **{ button-start-with-computers }** now.
   *[other] { $seats } seats still open. **{ button-join }**, or **{ button-start-with-computers }** now.
}
# Pings the members of a role who want to play.
lobby-call = { $role }, { $host } is looking for players: **{ $game }**.
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
lobby-invite-select = Pick people
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
lobby-change-seat = You have seat { $seat }. Where do you want to sit?
lobby-change-select = Pick a seat
lobby-place-partners = { $side }, with { $who }
lobby-swap-with = Swap with { $who }
lobby-swap-asks = I'll ask them first
# Asked in the channel. $place is what they would get.
lobby-swap-ask = { $asked }, { $asker } wants to swap seats with you. You'd get: { $place }.
lobby-swap-declined = { $asked } would rather keep their seat.
lobby-remove = Who do you want to remove?
lobby-remove-select = Pick a player

## What people are told who sit down, start or leave

# Where a person sits, in “You're in: seat 2.”: a seat, and with partners the side, until there is a partner. This is the
# $place of the next ones.
lobby-own-seat = seat { $seat }
lobby-own-side = Side { $letter }, seat { $seat }
# Answers to Play now: a seat was found, the person already had one, or a table was opened.
play-joined = You're in: **{ $game }** in { $channel }, { $place }.
play-joined-hints = Hints are on at this table.
play-seated = You're already at a table: **{ $game }** in { $channel }, { $place }.
play-opened = No table had a free seat, so I opened one. Now it's waiting for players.
lobby-joined = You're in: { $place }.
lobby-joined-and-left = You've already left this table.
lobby-moved = You're in seat { $seat } now.
lobby-swap-sent = I asked { $who }. You swap once they agree.
lobby-swap-kept = OK, you keep your seat.
lobby-shuffled = Shuffled. { $sides }
lobby-removed = Removed. { $who } can't join your tables here for 24 hours, unless you invite them.
lobby-removed-by-moderator = Removed. { $who } can't join tables by { $host } here for 24 hours, unless { $host } invites them.
lobby-removed-host = Removed. { $who } can't join this table again. { $host } is the host now.
lobby-removed-computer = Removed { $who }.
lobby-back = Welcome back!
lobby-back-hand = Welcome back! Tap **My hand** at the table to see your tiles.
lobby-back-hand-below = Welcome back! Here's your hand. You can also tap **My hand** at the table.
lobby-took-over = { $hand ->
    [yes] You're playing for { $who } now. Tap **My hand** to see your tiles.
   *[no] You're playing for { $who } now. Your row is on the table.
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
lobby-picture-open = seat { $seat } · open
lobby-mark-host = host
lobby-mark-computer = computer, { $level }
lobby-alt = { $game }, lobby: { $taken } of { $seats } seats taken.
lobby-alt-seat = Seat { $number }: { $who }.
lobby-alt-seat-marked = Seat { $number }: { $who } ({ $mark }).
lobby-alt-open = Open: { $numbers }.
