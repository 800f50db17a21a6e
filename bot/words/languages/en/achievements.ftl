### Achievements. Each has a title, how it is earned, and what is said of whoever earned it.

achievement-new = New achievement: **{ $title }**! { $told }
# For the person alone, on a page that they see just then.
achievement-gained = New achievement: **{ $titles }**!
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

## The page and its picture

achievements-heading = **{ $who }**: { $everywhere ->
    [yes] { $count } of { $all } achievements
   *[no] { $count } of { $all } achievements on this server
}
achievements-earned = earned
achievements-not-yet = not yet
achievements-once = once
achievements-times = { $count } times
achievements-alt = { $who } has { $count } of { $all } achievements.
achievements-alt-one = { $title }{ $count ->
    [1] {""}
   *[other] , { $count } times
}: { $how }, first on { $day }.
# Where there is no room for the day.
achievements-alt-brief = { $count ->
    [one] { $title }: { $how }.
   *[other] { $title }, { $count } times: { $how }.
}
achievements-alt-missing = Not yet: { $titles }.
