### The lesson of Domino Whist.

lesson-domino-whist-welcome = One player leads a tile, and the others follow. The best tile wins the trick. You bid most, 5 of the 11 tricks, so win at least 5.

# Following suit. Cleo has led 7-3.
lesson-domino-whist-follow =
    { $cleo } led 7-3 as a 3. If you have 3s, you must play one.
    {"**"}Which of your 3s beats 7-3?**
    .right = 3-3 is the highest 3, then 8-3, 7-3 and so on.
    .hint = Tiles of a suit rank by their other end, and 4 is less than 7.

# Trump.
lesson-domino-whist-trump =
    { $cleo } led 5-5, and you have no 5s, so you can play any tile. 6s are trump: they beat all others.
    {"**"}What wins this trick?**
    .right = Any trump beats 5-5, and your lowest is enough.
    .higher = It wins too. But would a lower trump be enough?
    .hint = Without a 5, only a trump wins. Which of your tiles are 6s?

# Leading.
lesson-domino-whist-lead =
    You lead, and 6s are trump.
    {"**"}Which tile can no one beat?**
    .right = Nothing beats it, and everyone with a 6 must play one. Soon they have no trumps left.
    .low = A trump is right, but a higher one could beat it.
    .hint = A trump could beat that. What is the best trump you have?

# Counting tricks.
lesson-domino-whist-count =
    You bid 5 tricks, and you have won 6. { $bo } led blanks, and you have none.
    {"**"}Win 1 more.**
    .right = Your last trump wins. A bid of 5 still scores 5, but each trick you win is one less for the others.
    .hint = 8-2 isn't a blank or a trump, so it can't win.

# Bidding.
lesson-domino-whist-bid =
    This is how that deal began. Bid how many tricks you will win. The bid winner names trump, and scores the bid or loses it.
    {"**"}You have 6-6, 7-7, 4-4 and four 6s. What do you bid?**
    .right = Three doubles should win, and your other 6s, as trumps, should win two more.
    .right-safe = A safe bid: three doubles should win, and one of your other 6s.
    .few = Someone could bid more. Count three doubles, and your trumps.
    .pass = With three doubles and four 6s, you can bid.
    .hint = Count what should win: three doubles, and your trumps.

# The kitty: one tile that the bid winner can swap for one of their own.
lesson-domino-whist-kitty =
    You won the bid. The kitty is 8-7, and you can swap one of your tiles for it.
    {"**"}Which tile do you give?**
    .right = 5-1 would almost never win a trick. 8-7 is the highest 7 after your 7-7.
    .keep = You can keep your hand, but 8-7 is worth having.
    .hint = That one could be useful. Which tile is low in both suits, and alone in them?

# Naming trump.
lesson-domino-whist-name =
    Now name trump.
    {"**"}Which number do you have four of, with its double?**
    .right = Four 6s, and 6-6 is the highest.
    .eights = You have four 8s too, but someone else has 8-8.
    .hint = You need a long suit, and its double.

lesson-domino-whist-learned =
    • Follow suit if you can. If not, a trump wins.
    • A double is the highest of its number.
    • If you won the bid, lead trumps first.
    • Bid what you can win: if you win fewer, you lose the bid.
