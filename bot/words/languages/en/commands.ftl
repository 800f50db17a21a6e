### The commands: what Discord's picker says of them, their options and choices (100 characters at most, no markup).

## Names of commands and of their options: lower case, no spaces, 32 characters at most. No two of one command alike.

command-name-domino = domino
command-name-new = new
command-name-join = join
command-name-leave = leave
command-name-stop = stop
command-name-table = table
command-name-setup = setup
command-name-pass = pass
command-name-bid = bid
command-name-lead = lead
command-name-play = play
command-name-move = move
command-name-hand = hand
command-name-help = help
command-name-daily = daily
command-name-duel = duel
command-name-puzzle = puzzle
command-name-tournament = tournament
command-name-open = open
command-name-start = start
command-name-standings = standings
command-name-leaderboard = leaderboard
command-name-stats = stats
command-name-history = history
command-name-settings = settings
command-name-privacy = privacy

parameter-game = game
parameter-preset = preset
parameter-players = players
parameter-target = target
parameter-first = first
parameter-second = second
parameter-third = third
parameter-amount = amount
parameter-tile = tile
parameter-suit = suit
parameter-move = move
parameter-deals = deals
parameter-level = level
parameter-hours = hours
parameter-form = form
parameter-rounds = rounds
parameter-clock = clock
parameter-partner = partner
parameter-period = period
parameter-player = player
parameter-versus = versus
parameter-record = record
parameter-code = code

## At a table

command-domino = Open and run a domino table.
command-domino-new = Open a table in this channel.
    .game = The game. Leave it out to see them all.
    .preset = A named set of rules
    .players = How many seats
    .target = The score, or the number of rounds, that ends the match
command-domino-play = Play now: join a table that needs players, or open one.
command-domino-join = Take a seat at this channel's table, or take yours back.
    .code = The code of a duel you're invited to.
command-domino-leave = Leave your table, duel or daily. A computer takes your seat.
command-domino-stop = End this channel's table (host and moderators).
command-domino-table = Show the table again, at the bottom.
command-domino-setup = Server settings, for admins: who opens tables, where, rules, quiet hours.

command-pass = Pass tiles to another player.
    .first = A tile, such as 6-4
    .second = Another tile
    .third = And a third
command-bid = Bid, or pass in the auction.
    .amount = A number or “pass”, or a contract you can bid
command-lead = Lead a tile to a trick.
    .tile = A tile, such as 6-4
    .suit = Its suit, where two are possible
command-play = Play a tile to the trick or the line.
    .tile = A tile, such as 6-4. If it fits two ends, say which: 6-4 left
command-move = Make any other move: trump, kitty, turn, claim, undo and so on.
    .move = Everything you can do now. Pick one, or type to narrow it down.

command-hand = Your hand, for your eyes only, with hint, scores and last trick.
command-help = Play now, or learn a game. At a table: what you can do now.
    .game = The game to read about
    .preset = A named set of its rules
    .players = How many play

## Contests

command-daily = Today's deal, the same for everyone. One try.
command-duel = Play the same deals as your friends, each against computers.
    .game = The game
    .preset = A named set of rules
    .deals = How many deals (default: 4)
    .level = How well the computers play (default: hard)
    .hours = How many hours everyone has (default: 24)
command-puzzle = A moment from a match: what would you play?
    .game = The game of the puzzle
