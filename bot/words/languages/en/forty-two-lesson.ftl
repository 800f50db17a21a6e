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

## Bid and trump

lesson-forty-two-bid-title = Bid and trump
lesson-forty-two-bid-welcome = A good trump is worth more than a few doubles. Here everyone passed, and you bid last.

lesson-forty-two-bid-bid =
    You have four 2s, without 2-2, and two doubles: 5-5 and 1-1.
    {"**"}What do you bid?**
    .right = Four trumps and two doubles should win 30. Like any bid up to 42, it's worth one mark.
    .pass = With four 2s and two doubles, you can bid.
    .hint = Any bid from 30 to 42 is worth one mark, so bid no more than you must.

lesson-forty-two-bid-name =
    You won the bid with 30.
    {"**"}Which trump do you name?**
    .right = You have most of the 2s. Once the others are gone, yours win.
    .fives = 5-5 is the highest 5, but you have only two 5s. Which number is your longest?
    .hint = Count your tiles of each number. Which is your longest?

lesson-forty-two-bid-draw =
    You lead. Three trumps are out against you: 2-2, 2-1 and 2-0.
    {"**"}What do you lead?**
    .right = It draws trumps out: here 2-2 and 2-1 at once. And 3-2, which counts 5, is still yours.
    .count = A trump is right. But 3-2 counts 5, and 2-2 could win it.
    .hint = First draw out the trumps against you. They could beat that later.

lesson-forty-two-bid-last =
    You have 13 points and need 30. 18 are left, so win every trick. One trump is out against you: 2-0.
    {"**"}What do you lead?**
    .right = 2-0 must be played now, and it loses. After that, no one can trump your 1-1.
    .hint = 1-1 is the highest 1, but 2-0 can trump it. Draw that out first.

lesson-forty-two-bid-learned =
    • A long suit makes a good trump, even without its double.
    • First lead trumps that count nothing.
    • Lead your doubles when no trumps are out against you.

## Use your trumps

lesson-forty-two-trumps-title = Use your trumps
lesson-forty-two-trumps-welcome = You bid 31, with 5s as trump. 5-0 counts 5 points, so make sure that your side wins it.

lesson-forty-two-trumps-low =
    { $cleo } led 6-6, and you have no 6s. One trump is out against you, 5-4, and it beats 5-3, 5-1 and 5-0.
    {"**"}What do you play?**
    .right = A trump wins, unless 5-4 is played on it. And 5-0 stays safe in your hand.
    .count = It wins too, unless 5-4 beats it. But 5-0 counts 5: don't risk it here.
    .hint = 0-0 can't win this trick. Which of your tiles can?

lesson-forty-two-trumps-lead =
    You have 17 points and lead. 5-4 is still out.
    {"**"}5-1, 5-0 or 0-0?**
    .right = { $cleo } must play 5-4, and wins one point. Now 5-0 is the last trump.
    .right-blank = It's the highest blank. It wins, unless someone plays 5-4 on it.
    .hint = 5-4 beats it, and the others win 6 points.

lesson-forty-two-trumps-last =
    { $cleo } led 4-2, and you have no 4s. Your 5-0 is the last trump.
    {"**"}5-0 or 0-0?**
    .right = The last trump always wins: 6 points. Then 0-0 wins the last trick.
    .hint = 0-0 can't win this trick, and your side could miss 31.

lesson-forty-two-trumps-learned =
    • A low trump is often enough.
    • A trump that counts 5 is for tricks it surely wins.
    • Count the trumps, and draw out the last one against you.

## Help your partner

lesson-forty-two-partner-title = Help your partner
lesson-forty-two-partner-welcome = { $bo } is your partner. All that he wins counts for you, too.

lesson-forty-two-partner-bid =
    { $ann } bid 30, { $bo } bid 31, and { $cleo } passed. You have four 2s and 4-4.
    {"**"}What do you bid?**
    .right = { $bo } has the bid, and it's worth one mark to your side. A higher bid is only harder to make.
    .hint = { $bo }, your partner, already has the bid. A higher one is harder to make.

lesson-forty-two-partner-give =
    3s are trump, and only { $bo } has one left. He led 1-1, and you have no 1s.
    {"**"}What do you give?**
    .right = No one can beat 1-1, and 6-4 counts 10. With 4-1 from { $ann }, your side wins 16 points.
    .hint = Your side wins this trick for sure. Which of your tiles counts 10?

lesson-forty-two-partner-learned =
    • Your partner has the bid? Pass, unless your hand is very strong.
    • Your partner is sure to win the trick? Give tiles that count.

## Against a bid

lesson-forty-two-defend-title = Against a bid
lesson-forty-two-defend-welcome = { $ann } bid 30, with 3s as trump. If her side wins fewer points, your side gets the mark.

lesson-forty-two-defend-ones =
    { $ann } has 22 points and led 1-1, the highest 1. You are last.
    {"**"}4-1 or 2-1?**
    .right = 1-1 wins anyway, and 2-1 counts nothing: she gets one point.
    .hint = 4-1 counts 5, and { $ann } would win it. Which 1 counts nothing?

lesson-forty-two-defend-fours =
    { $ann } has 23 points and led 4-4, the highest 4. You are last.
    {"**"}4-1 or 4-0?**
    .right = She wins just one point, and still needs 6.
    .hint = With 4-1, { $ann } would have 29 points, and need just one more.

lesson-forty-two-defend-learned =
    • Count what the bidders have, and what they need.
    • They win the trick? Keep tiles that count for a trick of yours.

## Lose every trick

lesson-forty-two-nel-o-title = Lose every trick
lesson-forty-two-nel-o-welcome = Some tables play Nel-O: a bid to lose every trick. Your partner sits out, and there is no trump.

lesson-forty-two-nel-o-bid =
    You bid first, with 5-1, 3-1, 3-0, 2-0, 1-1, 1-0 and 0-0.
    {"**"}What do you bid?**
    .right = Low tiles lose. If you don't win a trick, your side gets a mark.
    .thirty = You have four 1s, so 30 is a fair bid. But these low tiles lose even more surely.
    .pass = You can bid with low tiles, too. Which bid is to lose every trick?
    .hint = That's hard to make. Which bid is to lose every trick?

lesson-forty-two-nel-o-lead =
    You lead, and must not win. A tile is led as its higher number.
    {"**"}What do you lead?**
    .right = It's your highest tile, so let it go now: anyone with a higher 5 must beat it or play 5-0.
    .right-low = It's low in its suit, so others beat it.
    .high = A double is the highest of its number, so you win the trick and the bid is set.
    .hint = That's the only blank there is as a lead. No one can beat it, so you win the trick.

lesson-forty-two-nel-o-learned =
    • Nel-O needs low tiles, and low ones beside each double.
    • Lead your dangerous tile first, while others have higher ones.
