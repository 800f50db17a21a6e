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

## Bid or pass

lesson-domino-whist-bid-title = Bid or pass
lesson-domino-whist-bid-welcome = Bid what you can win: a made bid scores, and one that's set costs as much. All others score 1 for each trick.

lesson-domino-whist-bid-bid =
    { $cleo } bid 4. You have 8-8, 5-5 and 2-2, and four blanks.
    {"**"}What do you bid?**
    .right = Three doubles should win, and blanks as trump two more. And 5 is enough to beat 4.
    .pass = With three doubles and four blanks, you can bid more than 4.
    .hint = That's more than these tiles should win. What is just enough to beat 4?

lesson-domino-whist-bid-stop =
    { $ann } bid 6, and { $cleo } bid 7. It's your turn again.
    {"**"}What do you bid?**
    .right = 8 tricks are too many for these tiles. And each trick you win against { $cleo } still scores 1.
    .hint = Your tiles should win about 5 tricks. If you bid more and are set, you lose it all.

lesson-domino-whist-bid-learned =
    • Count doubles, and the long trumps you'll have.
    • Bid just over the others.
    • Too high? Pass, and win tricks against the bid.

## Use your trumps

lesson-domino-whist-trumps-title = Use your trumps
lesson-domino-whist-trumps-welcome = You won the bid with 7 and took 5-4 from the kitty. Now plan how your tiles win 7 tricks.

lesson-domino-whist-trumps-name =
    You have four 5s with 5-5, and four blanks: 8-0, 6-0, 4-0 and 3-0.
    {"**"}Which trump do you name?**
    .right = Low blanks only win as trumps. Your 5s are high enough to win without being trump.
    .fives = 5-5 and your long 5s can win as they are. Which suit only wins as trump?
    .hint = You need a long trump. Which numbers do you have four of?

lesson-domino-whist-trumps-low =
    Blanks are trump. { $ann } led 2-2, and you have no 2s. You are last.
    {"**"}What do you play?**
    .right = You are last, so your lowest trump wins.
    .high = It wins too. But you are last: a lower trump is enough.
    .hint = That can't win, and you need 7 of the 9 tricks left. Play a trump.

lesson-domino-whist-trumps-draw =
    You lead. 0-0 is gone, and three trumps are out against you: 7-0, 5-0 and 1-0.
    {"**"}What do you lead?**
    .right = Nothing beats 8-0 now. It draws out two trumps: 5-0 and 1-0.
    .low = 7-0 could beat it. Which of your trumps can't be beaten?
    .hint = The others still have trumps. Draw them out first, with your highest.

lesson-domino-whist-trumps-eights =
    Only 7-0 is out against you. 8-8 and 7-7 are gone, so 8-7 is the highest 8 and the highest 7.
    {"**"}What do you lead?**
    .right = More 8s are out than 7s or 5s, so it's less likely that someone has none and plays 7-0 on it.
    .sevens = It's the highest 7. But just four others are out: someone could have none, and trump it. More 8s are out.
    .fives = It's the highest 5. But just four others are out: someone could have none, and trump it. More 8s are out.
    .hint = Someone could beat that. Which of your tiles is the highest of its number?

lesson-domino-whist-trumps-learned =
    • Make the suit trump that needs it most.
    • Draw trumps with one that no one can beat.
    • Then lead high in the suit of which most tiles are out.

## The last tricks

lesson-domino-whist-last-title = The last tricks
lesson-domino-whist-last-welcome = You bid 8, with 6s as trump. You have won 4 of 5 tricks. Now count what is left.

lesson-domino-whist-last-blank =
    { $ann } led 0-0, and you are last. You have no blanks: 6-0 is a trump.
    {"**"}What do you play?**
    .right = You are last, so a trump wins: your fifth trick.
    .hint = That can't win. You need 4 more of the last 6 tricks. Which of your tiles are trumps?

lesson-domino-whist-last-trump =
    You have 5 tricks. { $ann } led 1-1, and you have no 1s. You are last.
    {"**"}What do you play?**
    .right = Your last trump wins. All other 8s are gone, so 8-8 and 8-4 win after that.
    .hint = That can't win. You need 3 of the last 4 tricks: play your last trump.

lesson-domino-whist-last-suit =
    You have 7 tricks and need one more. No trump is left.
    {"**"}What do you lead?**
    .right = It's the last 8, so no one can follow or beat it: your eighth trick.
    .fours = As a 4, others can beat it: 4-4 is still out. What is its other suit?
    .hint = Someone could beat that. Which tile is the last of its suit?

lesson-domino-whist-last-learned =
    • Near the end, count what you need and what is sure.
    • The last tile of a suit wins when no trump is left.
    • Name the suit in which your tile can't be beaten.

## Name the right suit

lesson-domino-whist-suit-title = Name the right suit
lesson-domino-whist-suit-welcome = There is no trump here. The leader of a tile names one of its two suits, and that decides who wins.

lesson-domino-whist-suit-two =
    You lead, with 7-3 and 7-0. 7-5 is still out.
    {"**"}Which tile, and as which suit?**
    .right = No higher 3 is left, so you win. Then 7-0 can win as a blank.
    .right-blank = No higher blank is left, so you win. Then 7-3 can win as a 3.
    .hint = As a 7, it loses to 7-5. What is its other suit?

lesson-domino-whist-suit-last =
    Your last tile is 7-0. 0-0 and 8-0 are gone, and 7-2 is still out.
    {"**"}As which suit do you lead it?**
    .right = No higher blank is left, so the last trick is yours.
    .hint = As a 7, it loses to 7-2. What is its other suit?

lesson-domino-whist-suit-learned =
    • A tile can be low in one suit and the highest in the other.
    • Remember which high tiles are gone.
