### The lessons of dominoes: a deal of Draw, and one of All Fives.

## Draw

lesson-dominoes-welcome = Play all your tiles before { $ann } does. Tiles touch with equal halves, and you play at either end of the line. The winner scores the pips (dots) left in the other hand.

# What fits.
lesson-dominoes-fits =
    Your 3-3 was the highest double, so it opened the deal. { $ann } played 3-0: the line ends in a blank and a 3.
    {"**"}Play a tile with a blank or a 3.**
    .right = It fits the 3. 6-4 and 5-4 have neither number, so they have to wait.
    .right-blank = It fits the blank. 6-4 and 5-4 have neither number, so they have to wait.

# Leaving a number that one has.
lesson-dominoes-keep =
    A few plays later, the line ends in a 3 and a blank. 4-0 and 2-0 fit the blank.
    {"**"}Which one leaves a number you can play on next?**
    .right = It leaves a 4, and you still have 6-4 and 5-4. { $ann } has no 3 and no 4, so she has to draw.
    .hint = It leaves a 2, and none of your other tiles has a 2 or a 3. You would have to draw.

# What the other lacks.
lesson-dominoes-ends =
    { $ann } had no 3 and no 4: she drew until 6-3 fit. The line ends in a 6 and a 4.
    {"**"}Which play leaves only a number that { $ann } doesn't have?**
    .right = Both ends are 4s now, and { $ann } has no 4. She has to draw again.
    .hint = That leaves a 6, and { $ann } can have one. Which number does she not have?

lesson-dominoes-alone =
    The deal goes on, and the line ends in a 1 and a 2. { $ann } has no 4s, and you have three.
    {"**"}4-2 or 2-0?**
    .right = You open a 4 again, and only you can play on it.
    .hint = It leaves a 1 and a blank, and none of your other tiles has those. You would have to draw.

# Doubles.
lesson-dominoes-double =
    The line ends in a 6 and a 4. { $ann } still has no 4s.
    {"**"}4-4 or 4-3?**
    .right = A double fits one number only, so play it while you can. The 4 stays open for your 4-3.
    .hint = Then no 4 is open, and your 4-4 is stuck: a double fits one number only.

# Going out.
lesson-dominoes-last =
    Two tiles left: 4-3 and 2-0. The line ends in a blank and a 4.
    {"**"}Which one do you play?**
    .right = { $ann } has no 3s, so she must play on the blank. She plays 0-0, and your 2-0 goes out: domino! She has 7 pips left, so you score 7.
    .right-sure = { $ann } has no 4s, so the 4 stays open for your 4-3. You go out next turn: domino!

lesson-dominoes-learned =
    • Play a tile with the number of an open end. If nothing fits, you draw.
    • Leave numbers that you have and the others don't.
    • Play doubles while you can.
    • The winner scores the pips left in the other hands.

## Your long number

lesson-dominoes-suits-title = Your long number
lesson-dominoes-suits-welcome = Block with four players: all tiles are dealt, and no one draws. It matters which numbers stay open.

lesson-dominoes-suits-keep =
    The line ends in a 4 and a 3. Four of your six tiles have a 3.
    {"**"}Which play keeps the 3 open for you?**
    .right = The 3 stays open, you still have four tiles for it, and your 6-3 fits both ends.
    .three = Both ends are 3s, but that costs you one of your own. 6-4 keeps all four.
    .hint = That covers the 3, your best number. Play at the other end.

lesson-dominoes-suits-again =
    One round later, the line ends in a 2 and a 3. You still have four tiles with a 3.
    {"**"}Which one do you play?**
    .right = The 3 stays open, and your 3-1 now fits both ends.
    .hint = That covers the 3 yourself. Let the others use up their 3s first.

lesson-dominoes-suits-learned =
    • Find the number that most of your tiles have.
    • Keep it open: play at the other end while you can.

## After a pass

lesson-dominoes-passes-title = After a pass
lesson-dominoes-passes-welcome = A player who passes has neither of the open numbers. Remember them, and use them.

lesson-dominoes-passes-knock =
    The line ends in a 5 and a 4. { $ann } and { $bo } have passed on 5s.
    {"**"}Which play makes both of them pass again?**
    .right = Both ends are 5s now: { $ann } and { $bo } pass. Only { $cleo } can have a 5.
    .hint = That leaves another number open. What do { $ann } and { $bo } both not have?

lesson-dominoes-passes-again =
    Both passed, and { $cleo } played 5-0. The ends are a blank and a 5. You have 6-4, 6-0 and 5-3.
    {"**"}Which play leaves only numbers that no one else has?**
    .right = All the other 5s and 6s are in the line. Everyone passes, and it's your turn again.
    .hint = That opens a 3, and the others play on. Count the 6s: five in the line, two in your hand.

