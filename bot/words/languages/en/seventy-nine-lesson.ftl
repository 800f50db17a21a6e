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

## Name and draw trump

lesson-seventy-nine-trump-title = Name and draw trump
lesson-seventy-nine-trump-welcome = Everyone passed, and you won the bid with 50. Now make the most of your trumps.

lesson-seventy-nine-trump-name =
    You have five 2s, three 3s and two 4s, but not 2-2.
    {"**"}Which trump do you name?**
    .right = Five of the fourteen 2s: soon yours are among the last.
    .hint = Length counts most. Which number do you have most of?

lesson-seventy-nine-trump-low =
    2s are trump. { $ann } led 1-1, and no one has beaten it. You are last and have no 1s.
    {"**"}What do you play?**
    .right = You are last, so your low trump wins. You keep 6-2, and you lead.
    .high = It wins too. But you are last: a lower trump is enough.
    .hint = That can't win. You need 19 more points, so win the lead with a trump.

lesson-seventy-nine-trump-draw =
    You lead with your last trump, 6-2. Two others could be out: 4-2 and the other 6-2.
    {"**"}What do you lead?**
    .right = Nothing beats it now: of two equal tiles, the first one wins. It draws out 4-2, and { $dee } adds 5 points.
    .hint = 4-2 or 6-2 could still trump that. Draw them out first.

lesson-seventy-nine-trump-learned =
    • Name your longest number.
    • Last to play? A low trump is enough.
    • Lead trumps until no others are out.

## Two of each tile

lesson-seventy-nine-pairs-title = Two of each tile
lesson-seventy-nine-pairs-welcome = Every tile is there twice, and of two equal ones the first wins. You bid 51, with 1s as trump.

lesson-seventy-nine-pairs-second =
    { $ann } led 6-6, the highest 6. You are last.
    {"**"}6-6 or 6-3?**
    .right = The first 6-6 wins anyway. Now yours is the highest 6.
    .hint = Of two equal tiles the first wins, so your 6-6 loses here. Later it's the highest 6.

lesson-seventy-nine-pairs-last =
    { $ann } led 2-2, { $cleo } added 5-5, and 2-2 is winning. You are last and have no 2s.
    {"**"}What do you play?**
    .right = You are last, so your lowest trump wins 11 points. You still have both 1-1s.
    .high = It wins too. But 1-1 is the highest trump, and here a low one is enough.
    .hint = That can't win, and 11 points are in the trick. Which of your tiles are trumps?

lesson-seventy-nine-pairs-first =
    You lead, with both 1-1s, 6-6, both 4-4s and 4-3.
    {"**"}What do you lead?**
    .right = No one can beat it, and everyone can add points: here your side wins 26.
    .hint = Someone could trump that. Draw their trumps out first.

lesson-seventy-nine-pairs-learned =
    • Lead the first of two equal tiles, and it can't be beaten by the other.
    • Keep a tile that has become the highest.
    • Count both tiles of each number.

## Three on a side

lesson-seventy-nine-partners-title = Three on a side
lesson-seventy-nine-partners-welcome = { $bo } and { $dee } are on your side, { $ann }, { $cleo } and { $eli } on the other. All points go to the side.

lesson-seventy-nine-partners-bid =
    { $dee } bid 50, and the others passed. You bid last, with three 4s and four 2s.
    {"**"}What do you bid?**
    .right = { $dee } has the bid for your side, and names trump. A higher bid is only harder to make.
    .hint = { $dee } has the bid for your side already. A higher one is harder to make.

lesson-seventy-nine-partners-win =
    4s are trump. { $dee } led 4-2, and { $eli } threw 3-2. One 4-4 was played before.
    {"**"}4-4 or 5-4?**
    .right = Nothing beats the last 4-4. Your side wins 21 points here.
    .hint = { $ann } and { $cleo } play after you: 6-4 or 4-4 could beat it. Which of yours is sure?

lesson-seventy-nine-partners-give =
    { $cleo } led 5-5, and { $dee } trumped it with 6-4. Both 4-4s are gone, and you must play a 5.
    {"**"}5-1 or 5-0?**
    .right = No one can beat 6-4, and 5-0 counts 5. Your side wins 26 points here.
    .hint = It's safe. But your side wins this trick: which of your 5s counts?

lesson-seventy-nine-partners-learned =
    • A partner has the bid? Pass.
    • Win for sure where points can fall.
    • A partner wins for sure? Give tiles that count.

## Tiles that count

lesson-seventy-nine-points-title = Tiles that count
lesson-seventy-nine-points-welcome = 5-5 and 6-4 count 10, and 5-0, 4-1 and 3-2 count 5. You bid 50, 4s are trump, and your side has 39.

lesson-seventy-nine-points-trump =
    { $dee } led 5-5, and { $eli } trumped it with 5-4. You have no 5s, and all other 6-4s and 4-4s are gone.
    {"**"}What do you play?**
    .right = Only your own 4-4 beats 6-4. Here your side wins 26 points, and makes the bid.
    .high = It wins too. But 6-4 counts 10: win them now, and keep 4-4 for your lead.
    .hint = 5-4 is winning, and 5-5 counts 10. Which of your trumps beats 5-4?

lesson-seventy-nine-points-lead =
    The bid is made, but each point still scores. Some 4s are out against you.
    {"**"}What do you lead?**
    .right = No one can beat it. It draws out three 4s, and 4-1 counts 5.
    .hint = Someone could beat that. Which of your trumps can't be beaten?

lesson-seventy-nine-points-learned =
    • Win your trumps that count in a sure trick.
    • If the bid is made, go on: each point still scores.
