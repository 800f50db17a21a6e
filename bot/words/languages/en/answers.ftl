### What is said where a press or a command cannot be done: why in a sentence, what to do in another; 90 characters.

## Commands

refused-unknown-choice = I don't know “{ $typed }”. Pick one of the suggestions.
refused-too-long = Make that shorter: { $most } characters at most.
refused-preset-without-game = Pick a game too, so that I know which rules and seats fit.
refused-unknown-kind = I don't know rules called “{ $typed }”. Pick a suggestion, or look in { COMMAND("domino new") }.
refused-several-kinds = “{ $typed }” could be { $kinds }. Say which.
refused-same-players = Pick two different players.
refused-challenge-self = You can't challenge yourself. Pick someone else.
refused-challenge-bot = Bots don't play duels. Pick a person.
refused-no-match-there = There's no match in that message. Try a result or a record.
refused-server-only = That works in a server's channels only. Use it there.
# Where somebody has the bot for themselves, in a server that doesn't have it.
refused-not-added = I'm not in this server yet. Once I'm added, that works here.
refused-old-command = This command just changed. Restart Discord and try again.

## Presses

answer-not-on-message = That button isn't on this message. Use your own.
answer-too-slow = That took me too long. Tap it again.
refused-shown-to-another = That one's for someone else. Use the command yourself.
refused-old-control = I don't know that button any more. Open a fresh one: { COMMAND("domino table") } or { COMMAND("hand") }.

## What cannot be shown

answer-hand-soon = Your hand is coming. If it doesn't show up, ask again.
answer-no-pictures = I need **Attach Files** here to show you pictures.
answer-done-no-pictures = That counts, but I need **Attach Files** here to show it.
answer-not-shown = Sorry, I couldn't show you the answer. Reference: { $reference }
answer-done-not-shown = It's done, but I couldn't show it. Don't repeat it. Reference: { $reference }
answer-went-wrong = Sorry, something went wrong. Nothing was lost, please try again. Reference: { $reference }

## The bot is busy or away

answer-stopping = I'm restarting. Try again in a moment.
answer-stopped = I'm restarting and couldn't finish. Check the table, then try again.
refused-one-at-a-time = Hold on, still working on your last tap.
refused-crowded = Lots of people are tapping here. Try again in a few seconds.
refused-just-started = I've just started. Try again in a moment.
refused-no-discord = Discord isn't answering. Try again in a moment.

## Permissions, by Discord's own names

permission-view-channel = **View Channel**
permission-send-messages = **Send Messages**
permission-send-messages-in-threads = **Send Messages in Threads**
permission-create-private-threads = **Create Private Threads**
permission-attach-files = **Attach Files**
permission-read-message-history = **Read Message History**
refused-no-permission = I need { $missing } here. Ask an admin to allow it.
refused-no-permission-in = I need { $missing } in #{ $channel }. Ask an admin to allow it.
# $until is a date and time.
refused-timed-out = I'm timed out on this server until { $until }, so I can't post here. A moderator can end that.
refused-thread-locked = This thread is locked, so I can't post here. Ask a moderator to unlock it, or use another channel.
refused-unposted = Discord doesn't let me post here. Ask an admin to check my permissions, then use { COMMAND("domino table") }.
refused-cannot-write-there = You can't write in that channel. Pick one where you can.
refused-cannot-write = I can't post here for you: you can't write in this channel.
refused-share-in-dm = Only you would see it here. Share it in a server's channel.
refused-not-posted = Discord didn't accept that. Check the channel, then try again.
done-shared = Shared in this channel.

## What belongs to others

refused-private-match = That's from someone else's private match.
refused-other-server = That table is on another server. Use it there.
refused-not-at-table = You're not at that table. Use its message in the channel.
refused-hidden-channel = That table is in a channel you can't see.

# Somebody whose display name shows nothing.
name-unknown = Player

## Buttons below a refusal

button-new-table = New table
button-add-to-server = Add to server
button-show-it = Show it
