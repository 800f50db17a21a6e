### The lessons: a first deal of a game, one question a message. What each lesson says is in a file of its own.

## The learner and the others at the table, by seat

lesson-player-0 = You
lesson-player-1 = Ann
lesson-player-2 = Bo
lesson-player-3 = Cleo
lesson-player-4 = Dee
lesson-player-5 = Eli
# Their other names, for a reader who has one of these: as feminine or masculine as the first, and Ann and Eli begin
# with vowels.
lesson-spare-1 = Ava
lesson-spare-2 = Ben
lesson-spare-3 = Cora
lesson-spare-4 = Dora
lesson-spare-5 = Ezra

## Around the questions

# Below the rules of a game: begins its lesson.
lesson-begin = Start lesson
lesson-sent = Your lesson is in your DMs.
lesson-heading = **{ $game }: { $title }** · step { $number } of { $steps }
lesson-right = **Right!** { $reason }
lesson-wrong = **Try again.** { $hint }
# After **Show me**.
lesson-shown = **{ $move }.** { $reason }
# The rules refuse a move: why stands after it.
lesson-refused = **You can't play that.**
lesson-learned = **What you learned**
# At the end of a lesson.
lesson-play = Ready? Play today's deal on your own, or open a table with friends: { COMMAND("domino new") }.
lesson-stopped = Lesson stopped. Come back whenever you like.

## Controls

lesson-next = Next
lesson-show = Show me
lesson-stop = Stop
lesson-continue = Continue
lesson-new-table = New table
lesson-daily = Daily deal
lesson-again = Start over
lesson-choose = Pick { $count } tiles
# Many choices in one menu: from the first to the last.
lesson-choices = { $first } … { $last }

## The lessons of a game, one after the other

# The title of every first lesson.
course-first = First deal
course-all =
    ## Learn a game
    Short lessons from real deals. I'll send them by DM.
course-listed = {"**"}{ $game }** · { $done } of { $lessons }{ $left ->
    [0] {" "}✓
   *[other] {""}
}
course-of-game =
    ## { $game }
    -# { $lessons ->
        [one] { $done } of { $lessons } lesson done
       *[other] { $done } of { $lessons } lessons done
    }
# A lesson in the list of a game: done, begun, the next one, or another.
course-lesson = { $number }. { $state ->
    [done] { $title } ✓
    [begun] **{ $title }** · step { $step } of { $steps }
    [next] **{ $title }**
   *[new] { $title }
}
# The note at a lesson in a menu.
course-note = { $state ->
    [done] Done ✓
   *[begun] Step { $step } of { $steps }
}
course-lessons = All lessons
course-games = All games
# At the end of a lesson: the one after it.
course-next = Next: **{ $title }**
course-button-next = Next lesson
