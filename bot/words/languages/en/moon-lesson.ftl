### The lesson of Moon.

lesson-moon-welcome = Everyone plays alone. One player leads a tile, and the others follow. The best tile wins the trick. You bid 5 of the 7 tricks, so win at least 5.

# Following suit. Bo has led 3-3.
lesson-moon-follow =
    { $bo } led 3-3. If you have 3s, you must play one. 5s are trump, so 5-3 is not a 3.
    {"**"}Both of your 3s lose. Which one do you give up?**
    .right = Now you have no 4s, so you can play a trump when 4s are led.
    .hint = With 4-3 left, you must play it when 4s are led. Could you get rid of it?

# Trump.
lesson-moon-trump =
    { $bo } led 4-1, and you have no 4s, so you can play any tile. 5s are trump: they beat all others.
    {"**"}What wins this trick?**
    .right = It wins: no one else has a 5 any more.
    .hint = 3-2 isn't a 4 or a trump, so it can't win.

# Leading.
lesson-moon-lead =
    You lead, and 5s are trump.
    {"**"}Which tile can no one beat?**
    .right = Nothing beats 5-5, and everyone with a 5 must play one. That leaves fewer trumps against you.
    .low = A trump is right, but a higher one could beat it.
    .trumped = Someone without 6s could play a trump. Which trump is the highest?
    .hint = Someone could beat that. What is the best trump you have?

# Bidding. Bo has bid 4.
lesson-moon-bid =
    This is how that deal began. { $bo } bid 4. Bid more, or pass: a made bid scores your tricks, and if you are set you lose the bid.
    {"**"}You have four 5s with 5-5. What do you bid?**
    .right = Four trumps should win three or four tricks, and the kitty often brings one more.
    .pass = With four 5s and their double, you can bid.
    .moon = 21 is the moon: all seven tricks. For that you need sure winners in every suit.
    .hint = That promises more than these tiles can win. 5 is enough to beat 4.

# The kitty: one tile that the bid winner can swap for one of their own.
lesson-moon-kitty =
    You won the bid. The kitty is 6-6, and you can swap one of your tiles for it. No one sees if you do.
    {"**"}Which tile do you give?**
    .right = As a 6, 6-2 loses to all others, and 6-6 is the highest.
    .keep = You can keep your hand, but 6-6 wins a trick unless it's trumped.
    .hint = That one could be useful. With 6-6 in your hand, which tile do you no longer need?

# Naming trump.
lesson-moon-name =
    Now name trump.
    {"**"}Which number do you have four of, with its double?**
    .right = Four 5s, and 5-5 is the highest.
    .none = Without trump, your low 5s win only if you lead them late.
    .hint = You need a long suit, and its double.

lesson-moon-learned =
    • Follow suit if you can. If not, a trump wins.
    • A trump is only a trump: it isn't in the suit of its other end.
    • If you won the bid, lead your best trumps first.
    • 21 is the moon: all seven tricks, for 21 points.
