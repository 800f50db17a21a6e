### People on a server: the leaderboard, a player's card, two players against each other.

all-games = all games
people-pick-game = Another game

## The leaderboard

period-season = season { $month }
period-all = all time
period-button =
    .month = Season
    .all = All time
season-now = This season
season-pick = Another season
button-leaderboard = Leaderboard
board-rating = rating
board-net-wins = net wins
board-heading = **Leaderboard**: { $title }
board-empty = { $over ->
    [yes] No one was ranked: it took { $matches } matches with other people.
   *[no] No one is ranked yet: it takes { $matches } matches with other people. Open a table with { COMMAND("domino new") }.
}
board-by-rating = -# Ranked by rating, after { $matches } matches with other people in this time.
board-by-wins = -# Ranked after { $matches } matches with other people. Net wins: wins beyond what chance gives you.
board-computers = -# Computers' ratings: { $ratings }
board-hidden = -# { $sign }: I don't show a rating from matches in channels you can't see.
board-medals = -# Medals beside names: the three best of the season { $month }.
# Beside a card, and in alt texts.
medal-told = Medal: place { $rank } in the season { $month }.

board-picture-title = Leaderboard
board-picture-ranked = ranked
board-picture-form = form
board-picture-won = won
board-picture-you = You
board-picture-new = new
board-picture-missing = { $count } more to be ranked
board-picture-begin = play { $matches } matches to be ranked
board-picture-empty = { $over ->
    [yes] No one was ranked
   *[no] No one is ranked yet
}
board-picture-empty-why = It takes { $matches } matches with other people.

board-alt = Leaderboard, { $title }, by { $measure }: { $ranked } ranked.
board-alt-empty = { $over ->
    [yes] No one was ranked.
   *[no] No one is ranked yet.
}
board-alt-row = { $rank } { $who } { $figure }, won { $wins } of { $matches }{ $moved ->
    [up] , up { $places }
    [down] , down { $places }
    [same] , same place
    [none] {""}
   *[new] , new
}.
board-alt-own = { $who } (you)
board-alt-no-rating = no rating shown
board-alt-form = { $change } in the last { $matches }.
board-alt-missing = You: { $count } more to be ranked.

## A player's card

card-heading = **{ $who }** · { $game } · { $everywhere ->
    [yes] everywhere
   *[no] this server
}
card-earned = Achievements: { $earned }
card-since = -# Roles and contracts count from { $day }.
card-none = { $where ->
    [server] { $who } hasn't finished a deal yet on this server.
    [seen] { $who } hasn't finished a deal yet in channels you can see.
   *[everywhere] { $who } hasn't finished a deal yet.
}
card-own-only = I only show your own matches here. For others, use { COMMAND("stats") } in a server.
card-none-game = { $where ->
    [server] { $who } hasn't finished a deal of { $game } yet on this server.
    [seen] { $who } hasn't finished a deal of { $game } yet in channels you can see.
   *[everywhere] { $who } hasn't finished a deal of { $game } yet.
}
card-button =
    .card = Card
    .achievements = Achievements
    .matches = Matches
    .alone = Computers

card-picture-title = player card
card-picture-rating = rating
card-picture-rank = rank
card-picture-no-rating = no rating yet
card-picture-hidden = rating not shown here
card-picture-course = rating, last { $count } matches
card-picture-course-game = { $game } rating, last { $count } matches
card-picture-course-first = { $game } rating
card-picture-from = from { $points }
card-picture-now = now { $points }
card-picture-best = best { $points }
card-picture-matches = { $count ->
    [one] match
   *[other] matches
}
# $count, of matches, stands before it.
card-picture-won = { $count ->
   *[other] won
}
card-picture-moons = { $count ->
    [one] moon
   *[other] moons
}
card-picture-bids = bids made
card-picture-deals = { $count ->
    [one] deal
   *[other] deals
}
# $count: "4 of 9".
card-picture-game-won = { $count } won
card-picture-percent = { $percent }%

# Plates below the card: a label, a figure, a note.
card-plate-bidder =
    .label = as bidder
    .note = made
card-plate-partner =
    .label = as partner
    .note = made
card-plate-opponent =
    .label = against
    .note = set