lesson-dominoes-passes-turn =
    Everyone passed. The ends are a 6 and a 5, and you have 6-4 and 5-3.
    {"**"}Which one first? { $bo } has passed on 3s, too.**
    .right = { $bo } has no 3 and keeps all his pips. The 6 waits for your 6-4: you go out next turn and score 28.
    .hint = You go out next turn as well, but everyone can have a 4. With a 3 open, { $bo } has to pass.

lesson-dominoes-passes-learned =
    • After a pass, remember the open numbers: that player has neither.
    • Open those numbers again when that player is next.
    • A pass of everyone else gives you another turn.

## Count to seven

lesson-dominoes-seven-title = Count to seven
lesson-dominoes-seven-welcome = Each number is on seven tiles. You and { $bo } are partners here.

lesson-dominoes-seven-count =
    The line ends in a 6 and a 5. Four 5s are in it: 5-5, 5-4, 5-2 and 5-0.
    {"**"}How do you get two turns in a row?**
    .right = Four in the line, three in your hand: no one else has a 5. All three pass.
    .hint = That leaves another number open. Count the 5s: four in the line, three in your hand.

lesson-dominoes-seven-spare =
    Everyone passed, and both ends are 5s. You have 5-3, 5-1, 2-2 and 1-0.
    {"**"}5-3 or 5-1?**
    .right = Your 1-0 can follow on the 1, and you keep 5-3: the last 5 of all.
    .hint = Then none of your other tiles fits the 3. Which number do you have once more?

lesson-dominoes-seven-block =
    The line ends in a 3 and a 5. You have 5-3, 2-2 and 1-0: after this play, only 5 pips.
    {"**"}Where do you play 5-3?**
    .right = Both ends are 5s, and all seven are in the line: blocked! With so few pips you win it, and your side scores 56.
    .hint = That leaves 3s, and the others play on. With 5s at both ends, no one can.

lesson-dominoes-seven-learned =
    • Each number is on seven tiles. Count those you see.
    • If you have all that are left, only you can play there.
    • Block the line when you have few pips.

## Your partner

lesson-dominoes-partner-title = Your partner
lesson-dominoes-partner-welcome = You and { $bo } are partners. Play goes counter-clockwise here: { $cleo } is next, then { $bo }, then { $ann }.

lesson-dominoes-partner-skip =
    The ends are a blank and a 5. { $cleo } has passed on both, and { $bo } has one tile left.
    {"**"}5-5 or 5-3?**
    .right = Nothing new is open: { $cleo } has to pass, and { $bo } is next.
    .hint = That opens a 3, and { $cleo } can play again. Leave the numbers that { $cleo } doesn't have.

lesson-dominoes-partner-seven =
    The ends are a 2 and a 5. { $ann } has one tile left, without 1s and 5s: 6-2, 3-2 or 3-3.
    {"**"}2-2 or 5-3?**
    .right = You open no new number, and { $ann } goes out only if a 2 stays open. Your 5-3 is the last 5: it can wait.
    .hint = Then a 2 and a 3 are open, and { $ann } goes out with any of those tiles, if no one covers them.

lesson-dominoes-partner-learned =
    • Make the player before your partner pass.
    • Open nothing that helps an opponent with one tile.
    • Your partner's win is yours.

## The last tiles

lesson-dominoes-last-title = The last tiles
lesson-dominoes-last-welcome = Draw, against { $ann }. She has drawn on 6s and 3s, so she had none then.

lesson-dominoes-last-lacks =
    The line ends in a 6 and a 5. Of all the 6s, only 6-2 is still hidden.
    {"**"}Which play makes { $ann } draw the most?**
    .right = Both ends are 6s: { $ann } draws until she finds 6-2.
    .three = She has no 3 either, but many 3s are hidden, and she soon draws one. Of the 6s there's only one.
    .hint = That leaves a number that { $ann } can have. She has no 6s.

lesson-dominoes-last-double =
    { $ann } drew 6-2 and played it: the ends are a 2 and a 6. You have 6-4, 5-3 and 2-2.
    {"**"}2-2 or 6-4?**
    .right = The double is gone, and your 6-4 is the last 6: no one can take that end from you.
    .hint = Your 6-4 is the last 6 and can wait. 2-2 can't: { $ann } can cover the 2.

lesson-dominoes-last-out =
    The ends are a 5 and a 6. You have 6-4 and 5-3.
    {"**"}Which one goes first?**
    .right = { $ann } can't cover the 6, so you go out next turn with 6-4: domino! You score 18.
    .hint = Then { $ann } can cover the 5 before your 5-3. The 6 is safe: no one else has one.

lesson-dominoes-last-learned =
    • Leave numbers of which few tiles are hidden.
    • A number that only you have waits for your last tile.
    • Play first what others can take away.

## All Fives

