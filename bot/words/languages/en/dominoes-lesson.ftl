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
