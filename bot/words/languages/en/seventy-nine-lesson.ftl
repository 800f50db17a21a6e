### The lesson of Seventy-Nine. Bo and Dee are the learner's partners.

lesson-seventy-nine-welcome = You, { $bo } and { $dee } play against { $ann }, { $cleo } and { $eli }, with two sets: every tile is there twice. One player leads a tile, the others follow, and the best tile wins the trick for its side.

# Following suit. Dee has led 6-1, Eli has played 6-3.
lesson-seventy-nine-follow =
    { $dee }, your partner, led 6s. If you have 6s, you must play one.
    {"**"}Which 6 can no other 6 beat?**
    .right = 6-6 is the highest. There is another one, but of two equal tiles the first wins.
    .hint = 6-4 is worth 10 points. A higher 6 could win them for { $ann } or { $cleo }.

# Counting points for the own side.
lesson-seventy-nine-give =
    { $dee }, your partner, is winning with 2-2. You can play any tile: your 5-2 is a trump, so it isn't a 2. 5-5 and 6-4 count 10 each.
    {"**"}What do you give your side?**
    .right = Only a trump can beat 2-2, and your side wins 10 points more.
    .nothing = That is safe, but it wins no points. Which tile counts 10?
    .hint = Your side is winning this trick. Keep your trumps, and give a tile that counts.

# Leading.
lesson-seventy-nine-lead =
    You lead. 5s are trump: they beat all other tiles.
    {"**"}Which tile can no one beat?**
    .right = Of two equal tiles the first wins, so 5-5 is safe. { $dee } must add the other 5-5, and { $bo } gives 6-4: 31 points.
    .hint = Someone could beat that. What is your highest trump?

lesson-seventy-nine-count =
    { $ann } led blanks, and 3-2 is in the trick. It counts 5, and each trick 1. You are last, and you have only trumps.
    {"**"}Which trump is enough?**
    .right = No one plays after you, so your lowest trump wins: 6 points.
    .hint = It wins too. But you are last, so keep the high ones.

# Bidding.
lesson-seventy-nine-bid =
    This is how that deal began. Bid the points your side will win: you score all you win, if you make the bid.
    {"**"}You have five 5s with 5-5, and 6-6. What do you bid?**
    .right = You score what you win anyway, so bid no more than you must.
    .pass = Five 5s, 6-6 and two partners: you can bid.
    .hint = A higher bid brings no more points. What is the lowest?

# Naming trump.
lesson-seventy-nine-name =
    You won the bid, so you name trump.
    {"**"}Which number do you have most of?**
    .right = Five of the fourteen 5s, and 5-5 is the highest.
    .hint = Count your tiles of each number.

lesson-seventy-nine-learned =
    • Follow suit if you can. If not, help your partners.
    • Each trick counts 1, 5-5 and 6-4 count 10, and 5-0, 4-1 and 3-2 count 5.
    • Of two equal tiles, the first one wins.
    • Bid what your side can win, and no more.