card-plate-alone =
    .label = alone, { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }
    .note = points a deal
card-plate-pair =
    .label = in a pair, { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }
    .note = points each
card-plate-streak =
    .label = wins in a row
    .note = (now { $now })
card-plate-points =
    .label = points
    .note = a deal
card-plate-best =
    .label = best match
    .note = (worst { $worst })

card-alt = { $who }, { $game }: { $won } of { $matches ->
    [one] { $matches } match won.
   *[other] { $matches } matches won.
}
card-alt-rank = Rank { $rank }.
card-alt-rating = { $game } rating { $now }, best { $best }, from { $first } over the last { $matches ->
    [one] { $matches } match.
   *[other] { $matches } matches.
}
card-alt-hidden = The rating isn't shown: some of its matches were in channels you can't see.
card-alt-deals = { $deals ->
    [one] { $deals } deal.
   *[other] { $deals } deals.
}
card-alt-moons = { $moons ->
    [one] { $moons } moon.
   *[other] { $moons } moons.
}
card-alt-contracts = { $made } of { $bid ->
    [one] { $bid } contract made.
   *[other] { $bid } contracts made.
}
card-alt-plate = { $label }: { $value } { $note }.
card-alt-earned = Achievements: { $earned }.
card-alt-game = { $matches ->
    [0] { $game }: not yet.
   *[other] { $game }: { $won } of { $matches } won.
}

## Two players against each other

versus-heading = **{ $one }** and **{ $other }** · { $game } · { $everywhere ->
    [yes] everywhere
   *[no] this server
}
versus-played = { $matches ->
    [0] No match against each other yet.
    [one] { $matches } match against each other.
   *[other] { $matches } matches against each other.
}
versus-ahead = { $who } ahead { $count }
versus-tied = tied { $count }
versus-partners = as partners: { $won ->
    [one] { $won } win in { $matches }
   *[other] { $won } wins in { $matches }
}
versus-none = { $everywhere ->
    [yes] { $one } and { $other } haven't finished a match together yet.
   *[no] { $one } and { $other } haven't finished a match together in channels you can see.
}
versus-none-game = { $everywhere ->
    [yes] { $one } and { $other } haven't finished a match of { $game } together yet.
   *[no] { $one } and { $other } haven't finished a match of { $game } together in channels you can see.
}

versus-picture-title = Head to head
versus-picture-matches = matches
versus-picture-games = ahead, points a deal
versus-picture-latest = last meetings
versus-picture-to = to
versus-picture-score = { $one } to { $other }
versus-picture-tied = tied
versus-picture-ahead = times ahead

versus-alt = { $one } against { $other }, { $game }.
versus-alt-game = { $game }: { $matches ->
    [one] { $matches } match, ahead { $one } to { $other }.
   *[other] { $matches } matches, ahead { $one } to { $other }.
}
versus-alt-points = Points a deal: { $one } to { $other }.
versus-alt-meeting = { $day } { $game }: { $is-tied ->
    [yes] tied
   *[no] { $who } ahead
}, { $one } to { $other }.

## A person's matches against computers

alone-heading = **{ $who }** against computers: { $matches ->
    [one] { $won } of { $matches } match won
   *[other] { $won } of { $matches } matches won
}
alone-best = { $game }: best { $margin } against { $level ->
    [easy] easy
    [normal] normal
    [hard] hard
   *[expert] expert
} computers { $when }
alone-none = You haven't finished a match alone with computers yet. Practice with { COMMAND("domino new") } in my direct messages.
alone-own-only = I only show you your own matches against computers.
alone-picture-title = Against computers
alone-picture-won = won
alone-picture-accuracy = accuracy, last { $count } matches
alone-streak = { $count } in a row
alone-alt = { $who } against computers: { $won } of { $matches ->
    [one] { $matches } match won.
   *[other] { $matches } matches won.
}
alone-alt-game = { $game }:
alone-alt-level = { $level } { $won } of { $matches } won.
alone-alt-best = Best on { $day }: { $margin }{ $streak ->
    [0] {""}
    [1] {""}
   *[other] , { $streak } in a row
}.
alone-alt-accuracy = Accuracy from { $first } to { $now } in the last { $matches } matches.
