### /privacy: a person's data. See it, download it, delete it.

privacy-title = ## Your data
privacy-nothing = I have no data about you.
privacy-tables = {"- "}**{ $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}**{ $servers ->
    [0] {""}
    [one] {" "}on { $servers } server
   *[other] {" "}on { $servers } servers
}: your seat, your name there and { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
privacy-results = {"- "}**Results** of { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
} and { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}
privacy-ratings = {"- "}{ $ratings ->
    [one] **{ $ratings } rating**
   *[other] **{ $ratings } ratings**
}
privacy-achievements = {"- "}{ $achievements ->
    [one] **{ $achievements } achievement**
   *[other] **{ $achievements } achievements**
}
privacy-progress = {"- "}**Counts** of what you have done, for achievements, and your matches against computers
privacy-invitations = {"- "}{ $invitations ->
    [one] **{ $invitations } invitation** to you or from you
   *[other] **{ $invitations } invitations** to you or from you
}
privacy-lobby = {"- "}{ $swaps ->
    [one] **{ $swaps } request** to swap seats
   *[other] **{ $swaps } requests** to swap seats
} and { $removals ->
    [one] **{ $removals } removal** from a lobby, of you or by you
   *[other] **{ $removals } removals** from a lobby, of you or by you
}
privacy-puzzles = {"- "}{ $puzzles ->
    [one] **{ $puzzles } puzzle** from your games
   *[other] **{ $puzzles } puzzles** from your games
}
privacy-answers = {"- "}**Answers to puzzles**: { $answers } from matches, { $stock } others
privacy-lessons = {"- "}{ $lessons ->
    [one] **{ $lessons } lesson**: where you stopped
   *[other] **{ $lessons } lessons**: where you stopped
}
privacy-grades = {"- "}{ $graded ->
    [one] **{ $graded } match** you looked back at: how many good decisions and slips
   *[other] **{ $graded } matches** you looked back at: how many good decisions and slips
}
privacy-contests = {"- "}{ $contests ->
    [one] **{ $contests } contest** (duel, daily, tournament): your name and your result
   *[other] **{ $contests } contests** (duels, dailies, tournaments): your name and your results
}
privacy-settings = {"- "}**Your settings**, from { COMMAND("settings") }
privacy-world = People on other servers see your name in the worldwide daily.
button-download = Download
button-delete-data = Delete…
button-leave-world = Leave worldwide

## Deleting it

privacy-delete-title = ## Delete your data?
privacy-goes = **Deleted**: your ID and name in every match, your rating, settings, invitations and place in the leaderboard.
privacy-stays = **Kept**: the matches themselves, with points and moves, played by someone without a name. They are other people's results too. Messages on Discord stay there.
privacy-leaving = **You leave { $tables ->
    [one] { $tables } open table
   *[other] { $tables } open tables
}** ({ $where }). A computer takes your seat. A match with no one else in it ends.
privacy-no-undo = This can't be undone.
button-delete = Delete
button-leave-and-delete = Leave and delete
button-keep = Keep my data
privacy-deleted = Your data is deleted. If you play again, you start fresh.

## Downloading it

privacy-exported = Here's everything I keep about you, as JSON. Each list is named after its database table, and other people are left out.
privacy-too-large = That's too big for Discord. Ask the bot's owner for a copy.
privacy-not-yours = That page is for someone else. Yours: { COMMAND("privacy") }

## Who runs the bot

privacy-policy-link = [Privacy policy]({ $address })
privacy-terms-link = [Terms]({ $address })
privacy-run-by = This bot is run by { $contact }
