### Achievements. Each has a title, how it is earned, and what is said of whoever earned it.

achievement-new = New achievement: **{ $title }**! { $told }
# For the person alone, on a page that they see just then.
achievement-gained = { $count ->
    [one] New achievement
   *[other] New achievements
}: **{ $titles }**!
achievement-times = { $count ->
    [1] { $title }
   *[other] { $title } ({ $count }×)
}
achievement-line = { $count ->
    [0] -# { $title }: { $how }
    [1] **{ $title }**: { $how }
   *[other] **{ $title }** ({ $count }×): { $how }
}

achievement-capicua =
    .title = Capicúa
    .how = go out with a tile that fits every end
    .told = { $who } went out with a tile that fit every end.
achievement-thirty-points =
    .title = 30 in one play
    .how = score 30 points or more with one play
    .told = { $who } scored 30 points or more with one play.
achievement-moon =
    .title = Moon
    .how = win every point of a deal
    .told = { $who } won every point of a deal.
achievement-spotless =
    .title = Spotless
    .how = win a Hearts match with 0 points or less
    .told = { $who } won a match with 0 points or less.
achievement-every-trick =
    .title = Every trick
    .how = win every trick of a deal
    .told = { $who } won every trick of a deal.
achievement-called =
    .title = Called it
    .how = bid every trick and win them all
    .told = { $who } bid every trick and won them all.
achievement-seventy-nine =
    .title = All 79
    .how = bid 79 and make it
    .told = { $who } bid 79 and made it.
achievement-nel-o =
    .title = Nel-O
    .how = bid to lose every trick, and lose them
    .told = { $who } bid to lose every trick, and did.
achievement-two-marks =
    .title = Two marks
    .how = bid 84 or more and make it
    .told = { $who } bid 84 or more and made it.
achievement-plunge =
    .title = Plunge
    .how = bid a plunge or splash and make it
    .told = { $who } bid a plunge or splash and made it.
achievement-empty-row =
    .title = Empty row
    .how = go out while the others have 40 pips or more
    .told = { $who } went out, and the others had 40 pips or more.
achievement-express =
    .title = Express
    .how = go out in three rounds in a row
    .told = { $who } went out in three rounds in a row.
achievement-double-stop =
    .title = Double stop
    .how = go out with a double
    .told = { $who } went out with a double.
achievement-packed-train =
    .title = Packed train
    .how = go out at a table of eight
    .told = { $who } went out at a table of eight.
achievement-three-contracts =
    .title = Three in a row
    .how = make three contracts in a row
    .told = { $who } made three contracts in a row.
achievement-shut-out =
    .title = Shut-out
    .how = win a match where no one else scores
    .told = { $who } won a match, and no one else scored.
achievement-last-to-first =
    .title = Last to first
    .how = win after being last just before the end
    .told = { $who } won after being last just before the end.

## Those that everyone can earn, by the count of what they have done

achievement-first-deal =
    .title = First deal
    .how = play a deal to its end
achievement-ten-deals =
    .title = Warmed up
    .how = play ten deals
achievement-hundred-deals =
    .title = Regular
    .how = play a hundred deals
achievement-first-win =
    .title = First win
    .how = win a match
achievement-ten-wins =
    .title = Ten wins
    .how = win ten matches
achievement-winning-streak =
    .title = On a roll
    .how = win three matches in a row
achievement-first-bid =
    .title = Good as my word
    .how = bid and make it
achievement-ten-bids =
    .title = Ten contracts
    .how = make ten contracts
achievement-first-set =
    .title = Not today
    .how = set someone's contract
achievement-first-out =
    .title = Out first
    .how = play your last tile before anyone else
achievement-clean-sheet =
    .title = Clean sheet
    .how = be the only one to score in a deal, or score nothing where low wins
achievement-photo-finish =
    .title = Photo finish
    .how = win a match by a hair
achievement-comeback =
    .title = Comeback
    .how = win a match after trailing by a third
achievement-three-games =
    .title = Curious
    .how = play three different games
achievement-every-game =
    .title = Full house
    .how = play every game
achievement-good-company =
    .title = Good company
    .how = finish a match with three other people
achievement-beat-hard =
    .title = Tough nut
    .how = beat hard computers on your own
achievement-beat-expert =
    .title = Giant slayer
    .how = beat expert computers on your own
achievement-first-lesson =
    .title = Schooled
    .how = finish a lesson
achievement-course =
    .title = Top of the class
    .how = finish all lessons of a game
achievement-first-daily =
    .title = Daily bread
    .how = finish a daily deal
achievement-daily-week =
    .title = A whole week
    .how = finish seven daily deals in a row
achievement-first-puzzle =
    .title = Aha!
    .how = solve a puzzle
achievement-puzzle-streak =
    .title = Sharp eye
    .how = solve five puzzles in a row

# How far a person has come: the line below a bar.
milestone-progress =
    .deals = { $count } of { $goal } deals played
    .wins = { $count } of { $goal } matches won
    .wins-in-a-row = { $count } of { $goal } wins in a row
    .contracts = { $count } of { $goal } contracts made
    .games = { $count } of { $goal } games tried
    .daily = { $count } of { $goal } days in a row
    .puzzle-streak = { $count } of { $goal } solved in a row

## The page and its picture

achievements-heading = **{ $who }**: { $own ->
    [yes] { $count } of { $all } achievements
   *[no] { $count } of { $all } achievements on this server
}
achievements-earned = earned
achievements-not-yet = not yet
achievements-once = once
achievements-times = { $count } times
achievements-alt = { $who } has { $count } of { $all } achievements.
achievements-alt-missing = Not yet: { $titles }.
achievements-alt-next = Next: { $title }, { $progress }.
achievements-alt-one = { $title }{ $count ->
    [1] {""}
   *[other] , { $count } times
}: { $how }{ $dated ->
    [yes] , first on { $day }
   *[no] {""}
}{ $counted ->
    [yes] {" "}({ $rarity })
   *[no] {""}
}.
achievement-next = **Next: { $title }** · { $progress }
achievements-next = Next
# How many of all people who play have an achievement, in a picture.
achievement-rarity =
    { $percent ->
        [0] fewer than 1%
       *[other] { $percent }% have it
    }
    .short = { $percent ->
        [0] <1%
       *[other] { $percent }%
    }
achievement-had-by = { $count } of { $people } have it
    .short = { $count }/{ $people }
achievements-off = Your achievements are off. **Streaks and achievements** in { COMMAND("settings") } turns them on.
achievements-hidden = { $who } doesn't show achievements.
achievements-often = { $count }×
