### The lesson of Forty-Two. Bo is the learner's partner.

lesson-forty-two-welcome = You and { $bo } play against { $ann } and { $cleo }. One player leads a tile, the others follow, and the best tile wins the trick for its side.

# Following suit. Cleo has led 1-1.
lesson-forty-two-follow =
    { $cleo } led 1-1, the highest 1. If you have 1s, you must play one.
    {"**"}Which 1 do you give up?**
    .right = Both lose to 1-1. Keep 6-1: as a 6, it could still win.
    .hint = Both lose to 1-1. Which one could still win a trick later?

# Trump.
lesson-forty-two-trump =
    { $cleo } led 4s, and you have none, so you can play any tile. 5s are trump: they beat all others, and you have the last two.
    {"**"}What wins this trick, and the most points?**
    .right = A trump wins, and 5-0 counts 5. { $bo } adds 3-2, 5 more.
    .lower = A trump wins, but 5-2 counts nothing. Which of your trumps brings 5 points more?
    .hint = 6-1 isn't a 4 or a trump, so it can't win.

# Leading.
lesson-forty-two-lead =
    You lead. 5s are trump: they beat all other tiles.
    {"**"}Which tile can no one beat?**
    .right = Nothing beats 5-5, and it counts 10. Everyone with a 5 must play one.
    .trumped = Someone without 6s could play a trump. Which trump is the highest?
    .count = 5-0 counts 5, and a higher trump could win it. Which is the highest?
    .hint = Someone could beat that. What is your highest trump?

# Counting points.
lesson-forty-two-count =
    You have 22 points and need 30. One trump is out, 5-4, and it beats yours. 5-0, 4-1 and 3-2 count 5 each, and 5-5 and 6-4 count 10.
    {"**"}Lead a trump that counts nothing, to draw it out.**
    .right = { $cleo } must play 5-4. She wins little, and the last trumps are yours.
    .five = It draws 5-4 too, but { $cleo } would win 5 points with it.
    .trumped = 5-4 could beat it. Draw that out first, with a trump.
    .hint = That doesn't draw out 5-4. Lead a trump.

# Bidding.
lesson-forty-two-bid =
    This is how that deal began. Bid how many of the 42 points your side will win.
    {"**"}You have four 5s with 5-5, and 6-6. What do you bid?**
    .right = Any bid from 30 to 42 is worth one mark, so the lowest will do.
    .right-fair = A fair bid. 30 is worth the same, one mark.
    .pass = Four 5s with their double, and 6-6: you can bid.
    .all = 84 promises every trick, and 1-0 wins none.
    .hint = Any bid from 30 to 42 is worth one mark, so bid low.

# Naming trump.
lesson-forty-two-name =
    You won the bid, so you name trump.
    {"**"}Which number do you have four of, with its double?**
    .right = Four 5s, and 5-5 is the highest.
    .none = Without trump, nothing stops the long suits of others.
    .hint = You need a long suit, and its double.

lesson-forty-two-learned =
    • Follow suit if you can. If not, a trump wins.
    • Each trick counts 1, 5-5 and 6-4 count 10, and 5-0, 4-1 and 3-2 count 5.
    • If you won the bid, lead your best trumps first.
    • Win what you bid, or the other side gets the marks.
