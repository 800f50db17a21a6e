### Puzzles: a moment of a past match on this server, or of a stock that comes with the bot. What would you play?

## The question

puzzle-pass = What would you pass?
puzzle-bid = What would you bid?
puzzle-trump = Which trump?
puzzle-opening = How would you begin?
puzzle-lead = What would you lead?
puzzle-play = What would you play?
puzzle-turn = Which tile would you turn up?
puzzle-place = Which end would you play on?
# Above the picture: whose moment it was. A day is "3 days ago" of the reader's Discord.
puzzle-ask = **{ $question }** **{ $who }** had this hand { $day } in { $game }.
# Above a puzzle that no person played: the reader plays it.
puzzle-ask-stock = **{ $question }** It's your turn in { $game }.
# In the picture.
puzzle-whose = { $days ->
    [0] { $who }, today
    [1] { $who }, yesterday
   *[other] { $who }, { $days } days ago
}
puzzle-of-the-week = **Puzzle of the week** · { $game }
puzzle-open = { $answers ->
    [0] -# Answer to see the results. Everyone sees them { $when }.
    [one] -# 1 answer so far. Answer to see the results. Everyone sees them { $when }.
   *[other] -# { $answers } answers so far. Answer to see the results. Everyone sees them { $when }.
}

## The answer. $best and $answer are moves as buttons have them.

puzzle-right = **Right!** **{ $best }** is best, by { $points }.
puzzle-wrong = **Not this time.** **{ $best }** is better than **{ $answer }**, by { $points }.
puzzle-own = This was your own decision. **{ $best }** is best.
puzzle-best = **{ $best }** is best.
puzzle-made = { $who-is ->
    [you] You chose **{ $made }**.
   *[one] **{ $who }** chose **{ $made }**.
}
puzzle-found = { $right } of { $answers } found it.
puzzle-no-answers = No answers yet.
puzzle-score = { $streak ->
    [0] You: { $right } of { $answered } right.
    [1] You: { $right } of { $answered } right.
   *[other] You: { $right } of { $answered } right, { $streak } in a row.
}
# Of the reader, by the puzzles they solve; $by is how the answer changed it: "+12".
puzzle-rating = { $change ->
    [0] Rating { $rating }.
   *[other] Rating { $rating } ({ $by }).
}
button-another-puzzle = Another puzzle

## The picture of an answer

puzzle-title-right = Right: { $best }
puzzle-title-best = Best: { $best }
puzzle-pill = right
puzzle-pill-streak = in a row
puzzle-pill-rating = rating
puzzle-ahead = { $unit ->
    [mark] marks ahead
    [round] rounds ahead
   *[point] points ahead
}
puzzle-votes = votes
# Below a choice: whose it is.
puzzle-your-answer = your answer
puzzle-your-answer-too = your answer · { $who }

## Details

puzzle-details-choice = { $number }. **{ $choice }** { $figure } ± { $error }
puzzle-details-note = { $unit ->
    [mark] -# Marks ahead of the others at the end of the deal: the average of hundreds of deals that fit what the player could know.
    [round] -# Rounds ahead of the others at the end of the deal: the average of hundreds of deals that fit what the player could know.
   *[point] -# Points ahead of the others at the end of the deal: the average of hundreds of deals that fit what the player could know.
}
puzzle-not-answered = Answer the puzzle first, then look at its details.

## The rest

puzzle-none = You answered every puzzle! New ones come from your matches.
# Below an answer, for a person whose matches make no puzzles yet: they allow it.
button-use-matches = Use my matches
puzzle-allowed = Thanks! Puzzles can use your matches once everyone at the table allows it. Turn it off in { COMMAND("settings") }.
puzzle-taken-down = **Puzzle of the week**
    I took this one down: a player of that match doesn't want it shown.
puzzle-gone = I don't show this puzzle any more. Try another with { COMMAND("puzzle") }.

## Alt texts

alt-puzzle = { $days ->
    [0] Puzzle: { $who } had this hand today. { $question } You play from that seat.
    [1] Puzzle: { $who } had this hand yesterday. { $question } You play from that seat.
   *[other] Puzzle: { $who } had this hand { $days } days ago. { $question } You play from that seat.
}
alt-puzzle-stock = Puzzle from { $game }: it's your turn. { $question }
alt-puzzle-choice = { $votes ->
    [one] { $choice }: { $figure }, 1 vote
   *[other] { $choice }: { $figure }, { $votes } votes
}
alt-puzzle-best = { $choice }, the best
alt-puzzle-made = { $choice }, chosen by { $who }
alt-puzzle-yours = { $choice }, your answer
alt-puzzle-answer = { $title }. { $choices }.
