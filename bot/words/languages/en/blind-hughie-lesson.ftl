### The lessons of Blind Hughie and Billitonnen.

## Blind Hughie

lesson-blind-hughie-welcome = Your tiles lie in a row, face down. Get rid of them: the fewest pips (dots) win.

lesson-blind-hughie-turn =
    The line ends in 1 and 0.
    {"**"}Turn up your rightmost tile.**
    .right = It's 2-0. It fits the 0, so it is played, and your turn is over.

lesson-blind-hughie-back =
    Next turn. The line ends in 1 and 2.
    {"**"}Turn up your rightmost tile.**
    .right = It's 3-3, which fits neither end. It goes back, to the left of your row. Remember it!

# Picking an end.
lesson-blind-hughie-ends =
    2-1 fits both ends. Next in your row are two unknown tiles, then 3-2, 6-0, 5-2 and 2-2.
    {"**"}The left end leaves two 2s, the right end two 1s. Which do you leave?**
    .right = Three of your next tiles have a 2, so you'll get rid of them.
    .right-other = A good choice too: only 1-1 fits now, and you have fewer pips than { $ann }.

lesson-blind-hughie-next =
    6-0 fits both ends. Next are 5-2, 2-2, 0-0, 6-5 and 3-0 for you, and 5-5, 6-3, 5-0 and 5-3 for { $ann }.
    {"**"}The left end leaves two blanks, the right end two 6s. Which do you leave?**
    .right = The first blank for { $ann } is her third tile. You have two: 0-0 and 3-0.
    .hint = With 6s, { $ann } plays 6-3 on her second turn, long before your 6-5.

lesson-blind-hughie-stay =
    3-0 fits both ends. Next are 3-3, 6-6, 3-2, 5-2, 2-2 and 6-5 for you, and 4-4, 5-5, 6-3 and 1-1 for { $ann }.
    {"**"}The left end leaves two 3s, the right end two blanks. Which do you leave?**
    .right = 3-3 is your very next tile.
    .hint = All other blanks are in the line. The deal would end, and you have more pips.

# Scoring.
lesson-blind-hughie-score =
    6-5 fits both ends. You have 6-6 and 2-2 left, { $ann } has 1-1 and 4-4.
    {"**"}The left end leaves two 6s, the right end two 5s. Which do you leave?**
    .right = 6-6 is next, and nothing else fits. You end with 4 pips, { $ann } with 10: you score the difference, 6.
    .hint = Nothing fits a 5 any more. The deal would end with 16 pips for you.

lesson-blind-hughie-learned =
    • Turn up your rightmost tile. If it fits an end, it is played.
    • If not, it goes back to the left. Remember it.
    • If it fits both ends, leave a number that your next tiles have.
    • The player with the fewest pips scores the difference.

## Any tile

lesson-blind-hughie-any-title = Any tile
lesson-blind-hughie-any-welcome = Here you can turn up any tile of your row. One that doesn't fit goes back to the left, so remember your tiles.

lesson-blind-hughie-any-new =
    Both ends are 4s. Your row from the left: 5-1, 6-3, 3-2, and one you haven't seen.
    {"**"}Which one do you turn up?**
    .right = It's 2-1, which doesn't fit, but it could have. Now you know all four.
    .hint = You know that tile, and it doesn't fit a 4. Try the one you haven't seen.

lesson-blind-hughie-any-next =
    { $ann } opened a 3. Your row from the left: 2-1, 5-1, 6-3 and 3-2.
    {"**"}Which one do you turn up?**
    .right = It fits the 3 and leaves a 2: your 2-1 is next.
    .six = It fits, but leaves a 6, and none of your other tiles has one.
    .hint = It doesn't fit: the ends are a 3 and a 4.

lesson-blind-hughie-any-recall =
    Some turns later the ends are a 6 and a 4. Your row: 5-1 and 6-3.
    {"**"}Which one do you turn up?**
    .right = You remembered it: 6-3 fits. Soon nothing fits any more: { $ann } has 19 pips and you have 6, so you score 13.
    .hint = 5-1 doesn't fit. 6-3 does.

lesson-blind-hughie-any-learned =
    • Remember your tiles: each goes back to the left.
    • Turn up a known tile when its number is open, else a new one.
    • Leave a number for the next one.

## Billitonnen

lesson-billitonnen-welcome = Your tiles lie in a row, face down. The first to play all of them wins.

lesson-billitonnen-turn =
    The line ends in 4 and 2.
    {"**"}Turn up your rightmost tile.**
    .right = It's 3-2. It fits the 2, so it is played, and you turn up the next one.

lesson-billitonnen-back =
    Your turn goes on. The line ends in 4 and 3.
    {"**"}Turn up your rightmost tile.**
    .right = It's 5-1, which fits neither end. It goes back, to the left of your row, and { $ann } is next.

# Peeking, then picking an end.
lesson-billitonnen-peek =
    An earlier turn: 4-3 fits both ends. Before you pick an end, you can look at your next tile.
    {"**"}What do you do first?**
    .right = It's free, and only you see it: your next tile is 3-3.
    .hint = Don't guess. It's free to look first.

lesson-billitonnen-ends =
    Your next tile is 3-3.
    {"**"}The left end leaves two 4s, the right end two 3s. Which do you leave?**
    .right = Both ends are 3 now, so 3-3 fits, and your turn goes on.
    .hint = With two 4s, 3-3 would end your turn.

lesson-billitonnen-double =
    6-5 fits both ends, and your next tile is 5-4.
    {"**"}The left end leaves two 6s, the right end two 5s. Which do you leave?**
    .right = 5-4 fits a 5. That is two tiles in one turn.
    .hint = With two 6s, 5-4 would end your turn.

lesson-billitonnen-last =
    5-1 fits both ends. Your last tile is 1-0: it was turned up before.
    {"**"}The left end leaves two 1s, the right end two 5s. Which do you leave?**
    .right = 1-0 fits, your row is empty, and you win!
    .free = You can, but you know it already: it's 1-0.
    .hint = With two 5s, 1-0 would not fit.

lesson-billitonnen-learned =
    • Turn up tiles until one does not fit.
    • It goes back to the left, a double face up.
    • If a tile fits both ends, look at the next one first.
    • The first to empty their row wins.

## Doubles face up

lesson-billitonnen-doubles-title = Doubles face up
lesson-billitonnen-doubles-welcome = Doubles that don't fit go back face up. Here you can play one as soon as its number is open, instead of turning.

lesson-billitonnen-doubles-first =
    You played 4-0: the ends are a 3 and a 4. Next in your row is 4-3, and your 4-4 is face up.
    {"**"}Turn up the next tile, or play 4-4?**
    .right = 4-4 fits now, and your turn goes on. The 4 stays open.
    .hint = 4-4 fits now. After 4-3 the 4 can be covered, and 4-4 would be left.

lesson-billitonnen-doubles-end =
    4-3 fits both ends. You've seen the rest of your row: 6-3 is next, then 3-1 and 6-0.
    {"**"}The left end leaves two 4s, the right end two 3s. Which do you leave?**
    .right = 6-3, 3-1 and 6-0 all follow: your row is empty, and you win!
    .free = You can, but you know it already: it's 6-3.
    .hint = With two 4s, 6-3 would end your turn.

lesson-billitonnen-doubles-learned =
    • Play a face-up double as soon as it fits.
    • Remember what went back: you can plan a whole turn.
