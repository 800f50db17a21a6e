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

## Bid and trump

lesson-moon-bid-title = Bid and trump
lesson-moon-bid-welcome = Bid what your tiles can win, take the kitty, name trump. Then draw the trumps out.

lesson-moon-bid-bid =
    { $bo } bid 4. You have 3-3 and 6-3, the two highest 3s, and 5-5 and 4-4.
    {"**"}What do you bid?**
    .right = Two trumps and two doubles should win four tricks, and 3-2 or the kitty one more.
    .pass = With two high trumps and two doubles, you can bid.
    .hint = You score all the tricks you win anyway. Bid just enough to beat 4.

lesson-moon-bid-name =
    You took 5-1 from the kitty for 6-2. Now you have three 3s and three 5s.
    {"**"}What do you name?**
    .right = Only 3-3 beats 6-3, so you have the two best trumps. And 5-5 can win as a double.
    .fives = 5-5 wins, but 6-5, 5-4 and 5-3 beat your 5-2 and 5-1.
    .hint = You need a long suit. Which numbers do you have three of?

lesson-moon-bid-draw =
    You have won two tricks. One trump is out against you: 4-3.
    {"**"}What do you lead?**
    .right = 4-3 must be played on 3-3. Now your 3-2 is the last trump.
    .trumped = 5-5 is the highest 5, but someone without 5s can trump it with 4-3.
    .hint = Someone could beat that. Which of your trumps beats 4-3?

lesson-moon-bid-last =
    You have won four tricks, and no trump is left. Lead a 5.
    {"**"}Which one?**
    .right = No one can beat 5-5: your fifth trick, and the bid is made.
    .hint = A higher 5 can beat it, and you might never lead again. Lead the highest first.

lesson-moon-bid-learned =
    • Two high trumps are better than three low ones.
    • Draw out the last trump before you lead other suits.
    • Lead the tricks you need first.

## Use your trumps

lesson-moon-trumps-title = Use your trumps
lesson-moon-trumps-welcome = You bid 4 and named 2s. You have three trumps, but 2-2 isn't one of them.

lesson-moon-trumps-draw =
    You lead. Three trumps are out against you: 2-2, 4-2 and 2-1.
    {"**"}What do you lead?**
    .right = Only 2-2 beats it. Here it draws out 2-2 and 2-1 at once.
    .hint = First draw out trumps, with one that only 2-2 can beat.

lesson-moon-trumps-low =
    You have won no trick yet, so you need all of the last four. { $ann } led 6-1, and { $bo } has no 6s. You are last.
    {"**"}What do you play?**
    .right = Your lowest trump wins. You need 5-2 to draw out 4-2.
    .high = It wins too. But then 4-2 beats your 3-2, and you need every trick.
    .hint = That can't win, and you need all four tricks. Play a trump.

lesson-moon-trumps-lead =
    One trump is out against you: 4-2.
    {"**"}What do you lead?**
    .right = 4-2 must be played on it. Then no one can beat 4-4 and 1-1.
    .hint = It's the highest of its suit, but someone could trump it with 4-2. Draw that out first.

lesson-moon-trumps-learned =
    • Lead a high trump to draw the others out.
    • Last to play? Your lowest trump is enough.
    • Doubles win when no trumps are left.

## Against a bid

lesson-moon-defend-title = Against a bid
lesson-moon-defend-welcome = { $ann } bid 5 and named 1s. Each trick you win is a point for you, and one that she misses.

lesson-moon-defend-low =
    { $ann } led 1-1, the highest 1. You must play a 1.
    {"**"}6-1, 3-1 or 2-1?**
    .right = 1-1 wins anyway. Now your 6-1 is the highest trump.
    .hint = 1-1 wins anyway. Without it, 6-1 is the highest 1, so keep that.

lesson-moon-defend-trump =
    { $ann } led 6-4, and { $bo } played 6-6. You are last, and have no 6s: 6-1 is a trump.
    {"**"}What do you play?**
    .right = A trump wins the trick, and your lowest is enough. Keep 6-1, the highest.
    .high = It wins too. But you are last: a lower trump is enough.
    .hint = That can't win, and each trick scores a point. Which of your tiles are trumps?

lesson-moon-defend-learned =
    • Their high trump wins? Play your lowest one.
    • Each trick you win also hurts the bidder.

## Shoot the moon

lesson-moon-moon-title = Shoot the moon
lesson-moon-moon-welcome = A bid of 21 is the moon: win all seven tricks for 21 points. Miss one, and you lose 21.

lesson-moon-moon-bid =
    { $ann } bid 4, and { $bo } bid 5. You have 2-2, 6-2, 5-2, then 6-6, 6-5, 3-3 and 0-0.
    {"**"}What do you bid?**
    .right = With 2s as trump, your three draw out the other three. Then 6-6, 6-5, 3-3 and 0-0 win too.
    .hint = Count again: your three trumps draw out the other three. Can any of your tiles lose then?

lesson-moon-moon-name =
    You kept your hand.
    {"**"}Which trump do you name?**
    .right = You have the three highest 2s, and only three others are out.
    .hint = Someone would have a higher trump, or more of them. Of which number do you have the three highest?

lesson-moon-moon-draw =
    2s are trump: 4-2, 3-2 and 2-1 are out against you.
    {"**"}What do you lead?**
    .right = No one can beat it. Three leads, and no trump is left against you.
    .hint = Someone could trump that. First draw all the trumps out.

lesson-moon-moon-learned =
    • Bid 21 only if you can count seven sure tricks.
    • A sure trick: the highest of its suit, with no trumps out.