lesson-all-fives-welcome = Tiles touch with equal halves. After each play the open ends of the line are added up: 5, 10, 15 and so on score that many points at once.

# The sum of the ends.
lesson-all-fives-sum =
    { $ann } opened with 6-6. A double counts both halves, so the ends come to 12.
    {"**"}Which tile makes 15?**
    .right = 12 + 3 = 15: you score 15 points at once.
    .hint = 12 + 5 = 17, and that scores nothing.

# The spinner.
lesson-all-fives-spinner =
    The first double is the spinner. Both its sides are covered, so it takes tiles up and down too. Nothing scores now.
    {"**"}Which tile would be hardest to play later?**
    .right = A double fits one number only. Play it while its number is open.
    .hint = You can, but your 3-3 fits one number only. Play it while a 3 is open.

# The arms.
lesson-all-fives-arm =
    Left, 5-5 counts 10, and right is a 5. Up and down count nothing yet.
    {"**"}Where do you play 6-5?**
    .right = 10 + 5 + 5 = 20 points! An arm counts once it has a tile.
    .hint = That covers a 5, and the sum is no multiple of 5. Where does 6-5 add a 5?

# Doubles.
lesson-all-fives-double =
    { $ann } had no 5s and no 6s, so she drew. Nothing scores now, and your 4s fit down.
    {"**"}4-4 or 4-0?**
    .right = Your double is gone, and the 4 stays open for 4-0.
    .hint = Then no 4 is open, and 4-4 is stuck: 8 pips for { $ann } if she goes out.

lesson-all-fives-fives =
    The ends: left 5-5 (10), right a blank, up a 5, down 4-4 (8). They come to 23.
    {"**"}Which play makes 15?**
    .right = 10 + 5 = 15 points. Then your 3-0 goes out: { $ann } has 6 pips left, so you score 5 more.
    .hint = That makes more than 23. Cover the 4-4, which counts 8.

lesson-all-fives-learned =
    • After your play, all open ends are added up. Multiples of 5 score.
    • A double at an end counts both halves, an arm once it has a tile.
    • If nothing scores, play doubles and heavy tiles.
    • Going out scores the pips left, rounded to fives.

## Make a sum

lesson-all-fives-sums-title = Make a sum
lesson-all-fives-sums-welcome = Take away what you cover, add what you leave. A double at an end counts both halves.

lesson-all-fives-sums-double =
    The ends: left a 4, right 6-6 (12). They come to 16.
    {"**"}Which play makes 20?**
    .right = 4-4 counts 8: 8 + 12 = 20 points.
    .hint = That makes no multiple of 5. What does a double count?

lesson-all-fives-sums-swap =
    The ends: left 5-5 (10), right 6-6 (12). They come to 22.
    {"**"}Which play makes 15?**
    .right = It covers the 12 and leaves a 5: 10 + 5 = 15 points.
    .left = It covers the 10 and leaves a 6: 6 + 12 = 18. Cover the other double.
    .hint = 10 + 3 = 13, and that scores nothing.

lesson-all-fives-sums-arm =
    The ends: left 5-5 (10), right a 5, up a 2. They come to 17. Down is still free and counts nothing.
    {"**"}6-3 down or 2-1 up?**
    .right = A new arm only adds: 17 + 3 = 20 points.
    .hint = 17 − 2 + 1 = 16. A new arm takes nothing away: what does 6-3 add?

lesson-all-fives-sums-learned =
    • New sum = old sum − what you cover + what you leave.
    • A new arm of the spinner only adds.

## Keep a sum

lesson-all-fives-keep-title = Keep a sum
lesson-all-fives-keep-welcome = When { $ann } scores, look for a play that changes nothing: the same sum then scores for you.

lesson-all-fives-keep-arm =
    { $ann } scored 10: left a 4, right a 6. The arms up and down of your 5-5 are free.
    {"**"}Which play keeps the 10?**
    .right = The new arm adds a blank, 0: still 10, and now it's 10 points for you.
    .hint = That changes the sum: 4-4 makes 14, 4-2 makes 8. What adds 0?

lesson-all-fives-keep-blank =
    { $ann } scored 5: left a 4, right a 1, up a blank.
    {"**"}Which play keeps the 5?**
    .right = A double blank counts 0 + 0: still 5, and 5 points for you.
    .hint = 4-4 makes 9, 4-2 makes 3. Which double counts nothing?

lesson-all-fives-keep-double =
    The ends: left a 4, right 1-1 (2), up 0-0 (0). They come to 6.
    {"**"}4-4 or 4-2?**
    .right = 8 + 2 = 10 points, and the 4 stays open for 4-2.
    .hint = 2 + 2 = 4 scores nothing, and 4-4 would be stuck.

lesson-all-fives-keep-learned =
    • A blank at a free arm keeps the sum, and so does 0-0.
    • A double at an end counts twice: play it when that makes a multiple of 5.