command-tournament = Rounds in which every table plays the same deals.
command-tournament-open = Open a tournament in this channel.
    .game = The game
    .preset = A named set of rules
    .form = On your own (default), or in pairs
    .rounds = How many rounds (default: 3)
    .deals = How many deals a round (default: 3)
    .clock = Time for a turn (default: this server's)
    .level = Level of the computers in empty seats (default: normal)
command-tournament-join = Take part in this channel's tournament.
    .partner = Your partner, if it's in pairs. They join too.
command-tournament-leave = Leave this channel's tournament. Once it's on, a computer plays for you.
command-tournament-start = Start this channel's tournament (host and moderators).
command-tournament-stop = End this channel's tournament (host and moderators).
command-tournament-standings = The standings of this channel's tournament.

## Results

command-leaderboard = The server's best players.
    .game = One game, by rating (default: all games)
    .period = How far back (default: all time)
command-stats = A player's card, or two players head to head.
    .player = Whose card (default: yours)
    .game = One game (default: all games)
    .versus = Their matches against this player
command-history = Past matches, with replays. Or replay a record you have.
    .player = Only their matches
    .game = One game (default: all games)
    .record = A match record, as a file

## Yours

command-settings = Your settings: pictures, pings, auto-play.
command-privacy = See, download or delete your data.

## Choices

choice-level-easy = Easy: still learning
choice-level-normal = Normal: a casual player
choice-level-hard = Hard: a strong player
choice-level-expert = Expert: the toughest
choice-period-week = This week
choice-period-month = This season
choice-period-all = All time
choice-form-individual = On your own: other partners each round
choice-form-pairs = Pairs: the same partner throughout
choice-clock-quick = Quick (1 min a turn)
choice-clock-evening = Relaxed (5 min a turn)
choice-clock-post = Correspondence (1 day a turn)

## What /move lists: each legal move, with its verb

# $end is an end of the line, "left".
typed-play = { $end ->
    [none] Play { $piece }
   *[other] Play { $piece } { $end }
}
typed-lead = { $suit ->
    [none] Lead { $piece }
   *[other] Lead { $piece } as { $suit }
}
typed-bid = Bid { $bid }
typed-trump = { $suit ->
    [none] No trump
   *[other] Name { $suit } as trump
}
# $doubles: "High in their number"; $end: "Left end (2)".
typed-name-doubles = Doubles: { $doubles }
typed-place = Place it: { $end }
typed-declare = Play { $special }
typed-undo = Undo my last play
typed-withdraw = Keep my last play after all
typed-agree = Let { $who } undo their play
typed-refuse = Don't let { $who } undo their play
typed-review = Look back at the tricks
kind-in-words = { $kind } ({ $facts }). { $about }

## All games, to choose from: a picture, with a button for each below it

ask-which-game = **Which game?** Tap one to open a table here.
games-title = All games
games-hint = tap one below
games-players = { $players } players · { $minutes } min
games-players-span = { $fewest }–{ $most } players · { $minutes } min
# What each game is about, in a few words beside its emblem.
games-dominoes = Draw, Block, Fives
games-mexican-train = Build long trains
games-black-tile = Avoid points
games-domino-whist = Bid tricks, win them
games-domino-hearts = Avoid hearts and Q♠
games-seventy-nine = 3 against 3, bid
games-forty-two = 2 against 2, bid
games-moon = Each alone, bid
games-blind-hughie = Face-down tiles
games-read-out = { $game }, { $players }.
games-locked = Rules are locked here: each table has this server's usual rules.
button-play-now = Play now

## The kinds of a game, its presets, to choose from: a picture, with a button for each below it

ask-which-kind = **{ $game }**: which rules? Tap a kind to open a table.
button-back-to-games = Back
# Opens a table with the rules that this server has made its usual ones; $rules is a list of changes.
button-usual-here = Usual here
kinds-usual-rules = **Usual here**: { $rules }.
button-other-rules = Other rules
# Mark a game, or a kind of one, in the picture: played last by the reader, or on this server; usual on this server.
kinds-mark-yours = your last
kinds-mark-here = last here
kinds-mark-usual = usual here
# How far a match goes.
kind-goal = { $unit ->
    [marks] to { $number } marks
    [rounds] { $number ->
        [1] 1 round
       *[other] { $number } rounds
    }
   *[points] to { $number }
}
# $team: how many play together; $players: “4”, “2–4”; $goal: “to 100”.
kind-facts = { $team ->
    [1] { $players } players, { $goal }
    [3] 3 against 3, { $goal }
   *[other] partners, { $goal }
}
kinds-alt = The kinds of { $game }.
kinds-read-out = { $kind }: { $facts }. { $about }
    .short = { $kind }: { $facts }.

## What came of a command

done-table-opened = Your table is open. Add people or computers, then start.
# Of a practice table in direct messages: its lobby follows.
done-table-below = Your table is open. Start when you're ready.
done-table-again = Here's the table.
done-duel-opened = Your duel is open. Start it when everyone has joined.
done-tournament-opened = Your tournament is open. Join it, wait for others, then start.
done-tournament-started = It's on! Each table is getting its thread.
ask-stop-table = Stop this table for everyone?
button-stop-it = Stop
button-rules-and-clock = Rules and clock

## The page of computers' levels: the choice of one for all, and buttons to mix them

levels-of-all = -# Applies to every computer here. To mix levels, add computers one by one:
button-add-easy = Add easy
button-add-normal = Add normal
button-add-hard = Add hard
button-add-expert = Add expert

## Context menus: on a person, on a message (32 characters at most)

menu-challenge = Challenge to a duel
menu-replay = Replay
ask-which-duel = **Which game?** Tap one to challenge { $who } to a duel.
done-challenged = You challenged { $who }. Start the duel when everyone has joined.
done-invited-by-code = I can't message { $who }. Give them this code.
duel-challenge = { $opponent }, { $who } challenges you to a duel of **{ $game }**!
