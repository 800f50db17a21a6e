### The week of a server: a post on Monday, and a page beside the leaderboard.

week-button-now = This week
week-button-last = Last week
week-button-play = Play
week-none = { $over ->
    [yes] No one played that week.
   *[no] No match has ended yet this week.
}

week-title = The week
week-title-now = This week so far
week-dates = { $first } – { $last }
week-matches = { $count ->
    [one] { $count } match
   *[other] { $count } matches
}
week-deals = { $count ->
    [one] { $count } deal
   *[other] { $count } deals
}
week-people = { $count ->
    [one] { $count } person
   *[other] { $count } people
}
week-heading = **{ $title }** · { $dates } · { $figures }
week-heading-alt = { $title }, { $dates }: { $figures }.

# $who: one name, or several with the same number of wins.
week-won = 🏆 Most wins: **{ $who }** ({ $wins })
week-closest = Closest match: { $result } ({ $game })
# Two sides with their totals: "Ann 24, Bo 23".
week-result = { $one } { $total }, { $other } { $second }
week-play = Best play: { $made }, { $better }
# $did: "led 6-4".
week-made = { $who } { $did }
# $points: "about 8 points".
week-better = { $points } better than anything else
week-biggest = Biggest { $game } win ever here: { $who }, by { $margin }
# $title: of an achievement.
week-first = First one here: { $title }, by { $who }
week-leader = New leader of the season { $month }: { $who }
week-new = New here: { $who }
# The last of a list: "Ann, Bo and 3 more".
week-more = { $count } more

week-picture-won = most wins
week-picture-no-one = No match with other people
week-picture-closest = closest match
week-picture-play = best play
week-picture-biggest = biggest win here
week-picture-first = first one here
week-picture-leader = new leader
week-picture-new = new here

week-alt-most = Most wins: { $rows }.
week-alt-won = { $who } { $wins } of { $matches }
week-alt-medals = Medals of the season { $month }: { $medals }.
